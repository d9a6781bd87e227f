import { grouped } from '#engine/words'
import type { Cell, CensusTable } from '#engine/census'
import { type Interval, intervalOf, sayFigure } from '#engine/figures'

/** `1.05 (0.98–1.12)`, `43.0 %`, `12,345`, or the text itself. */
export function sayCell(cell: Cell): string {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return grouped(cell, Number.isInteger(cell) ? 0 : 2)
  return sayFigure(cell)
}

/** The interval of a cell that was measured, and was measured at all. */
export const measuredIn = (cell: Cell | undefined): Interval | undefined =>
  typeof cell === 'object' ? intervalOf(cell) : undefined

/** Whether a column has words below its head, which stand to the left. */
export const isWords = (rows: readonly (readonly Cell[])[], column: number): boolean =>
  rows.every((row) => typeof row[column] === 'string')

/** The rows worth printing: all, or those at either end with a gap between them. */
export function printedRows({ rows, ends }: CensusTable): readonly (readonly Cell[])[] {
  if (ends === undefined || rows.length <= 2 * ends + 1) return rows
  return [...rows.slice(0, ends), ['…', ...rows[0]!.slice(1).map(() => '')], ...rows.slice(-ends)]
}

/** What a program reads: every figure with its interval and its size. */
export const asData = ({ title, note, head, rows }: CensusTable): object => ({
  title,
  ...(note !== undefined && { note }),
  head,
  rows: rows.map((row) =>
    row.map((cell) =>
      typeof cell === 'object' ? { kind: cell.kind, of: cell.of, ...(intervalOf(cell) ?? { value: null }) } : cell,
    ),
  ),
})
