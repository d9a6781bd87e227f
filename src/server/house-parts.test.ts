import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { same } from '#engine/json'
import { parseRecord } from '#engine/record'
import { box } from '#games/roll-and-fight/box'
import type { Thinker } from '#house/thinker'
import { verify } from '#house/verify'
import { ANN, BEN, bot, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'
import { boardOf, choose, goOn, order, pass, raid, settled, usual, viewOf } from '#server/testing/raid'

// Where a match has parts, with races among them: clocks, pauses, who is away, what is undone.

const street = new Street()
afterAll(() => street.clear())
afterEach(() => street.check())

const SECOND = 1000
const CLOCK = { clock: { kind: 'game' } } as const
const yes = (topic: 'pause' | 'go-on') => ({ do: 'vote', topic, says: 'yes' }) as const
const bots = (player: Player): (string | null)[] => player.now.seats.map(({ bot }) => bot)

describe('the clock of a part', () => {
  test('[RF-R113] runs through all that is asked in it, whatever is chosen and undone', async () => {
    const table = await raid(street, CLOCK)
    const { ann, ben } = table
    expect(ann.now.clocks).toMatchObject({ left: [75 * SECOND, 75 * SECOND], running: [0, 1] })
    await pass(table, 10 * SECOND)
    await choose(ann, usual(ann))
    expect(ben.now.clocks).toMatchObject({ left: [65 * SECOND, 65 * SECOND], running: [0, 1] })
    await pass(table, 10 * SECOND)
    await ann.act({ do: 'undo' })
    expect(ben.now.clocks!.left).toEqual([55 * SECOND, 55 * SECOND])
    await goOn([ann], () => ann.now.own === null || ann.now.own.choices.length === 0)
    await pass(table, SECOND)
    expect(ben.now.clocks).toMatchObject({ running: [1] })
  })

  test('[RF-R113] when it has run out the defaults are carried out to its end, which counts as one miss', async () => {
    const table = await raid(street, CLOCK)
    const { ann, ben, house } = table
    await goOn([ben], () => ben.now.own === null || ben.now.own.choices.length === 0)
    const before = ann.lines.length
    await pass(table, 75 * SECOND)
    expect(viewOf(ann).phase).toBe('rolling')
    const lines = ann.lines.slice(before)
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.every(({ seat, by }) => seat === 0 && by === 'clock')).toBe(true)
    expect(bots(ann)).toEqual([null, null])
    expect(await house.read(ann.table, ({ seats }) => seats.map((one) => one!.missed))).toEqual([1, 0])
  })

  test('[RF-R113] fighting and resolution have one each, of every seat by itself', async () => {
    const table = await raid(street, CLOCK)
    const { ann, ben } = table
    await race(table)
    expect(ann.now.clocks).toMatchObject({ left: [150 * SECOND, 150 * SECOND], running: [0, 1] })
    await pass(table, 30 * SECOND)
    await goOn([ann], () => ann.now.own!.kind === 'collect' || ann.now.own!.kind === 'resolution')
    expect(ben.now.clocks!.left).toEqual([45 * SECOND, 120 * SECOND])
  })
})

/** All throw once and have enough of it: the race of a round is over. */
async function race(table: Awaited<ReturnType<typeof raid>>): Promise<void> {
  const { players } = table
  await goOn(players, ({ phase }) => phase === 'rolling')
  await pass(table, 3 * SECOND)
  const all = players.map((player) => choose(player, { kind: 'stop' }))
  await settled()
  await pass(table, 200)
  await Promise.all(all)
}

describe('a pause', () => {
  test('[RF-R62] that all want begins when the part is over, and the race after it with a new countdown', async () => {
    const table = await raid(street, CLOCK)
    const { ann, ben, players } = table
    await ann.act(yes('pause'))
    await ben.act(yes('pause'))
    await pass(table, 5 * SECOND)
    expect(ann.now.clocks).toMatchObject({ running: [0, 1] })
    expect(ann.now.votes).toEqual([{ topic: 'pause', agreed: [0, 1], waits: [] }])
    await goOn(players, ({ phase }) => phase === 'rolling')
    expect(ann.now).toMatchObject({ votes: [], clocks: { isPaused: true, running: [] }, time: null })
    await pass(table, 1800 * SECOND)
    expect(viewOf(ann)).toMatchObject({ time: 0, race: { isOpen: false } })
    expect((await refused(ann.act({ do: 'choose', seat: 0, choice: { kind: 'stop' } }))).code).toBe('NOT_STARTED')
    await ann.act(yes('go-on'))
    await ben.act(yes('go-on'))
    expect(ben.now.time).toEqual({ origin: table.clock.at, every: 200 })
    await pass(table, 2999)
    expect(viewOf(ann).race!.isOpen).toBe(false)
    await pass(table, 1)
    expect(viewOf(ann).race!.isOpen).toBe(true)
  })

  test('[RF-R62] that is wanted in a race begins when it is over', async () => {
    const table = await raid(street, CLOCK)
    const { ann, ben, players } = table
    await goOn(players, ({ phase }) => phase === 'rolling')
    await pass(table, 3 * SECOND)
    for (const player of players) await player.act(yes('pause'))
    expect(ann.now.time).not.toBeNull()
    await race(table)
    expect(viewOf(ben).phase).toBe('fighting')
    expect(ben.now.clocks).toMatchObject({ left: [150 * SECOND, 150 * SECOND], isPaused: true, running: [] })
  })

  test('[RF-R62] somebody alone has at once, but not in a race', async () => {
    const table = await raid(street, { ...CLOCK, seats: [{ kind: 'human' }] })
    const { ann } = table
    await ann.act(yes('pause'))
    expect(ann.now.clocks).toMatchObject({ isPaused: true, running: [] })
    await ann.act(yes('go-on'))
    await goOn([ann], ({ phase }) => phase === 'rolling')
    await pass(table, 3 * SECOND)
    await ann.act(yes('pause'))
    expect(ann.now.clocks!.isPaused).toBeUndefined()
    await race(table)
    expect(ann.now.clocks).toMatchObject({ isPaused: true })
  })
})

describe('who is away', () => {
  test('[RF-R58] has a bot in the race after five seconds, and otherwise until their clock runs out', async () => {
    const table = await raid(street, CLOCK)
    const { ann, ben, house, clock } = table
    ben.stop()
    clock.pass(20 * SECOND)
    await house.attend()
    expect(bots(ann)).toEqual([null, null])
    await goOn([ann], () => ann.now.own === null || ann.now.own.choices.length === 0)
    await pass(table, 55 * SECOND)
    expect(viewOf(ann).phase).toBe('rolling')
    await house.attend()
    expect(bots(ann)).toEqual([null, 'normal'])
    const again = await new Player(house, ann.table, BEN, 1).watch()
    await settled()
    expect(bots(again)).toEqual([null, null])
    expect(boardOf(ann, 1).flashed.length).toBeGreaterThan(0)
  })
})

describe('beside each other', () => {
  test('[RF-R40] each undoes their own back to the start of their part, and no further', async () => {
    const table = await raid(street)
    const { ann, ben } = table
    const start = boardOf(ann)
    await choose(ann, usual(ann))
    const first = boardOf(ann)
    await choose(ben, usual(ben))
    await choose(ann, usual(ann))
    await choose(ben, usual(ben))
    const others = boardOf(ann, 1)
    await ann.act({ do: 'undo' })
    expect(boardOf(ben, 0)).toEqual(first)
    await ann.act({ do: 'undo' })
    expect(boardOf(ben, 0)).toEqual(start)
    expect(boardOf(ann, 1)).toEqual(others)
    expect([ann.now.own!.canUndo, ben.now.own!.canUndo]).toEqual([false, true])
    expect((await refused(ann.act({ do: 'undo' }))).code).toBe('NO_UNDO')
  })

  test('[RF-R40] nothing of a race is undone', async () => {
    const table = await raid(street)
    const { ann, players } = table
    await goOn(players, ({ phase }) => phase === 'rolling')
    await pass(table, 3 * SECOND)
    await order(table, ann, { kind: 'roll', dice: [1, 2, 3, 4] })
    expect(ann.now.own!.canUndo).toBe(false)
    expect((await refused(ann.act({ do: 'undo' }))).code).toBe('NO_UNDO')
  })

  test('the question of a race keeps its number while its choices change', async () => {
    const table = await raid(street)
    const { ann, ben, players } = table
    await goOn(players, ({ phase }) => phase === 'rolling')
    await pass(table, 3 * SECOND)
    const { decision, choices } = ann.now.own!
    // Ordered by what was seen before the others, and the own dice, went on.
    await order(table, ben, { kind: 'roll', dice: [1, 2] })
    // Four dice of which none fits and none is a Wound leave all as it was.
    while (same(ann.now.own!.choices, choices)) {
      await pass(table, 2 * SECOND)
      await order(table, ann, { kind: 'roll', dice: boardOf(ann).dice.map(({ id }) => id) })
    }
    expect(ann.now.own!.decision).toBe(decision)
    const done = ann.act({ do: 'choose', seat: 0, decision, choice: { kind: 'stop' } })
    await settled()
    await pass(table, 200)
    await done
    expect(boardOf(ben, 0).stopped).toBe(true)
  })
})

test('a match with races is verified from its record, and read again as it was', async () => {
  const table = await raid(street, { seats: [{ kind: 'human' }], options: { dice: 'hard' } })
  const { ann, house } = table
  while (ann.now.status === 'live') {
    await goOn([ann], ({ phase }) => phase === 'rolling' || phase === 'over')
    if (viewOf(ann).phase !== 'rolling') break
    await pass(table, 3 * SECOND)
    await order(table, ann, { kind: 'roll', dice: boardOf(ann).dice.map(({ id }) => id) })
    await race(table)
  }
  const record = (await house.record(ann.table, ANN.id))!
  expect(record.inputs.filter((input) => 'at' in input)).toHaveLength(8)
  expect(await verify(box, parseRecord(JSON.parse(JSON.stringify(record))))).toMatchObject({ verified: true })
  const again = street.house(await street.sqlite(table.file), table.clock)
  const watcher = await new Player(again, ann.table, BEN, 'spectator').watch()
  expect(watcher.now.view).toEqual({ ...viewOf(ann), viewer: 'spectator' })
})

describe('[RF-R59] a raid against bots', () => {
  test('is not waited for once the only person has stopped; in the time of the match bots roll as seldom as ever', async () => {
    const clock = new TestClock()
    const thinker: Thinker = { think: async ({ choices }) => choices.find(isRoll) ?? choices[0]! }
    const house = street.house(await street.sqlite(), clock, { thinker, botPace: 800 })
    const seats = [HUMAN, bot('normal'), bot('hard')]
    const [ann] = (await seat(house, ANN, { game: 'roll-and-fight', seats, pace: 'instant' }, ANN)) as [Player]
    /** Somebody says something, and all is done that was due. */
    const stir = async (): Promise<void> => {
      await ann.act({ do: 'chat', text: 'Well?' })
      await settled()
    }
    const isAsked = (): boolean => (ann.now.own?.choices.length ?? 0) > 0 && !ann.now.own!.locked
    const wait = async (): Promise<void> => {
      if (isAsked() && viewOf(ann).phase !== 'rolling') await choose(ann, usual(ann))
      else clock.pass(300)
      await stir()
    }
    while (!viewOf(ann).race?.isOpen) await wait()
    const opened = viewOf(ann).time
    const stopped = choose(ann, { kind: 'stop' })
    await settled()
    clock.pass(200)
    await stir()
    await stopped
    const before = clock.at
    await ann.until(() => viewOf(ann).phase === 'fighting')
    expect(clock.at).toBe(before)
    const inputs = await house.read(ann.table, ({ match }) => match!.inputs)
    for (const [one, least] of [
      [1, 2000],
      [2, 1600],
    ] as const) {
      const rolls = inputs.flatMap((input) =>
        input.actor === one && 'choice' in input && isRoll(input.choice as object) ? [input.at!] : [],
      )
      expect(rolls.length).toBeGreaterThan(3)
      expect(rolls[0]).toBeGreaterThanOrEqual(opened)
      for (const [at, roll] of rolls.slice(1).entries()) expect(roll - rolls[at]!).toBeGreaterThanOrEqual(least)
    }
  })
})

const isRoll = (choice: object): boolean => 'kind' in choice && choice.kind === 'roll'
