import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { GRACE } from '#house/attendance'
import type { NewTable } from '#protocol/acts'
import type { Topic } from '#protocol/votes'
import { PATIENCE } from '#house/entry'
import { OVERDUE } from '#house/house'
import { cairnBox } from '#house/testing/tables'
import { verify } from '#house/verify'
import { ANN, BEN, bot, CAT, DAN, DEVICE, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'

// What needs the agreement of all whom it concerns: to give up together, a draw, to give up for a side, to stop the clocks.

const street = new Street()
afterAll(() => street.clear())
afterEach(() => street.check())

const HOUR = 3_600_000
const PEOPLE = [ANN, BEN, CAT, DAN]

async function at(mode: 'together' | 'teams' | 'alone', people: number, more: Partial<NewTable> = {}) {
  const clock = new TestClock()
  const file = await street.file()
  const house = street.house(await street.sqlite(file), clock)
  const wanted = { game: 'cairn', options: { mode }, seats: Array.from({ length: people }, () => HUMAN), ...more }
  const [ann, ben, cat, dan] = (await seat(house, ANN, wanted, ...PEOPLE.slice(0, people))) as [
    Player,
    Player,
    Player,
    Player,
  ]
  return { clock, file, house, ann, ben, cat, dan }
}

const yes = (topic: Topic) => ({ do: 'vote', topic, says: 'yes' }) as const
const no = (topic: Topic) => ({ do: 'vote', topic, says: 'no' }) as const
const back = (topic: Topic) => ({ do: 'vote', topic, says: 'back' }) as const
const CLOCK = { kind: 'bank', ms: 60_000, increment: 1000 } as const

describe('a match that all play together', () => {
  test('is given up when all people agree, which is a loss, and can be verified', async () => {
    const { house, ann, ben, cat } = await at('together', 3)
    await ann.act(yes('abandon'))
    expect(ben.now.votes).toEqual([{ topic: 'abandon', agreed: [0], waits: [1, 2] }])
    expect(ben.lines.at(-1)).toMatchObject({ what: 'voted', seat: 0, topic: 'abandon', says: 'wants' })
    await cat.act(yes('abandon'))
    expect(ben.now.votes).toEqual([{ topic: 'abandon', agreed: [0, 2], waits: [1] }])
    expect(ann.now.status).toBe('live')
    await ben.act(yes('abandon'))
    expect(ann.lines.at(-1)).toMatchObject({ what: 'voted', seat: 1, says: 'agrees', agreed: ['abandon'] })
    expect(ann.now).toMatchObject({ status: 'over', outcome: { payoffs: [0, 0, 0], reason: 'abandoned' }, votes: [] })
    const record = (await house.record(ann.table, ANN.id))!
    expect(record.inputs).toEqual([{ actor: 'clock', act: 'agreed', what: 'abandon' }])
    expect(await verify(cairnBox, record)).toMatchObject({ verified: true })
  })

  test('goes on when one is against it, and when nobody wants it any more', async () => {
    const { ann, ben } = await at('together', 2)
    await ann.act(yes('abandon'))
    await ben.act(no('abandon'))
    expect(ann.now.votes).toEqual([])
    expect(ann.lines.at(-1)).toMatchObject({ what: 'voted', seat: 1, says: 'refuses' })
    await ann.act(yes('abandon'))
    await ann.act(back('abandon'))
    expect(ben.now.votes).toEqual([])
    expect(ben.lines.at(-1)).toMatchObject({ seat: 0, says: 'withdraws' })
    await ben.act(yes('abandon'))
    expect(ann.now).toMatchObject({ status: 'live', votes: [{ agreed: [1], waits: [0] }] })
  })

  test('what is wanted outlasts the server, and who comes is told', async () => {
    const { clock, file, ann } = await at('together', 2)
    await ann.act(yes('abandon'))
    const again = street.house(await street.sqlite(file), clock)
    const dan = await new Player(again, ann.table, DAN, 'spectator').watch()
    expect(dan.now.votes).toEqual([{ topic: 'abandon', agreed: [0], waits: [1] }])
    await again.act(ann.table, BEN, yes('abandon'))
    expect(dan.now.outcome).toMatchObject({ reason: 'abandoned' })
  })

  test('bots have no say: alone among them one gives up at once', async () => {
    const { ann } = await at('together', 1, { seats: [HUMAN, bot('easy'), bot('easy')] })
    await ann.act(yes('abandon'))
    expect(ann.now.outcome).toMatchObject({ reason: 'abandoned' })
  })

  test('several at one screen are one person', async () => {
    const clock = new TestClock()
    const house = street.house(await street.sqlite(), clock)
    const { id } = await house.create(ANN, { game: 'cairn', options: {}, seats: [DEVICE, DEVICE, HUMAN] })
    await house.act(id, BEN, { do: 'sit' })
    await house.act(id, ANN, yes('abandon'))
    const ben = await new Player(house, id, BEN, 2).watch()
    expect(ben.now.votes).toEqual([{ topic: 'abandon', agreed: [0, 1], waits: [2] }])
    await ben.act(yes('abandon'))
    expect(ben.now.status).toBe('over')
  })

  test('nobody gives it up alone: a bot takes the seat, which then holds nobody up', async () => {
    const { ann, ben, cat } = await at('together', 3)
    await ann.act(yes('abandon'))
    await cat.act({ do: 'resign' })
    expect(ann.lines.at(-1)).toMatchObject({ what: 'replaced', seat: 2 })
    expect(ann.now).toMatchObject({ status: 'live', votes: [{ agreed: [0], waits: [1] }] })
    await ben.act({ do: 'leave' })
    expect(ann.lines.at(-1)).toMatchObject({ what: 'replaced', seat: 1, agreed: ['abandon'] })
    expect(ann.now.status).toBe('over')
  })

  test('what nobody wants who still plays is wanted no more', async () => {
    const { ann, ben } = await at('together', 2)
    await ann.act(yes('abandon'))
    await ann.act({ do: 'leave' })
    expect(ben.now).toMatchObject({ status: 'live', votes: [] })
  })

  test('whoever is away holds nobody up for longer than a bot may sit down for them', async () => {
    const { clock, house, ann, ben } = await at('together', 2)
    await ann.act(yes('abandon'))
    ben.stop()
    clock.pass(GRACE)
    await house.attend()
    expect((await refused(ann.act({ do: 'stand-in', seat: 1 }))).code).toBe('too-early')
    clock.pass(PATIENCE)
    await ann.act({ do: 'stand-in', seat: 1 })
    expect(ann.now.outcome).toMatchObject({ reason: 'abandoned' })
  })

  test('is neither lost by the clock of one nor claimed', async () => {
    const { clock, house, ann } = await at('together', 2, { clock: CLOCK })
    clock.pass(60_000 + OVERDUE)
    await house.sweep()
    await ann.until(() => ann.what.includes('replaced'))
    expect(ann.now).toMatchObject({ status: 'live', seats: [{ bot: 'normal' }, { bot: null }] })
  })

  test('a seat that is handed over has not agreed', async () => {
    const { house, ann, ben } = await at('together', 3)
    await ann.act(yes('abandon'))
    await ben.act(yes('abandon'))
    const { token } = (await ben.act({ do: 'offer' })) as { token: string }
    await house.act(ann.table, DAN, { do: 'accept', token })
    expect(ann.now.votes).toEqual([{ topic: 'abandon', agreed: [0], waits: [1, 2] }])
  })
})

describe('a draw', () => {
  test('is agreed on by those who play against each other', async () => {
    const { house, ann, ben } = await at('alone', 2)
    await ann.act(yes('draw'))
    await ben.act(yes('draw'))
    expect(ann.now.outcome).toEqual({ payoffs: [1 / 2, 1 / 2], reason: 'agreed-draw', rule: '' })
    expect(await verify(cairnBox, (await house.record(ann.table, ANN.id))!)).toMatchObject({ verified: true })
  })

  test('is not had from one who has left, for whom a bot might still win', async () => {
    const { ann, ben } = await at('alone', 2)
    await ann.act(yes('draw'))
    await ben.act({ do: 'leave' })
    expect(ann.now).toMatchObject({ status: 'live', votes: [{ agreed: [0], waits: [1] }] })
    expect((await refused(ben.act(yes('draw')))).code).toBe('not-now')
    await ben.act({ do: 'return' })
    await ben.act(yes('draw'))
    expect(ann.now.status).toBe('over')
  })

  test('two who agree at the same moment end it once', async () => {
    const { clock, file, house, ann, ben, cat } = await at('alone', 3)
    const other = street.house(await street.sqlite(file), clock)
    await ann.act(yes('draw'))
    await Promise.all([house.act(ann.table, BEN, yes('draw')), other.act(ann.table, CAT, yes('draw'))])
    await house.sweep()
    const again = street.house(await street.sqlite(file), clock)
    expect((await again.record(ann.table, ANN.id))!.inputs).toHaveLength(1)
    for (const player of [ann, ben, cat]) player.stop()
  })
})

describe('to give up for a side', () => {
  test('needs the team, and is heard of by nobody else until it is done', async () => {
    const { house, ann, ben, cat, dan } = await at('teams', 4)
    const eve = await new Player(house, ann.table, { id: 'eve-0123456789', name: 'Eve' }, 'spectator').watch()
    const others = [ben, dan, eve]
    const before = others.map(({ texts }) => texts.length)
    const lobby = await house.lobby()
    await ann.act({ do: 'resign' })
    await cat.act(no('concede'))
    await cat.act(yes('concede'))
    expect(ann.now.votes).toEqual([{ topic: 'concede', agreed: [2], waits: [0] }])
    expect(others.map(({ texts }) => texts.length)).toEqual(before)
    expect(await house.lobby()).toEqual(lobby)
    const late = await new Player(house, ann.table, DAN, 3).watch()
    expect(late.texts.join()).not.toContain('concede')
    await ann.act(yes('concede'))
    expect(eve.now.outcome).toMatchObject({ payoffs: [0, 1, 0, 1], reason: 'resigned' })
    expect(eve.lines.at(-1)).toMatchObject({ n: eve.lines.length, what: 'voted', seat: 0, agreed: ['concede'] })
    expect((await house.record(ann.table, ANN.id))!.inputs).toEqual([{ actor: 2, act: 'resign' }])
  })

  test('both sides may think about it at the same time, and neither learns of the other', async () => {
    const { ann, ben } = await at('teams', 4)
    await ann.act(yes('concede'))
    await ben.act(yes('concede'))
    expect(ann.now.votes).toEqual([{ topic: 'concede', agreed: [0], waits: [2] }])
    expect(ben.now.votes).toEqual([{ topic: 'concede', agreed: [1], waits: [3] }])
  })

  test('is done at once by one whose team are bots, and by one who plays alone, as ever', async () => {
    const { ann, ben, house } = await at('teams', 2, { seats: [HUMAN, HUMAN, bot('easy')] })
    await ann.act({ do: 'resign' })
    expect(ben.lines.at(-1)).toMatchObject({ what: 'resign', seat: 0, by: 'seat' })
    expect((await house.record(ann.table, ANN.id))!.inputs).toEqual([{ actor: 0, act: 'resign' }])
    const alone = await at('alone', 2)
    await alone.ann.act({ do: 'resign' })
    expect(alone.ben.lines.at(-1)).toMatchObject({ what: 'resign', seat: 0, by: 'seat' })
  })
})

describe('the clocks', () => {
  test('stand still when all want that, for as long as they do', async () => {
    const { clock, house, ann, ben } = await at('alone', 2, { clock: CLOCK })
    clock.pass(10_000)
    await ann.act(yes('pause'))
    expect(ann.now.clocks).toMatchObject({ running: [0] })
    await ben.act(yes('pause'))
    expect(ben.lines.at(-1)).toMatchObject({ what: 'voted', agreed: ['pause'] })
    expect(ann.now.clocks).toMatchObject({ left: [50_000, 60_000], running: [], isPaused: true })
    clock.pass(HOUR / 2)
    await house.sweep()
    expect(ann.now).toMatchObject({ status: 'live', clocks: { left: [50_000, 60_000] } })
    // Whoever chooses meanwhile does so without a clock.
    await ann.choose(0)
    expect(ben.now.clocks).toMatchObject({ running: [], isPaused: true })
    await ben.act(yes('go-on'))
    await ann.act(yes('go-on'))
    expect(ben.now.clocks).toEqual({ left: [51_000, 60_000], running: [1], at: clock.now() })
    clock.pass(60_000 + OVERDUE)
    await house.sweep()
    expect(ann.now.outcome).toMatchObject({ reason: 'time', payoffs: [1, 0] })
  })

  test('run again after an hour if one alone wants that', async () => {
    const { clock, ann, ben } = await at('alone', 2, { clock: CLOCK })
    for (const player of [ann, ben]) await player.act(yes('pause'))
    clock.pass(HOUR - 1)
    await ann.act(yes('go-on'))
    expect(ann.now.clocks).toMatchObject({ isPaused: true })
    clock.pass(1)
    await ann.act(yes('go-on'))
    expect(ann.now.votes).toEqual([])
    expect(ben.lines.at(-1)).toMatchObject({ what: 'voted', seat: 0, topic: 'go-on', agreed: ['go-on'] })
    expect(ben.now.clocks).toMatchObject({ running: [0] })
  })

  test('stand still over a restart', async () => {
    const { clock, file, ann, ben } = await at('alone', 2, { clock: CLOCK })
    for (const player of [ann, ben]) await player.act(yes('pause'))
    const again = street.house(await street.sqlite(file), clock)
    clock.pass(HOUR)
    await again.sweep()
    const back = await new Player(again, ann.table, BEN, 1).watch()
    expect(back.now).toMatchObject({ status: 'live', clocks: { isPaused: true, running: [] } })
  })

  test('of those who are not there stay theirs: nobody stands in for them while clocks are kept', async () => {
    const { clock, house, ann, ben } = await at('alone', 2, { clock: CLOCK })
    for (const player of [ann, ben]) await player.act(yes('pause'))
    ben.stop()
    clock.pass(PATIENCE)
    await house.attend()
    expect((await refused(ann.act({ do: 'stand-in', seat: 1 }))).code).toBe('has-clock')
  })
})

describe('what is refused', () => {
  test.each<[what: string, code: string, mode: 'together' | 'teams' | 'alone', act: ReturnType<typeof yes>]>([
    ['to give up together what one plays alone', 'no-abandoning', 'alone', yes('abandon')],
    ['a draw with nobody', 'no-draw', 'together', yes('draw')],
    ['to give up alone what all play together', 'no-resigning', 'together', yes('concede')],
    ['to stop clocks where there are none', 'no-clock', 'together', yes('pause')],
    ['to let clocks run that do', 'not-now', 'together', yes('go-on')],
    ['to be against what nobody wants', 'no-vote', 'together', no('abandon') as never],
    ['to take back what one does not want', 'no-vote', 'together', back('abandon') as never],
  ])('%s', async (_what, code, mode, act) => {
    const { ann, ben } = await at(mode, 2)
    const told = ben.texts.length
    expect(await refused(ann.act(act))).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
    expect(ben.texts).toHaveLength(told)
  })

  test('a draw against bots, to agree twice, and to say anything without a seat, before the match or after it', async () => {
    const { house, ann, ben } = await at('alone', 1, { seats: [HUMAN, bot('easy')] })
    expect(ben).toBeUndefined()
    expect((await refused(ann.act(yes('draw')))).code).toBe('no-opponent')
    const two = await at('together', 2)
    await two.ann.act(yes('abandon'))
    expect((await refused(two.ann.act(yes('abandon')))).code).toBe('not-now')
    expect((await refused(two.house.act(two.ann.table, DAN, yes('abandon')))).code).toBe('no-seat')
    expect((await refused(two.house.act(two.ann.table, BEN, { ...yes('abandon'), seat: 0 }))).code).toBe('no-seat')
    await two.ben.act(yes('abandon'))
    expect((await refused(two.ben.act(yes('abandon')))).code).toBe('not-now')
    const { id } = await house.create(ANN, { game: 'cairn', seats: [HUMAN, HUMAN] })
    await house.act(id, ANN, { do: 'sit' })
    expect((await refused(house.act(id, ANN, yes('abandon')))).code).toBe('not-now')
  })

  test('anything of this in games that know none of it', async () => {
    const { ann } = await at('alone', 2, { game: 'pebbles', options: {} })
    for (const [topic, code] of [
      ['abandon', 'no-abandoning'],
      ['draw', 'no-draw'],
    ] as const)
      expect((await refused(ann.act(yes(topic)))).code).toBe(code)
  })
})
