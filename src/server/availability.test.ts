import { expect, test } from 'vitest'
import { ATTACKS } from '#server/testing/abuse/attacks'
import { abuse } from '#server/testing/abuse/run'

// How quick others are meanwhile `npm run abuse` measures; here it is enough that nothing stands still.

/** What was found once stood still for eight seconds under so small a part of an attack; a busy machine never does. */
const FROZEN = 5000

test.each(ATTACKS.map(({ name, does }) => [name, does]))('under the attack "%s" others play on: %s', async (name) => {
  const [{ met, openedIn }] = (await abuse({ only: [name], part: 0.04 })) as [Awaited<ReturnType<typeof abuse>>[0]]
  expect(met.faults).toEqual([])
  expect(met.choices.length).toBeGreaterThan(0)
  expect(met.health.length).toBeGreaterThan(0)
  expect(Math.max(...met.choices, ...met.health)).toBeLessThan(FROZEN)
  expect(openedIn ?? 0).toBeLessThan(Infinity)
})
