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
  expect(after(undefined, welcome)).toMatchObject({ as: 0, lines: [line(1), line(2)], events: [], readAt: 7 })
})

test('news are added to what is known; what they leave out has not changed', () => {
  const known = after(after(undefined, welcome), news(line(3)))!
  expect(known.lines.map(({ n }) => n)).toEqual([1, 2, 3])
  expect(known.events).toEqual([{ kind: 'event 3' }])
  expect(known.now).toEqual({ status: 'over', view: {} })
})

test('a line that is told twice happened once', () => {
  const known = after(after(undefined, welcome), news(line(2), line(3)))!
  expect(known.lines.map(({ n }) => n)).toEqual([1, 2, 3])
  expect(known.events).toEqual([{ kind: 'event 3' }])
})

test('news of a table that is not known are of no use', () => {
  expect(after(undefined, news(line(3)))).toBeUndefined()
})
