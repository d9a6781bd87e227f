import type { Contestant, EngineBench, Expected, Tally } from '../src/games/testing/bench.ts'
import { partOf } from '../src/games/testing/parts.ts'
import { GAMES } from '../src/games/shelf.ts'
import { anyGame } from './any-game.ts'
import { type Benchmark, interleave, type Rate, tableOf, whole } from './measure.ts'

/** Whole random matches, set-up included, one after another in one thread: of every game, by ours and by its peers. */
export const engine: Benchmark = async (settings) => {
  const games = await Promise.all(
    GAMES.map(async ({ about: { id }, open }) => {
      const bench = (await partOf(id, 'bench/engine'))?.engine ?? anyGame(await open())
      const peers = await Promise.all((bench.peers ?? []).map((peer) => partOf(id, `bench/peers/${peer}`)))
      const contestants = [...bench.contestants, ...peers.flatMap((peer) => peer!.contestants)]
      return { id, bench, contestants: contestants.map((one) => ({ one, tally: emptyTally(bench) })) }
    }),
  )
  const everyone = games.flatMap(({ contestants }) => contestants)
  const rates = interleave(
    everyone.map(
      ({ one, tally }) =>
        (matches) =>
          one.play(matches, tally),
    ),
    settings,
  )
  const measured = games.map(({ id, bench, contestants }) =>
    report(
      id,
      bench,
      contestants.map((contestant) => ({ ...contestant, rate: rates[everyone.indexOf(contestant)]! })),
    ),
  )
  return {
    table: measured.map(({ table }) => table).join('\n\n'),
    data: { games: measured.map(({ data }) => data) },
    faults: measured.flatMap(({ faults }) => faults),
  }
}

const emptyTally = ({ expected }: EngineBench): Tally => ({
  matches: 0,
  ...Object.fromEntries(Object.keys(expected).map((figure) => [figure, 0])),
})

interface Run {
  readonly one: Contestant
  readonly tally: Tally
  readonly rate: Rate
}

function report(id: string, { title, expected, wanted }: EngineBench, runs: readonly Run[]) {
  const contestants = runs.map(({ one: { name }, tally, rate }) => ({
    name,
    matchesPerSecond: rate,
    matches: tally.matches,
    figures: Object.fromEntries(Object.keys(expected).map((figure) => [figure, tally[figure]! / tally.matches])),
  }))
  const [us, ...others] = contestants
  const { median: ours } = us!.matchesPerSecond
  const ratios = Object.fromEntries(
    others.map(({ name, matchesPerSecond }) => [`ours / ${name}`, ours / matchesPerSecond.median]),
  )
  const goal = wanted === undefined ? {} : { wanted, isMet: ours >= wanted }
  const rows = contestants.map(({ name, matchesPerSecond: { median, min, max }, figures }, at) => [
    name,
    ...[median, min, max].map(whole),
    ...Object.entries(expected).map(([figure, { isShare }]) =>
      isShare ? `${(figures[figure]! * 100).toFixed(1)} %` : figures[figure]!.toFixed(2),
    ),
    ...(wanted === undefined || at > 0 ? [] : [`${whole(wanted)} or more`, goal.isMet ? 'met' : 'missed']),
  ])
  const head = [title, 'matches/s', 'min', 'max', ...Object.values(expected).map(({ label }) => label)]
  return {
    table: tableOf([
      [...head, ...(wanted === undefined ? [] : ['wanted', ''])],
      ...rows,
      ...(others.length > 0 ? [[]] : []),
      ...Object.entries(ratios).map(([name, ratio]) => [name, ratio.toPrecision(3)]),
    ]),
    data: { game: id, title, contestants, ratios, ...goal },
    faults: contestants.flatMap((contestant) =>
      faultsOf({ ...contestant, name: `${title}, ${contestant.name}` }, expected),
    ),
  }
}

/** A short run may be off by chance, so four standard errors are always forgiven. */
function faultsOf(
  { name, matches, figures }: { name: string; matches: number; figures: Readonly<Record<string, number>> },
  expected: Readonly<Record<string, Expected>>,
): string[] {
  return Object.entries(expected)
    .filter(([figure, { mean, off, spread }]) => {
      return !(Math.abs(figures[figure]! - mean) <= Math.max(off, (4 * spread) / Math.sqrt(matches)))
    })
    .map(([figure, { mean }]) => `${name} is broken: ${figure} ${figures[figure]!.toFixed(3)}, expected ${mean}.`)
}
