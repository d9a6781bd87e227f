import type { Game } from '#engine/game'
import { pebbles } from '#engine/testing/pebbles'
import type { Pebbles } from '#engine/testing/pebbles-types'

/** Pebbles in which every seat rolls a die of its own: a stream for each, beside the main one that shuffles. */
export const ownDice: Game<Pebbles> = {
  ...pebbles,
  about: { ...pebbles.about, dice: { 'seat/0': 6, 'seat/1': 6, 'seat/2': 6, 'seat/3': 6 } },
  play(state, actor, choice, dealer) {
    const { random } = dealer
    pebbles.play(state, actor, choice, {
      ...dealer,
      random: { below: (sides) => random.below(sides, `seat/${actor}`) },
    })
  },
}
