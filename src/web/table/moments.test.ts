import { expect, test } from 'vitest'
import type { LineTold, PastTold } from '#protocol/told'
import { neighbour, seenIn, viewAt } from '#web/table/moments'

const line = (n: number, changes: LineTold['changes'] = []): LineTold => ({
  n,
  at: n,
  what: 'played',
  ...(changes.length > 0 && { events: changes.map((_, at) => ({ kind: `${n}/${at}` })), changes }),
})

const PAST: PastTold = {
  view: { hits: 1, open: false },
  news: [
    { lines: [line(4, [{ hits: [2] }, null, { hits: [3] }])], now: {} },
    { lines: [], now: { change: { open: [true] } } },
    { lines: [line(5)], now: {} },
    { lines: [line(6, [{ hits: [4] }])], now: { change: { open: [false] } } },
  ],
}

test('a line has the view of each thing that it told, and that of its end', () => {
  const [first] = seenIn(PAST)
  const views = [1, 2, 3].map((events) => viewAt(first!, { n: 4, events }))
  expect(views.slice(0, 2)).toEqual([
    { hits: 2, open: false },
    { hits: 2, open: false },
  ])
  // What changed without a word is seen at the end of the line before it.
  expect(views[2]).toEqual({ hits: 3, open: true })
})

test('a line that told nothing shows how things stood', () => {
  expect(seenIn(PAST)[1]).toEqual({ n: 5, steps: [], view: { hits: 3, open: true } })
  expect(seenIn(PAST)[2]!.view).toEqual({ hits: 4, open: false })
})

test('before the match there is nothing to see, and its start is seen as a whole', () => {
  const begun: PastTold = {
    view: null,
    news: [
      { lines: [line(1)], now: {} },
      { lines: [{ ...line(2), events: [{ kind: 'dealt' }] }], now: { view: { hits: 0 } } },
    ],
  }
  expect(seenIn(begun).map(({ view }) => view)).toEqual([undefined, { hits: 0 }])
})

test('one step leads to the next line of which something is said', () => {
  const lines = [line(1), line(2, [null]), line(3), line(4, [null]), line(5)]
  const says = ({ events }: LineTold) => events !== undefined
  expect(neighbour(lines, 3, 1, says)?.n).toBe(4)
  expect(neighbour(lines, 3, -1, says)?.n).toBe(2)
  expect(neighbour(lines, 4, 1, says)).toBeUndefined()
  expect(neighbour(lines, 2, -1, says)).toBeUndefined()
})
