import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { ANN, BEN, bot, CAT, DAN, DEVICE, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'
import type { ThinkerQuestion } from '#house/thinker'

// Seats that change hands, and what people say to each other.

const street = new Street()
const clock = new TestClock()
const store = await street.sqlite()
const house = street.house(store, clock)
afterAll(() => street.clear())
afterEach(() => street.check())

/** A thinker whose answers come when the test says so. */
function slow() {
  const asked: { readonly question: ThinkerQuestion; answer(choice: object): void }[] = []
  let wake: (() => void) | undefined
  return {
    asked,
    think: (question: ThinkerQuestion) =>
      new Promise<object>((answer) => {
        asked.push({ question, answer })
        wake?.()
      }),
    /** Waits until so many questions have been asked. */
    async until(count: number): Promise<void> {
      while (asked.length < count) await new Promise<void>((resolve) => (wake = resolve))
    },
  }
}

test('whoever comes by the link is invited by the name that the host has now, at a rematch too', async () => {
  const guest = { id: 'a-guest-0123456789', name: 'Guest 9893' }
  const { id } = await house.create(guest, { game: 'brave-rats', seats: [HUMAN, HUMAN] })
  const anna = { ...guest, name: 'Anna' }
  await house.act(id, anna, { do: 'sit', seat: 0 })
  expect((await house.look(id, BEN)).table.host).toBe('Anna')
  await house.act(id, BEN, { do: 'sit', seat: 1 })
  await house.act(id, BEN, { do: 'resign' })
  const { table } = (await house.act(id, BEN, { do: 'rematch' })) as { readonly table: string }
  expect((await house.look(table, BEN)).table.host).toBe('Anna')
})

describe('two with the same name', () => {
  const other = { id: 'another-ann-0123456', name: 'ÄNN' }
  const ann = { id: 'an-ann-0123456789', name: 'Änn' }

  test('are told apart at one table: the later one has a number, in what is said, too', async () => {
    const { id } = await house.create(ann, { game: 'brave-rats', seats: [HUMAN, HUMAN] })
    const watching = await new Player(house, id, CAT, 'spectator').watch()
    await house.act(id, other, { do: 'chat', text: 'I am Änn.' })
    await house.act(id, other, { do: 'sit' })
    await house.act(id, ann, { do: 'sit' })
    await house.act(id, other, { do: 'chat', text: 'I am Änn.' })
    expect(watching.lines.map(({ name }) => name)).toEqual(['Änn', 'ÄNN 2', 'ÄNN 2', 'Änn', 'ÄNN 2'])
  })

  test('who takes a name that another has there, has it with a number there', async () => {
    const [one] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    await house.rename({ ...BEN, name: 'ann' })
    expect(one.lines.at(-1)).toMatchObject({ what: 'renamed', name: 'ann 2' })
    await house.rename({ ...BEN, name: 'Ben' })
    expect(one.lines.at(-1)).toMatchObject({ what: 'renamed', name: 'Ben' })
  })

  test('and one who is handed a seat has a number if need be', async () => {
    const [one, two] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    const { token } = (await two.act({ do: 'offer' })) as { readonly token: string }
    await house.act(one.table, { id: 'a-third-ann-0123456', name: 'Ann' }, { do: 'accept', token })
    expect(one.now.seats.map(({ name }) => name)).toEqual(['Ann', 'Ann 2'])
  })
})

describe('whoever leaves', () => {
  async function sitDown() {
    const thinker = slow()
    const [ann, ben] = (await seat(street.house(store, clock, { thinker }), ANN, {}, ANN, BEN)) as [Player, Player]
    return { thinker, ann, ben }
  }

  test('[LB-R88] and whoever resigns where a fight goes on without them is replaced, too', async () => {
    const { id } = await house.create(ANN, { game: 'last-brave', seats: [HUMAN, HUMAN, bot('easy')] })
    for (const who of [ANN, BEN]) await house.act(id, who, { do: 'sit' })
    const ann = await new Player(house, id, ANN, 0).watch()
    await house.act(id, BEN, { do: 'resign' })
    await ann.until(() => ann.now.seats[1]!.bot === 'normal')
    expect(ann.what).toContain('replaced')
    expect(ann.now.outcome).toBeNull()
    expect((await refused(house.act(id, BEN, { do: 'resign' }))).code).toBe('not-now')
    await house.act(id, BEN, { do: 'return' })
    expect(ann.now.seats[1]!.bot).toBeNull()
  })

  test('is replaced by a bot, and gets the seat back on return', async () => {
    const { thinker, ann, ben } = await sitDown()
    await ann.act({ do: 'leave' })
    expect(ben.now.seats[0]).toMatchObject({ plan: 'human', guest: ANN.id, name: 'Ann', bot: 'normal' })
    expect((await refused(ann.choose(0))).code).toBe('not-now')
    expect((await refused(ann.act({ do: 'leave' }))).code).toBe('not-now')
    await thinker.until(1)
    thinker.asked[0]!.answer(thinker.asked[0]!.question.choices[3]!)
    await ben.until(() => ben.what.at(-1) === 'locked')
    expect(ben.lines.at(-1)).toMatchObject({ seat: 0, by: 'bot' })
    await ann.act({ do: 'return' })
    expect(ann.now.seats[0]!.bot).toBeNull()
    expect(ann.now.own!.locked).toEqual(thinker.asked[0]!.question.choices[3])
    await ann.choose(0)
    await ben.choose(0)
    expect(ben.what.slice(3)).toEqual(['replaced', 'locked', 'returned', 'played'])
  })

  test('and returns while the bot thinks, is not chosen for', async () => {
    const { thinker, ann, ben } = await sitDown()
    await ann.act({ do: 'leave' })
    await thinker.until(1)
    await ann.act({ do: 'return' })
    thinker.asked[0]!.answer(thinker.asked[0]!.question.choices[0]!)
    await ann.act({ do: 'chat', text: 'Here I am.' })
    expect(ann.now.own!.locked).toBeNull()
    // The bot that is called again thinks again.
    await ann.act({ do: 'leave' })
    await thinker.until(2)
    thinker.asked[1]!.answer(thinker.asked[1]!.question.choices[1]!)
    await ben.until(() => ben.what.at(-1) === 'locked')
    expect(ben.what.slice(3)).toEqual(['replaced', 'returned', 'chat', 'replaced', 'locked'])
  })

  test('and leaves again while the bot thinks, is chosen for once', async () => {
    const { thinker, ann, ben } = await sitDown()
    await ann.act({ do: 'leave' })
    await thinker.until(1)
    await ann.act({ do: 'return' })
    await ann.act({ do: 'leave' })
    thinker.asked[0]!.answer(thinker.asked[0]!.question.choices[0]!)
    await ben.until(() => ben.what.at(-1) === 'locked')
    expect(ben.what.slice(3)).toEqual(['replaced', 'returned', 'replaced', 'locked'])
  })

  test('lets bots finish the match', async () => {
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    await ann.act({ do: 'leave' })
    await ben.act({ do: 'leave' })
    await ben.until(() => ben.now.status === 'over')
    expect((await refused(ann.act({ do: 'return' }))).code).toBe('not-now')
  })
})

describe('undo', () => {
  const turns = { game: 'pebbles', options: { die: false } }

  test('takes the last own choice back, and everybody sees it', async () => {
    const [ann, ben] = (await seat(house, ANN, turns, ANN, BEN)) as [Player, Player]
    const before = ben.now.view ?? (ben.told[0] as { now: { view: object } }).now.view
    const { decision } = ann.now.own!
    await ann.act({ do: 'choose', choice: { kind: 'take' } })
    expect(ann.now.own!.canUndo).toBe(true)
    expect(ben.now.view).not.toEqual(before)
    expect((await refused(ben.act({ do: 'undo' }))).code).toBe('nothing-to-undo')
    await ann.act({ do: 'undo' })
    expect(ben.now.view).toEqual(before)
    expect(ben.lines.at(-1)).toMatchObject({ what: 'undo', seat: 0 })
    // An answer that was sent before the undo does not land after it.
    expect((await refused(ann.act({ do: 'choose', decision, choice: { kind: 'take' } }))).code).toBe('stale')
  })

  test('asks a bot again that has been asked too early', async () => {
    const thinker = slow()
    const waiting = street.house(store, clock, { thinker })
    const [ann] = (await seat(waiting, ANN, { ...turns, seats: [HUMAN, bot('easy')] }, ANN)) as [Player]
    await ann.act({ do: 'choose', choice: { kind: 'done' } })
    await thinker.until(1)
    await ann.act({ do: 'undo' })
    thinker.asked[0]!.answer({ kind: 'done' })
    await ann.act({ do: 'choose', choice: { kind: 'take' } })
    await ann.act({ do: 'choose', choice: { kind: 'done' } })
    await thinker.until(2)
    thinker.asked[1]!.answer({ kind: 'done' })
    await ann.until(() => ann.lines.at(-1)!.by === 'bot')
    expect(ann.what.slice(2)).toEqual(['played', 'undo', 'played', 'played', 'played'])
  })
})

describe('a link that hands a seat over', () => {
  const offer = async (player: Player): Promise<string> =>
    ((await player.act({ do: 'offer' })) as { token: string }).token
  const accept = (table: string, who: typeof ANN, token: string) => house.act(table, who, { do: 'accept', token })

  test('works once: the new owner plays on, the old one only watches', async () => {
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    await ann.choose(4)
    const { locked } = ann.now.own!
    const token = await offer(ann)
    expect(await accept(ann.table, CAT, token)).toEqual({ seat: 0 })
    expect((await refused(accept(ann.table, DAN, token))).code).toBe('bad-link')
    expect(ben.now.seats[0]).toMatchObject({ guest: CAT.id, name: 'Cat', bot: null })
    expect(ben.lines.at(-1)).toMatchObject({ what: 'handed', seat: 0, name: 'Cat' })
    expect(ann.told.at(-1)).toMatchObject({ kind: 'table', as: 'spectator', now: { own: null } })
    expect((await refused(ann.act({ do: 'take-back' }))).code).toBe('BR-E01')
    const cat = await new Player(house, ann.table, CAT, 0).watch()
    expect(cat.now.own!.locked).toEqual(locked)
    await Promise.all([cat.playOut(), ben.playOut()])
    expect(ann.now.outcome).toEqual(cat.now.outcome)
  })

  test('takes the seat from the bot that played for a leaver', async () => {
    const [ann, ben] = (await seat(house, ANN, { game: 'pebbles' }, ANN, BEN)) as [Player, Player]
    await ben.act({ do: 'leave' })
    await accept(ann.table, CAT, await offer(ben))
    expect(ann.now.seats[1]).toMatchObject({ name: 'Cat', bot: null })
  })

  test('opens nothing at another table, nor after a day, nor if it is made up', async () => {
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    const [other] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    const token = await offer(ann)
    for (const wrong of ['', '0', '9', 'x', 'z'.repeat(33), `1${token.slice(1)}`, `${token}0`])
      expect((await refused(accept(ann.table, CAT, wrong))).code).toBe('bad-link')
    expect((await refused(accept(other.table, CAT, token))).code).toBe('bad-link')
    clock.pass(24 * 3_600_000 + 1)
    expect((await refused(accept(ann.table, CAT, token))).code).toBe('bad-link')
    // Whoever tried it elsewhere did not use it up.
    const fresh = await offer(ann)
    expect((await refused(accept(other.table, CAT, fresh))).code).toBe('bad-link')
    expect(await accept(ann.table, CAT, fresh)).toEqual({ seat: 0 })
  })

  test('opens nothing once the seat has another owner', async () => {
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    const [first, second] = [await offer(ann), await offer(ann)]
    await accept(ann.table, CAT, first)
    expect((await refused(accept(ann.table, DAN, second))).code).toBe('bad-link')
  })

  test('is not for someone who sits there already, and is not used up by the attempt', async () => {
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    const token = await offer(ann)
    for (const who of [ANN, BEN]) expect((await refused(accept(ann.table, who, token))).code).toBe('seated')
    expect(await accept(ann.table, CAT, token)).toEqual({ seat: 0 })
  })

  test('may give a host back the second seat of the own screen', async () => {
    const { id } = await house.create(ANN, { game: 'brave-rats', seats: [DEVICE, DEVICE] })
    const { token } = (await house.act(id, ANN, { do: 'offer', seat: 1 })) as { token: string }
    await accept(id, BEN, token)
    const back = (await house.act(id, BEN, { do: 'offer' })) as { token: string }
    expect(await accept(id, ANN, back.token)).toEqual({ seat: 1 })
  })

  test('is not made for what one does not have, nor after the match', async () => {
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    expect((await refused(house.act(ann.table, CAT, { do: 'offer' }))).code).toBe('BR-E01')
    const token = await offer(ann)
    await ann.act({ do: 'resign' })
    expect((await refused(ann.act({ do: 'offer' }))).code).toBe('not-now')
    expect((await refused(accept(ann.table, CAT, token))).code).toBe('not-now')
  })
})

describe('a rematch', () => {
  const again = async (player: Player): Promise<string> =>
    ((await player.act({ do: 'rematch' })) as { table: string }).table

  test('takes everybody along: whoever asks sits where they sat, and spectators are told', async () => {
    const [ann, ben] = (await seat(house, ANN, { clock: { kind: 'move', ms: 9000 } }, ANN, BEN)) as [Player, Player]
    const cat = await new Player(house, ann.table, CAT, 'spectator').watch()
    await ann.act({ do: 'resign' })
    expect((await refused(cat.act({ do: 'rematch' }))).code).toBe('no-seat')
    const next = await again(ben)
    expect(cat.lines.at(-1)).toMatchObject({ what: 'rematch', table: next })
    expect(cat.now.rematch).toBe(next)
    expect(await again(cat)).toBe(next)
    expect(await again(ann)).toBe(next)
    expect(await again(ann)).toBe(next)
    expect(cat.what.filter((what) => what === 'rematch')).toHaveLength(1)
    const watching = await new Player(house, next, CAT, 'spectator').watch()
    expect(watching.told).toMatchObject([
      { table: { rematchOf: ann.table, clock: { kind: 'move', ms: 9000 }, host: 'Ann' }, now: { status: 'live' } },
    ])
    expect(watching.now.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
  })

  test('asked for by both at once is one table', async () => {
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    await ann.act({ do: 'resign' })
    const [one, other] = await Promise.all([again(ann), again(ben)])
    expect(one).toBe(other)
    expect(await house.read(one, (table) => table.seats.map((sitter) => sitter?.name))).toEqual(['Ann', 'Ben'])
  })

  test('asked for by the guest leaves the screen of the host to the host', async () => {
    const [ben] = (await seat(house, ANN, { seats: [DEVICE, HUMAN] }, BEN)) as [Player]
    await ben.act({ do: 'resign' })
    const next = await again(ben)
    expect(await house.read(next, (table) => table.seats.map((sitter) => sitter?.name))).toEqual(['Ann', 'Ben'])
  })

  test('against a bot starts at once', async () => {
    const [ann] = (await seat(house, ANN, { seats: [HUMAN, bot('easy')] }, ANN)) as [Player]
    await ann.act({ do: 'resign' })
    expect(await house.read(await again(ann), (table) => table.status)).toBe('live')
  })
})

describe('chat', () => {
  const texts = (player: Player) => player.lines.flatMap(({ text }) => text ?? [])

  test('of players is for all; of spectators for spectators, until the match is over', async () => {
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    const [cat, dan] = (await Promise.all(
      [CAT, DAN].map((who) => new Player(house, ann.table, who, 'spectator').watch()),
    )) as [Player, Player]
    await ann.act({ do: 'chat', text: 'Good luck!' })
    const before = ben.texts.length
    await cat.act({ do: 'chat', text: 'He has the Spy.' })
    expect(ben.texts).toHaveLength(before)
    expect([texts(ann), texts(ben)]).toEqual([['Good luck!'], ['Good luck!']])
    expect([texts(cat), texts(dan)]).toEqual([
      ['Good luck!', 'He has the Spy.'],
      ['Good luck!', 'He has the Spy.'],
    ])
    await ann.act({ do: 'resign' })
    await dan.act({ do: 'chat', text: 'Well played.' })
    expect(texts(ben)).toEqual(['Good luck!', 'Well played.'])
    expect(ben.lines.at(-1)).toMatchObject({ name: 'Dan', seat: null, n: ben.lines.length })
  })

  test('is tidied: no control characters, no tricks with direction', async () => {
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    await ann.act({ do: 'chat', text: '\u202e<b>a\u0000b</b>\n\n\u200b  c' })
    expect(texts(ann)).toEqual(['<b>a b</b> c'])
  })

  test('of someone muted comes without words, then and later', async () => {
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    const twin = await new Player(house, ann.table, ANN, 0).watch()
    await ben.act({ do: 'chat', text: 'You fool.' })
    await ann.act({ do: 'mute', guest: BEN.id, on: true })
    expect(await store.mutesOf(ANN.id)).toEqual([BEN.id])
    ann.muted.add(BEN.id)
    await ben.act({ do: 'chat', text: 'You still fool.' })
    expect(texts(ann)).toEqual(['You fool.', ''])
    expect(texts(twin)).toEqual(['You fool.', 'You still fool.'])
    expect(texts(ben)).toEqual(['You fool.', 'You still fool.'])
    const back = new Player(house, ann.table, ANN, 0)
    back.muted.add(BEN.id)
    expect(texts(await back.watch())).toEqual(['', ''])
    await ann.act({ do: 'mute', guest: BEN.id, on: false })
    expect(await store.mutesOf(ANN.id)).toEqual([])
  })
})

test('a new name is told where one sits, and nowhere else', async () => {
  const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
  const [other] = (await seat(house, CAT, {}, CAT, DAN)) as [Player]
  const over = (await seat(house, ANN, {}, ANN, BEN))[0]!
  await over.act({ do: 'resign' })
  const before = [other.texts.length, over.texts.length]
  await house.rename({ ...ANN, name: 'Anna' })
  expect(ben.lines.at(-1)).toMatchObject({ what: 'renamed', guest: ANN.id, name: 'Anna', was: 'Ann' })
  expect(ann.now.seats[0]!.name).toBe('Anna')
  expect([other.texts.length, over.texts.length]).toEqual(before)
})
