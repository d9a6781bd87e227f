import type { Bot, Bots, Kit } from '#bots/bot'
import { careless } from '#bots/careless'
import { ismctsBot } from '#bots/ismcts'
import { pick, type Random } from '#engine/random'
import { strengthOf } from '#games/brave-rats/cards'
import { isSolvable, Oracle } from '#games/brave-rats/exact'
import { braveRats } from '#games/brave-rats/game'
import type { Move } from '#games/brave-rats/solution/solve'
import type { BraveRats, Choice } from '#games/brave-rats/types'

/** Plays perfectly where both hands are known; while there are piles (Lucky Draw) or packs (Draft) it searches. */
function perfect(kit: Kit): Bot<BraveRats> {
  const oracle = new Oracle()
  const search = ismctsBot(braveRats, kit)
  return (view, choices, random) =>
    isSolvable(view)
      ? drawFrom(oracle.consult(view, view.viewer as 0 | 1).moves, choices, random)
      : search(view, choices, random)
}

/** Fine enough for a probability, and within what dice may have. */
const GRAINS = 2 ** 20

/** A card as often as the mix plays its character; which of two copies does not matter (BR-R49). */
function drawFrom(moves: readonly Move[], choices: readonly Choice[], random: Random): Choice {
  let left = random.below(GRAINS) / GRAINS
  const drawn =
    moves.find(({ probability }) => (left -= probability) < 0) ?? moves.find(({ probability }) => probability > 0)
  return pick(
    random,
    choices.filter(({ card }) => strengthOf(card) === drawn?.strength),
  )
}

/** How often a level does not think: measured, see the game's README. */
export const bots: Bots<BraveRats> = {
  easy: (kit) => careless(perfect(kit), 75),
  normal: (kit) => careless(perfect(kit), 35),
  hard: perfect,
}
