import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { OVERDUE } from '#house/house'
import type { Thinker, ThinkerQuestion } from '#house/thinker'
import { ANN, BEN, bot, hasty, HUMAN, Player, seat, Street, TestClock } from '#server/testing/house'

// Tables at which bots alone play: for those who watch, and for nobody else.

const street = new Street()
const clock = new TestClock()
afterEach(() => street.check())
afterAll(() => street.clear())

const PATIENT = { timeout: 30_000 }
const BOTS = { game: 'pebbles', seats: [bot('easy'), bot('hard')] }

/** A thinker that counts what it is asked, and answers once it may. */
function counted(): { readonly thinker: Thinker; readonly asked: ThinkerQuestion[]; answer(): void } {
  const asked: ThinkerQuestion[] = []
  let answer = (): void => {}
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  const think = async (question: ThinkerQuestion): Promise<object> => {
    asked.push(question)
    await mayAnswer
    return hasty.think(question)
  }
  return { thinker: { think }, asked, answer: () => answer() }
}

/** Everything that could have begun by itself has been done. */
async function rested(house: ReturnType<Street['house']>, table: string): Promise<void> {
  clock.pass(OVERDUE + 60_000)
  for (let times = 0; times < 3; times++) {
    await house.sweep()
    await house.read(table, () => {})
  }
}

describe('bots that are alone', () => {
  test('wait until someone watches, play for them to the end, and are no work for anybody else', async () => {
    const file = await street.file()
    const store = await street.sqlite(file)
    const { thinker, asked, answer } = counted()
    answer()
    const house = street.house(store, clock, { thinker })
    const { id } = await house.create(ANN, BOTS)
    await rested(house, id)
    expect(asked).toEqual([])
    expect(await store.claimDue(clock.at + 1e9, 1, 9)).toEqual([])
    const ben = await new Player(house, id, BEN, 'spectator').watch()
    await ben.until(() => ben.now.status === 'over')
    expect(asked.length).toBeGreaterThan(0)
  })

  test('stop when the last one goes, and go on when someone comes: here, at another node, after a restart', async () => {
    const file = await street.file()
    const first = counted()
    const house = street.house(await street.sqlite(file), clock, { thinker: first.thinker })
    const { id } = await house.create(ANN, BOTS)
    const ann = await new Player(house, id, ANN, 'spectator').watch()
    await expect.poll(() => first.asked, PATIENT).toHaveLength(1)
    // What was thought in vain is not played.
    ann.stop()
    first.answer()
    await rested(house, id)
    expect(await house.read(id, ({ match }) => match!.plays)).toBe(0)
    expect(first.asked).toHaveLength(1)

    const second = counted()
    const other = street.house(await street.sqlite(file), clock, { thinker: second.thinker })
    await rested(other, id)
    expect(second.asked).toEqual([])
    const ben = await new Player(other, id, BEN, 'spectator').watch()
    await expect.poll(() => second.asked, PATIENT).toHaveLength(1)
    second.answer()
    await ben.until(() => ben.now.status === 'over')
    // The house where nobody watches had no part in it.
    expect(first.asked).toHaveLength(1)
  })

  test('are forgotten like any other table that nobody uses', async () => {
    const { thinker, asked, answer } = counted()
    const house = street.house(await street.sqlite(), clock, { thinker, idleMemory: 0 })
    const { id } = await house.create(ANN, BOTS)
    const ann = await new Player(house, id, ANN, 'spectator').watch()
    await expect.poll(() => asked, PATIENT).toHaveLength(1)
    ann.stop()
    answer()
    await expect.poll(() => house.rooms, PATIENT).toBe(0)
  })
})

describe('a bot in the place of someone who left', () => {
  test('plays on as long as a person sits there, whether or not anybody looks; then it waits for someone', async () => {
    const { thinker, asked, answer } = counted()
    answer()
    const store = await street.sqlite()
    const house = street.house(store, clock, { thinker })
    const wanted = { game: 'pebbles', seats: [HUMAN, HUMAN] }
    const [ann, ben] = (await seat(house, ANN, wanted, ANN, BEN)) as [Player, Player]
    for (const player of [ann, ben]) player.stop()
    await ann.act({ do: 'leave' })
    await expect.poll(() => asked.length, PATIENT).toBeGreaterThan(0)
    await ben.act({ do: 'leave' })
    await rested(house, ann.table)
    const many = asked.length
    await rested(house, ann.table)
    expect(asked).toHaveLength(many)
    expect(await house.read(ann.table, ({ status }) => status)).toBe('live')
    const back = await new Player(house, ann.table, ANN, 0).watch()
    await back.until(() => back.now.status === 'over')
  })
})
