import { expect, test } from 'vitest'
import { greedyBot } from '#bots/greedy'
import { randomBot } from '#bots/random'
import { endless, onlyLegal, picksOf, playMatch, shareOf, thinking, toy } from '#bots/testing'
import { everySetting } from '#engine/options'
import { pebbles } from '#engine/testing/pebbles'
import { braveRats } from '#games/brave-rats/game'

test('takes what leaves it best off', () => {
  const game = toy({ numbers: [4, 2], payoffs: ([first]) => [[0.2, 0.7, 0.6, 0][first!]!, 0] })
  expect(picksOf(game, greedyBot(game, thinking(1000)), 0, [], 10)).toEqual([0, 1, 0, 0])
})

test('answers a sealed choice against anything its rivals may choose', () => {
  // 0 wins against one of four, 1 against the three others.
  const game = toy({
    numbers: [2, 4],
    sealed: true,
    payoffs: ([first, second]) => [(first === 0) === (second === 0) ? 1 : 0, 0],
  })
  expect(picksOf(game, greedyBot(game, thinking(1000)), 0, [], 50)[1]).toBeGreaterThan(0.9)
})

test('trusts what a game knows, right after the choice', () => {
  const { game, knowledge } = endless()
  expect(picksOf(game, greedyBot(game, thinking(1000), knowledge), 0, [], 10)).toEqual([0, 0, 1])
})

test.each([0, 1, 2])('answers with a legal choice after %d trials', (iterations) => {
  const bot = onlyLegal(greedyBot(pebbles, thinking(iterations)))
  expect(playMatch(pebbles, { seats: 4, seed: 'short of time' }, [bot, bot, bot, bot])).toHaveLength(4)
})

test('takes the best of what it had time to try', () => {
  const game = toy({ numbers: [4, 2], payoffs: ([first]) => [first! / 4, 0] })
  expect(picksOf(game, greedyBot(game, thinking(2)), 0, [], 10)).toEqual([0, 1, 0, 0])
})

test('beats chance in BraveRats', () => {
  expect(
    shareOf(braveRats, { ties: 'draw' }, [greedyBot(braveRats, thinking(1000)), randomBot()], 100),
  ).toBeGreaterThan(0.65)
})

test('answers with one of the choices in every setting of BraveRats', () => {
  const bot = onlyLegal(greedyBot(braveRats, thinking(20)))
  for (const [at, options] of everySetting(braveRats).entries()) {
    const payoffs = playMatch(braveRats, { seats: 2, options, seed: `setting ${at}` }, [bot, bot])
    expect(payoffs[0]! + payoffs[1]!).toBe(1)
  }
})
