import Type from 'typebox'
import type { Bot, Kit } from '#bots/bot'
import type { AnyEvent, Game, GameTypes, Seat, Viewer } from '#engine/game'
import { clone } from '#engine/json'
import { Match, type Start } from '#engine/match'
import { SeededRandom } from '#engine/random'

/** A bot's machine whose clock stands still. */
export const thinking = (iterations: number): Kit => ({ budget: { iterations }, now: () => 0 })

/**
 * Plays a match between bots, each of which sees what its seat sees, and returns what each seat got. Where time passes all
 * say what they want, and then it is as late as it must be for something to happen.
 */
export function playMatch<T extends GameTypes>(
  game: Game<T>,
  start: Start,
  bots: readonly Bot<T>[],
): readonly number[] {
  const match = Match.start(game, start)
  const luck = SeededRandom.from(`bots of ${start.seed}`)
  while (!match.outcome) {
    const asked = match.pending().filter(({ actor, locked }) => !locked && actor !== 'clock')
    const isRacing = game.beat?.(match.state) !== undefined
    for (const { actor } of isRacing ? asked : asked.slice(0, 1)) {
      const choice = bots[actor as Seat]!(match.view(actor as Seat), match.choices(actor), luck)
      match.submit({ actor, choice })
    }
    if (isRacing) match.submit({ actor: 'clock', choice: match.choices('clock').at(-1)! })
  }
  return match.outcome.payoffs
}

/** The same bot; throws if it answers with what it was not offered. */
export const onlyLegal =
  <T extends GameTypes>(bot: Bot<T>): Bot<T> =>
  (view, choices, random) => {
    const choice = bot(view, choices, random)
    if (!choices.includes(choice))
      throw new Error(`${JSON.stringify(choice)} is not one of ${JSON.stringify(choices)}.`)
    return choice
  }

/** How two bots share `matches` matches, of which each begins half: 1 if the first wins them all. */
export function shareOf<T extends GameTypes>(
  game: Game<T>,
  options: object,
  bots: readonly Bot<T>[],
  matches: number,
): number {
  let won = 0
  for (let at = 0; at < matches; at++) {
    const first = at % 2
    const seated = first === 0 ? bots : bots.toReversed()
    won += playMatch(game, { seats: 2, options, seed: `match ${at}` }, seated)[first]!
  }
  return won / matches
}

const HIDDEN = -1

/** The types of a toy: everybody picks one number, and that is the game. */
export interface Toy {
  Options: object
  Setup: object
  View: { viewer: Viewer; picks: (number | null)[] }
  State: { viewer: Viewer; picks: (number | null)[] }
  Choice: { readonly kind: 'pick'; readonly number: number }
  Event: AnyEvent
}

interface ToyRules {
  /** How many numbers each seat can pick from. */
  readonly numbers: readonly number[]
  /** All pick in secret, not one after another. */
  readonly sealed?: boolean
  payoffs(picks: readonly number[]): readonly number[]
}

export function toy({ numbers, sealed = false, payoffs }: ToyRules): Game<Toy> {
  const kind = 'pick'
  return {
    about: { id: 'toy', name: 'Toy', summary: '', seats: [1, 9], rulesVersion: 1, options: {} },
    schemas: { setup: Type.Unknown(), choice: Type.Unknown(), event: Type.Unknown() },
    content: [],
    refusals: {},
    clash: () => undefined,
    deal: () => ({}),
    begin: () => ({ viewer: 'spectator', picks: numbers.map(() => null) }),
    pending({ picks }) {
      const open = [...picks.keys()].filter((seat) => picks[seat] === null)
      if (sealed) return open.map((actor) => ({ actor, kind, sealed: true }))
      return open.slice(0, 1).map((actor) => ({ actor, kind }))
    },
    choices: (_view, actor) => Array.from({ length: numbers[actor as Seat]! }, (_, number) => ({ kind, number })),
    whyNot: () => undefined,
    play(state, actor, { number }) {
      state.picks[actor as Seat] = number
    },
    outcome: ({ picks }) =>
      picks.includes(null)
        ? undefined
        : { payoffs: payoffs(picks as number[]), reason: 'all have picked', rule: 'T-1' },
    view: ({ picks }, viewer) => ({
      viewer,
      picks: picks.map((pick, seat) => (sealed && pick !== null && seat !== viewer ? HIDDEN : pick)),
    }),
    hear: (event) => event,
    determinize: ({ picks }, random) => ({
      viewer: 'spectator',
      picks: picks.map((pick, seat) => (pick === HIDDEN ? random.below(numbers[seat]!) : pick)),
    }),
    resample: (state) => clone(state),
  }
}

/** How often a bot picks each number as `seat`, when those before it have picked `picks`. */
export function picksOf(game: Game<Toy>, bot: Bot<Toy>, seat: Seat, picks: readonly number[], times: number): number[] {
  const random = SeededRandom.from('toys')
  const state = game.begin({}, { random })
  for (const [at, pick] of picks.entries()) state.picks[at] = pick
  const view = game.view(state, seat)
  const choices = game.choices(view, seat)
  const counts = choices.map(() => 0)
  for (let time = 0; time < times; time++) counts[bot(view, choices, random).number]!++
  return counts.map((count) => count / times)
}

/** A toy that never ends: one seat picks 0 to 2 for ever. It knows that the more it has picked in all the better. */
export function endless(): { game: Game<Toy>; knowledge: { evaluate(state: Toy['State']): number[] } } {
  const game: Game<Toy> = {
    ...toy({ numbers: [3], payoffs: () => [0] }),
    begin: () => ({ viewer: 'spectator', picks: [] }),
    pending: () => [{ actor: 0, kind: 'pick' }],
    play: ({ picks }, _actor, { number }) => void picks.push(number),
    outcome: () => undefined,
  }
  const evaluate = ({ picks }: Toy['State']): number[] => {
    const sum = picks.reduce<number>((total, pick) => total + pick!, 0)
    return [sum / (sum + 10)]
  }
  return { game, knowledge: { evaluate } }
}
