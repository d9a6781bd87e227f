import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Guest } from '#house/acts'
import { firstFace } from '#house/faces'
import type { House } from '#house/house'
import { scoreOf } from '#protocol/series'
import type { NowTold, OwnMatchTold } from '#protocol/told'
import { ANN, BEN, bot, CAT, DAN, DEVICE, HUMAN, Player, seat, Street, TestClock } from '#server/testing/house'

// Everybody finds their own matches, and learns from the list no more than at the table.

const street = new Street()
afterAll(() => street.clear())
afterEach(() => street.check())

async function open(clock = new TestClock()) {
  const file = await street.file()
  const house = street.house(await street.sqlite(file), clock)
  return { clock, file, house }
}

const running = async (house: House, { id }: Guest): Promise<readonly OwnMatchTold[]> =>
  (await house.mine(id, { isOver: false, most: 50 })).matches
const over = async (house: House, { id }: Guest): Promise<readonly OwnMatchTold[]> =>
  (await house.mine(id, { isOver: true, most: 50 })).matches
const scoreAt = ({ series, seats }: NowTold) => scoreOf(series, seats)

/** The same again: all who played sit down at once. */
async function again(house: House, table: string, ...people: readonly Guest[]): Promise<Player[]> {
  let next = ''
  for (const one of people)
    next = ((await house.act(table, one, { do: 'rematch' })) as { readonly table: string }).table
  return Promise.all(people.map((one, at) => new Player(house, next, one, at).watch()))
}

describe('running matches', () => {
  test('are found by those who sit there, from the first moment to the end', async () => {
    const { house, clock } = await open()
    const { id } = await house.create(ANN, { game: 'brave-rats', seats: [HUMAN, HUMAN] })
    expect(await running(house, ANN)).toEqual([])
    const at = clock.now()
    await house.act(id, ANN, { do: 'sit' })
    expect(await running(house, ANN)).toEqual([
      {
        ...{ id, game: 'brave-rats', status: 'open', own: [0], awaited: [], at, outcome: null, series: null },
        seats: [
          { plan: 'human', guest: ANN.id, name: 'Ann', bot: null, face: firstFace(ANN.id) },
          { plan: 'human', guest: null, name: null, bot: null },
        ],
      },
    ])
    await house.act(id, ANN, { do: 'stand' })
    expect(await running(house, ANN)).toEqual([])
    for (const one of [BEN, ANN]) await house.act(id, one, { do: 'sit' })
    expect(await running(house, ANN)).toMatchObject([{ status: 'live', own: [1] }])
    expect(await running(house, CAT)).toEqual([])
    await house.act(id, ANN, { do: 'resign' })
    for (const one of [ANN, BEN]) expect(await running(house, one)).toEqual([])
  })

  test('say for whom they wait, and since when', async () => {
    const { house, clock } = await open()
    const since = clock.now()
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    clock.pass(5000)
    const waits = async () => (await running(house, BEN))[0]!.awaited
    expect(await waits()).toEqual([
      { actor: 0, since },
      { actor: 1, since },
    ])
    await ann.choose()
    expect(await waits()).toEqual([{ actor: 1, since }])
    await ann.act({ do: 'take-back' })
    expect(await waits()).toHaveLength(2)
  })

  test('tell of a secret question nobody but whoever is asked', async () => {
    const { house, clock } = await open()
    const pebbles = { game: 'pebbles', seats: [HUMAN, HUMAN, HUMAN] }
    const players = (await seat(house, ANN, pebbles, ANN, BEN, CAT)) as [Player, Player, Player]
    for (const player of players.slice(0, 2)) await player.act({ do: 'choose', choice: { kind: 'watch', on: true } })
    for (const player of players) await player.act({ do: 'choose', choice: { kind: 'done' } })
    const waits = (who: Guest) => running(house, who).then(([match]) => match!.awaited.map(({ actor }) => actor))
    expect(await Promise.all([ANN, BEN, CAT].map(waits))).toEqual([[0], [1], []])
    const before = await running(house, CAT)
    clock.pass(5000)
    await players[0].choose(0)
    expect(await running(house, CAT)).toEqual(before)
  })

  test('follow a seat that is handed over, a new name, and a bot that plays for somebody', async () => {
    const { house } = await open()
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    const { token } = (await ann.act({ do: 'offer' })) as { readonly token: string }
    await house.act(ann.table, CAT, { do: 'accept', token })
    await house.rename({ ...CAT, name: 'Tom' })
    await ben.act({ do: 'leave' })
    expect(await running(house, ANN)).toEqual([])
    expect(await running(house, CAT)).toMatchObject([{ own: [0], seats: [{ name: 'Tom' }, { bot: 'normal' }] }])
  })

  test('that were closed before they began were nobody’s', async () => {
    const { house } = await open()
    const { id } = await house.create(ANN, { game: 'brave-rats', seats: [HUMAN, HUMAN] })
    await house.act(id, ANN, { do: 'sit' })
    await house.act(id, ANN, { do: 'close' })
    expect([await running(house, ANN), await over(house, ANN)]).toEqual([[], []])
  })
})

describe('matches that are over', () => {
  test('are found by who played, page by page, with how they ended', async () => {
    const { house, clock } = await open()
    const ids: string[] = []
    for (const loser of [ANN, BEN, ANN]) {
      const [{ table }] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
      ids.unshift(table)
      clock.pass(1000)
      await house.act(table, loser, { do: 'resign' })
    }
    expect((await over(house, BEN)).map(({ id, own, outcome }) => [id, own, outcome!.payoffs])).toEqual([
      [ids[0], [1], [0, 1]],
      [ids[1], [1], [1, 0]],
      [ids[2], [1], [0, 1]],
    ])
    const first = await house.mine(BEN.id, { isOver: true, most: 2 })
    expect(first.matches.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(first.next).toBe(`${clock.now() - 1000}.${ids[1]}`)
    const after = { at: clock.now() - 1000, id: ids[1]! }
    const second = await house.mine(BEN.id, { isOver: true, most: 2, after })
    expect([second.matches.map(({ id }) => id), second.next]).toEqual([[ids[2]], null])
  })

  test('are counted by seat, by level and head to head; what was closed or shared is not', async () => {
    const { house } = await open()
    const resign = async (wanted: object, loser: Guest, ...people: readonly Guest[]): Promise<void> => {
      const [{ table }] = (await seat(house, ANN, wanted, ...people)) as [Player]
      await house.act(table, loser, { do: 'resign' })
    }
    await resign({}, BEN, ANN, BEN)
    await resign({}, ANN, ANN, BEN)
    await resign({}, CAT, CAT, ANN)
    await resign({ seats: [HUMAN, bot('hard')] }, ANN, ANN)
    const shared = await house.create(ANN, { game: 'brave-rats', seats: [DEVICE, DEVICE] })
    await house.act(shared.id, ANN, { do: 'resign', seat: 0 })
    const alone = await house.create(ANN, { game: 'brave-rats', seats: [HUMAN, bot('easy')] })
    await house.act(alone.id, ANN, { do: 'sit' })
    await house.act(alone.id, ANN, { do: 'close' })
    expect(await over(house, ANN)).toHaveLength(6)
    expect(await house.recordOf(ANN.id, {})).toEqual({
      all: { played: 4, won: 2, drawn: 0 },
      isWhole: true,
      seats: [
        { game: 'brave-rats', seat: 0, played: 3, won: 1, drawn: 0 },
        { game: 'brave-rats', seat: 1, played: 1, won: 1, drawn: 0 },
      ],
      levels: [{ level: 'hard', played: 1, won: 0, drawn: 0 }],
      opponents: [
        { guest: BEN.id, name: 'Ben', played: 2, won: 1, drawn: 0 },
        { guest: CAT.id, name: 'Cat', played: 1, won: 1, drawn: 0 },
      ],
    })
    expect((await house.recordOf(ANN.id, { opponent: BEN.id })).all).toEqual({ played: 2, won: 1, drawn: 0 })
    expect((await house.recordOf(ANN.id, { level: 'hard' })).all).toEqual({ played: 1, won: 0, drawn: 0 })
  })
})

describe('matches that all play together', () => {
  test('are won or lost by all: none is drawn, and nobody is compared with anybody', async () => {
    const { house } = await open()
    const wanted = { game: 'last-stand', seats: [HUMAN, HUMAN, bot('easy')] }
    const [{ table }] = (await seat(house, ANN, wanted, ANN, BEN)) as [Player]
    for (const one of [ANN, BEN]) await house.act(table, one, { do: 'vote', topic: 'abandon', says: 'yes' })
    const [match] = await over(house, BEN)
    expect(match!.outcome!.payoffs).toEqual([0, 0, 0])
    expect(await house.recordOf(BEN.id, {})).toEqual({
      all: { played: 1, won: 0, drawn: 0 },
      isWhole: true,
      seats: [{ game: 'last-stand', seat: 1, played: 1, won: 0, drawn: 0 }],
      levels: [],
      opponents: [],
    })
  })
})

describe('a series', () => {
  test('is carried on by rematches, and told to everybody', async () => {
    const { house } = await open()
    let players = await seat(house, ANN, {}, ANN, BEN)
    expect(players[0]!.now.series).toBeUndefined()
    for (const [loser, score] of [
      [BEN, [1, 0]],
      [ANN, [1, 1]],
      [BEN, [2, 1]],
    ] as const) {
      const { table } = players[0]!
      await house.act(table, loser, { do: 'resign' })
      const { series, seats } = (await over(house, BEN)).find(({ id }) => id === table)!
      expect(scoreOf(series!, seats)).toEqual(score)
      players = await again(house, table, ANN, BEN)
      const cat = await new Player(house, players[0]!.table, CAT, 'spectator').watch()
      for (const { now } of [...players, cat]) expect(scoreAt(now)).toEqual(score)
      expect(await running(house, ANN)).toMatchObject([{ series }])
    }
    const { table } = players[0]!
    await house.act(table, ANN, { do: 'leave' })
    expect(scoreAt(players[1]!.now)).toEqual([2, 1])
  })

  test('ends where others sit down, and a match that was closed does not count', async () => {
    const { house } = await open()
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    await ann.act({ do: 'resign' })
    const { table } = (await ann.act({ do: 'rematch' })) as { readonly table: string }
    await house.act(table, DAN, { do: 'sit' })
    const dan = await new Player(house, table, DAN, 1).watch()
    expect(dan.now.series!.players.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
    expect(scoreAt(dan.now)).toBeUndefined()
    await house.act(table, ANN, { do: 'resign' })
    const [next] = (await again(house, table, ANN, DAN)) as [Player]
    expect(scoreAt(next.now)).toEqual([0, 1])
    for (const one of [ANN, DAN]) await house.act(next.table, one, { do: 'leave' })
    const closed = await house.create(ANN, { game: 'brave-rats', seats: [HUMAN, bot('easy')] })
    await house.act(closed.id, ANN, { do: 'sit' })
    await house.act(closed.id, ANN, { do: 'close' })
    const [after] = (await again(house, closed.id, ANN)) as [Player]
    expect(after.now.series).toBeUndefined()
  })

  test('does not tell those who are told later how the match before has ended', async () => {
    const { house, clock } = await open()
    const [{ table }] = (await seat(house, ANN, { delay: 60_000 }, ANN, BEN)) as [Player]
    await house.act(table, BEN, { do: 'resign' })
    const { table: next } = (await house.act(table, ANN, { do: 'rematch' })) as { readonly table: string }
    const early = await new Player(house, next, CAT, 'spectator').watch()
    await house.act(table, BEN, { do: 'rematch' })
    const players = await Promise.all([ANN, BEN].map((who, at) => new Player(house, next, who, at).watch()))
    for (const player of players) {
      expect(scoreAt(player.now)).toEqual([1, 0])
      await player.choose()
    }
    clock.pass(59_999)
    await house.sweep()
    expect(early.texts.join()).not.toContain('series')
    expect((await house.look(next, CAT)).now.series).toBeUndefined()
    clock.pass(1)
    await house.sweep()
    expect(scoreAt(early.now)).toEqual([1, 0])
  })
})
