import { parseOptions } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import { lastStand } from '#games/last-stand/game'
import type { LastStand } from '#games/last-stand/types'
import type { EngineBench, Tally } from '#games/testing/bench'

type Figure = 'wins' | 'rounds'

const SEATS = 4
const options = parseOptions<LastStand>(lastStand, { general: 'random' }, SEATS)
/** Silent: nobody listens, as in a bot's search. */
const table = { random: SeededRandom.from('last-stand') }

/** Through the contract alone, as any of our games is played. */
function play(matches: number, tally: Tally<Figure>): void {
  const { random } = table
  for (let match = 0; match < matches; match++) {
    const state = lastStand.begin(lastStand.deal(options, SEATS, random), table)
    let outcome = lastStand.outcome(state)
    while (!outcome) {
      const { actor } = lastStand.pending(state)[0]!
      lastStand.play(state, actor, pick(random, lastStand.choices(state, actor)), table)
      outcome = lastStand.outcome(state)
    }
    tally.matches++
    tally.wins += outcome.payoffs[0]!
    tally.rounds += lastStand.length!(state)
  }
}

/** What random players come to with the cards as they are. */
export const engine: EngineBench<Figure> = {
  title: 'Last Stand, 4 heroes, Normal',
  expected: {
    wins: { label: 'won', mean: 0, off: 0.002, spread: 0.03, isShare: true },
    rounds: { label: 'rounds', mean: 4.06, off: 0.03, spread: 0.8 },
  },
  contestants: [{ name: 'ours', play }],
  wanted: 2000,
}
