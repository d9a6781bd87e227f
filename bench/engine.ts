import { playByHand as boardgameIoByHand, play as boardgameIo } from './brave-rats/boardgame-io.ts'
import { play as ours } from './brave-rats/ours.ts'
import type { Tally } from './brave-rats/tally.ts'
import { play as tight } from './brave-rats/tight.ts'
import { play as lastBrave, type Tally as LastBraveTally } from './last-brave/ours.ts'
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

/** Random matches of The Last Brave at a table of four that a core should play in a second. */
const WANTED = 3000
/** What random players come to there, with the cards as they are. */
const EXPECTED_OF_FOUR = {
  ties: { mean: 0.001, off: 0.002, spread: 0.03 },
  turns: { mean: 17, off: 0.2, spread: 4.1 },
}

/**
 * Whole random matches, set-up included, one after another in one thread: of base BraveRats by all, and of The Last
 * Brave with four seats by ours, which has no peer.
 */
export const engine: Benchmark = (settings) => {
  const tallies = CONTESTANTS.map((): Tally => ({ wins: [0, 0], ties: 0, rounds: 0 }))
  const four: LastBraveTally = { matches: 0, ties: 0, turns: 0 }
  const works = CONTESTANTS.map(
    ({ play }, at) =>
      (matches: number) =>
        play(matches, tallies[at]!),
  )
  const measured = interleave([...works, (matches) => lastBrave(matches, four)], settings)
  const [rates, rateOfFour] = [measured.slice(0, -1), measured.at(-1)!]
  const contestants = CONTESTANTS.map(({ name }, at) => ({
    name,
    matchesPerSecond: rates[at]!,
    ...figuresOf(tallies[at]!),
  }))
  const [us, ...others] = rates.map((rate) => rate.median)
  const ratios = Object.fromEntries(others.map((rate, at) => [`ours / ${CONTESTANTS[at + 1]!.name}`, us! / rate]))
  const ofFour = {
    name: 'The Last Brave, ours, 4 seats',
    matchesPerSecond: rateOfFour,
    wanted: WANTED,
    isMet: rateOfFour.median >= WANTED,
    ...{ matches: four.matches, ties: four.ties / four.matches, turns: four.turns / four.matches },
  }
  const table = [
    tableOf([
      ['BraveRats', 'matches/s', 'min', 'max', 'Yargs win', 'Applewoods win', 'ties', 'rounds'],
      ...contestants.map(({ name, matchesPerSecond: { median, min, max }, yargs, applewoods, ties, rounds }) => [
        name,
        ...[median, min, max].map(whole),
        ...[yargs, applewoods, ties].map(percent),
        rounds.toFixed(2),
      ]),
      [],
      ...Object.entries(ratios).map(([name, ratio]) => [name, ratio.toPrecision(3)]),
    ]),
    tableOf([
      ['The Last Brave, 4 seats', 'matches/s', 'min', 'max', 'ties', 'turns', 'wanted', ''],
      [
        'ours',
        ...[rateOfFour.median, rateOfFour.min, rateOfFour.max].map(whole),
        percent(ofFour.ties),
        ofFour.turns.toFixed(2),
        `${whole(WANTED)} or more`,
        ofFour.isMet ? 'met' : 'missed',
      ],
    ]),
  ]
  return {
    table: table.join('\n\n'),
    data: { contestants, ratios, lastBrave: ofFour },
    faults: [
      ...contestants.flatMap((contestant) => faultsOf(contestant, EXPECTED)),
      ...faultsOf(ofFour, EXPECTED_OF_FOUR),
    ],
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

interface Expected {
  readonly mean: number
  readonly off: number
  readonly spread: number
}

/** A short run may be off by chance, so four standard errors are always forgiven. */
function faultsOf<Key extends string>(
  figures: Readonly<Record<NoInfer<Key> | 'matches', number>> & { readonly name: string },
  expected: Readonly<Record<Key, Expected>>,
): string[] {
  return (Object.entries(expected) as [Key, Expected][])
    .filter(([key, { mean, off, spread }]) => {
      return !(Math.abs(figures[key] - mean) <= Math.max(off, (4 * spread) / Math.sqrt(figures.matches)))
    })
    .map(([key, { mean }]) => `${figures.name} is broken: ${key} ${figures[key].toFixed(3)}, expected ${mean}.`)
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
