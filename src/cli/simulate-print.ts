import { asData, isWords, printedRows, sayCell } from '#cli/report-figures'
import { formatSettings } from '#cli/settings'
import type { Plan } from '#cli/simulation'
import { type Part, type Share, type Simulation, type Spread, standingsOf, type Summary } from '#cli/statistics'
import { columns, counted, grouped, listed, percent } from '#engine/words'
import type { CensusTable } from '#engine/census'
import type { AnyBox } from '#games/box'

/** What a program reads. All but `speed` depends on the command line alone. */
export function asJson(box: AnyBox, { parts, summary, tables, workers, seconds, cutShort }: Simulation): object {
  const { plan } = parts[0]!
  const several = parts.length > 1
  return {
    ...(cutShort !== undefined && { cutShort: { asked: cutShort, played: summary.matches } }),
    game: plan.game,
    rules: box.game.about.rulesVersion,
    ...(several ? { matches: summary.matches } : whole(box, parts[0]!)),
    rotate: plan.rotate,
    seed: seedOf(parts),
    options: plan.options,
    budget: plan.budget,
    ...figures(box, summary),
    ...(several && { sizes: parts.map((part) => ({ ...whole(box, part), ...figures(box, part.summary) })) }),
    ...(tables.length > 0 && { tables: tables.map(asData) }),
    speed: { workers, seconds, matchesPerSecond: summary.matches / seconds },
  }
}

const whole = ({ texts: { en: text } }: AnyBox, { plan: { bots }, summary: { matches } }: Part): object => ({
  matches,
  bots,
  seats: bots.map((_, seat) => text.seat(seat)),
})

const figures = ({ game }: AnyBox, { standings, reasons, choices, length }: Simulation['summary']): object => ({
  standings,
  reasons,
  choices,
  ...(length && { length: { measure: game.about.measure ?? 'length', ...length } }),
})

/** The seed as it was given: that of a size has the size after it. */
export const seedOf = ([first, ...others]: readonly Part[]): string => {
  const { seed, bots } = first!.plan
  return others.length > 0 ? seed.slice(0, -`/${bots.length}`.length) : seed
}

/** `hard against random`, or `random in all seats`. */
export function playersOf(parts: readonly Part[]): string {
  const names = new Set(parts.flatMap(({ plan }) => plan.bots))
  const { bots } = parts[0]!.plan
  if (names.size === 1 && (parts.length > 1 || bots.length > 2)) return `${bots[0]!} in all seats`
  return parts.length > 1 ? `${[...names].join(' and ')} in turn` : bots.join(' against ')
}

/** `4 seats`, `3, 4 and 5 seats in equal parts`. */
export const sizesOf = (parts: readonly Part[]): string =>
  parts.length > 1
    ? `${listed(parts.map(({ plan }) => `${plan.bots.length}`))} seats in equal parts`
    : counted(parts[0]!.plan.bots.length, 'seat')

/** `500 iterations`. */
export const thinkingOf = ({ budget }: Plan): string =>
  Object.entries(budget)
    .map(([name, most]) => `${grouped(most as number)} ${name}`)
    .join(', ')

/** `victories 70.0 %, tie 20.0 % and princess 10.0 %`. */
export const endingsOf = ({ reasons }: Summary): string =>
  listed(reasons.map(({ reason, share }) => `${reason} ${percent(share)} %`))

/** `2,500 matches/s on 2 workers`. */
export const speedOf = ({ summary, workers, seconds }: Simulation): string =>
  `${grouped(summary.matches / seconds)} matches/s on ${counted(workers, 'worker')}`

/** That it was stopped early, wherever its figures are shown. */
export const cutShortSaid = ({ cutShort, summary: { matches } }: Simulation): string | undefined =>
  cutShort === undefined
    ? undefined
    : `Cut short after ${grouped(matches)} of ${counted(cutShort, 'match', 'matches')}: the figures are of those alone, and the seed does not give them again.`

/** What a person reads. */
export function asTable(box: AnyBox, simulation: Simulation): string {
  const { parts, summary, tables, seconds } = simulation
  const { plan } = parts[0]!
  const { matches, choices, length } = summary
  const settings = formatSettings(box, plan.options)
  const measuring = Object.keys(box.game.about.measuring ?? {}).length > 0
  const most = box.game.about.seats[1]
  const cut = cutShortSaid(simulation)
  const lines = [
    ...(cut === undefined ? [] : [cut, '']),
    `${box.game.about.name}: ${counted(matches, 'match', 'matches')}, ${playersOf(parts)}` +
      (most > 2 ? `, ${sizesOf(parts)}` : ''),
    `seed ${seedOf(parts)}; ${plan.rotate ? 'seats in turn' : 'seats fixed'}; options ${settings || 'as printed'}` +
      (measuring ? ' (some set for measuring; --options overrules them)' : ''),
    '',
    ...columns([STANDINGS_HEAD, ...standingRows(box, simulation)]),
    '',
    `ended by  ${endingsOf(summary)}`,
    ...(length ? [spread(box.game.about.measure ?? 'length', length)] : []),
    spread('choices', choices),
    `speed     ${speedOf(simulation)} (${seconds.toFixed(2)} s)`,
    ...tables.flatMap((table) => ['', ...printed(table)]),
    '',
  ]
  return lines.join('\n')
}

export const STANDINGS_HEAD = [
  '',
  'played',
  ...['wins %', 'losses %', 'ties %'].flatMap((title) => [title, '(95 %)']),
  'payoff',
  'index',
  '(95 %)',
]

/** Who won how often. */
export const standingRows = (box: AnyBox, simulation: Simulation): string[][] =>
  standingsOf(box.texts.en, simulation).map(({ name, played, wins, losses, ties, payoff, index }) => [
    name,
    grouped(played),
    ...[wins, losses, ties].flatMap((share) => [percent(share.share), interval(share)]),
    payoff.toFixed(4),
    index.value.toFixed(2),
    `${index.low.toFixed(2)}–${index.high.toFixed(2)}`,
  ])

export const interval = ({ low, high }: Share): string => `${percent(low)}–${percent(high)}`

const spread = (name: string, { mean, least, most }: Spread): string =>
  `${name.padEnd(9)} ${mean.toFixed(2)} on average, from ${least} to ${most}`

/** A table of the game's own. */
const printed = (table: CensusTable): string[] => [
  table.title,
  ...(table.note === undefined ? [] : [table.note]),
  ...columns([table.head, ...printedRows(table).map((row) => row.map(sayCell))], (column) =>
    isWords(table.rows, column),
  ),
]
