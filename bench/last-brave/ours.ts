import { parseOptions } from '../../src/engine/options.ts'
import { pick, SeededRandom } from '../../src/engine/random.ts'
import { lastBrave } from '../../src/games/last-brave/game.ts'
import type { LastBrave } from '../../src/games/last-brave/types.ts'

/** How a number of random matches went. */
export interface Tally {
  matches: number
  ties: number
  turns: number
}

const SEATS = 4
const options = parseOptions<LastBrave>(lastBrave, {}, SEATS)
/** Silent: nobody listens, as in a bot's search. */
const table = { random: SeededRandom.from('last-brave') }

/** Through the contract alone, as any of our games is played. */
export function play(matches: number, tally: Tally): void {
  const { random } = table
  for (let match = 0; match < matches; match++) {
    const state = lastBrave.begin(lastBrave.deal(options, SEATS, random), table)
    let outcome = lastBrave.outcome(state)
    while (!outcome) {
      const { actor } = lastBrave.pending(state)[0]!
      lastBrave.play(state, actor, pick(random, lastBrave.choices(state, actor)), table)
      outcome = lastBrave.outcome(state)
    }
    tally.matches++
    if (!outcome.payoffs.includes(1)) tally.ties++
    tally.turns += lastBrave.length!(state)
  }
}
