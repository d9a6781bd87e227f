import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { LEVELS } from '#bots/bot'
import type { SocketTold } from '#protocol/told'
import { ANN, BEN, bot, CAT, DAN, DEVICE, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'
import { startThinker } from '#server/thinker'

const street = new Street()
const clock = new TestClock()
const store = await street.sqlite()
const house = street.house(store, clock)
afterAll(() => street.clear())
afterEach(() => street.check())

describe('a whole match', () => {
  test('of two people by a link', async () => {
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    await Promise.all([ann.playOut(), ben.playOut()])
    expect(ann.now.outcome).toEqual(ben.now.outcome)
    expect(ann.now.fairness!.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(ann.now.pending).toEqual([])
  })

  test.each(LEVELS)('of a person against the %s bot', async (level) => {
    const thinker = street.keep(startThinker({ threads: 1, patience: 30_000 }))
    const thoughtful = street.house(await street.sqlite(), clock, { thinker })
    const [ann] = (await seat(thoughtful, ANN, { seats: [HUMAN, bot(level)] }, ANN)) as [Player]
    expect(ann.now.seats[1]).toMatchObject({ plan: 'bot', guest: null, bot: level })
    await ann.playOut()
    expect(street.counts.botFailed).toBe(0)
    expect(ann.lines.filter(({ by, seat: at }) => by === 'bot' && at === 1).length).toBeGreaterThan(0)
  })

  test('of bots only, which nobody need watch', async () => {
    const { id } = await house.create(ANN, { game: 'brave-rats', seats: [bot('easy'), bot('hard')] })
    const cat = await new Player(house, id, CAT, 'spectator').watch()
    await cat.until(() => cat.now.status === 'over')
    expect(cat.now.outcome!.payoffs).toHaveLength(2)
  })

  test('on one screen', async () => {
    const { id } = await house.create(ANN, { game: 'brave-rats', seats: [DEVICE, DEVICE] })
    const seats = await Promise.all([0, 1].map((at) => new Player(house, id, ANN, at).watch()))
    expect(seats[0]!.now.status).toBe('live')
    expect((await refused(seats[0]!.act({ do: 'choose', choice: {} }))).code).toBe('which-seat')
    await Promise.all(seats.map((player) => player.playOut()))
    expect(seats[0]!.now.seats.map(({ guest }) => guest)).toEqual([ANN.id, ANN.id])
  })

  test('of a game with turns, dice and four seats', async () => {
    const wanted = { game: 'pebbles', seats: [HUMAN, HUMAN, HUMAN, bot('easy')] }
    const players = await seat(house, ANN, wanted, ANN, BEN, CAT)
    await Promise.all(players.map((player) => player.playOut()))
    expect(players[0]!.now.outcome!.payoffs).toHaveLength(4)
  })
})

describe('sitting down', () => {
  test('starts the match when the last seat is taken', async () => {
    const { id } = await house.create(ANN, { game: 'brave-rats', seats: [HUMAN, HUMAN] })
    const cat = await new Player(house, id, CAT, 'spectator').watch()
    expect([cat.now.status, cat.now.view]).toEqual(['open', undefined])
    await house.act(id, ANN, { do: 'sit', seat: 1, salt: 'pepper' })
    await house.act(id, BEN, { do: 'sit' })
    expect(cat.now.status).toBe('live')
    expect(cat.now.view).toMatchObject({ viewer: 'spectator' })
    expect(cat.now.seats.map(({ name }) => name)).toEqual(['Ben', 'Ann'])
    expect(cat.what).toEqual(['created', 'sat', 'sat'])
    expect(JSON.stringify(cat.told)).not.toContain('pepper')
  })

  test.each([
    ['on a seat that is taken', BEN, { do: 'sit', seat: 0 }, 'taken'],
    ['on a seat that there is not', BEN, { do: 'sit', seat: 9 }, 'taken'],
    ['twice', ANN, { do: 'sit' }, 'seated'],
    ['twice on the same seat', ANN, { do: 'sit', seat: 0 }, 'taken'],
  ] as const)('is refused %s', async (_what, who, act, code) => {
    const { id } = await house.create(ANN, { game: 'brave-rats', seats: [HUMAN, HUMAN] })
    await house.act(id, ANN, { do: 'sit', seat: 0 })
    expect((await refused(house.act(id, who, act))).code).toBe(code)
    expect(await house.read(id, (table) => table.seq)).toBe(1)
  })

  test('is refused to a host who plays on one screen', async () => {
    const { id } = await house.create(ANN, { game: 'brave-rats', seats: [DEVICE, HUMAN] })
    expect((await refused(house.act(id, ANN, { do: 'sit' }))).code).toBe('seated')
    await house.act(id, BEN, { do: 'sit' })
    expect(await house.read(id, (table) => table.status)).toBe('live')
  })

  test('is refused once the match has started; getting up, too', async () => {
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    expect((await refused(house.act(ann.table, CAT, { do: 'sit' }))).code).toBe('full')
    expect((await refused(ann.act({ do: 'stand' }))).code).toBe('started')
  })

  test('can be undone before: whoever stands up no longer sees what the seat sees', async () => {
    const [ann] = (await seat(house, ANN, {}, ANN)) as [Player]
    await ann.act({ do: 'stand' })
    expect(ann.told.at(-1)).toMatchObject({ kind: 'table', as: 'spectator' })
    await house.act(ann.table, CAT, { do: 'sit', seat: 0 })
    await house.act(ann.table, BEN, { do: 'sit', seat: 1 })
    expect(ann.now.own).toBeNull()
    expect(ann.now.view).toMatchObject({ viewer: 'spectator' })
    expect(
      (ann.told.filter(({ kind }) => kind === 'lines') as Extract<SocketTold, { kind: 'lines' }>[]).map(({ as }) => as),
    ).toEqual(['spectator', 'spectator'])
    const numbers = (ann.told.findLast(({ kind }) => kind === 'table') as Extract<SocketTold, { kind: 'table' }>).lines
    expect(numbers.map(({ n }) => n)).toEqual([1, 2, 3])
  })
})

describe('a table that cannot be', () => {
  test.each([
    ['of an unknown game', { game: 'chess', seats: [HUMAN] }, 'no-such-game'],
    ['with too many seats', { game: 'brave-rats', seats: [HUMAN, HUMAN, HUMAN] }, 'BR-E14'],
    ['with options that are not', { game: 'brave-rats', seats: [HUMAN, HUMAN], options: { dragons: true } }, 'BR-E13'],
    [
      'with options that clash',
      { game: 'brave-rats', seats: [HUMAN, HUMAN], options: { draft: true, randomDeal: true } },
      'BR-E12',
    ],
  ])('%s is refused', async (_what, wanted, code) => {
    expect((await refused(house.create(ANN, wanted))).code).toBe(code)
  })

  test('that is not there is refused, and not remembered', async () => {
    const { rooms } = house
    expect((await refused(house.act('nowhere', ANN, { do: 'sit' }))).code).toBe('no-such-table')
    expect((await refused(house.read('nowhere', () => 0))).code).toBe('no-such-table')
    expect(house.rooms).toBe(rooms)
  })
})

test('nothing happens before what happened earlier, even if the clock of the machine is put back', async () => {
  const late = new TestClock()
  const other = street.house(store, late)
  const [ann] = (await seat(other, ANN, {}, ANN, BEN)) as [Player]
  late.pass(-3_600_000)
  await ann.act({ do: 'chat', text: 'What time is it?' })
  const times = (await store.since(ann.table, -1)).map(({ at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(ann.lines.at(-1)!.at).toBe(times.at(-1))
})

describe('what is not allowed changes nothing, and nobody is told', () => {
  test.each([
    [
      'a choice of someone who does not sit there',
      CAT,
      { do: 'choose', choice: { kind: 'choose-card', card: 'Y7' } },
      'BR-E01',
    ],
    [
      'a choice for the other seat',
      ANN,
      { do: 'choose', seat: 1, choice: { kind: 'choose-card', card: 'A7' } },
      'BR-E01',
    ],
    ["a card of the other's", ANN, { do: 'choose', choice: { kind: 'choose-card', card: 'A7' } }, 'BR-E04'],
    ['nonsense', ANN, { do: 'choose', choice: { kind: 'dance' } }, 'BR-E09'],
    [
      'a question that is closed',
      ANN,
      { do: 'choose', decision: 7, choice: { kind: 'choose-card', card: 'Y7' } },
      'BR-E10',
    ],
    ['a take-back of nothing', ANN, { do: 'take-back' }, 'BR-E05'],
    ['an undo of nothing', ANN, { do: 'undo' }, 'BR-E05'],
    ['returning without having left', ANN, { do: 'return' }, 'not-now'],
    ['a rematch before the end', ANN, { do: 'rematch' }, 'not-now'],
    ['chatting without a word', ANN, { do: 'chat', text: ' \u202e\n ' }, 'bad-request'],
  ] as const)('%s', async (_what, who, act, code) => {
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    const before = [ann.texts.length, ben.texts.length]
    expect((await refused(house.act(ann.table, who, act))).code).toBe(code)
    expect([ann.texts.length, ben.texts.length]).toEqual(before)
    expect(await house.read(ann.table, (table) => table.seq)).toBe(2)
  })

  test('[BR-E06] an early answer in a spied round, with and without the number of its question; [BR-E10] one with an older', async () => {
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    const choose = (who: typeof ANN, kind: string, card: string, decision?: number) =>
      house.act(ann.table, who, { do: 'choose', choice: { kind, card }, ...(decision !== undefined && { decision }) })
    await choose(ANN, 'choose-card', 'Y2', 0)
    await choose(BEN, 'choose-card', 'A1', 0)
    await ben.until(() => ben.now.own?.kind === 'choose-first')
    expect(ben.now.own!.decision).toBe(1)
    for (const decision of [undefined, 1])
      expect((await refused(choose(ANN, 'choose-second', 'Y7', decision))).code).toBe('BR-E06')
    for (const decision of [0, 2])
      expect((await refused(choose(ANN, 'choose-second', 'Y7', decision))).code).toBe('BR-E10')
  })

  test('watching from the seat of another', async () => {
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    expect((await refused(new Player(house, ann.table, ANN, 1).watch())).code).toBe('no-seat')
    expect((await refused(new Player(house, ann.table, CAT, 0).watch())).code).toBe('no-seat')
    expect((await refused(new Player(house, ann.table, CAT, 5).watch())).code).toBe('no-seat')
  })
})

describe('tables that nobody uses', () => {
  test('are forgotten, the longest unused first, and read again when someone comes', async () => {
    const small = street.house(await street.sqlite(), clock, { idleMemory: 10_000 })
    const [ann, ben] = (await seat(small, ANN, {}, ANN, BEN)) as [Player, Player]
    const wanted = { game: 'brave-rats', seats: [HUMAN, HUMAN] }
    for (let table = 0; table < 5; table++) await small.create(CAT, wanted)
    expect(small.rooms).toBe(3)
    await ann.choose(0)
    ann.stop()
    ben.stop()
    await small.create(CAT, wanted)
    await small.create(CAT, wanted)
    expect(small.rooms).toBe(2)
    const back = await new Player(small, ann.table, ANN, 0).watch(ann.lines.length)
    expect(back.now.own).toEqual(ann.now.own)
    expect(small.rooms).toBe(3)
  })

  test('are weighed: one in which much has happened takes the place of many', async () => {
    const small = street.house(await street.sqlite(), clock, { idleMemory: 80_000 })
    const [ann, ben] = (await seat(small, ANN, { game: 'pebbles' }, ANN, BEN)) as [Player, Player]
    for (let at = 0; at < 300; at++) await ann.act({ do: 'choose', choice: { kind: 'watch', on: at % 2 === 0 } })
    for (const player of [ann, ben]) player.stop()
    expect(small.rooms).toBe(1)
    for (let table = 0; table < 8; table++) await small.create(CAT, { game: 'pebbles', seats: [HUMAN, HUMAN] })
    expect(small.rooms).toBe(8)
    const back = await new Player(small, ann.table, ANN, 0).watch()
    expect(back.now.view).toEqual(ann.now.view)
  })

  test('are not forgotten while a bot thinks there', async () => {
    const small = street.house(await street.sqlite(), clock, { idleMemory: 0 })
    const { id } = await small.create(ANN, { game: 'brave-rats', seats: [bot('easy'), bot('easy')] })
    clock.pass(60_000)
    await small.sweep()
    const cat = await new Player(small, id, CAT, 'spectator').watch()
    await cat.until(() => cat.now.status === 'over')
    cat.stop()
    await small.close()
    expect(small.rooms).toBe(0)
  })
})

describe('the lobby', () => {
  test('lists public tables that are not over, and calls whenever that changes', async () => {
    const fresh = street.house(await street.sqlite(), clock)
    let calls = 0
    const unhear = fresh.onLobby(() => calls++)
    const wanted = { game: 'brave-rats', seats: [HUMAN, bot('easy')], public: true }
    const { id } = await fresh.create(ANN, wanted)
    await fresh.create(ANN, { ...wanted, public: false })
    clock.pass(1000)
    const other = await fresh.create(BEN, wanted)
    expect(calls).toBe(2)
    expect((await fresh.lobby()).map((row) => row.id)).toEqual([other.id, id])
    clock.pass(1000)
    await fresh.act(id, DAN, { do: 'sit' })
    expect(calls).toBe(3)
    const [row] = await fresh.lobby()
    expect(row).toMatchObject({ id, status: 'live', at: clock.at, seats: [{ name: 'Dan' }, { bot: 'easy' }] })
    await fresh.act(id, DAN, { do: 'resign' })
    expect((await fresh.lobby()).map((one) => one.id)).toEqual([other.id])
    const before = calls
    unhear()
    await fresh.act(other.id, DAN, { do: 'sit' })
    expect(calls).toBe(before)
  })

  test('is not moved by what only one seat may know', async () => {
    const fresh = street.house(await street.sqlite(), clock)
    const [ann] = (await seat(fresh, ANN, { game: 'pebbles', public: true }, ANN, BEN)) as [Player]
    clock.pass(1000)
    const wanted = { game: 'pebbles', seats: [HUMAN, HUMAN], public: true }
    // As many as it lists: the first is out of it.
    for (let table = 0; table < 100; table++) await fresh.create(CAT, wanted)
    const ids = async () => (await fresh.lobby()).map(({ id }) => id)
    const before = await ids()
    expect(before).not.toContain(ann.table)
    clock.pass(1000)
    await ann.act({ do: 'choose', choice: { kind: 'watch', on: true } })
    expect(await ids()).toEqual(before)
    await ann.act({ do: 'chat', text: 'Hello?' })
    expect(await ids()).toContain(ann.table)
  })
})
