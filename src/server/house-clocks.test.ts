import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { OVERDUE } from '#house/house'
import { pebblesBox } from '#house/testing/tables'
import { ANN, BEN, bot, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'

// Clocks, from the first second to the last flag. Time passes only when a test says so.

const street = new Street()
afterAll(() => street.clear())
afterEach(() => street.check())

const MINUTE = 60_000
const DAY = 86_400_000

async function begin(clockPlan: object, more: object = {}) {
  const clock = new TestClock()
  const file = await street.file()
  const house = street.house(await street.sqlite(file), clock)
  const [ann, ben] = (await seat(house, ANN, { clock: clockPlan as never, ...more }, ANN, BEN)) as [Player, Player]
  /** Another server takes over where this one stopped. */
  let running = house
  const restart = async () => {
    await running.close()
    const after = street.house(await street.sqlite(file), clock)
    running = after
    return {
      house: after,
      ann: await new Player(after, ann.table, ANN, 0).watch(),
      ben: await new Player(after, ann.table, BEN, 1).watch(),
    }
  }
  return { clock, house, ann, ben, restart }
}

/** Says no to whatever one is asked, until one is not. */
async function answerAll(player: Player): Promise<void> {
  while (player.now.own && player.now.own.choices.length > 0 && !player.now.own.locked) await player.choose(0)
}

describe('without a clock', () => {
  test('nobody is hurried, and nothing is told of clocks', async () => {
    const { clock, house, ann } = await begin({ kind: 'none' })
    clock.pass(100 * DAY)
    await house.sweep()
    expect([ann.now.clocks, ann.what]).toEqual([null, ['created', 'sat', 'sat']])
  })
})

describe.each([
  ['move', { kind: 'move', ms: MINUTE }, MINUTE],
  ['days', { kind: 'days', days: 3 }, 3 * DAY],
] as const)('with %s for each question', (_kind, plan, full) => {
  test('the clocks of those who are asked run, and stop when they have locked in', async () => {
    const { clock, ann, ben } = await begin(plan)
    expect(ann.now.clocks).toEqual({ left: [full, full], running: [0, 1], at: clock.at })
    clock.pass(20_000)
    await ann.choose()
    expect(ben.now.clocks).toEqual({ left: [full - 20_000, full - 20_000], running: [1], at: clock.at })
    clock.pass(10_000)
    await ann.act({ do: 'take-back' })
    expect(ben.now.clocks).toEqual({ left: [full - 20_000, full - 30_000], running: [0, 1], at: clock.at })
    clock.pass(1000)
    await ann.act({ do: 'choose', choice: { kind: 'choose-card', card: 'Y7' } })
    await ben.act({ do: 'choose', choice: { kind: 'choose-card', card: 'A7' } })
    expect(ben.now.clocks).toEqual({ left: [full, full], running: [0, 1], at: clock.at })
  })

  test('the server chooses when time is up, twice; then a bot sits down until one returns', async () => {
    const { clock, house, ann, ben } = await begin(plan, { game: 'pebbles' })
    while (!ann.what.includes('replaced')) {
      await answerAll(ben)
      clock.pass(full + OVERDUE)
      await house.sweep()
    }
    await answerAll(ben)
    await ann.until(() => ann.lines.at(-1)!.by === 'bot')
    expect(ann.lines.filter(({ by }) => by === 'clock').map(({ seat: at }) => at)).toEqual([0, 0])
    expect(ann.now.seats[0]!.bot).toBe('normal')
    await ann.act({ do: 'return' })
    expect(ann.now.seats[0]!.bot).toBeNull()
  })

  test('whoever chooses without help has missed nothing', async () => {
    const { clock, house, ann, ben } = await begin(plan, { game: 'pebbles' })
    for (let round = 1; round <= 3; round++) {
      await answerAll(ben)
      clock.pass(full + OVERDUE)
      await house.sweep()
      expect(ann.lines.at(-1)).toMatchObject({ seat: 0, by: 'clock' })
      await answerAll(ben)
      await ann.choose(0)
    }
    expect(ann.what).not.toContain('replaced')
  })

  test('a flag that falls while no server runs is seen by the next one', async () => {
    const { clock, ben, restart } = await begin(plan)
    await ben.choose()
    clock.pass(full - 1)
    const early = await restart()
    await early.house.sweep()
    expect(early.ann.now.clocks).toEqual({ left: [1, full], running: [0], at: clock.at })
    clock.pass(1 + OVERDUE)
    const late = await restart()
    await late.house.sweep()
    expect(late.ann.lines.at(-1)).toMatchObject({ what: 'played', seat: 0, by: 'clock' })
  })

  test('a choice that comes too late is too late, even if nobody has looked at the clock yet', async () => {
    const { clock, ann, ben } = await begin(plan)
    await ben.act({ do: 'choose', choice: { kind: 'choose-card', card: 'A0' } })
    const { decision, choices } = ann.now.own!
    clock.pass(full)
    const late = ann.act({ do: 'choose', decision, choice: choices[0]! })
    expect((await refused(late)).code).toBe('BR-E10')
    expect(ann.lines.at(-1)).toMatchObject({ what: 'played', by: 'clock' })
  })

  test('a choice in the last moment is in time', async () => {
    const { clock, ann, ben } = await begin(plan)
    await ben.choose()
    clock.pass(full - 1)
    await ann.choose()
    expect(ann.lines.at(-1)).toMatchObject({ what: 'played', by: 'seat' })
  })
})

describe('with a bank', () => {
  const plan = { kind: 'bank', ms: 5 * MINUTE, increment: 3000 } as const

  test('time is spent and comes back a little with each choice that was played', async () => {
    const { clock, ann, ben } = await begin(plan)
    clock.pass(10_000)
    await ann.choose()
    await ann.choose()
    clock.pass(10_000)
    await ben.choose()
    expect(ann.now.clocks!.left).toEqual([5 * MINUTE - 7000, 5 * MINUTE - 17_000])
  })

  test('whoever runs out has lost, across a restart too', async () => {
    const { clock, ann, restart } = await begin(plan)
    clock.pass(2 * MINUTE)
    await ann.choose()
    clock.pass(2 * MINUTE)
    const { house, ben: back } = await restart()
    expect(back.now.clocks).toEqual({ left: [3 * MINUTE, MINUTE], running: [1], at: clock.at })
    clock.pass(MINUTE + OVERDUE)
    await house.sweep()
    expect(back.lines.at(-1)).toMatchObject({ what: 'flagged', seat: 1 })
    expect(back.now).toMatchObject({ status: 'over', clocks: { left: [3 * MINUTE, 0], running: [] } })
    expect(back.now.outcome!.payoffs).toEqual([1, 0])
    const late = back.act({ do: 'choose', seat: 1, choice: { kind: 'choose-card', card: 'A0' } })
    expect((await refused(late)).code).toBe('BR-E02')
  })

  test('a seat is lost to a bot where nobody can resign', async () => {
    const clock = new TestClock()
    const { resign: _resign, ...game } = pebblesBox.game
    const house = street.house(await street.sqlite(), clock, { openGame: async () => ({ ...pebblesBox, game }) })
    const [, ben] = (await seat(house, ANN, { game: 'pebbles', clock: plan }, ANN, BEN)) as [Player, Player]
    clock.pass(5 * MINUTE + OVERDUE)
    await house.sweep()
    await ben.until(() => ben.now.own !== null && ben.now.own.choices.length > 0)
    expect(ben.lines.find(({ what }) => what === 'replaced')).toMatchObject({ seat: 0, level: 'normal' })
    expect(ben.now.status).toBe('live')
  })
})

test('a bot has no clock, and waits for its pace', async () => {
  const clock = new TestClock()
  const house = street.house(await street.sqlite(), clock, { botPace: 1500 })
  const wanted = { seats: [HUMAN, bot('easy')], clock: { kind: 'move', ms: MINUTE } } as const
  const [ann] = (await seat(house, ANN, { ...wanted, seats: [...wanted.seats] }, ANN)) as [Player]
  expect(ann.now.clocks!.running).toEqual([0])
  clock.pass(1499)
  await house.sweep()
  await ann.act({ do: 'chat', text: 'Hurry.' })
  expect(ann.now.pending[1]!.locked).toBeUndefined()
  clock.pass(1 + OVERDUE)
  await house.sweep()
  await ann.until(() => ann.now.pending[1]!.locked === true)
})

test('one table that cannot be read does not keep the others waiting', async () => {
  const clock = new TestClock()
  const file = await street.file()
  const plan = { kind: 'move', ms: 1000 } as const
  const before = street.house(await street.sqlite(file), clock)
  await seat(before, ANN, { game: 'pebbles', clock: plan }, ANN, BEN)
  clock.pass(100)
  const [ann] = (await seat(before, ANN, { clock: plan }, ANN, BEN)) as [Player]
  const { openGame } = await import('#games/shelf')
  // Pebbles are gone; their table is the longest overdue.
  const after = street.house(await street.sqlite(file), clock, { openGame })
  const back = await new Player(after, ann.table, ANN, 0).watch()
  clock.pass(1000 + OVERDUE)
  await after.sweep()
  expect(back.lines.at(-1)).toMatchObject({ by: 'clock' })
})
