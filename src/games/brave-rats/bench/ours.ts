import { parseOptions } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import type { Tally } from '#games/brave-rats/bench/tally'
import { braveRats } from '#games/brave-rats/game'
import type { BraveRats } from '#games/brave-rats/types'

/** A match is one game, as for the others: a tie is not played again. */
const options = parseOptions<BraveRats>(braveRats, { ties: 'draw' })
/** Silent: nobody listens, as in a bot's search. */
const table = { random: SeededRandom.from('brave-rats') }

/** Through the contract alone, as any of our games is played; moves count as half rounds. */
export function play(matches: number, tally: Tally): void {
  const { random } = table
  for (let match = 0; match < matches; match++) {
    const state = braveRats.begin(braveRats.deal(options, 2, random), table)
    let moves = 0
    let outcome = braveRats.outcome(state)
    while (!outcome) {
      for (const { actor } of braveRats.pending(state)) {
        braveRats.play(state, actor, pick(random, braveRats.choices(state, actor)), table)
        moves++
      }
      outcome = braveRats.outcome(state)
    }
    const [yargs, applewoods] = outcome.payoffs as [number, number]
    tally.matches++
    if (yargs === applewoods) tally.ties++
    else if (yargs > applewoods) tally.yargs++
    else tally.applewoods++
    tally.rounds += moves / 2
  }
}
