import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { same } from '#engine/json'
import { ANN, BEN, bot, CAT, DEVICE, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'
import { pebblesBox } from '#house/testing/tables'
import { OVERDUE } from '#house/house'
import type { Thinker, ThinkerQuestion } from '#house/thinker'

// Secret questions and asides at a house in use; bots that neither wait nor hurry by what they hold.

const MINUTE = 60_000
const street = new Street()
afterAll(() => street.clear())
afterEach(() => street.check())

const watch = (on: boolean) => ({ kind: 'watch', on })
const PASS = { kind: 'pass' }
const PEOPLE = { game: 'pebbles', seats: [HUMAN, HUMAN, HUMAN] }

async function begin(more: object = {}, settings: object = {}) {
  const clock = new TestClock()
  const file = await street.file()
  const house = street.house(await street.sqlite(file), clock, settings)
  const players = (await seat(house, ANN, { ...PEOPLE, ...more }, ANN, BEN, CAT)) as [Player, Player, Player]
  return { clock, file, house, players, table: players[0].table }
}

/** All turns are over without anything taken. */
async function endTurns(players: readonly Player[]): Promise<void> {
  for (const player of players) await player.act({ do: 'choose', choice: { kind: 'done' } })
}

describe('an aside', () => {
  test('is taken though one is not asked, with a number of old or none, and told to nobody else', async () => {
    const { players } = await begin()
    const [ann, ben, cat] = players
    const counts = players.map(({ texts }) => texts.length)
    await ben.act({ do: 'choose', choice: watch(true) })
    await ben.act({ do: 'choose', choice: watch(false), decision: 7 })
    await ben.act({ do: 'choose', choice: watch(true) })
    expect([ann.texts.length, cat.texts.length]).toEqual([counts[0], counts[2]])
    expect(ben.what.slice(-3)).toEqual(['settled', 'settled', 'settled'])
    expect(ben.now).toMatchObject({ asides: [watch(false)], own: null, view: { watch: [null, true, null] } })
    expect(ann.now.asides).toEqual([watch(true)])
  })

  test('does not answer the question that is open', async () => {
    const { players } = await begin()
    const [ann] = players
    const { decision } = ann.now.own!
    await ann.act({ do: 'choose', choice: watch(true) })
    expect(ann.now.own!.decision).toBe(decision)
    await ann.act({ do: 'choose', choice: { kind: 'done' }, decision })
  })

  test('is not for spectators, nor for whoever has left', async () => {
    const { house, table, players } = await begin()
    const looker = await new Player(house, table, { id: 'dan-0123456789', name: 'Dan' }, 'spectator').watch()
    expect(looker.now.asides).toBeUndefined()
    await players[1].act({ do: 'leave' })
    expect((await refused(players[1].act({ do: 'choose', choice: watch(false) }))).code).toBe('not-now')
  })
})

describe('a secret question', () => {
  test('is heard of by its seat alone, over a cut line too', async () => {
    const { house, table, players } = await begin()
    const [ann, ben, cat] = players
    for (const player of [ann, ben]) await player.act({ do: 'choose', choice: watch(true) })
    await endTurns(players)
    expect([ann, ben, cat].map(({ now }) => now.pending.map(({ actor }) => actor))).toEqual([[0], [1], []])
    const count = cat.texts.length
    await ann.choose(0)
    expect(cat.texts).toHaveLength(count)
    const again = await new Player(house, table, CAT, 2).watch(cat.lines.at(-1)!.n)
    expect(again.told[0]).toMatchObject({ kind: 'lines', lines: [], now: { pending: [] } })
    await ben.choose(0)
    expect(cat.told.at(-1)).toMatchObject({ kind: 'lines', lines: [], now: { pending: { length: 3 } } })
    expect(cat.now.own).toMatchObject({ kind: 'bid' })
  })

  test('has its own time under a bank, twice in a row; then the game stops asking, and no seat is lost', async () => {
    const clock = { kind: 'bank', ms: 5 * MINUTE, increment: 0 }
    const { players, house, clock: time } = await begin({ clock })
    const [ann, ben, cat] = players
    await ann.act({ do: 'choose', choice: watch(true) })
    for (const round of [1, 2]) {
      await endTurns(players)
      expect(ann.now.clocks).toMatchObject({ left: [5000, 5 * MINUTE, 5 * MINUTE], running: [0] })
      time.pass(5000 + OVERDUE)
      const count = ben.texts.length
      await house.sweep()
      expect(ben.told.slice(count)).toMatchObject([{ kind: 'lines', lines: [] }])
      expect(ann.lines.findLast(({ what }) => what === 'played')).toMatchObject({ seat: 0, by: 'clock' })
      expect(ann.now.clocks!.left).toEqual([5 * MINUTE, 5 * MINUTE, 5 * MINUTE])
      if (round === 2) break
      for (const player of players) await player.choose(0)
      for (const player of players) await player.choose(0)
    }
    expect(ann.lines.at(-1)).toMatchObject({ what: 'settled', by: 'clock', events: [{ kind: 'watches', on: false }] })
    expect(ann.now).toMatchObject({ view: { watch: [false, null, null] }, asides: [watch(true)] })
    expect(cat.what).not.toContain('replaced')
  })

  test('of another seat at the same screen is known there: the screen must go round', async () => {
    const clock = new TestClock()
    const house = street.house(await street.sqlite(), clock)
    const { id } = await house.create(ANN, { game: 'pebbles', seats: [DEVICE, DEVICE, DEVICE] })
    const players = await Promise.all([0, 1, 2].map((at) => new Player(house, id, ANN, at).watch()))
    await house.act(id, ANN, { do: 'choose', seat: 2, choice: watch(true) })
    for (const at of [0, 1, 2]) await house.act(id, ANN, { do: 'choose', seat: at, choice: { kind: 'done' } })
    expect(players.map(({ now }) => now.pending)).toEqual(
      players.map(() => [{ actor: 2, kind: 'watch', secret: true }]),
    )
    expect(players[0]!.now.own).toBeNull()
    await house.act(id, ANN, { do: 'choose', seat: 2, choice: PASS })
    expect(players[0]!.now.pending).toHaveLength(3)
  })
})

describe('a bot that sits down', () => {
  test('by plan settles what is its own before it plays, also at another server', async () => {
    const clock = new TestClock()
    const file = await street.file()
    const idle = street.house(await street.sqlite(file), clock)
    const seats = [HUMAN, bot('easy'), bot('easy')]
    const [ann] = (await seat(idle, ANN, { game: 'pebbles', seats }, ANN)) as [Player]
    await idle.close()
    const after = street.house(await street.sqlite(file), clock)
    const back = await new Player(after, ann.table, ANN, 0).watch()
    clock.pass(OVERDUE + 1)
    await after.sweep()
    await back.act({ do: 'choose', choice: { kind: 'done' } })
    await back.until(() => back.now.own?.kind === 'bid')
    const inputs = await after.read(ann.table, ({ match }) => match!.inputs)
    expect(inputs.filter(({ actor }) => actor !== 0).slice(0, 2)).toEqual([
      { actor: 1, choice: watch(true) },
      { actor: 2, choice: watch(true) },
    ])
    expect(back.lines.some(({ what }) => what === 'settled')).toBe(false)
  })

  test('for someone does so too, and who returns finds it as it is', async () => {
    const { players } = await begin()
    const [ann, ben] = players
    await ben.act({ do: 'leave' })
    await ben.until(() => ben.what.includes('settled'))
    expect(ben.now).toMatchObject({ view: { watch: [null, true, null] } })
    expect(ann.what).not.toContain('settled')
    await ben.act({ do: 'return' })
    expect(ben.now).toMatchObject({ view: { watch: [null, true, null] }, asides: [watch(false)] })
  })
})

describe('bots', () => {
  /** A thinker that says when it was asked, and answers at once. */
  function thinking() {
    const asked: ThinkerQuestion[] = []
    const think = async (question: ThinkerQuestion) => {
      asked.push(question)
      return question.choices[0]!
    }
    return { asked, thinker: { think } }
  }
  const seats = [HUMAN, bot('hard'), bot('easy')]

  test('think at once and answer after a fixed time, which their level and the pace decide', async () => {
    const { asked, thinker } = thinking()
    const clock = new TestClock()
    const house = street.house(await street.sqlite(), clock, { thinker, botPace: 700 })
    const [ann] = (await seat(house, ANN, { game: 'pebbles', seats }, ANN)) as [Player]
    const settled = () => house.read(ann.table, () => {})
    await ann.act({ do: 'choose', choice: { kind: 'done' } })
    for (const [level, ms] of [
      ['hard', 1000],
      ['easy', 700],
    ] as const) {
      await expect.poll(() => asked.at(-1)?.level).toBe(level)
      const before = ann.texts.length
      clock.pass(ms - 1)
      await house.sweep()
      await settled()
      expect(ann.texts).toHaveLength(before)
      clock.pass(1)
      await ann.until(() => ann.texts.length > before)
      expect(ann.lines.at(-1)).toMatchObject({ what: 'played', by: 'bot', at: clock.at })
    }
  })

  test('answer what is brief at once, however slow the pace', async () => {
    const { asked, thinker } = thinking()
    const clock = new TestClock()
    const house = street.house(await street.sqlite(), clock, { thinker, botPace: 700 })
    const [ann] = (await seat(house, ANN, { game: 'pebbles', seats }, ANN)) as [Player]
    await ann.act({ do: 'choose', choice: { kind: 'done' } })
    clock.pass(1000)
    await ann.until(() => ann.now.pending.some(({ actor }) => actor === 2))
    clock.pass(700)
    await ann.until(() => ann.now.own?.kind === 'bid')
    expect(asked.map(({ brief }) => brief ?? false)).toEqual([false, false, true, true])
    expect(ann.now.pending.some(({ locked }) => locked)).toBe(false)
  })

  test('answer what is secret in its time even if nobody could think: the game chooses, and no pause tells', async () => {
    const unwanted: boolean[] = []
    const { think } = thinking().thinker
    const thinker: Thinker = {
      think: (question, signal) =>
        question.brief
          ? new Promise((_resolve, reject) => {
              signal!.addEventListener('abort', () => {
                unwanted.push(true)
                reject(new Error('Nobody waits for it.'))
              })
            })
          : think(question),
    }
    const clock = new TestClock()
    const house = street.house(await street.sqlite(), clock, { thinker, botPace: 700 })
    const [ann] = (await seat(house, ANN, { game: 'pebbles', seats }, ANN)) as [Player]
    await ann.act({ do: 'choose', choice: { kind: 'done' } })
    clock.pass(1000)
    await ann.until(() => ann.now.pending.some(({ actor }) => actor === 2))
    clock.pass(700)
    await ann.until(() => ann.now.own?.kind === 'bid')
    const inputs = await house.read(ann.table, ({ match }) => match!.inputs)
    expect(inputs.slice(-2)).toEqual([1, 2].map((actor) => ({ actor, choice: PASS })))
    expect(unwanted).toEqual([true, true])
    expect(street.counts.botFailed).toBe(2)
  })

  test('answer what is secret and takes long in its time, too: it is the same whether or not anybody thinks', async () => {
    const { game } = pebblesBox
    const slow: typeof game = {
      ...game,
      pending: (view) => game.pending(view).map(({ brief: _brief, ...asked }) => asked),
    }
    let unwanted = 0
    const { think } = thinking().thinker
    const thinker: Thinker = {
      think: (question, signal) =>
        question.choices.some((choice) => same(choice, PASS))
          ? new Promise(() => signal?.addEventListener('abort', () => unwanted++))
          : think(question),
    }
    const clock = new TestClock()
    const house = street.house(await street.sqlite(), clock, {
      ...{ thinker, botPace: 700 },
      openGame: async () => ({ ...pebblesBox, game: slow }),
    })
    const [ann] = (await seat(house, ANN, { game: 'pebbles', seats }, ANN)) as [Player]
    await ann.act({ do: 'choose', choice: { kind: 'done' } })
    clock.pass(1000)
    await ann.until(() => ann.now.pending.some(({ actor }) => actor === 2))
    clock.pass(700)
    await expect.poll(() => unwanted, { timeout: 10_000 }).toBe(2)
    clock.pass(1000)
    await ann.until(() => ann.now.own?.kind === 'bid')
    const inputs = await house.read(ann.table, ({ match }) => match!.inputs)
    expect(inputs.slice(-2)).toEqual([1, 2].map((actor) => ({ actor, choice: PASS })))
  })

  test('that had thought when a server died are asked again by the next', async () => {
    const first = thinking()
    const clock = new TestClock()
    const file = await street.file()
    const house = street.house(await street.sqlite(file), clock, { thinker: first.thinker, botPace: 700 })
    const [ann] = (await seat(house, ANN, { game: 'pebbles', seats }, ANN)) as [Player]
    await ann.act({ do: 'choose', choice: { kind: 'done' } })
    await expect.poll(() => first.asked).toHaveLength(1)
    await house.close()
    const second = thinking()
    const after = street.house(await street.sqlite(file), clock, { thinker: second.thinker, botPace: 700 })
    const back = await new Player(after, ann.table, ANN, 0).watch()
    clock.pass(1000 + OVERDUE)
    await after.sweep()
    await back.until(() => back.lines.at(-1)!.by === 'bot')
    expect(second.asked[0]).toEqual(first.asked[0])
  })
})

describe('the clock that the game itself sets', () => {
  const clock = { kind: 'game' } as const

  test('gives each kind of question its time, and half a minute to others', async () => {
    const { players, clock: time } = await begin({ clock })
    const [ann] = players
    expect(ann.now.clocks).toEqual({ left: [20_000, null, null], running: [0], at: time.at })
    time.pass(5000)
    await endTurns(players)
    expect(ann.now.clocks).toEqual({ left: [30_000, 30_000, 30_000], running: [0, 1, 2], at: time.at })
  })

  test('chooses what the game says when time is up', async () => {
    const { players, house, clock: time } = await begin({ clock })
    time.pass(20_000 + OVERDUE)
    await house.sweep()
    expect(players[1].lines.at(-1)).toMatchObject({ what: 'played', seat: 0, by: 'clock' })
    const [input] = await house.read(players[0].table, ({ match }) => match!.inputs)
    expect(input).toEqual({ actor: 0, choice: { kind: 'done' } })
  })

  test('is refused where the game says nothing', async () => {
    const house = street.house(await street.sqlite(), new TestClock())
    const wanted = { game: 'brave-rats', seats: [HUMAN, HUMAN], clock }
    expect((await refused(house.create(ANN, wanted))).code).toBe('bad-clock')
  })
})

test('options that do not go with so many seats are refused', async () => {
  const game: typeof pebblesBox.game = {
    ...pebblesBox.game,
    clash: (_options, seats) => (seats === 3 ? { code: 'P-E4', message: 'Not three.' } : undefined),
  }
  const openGame = async () => ({ ...pebblesBox, game })
  const house = street.house(await street.sqlite(), new TestClock(), { openGame })
  expect((await refused(house.create(ANN, PEOPLE))).code).toBe('P-E4')
  expect((await house.create(ANN, { ...PEOPLE, seats: [HUMAN, HUMAN] })).status).toBe('open')
})
