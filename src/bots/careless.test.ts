import { expect, test } from 'vitest'
import type { Bot } from '#bots/bot'
import { careless } from '#bots/careless'
import type { Toy } from '#bots/testing'
import { SeededRandom } from '#engine/random'

const CHOICES = Array.from({ length: 10 }, (_, number) => ({ kind: 'pick', number }) as const)
const first: Bot<Toy> = (_view, choices) => choices[0]!

/** How often of a thousand times each choice is taken. */
function taken(bot: Bot<Toy>): number[] {
  const luck = SeededRandom.from('careless')
  const counts = CHOICES.map(() => 0)
  for (let times = 0; times < 1000; times++) counts[CHOICES.indexOf(bot({} as Toy['View'], CHOICES, luck))]!++
  return counts
}

test.each([0, 25, 100])('takes any choice in %i of a hundred, be it the own one', (share) => {
  const [own, ...others] = taken(careless(first, share))
  expect(own! / 1000).toBeCloseTo(1 - (share / 100) * 0.9, 1)
  for (const other of others) expect(other / 1000).toBeCloseTo(share / 1000, 1)
  expect(own! + others.reduce((sum, other) => sum + other, 0)).toBe(1000)
})
