import type { MatchRecord } from '#engine/match'
import { chaptersOf, shownState } from '#engine/story'
import { type CardId, type Strength, strengthOf } from '#games/brave-rats/cards'
import { isSolvable, Oracle } from '#games/brave-rats/exact'
import { braveRats } from '#games/brave-rats/game'
import type { Pair, PastGame, Round, State } from '#games/brave-rats/types'

type Seat = 0 | 1

/** A character that a seat could have picked. */
export interface Option {
  readonly strength: Strength
  /** How often perfect play picks it. */
  readonly share: number
  /** The chance to win the game that it gives away against a rival who plays perfectly. */
  readonly cost: number
}

/** How well a card was picked. */
export type Grade = 'sound' | 'slip' | 'mistake'

/** What a seat picked in a round, and what perfect play would have. */
export interface Picked {
  readonly card: CardId
  /** Strongest first. */
  readonly options: readonly Option[]
  readonly cost: number
  /** The cost of the worst pick there was. */
  readonly worst: number
  readonly grade: Grade
}

/** A round that was played, beside perfect play. Chances are seat 0's to win the game; a tie is half a win. */
export interface AnalysedRound {
  readonly round: Round
  /** The step of the match at which it was turned up. */
  readonly step: number
  /** The seat that saw the other card before it picked. */
  readonly spySeat: Seat | null
  /** The rounds that were on hold. */
  readonly held: number
  readonly before: number
  readonly after: number
  readonly picks: Readonly<Pair<Picked>>
}

/** One game of a match. */
export interface AnalysedGame {
  readonly game: number
  readonly rounds: readonly AnalysedRound[]
  /** Rounds for which there is no exact solution: Lucky Draw hides who holds what until the piles are empty. */
  readonly unsolved: number
  /** `null` if the match ended in the middle of it. */
  readonly end: Pick<PastGame, 'winner' | 'reason'> | null
}

/**
 * From here on a pick is called a slip: one game in a hundred. Less is not to be felt, and far above what rounding
 * in the solution could do.
 */
const SLIP = 0.01

/**
 * From here on a pick is called a mistake: one game in twenty. In a new game that is just what parts the two cards no
 * player should open with (Princess 6 points, Musician 5) from the one that is only a little early (General 2).
 */
const MISTAKE = 0.05

const gradeOf = (cost: number): Grade => (cost >= MISTAKE ? 'mistake' : cost >= SLIP ? 'slip' : 'sound')

/** Holds a match against perfect play, game by game: each takes up to a second, because it is solved first. */
export function* analyse(record: MatchRecord): Generator<AnalysedGame> {
  const oracle = new Oracle()
  let rounds: AnalysedRound[] = []
  let unsolved = 0
  let game: number | undefined
  for (const turn of turnsOf(record)) {
    game = turn.start.game
    if (isSolvable(turn.start)) rounds.push(judge(turn, oracle))
    else unsolved++
    if (!turn.ended) continue
    const { winner, reason } = turn.ended
    yield { game, rounds, unsolved, end: { winner, reason } }
    rounds = []
    unsolved = 0
    game = undefined
  }
  if (game !== undefined) yield { game, rounds, unsolved, end: null }
}

/** A round as it was played. */
interface Turn {
  readonly step: number
  readonly start: State
  /** In a spied round, with the first card on the table. */
  readonly shown: State | undefined
  readonly after: State
  readonly round: Round
  /** The game, if the round ended it. */
  readonly ended: PastGame | undefined
}

/** Goes through the match and stops at every round that is turned up. */
function* turnsOf(record: MatchRecord): Generator<Turn> {
  let before: State | undefined
  let step = 0
  for (const { happened, after: now, rules } of chaptersOf(braveRats, record)) {
    const after: State = shownState(braveRats, now.now.state, rules)
    if (before && happened.some(({ event }) => event.kind === 'revealed')) {
      const ended = after.past.length > before.past.length ? after.past.at(-1) : undefined
      yield {
        step,
        start: { ...before, committed: [null, null] },
        shown: before.spySeat === null ? undefined : before,
        after,
        round: (ended?.rounds ?? after.history).at(-1)!,
        ended,
      }
    }
    before = after
    step++
  }
}

function judge({ step, start, shown, after, round, ended }: Turn, oracle: Oracle): AnalysedRound {
  const spySeat = start.spySeat as Seat | null
  const pick = (seat: Seat): Picked => {
    const { moves } = oracle.consult(seat === spySeat ? shown! : start, seat)
    const options = moves.map(({ strength, probability, cost }) => ({ strength, share: probability, cost: cost / 2 }))
    const card = round.cards[seat]
    const { cost } = options.find(({ strength }) => strength === strengthOf(card))!
    return { card, options, cost, worst: Math.max(...options.map((option) => option.cost)), grade: gradeOf(cost) }
  }
  return {
    round,
    step,
    spySeat,
    held: start.held.length,
    before: chance(start, oracle),
    after: ended ? (ended.winner === null ? 0.5 : 1 - ended.winner) : chance(after, oracle),
    picks: [pick(0), pick(1)],
  }
}

/** Seat 0's chance at the start of a round: values run from -1 for a game lost to 1 for a game won. */
function chance(state: State, oracle: Oracle): number {
  const asked = state.spySeat === null ? 0 : ((1 - state.spySeat) as Seat)
  return (1 + oracle.consult(state, asked).value) / 2
}

/** The round at which the chances changed most; `undefined` where they never did. */
export function turningOf(rounds: readonly AnalysedRound[]): AnalysedRound | undefined {
  const widthOf = ({ before, after }: AnalysedRound): number => Math.abs(after - before)
  return rounds.filter((round) => widthOf(round) > 0).toSorted((a, b) => widthOf(b) - widthOf(a))[0]
}

/** A seat's picks added up. */
export interface Score {
  readonly slips: number
  readonly mistakes: number
  /** The chances given away, in games. */
  readonly lost: number
  /** From 0 for the worst pick each time to 1 for perfect play; `null` if there was nothing to lose. */
  readonly accuracy: number | null
}

/** How well a seat played: what it kept of all that a pick could lose, so that rounds count as much as they matter. */
export function scoreOf(games: readonly AnalysedGame[], seat: Seat): Score {
  const picks = games.flatMap(({ rounds }) => rounds.map((round) => round.picks[seat]))
  const [lost, worst] = [sum(picks.map(({ cost }) => cost)), sum(picks.map((pick) => pick.worst))]
  return {
    slips: picks.filter(({ grade }) => grade === 'slip').length,
    mistakes: picks.filter(({ grade }) => grade === 'mistake').length,
    lost,
    accuracy: worst < SLIP ? null : 1 - lost / worst,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
