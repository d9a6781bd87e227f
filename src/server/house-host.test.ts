import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { replayOf } from '#house/replay'
import { ANN, BEN, bot, CAT, DAN, DEVICE, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'

// What the host of a table may do there, and nobody else.

const street = new Street()
const clock = new TestClock()
const file = await street.file()
const house = street.house(await street.sqlite(file), clock)
afterAll(() => street.clear())
afterEach(() => street.check())

/** A table of Ann's for three, where Ann and Ben sit and Cat watches. */
async function open() {
  const wanted = { game: 'last-brave', seats: [HUMAN, HUMAN, HUMAN] }
  const [ann, ben] = (await seat(house, ANN, wanted, ANN, BEN)) as [Player, Player]
  const cat = await new Player(house, ann.table, CAT, 'spectator').watch()
  return { ann, ben, cat, table: ann.table }
}

describe('a guest who is asked to leave a seat', () => {
  test('has none from then on, sees why, and cannot have another; someone else can', async () => {
    const { ann, ben, cat, table } = await open()
    await ann.act({ do: 'kick', guest: BEN.id })
    const line = { what: 'kicked', seat: 1, guest: BEN.id, name: 'Ben' }
    for (const { lines, now } of [ann, cat]) {
      expect(lines.at(-1)).toMatchObject(line)
      expect(now.seats[1]).toEqual({ plan: 'human', guest: null, name: null, bot: null })
    }
    const told = ben.told.at(-1)!
    expect(told).toMatchObject({ kind: 'table', as: 'spectator' })
    expect(told.kind === 'table' && told.lines.at(-1)).toMatchObject(line)
    for (const act of [{ do: 'sit' }, { do: 'sit', seat: 2 }] as const)
      expect(await refused(ben.act(act))).toMatchObject({ code: 'barred' })
    const { token } = (await ann.act({ do: 'offer' })) as { readonly token: string }
    expect(await refused(ben.act({ do: 'accept', token }))).toMatchObject({ code: 'barred' })
    await house.act(table, DAN, { do: 'sit', seat: 1 })
    expect(ann.now.seats[1]).toMatchObject({ name: 'Dan' })
    const elsewhere = street.house(await street.sqlite(file), clock)
    expect(await refused(elsewhere.act(table, BEN, { do: 'sit' }))).toMatchObject({ code: 'barred' })
  })

  test('cannot hand over what was offered before', async () => {
    const { ann, ben, table } = await open()
    const { token } = (await ben.act({ do: 'offer' })) as { readonly token: string }
    await ann.act({ do: 'kick', guest: BEN.id })
    expect(await refused(house.act(table, DAN, { do: 'accept', token }))).toMatchObject({ code: 'bad-link' })
  })

  test('must sit there, be another than the host, and the match must not have begun', async () => {
    const { ann, table } = await open()
    for (const guest of [CAT.id, ANN.id])
      expect(await refused(ann.act({ do: 'kick', guest }))).toMatchObject({ code: 'nobody' })
    await house.act(table, CAT, { do: 'sit' })
    expect(await refused(ann.act({ do: 'kick', guest: BEN.id }))).toMatchObject({ code: 'started' })
  })
})

describe('a table that its host closes', () => {
  test('before it begins is over for everybody, with the reason, and stays readable', async () => {
    const { ann, ben, cat, table } = await open()
    await ann.act({ do: 'close' })
    for (const { lines, now } of [ann, ben, cat]) {
      expect(lines.at(-1)).toMatchObject({ what: 'closed', reason: 'host' })
      expect(now).toMatchObject({ status: 'over', outcome: { reason: 'closed-by-host' }, fairness: null })
    }
    expect(await refused(house.act(table, DAN, { do: 'sit' }))).toMatchObject({ code: 'full' })
    expect(await refused(ann.act({ do: 'close' }))).toMatchObject({ code: 'not-now' })
    const elsewhere = street.house(await street.sqlite(file), clock)
    expect((await elsewhere.look(table, DAN)).now).toMatchObject({ outcome: { reason: 'closed-by-host' } })
    expect(await replayOf(elsewhere, table)).toMatchObject({ kind: 'running' })
  })

  test('may have begun if no other person sits there', async () => {
    const seats = [DEVICE, bot('easy')]
    const { id } = await house.create(ANN, { game: 'brave-rats', seats })
    const ann = await new Player(house, id, ANN, 0).watch()
    expect(ann.now.status).toBe('live')
    await ann.act({ do: 'close' })
    expect(ann.now).toMatchObject({ status: 'over', own: null, pending: [], outcome: { payoffs: [0.5, 0.5] } })
    expect(await replayOf(house, id)).toMatchObject({ outcome: { reason: 'closed-by-host' } })
  })

  test('must not have begun with others, though a bot plays for them now', async () => {
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    expect(await refused(ann.act({ do: 'close' }))).toMatchObject({ code: 'others-play' })
    await ben.act({ do: 'leave' })
    expect(await refused(ann.act({ do: 'close' }))).toMatchObject({ code: 'others-play' })
  })
})

describe('a chat that its host locks', () => {
  test('is for those who sit there and the host, until it is unlocked', async () => {
    const { ann, ben, cat } = await open()
    await ann.act({ do: 'lock-chat', on: true })
    expect(cat.what.at(-1)).toBe('chat-locked')
    expect(await refused(cat.act({ do: 'chat', text: 'Hello?' }))).toMatchObject({ code: 'chat-locked' })
    await ben.act({ do: 'chat', text: 'Hello.' })
    await ann.act({ do: 'stand' })
    await ann.act({ do: 'chat', text: 'I am the host.' })
    expect(await refused(ann.act({ do: 'lock-chat', on: true }))).toMatchObject({ code: 'not-now' })
    await ann.act({ do: 'lock-chat', on: false })
    await cat.act({ do: 'chat', text: 'Hello!' })
    expect(cat.what.slice(-5)).toEqual(['chat', 'stood', 'chat', 'chat-unlocked', 'chat'])
  })

  test('can be locked while the match runs, and is locked at every node', async () => {
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    await ann.act({ do: 'lock-chat', on: true })
    const elsewhere = street.house(await street.sqlite(file), clock)
    expect(await refused(elsewhere.act(ann.table, CAT, { do: 'chat', text: 'Psst.' }))).toMatchObject({
      code: 'chat-locked',
    })
  })
})

test('nobody else may do any of this, and learns nothing by trying', async () => {
  const { ann, ben, cat } = await open()
  const { length } = ann.texts
  for (const other of [ben, cat])
    for (const act of [{ do: 'kick', guest: ANN.id }, { do: 'close' }, { do: 'lock-chat', on: true }] as const)
      expect(await refused(other.act(act))).toMatchObject({ code: 'not-host' })
  expect(ann.texts).toHaveLength(length)
})
