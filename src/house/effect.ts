import type { AnyEvent, Game, GameTypes, Seat, Viewer } from '#engine/game'
import type { Input } from '#engine/match'
import type { Entry, Logged, TableFact } from '#house/entry'

/** Something that the rules told, and the state as it was then, where that is known. */
export interface Happened {
  readonly event: AnyEvent
  readonly state?: GameTypes['State']
}

/** What an entry did: the truth, of which each viewer is told a part. */
export interface Effect extends Pick<TableFact, 'seal' | 'ears' | 'isSecret' | 'isAside' | 'agreed'> {
  readonly logged: Logged
  readonly happened: readonly Happened[]
}

/** What an entry of the log did, without the states that it led through. */
export function effectOf(logged: Logged): Effect {
  const { fact } = logged
  if (!fact) throw new Error(`Nobody knows what entry ${logged.seq} did.`)
  const { match, took = [], seal, ears, isSecret, isAside, agreed } = fact
  return {
    logged,
    happened: [match ?? {}, ...took].flatMap(({ told = [] }) => told.map(([event]) => ({ event }))),
    ...(seal && { seal }),
    ...(ears && { ears }),
    ...(isSecret && { isSecret }),
    ...(isAside && { isAside }),
    ...(agreed && { agreed }),
  }
}

/** The inputs of the match that an entry stands for, each with what it did. */
export const takenBy = ({ entry, fact }: Logged): readonly { readonly input: Input; readonly fact: TakenFact }[] =>
  (fact?.took ?? []).map(({ input = inputOf(entry)!, ...taken }) => ({ input, fact: taken }))

type TakenFact = Omit<NonNullable<TableFact['took']>[number], 'input'>

/** The input that an entry is; `undefined` if it is none, or several. */
export function inputOf(entry: Entry): Input | undefined {
  if (entry.kind === 'input') return entry.input
  if (entry.kind === 'claimed') return { actor: 'clock', act: 'flag', seats: [entry.seat] }
  if (entry.kind !== 'flagged') return undefined
  return 'seats' in entry ? { actor: 'clock', act: 'flag', seats: entry.seats } : { actor: entry.seat, act: 'resign' }
}

/** Whether `viewer` learns of it at all. */
export const isFor = ({ ears }: Effect, viewer: Viewer): boolean => !ears || ears.includes(viewer)

/** Everyone who may be told something: each seat, and the spectators, who all see the same. */
export const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'spectator']

/** Those who learn of a secret answer: its seat, and whoever hears something of what followed. */
export const earsOf = (
  game: Game<GameTypes>,
  seats: number,
  actor: Seat,
  happened: readonly Happened[],
): readonly Viewer[] =>
  viewersOf(seats).filter(
    (viewer) => viewer === actor || happened.some(({ event }) => game.hear(event, viewer) !== undefined),
  )
