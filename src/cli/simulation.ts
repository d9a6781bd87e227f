import { passBeat, type Plans } from '#bots/beats'
import { type Bot, type Budget, type Level, LEVELS } from '#bots/bot'
import { addCount, addCounts, type Census, type Count, type Counts, type Watcher } from '#engine/census'
import type { Decision, GameTypes, Seat } from '#engine/game'
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
  /** Whether the bots settle beforehand what they settle when they sit down at a table. */
  readonly asides?: boolean
  /** Whether the game counts what it wants to know of itself, if it does. */
  readonly census?: boolean
}

/** Matches `from` to `from + count - 1` of a plan. */
export interface Batch {
  /** Which of several plans. */
  readonly plan: number
  readonly from: number
  readonly count: number
}

/** What came of some matches. Counts alone: they add up to the same in whatever order. */
export interface Tally {
  /** By the JSON of a `Result`. */
  readonly results: Counts
  /** By the number of choices made. */
  readonly choices: Counts
  /** By length in the game's own measure, if it has one. */
  readonly lengths: Counts
  /** What the game's census counted. */
  readonly census: Counts
}

/** `[shift, payoffs by seat, reason]`; `shift` says who sat where. */
export type Result = readonly [shift: number, payoffs: readonly number[], reason: string]

/** Where in the numbers that all workers share stands how many matches have been played, and whether that is enough. */
export const PLAYED = 0
export const STOPPED = 1

/** How long, in milliseconds of a match, a bot takes for something where time passes and the game does not say. */
const RACING = 1000

type AnyBot = Bot<GameTypes>
type AnyChoice = GameTypes['Choice']

/** Which of the plan's bots has `seat` when all have moved up by `shift`. */
export const botAt = ({ bots }: Pick<Plan, 'bots'>, shift: number, seat: Seat): number => (seat + shift) % bots.length

export const emptyTally = (): Tally => ({ results: {}, choices: {}, lengths: {}, census: {} })

export function addTally(to: Tally, more: Tally): void {
  for (const part of ['results', 'choices', 'lengths', 'census'] as const) addCounts(to[part], more[part])
}

export const playedIn = ({ choices }: Tally): number => Object.values(choices).reduce((sum, times) => sum + times, 0)

/** Who follows a batch while it is played. */
export interface Follower {
  /** After every match. */
  done(): void
  /** Before every match: whether the rest shall be left out. */
  isStopped(): boolean
}

/** Plays a batch. The luck of a match depends on its number alone, not on who plays it or after which other. */
export function playBatch(
  box: AnyBox,
  plan: Plan,
  bots: readonly AnyBot[],
  batch: Omit<Batch, 'plan'>,
  { done, isStopped }: Follower,
  census?: Census<GameTypes>,
): Tally {
  const tally = emptyTally()
  const luck = SeededRandom.from(plan.seed)
  const counts = new Map<string, number>()
  const counted: Count = (name, times = 1) => counts.set(name, (counts.get(name) ?? 0) + times)
  for (let match = batch.from; match < batch.from + batch.count && !isStopped(); match++) {
    const shift = plan.rotate ? match % plan.bots.length : 0
    const at = bots.map((_, seat) => botAt(plan, shift, seat))
    const watcher = census?.watch(
      at.map((bot) => plan.bots[bot]!),
      counted,
    )
    const seated = at.map((bot) => bots[bot]!)
    playMatch(box, plan, seated, luck.split(`${match}`), shift, tally, watcher)
    done()
  }
  return { ...tally, census: Object.fromEntries(counts) }
}

function playMatch(
  { game, bots: { racing } }: AnyBox,
  { options, asides, bots: names }: Plan,
  bots: readonly AnyBot[],
  luck: SeededRandom,
  shift: number,
  tally: Tally,
  watcher: Watcher<GameTypes> | undefined,
): void {
  // Without a watcher nobody listens, and the rules do not even say what happens.
  const table = { random: luck.split('table'), ...(watcher && { tell: watcher.told.bind(watcher) }) }
  const minds = bots.map((_, seat) => luck.split(`seat ${seat}`))
  const state = game.begin(game.deal(options, bots.length, table.random), table)
  if (asides)
    for (const seat of bots.keys())
      for (const aside of game.botAsides?.(game.view(state, seat), seat) ?? []) game.play(state, seat, aside, table)
  const choose = (decision: Decision): AnyChoice => {
    const { actor } = decision
    if (actor === 'clock') throw new Error('Matches that wait for a clock without beats cannot be simulated.')
    const view = game.view(state, actor)
    const choices = game.choices(view, actor)
    const choice = bots[actor]!(view, choices, minds[actor]!)
    watcher?.chosen(state, decision, choices, choice)
    return choice
  }
  /** Of those who are no level the game says nothing. */
  const levelOf = (seat: Seat): Level =>
    LEVELS.find((level) => level === names[botAt({ bots: names }, shift, seat)]) ?? 'normal'
  const racers = {
    choose,
    takes: (seat: Seat, choice: AnyChoice) =>
      racing?.(levelOf(seat), game.view(state, seat), choice, minds[seat]!) ?? RACING,
  }
  const plans: Plans<GameTypes> = new Map()
  let made = 0
  for (let outcome = game.outcome(state); ; outcome = game.outcome(state)) {
    if (outcome) {
      addCount(tally.results, JSON.stringify([shift, outcome.payoffs, outcome.reason] satisfies Result))
      addCount(tally.choices, made)
      if (game.length) addCount(tally.lengths, game.length(state))
      watcher?.ended(state, outcome)
      return
    }
    if (game.beat?.(state)) {
      made += passBeat(game, state, plans, racers, table)
      continue
    }
    const asked = game.pending(state)
    const open = asked.find(({ sealed }) => !sealed)
    // Sealed choices are all made before any is played: nobody sees what another has chosen.
    const moves = (open ? [open] : asked).map((decision) => [decision.actor, choose(decision)] as const)
    for (const [actor, choice] of moves) game.play(state, actor, choice, table)
    made += moves.length
  }
}
