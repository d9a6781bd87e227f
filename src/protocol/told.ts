import { type Change, changed } from '#engine/change'
import type { Decision, Outcome, Seat, Viewer } from '#engine/game'
import type { Refusal } from '#engine/refusal'

// What the server tells: made from what the viewer sees and hears, and from nothing else.

/** A seat as everybody sees it. */
export interface SeatTold {
  readonly plan: 'human' | 'device' | 'bot'
  /** Whose it is; `null` while it is free or a bot's. */
  readonly guest: string | null
  readonly name: string | null
  /** The level of the bot that plays here now. */
  readonly bot: string | null
}

/** The clocks as everybody sees them, in milliseconds; `at` is the server's time when they were read. */
export interface ClocksTold {
  readonly left: readonly (number | null)[]
  readonly running: readonly Seat[]
  readonly at: number
}

/** A question of the match, and whether its seat has locked in an answer. A secret one is told to its seat alone. */
export interface AskedTold extends Decision {
  readonly locked?: true
}

/** How things stand for one viewer. */
export interface NowTold extends NewsTold {
  readonly seats: readonly SeatTold[]
  readonly clocks: ClocksTold | null
  readonly pending: readonly AskedTold[]
  readonly own: OwnTold | null
  readonly outcome: Outcome | null
  readonly fairness: FairnessTold | null
  readonly rematch: string | null
}

/** What the luck of a match was made of; shown when it is over. */
interface FairnessTold {
  readonly secret: string
  readonly salts: readonly string[]
  readonly seed: string
}

/** How things stand for one viewer who knows how they stood before: what has not changed is left out. */
export interface NewsTold {
  readonly status: 'open' | 'live' | 'over'
  readonly seats?: readonly SeatTold[]
  /** Left out where no time is kept. */
  readonly clocks?: ClocksTold | null
  readonly pending?: readonly AskedTold[]
  /** The viewer's own question: its number, the choices, and the sealed choice that is locked in. */
  readonly own?: OwnTold | null
  /** What the viewer may settle alone at any time, asked or not; only where a game knows such things. */
  readonly asides?: readonly object[]
  /** The game as the viewer sees it, whole: where it is not known yet. None before the match starts. */
  readonly view?: object
  /** What has changed in the view since, besides what has changed with the events of the lines. */
  readonly change?: Change
  readonly outcome?: Outcome | null
  readonly fairness?: FairnessTold | null
  readonly rematch?: string | null
}

/** An event as the viewer heard it, and the game as the viewer saw it then. */
export interface StepTold {
  /** The number of the line that told it. */
  readonly n: number
  readonly event: object
  readonly view: object
}

/** How things stand after news, and the steps that led there, where they were told. */
export function nowAfter(
  before: NowTold,
  lines: readonly LineTold[],
  { change, ...news }: NewsTold,
): { readonly now: NowTold; readonly steps: readonly StepTold[] } {
  if (news.view) return { now: { ...before, ...news }, steps: [] }
  let { view } = before
  const steps: StepTold[] = []
  for (const { n, events = [], changes } of lines)
    for (const [at, event] of events.entries()) {
      const step = changes?.[at]
      if (step) view = changed(view, step) as object
      if (view && changes) steps.push({ n, event, view })
    }
  if (change) view = changed(view, change) as object
  return { now: { ...before, ...news, ...(view && { view }) }, steps }
}

export interface OwnTold {
  /** The questions of this seat are counted from 0; this is the number of the one that is open. */
  readonly decision: number
  readonly kind: string
  readonly choices: readonly object[]
  readonly locked: object | null
  readonly canUndo: boolean
}

/** One line of a table's log, as one viewer is told it. `n` counts the viewer's own lines, from 1. */
export interface LineTold {
  readonly n: number
  readonly at: number
  readonly what: string
  readonly seat?: Seat | null
  /** Whose time ran out, where several had none left at the same moment. */
  readonly seats?: readonly Seat[]
  readonly name?: string
  readonly guest?: string
  readonly by?: 'seat' | 'bot' | 'clock'
  readonly level?: string
  readonly text?: string
  /** How long, in milliseconds, nobody saw to the table: no clock ran. */
  readonly away?: number
  readonly table?: string
  /** Why the table was closed. */
  readonly reason?: 'rules' | 'expired' | 'host'
  /** What the game told of it, as far as the viewer hears. */
  readonly events?: readonly object[]
  /** What changed in the viewer's view with each of the events; told as it happens, not to those who come later. */
  readonly changes?: readonly (Change | null)[]
}

/** What a table is, from the start to the end. */
export interface TableTold {
  readonly id: string
  readonly game: string
  readonly options: object
  readonly clock: object
  readonly public: boolean
  /** How long, in milliseconds, after it has happened spectators learn what happens in the match. */
  readonly delay: number
  readonly host: string
  /** Which guest the host is. */
  readonly by: string
  /** The hash of the server's secret, shown before the seats are filled. */
  readonly commitment: string
  readonly rematchOf: string | null
}

/** A table, and how things stand there for one viewer. */
export interface LookTold {
  readonly table: TableTold
  readonly as: Viewer
  readonly now: NowTold
}

/** A table in the lobby. */
export interface LobbyTold {
  readonly id: string
  readonly game: string
  readonly status: 'open' | 'live' | 'over'
  readonly seats: readonly SeatTold[]
  readonly clock: object
  readonly options: object
  readonly at: number
}

/** Everything a socket can be told. */
export type SocketTold =
  | {
      readonly kind: 'hello'
      readonly guest: string
      readonly name: string
      readonly version: string
      readonly at: number
    }
  | {
      readonly kind: 'table'
      readonly table: TableTold
      readonly as: Viewer
      readonly lines: readonly LineTold[]
      readonly now: NowTold
    }
  | {
      readonly kind: 'lines'
      readonly table: string
      readonly as: Viewer
      readonly lines: readonly LineTold[]
      readonly now: NewsTold
    }
  | { readonly kind: 'lobby'; readonly tables: readonly LobbyTold[] }
  | { readonly kind: 'done'; readonly ref: number; readonly [more: string]: unknown }
  | { readonly kind: 'refused'; readonly ref: number | null; readonly error: Refusal }
  | { readonly kind: 'bye'; readonly reason: string }
