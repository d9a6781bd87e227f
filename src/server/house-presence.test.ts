import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { GRACE } from '#house/attendance'
import { PATIENCE } from '#house/entry'
import type { House } from '#house/house'
import { openPostgres } from '#server/store/postgres'
import { startPostgres } from '#server/store/testing'
import { ANN, BEN, bot, CAT, DAN, DEVICE, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'

// Who is at a table, who is away, and what others may do about it.

const street = new Street()
afterAll(() => street.clear())
afterEach(() => street.check())

/** Lets time pass as a server does: it looks after every moment who has come and gone. */
async function pass(clock: TestClock, ms: number, ...houses: readonly House[]): Promise<void> {
  clock.pass(ms)
  for (const house of houses) await house.attend()
}

async function home(more = {}) {
  const clock = new TestClock()
  const house = street.house(await street.sqlite(), clock)
  const [ann, ben] = (await seat(house, ANN, more, ANN, BEN)) as [Player, Player]
  await house.attend()
  return { clock, house, ann, ben }
}

const toldOf = (player: Player): number => player.told.filter(({ kind }) => kind === 'presence').length

describe('who is there', () => {
  test('whoever comes is told at once that all are here', async () => {
    const { ben } = await home()
    expect(ben.presence).toMatchObject({ away: [null, null], watching: 0, names: [] })
    expect(toldOf(ben)).toBe(0)
  })

  test('somebody who goes is told to be away after a moment, and since when', async () => {
    const { clock, house, ann, ben } = await home()
    const left = clock.now()
    ben.stop()
    await pass(clock, GRACE - 1, house)
    expect(toldOf(ann)).toBe(0)
    await pass(clock, 1, house)
    expect(ann.presence.away).toEqual([null, left])
    expect(ann.presence.at).toBe(left + GRACE)
  })

  test('it is told once, and not again while nothing changes', async () => {
    const { clock, house, ann, ben } = await home()
    ben.stop()
    for (let second = 0; second < 20; second++) await pass(clock, 1000, house)
    expect(toldOf(ann)).toBe(1)
  })

  test('loading the page again is no absence', async () => {
    const { clock, house, ann, ben } = await home()
    for (let time = 0; time < 5; time++) {
      ben.stop()
      await pass(clock, GRACE - 1000, house)
      await ben.watch()
      await pass(clock, 500, house)
    }
    await pass(clock, 2 * GRACE, house)
    expect(toldOf(ann)).toBe(0)
  })

  test('a second window of somebody keeps them here', async () => {
    const { clock, house, ann, ben } = await home()
    const again = await new Player(house, ann.table, BEN, 1).watch()
    ben.stop()
    await pass(clock, 2 * GRACE, house)
    expect(toldOf(ann)).toBe(0)
    again.stop()
    await pass(clock, GRACE, house)
    expect(ann.presence.away[1]).not.toBeNull()
  })

  test('whoever comes back is here at once', async () => {
    const { clock, house, ann, ben } = await home()
    ben.stop()
    await pass(clock, GRACE, house)
    await ben.watch()
    await house.attend()
    expect(ann.presence.away).toEqual([null, null])
  })

  test('those who watch are counted and named, once each', async () => {
    const { clock, house, ann } = await home()
    const cat = await new Player(house, ann.table, CAT, 'spectator').watch()
    await new Player(house, ann.table, CAT, 'spectator').watch()
    await new Player(house, ann.table, DAN, 'spectator').watch()
    await pass(clock, 1000, house)
    expect(ann.presence).toMatchObject({ watching: 2, names: ['Cat', 'Dan'] })
    cat.stop()
    await pass(clock, 2 * GRACE, house)
    expect(ann.presence.watching).toBe(2)
  })

  test('a crowd that comes and goes is told less often', async () => {
    const { clock, house, ann } = await home()
    const come = (from: number, many: number) =>
      Promise.all(
        Array.from({ length: many }, (_, at) =>
          new Player(
            house,
            ann.table,
            { id: `guest-${from + at}-0123456789`, name: `G${from + at}` },
            'spectator',
          ).watch(),
        ),
      )
    await come(0, 500)
    await pass(clock, 1000, house)
    expect(ann.presence).toMatchObject({ watching: 500 })
    for (let second = 1; second <= 10; second++) {
      await come(500 + second, 1)
      await pass(clock, 1000, house)
    }
    expect(toldOf(ann)).toBe(1)
    await pass(clock, 1000, house)
    expect(ann.presence).toMatchObject({ watching: 510 })
    expect(ann.presence.names).toHaveLength(12)
  })

  test('late spectators are told at once who is there', async () => {
    const { clock, house, ann, ben } = await home({ delay: 600_000 })
    const cat = await new Player(house, ann.table, CAT, 'spectator').watch()
    ben.stop()
    await pass(clock, GRACE, house)
    expect(cat.presence.away[1]).toBe(clock.now() - GRACE)
  })

  test('whoever plays without watching is here while they play', async () => {
    const { clock, house, ann, ben } = await home()
    ben.stop()
    await pass(clock, GRACE, house)
    await ben.act({ do: 'chat', text: 'On my way.' })
    await house.attend()
    expect(ann.presence.away).toEqual([null, null])
    const acted = clock.now()
    await pass(clock, GRACE, house)
    expect(ann.presence.away).toEqual([null, acted])
  })
})

describe('somebody who is away does not stall a table', () => {
  async function abandoned(more = {}, waited = PATIENCE) {
    const { clock, house, ann, ben } = await home(more)
    ben.stop()
    await pass(clock, GRACE, house)
    await pass(clock, waited - GRACE, house)
    return { clock, house, ann, ben }
  }

  test('others let a bot play on, and who comes back has the seat again by themselves', async () => {
    const { house, ann, ben } = await abandoned()
    await ann.act({ do: 'stand-in', seat: 1 })
    expect(ann.now.seats[1]).toMatchObject({ guest: BEN.id, name: 'Ben', bot: 'normal' })
    expect(ann.lines.at(-1)).toMatchObject({ what: 'replaced', seat: 1, asked: 0 })
    await ann.until(() => ann.now.pending.some(({ actor, locked }) => actor === 1 && locked === true))
    await ben.watch()
    expect(ben.now.seats[1]).toMatchObject({ guest: BEN.id, bot: null })
    expect(ann.what.slice(-1)).toEqual(['returned'])
    await house.attend()
    await ben.act({ do: 'take-back', seat: 1 })
    await ben.choose()
  })

  test('whoever has left by their own wish comes back when they say so', async () => {
    const { ann, ben } = await home()
    await ben.act({ do: 'leave' })
    await ben.watch()
    expect(ann.now.seats[1]!.bot).toBe('normal')
  })

  test('where the game allows it, others claim the match', async () => {
    const { ann, house } = await abandoned()
    await ann.act({ do: 'claim', seat: 1 })
    expect(ann.now.outcome).toMatchObject({ payoffs: [1, 0], reason: 'time' })
    expect(ann.lines.at(-1)).toMatchObject({ what: 'claimed', seat: 1, asked: 0 })
    expect((await house.record(ann.table, ANN.id))!.inputs.at(-1)).toEqual({ actor: 'clock', act: 'flag', seats: [1] })
  })

  test('a table that is read again is the same', async () => {
    const clock = new TestClock()
    const file = await street.file()
    const house = street.house(await street.sqlite(file), clock)
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    ben.stop()
    await pass(clock, GRACE, house)
    await pass(clock, PATIENCE, house)
    await ann.act({ do: 'stand-in', seat: 1 })
    const again = street.house(await street.sqlite(file), clock)
    expect(await again.read(ann.table, (table) => table.seats[1])).toMatchObject({ bot: 'normal', isStandIn: true })
    const back = await new Player(again, ann.table, BEN, 1).watch()
    expect(back.now.seats[1]!.bot).toBeNull()
  })

  const TOO_EARLY = PATIENCE - 1
  test.each([
    ['too early', 'too-early', {}, TOO_EARLY],
    ['too early for this host', 'too-early', { patience: 600_000 }, PATIENCE],
    ['where the host wants to wait for ever', 'no-stand-in', { patience: 0 }, 86_400_000],
    ['where a clock runs', 'has-clock', { clock: { kind: 'days', days: 14 } }, PATIENCE],
  ] as const)('it is refused %s', async (_when, code, more, waited) => {
    const { ann } = await abandoned(more, waited)
    const told = ann.texts.length
    expect(await refused(ann.act({ do: 'stand-in', seat: 1 }))).toMatchObject({ code })
    expect((await refused(ann.act({ do: 'claim', seat: 1 }))).code).toBe(code)
    expect(ann.texts).toHaveLength(told)
  })

  test('it is refused to those who do not sit there, of oneself, of bots, and of those who are here', async () => {
    const { ann, house, ben } = await abandoned()
    const cat = await new Player(house, ann.table, CAT, 'spectator').watch()
    for (const verb of ['stand-in', 'claim'] as const) {
      expect((await refused(cat.act({ do: verb, seat: 1 }))).code).toBe('BR-E01')
      expect((await refused(ann.act({ do: verb, seat: 0 }))).code).toBe('nobody-else')
      expect((await refused(ann.act({ do: verb, seat: 9 }))).code).toBe('nobody-else')
    }
    await ann.act({ do: 'stand-in', seat: 1 })
    expect((await refused(ann.act({ do: 'claim', seat: 1 }))).code).toBe('not-now')
    await ben.watch()
    expect((await refused(ann.act({ do: 'stand-in', seat: 1 }))).code).toBe('is-here')
  })

  test('a game in which it makes no sense cannot be claimed', async () => {
    const { ann } = await abandoned({ game: 'pebbles' })
    expect((await refused(ann.act({ do: 'claim', seat: 1 }))).code).toBe('no-claim')
  })

  test('before the match there is nobody to play for', async () => {
    const clock = new TestClock()
    const house = street.house(await street.sqlite(), clock)
    const [ann] = (await seat(house, ANN, {}, ANN)) as [Player]
    expect((await refused(ann.act({ do: 'stand-in', seat: 1 }))).code).toBe('not-now')
  })
})

describe('bots while one waits', () => {
  async function waiting() {
    const house = street.house(await street.sqlite(), new TestClock())
    const [ann] = (await seat(house, ANN, { game: 'last-brave', seats: [HUMAN, HUMAN, HUMAN] }, ANN)) as [Player]
    return { house, ann }
  }

  test('the host lets bots take free seats, and the match begins with the last', async () => {
    const { ann } = await waiting()
    await ann.act({ do: 'seat-bot', seat: 2, level: 'easy' })
    expect(ann.now.seats[2]).toMatchObject({ plan: 'human', guest: null, bot: 'easy' })
    expect(ann.now.status).toBe('open')
    await ann.act({ do: 'seat-bot', seat: 1, level: 'hard' })
    expect(ann.now.status).toBe('live')
    expect(ann.lines.filter(({ what }) => what === 'bot-sat')).toMatchObject([
      { seat: 2, level: 'easy' },
      { seat: 1, level: 'hard' },
    ])
  })

  test('one that is not wanted any more gets up', async () => {
    const { house, ann } = await waiting()
    await ann.act({ do: 'seat-bot', seat: 1, level: 'easy' })
    await ann.act({ do: 'seat-bot', seat: 1 })
    expect(ann.now.seats[1]).toMatchObject({ guest: null, bot: null })
    expect((await refused(ann.act({ do: 'seat-bot', seat: 1 }))).code).toBe('nobody')
    await house.act(ann.table, BEN, { do: 'sit', seat: 1 })
    expect((await refused(ann.act({ do: 'seat-bot', seat: 1, level: 'easy' }))).code).toBe('taken')
    expect((await refused(ann.act({ do: 'seat-bot', seat: 1 }))).code).toBe('nobody')
    expect((await refused(house.act(ann.table, BEN, { do: 'seat-bot', seat: 2, level: 'easy' }))).code).toBe('not-host')
    expect((await refused(house.act(ann.table, CAT, { do: 'seat-bot', seat: 2, level: 'easy' }))).code).toBe(
      'sit-first',
    )
  })

  test('they come along to a rematch, where anybody may add more, and it is known who is expected', async () => {
    const house = street.house(await street.sqlite(), new TestClock())
    const [ann] = (await seat(house, ANN, { game: 'pebbles', seats: [HUMAN, HUMAN] }, ANN)) as [Player]
    await ann.act({ do: 'seat-bot', seat: 1, level: 'easy' })
    await ann.playOut()
    const { table } = (await ann.act({ do: 'rematch' })) as { readonly table: string }
    expect(await house.read(table, ({ status, seats }) => [status, seats[1]!.bot])).toEqual(['live', 'easy'])
    const [one, two] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    await one.act({ do: 'resign' })
    const { table: next } = (await two.act({ do: 'rematch' })) as { readonly table: string }
    expect(one.lines.at(-1)).toMatchObject({ what: 'rematch', asked: 1 })
    const again = await new Player(house, next, BEN, 1).watch()
    const [welcome] = again.told
    expect(welcome).toMatchObject({
      table: {
        expects: [
          { guest: ANN.id, name: 'Ann' },
          { guest: BEN.id, name: 'Ben' },
        ],
      },
    })
    await again.act({ do: 'seat-bot', seat: 0, level: 'normal' })
    expect(again.now.status).toBe('live')
  })
})

test('bots have names and faces of their own, always the same, and nobody is called like one', async () => {
  const house = street.house(await street.sqlite(), new TestClock())
  const seats = [HUMAN, ...Array.from({ length: 6 }, () => bot('easy'))]
  const { id } = await house.create(ANN, { game: 'last-brave', seats })
  const look = await house.look(id, ANN)
  const bots = look.now.seats.slice(1)
  expect(new Set(bots.map(({ name }) => name)).size).toBe(6)
  expect(new Set(bots.map(({ face }) => face)).size).toBe(6)
  expect(bots.every((one) => one.bot === 'easy' && one.name !== 'easy')).toBe(true)
  const namesake = { ...BEN, name: bots[0]!.name! }
  await house.act(id, namesake, { do: 'sit' })
  expect((await house.look(id, ANN)).now.seats[0]!.name).toBe(`${namesake.name} 2`)
  expect((await house.look(id, ANN)).now.seats.slice(1)).toEqual(bots)
})

test('those who share a screen have a face each, whatever the host has chosen', async () => {
  const house = street.house(await street.sqlite(), new TestClock())
  const host = { ...ANN, face: 'owl' }
  const { id } = await house.create(host, { game: 'last-brave', seats: [DEVICE, DEVICE, HUMAN, DEVICE, bot('easy')] })
  await house.act(id, BEN, { do: 'sit' })
  const faces = (await house.look(id, host)).now.seats.map(({ face }) => face)
  expect(faces[0]).toBe('owl')
  expect(new Set(faces).size).toBe(5)
  expect(faces.every((face) => face !== undefined)).toBe(true)
})

describe('two nodes over one PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  async function twoNodes() {
    const clock = new TestClock()
    const place = await postgres.database()
    const open = async () => {
      const store = street.keep(await openPostgres(place))
      return street.house(store, clock, { whereabouts: store })
    }
    const [one, other] = [await open(), await open()]
    const [ann] = (await seat(one, ANN, {}, ANN)) as [Player]
    await other.act(ann.table, BEN, { do: 'sit' })
    const ben = await new Player(other, ann.table, BEN, 1).watch()
    // Each hears of the other.
    for (let second = 0; second < 3; second++) await pass(clock, 1000, one, other)
    // Until it is known here that Ben sits down there, he is one who watches.
    const isSettled = (): boolean => ann.now.seats[1]!.guest !== null && ann.presence.watching === 0
    await until(() => isSettled() && ben.presence.away[0] === null, one, other)
    return { clock, one, other, ann, ben }
  }

  /** Hints take their time on the way, while none passes here. */
  async function until(isSo: () => boolean, ...houses: readonly House[]): Promise<void> {
    while (!isSo()) for (const house of houses) await house.attend()
  }

  test('all are here, at whichever node', async () => {
    const { ann } = await twoNodes()
    expect(ann.presence).toMatchObject({ away: [null, null], watching: 0 })
  })

  test('somebody who goes there is away here within ten seconds', async () => {
    const { clock, one, other, ann, ben } = await twoNodes()
    await new Player(other, ann.table, CAT, 'spectator').watch()
    await until(() => ann.presence.watching === 1, one, other)
    expect(ann.presence).toMatchObject({ away: [null, null], names: ['Cat'] })
    const left = clock.now()
    ben.stop()
    await pass(clock, GRACE, one, other)
    await until(() => ann.presence.away[1] !== null, other, one)
    expect(clock.now() - left).toBeLessThan(10_000)
    await ben.watch()
    await until(() => ann.presence.away[1] === null, other, one)
  })

  test('to go from one node to another is no absence', async () => {
    const { clock, one, other, ann, ben } = await twoNodes()
    await until(() => ann.presence.away[1] === null, one, other)
    const before = toldOf(ann)
    ben.stop()
    await new Player(one, ann.table, BEN, 1).watch()
    for (let second = 0; second < 12; second++) await pass(clock, 1000, one, other)
    expect(toldOf(ann)).toBe(before)
  })

  test('with a node that dies those are gone who were there; one that was only slow is heard again', async () => {
    const { clock, one, other, ann, ben } = await twoNodes()
    await until(() => ann.presence.away[1] === null, one, other)
    for (let second = 0; second < 8; second++) await pass(clock, 1000, one)
    expect(ann.presence.away[1]).not.toBeNull()
    await pass(clock, 120_000, one)
    await until(() => ann.presence.away[1] === null, other, one)
    expect(ben.presence.away[0]).toBeNull()
  })

  test('whoever is back there has the seat again, though others have just let a bot play on here', async () => {
    const { clock, one, other, ann, ben } = await twoNodes()
    ben.stop()
    await pass(clock, GRACE, one, other)
    await until(() => ann.presence.away[1] !== null, other, one)
    await pass(clock, PATIENCE, one, other)
    // They are back there, and nobody here knows it yet but by the store.
    await ben.watch()
    await ann.act({ do: 'stand-in', seat: 1 })
    await ann.until(() => ann.what.at(-1) === 'returned')
    expect(ann.now.seats[1]!.bot).toBeNull()
    await pass(clock, 0, other, one)
    expect((await refused(ann.act({ do: 'stand-in', seat: 1 }))).code).toBe('is-here')
  })
})
