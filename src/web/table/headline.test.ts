import { expect, test } from 'vitest'
import { headline } from '#web/table/headline'
import { table } from '#web/words/table'

const NAMES = ['Ada', 'Bruno', 'Cleo']

test.each([
  [[1, 0], 0, 'You win'],
  [[1, 0], 1, 'You lose'],
  [[1, 0], undefined, 'Victory for Ada'],
  [[0.5, 0.5], 0, 'A draw'],
  [[0.5, 0.5, 0], 2, 'You lose'],
  [[0.5, 0.5], undefined, 'A draw'],
  [[0], 0, 'You lose'],
  [[1], 0, 'You win'],
  [[0, 0], 1, 'You lose'],
  [[0, 0], undefined, 'All have lost'],
])('payoffs %j are to whoever has seat %j: %s', (payoffs, seat, says) => {
  const own = seat === undefined ? undefined : payoffs[seat]
  expect(headline({ payoffs, reason: 'r', rule: 'R-1' }, own, NAMES, table.en)).toBe(says)
})
