import { expect, test } from 'vitest'
import type { Game } from '#engine/game'
import { pebbles } from '#engine/testing/pebbles'
import type { Pebbles } from '#engine/testing/pebbles-types'
import { anyBox } from '#games/box'
import { pebblesBox } from '#house/testing/tables'
import { newDraft, optionsFor, optionsOf } from '#web/setup/draft'
import { lastStand } from '#games/last-stand/game'
import { rollAndFight } from '#games/roll-and-fight/game'
import { texts } from '#games/roll-and-fight/texts'
import { objectionsTo, valuesOffered } from '#web/setup/objections'

/** With four, a pool of five is too small; and a short game needs the die. */
const game: Game<Pebbles> = {
  ...pebbles,
  clash: (options, seats) =>
    options.pool === 5 && seats === 4 ? { code: 'P-E4', message: 'Too few pebbles.' } : pebbles.clash(options),
}
const box = { ...pebblesBox, game: anyBox<Pebbles>({ ...pebblesBox, game } as never).game }
const { about } = pebbles
const usual = newDraft(about).options

function against(key: string, more: object, seats: number) {
  const option = optionsOf(about).find(([name]) => name === key)![1]
  return objectionsTo(box.game, box.texts.en, { options: { ...usual, ...more }, seats }, key, option)
}

test('what goes with everything has nothing against it', () => {
  expect(against('pool', {}, 3)).toEqual({})
  expect(against('die', {}, 3)).toEqual({})
})

test('what another value would clash with is said before, by the number of seats too', () => {
  expect(against('pool', {}, 4)).toEqual({ ifOther: 'Too few pebbles.' })
  expect(against('short', { die: false }, 2)).toEqual({ ifOther: 'A short game needs the die.' })
})

test('what clashes says so at each option that was changed and could be changed back', () => {
  expect(against('pool', { pool: 5 }, 4)).toEqual({ now: 'Too few pebbles.' })
  expect(against('die', { pool: 5 }, 4)).toEqual({})
  expect(against('short', { die: false, short: true }, 2)).toEqual({ now: 'A short game needs the die.' })
  expect(against('die', { die: false, short: true }, 2)).toEqual({ now: 'A short game needs the die.' })
})

test('what cannot be with so many players is not offered, unless it is chosen or there would be no choice', () => {
  const offered = (key: string, seats: number, more = {}) => {
    const options = { ...newDraft(lastStand.about).options, ...more }
    const option = optionsOf(lastStand.about).find(([name]) => name === key)![1]
    return valuesOffered(anyBox({ game: lastStand } as never).game, { options, seats }, key, option)
  }
  expect([offered('first', 1), offered('first', 3)]).toEqual([
    ['random', 0],
    ['random', 0, 1, 2],
  ])
  expect(offered('first', 2, { first: 3 })).toEqual(['random', 0, 1, 3])
  expect([offered('heroes', 1), offered('heroes', 2)]).toEqual([
    [4, 3],
    [4, 3],
  ])
  const text = pebblesBox.texts.en
  const first = optionsOf(lastStand.about).find(([name]) => name === 'first')![1]
  const { options } = newDraft(lastStand.about)
  const { game: rules } = anyBox({ game: lastStand } as never)
  expect(objectionsTo(rules, text, { options, seats: 1 }, 'first', first)).toEqual({})
})

test.each([1, 2, 4])(
  'nothing speaks against what nobody has touched, and nothing is asked in vain: %i seats',
  (seats) => {
    const { game: rules } = anyBox({ game: rollAndFight } as never)
    const { options } = newDraft(rollAndFight.about)
    const rows = optionsFor(rollAndFight.about, seats)
    const alone = ['dice', 'time', 'target', 'den', 'boss']
    expect(rows.map(([key]) => key)).toEqual(['mode', ...(seats === 1 ? alone : ['clocks', 'ties'])])
    for (const [key, option] of rows)
      expect(objectionsTo(rules, texts.en as never, { options, seats }, key, option)).toEqual({})
  },
)
