import { playByHand as boardgameIoByHand, play as boardgameIo } from './brave-rats/boardgame-io.ts'
import { play as ours } from './brave-rats/ours.ts'
import type { Tally } from './brave-rats/tally.ts'
import { play as tight } from './brave-rats/tight.ts'
import { type Benchmark, interleave, tableOf, whole } from './measure.ts'

const CONTESTANTS = [
  { name: 'ours', play: ours },
  { name: 'boardgame.io', play: boardgameIo },
  { name: 'boardgame.io, tuned past its ways', play: boardgameIoByHand },
  { name: 'tight loop', play: tight },
]

/** What random players come to in the base game, how far off is too far, and how far single matches are spread. */
const EXPECTED = {
  yargs: { mean: 0.492, off: 0.01, spread: 0.5 },
  applewoods: { mean: 0.492, off: 0.01, spread: 0.5 },
  ties: { mean: 0.017, off: 0.01, spread: 0.13 },
  rounds: { mean: 5.01, off: 0.05, spread: 1.5 },
}
type Figures = Record<'matches' | keyof typeof EXPECTED, number>

/** Whole random matches of base BraveRats, set-up included, one after another in one thread. */
export const engine: Benchmark = (settings) => {
  const tallies = CONTESTANTS.map((): Tally => ({ wins: [0, 0], ties: 0, rounds: 0 }))
  const rates = interleave(
    CONTESTANTS.map(
      ({ play }, at) =>
        (matches) =>
          play(matches, tallies[at]!),
    ),
    settings,
  )
  const contestants = CONTESTANTS.map(({ name }, at) => ({
    name,
    matchesPerSecond: rates[at]!,
    ...figuresOf(tallies[at]!),
  }))
  const [us, ...others] = rates.map((rate) => rate.median)
  const ratios = Object.fromEntries(others.map((rate, at) => [`ours / ${CONTESTANTS[at + 1]!.name}`, us! / rate]))
  return {
    table: tableOf([
      ['', 'matches/s', 'min', 'max', 'Yargs win', 'Applewoods win', 'ties', 'rounds'],
      ...contestants.map(({ name, matchesPerSecond: { median, min, max }, yargs, applewoods, ties, rounds }) => [
        name,
        ...[median, min, max].map(whole),
        ...[yargs, applewoods, ties].map(percent),
        rounds.toFixed(2),
      ]),
      [],
      ...Object.entries(ratios).map(([name, ratio]) => [name, ratio.toPrecision(3)]),
    ]),
    data: { contestants, ratios },
    faults: contestants.flatMap(faultsOf),
  }
}

function figuresOf({ wins: [yargs, applewoods], ties, rounds }: Tally): Figures {
  const matches = yargs + applewoods + ties
  return {
    matches,
    yargs: yargs / matches,
    applewoods: applewoods / matches,
    ties: ties / matches,
    rounds: rounds / matches,
  }
}

/** A short run may be off by chance, so four standard errors are always forgiven. */
function faultsOf({ name, ...figures }: Figures & { readonly name: string }): string[] {
  return (Object.keys(EXPECTED) as (keyof typeof EXPECTED)[])
    .filter((key) => {
      const { mean, off, spread } = EXPECTED[key]
      return !(Math.abs(figures[key] - mean) <= Math.max(off, (4 * spread) / Math.sqrt(figures.matches)))
    })
    .map((key) => `${name} is broken: ${key} ${figures[key].toFixed(3)}, expected ${EXPECTED[key].mean}.`)
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
