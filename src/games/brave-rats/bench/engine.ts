import { play as ours } from '#games/brave-rats/bench/ours'
import type { Tally } from '#games/brave-rats/bench/tally'
import { play as tight } from '#games/brave-rats/bench/tight'
import type { EngineBench } from '#games/testing/bench'

export const engine: EngineBench<Exclude<keyof Tally, 'matches'>> = {
  title: 'BraveRats',
  expected: {
    yargs: { label: 'Yargs win', mean: 0.492, off: 0.01, spread: 0.5, isShare: true },
    applewoods: { label: 'Applewoods win', mean: 0.492, off: 0.01, spread: 0.5, isShare: true },
    ties: { label: 'ties', mean: 0.017, off: 0.01, spread: 0.13, isShare: true },
    rounds: { label: 'rounds', mean: 5.01, off: 0.05, spread: 1.5 },
  },
  contestants: [
    { name: 'ours', play: ours },
    { name: 'tight loop', play: tight },
  ],
  peers: ['boardgame-io'],
}
