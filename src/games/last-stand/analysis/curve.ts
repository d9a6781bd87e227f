import { SeededRandom } from '#engine/random'
import { type Chapter, shownState } from '#engine/story'
import { run } from '#engine/steps'
import { chanceOf } from '#games/last-stand/bot/chances'
import { chanceAfter } from '#games/last-stand/bot/plan'
import type { HeroId } from '#games/last-stand/content/heroes'
import { lastStand } from '#games/last-stand/game'
import { determinize } from '#games/last-stand/rules/hidden'
import { roundOf } from '#games/last-stand/rules/read'
import { STEPS } from '#games/last-stand/rules/steps'
import type { Event, State, Step, View } from '#games/last-stand/types'

// The squad's chances through a match that is over, as the bots would have reckoned them at the time: of each moment only
// what lay open is looked at, the round is played on at first sight again and again, and its end is judged.

/** A moment, and how likely the squad was to win. */
export interface Point {
  readonly step: number
  readonly round: number
  /** What begins here: the turn of a hero, what the enemies do, or nothing any more. */
  readonly begins: HeroId | 'enemies' | 'end'
  readonly chance: number
}

/** A moment that is to be judged. */
interface Scene extends Omit<Point, 'chance'> {
  readonly view: View
}

const PLAYOUTS = 64

/** Every turn of a hero, every assault, and the end; chances are known of more and more of them, in their order. */
export function* curveOf(chapters: Iterable<Chapter>, playouts = PLAYOUTS): Generator<Point> {
  for (const { view, ...scene } of scenesOf(chapters)) yield { ...scene, chance: judged(view, scene.begins, playouts) }
}

function* scenesOf(chapters: Iterable<Chapter>): Generator<Scene> {
  let step = 0
  for (const { happened, after, rules } of chapters) {
    for (const { event, state } of happened) {
      const begins = beginsWith(event as Event)
      if (!begins) continue
      const view = lastStand.view(shownState(lastStand, state, rules), 'spectator')
      yield { step, round: roundOf(view), begins, view }
    }
    const { state, outcome } = after.now
    if (outcome) {
      const view = lastStand.view(shownState(lastStand, state, rules), 'spectator')
      // Whoever gives up has lost, though the rules saw no end.
      const result = view.result ?? { payoffs: outcome.payoffs, reason: 'abandoned', rule: 'LS-R81' }
      yield { step, round: roundOf(view), begins: 'end', view: { ...view, result } }
      return
    }
    step++
  }
}

function beginsWith(event: Event): Scene['begins'] | undefined {
  if (event.kind === 'turn-begun') return event.hero
  return event.kind === 'phase-begun' && event.phase === 'assault' ? 'enemies' : undefined
}

/** What the chances are on average when the round is over. Every moment is played on with the same luck. */
function judged(view: View, begins: Scene['begins'], playouts: number): number {
  if (begins === 'end') return chanceOf(view)
  let sum = 0
  for (let playout = 0; playout < playouts; playout++) {
    const random = SeededRandom.from(`playout ${playout}`)
    const state = determinize(view, random)
    if (begins === 'enemies') {
      // It was told in the middle of the step, which is done anew.
      state.todo = [{ do: 'assault-phase' }]
      run<State, Step, Event>(STEPS, state, { random })
    }
    sum += chanceAfter(state, roundOf(view) + 1, random)
  }
  return sum / playouts
}

/** What happened between two moments. */
export interface Swing {
  readonly from: Point
  readonly to: Point
}

/** From this on it counts that the chances rose: less may be luck in judging them. */
const RISE = 0.05

const gained = ({ from, to }: Swing): number => to.chance - from.chance

/**
 * The turns of heroes and the rounds of the enemies that decided a match, in their order: of each the one after which the
 * chances had fallen most, and the one after which they had risen most; none where they never did.
 */
export function decisive(points: readonly Point[]): readonly Swing[] {
  const swings = points.slice(1).map((to, at): Swing => ({ from: points[at]!, to }))
  const most = (isEnemies: boolean, way: 1 | -1, least: number): Swing | undefined => {
    const [first] = swings
      .filter(({ from }) => (from.begins === 'enemies') === isEnemies)
      .filter((swing) => gained(swing) * way > least)
      .toSorted((one, other) => (gained(other) - gained(one)) * way)
    return first
  }
  const told = [false, true].flatMap((isEnemies) => [most(isEnemies, -1, 0), most(isEnemies, 1, RISE)])
  return swings.filter((swing) => told.includes(swing))
}
