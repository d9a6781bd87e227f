import type { Actor, Seat } from '#engine/game'

/** How time is kept at a table; all times in milliseconds. */
export type ClockPlan =
  | { readonly kind: 'none' }
  /** So much for each question; when it runs out, the server chooses. */
  | { readonly kind: 'move'; readonly ms: number }
  /** So much for the whole match, and some more after each choice; whoever runs out has lost his seat. */
  | { readonly kind: 'bank'; readonly ms: number; readonly increment: number }
  /** Days for each question: slow play. */
  | { readonly kind: 'days'; readonly days: number }

const DAY = 86_400_000

/** What each seat has left, and since when the clocks of those who are to choose run. */
export interface Clocks extends Asking {
  readonly plan: ClockPlan
  /** At the moment `since`; `null` where no time is kept. */
  readonly left: readonly (number | null)[]
  readonly since: number
  /** The clocks before the last choice that can still be undone. */
  readonly before: Clocks | null
}

/** What a table waits for, as far as clocks mind. */
export interface Asking {
  /** The number of the question that each seat is asked, if any. */
  readonly asked: readonly (number | null)[]
  /** The people who have yet to answer theirs. */
  readonly running: readonly Seat[]
  /** Who may undo. */
  readonly undoer: Actor | null
}

const perQuestion = (plan: ClockPlan): number | null =>
  plan.kind === 'move' ? plan.ms : plan.kind === 'days' ? plan.days * DAY : null

export function startClocks(plan: ClockPlan, asking: Asking, now: number): Clocks {
  const first = plan.kind === 'bank' ? plan.ms : perQuestion(plan)
  return { plan, left: asking.asked.map(() => first), ...asking, since: now, before: null }
}

/** What each seat has left at a moment; never less than nothing. */
export const timeLeft = ({ left, running, since }: Clocks, now: number): (number | null)[] =>
  left.map((time, seat) =>
    time !== null && running.includes(seat) ? Math.max(0, time - Math.max(0, now - since)) : time,
  )

/**
 * After choices were played, those of `moved` among them, or after something else if it is left out. Only a new question
 * brings new time: whoever locks a choice in, takes it back, leaves or returns goes on with what was left.
 */
export function turnClocks(clocks: Clocks, asking: Asking, now: number, moved?: readonly Seat[]): Clocks {
  const { plan, undoer } = clocks
  const left = timeLeft(clocks, now).map((time, seat) => {
    if (time === null) return null
    if (plan.kind === 'bank') return moved?.includes(seat) ? time + plan.increment : time
    return asking.asked[seat] === clocks.asked[seat] ? time : perQuestion(plan)
  })
  const earlier = asking.undoer === undoer ? clocks.before : null
  const before = asking.undoer === null ? null : moved ? { ...clocks, before: earlier } : earlier
  return { plan, left, ...asking, since: now, before }
}

/** After someone has undone a choice: his time is what it would be, had he never chosen. */
export function turnBackClocks(clocks: Clocks, asking: Asking, now: number): Clocks {
  const { before, undoer } = clocks
  const turned = turnClocks(clocks, asking, now)
  const left = timeLeft(before!, now).map((time, seat) => (seat === undoer ? time : turned.left[seat]!))
  return { ...turned, left, before: before!.before }
}

/** When the first clock that runs will have run out, and whose it is. */
export function nextFlag({ left, running, since }: Clocks): { readonly seat: Seat; readonly at: number } | undefined {
  const flags = running.flatMap((seat) => {
    const time = left[seat]
    return time === null || time === undefined ? [] : [{ seat, at: since + time }]
  })
  return flags.toSorted((a, b) => a.at - b.at)[0]
}
