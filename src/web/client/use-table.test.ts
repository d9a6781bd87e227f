import { expect, test, vi } from 'vitest'
import type { LineTold } from '#protocol/told'
import type { TableNews } from '#web/client/talk'

vi.stubGlobal('LUDUS_VERSION', 'of the test')
const { afterNews, afterPresence } = await import('#web/client/use-table')

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

test('who is there is told by itself, stays until it changes, and is as old as it is', () => {
  const presence = (watching: number) => ({ away: [null], watching, names: [], at: 0 })
  const first = after(undefined, { ...welcome, now: { ...welcome.now, presence: presence(1) } })!
  expect(first).toMatchObject({ now: { presence: { watching: 1 } }, presenceAt: 7 })
  const then = afterPresence(first, presence(2), 9)
  const known = after(then, news(line(3)))!
  expect(known).toMatchObject({ now: { presence: { watching: 2 }, status: 'over' }, presenceAt: 9, readAt: 7 })
})

test('a line that says how fast bots play from now on is believed', () => {
  const known = after(undefined, { ...welcome, table: { id: 't', pace: 'calm' } })
  expect(after(known, news(line(3)))!.table.pace).toBe('calm')
  expect(after(known, news({ n: 3, at: 3, what: 'paced', pace: 'brisk' }, line(4)))!.table.pace).toBe('brisk')
})

test('news of a table that is not known are of no use', () => {
  expect(after(undefined, news(line(3)))).toBeUndefined()
})
