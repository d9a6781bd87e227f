import type { Bots } from '#bots/bot'
import type { Knowledge } from '#bots/knowledge'
import { guessed, playout } from '#bots/playout'
import type { Game, GameTypes, Outcome } from '#engine/game'
import { same } from '#engine/json'
import { migrated } from '#engine/migrate'
import { SeededRandom } from '#engine/random'
import type { Chapter } from '#engine/story'

// What everybody's chances were through a match that is over, by what could be known at the time. Whoever only watched
// is asked: of each moment nothing but the spectators' view is looked at. What lies face down in it is guessed anew each
// time, and the match is played out quickly from there. So there is one curve for all, and no card in it that was not on
// the table.

/** The chances of each seat after a step of a match: what it can expect to get, from 0 to 1. */
export interface Point {
  readonly step: number
  readonly chances: readonly number[]
}

/** The step at which the chances of one seat changed most. */
export interface Swing {
  readonly from: Point
  readonly to: Point
}

/** The chances through a match, as far as they are worked out. */
export interface Curve {
  /** In the order of the steps; of a long match not every one. */
  readonly points: readonly Point[]
  /** `null` where nothing ever changed. */
  readonly turning: Swing | null
  /** Whether much happens between two points, all of which changes the chances only together. */
  readonly isCoarse: boolean
  /** How often each moment was played out, at least. */
  readonly playouts: number
  /** How much of the work is done, from 0 to 1. */
  readonly done: number
}

/** How much may be worked: the same work, the same curve, on every machine. */
interface Effort {
  /** How many choices are played in all, roughly. */
  readonly plays: number
  /** Moments that are looked at; of more than these some are left out, but not where it turned. */
  readonly points: number
}

const EFFORT: Effort = { plays: 1_600_000, points: 160 }

/** Each moment is played out this often at first, which also shows how long a match is. */
const GLANCE = 16
/** More than that shows nothing more. */
const MOST_PLAYOUTS = 400
/** How much of it is done in each round, and of the whole work: all of the curve is there soon, and then grows sharper. */
const ROUNDS = [
  [0.25, 0.2],
  [0.5, 0.2],
  [1, 0.4],
] as const
/** How many of the greatest swings are looked at again, and how much more closely: the greatest of many is mostly luck. */
const RIVALS = { swings: 4, times: 3 }
/** Enough for a match of a million steps, whose greatest swing is another one now and then. */
const MOST_HALVED = 40

/** What a game needs for it: its rules, and what it knows of playing quickly. */
interface Players<T extends GameTypes> {
  readonly game: Game<T>
  readonly bots: Bots<T>
}

/** Works out the chances through a match, and says between times how far it is; the last one is the whole. */
export function* curveOf<T extends GameTypes>(
  { game, bots }: Players<T>,
  chapters: Iterable<Chapter>,
  seed: string,
  { plays, points }: Effort = EFFORT,
): Generator<Curve, void> {
  let played = 0
  const counting: Game<T> = {
    ...game,
    play(state, actor, choice, dealer) {
      played++
      game.play(state, actor, choice, dealer)
    },
  }
  const { isMoment } = bots.outlook ?? {}
  const scenes = scenesOf(game, chapters, isMoment).map(
    (scene) => new Outlook(counting, scene, bots.outlook ?? {}, seed),
  )
  const looked = spread(scenes, points)
  let share = 0
  const soFar = (done: number): Curve => {
    const known = looked.filter(({ times }) => times > 0).map(({ point }) => point)
    const turning = swingsOf(known)[0] ?? null
    return { points: known, turning, isCoarse: isMoment !== undefined, playouts: leastOf(looked), done }
  }
  /** Plays each out until it was so often; all of it is so much of the work. */
  function* look(outlooks: readonly Outlook<T>[], times: number, part: number): Generator<Curve, void> {
    for (const outlook of outlooks) {
      outlook.look(times)
      share += part / outlooks.length
      yield soFar(Math.min(share, 1))
    }
  }

  yield* look(looked, GLANCE, 0.05)
  const often = Math.min(MOST_PLAYOUTS, Math.max(GLANCE, Math.floor((GLANCE * plays) / Math.max(played, 1))))
  for (const [part, work] of ROUNDS) yield* look(looked, Math.ceil(often * part), work)
  yield* look(rivalsAmong(looked), often * RIVALS.times, 0.15)
  // A swing over several steps is halved until it is one.
  for (let halved = 0; halved < MOST_HALVED; halved++) {
    const swing = widest(scenes, looked)
    if (!swing) break
    looked.splice(looked.indexOf(swing.to), 0, swing.middle)
    yield* look([swing.middle], often, 0)
  }
  yield soFar(1)
}

/** A moment as whoever watched saw it; the end as it was. */
interface Scene<T extends GameTypes> {
  readonly step: number
  readonly view: T['View']
  readonly outcome: Outcome | null
}

/**
 * All moments at which spectators saw something new, of those that the game wants told; not those that the rules of today
 * cannot play on from. The first and the last are always among them.
 */
function scenesOf<T extends GameTypes>(
  game: Game<T>,
  chapters: Iterable<Chapter>,
  isMoment: (view: T['View']) => boolean = () => true,
): Scene<T>[] {
  const scenes: Scene<T>[] = []
  let step = 0
  for (const { after, rules } of chapters) {
    const { state, outcome } = after.now
    const now = migrated(game, state, rules)
    if (now !== undefined) {
      const view = game.view(now, 'spectator')
      const last = scenes.at(-1)
      if (!last || outcome || (isMoment(view) && !same(view, last.view))) scenes.push({ step, view, outcome })
    }
    step++
  }
  return scenes
}

/** What can be expected from a moment on. */
class Outlook<T extends GameTypes> {
  readonly #game: Game<T>
  readonly #scene: Scene<T>
  readonly #knowledge: Knowledge<T>
  readonly #seed: string
  #sums: readonly number[] = []
  #times = 0

  constructor(game: Game<T>, scene: Scene<T>, knowledge: Knowledge<T>, seed: string) {
    this.#game = game
    this.#scene = scene
    this.#knowledge = knowledge
    this.#seed = seed
  }

  /** How often it was played out; an end need not be. */
  get times(): number {
    return this.#times
  }

  get point(): Point {
    return { step: this.#scene.step, chances: this.#sums.map((sum) => sum / this.#times) }
  }

  /** Plays it out until it was so often. */
  look(times: number): void {
    const { view, outcome } = this.#scene
    if (outcome) {
      this.#sums = outcome.payoffs
      this.#times = 1
      return
    }
    for (; this.#times < times; this.#times++) {
      // All moments have the same luck, so that they differ by what happened between them.
      const random = SeededRandom.from(`${this.#seed}/${this.#times}`)
      const state = guessed(this.#game, view, this.#knowledge, random)
      const payoffs = playout(this.#game, state, this.#knowledge, random)
      this.#sums = payoffs.map((payoff, seat) => payoff + (this.#sums[seat] ?? 0))
    }
  }

  get isEnd(): boolean {
    return this.#scene.outcome !== null
  }
}

function leastOf<T extends GameTypes>(outlooks: readonly Outlook<T>[]): number {
  const open = outlooks.filter(({ isEnd }) => !isEnd)
  return open.length === 0 ? 0 : Math.min(...open.map(({ times }) => times))
}

/** So many of them, evenly, the first and the last included. */
function spread<Item>(items: readonly Item[], many: number): Item[] {
  if (items.length <= many) return [...items]
  return Array.from({ length: many }, (_, at) => items[Math.round((at * (items.length - 1)) / (many - 1))]!)
}

/** How much the chances of one seat changed, of the seat for which it was most. */
export const widthOf = ({ from, to }: Swing): number =>
  Math.max(...to.chances.map((chance, seat) => Math.abs(chance - from.chances[seat]!)))

/** From one point to the next, the greatest first; none where nothing changed. */
export const swingsOf = (points: readonly Point[]): Swing[] =>
  points
    .slice(1)
    .map((to, at) => ({ from: points[at]!, to }))
    .filter((swing) => widthOf(swing) > 0)
    .toSorted((a, b) => widthOf(b) - widthOf(a))

/** The two ends of each of the greatest swings. */
function rivalsAmong<T extends GameTypes>(looked: readonly Outlook<T>[]): Outlook<T>[] {
  const greatest = swingsOf(looked.map(({ point }) => point)).slice(0, RIVALS.swings)
  const steps = new Set(greatest.flatMap(({ from, to }) => [from.step, to.step]))
  return looked.filter(({ point, isEnd }) => steps.has(point.step) && !isEnd)
}

/** The middle of the greatest swing, where steps were left out of it. */
function widest<T extends GameTypes>(
  scenes: readonly Outlook<T>[],
  looked: readonly Outlook<T>[],
): { readonly middle: Outlook<T>; readonly to: Outlook<T> } | undefined {
  const [greatest] = swingsOf(looked.map(({ point }) => point))
  if (!greatest) return undefined
  const at = (step: number): number => scenes.findIndex(({ point }) => point.step === step)
  const [from, to] = [at(greatest.from.step), at(greatest.to.step)]
  return to - from > 1 ? { middle: scenes[(from + to) >> 1]!, to: scenes[to]! } : undefined
}

/** Who gained or lost most in a swing. */
export function seatOf({ from, to }: Swing): number {
  const changes = to.chances.map((chance, seat) => Math.abs(chance - from.chances[seat]!))
  return changes.indexOf(Math.max(...changes))
}
