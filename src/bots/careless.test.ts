import { expect, test } from 'vitest'
import type { Bot } from '#bots/bot'
import { careless } from '#bots/careless'
import type { Toy } from '#bots/testing'
import { SeededRandom } from '#engine/random'

const CHOICES = Array.from({ length: 10 }, (_, number) => ({ kind: 'pick', number }) as const)
const first: Bot<Toy> = (_view, choices) => choices[0]!
const last: Bot<Toy> = (_view, choices) => choices.at(-1)!

/** How often of a thousand times each choice is taken. */
function taken(bot: Bot<Toy>): number[] {
  const luck = SeededRandom.from('careless')
  const counts = CHOICES.map(() => 0)
  for (let times = 0; times < 1000; times++) counts[CHOICES.indexOf(bot({} as Toy['View'], CHOICES, luck))]!++
  return counts
}

test.each([0, 25, 100])('leaves %i of a hundred choices to the other', (share) => {
  const [own, ...others] = taken(careless(first, share, last))
  expect(others.at(-1)! / 1000).toBeCloseTo(share / 100, 1)
  expect(own! + others.at(-1)!).toBe(1000)
})

test('takes any where no other is given', () => {
  const [own, ...others] = taken(careless(first, 50))
  expect(own).toBeGreaterThan(500)
  expect(Math.min(...others)).toBeGreaterThan(25)
})
