import type { Seat, Viewer } from '#engine/game'
import type { Pace } from '#protocol/pace'
import type { LineTold, NowTold, StepTold } from '#protocol/told'
import type { BoardPace } from '#web/design/board-props'
import { hasteOf, type SoFar, shownAt, type Still, stillsOf } from '#web/player/stills'

/** What is told of a match: all that happened, how things stand, and the moments of what happened last. */
export interface Telling {
  readonly lines: readonly LineTold[]
  readonly now: NowTold
  readonly steps: readonly StepTold[]
}

/** How things are shown to someone. */
export interface Terms {
  readonly pace: BoardPace
  /** 1 as drawn; 0 shows everything at once but breaks. */
  readonly speed: number
  /** Whose doings are no news, because the viewer has just chosen them. */
  readonly own: Viewer | undefined
  /** What is told of another thread does not follow from what was shown: a table that is read anew, a jump in a replay. */
  readonly thread: unknown
  /** How fast bots play: nobody who wants them to be quick waits for what they did. Calm if left out. */
  readonly tempo?: Pace
  /** Nothing at all is shown of what happens: how things stand is enough. */
  readonly skips?: boolean
  /** What is said of an event: where bots are calm it is shown for as long as it takes to read that. */
  readonly says?: (event: object) => string
}

/** How far someone has seen what is told. */
export interface Showing<T extends Telling> {
  readonly told: T
  readonly thread: unknown
  /** Still to be seen; the first of them is being shown. */
  readonly stills: readonly Still[]
  /** By how much they are quickened: 1 not at all. */
  readonly haste: number
}

/** Whoever comes sees how things stand, and nothing of what led there. */
export const showingOf = <T extends Telling>(told: T, thread: unknown): Showing<T> => ({
  told,
  thread,
  stills: [],
  haste: 1,
})

/** More was told, perhaps by several pieces of news: what is being shown goes on, and the rest comes after it. */
export function after<T extends Telling>(before: Showing<T>, told: T, terms: Terms): Showing<T> {
  const { pace, speed, own, thread, tempo = 'calm', skips = false } = terms
  if (skips) return showingOf(told, thread)
  const isSame = before.thread === thread
  const last = isSame ? lastOf(before.told) : -1
  const isOwn = (n: number): boolean => own !== undefined && own === doerOf(told, n)
  const steps = told.steps.filter(({ n }) => n > last)
  const fresh = stillsOf(steps, pace, {
    ...{ isOwn, viewer: own, says: tempo === 'calm' ? terms.says : undefined },
    isAsked: isAsked(told),
  })
  const isNow = steps.some(({ event }) => isLive(event, pace))
  const stills = shownAt([...(isSame && !isNow ? before.stills : []), ...fresh], speed, tempo)
  const isPressed = isAsked(told) && (told.now.clocks?.running ?? []).some((seat) => seat === own)
  const patience = pace.isUnhurried && tempo === 'calm' && !isPressed ? Infinity : pace.patience
  return { told, thread, stills, haste: hasteOf(stills, speed, isAsked(told), { tempo, patience }) }
}

/** Whether it happens in time that passes, so that nobody can look at it for longer. */
const isLive = (event: object, { live = [] }: BoardPace): boolean =>
  live.includes((event as { readonly kind: string }).kind)

/** Whether it happens to others in time that passes: whoever plays has no time to hear of it. */
export function isPassedOver(event: object, you: Viewer | undefined, pace: BoardPace): boolean {
  if (you === undefined || !isLive(event, pace)) return false
  const { seat, seats } = event as { readonly seat?: Viewer; readonly seats?: readonly Viewer[] }
  return seats ? !seats.includes(you) : seat !== undefined && seat !== you
}

/** Whether the viewer is asked something, however much is still to be seen before. */
export const isAsked = ({ now }: Telling): boolean => (now.own?.choices.length ?? 0) > 0

/** The first of them has been looked at. */
export const onward = <T extends Telling>(showing: Showing<T>): Showing<T> => ({
  ...showing,
  stills: showing.stills.slice(1),
})

/** Enough has been seen: how things stand is shown at once. */
export const skipped = <T extends Telling>(showing: Showing<T>): Showing<T> =>
  showing.stills.length > 0 ? { ...showing, stills: [] } : showing

/**
 * What is told as far as it has been shown. While something is still being shown nobody is asked for anything, and how
 * it ends is not known; clocks and seats are as they really are.
 */
export function shownOf<T extends Telling>({ told, stills: [still] }: Showing<T>): T {
  if (!still) return told
  const { soFar, view } = still
  const now: NowTold = {
    ...told.now,
    view,
    status: 'live',
    pending: [],
    own: null,
    ...(told.now.advisable && { advisable: [] }),
    outcome: null,
    fairness: null,
    rematch: null,
  }
  return { ...told, lines: upTo(told.lines, soFar), now }
}

/** What happened last of all that a game has given time or at least a word, and that nobody has taken back. */
export function eventOf(lines: readonly LineTold[], { lasts }: BoardPace): object | undefined {
  const undone = new Map<Seat, number>()
  for (const { what, seat, events } of lines.toReversed()) {
    const owed = typeof seat === 'number' ? (undone.get(seat) ?? 0) : 0
    if (what === 'undo') undone.set(seat!, owed + 1)
    else if (what === 'played' && owed > 0) {
      undone.set(seat!, owed - 1)
      continue
    }
    const event = events?.findLast((told) => Object.hasOwn(lasts, (told as { readonly kind: string }).kind))
    if (event) return event
  }
  return undefined
}

const lastOf = ({ lines }: Telling): number => lines.at(-1)?.n ?? -1

/** Whose own hand a line was; a bot or the clock that chooses for somebody is another's. */
function doerOf({ lines }: Telling, n: number): Viewer | undefined {
  const line = lines.findLast((one) => one.n === n)
  return line?.what === 'played' && line.by === 'seat' ? (line.seat ?? undefined) : undefined
}

const upTo = (lines: readonly LineTold[], { n, events }: SoFar): readonly LineTold[] =>
  lines.flatMap((line) =>
    line.n > n ? [] : line.n === n && line.events ? [{ ...line, events: line.events.slice(0, events) }] : [line],
  )
