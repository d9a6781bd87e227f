import { parseOptions } from '../../src/engine/options.ts'
import { pick, SeededRandom } from '../../src/engine/random.ts'
import { braveRats } from '../../src/games/brave-rats/game.ts'
import type { BraveRats } from '../../src/games/brave-rats/types.ts'
import type { Tally } from './tally.ts'

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
    if (yargs === applewoods) tally.ties++
    else tally.wins[yargs > applewoods ? 0 : 1]++
    tally.rounds += moves / 2
  }
}
