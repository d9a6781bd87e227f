import { isWords, measuredIn, printedRows, sayCell } from '#cli/report-figures'
import { bar, escape, tableOf, units, UNITS } from '#cli/report-html'
import type { CensusTable } from '#engine/census'

/** The game's own tables, one section each. */
export const censusSections = (tables: readonly CensusTable[]): string => tables.map(section).join('\n')

function section(table: CensusTable): string {
  const { title, note, head, plot } = table
  const rows = printedRows(table).map((row) => row.map(sayCell))
  return `<section class="census">
<h2>${escape(title)}</h2>
${note === undefined ? '' : `<p>${escape(note)}</p>`}
${plot === undefined ? '' : barsOf(table, plot)}
<div class="wide">${tableOf(head, rows, (column) => column > 0 && isWords(table.rows, column))}</div>
</section>`
}

/** One bar a row with its confidence; all on one scale, with a line at 1 where that is neutral. */
function barsOf({ rows, head }: CensusTable, column: number): string {
  const measured = rows.flatMap((row) => {
    const interval = measuredIn(row[column])
    return interval ? [{ row, interval }] : []
  })
  const longest = Math.max(1, ...measured.map(({ interval }) => interval.high))
  const isIndex = rows.some((row) => typeof row[column] === 'object' && row[column].kind === 'index')
  const neutral = isIndex ? `<path class="half" d="M${units(1 / longest)} 0v18"/>` : ''
  const bars = measured.map(({ row, interval: { value, low, high } }) =>
    bar(
      sayCell(row[0]!),
      `<b>${escape(sayCell(row[column]!))}</b>`,
      `<rect class="rest" width="${UNITS}" height="18"/><rect class="win" width="${units(value / longest)}" height="18"/>${neutral}`,
      { low: low / longest, high: high / longest },
    ),
  )
  return `<div class="bars" role="img" aria-label="${escape(head[column]!)}">${bars.join('\n')}</div>`
}
