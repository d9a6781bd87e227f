import { type Change, changed } from '#engine/change'
import type { Actor, Decision, Outcome, Seat, Viewer } from '#engine/game'
import type { Refusal } from '#engine/refusal'
import type { Pace } from '#protocol/pace'
import type { Topic } from '#protocol/votes'

// What the server tells: made from what the viewer sees and hears, and from nothing else.

/** A seat as everybody sees it. */
export interface SeatTold {
  readonly plan: 'human' | 'device' | 'bot'
  /** Whose it is; `null` while it is free or a bot's. */
  readonly guest: string | null
  readonly name: string | null
  /** The level of the bot that plays here now. */
  readonly bot: string | null
  /** Which of the faces is seen here; none while it is free. */
  readonly face?: string
}

/** Who is at a table just now. */
export interface PresenceTold {
  /** Since when, by the server's clock, whoever sits there is away; `null` for those who are here, bots and free seats. */
  readonly away: readonly (number | null)[]
  /** How many watch who do not sit there, and what some of them are called. */
  readonly watching: number
  readonly names: readonly string[]
  /** The server's time when this was seen. */
  readonly at: number
}

/** A time that passes in a match, in milliseconds. */
interface TimeTold {
  readonly origin: number
  readonly every: number
}

/** The clocks as everybody sees them, in milliseconds; `at` is the server's time when they were read. */
export interface ClocksTold {
  readonly left: readonly (number | null)[]
  readonly running: readonly Seat[]
  readonly at: number
  /** All want them to stand still. */
  readonly isPaused?: true
}

/** Something that somebody wants, and that is done when all agree whom it concerns. */
export interface VoteTold {
  readonly topic: Topic
  /** The seats of those who want it, in the order in which they said so. */
  readonly agreed: readonly Seat[]
  /** The seats of those who have yet to say something. */
  readonly waits: readonly Seat[]
}

/** A question of somebody on the viewer's side, with the choices at which the viewer may point. */
export interface AdvisableTold {
  readonly seat: Seat
  /** The number by which that seat knows it. */
  readonly decision: number
  readonly kind: string
  readonly choices: readonly object[]
}

/** What somebody points at, of the choices of another. */
export interface AdviceTold {
  readonly by: Seat
  readonly to: Seat
  /** The question of that seat which is meant, by its number there. */
  readonly decision: number
  readonly choice: object
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
  /** When the match's own time began, by the server's clock, and how far apart its beats are; `null` while none passes. */
  readonly time?: TimeTold | null
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
  /** For each seat the number of its side, as everybody knows, `null` for who plays alone; only where there are sides. */
  readonly sides?: readonly (number | null)[]
  /** What others of the viewer's side are asked, and where the viewer may point at a choice; only where there are sides. */
  readonly advisable?: readonly AdvisableTold[]
  /** What is pointed at; told to those who come, and then by itself. Only where there are sides. */
  readonly advice?: readonly AdviceTold[]
  /** What somebody wants and has not come about; nothing was ever wanted where it is left out. */
  readonly votes?: readonly VoteTold[]
  readonly outcome?: Outcome | null
  readonly fairness?: FairnessTold | null
  readonly rematch?: string | null
  /** The score of the matches before this one, which it carries on; left out where there were none. */
  readonly series?: SeriesTold
  /** Who is there; told to those who come, and then by itself. */
  readonly presence?: PresenceTold
}

/** Matches of the same people one after another, as rematches carry them on. */
export interface SeriesTold {
  /** How many of them nobody won. */
  readonly drawn: number
  /** As they sat in the last of them, seat by seat. */
  readonly players: readonly SeriesPlayer[]
}

interface SeriesPlayer {
  /** By this they are known again. */
  readonly who: string
  /** The name; of a bot, its level. */
  readonly name: string
  /** How many of them they have won. */
  readonly won: number
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
  /** What somebody was called before. */
  readonly was?: string
  readonly guest?: string
  readonly by?: 'seat' | 'bot' | 'clock'
  readonly level?: string
  /** Which seat wanted it, where it was done to another or for all. */
  readonly asked?: Seat
  readonly text?: string
  /** How long, in milliseconds, nobody saw to the table: no clock ran. */
  readonly away?: number
  readonly table?: string
  /** How fast bots play from then on. */
  readonly pace?: Pace
  /** What somebody says to something that needs all whom it concerns, and what that is. */
  readonly says?: 'wants' | 'agrees' | 'refuses' | 'withdraws'
  readonly topic?: Topic
  /** What all have agreed to by this, and what is done now. */
  readonly agreed?: readonly Topic[]
  /** What is said is for the own team alone. */
  readonly to?: 'team'
  /** Why the table was closed. */
  readonly reason?: 'rules' | 'expired' | 'host'
  /** What the game told of it, as far as the viewer hears. */
  readonly events?: readonly object[]
  /** What changed in the viewer's view with each of the events; told as it happens, not to those who come later. */
  readonly changes?: readonly (Change | null)[]
}

/**
 * What a viewer saw once: the view before these lines, and then what was told, a line or some at a time, with how the view
 * changed.
 */
export interface PastTold {
  readonly view: object | null
  readonly news: readonly {
    readonly lines: readonly LineTold[]
    /** The view as a whole, where none was before; or what has changed in it besides. */
    readonly now: Pick<NewsTold, 'view' | 'change'>
  }[]
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
  /** How fast bots play, when this was told; a line says so when it changes. */
  readonly pace: Pace
  readonly host: string
  /** Which guest the host is. */
  readonly by: string
  /** The hash of the server's secret, shown before the seats are filled. */
  readonly commitment: string
  readonly rematchOf: string | null
  /** At a rematch, who sat where before. */
  readonly expects: readonly ({ readonly guest: string; readonly name: string } | null)[] | null
  /** How long, in milliseconds, somebody may be away before others may go on without them; 0 for ever. */
  readonly patience: number
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

/** Whom one's match waits for, as far as one may know, and since when, in milliseconds since 1970. */
interface WaitTold {
  readonly actor: Actor
  readonly since: number
}

/** A match of one's own, as the list of them has it. */
export interface OwnMatchTold {
  readonly id: string
  readonly game: string
  readonly status: 'open' | 'live' | 'over'
  readonly seats: readonly SeatTold[]
  /** One's own seats: more than one where several share a screen. */
  readonly own: readonly Seat[]
  /** Those who have not chosen yet; a secret question is told to its seat alone. */
  readonly awaited: readonly WaitTold[]
  /** When it ended, or if it has not, when it was set up. */
  readonly at: number
  readonly outcome: Outcome | null
  /** The score with this match, or if it is not over, before it. */
  readonly series: SeriesTold | null
}

/** Some of one's matches, and where the next of them begin; `null` if these were the last. */
export interface OwnMatchesTold {
  readonly matches: readonly OwnMatchTold[]
  readonly next: string | null
}

/** Of so many matches so many were won, and so many drawn. */
export interface TallyTold {
  readonly played: number
  readonly won: number
  readonly drawn: number
}

/** How one has fared, in the matches that were played to their end. */
export interface RecordTold {
  /** In all of them. */
  readonly all: TallyTold
  /** Whether these are all that there are; of very many only the newest are counted. */
  readonly isWhole: boolean
  readonly seats: readonly (TallyTold & { readonly game: string; readonly seat: Seat })[]
  readonly levels: readonly (TallyTold & { readonly level: string })[]
  /** Head to head: who came off better, whoever else won. Those with whom one has played most come first. */
  readonly opponents: readonly (TallyTold & { readonly guest: string; readonly name: string })[]
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
  | { readonly kind: 'presence'; readonly table: string; readonly presence: PresenceTold }
  | {
      readonly kind: 'advice'
      readonly table: string
      readonly as: Viewer
      readonly advice: readonly AdviceTold[]
    }
  | { readonly kind: 'lobby'; readonly tables: readonly LobbyTold[] }
  | { readonly kind: 'done'; readonly ref: number; readonly [more: string]: unknown }
  | { readonly kind: 'refused'; readonly ref: number | null; readonly error: Refusal }
  | { readonly kind: 'bye'; readonly reason: string }
