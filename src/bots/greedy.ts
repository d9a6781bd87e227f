import type { Bot, Kit } from '#bots/bot'
import type { Knowledge } from '#bots/knowledge'
import { guessed, playout, playTogether, quickChoices, startBudget, withRivals } from '#bots/playout'
import type { Game, GameTypes, Seat } from '#engine/game'
import { clone } from '#engine/json'
import { pick } from '#engine/random'

/** How many guesses at the whole each choice is tried in. */
const GUESSES = 20

/**
 * Tries every choice in the same few guesses and takes the one that leaves its seat best off: as the game's knowledge
 * judges the position right after, or as a quick playout ends. It looks no further, and expects no malice.
 */
export const greedyBot =
  <T extends GameTypes>(game: Game<T>, kit: Kit, knowledge: Knowledge<T> = {}): Bot<T> =>
  (view, choices, random) => {
    const asked = game.pending(view)
    const own = asked.find(({ actor }) => actor === view.viewer)
    if (choices.length === 1 || !own) return pick(random, choices)
    const deciders = withRivals(asked, own)
    const tried = choices.map((choice) => ({ choice, times: 0, payoff: 0 }))
    const canGoOn = startBudget(kit)
    search: for (let guesses = 0; guesses < GUESSES; guesses++) {
      const guess = guessed(game, view, knowledge, random)
      const together = quickChoices(game, guess, deciders, knowledge, random)
      for (const trial of tried) {
        if (!canGoOn()) break search
        const state = clone(guess)
        together[deciders.indexOf(own)] = trial.choice
        playTogether(game, state, deciders, together, random)
        trial.payoff += playout(game, state, knowledge, random)[own.actor as Seat]!
        trial.times++
      }
    }
    const best = Math.max(...tried.map(worth))
    return pick(
      random,
      tried.filter((trial) => worth(trial) === best),
    ).choice
  }

/** What was never tried is worth less than anything. */
const worth = ({ times, payoff }: { times: number; payoff: number }): number => (times === 0 ? -1 : payoff / times)
