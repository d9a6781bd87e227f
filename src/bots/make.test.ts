import { expect, test } from 'vitest'
import { LEVELS } from '#bots/bot'
import { BOT_NAMES, makeBot } from '#bots/make'
import { onlyLegal, playMatch, thinking } from '#bots/testing'
import { GAMES } from '#games/shelf'

test('the general players come first, then the levels', () => {
  expect(BOT_NAMES).toEqual(['random', 'greedy', 'ismcts', ...LEVELS])
})

test.each(GAMES.flatMap(({ about, open }) => BOT_NAMES.map((name) => ({ id: about.id, name, about, open }))))(
  '$name plays $id',
  async ({ name, about, open }) => {
    const box = await open()
    const seats = about.seats[0]
    const bot = onlyLegal(makeBot(box, name, thinking(20))!)
    const bots = Array.from({ length: seats }, () => bot)
    expect(playMatch(box.game, { seats, seed: 'made' }, bots)).toHaveLength(seats)
  },
)

test.each(['', 'Random', 'impossible', 'constructor', 'toString'])('there is no bot called "%s"', async (name) => {
  expect(makeBot(await GAMES[0]!.open(), name, thinking(20))).toBeUndefined()
})
