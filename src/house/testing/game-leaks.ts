import { anyTable } from '#engine/options'
import { pick, type Random, SeededRandom } from '#engine/random'
import { sampleOf } from '#engine/testing/sample'
import type { AnyBox } from '#games/box'
import type { ClockPlan } from '#house/clock'
import { awaitedAt } from '#house/seating'
import { tellAll } from '#house/tell'
import { huntLeak, huntLeakInDeals, type Leak, type Probe, type Telling, telling } from '#house/testing/leaks'

// The hunt for leaks over any game: at which tables, what is tried there, and which leaks are put in to be found.

/** Ways to keep a secret that the contract offers: choices sealed, questions to one or to several at once, asides. */
export const SECRECIES = ['sealed', 'secret', 'secret-to-several', 'asides'] as const
type Secrecy = (typeof SECRECIES)[number]

export interface HuntedTable {
  readonly seats: number
  readonly options: object
}

/** What the hunt should know of a game; whatever is left out has a good default. */
export interface GameLeaks {
  /** The tables at which is hunted. */
  readonly tables?: readonly HuntedTable[]
  readonly clocks?: readonly ClockPlan[]
  /** What someone may try, besides all that is a choice of the game and much that is none. */
  readonly probes?: readonly Probe[]
  /** Which ways of keeping a secret the game uses: the hunt must have come across each of them, and no other. */
  readonly keeps?: readonly Secrecy[]
  /** Rules that say too much, by where they say it; each must be found. */
  planted?(box: AnyBox): Readonly<Record<string, AnyBox>>
  /** Rules that say too much when they deal. */
  plantedInDeals?(box: AnyBox): Readonly<Record<string, AnyBox>>
  /** Where what is planted can be seen; the first table, unless told. */
  readonly plantedAt?: HuntedTable
}

const CLOCKS: readonly ClockPlan[] = [
  { kind: 'none' },
  { kind: 'game' },
  { kind: 'bank', ms: 900_000, increment: 3000 },
  { kind: 'move', ms: 30_000 },
]
const TABLES = 16
const GARBAGE: readonly unknown[] = [null, 7, 'pass', [], {}, { kind: 'dance' }, { kind: 7 }, { kind: 'constructor' }]
/** Each planted leak shows within so many states. */
const STATES_TO_FIND = 2000
const DEALS = 60

/** A message that says more than it may, and the way of keeping a secret that it breaks. */
interface TooMuch {
  readonly of?: Secrecy
  readonly say: Partial<Telling>
}

/** What the house could give away of any game. */
const TOO_MUCH: Readonly<Record<string, TooMuch>> = {
  'the dice to come': { say: { now: (table) => table.freeze().match!.now.dice } },
  'the salts': { say: { now: (table) => table.seats } },
  'the sealed choice of another': {
    of: 'sealed',
    say: {
      now: (table, viewer, at) => [
        tellAll(table, viewer, [], at),
        table.seats.map((_, seat) => table.match!.sealedBy(seat) ?? null),
      ],
    },
  },
  'how often a choice was exchanged': { of: 'sealed', say: { now: (table) => table.seq } },
  'the news of a sealed choice': { of: 'sealed', say: { news: (_table, told) => told.logged.entry } },
  'who is asked in secret': {
    of: 'secret',
    say: { now: (table) => table.match!.pending().map(({ actor }) => actor) },
  },
  'since when a match waits, whoever is asked': {
    of: 'secret',
    say: { now: (table) => awaitedAt(table).map(({ since }) => since) },
  },
  'how often the position has changed': { of: 'secret', say: { now: (table) => table.match!.plays } },
  'the clocks of secret questions': { of: 'secret', say: { now: (table) => table.clocks?.secrets ?? null } },
  'how often someone missed a secret question': {
    of: 'secret',
    say: { now: (table) => table.seats.map((sitter) => sitter!.missedOf) },
  },
  'who has answered in secret': {
    of: 'secret-to-several',
    say: { news: (_table, { logged: { entry } }) => 'input' in entry && entry.input.actor },
  },
  'what others may settle': {
    of: 'asides',
    say: { now: (table) => table.seats.map((_, seat) => table.match!.asides(seat)) },
  },
  'what another settles': {
    of: 'asides',
    say: { news: (_table, told) => (told.isAside ? told.logged.entry : null) },
  },
}

/** What the house could give away of a game that keeps its secrets so. */
export const tooMuchOf = ({ keeps = [] }: GameLeaks): (readonly [what: string, say: Partial<Telling>])[] =>
  Object.entries(TOO_MUCH).flatMap(([what, { of, say }]) => (of && !keeps.includes(of) ? [] : [[what, say] as const]))

/** The tables of a game at which is hunted: those it names, or its plainest one and some others. */
export function tablesOf({ game }: AnyBox, { tables }: GameLeaks): readonly HuntedTable[] {
  if (tables) return tables
  const random = SeededRandom.from('tables')
  const others = Array.from({ length: TABLES }, () => anyTable(game, random))
  return [{ seats: game.about.seats[0], options: {} }, ...others]
}

/** What a hunt came to. */
export interface Bag {
  leak: Leak | undefined
  /** How many states were looked at, by everybody. */
  states: number
  /** How many looks fell into a moment with a secret of each kind. */
  readonly looks: Record<Secrecy, number>
}

export interface Beat {
  readonly tables: readonly HuntedTable[]
  /** So many states, in equal parts at each table. */
  readonly states: number
  readonly say?: Partial<Telling>
  /** The number of the first match at a table, and how far it is to the next one. */
  readonly first?: number
  readonly step?: number
}

/** Plays random matches until so many states were looked at, or a leak is found. */
export function hunt(box: AnyBox, leaks: GameLeaks, { tables, states, say, first = 0, step = 1 }: Beat): Bag {
  const bag: Bag = { leak: undefined, states: 0, looks: { sealed: 0, secret: 0, 'secret-to-several': 0, asides: 0 } }
  const clocks = leaks.clocks ?? CLOCKS
  const probes = probesOf(box, leaks)
  for (const { seats, options } of tables)
    for (let match = first, seen = 0; seen * tables.length < states; match += step) {
      const found = huntLeak({
        box,
        options,
        seats,
        seed: `${seats} ${JSON.stringify(options)} ${match}`,
        probes,
        telling: { ...counting(bag.looks), ...say },
        clock: clocks[match % clocks.length]!,
      })
      bag.states += found.states
      bag.leak = found.leak
      if (found.leak) return bag
      seen += found.states
    }
  return bag
}

/** Whether a leak that was put in, into the rules or into what is said, is found. */
export function isFound(box: AnyBox, leaks: GameLeaks, say: Partial<Telling> = {}): boolean {
  const tables = [leaks.plantedAt ?? tablesOf(box, leaks)[0]!]
  return hunt(box, leaks, { tables, states: STATES_TO_FIND, say }).leak !== undefined
}

/** Looks for a leak in what is told of the deal. */
export function huntDeals(box: AnyBox, tables: readonly HuntedTable[]): Leak | undefined {
  for (const table of tables) {
    const leak = huntLeakInDeals({ box, ...table }, DEALS)
    if (leak) return leak
  }
  return undefined
}

function probesOf({ game }: AnyBox, { probes = [] }: GameLeaks): readonly Probe[] {
  return [(luck: Random) => sampleOf(game.schemas.choice, luck), (luck: Random) => pick(luck, GARBAGE), ...probes]
}

const counting = (looks: Bag['looks']): Telling => ({
  now(table, viewer, at) {
    const pending = table.match!.pending()
    const secret = pending.filter((question) => question.secret).length
    if (secret > 0) looks.secret++
    if (secret > 1) looks['secret-to-several']++
    if (pending.some(({ locked }) => locked)) looks.sealed++
    return telling.now(table, viewer, at)
  },
  news(table, told, viewer, at, before) {
    if (told.isAside) looks.asides++
    return telling.news(table, told, viewer, at, before)
  },
})
