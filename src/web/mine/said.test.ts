import { expect, test } from 'vitest'
import type { OwnMatchTold } from '#protocol/told'
import { companySaid, resultOf } from '#web/mine/said'
import { common } from '#web/words/common'
import { home } from '#web/words/home'
import { mine } from '#web/words/mine'
import type { Words } from '#web/words/words'

const seat = { plan: 'human', guest: 'ann', name: 'Ann', bot: null } as const

/** How a match with these payoffs is told to one who has these seats. */
const told = (payoffs: readonly number[], own: readonly number[], reason = 'all'): ReturnType<typeof resultOf> =>
  resultOf({
    ...{ id: 'a', game: 'g', status: 'over', own, at: 1, awaited: [], series: null },
    seats: payoffs.map(() => seat),
    outcome: { payoffs, reason, rule: 'G-1' },
  } satisfies OwnMatchTold)

test.each([
  [[1, 0], [0], 'won'],
  [[1, 0], [1], 'lost'],
  [[0.5, 0.5], [1], 'drew'],
  [[0, 0.5, 0.5], [0], 'lost'],
  // Together all win or all lose, however many seats one has.
  [[0], [0], 'lost'],
  [[0, 0, 0], [1], 'lost'],
  [[1, 1], [0, 1], 'won'],
  // Two who share a screen and play against each other have no result in common.
  [[1, 0], [0, 1], undefined],
] as const)('payoffs %j are to seats %j: %s', (payoffs, own, result) => {
  expect(told(payoffs, own)).toBe(result)
})

test('what was closed has no winner', () => {
  expect(told([0, 0], [0], 'closed-by-host')).toBe('closed')
})

test.each([
  ['brave-rats', 'live', 'against Lothar (Normal bot)', 'gegen Lothar, Bot (Mittel)'],
  ['last-stand', 'live', 'with Lothar (Normal bot)', 'mit Lothar, Bot (Mittel)'],
] as const)('in %s a bot is company of its kind', (game, status, en, de) => {
  const seats = [seat, { plan: 'bot', guest: null, name: 'Lothar', bot: 'normal' } as const]
  const said = (language: 'en' | 'de') =>
    companySaid(
      { game, status, seats, own: [0] },
      { common: common[language], home: home[language] } as Words,
      mine[language],
    )
  expect([said('en'), said('de')]).toEqual([en, de])
})

test('whoever plays alone is alone, and whoever waits has nobody else yet', () => {
  const words = { common: common.en, home: home.en } as Words
  const match = { game: 'last-stand', seats: [seat], own: [0] }
  expect(companySaid({ ...match, status: 'live' }, words, mine.en)).toBe('alone')
  expect(companySaid({ ...match, status: 'open' }, words, mine.en)).toBe('nobody else yet')
})
