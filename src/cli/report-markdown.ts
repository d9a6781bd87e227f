import { readFile } from 'node:fs/promises'
import { isWords, printedRows, sayCell } from '#cli/report-figures'
import { formatSettings } from '#cli/settings'
import {
  cutShortSaid,
  endingsOf,
  playersOf,
  sizesOf,
  speedOf,
  STANDINGS_HEAD,
  standingRows,
  thinkingOf,
} from '#cli/simulate-print'
import type { Simulation } from '#cli/statistics'
import { counted } from '#engine/words'
import type { CensusTable } from '#engine/census'
import type { AnyBox } from '#games/box'

// A page of several simulations: what stands between two marks is written by one of them, all else by hand.

const start = (title: string): string => `<!-- simulated: ${title} -->`
const END = '<!-- simulated -->'

/** The page as it is, or a new one. */
export async function readPage(file: string, { game }: AnyBox): Promise<string> {
  return readFile(file, 'utf8').catch(() => `# ${game.about.name}: measured\n`)
}

/** The page with this simulation in it: where it stood before, or at the end. */
export function withSection(page: string, title: string, section: string): string {
  const marked = `${start(title)}\n\n## ${title}\n\n${section}\n${END}`
  const from = page.indexOf(start(title))
  if (from < 0) return `${page.trimEnd()}\n\n${marked}\n`
  const to = page.indexOf(END, from)
  return `${page.slice(0, from)}${marked}${to < 0 ? '\n' : page.slice(to + END.length)}`
}

/** What is marked as a section stays one line, and cannot end the mark. */
export const titleOf = (parts: Simulation['parts'], given?: string): string =>
  (given ?? `${playersOf(parts)}, ${sizesOf(parts)}`).replaceAll('-->', ' ').replaceAll(/\s+/g, ' ').trim()

/** One simulation: how it was run, who won, and the game's own tables. */
export function sectionOf(box: AnyBox, simulation: Simulation, commandLine: string): string {
  const { parts, summary, tables } = simulation
  const { plan } = parts[0]!
  const { matches, length } = summary
  const facts = [
    `${counted(matches, 'match', 'matches')}: ${playersOf(parts)}, ${sizesOf(parts)}`,
    `options ${formatSettings(box, plan.options) || 'as printed'}`,
    `at most ${thinkingOf(plan)} a choice`,
    `rules version ${box.game.about.rulesVersion}`,
    speedOf(simulation),
  ]
  const cut = cutShortSaid(simulation)
  return [
    ...(cut === undefined ? [] : [`**${cut}**`]),
    `\`\`\`sh\n${commandLine}\n\`\`\``,
    `${facts.join('; ')}.`,
    `Ended by ${endingsOf(summary)}${length ? `; ${length.mean.toFixed(2)} ${box.game.about.measure ?? 'length'} on average, from ${length.least} to ${length.most}` : ''}.`,
    grid(STANDINGS_HEAD, standingRows(box, simulation), (column) => column === 0),
    ...tables.flatMap(tableOf),
    '',
  ].join('\n\n')
}

const tableOf = (table: CensusTable): string[] => [
  `### ${table.title}`,
  ...(table.note === undefined ? [] : [table.note]),
  grid(
    table.head,
    printedRows(table).map((row) => row.map(sayCell)),
    (column) => isWords(table.rows, column),
  ),
]

const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const grid = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  isLeft: (column: number) => boolean,
): string => [line(head), line(head.map((_, at) => (isLeft(at) ? '---' : '---:'))), ...rows.map(line)].join('\n')
