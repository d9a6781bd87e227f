import { expect, test } from 'vitest'
import { scoreOf, seriesAfter } from '#protocol/series'
import type { SeatTold } from '#protocol/told'

const person = (name: string): SeatTold => ({ plan: 'human', guest: `guest ${name}`, name, bot: null })
const bot = (level: string): SeatTold => ({ plan: 'bot', guest: null, name: level, bot: level })
const FREE: SeatTold = { plan: 'human', guest: null, name: null, bot: null }
const [ANN, BEN, CAT] = [person('Ann'), person('Ben'), person('Cat')] as const

const won = { payoffs: [1, 0] }
const lost = { payoffs: [0, 1] }
const drawn = { payoffs: [0.5, 0.5] }

test('rematches carry the score on, draws apart', () => {
  const series = [won, lost, drawn, won].reduce<ReturnType<typeof seriesAfter> | undefined>(
    (before, outcome) => seriesAfter(before, [ANN, BEN], outcome),
    undefined,
  )!
  expect(scoreOf(series, [ANN, BEN])).toEqual([2, 1])
  expect(series.drawn).toBe(1)
})

test('what all have lost together is no draw', () => {
  const series = [{ payoffs: [1, 1] }, { payoffs: [0, 0] }].reduce<ReturnType<typeof seriesAfter> | undefined>(
    (before, outcome) => seriesAfter(before, [ANN, BEN], outcome),
    undefined,
  )!
  expect(scoreOf(series, [ANN, BEN])).toEqual([1, 1])
  expect(series.drawn).toBe(0)
})

test('people take their wins along to another seat, and under another name', () => {
  const series = seriesAfter(undefined, [ANN, BEN], won)
  expect(scoreOf(series, [BEN, { ...ANN, name: 'Anna' }])).toEqual([0, 1])
})

test('with others another series begins', () => {
  const series = seriesAfter(undefined, [ANN, BEN], won)
  expect(scoreOf(series, [ANN, CAT])).toBeUndefined()
  expect(scoreOf(series, [ANN, BEN, CAT])).toBeUndefined()
  expect(scoreOf(seriesAfter(series, [ANN, CAT], won), [ANN, CAT])).toEqual([1, 0])
})

test('a bot is known by its place and level, and several at one screen by theirs', () => {
  const series = seriesAfter(undefined, [ANN, bot('hard')], lost)
  expect(scoreOf(series, [ANN, bot('hard')])).toEqual([0, 1])
  expect(scoreOf(series, [ANN, bot('easy')])).toBeUndefined()
  const screen = [ANN, ANN]
  expect(scoreOf(seriesAfter(seriesAfter(undefined, screen, won), screen, lost), screen)).toEqual([1, 1])
})

test('whoever has a bot play for them is still who they are', () => {
  const series = seriesAfter(undefined, [ANN, { ...BEN, bot: 'normal' }], lost)
  expect(scoreOf(series, [ANN, BEN])).toEqual([0, 1])
})

test('before all have come there is no score', () => {
  const series = seriesAfter(undefined, [ANN, BEN], won)
  expect(scoreOf(series, [ANN, FREE])).toBeUndefined()
})
