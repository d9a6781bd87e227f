import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Game, GameTypes } from '#engine/game'
import type { AnyBox } from '#games/box'
import type { House } from '#house/house'
import { cairnBox } from '#house/testing/tables'
import type { NewTable } from '#protocol/acts'
import { openPostgres } from '#server/store/postgres'
import { startPostgres } from '#server/store/testing'
import { ANN, BEN, bot, CAT, DAN, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'

// What people point at, and what is said within a team: nobody hears of it who may not.

const street = new Street()
afterAll(() => street.clear())
afterEach(() => street.check())

const EVE = { id: 'eve-0123456789', name: 'Eve' }
const LAY_ONE = { kind: 'lay', stones: 1 }
const LAY_TWO = { kind: 'lay', stones: 2 }
const advise = (to: number, choice: object | null = LAY_TWO) => ({ do: 'advise', to, choice }) as const

interface Company {
  readonly house: House
  readonly clock: TestClock
  readonly ann: Player
  readonly ben: Player
  readonly cat: Player
  readonly dan: Player
  readonly eve: Player
}

/** Four people at a table, and one who watches. */
async function at(mode: 'together' | 'teams' | 'alone', more: Partial<NewTable> = {}, box?: AnyBox): Promise<Company> {
  const clock = new TestClock()
  const house = street.house(await street.sqlite(), clock, box && { openGame: async () => box })
  const wanted = { game: 'cairn', options: { mode }, seats: [HUMAN, HUMAN, HUMAN, HUMAN], ...more }
  const [ann, ben, cat, dan] = (await seat(house, ANN, wanted, ANN, BEN, CAT, DAN)) as [Player, Player, Player, Player]
  const eve = await new Player(house, ann.table, EVE, 'spectator').watch()
  return { clock, house, ann, ben, cat, dan, eve }
}

/** Cairn with something else in its rules. */
const altered = (change: (game: Game<GameTypes>) => Partial<Game<GameTypes>>): AnyBox => ({
  ...cairnBox,
  game: { ...cairnBox.game, ...change(cairnBox.game) },
})

const textsOf = (...players: readonly Player[]): number[] => players.map(({ texts }) => texts.length)

describe('what others are asked', () => {
  test('is told to those of the own side, with the choices at which one may point, and to nobody else', async () => {
    const { ann, ben, cat, eve } = await at('teams')
    expect(cat.now.advisable).toEqual([])
    const box = altered(() => ({ advisable: () => true }))
    const open = await at('teams', {}, box)
    expect(open.cat.now.advisable).toEqual([{ seat: 0, decision: 0, kind: 'lay', choices: [LAY_ONE, LAY_TWO] }])
    for (const player of [open.ann, open.ben, open.dan]) expect(player.now.advisable).toEqual([])
    expect(open.eve.now.advisable).toBeUndefined()
    for (const player of [open.ann, open.eve]) expect(player.now.sides).toEqual([0, 1, 0, 1])
    await open.ann.choose(0)
    expect(open.cat.now.advisable).toEqual([])
    expect(open.dan.now.advisable).toMatchObject([{ seat: 1 }])
    for (const player of [ann, ben, eve]) player.stop()
  })

  test('is told again when it changes, and not of bots', async () => {
    const { ann, cat } = await at('together')
    expect(cat.now.advisable).toMatchObject([{ seat: 0, decision: 0 }])
    await ann.act({ do: 'leave' })
    expect(cat.now.advisable).toEqual([])
  })
})

describe('advice', () => {
  test('is seen by all where all play together and nothing is hidden, and gone with the question', async () => {
    const { ann, ben, cat, dan, eve } = await at('together')
    await cat.act(advise(0))
    const told = [{ by: 2, to: 0, decision: 0, choice: LAY_TWO }]
    for (const player of [ann, ben, cat, dan, eve]) expect(player.advice).toEqual(told)
    expect(ann.told.at(-1)).toEqual({ kind: 'advice', table: ann.table, as: 0, advice: told })
    await ben.act(advise(0, LAY_ONE))
    expect(ann.advice).toEqual([...told, { by: 1, to: 0, decision: 0, choice: LAY_ONE }])
    await ann.choose(0)
    for (const player of [ann, ben, cat, dan, eve]) expect(player.advice).toEqual([])
    await cat.act(advise(1))
    expect(ben.advice).toEqual([{ by: 2, to: 1, decision: 0, choice: LAY_TWO }])
  })

  test('is one for each who gives it, and can be taken back', async () => {
    const { ann, cat } = await at('together')
    await cat.act(advise(0))
    const { length } = ann.texts
    await cat.act(advise(0))
    expect(ann.texts).toHaveLength(length)
    await cat.act(advise(0, LAY_ONE))
    expect(ann.advice).toMatchObject([{ by: 2, choice: LAY_ONE }])
    await cat.act(advise(0, null))
    expect(ann.advice).toEqual([])
  })

  test('is no entry of the log, and told to those who come', async () => {
    const { house, ann, cat } = await at('together')
    const before = await house.read(ann.table, ({ seq }) => seq)
    await cat.act(advise(0))
    expect(await house.read(ann.table, ({ seq }) => seq)).toBe(before)
    const again = await new Player(house, ann.table, DAN, 3).watch()
    expect(again.advice).toMatchObject([{ by: 2, to: 0 }])
    expect((await house.look(ann.table, EVE)).now.advice).toMatchObject([{ by: 2, to: 0 }])
    const { length } = again.texts
    await cat.act(advise(0, null))
    expect(again.texts).toHaveLength(length + 1)
  })

  test('goes with whoever gave it, and is not heard from those whom one has muted', async () => {
    const { house, ann, ben, cat, eve } = await at('together')
    ann.muted.add(CAT.id)
    const before = textsOf(ann)
    await cat.act(advise(0))
    expect(textsOf(ann)).toEqual(before)
    expect(ben.advice).toHaveLength(1)
    const { token } = (await cat.act({ do: 'offer' })) as { token: string }
    await house.act(ann.table, EVE, { do: 'accept', token })
    for (const player of [ben, eve]) expect(player.advice).toEqual([])
  })

  test('in a team is for the team alone: nobody else is sent a byte, then or when they come', async () => {
    const { house, ann, ben, cat, dan, eve } = await at(
      'teams',
      {},
      altered(() => ({ advisable: () => true })),
    )
    const others = [ben, dan, eve]
    const before = textsOf(...others)
    await cat.act(advise(0))
    expect(ann.advice).toEqual([{ by: 2, to: 0, decision: 0, choice: LAY_TWO }])
    expect(textsOf(...others)).toEqual(before)
    const [again, fresh] = [new Player(house, ann.table, BEN, 1), new Player(house, ann.table, BEN, 'spectator')]
    for (const player of [again, fresh]) expect((await player.watch()).advice).toEqual([])
    expect((await house.look(ann.table, DAN)).now.advice).toEqual([])
  })

  test('where something is hidden spectators are told nothing, and a seat only what it sees of the choices', async () => {
    const box = altered((game) => {
      const { open: _open, ...about } = game.about
      return {
        about,
        // Ben does not see that two stones could be laid.
        choices: (view, actor) =>
          view.viewer === 1 ? game.choices(view, actor).slice(0, 1) : game.choices(view, actor),
      }
    })
    const { ann, ben, cat, dan, eve } = await at('together', {}, box)
    expect(ben.now.advisable).toMatchObject([{ choices: [LAY_ONE] }])
    const before = textsOf(ben, eve)
    await cat.act(advise(0))
    expect(textsOf(ben, eve)).toEqual(before)
    for (const player of [ann, cat, dan]) expect(player.advice).toHaveLength(1)
    expect((await refused(ben.act(advise(0)))).code).toBe('not-offered')
  })

  test('does not reach spectators who are told later', async () => {
    const { house, clock, ann, cat, eve } = await at('together', { delay: 60_000 })
    const before = textsOf(eve)
    await cat.act(advise(0))
    clock.pass(60_000)
    await house.sweep()
    expect(textsOf(eve)).toEqual(before)
    expect(ann.advice).toHaveLength(1)
    expect((await new Player(house, ann.table, EVE, 'spectator').watch()).texts.join()).not.toContain('"advice"')
  })

  test('is refused where one may not see the question, with the same words whatever the reason', async () => {
    const { house, ann, ben, cat, dan } = await at(
      'teams',
      {},
      altered(() => ({ advisable: () => true })),
    )
    const REFUSED = { code: 'not-advisable', message: 'Nobody is asked that to whom you could show something.' }
    // Of the other side, not asked, oneself, no seat at all, closed.
    expect(await refused(ben.act(advise(0)))).toEqual(REFUSED)
    expect(await refused(ben.act(advise(3)))).toEqual(REFUSED)
    expect(await refused(ann.act(advise(0)))).toEqual(REFUSED)
    expect(await refused(cat.act(advise(9)))).toEqual(REFUSED)
    expect(await refused(cat.act({ ...advise(0), decision: 7 }))).toEqual(REFUSED)
    expect((await refused(cat.act(advise(0, { kind: 'lay', stones: 3 })))).code).toBe('not-offered')
    expect((await refused(house.act(ann.table, EVE, advise(0)))).code).toBe('no-seat')
    await dan.act({ do: 'leave' })
    await ann.choose(0)
    expect((await refused(dan.act(advise(1)))).code).toBe('not-now')
    const alone = await at('alone')
    expect(await refused(alone.ben.act(advise(0)))).toEqual(REFUSED)
  })

  test('of a question that is asked in secret nobody can tell that it is', async () => {
    const secret = altered((game) => ({
      pending: (view) => game.pending(view).map((asked) => ({ ...asked, secret: true }) as const),
    }))
    const { ben, cat } = await at('together', {}, secret)
    expect(ben.now.advisable).toEqual([])
    const asked = await refused(cat.act(advise(0)))
    expect(asked).toEqual(await refused(cat.act(advise(1))))
  })
})

describe('a side that is secret', () => {
  /** Who plays with whom only they themselves see. */
  const hidden = altered((game) => ({
    about: { ...game.about, open: undefined as never },
    view: (state, viewer) => {
      const { sides } = state as unknown as { sides: number[] }
      const seen = sides.map((side, at) => (viewer !== 'spectator' && sides[viewer] === side ? side : 10 + at))
      return { ...state, viewer, sides: seen } as never
    },
    advisable: () => true,
    outcome: () => undefined,
  }))

  test('is no team to the table: no talk, no advice, no vote of its own', async () => {
    const { ann, cat } = await at('teams', {}, hidden)
    expect(cat.now).toMatchObject({ advisable: [], sides: [10, 11, 12, 13] })
    expect((await refused(cat.act(advise(0)))).code).toBe('not-advisable')
    expect((await refused(cat.act({ do: 'chat', text: 'We two?', to: 'team' }))).code).toBe('no-team')
    await ann.act({ do: 'resign' })
    expect(cat.lines.at(-1)).toMatchObject({ what: 'resign', seat: 0 })
  })
})

describe('what is said to the team', () => {
  const say = (text: string) => ({ do: 'chat', text, to: 'team' }) as const

  test('is heard by the team alone, and nobody else is sent a byte, ever', async () => {
    const { house, ann, ben, cat, dan, eve } = await at('teams', { public: true })
    const others = [ben, dan, eve]
    const before = textsOf(...others)
    const lobby = await house.lobby()
    await ann.act(say('Two at once?'))
    expect(cat.lines.at(-1)).toMatchObject({ what: 'chat', seat: 0, text: 'Two at once?', to: 'team' })
    expect(textsOf(...others)).toEqual(before)
    expect(await house.lobby()).toEqual(lobby)
    await ann.act({ do: 'chat', text: 'Good luck.' })
    for (const player of others) {
      const numbers = player.lines.map(({ n }) => n)
      expect(numbers).toEqual(numbers.map((_, place) => place + 1))
    }
    const comers = [BEN, EVE].map((who) => new Player(house, ann.table, who, who === BEN ? 1 : 'spectator'))
    for (const comer of comers) expect((await comer.watch()).texts.join()).not.toContain('Two at once?')
    await ann.act({ do: 'resign' })
    await cat.act({ do: 'resign' })
    expect(JSON.stringify(await house.record(ann.table, BEN.id))).not.toContain('Two at once?')
    for (const player of others) expect(player.texts.join()).not.toContain('Two at once?')
  })

  test('is not told to late spectators either, as what they say among themselves is', async () => {
    const { house, clock, ann, eve } = await at('teams', { delay: 60_000 })
    await ann.act(say('Two at once?'))
    await house.act(ann.table, EVE, { do: 'chat', text: 'Exciting.' })
    expect(eve.lines.at(-1)).toMatchObject({ text: 'Exciting.' })
    clock.pass(60_000)
    await house.sweep()
    expect(eve.texts.join()).not.toContain('Two at once?')
    expect((await new Player(house, ann.table, DAN, 'spectator').watch()).texts.join()).not.toContain('Two at once?')
  })

  test('is said to everybody where all play together', async () => {
    const { ann, eve } = await at('together')
    await ann.act(say('All of us.'))
    expect(eve.lines.at(-1)).toMatchObject({ what: 'chat', text: 'All of us.' })
    expect(eve.lines.at(-1)).not.toHaveProperty('to')
  })

  test('is refused to those who have none', async () => {
    const { house, ann } = await at('alone')
    const NO_TEAM = { code: 'no-team', message: 'You have no team at this table.' }
    expect(await refused(ann.act(say('Me.')))).toEqual(NO_TEAM)
    expect(await refused(house.act(ann.table, EVE, say('Us.')))).toEqual(NO_TEAM)
    const { id } = await house.create(ANN, { game: 'cairn', options: { mode: 'teams' }, seats: [HUMAN, HUMAN] })
    await house.act(id, ANN, { do: 'sit' })
    expect(await refused(house.act(id, ANN, say('Early.')))).toEqual(NO_TEAM)
    const bots = await house.create(ANN, { game: 'cairn', options: { mode: 'teams' }, seats: [HUMAN, bot('easy')] })
    await house.act(bots.id, ANN, { do: 'sit' })
    expect(await refused(house.act(bots.id, ANN, say('Only me.')))).toEqual(NO_TEAM)
  })
})

describe('two nodes over one PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('what is pointed at there is seen here within a moment, and gone with the question', async () => {
    const clock = new TestClock()
    const place = await postgres.database()
    const open = async () => {
      const store = street.keep(await openPostgres(place))
      return street.house(store, clock, { whereabouts: store })
    }
    const [one, other] = [await open(), await open()]
    const [ann] = (await seat(one, ANN, { game: 'cairn' }, ANN)) as [Player]
    await other.act(ann.table, BEN, { do: 'sit' })
    const ben = await new Player(other, ann.table, BEN, 1).watch()
    const until = async (isSo: () => boolean): Promise<void> => {
      while (!isSo()) {
        clock.pass(100)
        for (const house of [one, other]) await house.attend()
      }
    }
    await until(() => ann.now.status === 'live')
    await ben.act(advise(0))
    expect(ben.advice).toHaveLength(1)
    await until(() => ann.advice.length === 1)
    expect(ann.advice).toEqual([{ by: 1, to: 0, decision: 0, choice: LAY_TWO }])
    await ann.choose(0)
    expect(ann.advice).toEqual([])
    await until(() => ben.advice.length === 0)
  })
})
