import type { Bot, Budget } from '#bots/bot'
import type { Actor, GameTypes, Seat } from '#engine/game'
import { SeededRandom } from '#engine/random'
import type { AnyBox } from '#games/box'

/** What is played, again and again. */
export interface Plan {
  readonly game: string
  readonly options: object
  /** The names of the bots, one a seat. */
  readonly bots: readonly string[]
  /** Whether the bots move up a seat from match to match, so that no seat favours any of them. */
  readonly rotate: boolean
  readonly seed: string
  readonly budget: Budget
}

/** Matches `from` to `from + count - 1` of a plan. */
export interface Batch {
  readonly from: number
  readonly count: number
}

/** How often each value occurred. */
export type Counts = Record<string, number>

/** What came of some matches. Counts alone: they add up to the same in whatever order. */
export interface Tally {
  /** By the JSON of a `Result`. */
  readonly results: Counts
  /** By the number of choices made. */
  readonly choices: Counts
  /** By length in the game's own measure, if it has one. */
  readonly lengths: Counts
}

/** `[shift, payoffs by seat, reason]`; `shift` says who sat where. */
export type Result = readonly [shift: number, payoffs: readonly number[], reason: string]

type AnyBot = Bot<GameTypes>

/** Which of the plan's bots has `seat` when all have moved up by `shift`. */
export const botAt = ({ bots }: Plan, shift: number, seat: Seat): number => (seat + shift) % bots.length

export const emptyTally = (): Tally => ({ results: {}, choices: {}, lengths: {} })

export function addTally(to: Tally, more: Tally): void {
  for (const part of ['results', 'choices', 'lengths'] as const)
    for (const [value, times] of Object.entries(more[part])) count(to[part], value, times)
}

function count(counts: Counts, value: string | number, times = 1): void {
  counts[value] = (counts[value] ?? 0) + times
}

/** Plays a batch. The luck of a match depends on its number alone, not on who plays it or after which other. */
export function playBatch(box: AnyBox, plan: Plan, bots: readonly AnyBot[], batch: Batch, done: () => void): Tally {
  const tally = emptyTally()
  const luck = SeededRandom.from(plan.seed)
  for (let match = batch.from; match < batch.from + batch.count; match++) {
    const shift = plan.rotate ? match % plan.bots.length : 0
    const seated = bots.map((_, seat) => bots[botAt(plan, shift, seat)]!)
    playMatch(box, plan.options, seated, luck.split(`${match}`), shift, tally)
    done()
  }
  return tally
}

function playMatch(
  { game }: AnyBox,
  options: object,
  bots: readonly AnyBot[],
  luck: SeededRandom,
  shift: number,
  tally: Tally,
): void {
  const table = { random: luck.split('table') }
  const minds = bots.map((_, seat) => luck.split(`seat ${seat}`))
  const state = game.begin(game.deal(options, bots.length, table.random), table)
  const choose = (actor: Actor) => {
    if (actor === 'clock') throw new Error('Matches against the clock cannot be simulated.')
    const view = game.view(state, actor)
    return bots[actor]!(view, game.choices(view, actor), minds[actor]!)
  }
  let made = 0
  for (let outcome = game.outcome(state); ; outcome = game.outcome(state)) {
    if (outcome) {
      count(tally.results, JSON.stringify([shift, outcome.payoffs, outcome.reason] satisfies Result))
      count(tally.choices, made)
      if (game.length) count(tally.lengths, game.length(state))
      return
    }
    const asked = game.pending(state)
    const open = asked.find(({ sealed }) => !sealed)
    // Sealed choices are all made before any is played: nobody sees what another has chosen.
    const moves = (open ? [open] : asked).map(({ actor }) => [actor, choose(actor)] as const)
    for (const [actor, choice] of moves) game.play(state, actor, choice, table)
    made += moves.length
  }
}
