import type { Bot, Bots, Kit } from '#bots/bot'
import { careless } from '#bots/careless'
import { ismctsBot } from '#bots/ismcts'
import type { Knowledge } from '#bots/knowledge'
import { asked } from '#engine/steps'
import { evaluate } from '#games/last-brave/bot/evaluate'
import { consider, policy } from '#games/last-brave/bot/policy'
import { believe } from '#games/last-brave/bot/believe'
import { lastBrave } from '#games/last-brave/game'
import type { LastBrave, State, Step } from '#games/last-brave/types'

/** Positions are judged when a turn begins: in the midst of an attack they tell little. */
const isQuiet = (state: State): boolean => asked<Step>(state)?.ask === 'turn' && state.attack.paid.length === 0

const knowledge = (depth: number): Knowledge<LastBrave> => ({
  guess: believe,
  evaluate,
  depth,
  isQuiet,
  consider,
  playout: policy,
})

/** Chooses at first sight, in a fair guess at what is hidden. */
const instinct: Bot<LastBrave> = (view, choices, random) =>
  policy(believe(view, random), view.viewer === 'spectator' ? 0 : view.viewer, choices, random)

/**
 * Searches, but answers at first sight where others must not notice whether it has something to think about: a bystander
 * is asked whatever its Secret Skill is, and only one of the eight has a choice.
 */
function thoughtful(kit: Kit, depth: number): Bot<LastBrave> {
  const search = ismctsBot(lastBrave, kit, knowledge(depth))
  return (view, choices, random) =>
    asked<Step>(view)?.ask === 'react' ? instinct(view, choices, random) : search(view, choices, random)
}

/** How many guesses `normal` looks at, at most. */
const GLANCES = 100

/** The same, with less to think about. */
const hasty = (kit: Kit): Kit => ({
  ...kit,
  budget: { ...kit.budget, iterations: Math.min(kit.budget.iterations ?? GLANCES, GLANCES) },
})

/** Measured, see the game's README. Balance is measured with `normal`, which is never made worse to meet a target. */
export const bots: Bots<LastBrave> = {
  greedy: () => instinct,
  easy: () => careless(instinct, 30),
  normal: (kit) => thoughtful(hasty(kit), 0),
  hard: (kit) => thoughtful(kit, 8),
  // To the very end: what `evaluate` says is for comparing positions, and is no chance that one could rely on.
  outlook: { guess: believe, playout: policy },
  usual: { easy: 40, normal: 60 },
}
