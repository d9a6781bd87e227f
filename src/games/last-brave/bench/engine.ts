import { parseOptions } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import { lastBrave } from '#games/last-brave/game'
import type { LastBrave } from '#games/last-brave/types'
import type { EngineBench, Tally } from '#games/testing/bench'

type Figure = 'ties' | 'turns'

const SEATS = 4
const options = parseOptions<LastBrave>(lastBrave, {}, SEATS)
/** Silent: nobody listens, as in a bot's search. */
const table = { random: SeededRandom.from('last-brave') }

/** Through the contract alone, as any of our games is played. */
function play(matches: number, tally: Tally<Figure>): void {
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

/** What random players come to with the cards as they are. */
export const engine: EngineBench<Figure> = {
  title: 'The Last Brave, 4 seats',
  expected: {
    ties: { label: 'ties', mean: 0.001, off: 0.002, spread: 0.03, isShare: true },
    turns: { label: 'turns', mean: 17, off: 0.2, spread: 4.1 },
  },
  contestants: [{ name: 'ours', play }],
  wanted: 10_000,
}
