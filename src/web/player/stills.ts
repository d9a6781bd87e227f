import type { Viewer } from '#engine/game'
import { same } from '#engine/json'
import type { Pace } from '#protocol/pace'
import type { StepTold } from '#protocol/told'
import type { BoardPace } from '#web/design/board-props'

/** How far something is told: up to a line, and so many of its events. */
export interface SoFar {
  readonly n: number
  readonly events: number
}

/** Something that is looked at for a while, and the game as it was then. */
export interface Still {
  readonly event: object
  /** How far all that happened may be spoken of by then. */
  readonly soFar: SoFar
  readonly view: object
  /** Milliseconds, as drawn. */
  readonly lasts: number
  /** It has weight, and lasts for so long at least. */
  readonly least?: number
  /** It is only seen as yet. */
  readonly isUnspoken?: true
  /** It is held at any speed and never hurried, or what comes after it would begin unnoticed. */
  readonly isBreak?: true
}

/**
 * Nobody who is asked waits longer than this for all of it, in milliseconds; others see no more of a backlog than that. It
 * is for the pace that bots play at.
 */
const PATIENCE: { readonly [Each in Pace]: { readonly asked: number; readonly watching: number } } = {
  calm: { asked: 2400, watching: 5600 },
  brisk: { asked: 1200, watching: 2800 },
  instant: { asked: 100, watching: 300 },
}

/** What is known of a step, besides what it tells. */
interface Seen {
  /** Whose line it is: what the viewer has just done is no news. */
  readonly isOwn?: (n: number) => boolean
  /** Whose eyes see it. */
  readonly viewer?: Viewer | undefined
  /** What is said of an event, where that is to be read. */
  readonly says?: ((event: object) => string) | undefined
  /** Whether the viewer is asked something by then. */
  readonly isAsked?: boolean
}

/**
 * What was told, as stills: what a game gives no time comes together with the next that has some, and what is left over
 * at the end with how things stand then.
 */
export function stillsOf(
  told: readonly StepTold[],
  { lasts, again = {}, own = [], unspoken = [], stands = {}, before = {}, live = [], isBeside }: BoardPace,
  { isOwn = () => false, viewer, says, isAsked = false }: Seen = {},
): readonly Still[] {
  const stills: Still[] = []
  let soFar: SoFar = { n: -1, events: 0 }
  let isFirst = true
  let untold: Still | undefined
  const run = new Map<string, object>()
  for (const { n, event, view } of told) {
    const { kind, seat } = event as { readonly kind: string; readonly seat?: number }
    const isAside = isBeside && isAsked && seat !== undefined && seat !== viewer
    if (n !== soFar.n) isFirst = true
    // Whoever would still look at what was before would miss it.
    if (live.includes(kind)) stills.length = 0
    const pause = before[kind]
    if (pause !== undefined) {
      // What was looked at last is now looked at together with all that was told since.
      const last = stills.pop()
      const held = untold ?? last
      if (held) stills.push({ ...held, event: (last ?? held).event, lasts: pause, isBreak: true })
      untold = undefined
    }
    soFar = { n, events: n === soFar.n ? soFar.events + 1 : 1 }
    const long = isAside ? 0 : (lasts[kind] ?? 0)
    const [base, letter] = typeof long === 'number' ? [long, 0] : long
    const read = letter > 0 && says ? base + letter * says(event).length : base
    const time = isSaid(event, kind, run, again) ? Math.min(read, again[kind]!.lasts) : read
    const least = isAside ? undefined : stands[kind]?.[seat !== undefined && seat === viewer ? 1 : 0]
    const still: Still = {
      ...{ event, soFar, view, lasts: Math.max(time, least ?? 0) },
      ...(least !== undefined && { least }),
      ...(unspoken.includes(kind) && { soFar: { n, events: soFar.events - 1 }, isUnspoken: true }),
    }
    if (time === 0 || (isFirst && own.includes(kind) && isOwn(n))) untold = still
    else {
      stills.push(still)
      untold = undefined
    }
    if (time > 0) isFirst = false
  }
  return stills
}

/** Whether it says of another what was just said, as far as it is read; from then on `run` knows it as the last of its kind. */
function isSaid(
  event: object,
  kind: string,
  run: Map<string, object>,
  again: NonNullable<BoardPace['again']>,
): boolean {
  for (const last of run.keys()) if (last !== kind && !again[last]!.between.includes(kind)) run.delete(last)
  const rule = again[kind]
  if (!rule) return false
  const last = run.get(kind)
  run.set(kind, event)
  const partsOf = (one: object): unknown[] => rule.parts.map((part) => (one as Readonly<Record<string, unknown>>)[part])
  return last !== undefined && same(partsOf(last), partsOf(event))
}

/** The stills that are shown at a speed: at none, breaks alone; and where bots play at once, the last of them in passing. */
export const shownAt = (stills: readonly Still[], speed: number, tempo: Pace = 'calm'): readonly Still[] => {
  if (speed > 0 && tempo !== 'instant') return stills
  return stills
    .filter(({ isBreak }, at) => isBreak || (speed > 0 && at === stills.length - 1))
    .map(({ least: _least, ...still }) => still)
}

/** How long a still is shown, in milliseconds. */
export const lastsAt = ({ lasts, least = 0, isBreak }: Still, speed: number, haste = 1): number =>
  isBreak ? lasts : speed === 0 ? 0 : Math.max(lasts * haste, least) / speed

interface Haste {
  readonly tempo?: Pace | undefined
  readonly patience?: number | undefined
}

/** By how much all of these stills are quickened, so that nobody waits too long for the last of them. */
export function hasteOf(
  stills: readonly Still[],
  speed: number,
  isAsked: boolean,
  { tempo = 'calm', patience = 1 }: Haste = {},
): number {
  const { asked, watching } = PATIENCE[tempo]
  const all = stills.reduce((sum, still) => sum + (still.isBreak ? 0 : lastsAt(still, speed)), 0)
  return Math.min(1, (patience * (isAsked ? asked : watching)) / Math.max(all, 1))
}
