import type { Actor, Seat } from '#engine/game'

/** How time is kept at a table; all times in milliseconds. */
export type ClockPlan =
  | { readonly kind: 'none' }
  /** So much for each question; when it runs out, the server chooses. */
  | { readonly kind: 'move'; readonly ms: number }
  /** For each kind of question what the game says of it. */
  | { readonly kind: 'game' }
  /** So much for the whole match, and some more after each choice; whoever runs out has lost the seat. */
  | { readonly kind: 'bank'; readonly ms: number; readonly increment: number }
  /** Days for each question: slow play. */
  | { readonly kind: 'days'; readonly days: number }

/** What a game says of its questions. */
export type Limits = Readonly<Record<string, number>>

const DAY = 86_400_000
/** For a kind of question of which the game says nothing. */
const USUAL = 30_000
/** For a secret one: meanwhile all wait, and nobody may know for whom. */
const USUAL_SECRET = 12_000

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
  /** The number of the question that each seat is asked openly, if any. */
  readonly asked: readonly (number | null)[]
  /** What a new question is given, seat by seat. */
  readonly given: readonly (number | null)[]
  /** The part that each seat is in, where that is what time is given for. */
  readonly parts?: readonly (string | null)[]
  /** The people who have yet to answer theirs. */
  readonly running: readonly Seat[]
  /** Those who are asked in secret: that never shows on the clocks that everybody sees. */
  readonly secrets: readonly SecretClock[]
  /** Who may undo. */
  readonly undoer: Actor | null
}

/** The clock of a secret question, which only its seat sees. */
export interface SecretClock {
  readonly seat: Seat
  readonly decision: number
  readonly left: number
  /** Not while a bot plays. */
  readonly runs: boolean
}

/** What a question is given; `null` where it is not timed by itself. */
export function timeFor(
  plan: ClockPlan,
  limits: Limits | undefined,
  { kind, secret }: { readonly kind: string; readonly secret?: true },
): number | null {
  if (plan.kind === 'none') return null
  if (plan.kind === 'days') return plan.days * DAY
  if (secret) return limits?.[kind] ?? USUAL_SECRET
  if (plan.kind === 'game') return limits?.[kind] ?? USUAL
  return plan.kind === 'move' ? plan.ms : null
}

export function startClocks(plan: ClockPlan, asking: Asking, now: number): Clocks {
  const left = asking.given.map((given) => (plan.kind === 'bank' ? plan.ms : given))
  return { plan, left, ...asking, since: now, before: null }
}

/** What each seat has left at a moment, as everybody sees it; never less than nothing. */
export const timeLeft = ({ left, running, since }: Clocks, now: number): (number | null)[] =>
  left.map((time, seat) => (time !== null && running.includes(seat) ? lessThan(time, since, now) : time))

/** What a secret question has left at a moment. */
export const secretLeft = ({ since }: Clocks, { left, runs }: SecretClock, now: number): number =>
  runs ? lessThan(left, since, now) : left

const lessThan = (time: number, since: number, now: number): number => Math.max(0, time - Math.max(0, now - since))

/**
 * After choices were played, those of `moved` among them, or after something else if it is left out. Only a new question
 * brings new time: whoever locks a choice in, takes it back, leaves or returns goes on with what was left.
 */
export function turnClocks(clocks: Clocks, asking: Asking, now: number, moved?: readonly Seat[]): Clocks {
  const { plan, undoer } = clocks
  const left = timeLeft(clocks, now).map((time, seat) => {
    if (plan.kind === 'bank') return moved?.includes(seat) ? time! + plan.increment : time
    return asking.asked[seat] === clocks.asked[seat] || isSamePart(clocks, asking, seat) ? time : asking.given[seat]!
  })
  const secrets = asking.secrets.map((secret) => {
    const { seat, decision } = secret
    const earlier = clocks.secrets.find((other) => other.seat === seat && other.decision === decision)
    return earlier ? { ...secret, left: secretLeft(clocks, earlier, now) } : secret
  })
  const earlier = asking.undoer === undoer ? clocks.before : null
  const before = asking.undoer === null ? null : moved ? { ...clocks, before: earlier } : earlier
  return { plan, left, ...asking, secrets, since: now, before }
}

const isSamePart = ({ parts: before }: Asking, { parts }: Asking, seat: Seat): boolean =>
  typeof parts?.[seat] === 'string' && parts[seat] === before?.[seat]

/** After someone has undone a choice: the time left is what it would be, had that never been chosen. */
export function turnBackClocks(clocks: Clocks, asking: Asking, now: number): Clocks {
  const { before, undoer } = clocks
  const turned = turnClocks(clocks, asking, now)
  const left = timeLeft(before!, now).map((time, seat) => (seat === undoer ? time : turned.left[seat]!))
  return { ...turned, left, before: before!.before }
}

/** The same clocks, had they been stopped for so long since they were read. */
export const withoutTime = (clocks: Clocks, away: number): Clocks => ({
  ...clocks,
  since: clocks.since + away,
  before: clocks.before && withoutTime(clocks.before, away),
})

/** A clock that will have run out. */
interface Flag {
  readonly seat: Seat
  readonly at: number
  readonly isSecret: boolean
}

/** The seats whose clocks, as everybody sees them, run out at that very moment. */
export const flaggedAt = ({ left, running, since }: Clocks, at: number): readonly Seat[] =>
  running.filter((seat) => typeof left[seat] === 'number' && since + left[seat] === at)

/** When the first clock that runs will have run out, and whose it is. */
export function nextFlag({ plan, left, running, secrets, since }: Clocks): Flag | undefined {
  if (plan.kind === 'none') return undefined
  const flags = running.flatMap((seat): Flag[] => {
    const time = left[seat]
    return time === null || time === undefined ? [] : [{ seat, at: since + time, isSecret: false }]
  })
  for (const { seat, left: time, runs } of secrets) if (runs) flags.push({ seat, at: since + time, isSecret: true })
  return flags.toSorted((a, b) => a.at - b.at)[0]
}
