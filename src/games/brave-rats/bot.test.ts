import { expect, test } from 'vitest'
import { thinking } from '#bots/testing'
import { SeededRandom } from '#engine/random'
import { bots } from '#games/brave-rats/bot'
import { braveRats } from '#games/brave-rats/game'
import type { Setup, State } from '#games/brave-rats/types'

const luck = SeededRandom.from('bots')

/** How often `hard` plays the first card of its hand, without any time to search. */
function shareOfFirst(state: State, seat: 0 | 1): number {
  const view = braveRats.view(state, seat)
  const choices = braveRats.choices(view, seat)
  const bot = bots.hard(thinking(0))
  const picks = Array.from({ length: 600 }, () => bot(view, choices, luck))
  return picks.filter((choice) => choice === choices[0]).length / picks.length
}

const LAST_TWO: Setup = {
  hands: [
    ['Y7', 'Y2'],
    ['A1', 'A0'],
  ],
  victories: [2, 3],
}

test.each([
  ['in the base game', { ties: 'draw' }],
  ['in Lucky Draw, once both piles are empty', { ties: 'draw', luckyDraw: true }],
] as const)('hard mixes two cards as perfect play does, %s', (_when, options) => {
  const state = braveRats.begin({ ...LAST_TWO, options }, { random: luck })
  expect(Math.abs(shareOfFirst(state, 0) - 1 / 3)).toBeLessThan(0.08)
  expect(Math.abs(shareOfFirst(state, 1) - 2 / 3)).toBeLessThan(0.08)
})

test('a shown card is answered exactly in Lucky Draw, too: the Prince with the Princess', () => {
  const state = braveRats.begin(
    {
      options: { luckyDraw: true, ties: 'draw' },
      hands: [
        ['Y6', 'Y4', 'Y1'],
        ['A7', 'A5', 'A3'],
      ],
      victories: [1, 3],
      spySeat: 0,
    },
    { random: luck },
  )
  braveRats.play(state, 1, { kind: 'choose-first', card: 'A7' }, { random: luck })
  const view = braveRats.view(state, 0)
  const answers = Array.from({ length: 20 }, () => bots.hard(thinking(0))(view, braveRats.choices(view, 0), luck))
  expect(new Set(answers.map(({ card }) => card))).toEqual(new Set(['Y1']))
})
