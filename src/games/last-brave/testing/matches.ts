import type { Seat } from '#engine/game'
import { Match, type Start } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import { lastBrave } from '#games/last-brave/game'
import {
  formatChoice,
  formatEvent,
  formatFighter,
  parseChoice,
  parseSeat,
  position,
  seatName,
} from '#games/last-brave/notation'
import type { Options } from '#games/last-brave/options'
import type { Event, LastBrave, Setup } from '#games/last-brave/types'

export { refusalOf } from '#engine/testing/refusals'

export type LastMatch = Match<LastBrave>
type Luck = Pick<Start, 'seed' | 'dice'>

/** A match of so many seats with these options, the others at their default, dealt from a seed. */
export const newMatch = (seats = 4, options: Partial<Options> = {}, luck: Luck = { seed: 'brave' }): LastMatch =>
  Match.start(lastBrave, { seats, options, ...luck })

/** A match from a position; the seed is for the bouts after it. */
export const fromSetup = (setup: Setup, luck: Luck = {}): LastMatch =>
  Match.start(lastBrave, { seats: setup.fighters.length, setup, ...luck })

/** A match from a start as the worked examples print it. */
export const from = (start: string, luck: Luck = {}): LastMatch => fromSetup(position(start), luck)

/** Who is asked what: `S2 damage`, or `over`. */
export const asked = (match: LastMatch): string =>
  match.outcome
    ? 'over'
    : match
        .pending()
        .map(({ actor, kind }) => `${seatName(actor as Seat)} ${kind}`)
        .join(', ')

/** What a seat may choose, as printed; by default the seat that is asked. */
export const offered = (match: LastMatch, seat = match.pending()[0]?.actor ?? 0): string[] =>
  match.choices(seat).map(formatChoice)

/** Submits an answer written as `S2: use Shield.Fa`, in whatever window, and returns what happened. */
export function answer(match: LastMatch, written: string): readonly Event[] {
  const [seat, choice] = written.split(': ') as [string, string]
  return match.submit({ actor: parseSeat(seat), choice: parseChoice(choice) })
}

/** Submits answers one after another and returns all that happened. */
export const answers = (match: LastMatch, ...written: readonly string[]): readonly Event[] =>
  written.flatMap((one) => answer(match, one))

/** All seats as an `end:` block prints them. */
export const table = ({ state }: LastMatch): string[] => state.fighters.map(formatFighter)

/** The first event of a kind; that there is none is an error. */
export function the<Kind extends Event['kind']>(events: readonly Event[], kind: Kind): Extract<Event, { kind: Kind }> {
  const found = events.find((event) => event.kind === kind)
  if (!found) throw new Error(`Nothing of the kind "${kind}" happened, but ${kinds(events).join(', ')}.`)
  return found as Extract<Event, { kind: Kind }>
}

/** Plays a match to its end, or so many answers, with random choices, and returns what happened. */
export function playOut(match: LastMatch, seed: string, answersAtMost = 10_000): readonly Event[] {
  const luck = SeededRandom.from(seed)
  const events: Event[] = [...match.opening]
  for (let count = 0; count < answersAtMost && !match.outcome; count++) {
    const { actor } = match.pending()[0]!
    events.push(...match.submit({ actor, choice: pick(luck, match.choices(actor)) }))
  }
  return events
}

/** What happened, as the worked examples print it. */
export const told = (events: readonly Event[]): string[] => events.flatMap((event) => formatEvent(event) ?? [])

/** The kinds of what happened, in order. */
export const kinds = (events: readonly Event[]): string[] => events.map(({ kind }) => kind)
