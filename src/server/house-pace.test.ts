import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { type Pace, PACES } from '#protocol/pace'
import { ANN, BEN, bot, DEVICE, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'
import { AWAY } from '#house/room'
import type { Thinker, ThinkerQuestion } from '#house/thinker'

// How fast bots play: as the host has said, as whoever is alone with them likes, and at once where nobody looks.

const street = new Street()
afterAll(() => street.clear())
afterEach(() => street.check())

const BOT_PACE = 700
const ALONE = [HUMAN, bot('normal'), bot('normal')]

/** A thinker that answers at once, and says what it was asked. */
function thinking(): { readonly asked: ThinkerQuestion[]; readonly thinker: Thinker } {
  const asked: ThinkerQuestion[] = []
  const think = async (question: ThinkerQuestion): Promise<object> => {
    asked.push(question)
    return question.choices[0]!
  }
  return { asked, thinker: { think } }
}

/** Ann among bots, whose turn it is when she has ended hers. */
async function begin(wanted: object = {}, game = 'pebbles') {
  const clock = new TestClock()
  const { asked, thinker } = thinking()
  const store = await street.sqlite()
  const house = street.house(store, clock, { thinker, botPace: BOT_PACE })
  const [ann] = (await seat(house, ANN, { game, seats: ALONE, ...wanted }, ANN)) as [Player]
  /** How long, in milliseconds, the bot that is asked now takes. */
  const nextAnswer = (): Promise<number> =>
    house.read(ann.table, (table) => table.answerAt(table.awaitedOfServer()[0]!, BOT_PACE) - table.at)
  return { clock, house, store, ann, asked, nextAnswer }
}

const DONE = { do: 'choose', choice: { kind: 'done' } } as const

describe('the host says how fast bots play', () => {
  test.each([
    [undefined, BOT_PACE],
    ['calm', BOT_PACE],
    ['brisk', 300],
    // As long as a bot of that level may think.
    ['instant', 300],
  ] as const)('%s', async (pace, ms) => {
    const { ann, nextAnswer } = await begin(pace && { pace })
    expect(ann.told[0]).toMatchObject({ kind: 'table', table: { pace: pace ?? 'calm' } })
    await ann.act(DONE)
    expect(await nextAnswer()).toBe(ms)
  })

  test('a game whose bots have thought sooner is not waited for', async () => {
    const seats = [HUMAN, ...Array.from({ length: 2 }, () => bot('normal'))]
    const { ann, house } = await begin({ pace: 'instant', seats }, 'last-brave')
    const answer = (): Promise<number | undefined> =>
      house.read(ann.table, (table) => {
        const question = table.awaitedOfServer().find(({ brief }) => !brief)
        return question && table.answerAt(question, BOT_PACE) - table.at
      })
    while ((await answer()) === undefined) await ann.until(() => ann.now.own !== null).then(() => ann.choose(0))
    expect(await answer()).toBe(60)
  })

  test('hard bots take their second at any pace', async () => {
    for (const pace of PACES) {
      const { ann, nextAnswer } = await begin({ pace, seats: [HUMAN, bot('hard'), bot('hard')] })
      await ann.act(DONE)
      expect([pace, await nextAnswer()]).toEqual([pace, 1000])
    }
  })

  test('what is no pace is refused at the door, and a rematch is played as fast as the match was', async () => {
    const { house, ann } = await begin({ pace: 'brisk' })
    await ann.act({ do: 'pace', pace: 'instant' })
    await ann.act({ do: 'resign' })
    await ann.act({ do: 'rematch' })
    const again = await house.read(ann.table, ({ rematch }) => rematch!)
    expect(await house.read(again, ({ pace }) => pace)).toBe('instant')
  })
})

describe('whoever is alone among bots', () => {
  test('changes it at any time: it is in the log, told, and holds from the next answer on', async () => {
    const { ann, house, nextAnswer } = await begin()
    await ann.act({ do: 'pace', pace: 'brisk' })
    expect(ann.lines.at(-1)).toMatchObject({ what: 'paced', pace: 'brisk' })
    await ann.act(DONE)
    expect(await nextAnswer()).toBe(300)
    const again = await new Player(house, ann.table, ANN, 0).watch()
    expect(again.told[0]).toMatchObject({ table: { pace: 'brisk' } })
  })

  test('and every node, and whoever comes after a restart, keeps to it', async () => {
    const clock = new TestClock()
    const file = await street.file()
    const { thinker } = thinking()
    const node = async () => street.house(await street.sqlite(file), clock, { thinker, botPace: BOT_PACE })
    const house = await node()
    const [ann] = (await seat(house, ANN, { game: 'pebbles', seats: ALONE }, ANN)) as [Player]
    await ann.act({ do: 'pace', pace: 'instant' })
    await house.close()
    const other = await node()
    const back = await new Player(other, ann.table, ANN, 0).watch()
    expect(back.told[0]).toMatchObject({ table: { pace: 'instant' } })
    await back.act(DONE)
    const [question] = await other.read(ann.table, (table) => table.awaitedOfServer())
    expect(await other.read(ann.table, (table) => table.answerAt(question!, BOT_PACE) - table.at)).toBe(300)
  })

  test('a question that is open already is answered at the new pace', async () => {
    const { ann, clock, asked } = await begin()
    await ann.act(DONE)
    await expect.poll(() => asked.length).toBe(1)
    clock.pass(400)
    const before = ann.lines.length
    await ann.act({ do: 'pace', pace: 'brisk' })
    await ann.until(() => ann.lines.length > before + 1)
    expect(ann.lines.at(-1)).toMatchObject({ what: 'played', by: 'bot', at: clock.at })
  })

  test('is not kept waiting once in a hurry, until asked again', async () => {
    const { ann, house, clock } = await begin({ pace: 'calm' })
    expect((await refused(ann.act({ do: 'hurry' }))).code).toBe('not-now')
    await ann.act(DONE)
    await ann.act({ do: 'hurry' })
    expect(ann.lines.at(-1)).toMatchObject({ what: 'hurried', seat: 0 })
    expect(await house.read(ann.table, ({ pace, haste }) => [pace, haste])).toEqual(['calm', 'instant'])
    expect((await refused(ann.act({ do: 'hurry' }))).code).toBe('not-now')
    for (let bots = 0; bots < 2; bots++) {
      const before = ann.lines.length
      clock.pass(300)
      await ann.until(() => ann.lines.length > before)
    }
    await ann.until(() => ann.now.own?.kind === 'bid')
    expect(await house.read(ann.table, ({ haste }) => haste)).toBe('calm')
  })

  test.each<[who: string, refusal: string, seats: object[], guests: (typeof ANN)[], by: typeof ANN]>([
    ['who has a person beside them', 'not-alone', [HUMAN, HUMAN, bot('easy')], [ANN, BEN], ANN],
    ['whose friend has yet to come', 'not-alone', [HUMAN, HUMAN, bot('easy')], [ANN], ANN],
    ['who only watches', 'not-alone', [HUMAN, bot('easy')], [ANN], BEN],
  ])('but not one %s', async (_who, code, seats, guests, by) => {
    const { house } = await begin()
    const { id } = await house.create(ANN, { game: 'pebbles', seats: seats as [] })
    for (const guest of guests) await house.act(id, guest, { do: 'sit' })
    const before = await house.read(id, ({ seq }) => seq)
    const refusal = await refused(house.act(id, by, { do: 'pace', pace: 'instant' }))
    expect(refusal).toMatchObject({ code, message: expect.stringContaining('alone among bots') })
    expect(await house.read(id, ({ seq, pace }) => [seq, pace])).toEqual([before, 'calm'])
  })

  test('nor while a bot plays for somebody who may come back', async () => {
    const { house } = await begin()
    const players = await seat(house, ANN, { game: 'pebbles', seats: [HUMAN, HUMAN] }, ANN, BEN)
    await players[1]!.act({ do: 'leave' })
    for (const act of [{ do: 'pace', pace: 'brisk' }, { do: 'hurry' }] as const) {
      await refused(players[0]!.act(act)).then(({ code }) => expect(code).toBe('not-alone'))
      if (act.do === 'pace') await players[0]!.act(DONE)
    }
  })

  test('the people at one screen may', async () => {
    const { house } = await begin()
    const { id } = await house.create(ANN, { game: 'pebbles', seats: [DEVICE, DEVICE, bot('easy')] })
    await house.act(id, ANN, { do: 'pace', pace: 'brisk' })
    expect(await house.read(id, ({ pace }) => pace)).toBe('brisk')
  })

  test('twice the same is nothing, and when it is over it is over', async () => {
    const { ann } = await begin()
    expect((await refused(ann.act({ do: 'pace', pace: 'calm' }))).code).toBe('not-now')
    await ann.act({ do: 'resign' })
    expect((await refused(ann.act({ do: 'pace', pace: 'brisk' }))).code).toBe('not-now')
  })
})

describe('a bot', () => {
  test.each(PACES)('waits for nobody where nobody watches, but for those who come (%s)', async (pace: Pace) => {
    const { ann, house, clock, asked } = await begin({ pace })
    const played = (): Promise<number> => house.read(ann.table, ({ match }) => match!.plays)
    ann.stop()
    clock.pass(AWAY)
    await ann.act(DONE)
    await expect.poll(() => asked.length).toBe(1)
    const before = await played()
    clock.pass(300)
    await expect.poll(played).toBe(before + 1)
    await expect.poll(() => asked.length).toBe(2)
    const back = await new Player(house, ann.table, ANN, 0).watch()
    const ms = pace === 'calm' ? BOT_PACE : 300
    clock.pass(ms - 1)
    await house.sweep()
    expect(await played()).toBe(before + 1)
    clock.pass(1)
    await expect.poll(played).toBeGreaterThan(before + 1)
    back.stop()
  })

  test('waits for whoever has just gone: a page that is loaded again finds the table as it left it', async () => {
    const { ann, house, clock, asked } = await begin()
    ann.stop()
    await ann.act(DONE)
    await expect.poll(() => asked.length).toBe(1)
    const { plays } = (await house.read(ann.table, ({ match }) => match))!
    clock.pass(BOT_PACE - 1)
    // Its timer has gone off by then, had it not waited.
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(await house.read(ann.table, ({ match }) => match!.plays)).toBe(plays)
    clock.pass(1)
    await expect.poll(() => house.read(ann.table, ({ match }) => match!.plays)).toBe(plays + 1)
  })

  test.each(PACES)('answers what is secret and brief after the same moment at any pace (%s)', async (pace: Pace) => {
    const { ann, clock, asked } = await begin({ pace })
    await ann.act(DONE)
    for (let bots = 0; bots < 2; bots++) {
      await expect.poll(() => asked.length).toBe(bots + 1)
      clock.pass(BOT_PACE)
      await ann.until(() => ann.lines.filter(({ by }) => by === 'bot').length > bots)
    }
    // Both bots are asked whether they warn: nobody sees how long that takes by the clock of the table.
    const { at } = clock
    await ann.until(() => ann.now.own?.kind === 'bid')
    expect(asked.slice(2).map(({ brief }) => brief)).toEqual([true, true])
    expect(clock.at).toBe(at)
  })
})
