import { Match, type Start } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import type { CardId } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import type { Options } from '#games/brave-rats/options'
import type { BraveRats, Event, Round, Setup } from '#games/brave-rats/types'

export { refusalOf } from '#engine/testing/refusals'

export type BraveMatch = Match<BraveRats>
type Luck = Pick<Start, 'seed' | 'dice'>

/** A match with these options, the others at their default. */
export const newMatch = (options: Partial<Options> = {}, luck: Luck = {}): BraveMatch =>
  Match.start(braveRats, { seats: 2, options, ...luck })

/** A match from a position; what it leaves out is as in a new base game. */
export const fromSetup = (setup: Setup, luck: Luck = {}): BraveMatch =>
  Match.start(braveRats, { seats: 2, setup, ...luck })

/** All sixteen cards, the first pack as in worked example 13. */
export const STOCK: CardId[] = [
  ...(['Y7', 'A7', 'Y1', 'A0'] as const),
  ...(['Y6', 'A6', 'Y5', 'A5'] as const),
  ...(['Y4', 'A4', 'Y3', 'A3'] as const),
  ...(['Y2', 'A2', 'Y0', 'A1'] as const),
]

/** A Draft of `STOCK`, in which `role` draws the first pack. */
export const drafting = (role: 0 | 1 = 0): BraveMatch => fromSetup({ options: { draft: true }, role, stock: STOCK })

/** The same match once more, to be played on in another way. */
export const branch = (match: BraveMatch): BraveMatch => Match.load(braveRats, match.save())

/** Dice that leave this many cards in their order when they are shuffled. */
export const unshuffled = (cards: number): number[] => Array.from({ length: cards - 1 }, (_, at) => cards - at)

/** Eight held rounds: a tied game without a victory. */
export const TIE = 'Y7xA7 Y6xA6 Y5xA5 Y4xA4 Y3xA3 Y2xA2 Y1xA1 Y0xA0'

/** Chooses a card for whatever the seat is asked now. */
export function choose(match: BraveMatch, seat: 0 | 1, card: CardId): readonly Event[] {
  const kind = match.pending().find(({ actor }) => actor === seat)?.kind ?? 'choose-card'
  return match.submit({ actor: seat, choice: { kind, card } })
}

/** Plays one round written as `Y5xA3`, seat 0's card first, in whatever order the seats are asked. */
export function playRound(match: BraveMatch, written: string): readonly Event[] {
  const cards = written.split('x') as [CardId, CardId]
  const before = braveRats.length!(match.state)
  const events: Event[] = []
  while (braveRats.length!(match.state) === before) {
    const seat = match.pending().find(({ locked }) => !locked)!.actor as 0 | 1
    events.push(...choose(match, seat, cards[seat]))
  }
  return events
}

/** Plays rounds and returns each as `Y 1-0`: the mark of the results table, and the score after it. */
export function play(match: BraveMatch, rounds: string): string[] {
  return rounds.split(' ').map((written) => {
    playRound(match, written)
    return `${mark(lastRound(match))} ${score(match)}`
  })
}

/** Plays a match to its end with random choices, and returns what happened. */
export function playOut(match: BraveMatch, seed: string): readonly Event[] {
  const luck = SeededRandom.from(seed)
  const events: Event[] = [...match.opening]
  while (!match.outcome) {
    const { actor } = pick(luck, match.pending())
    events.push(...match.submit({ actor, choice: pick(luck, match.choices(actor)) }))
  }
  return events
}

/** `Y` and `A` for a round won, `X` for one on hold, `YY` and `AA` for a game won by a Princess. */
export function mark({ winner, by }: Pick<Round, 'winner' | 'by'>): string {
  if (winner === null) return 'X'
  const clan = winner === 0 ? 'Y' : 'A'
  return by === 'princess' ? clan + clan : clan
}

/** The round that was resolved last, be its game over or not. */
export const lastRound = ({ state }: BraveMatch): Round => (state.history.at(-1) ?? state.past.at(-1)?.rounds.at(-1))!

/** The victories of the game that is played, or of the one that has just ended. */
const score = ({ state: { history, past, victories } }: BraveMatch): string =>
  (history.length > 0 ? victories : (past.at(-1)?.victories ?? victories)).join('-')

/** The kinds of what happened, in order. */
export const kinds = (events: readonly Event[]): string[] => events.map(({ kind }) => kind)
