import type { Budget, Kit } from '#bots/bot'
import type { Knowledge } from '#bots/knowledge'
import type { Decision, Game, GameTypes } from '#engine/game'
import { pick, type Random } from '#engine/random'

/** The whole as it might be, for one who sees `view`. */
export const guessed = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  knowledge: Knowledge<T>,
  random: Random,
): T['State'] => knowledge.guess?.(view, random) ?? game.determinize(view, random)

/** Plays quickly to the end, or until the game's knowledge can judge, and returns what that is worth to each seat. */
export function playout<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  knowledge: Knowledge<T>,
  random: Random,
): readonly number[] {
  let turns = knowledge.evaluate ? (knowledge.depth ?? 0) : Infinity
  for (;;) {
    const outcome = game.outcome(state)
    if (outcome) return outcome.payoffs
    if (turns-- <= 0 && (knowledge.isQuiet?.(state) ?? true)) return knowledge.evaluate!(state)
    const deciders = whoDecides(game.pending(state), random)
    playTogether(game, state, deciders, quickChoices(game, state, deciders, knowledge, random), random)
  }
}

/** What each decider chooses without thinking, none of them seeing another's choice. */
export const quickChoices = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  deciders: readonly Decision[],
  knowledge: Knowledge<T>,
  random: Random,
): T['Choice'][] =>
  deciders.map(({ actor }) => {
    const choices = game.choices(state, actor)
    return knowledge.playout?.(state, actor, choices, random) ?? pick(random, choices)
  })

/** Plays a choice for each decider; `state` goes on once the last of them is in. */
export function playTogether<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  deciders: readonly Decision[],
  choices: readonly T['Choice'][],
  random: Random,
): void {
  const table = { random }
  for (let at = 0; at < deciders.length; at++) game.play(state, deciders[at]!.actor, choices[at]!, table)
}

const isSealed = ({ sealed }: Decision): boolean => sealed === true

/** How often the others may act, on average, before a clock that runs beside them does. */
const PATIENCE = 20

/** Whose turn it is: all whose choices are sealed, or one of those who may choose now. */
export function whoDecides(pending: readonly Decision[], random: Random): readonly Decision[] {
  if (pending.length === 1 || pending.every(isSealed)) return pending
  const clock = pending.find(({ actor }) => actor === 'clock')
  if (clock && random.below(PATIENCE) === 0) return [clock]
  return withRivals(pending, pick(random, clock ? pending.filter((decision) => decision !== clock) : pending))
}

/** A decision and, if it is sealed, all those sealed with it. */
export const withRivals = (pending: readonly Decision[], decision: Decision): readonly Decision[] =>
  decision.sealed ? pending.filter(isSealed) : [decision]

/** What a bot may spend when nobody says. */
const DEFAULT_BUDGET: Budget = { ms: 1000 }

/** Starts counting, and returns whether there is something left of the budget for one more iteration. */
export function startBudget(kit: Kit): () => boolean {
  const said = kit.budget.ms !== undefined || kit.budget.iterations !== undefined
  const { ms, iterations = Infinity }: Budget = said ? kit.budget : DEFAULT_BUDGET
  const end = ms === undefined ? undefined : kit.now() + ms
  let left = iterations
  return () => left-- > 0 && (end === undefined || kit.now() < end)
}
