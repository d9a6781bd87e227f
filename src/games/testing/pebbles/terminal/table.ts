import { plainTable, type TerminalTable } from '#engine/terminal'
import type { Pebbles } from '#engine/testing/pebbles-types'
import { texts } from '../texts.ts'

const list = plainTable<Pebbles>(texts.en)

/** The heaps in a row above what one may choose. */
export const table: TerminalTable<Pebbles> = {
  ...list,
  draw: (view, choices, company, screen) => [
    `${screen.paint('bold', 'Pebbles')} · round ${view.round} · ${view.pool} in the pool · heaps ${view.pebbles.join(' ')}`,
    ...list.draw(view, choices, company, screen),
  ],
  tell: (view, company) => [
    `Round ${view.round}, ${view.pool} in the pool. Heaps: ${view.pebbles.join(', ')}.`,
    ...list.tell(view, company),
  ],
}
