import { expect, test, vi } from 'vitest'
import type { LineTold } from '#protocol/told'
import type { TableNews } from '#web/client/talk'

vi.stubGlobal('LUDUS_VERSION', 'of the test')
const { afterNews } = await import('#web/client/use-table')

const line = (n: number): LineTold => ({ n, at: n, what: 'played', events: [{ kind: `event ${n}` }] })
const welcome = {
  kind: 'table',
  table: { id: 't' },
  as: 0,
  lines: [line(1), line(2)],
  now: { status: 'live', view: {} },
}
const news = (...lines: readonly LineTold[]) => ({ kind: 'lines', table: 't', as: 0, lines, now: { status: 'over' } })
const after = (known: ReturnType<typeof afterNews>, told: object) => afterNews(known, told as TableNews, 7)

test('whoever comes knows all that was told, and sees nothing of it happen again', () => {
  expect(after(undefined, welcome)).toMatchObject({ as: 0, lines: [line(1), line(2)], steps: [], readAt: 7 })
})

test('news are added to what is known; what they leave out has not changed', () => {
  const known = after(after(undefined, welcome), news(line(3)))!
  expect(known.lines.map(({ n }) => n)).toEqual([1, 2, 3])
  expect(known.now).toEqual({ status: 'over', view: {} })
})

test('a line that is told twice happened once', () => {
  const known = after(after(undefined, welcome), news(line(2), line(3)))!
  expect(known.lines.map(({ n }) => n)).toEqual([1, 2, 3])
})

test('moments of several pieces of news are kept together for a while, each with its view', () => {
  const moving = (n: number): LineTold => ({ ...line(n), changes: [{ hits: [n] }] })
  const known = after(after(after(undefined, welcome), news(moving(3))), news(moving(4)))!
  expect(known.steps).toEqual([
    { n: 3, event: { kind: 'event 3' }, view: { hits: 3 } },
    { n: 4, event: { kind: 'event 4' }, view: { hits: 4 } },
  ])
  expect(known.now.view).toEqual({ hits: 4 })
  expect(after(known, news(moving(104)))!.steps.map(({ n }) => n)).toEqual([3, 4, 104])
  expect(after(after(known, news(moving(104))), news(moving(105)))!.steps.map(({ n }) => n)).toEqual([104, 105])
})

test('news of a table that is not known are of no use', () => {
  expect(after(undefined, news(line(3)))).toBeUndefined()
})
