import { expect, test } from 'vitest'
import type { LineTold } from '#protocol/told'
import { caughtUp } from '#web/table/caught-up'

type Known = Parameters<typeof caughtUp>[0]
const line = (n: number): LineTold => ({ n, at: n, what: 'played', events: [{ kind: `event ${n}` }] })
const LINES = [1, 2, 3, 4].map(line)
const known = (lines: readonly LineTold[], events: readonly object[], as = 0): Known =>
  ({ table: { id: 't' }, as, lines, events, now: {}, readAt: 7 }) as unknown as Known
const kinds = ({ events }: Known) => (events as readonly { readonly kind: string }[]).map(({ kind }) => kind)

test('several pieces of news between two looks have all their events', () => {
  const before = known(LINES.slice(0, 1), [])
  expect(kinds(caughtUp(before, known(LINES, LINES[3]!.events!)))).toEqual(['event 2', 'event 3', 'event 4'])
})

test('news without a line, such as a clock, bring none of what is known', () => {
  expect(kinds(caughtUp(known(LINES, LINES[3]!.events!), known(LINES, [])))).toEqual([])
})

test('a table that is read anew, or with other eyes, does not happen again', () => {
  const before = known(LINES.slice(0, 1), [])
  expect(kinds(caughtUp(before, known([1, 2].map(line), [])))).toEqual([])
  expect(kinds(caughtUp(before, known(LINES, [], 1)))).toEqual([])
})
