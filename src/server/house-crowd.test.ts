import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { House } from '#house/house'
import type { Store } from '#house/store'
import type { LineTold } from '#protocol/told'
import { SeededRandom } from '#engine/random'
import { ANN, BEN, CAT, DAN, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'

// Many who want much at one table: nobody else waits for them longer than they must.

const street = new Street()
const clock = new TestClock()
afterAll(() => street.clear())
afterEach(() => street.check())

let read: { entries: number }
let house: House
beforeEach(async () => {
  const store = await street.sqlite()
  read = { entries: 0 }
  const counted: Store = {
    ...store,
    async since(...asked) {
      const log = await store.since(...asked)
      read.entries += log.length
      return log
    },
  }
  house = street.house(counted, clock)
})

const range = (length: number): readonly number[] => Array.from({ length }, (_, at) => at)
const numbers = (lines: readonly LineTold[]): readonly number[] => lines.map(({ n }) => n)

/** How often the event loop turns while something is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let next = setImmediate(function turn() {
    turns++
    next = setImmediate(turn)
  })
  await work()
  clearImmediate(next)
  return turns
}

async function talk(player: Player, texts: readonly string[]): Promise<void> {
  for (const text of texts) await player.act({ do: 'chat', text })
}

describe('lines that were told', () => {
  test('are not read again for everyone who comes', async () => {
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    await talk(
      ann,
      range(300).map((at) => `Line ${at}`),
    )
    await new Player(house, ann.table, CAT, 'spectator').watch()
    read.entries = 0
    const crowd = await Promise.all(range(50).map(() => new Player(house, ann.table, DAN, 'spectator').watch()))
    expect(read.entries).toBe(0)
    await talk(ann, ['One more'])
    const late = await new Player(house, ann.table, DAN, 'spectator').watch()
    expect(read.entries).toBe(1)
    // What is kept is what those were told who were there.
    expect(numbers(late.lines)).toEqual(range(200).map((at) => at + 105))
    expect(late.lines).toEqual([...crowd[0]!.lines].slice(-200))
  })

  test('are each viewer’s own, and without the words of those whom one has muted', async () => {
    const [ann, ben] = (await seat(house, ANN, { game: 'pebbles' }, ANN, BEN)) as [Player, Player]
    await ann.act({ do: 'choose', choice: { kind: 'watch', on: true } })
    await talk(ann, ['Hear me.'])
    const cat = await new Player(house, ann.table, CAT, 'spectator').watch()
    const deaf = new Player(house, ann.table, DAN, 'spectator')
    deaf.muted.add(ANN.id)
    await deaf.watch()
    const again = await Promise.all(
      [ann, ben].map(({ guest, viewer }) => new Player(house, ann.table, guest, viewer).watch()),
    )
    expect(again[0]!.lines.map(({ what }) => what)).toContain('settled')
    for (const { lines } of [again[1]!, cat, deaf]) expect(lines.map(({ what }) => what)).not.toContain('settled')
    expect(cat.lines.at(-1)!.text).toBe('Hear me.')
    expect(deaf.lines.at(-1)!.text).toBe('')
  })

  test('are found where they were found before, however little a viewer hears', async () => {
    const [ann, ben] = (await seat(house, ANN, { game: 'pebbles' }, ANN, BEN)) as [Player, Player]
    const settle = async (times: number): Promise<void> => {
      for (const at of range(times)) await ann.act({ do: 'choose', choice: { kind: 'watch', on: at % 2 === 0 } })
    }
    await settle(1000)
    await talk(ben, ['Are you there?'])
    const all = ben.lines
    const watcher = { guest: BEN, viewer: 1, muted: new Set<string>() }
    expect(await house.earlier(ben.table, watcher, all.length + 1)).toEqual(all)
    read.entries = 0
    expect(await house.earlier(ben.table, watcher, all.length)).toEqual(all.slice(0, -1))
    expect(read.entries).toBeLessThan(500)
    await settle(300)
    await talk(ben, ['Hello?'])
    read.entries = 0
    const again = await new Player(house, ben.table, BEN, 1).watch()
    expect(again.lines).toEqual(ben.lines)
    expect(read.entries).toBe(301)
  })

  test.each(['ones', 'others', 'more'])('are the same however one asks for them: %s', async (seed) => {
    const luck = SeededRandom.from(seed)
    const players = (await seat(house, ANN, { game: 'pebbles' }, ANN, BEN)) as [Player, Player]
    const table = players[0].table
    const all = [...players, await new Player(house, table, CAT, 'spectator').watch()]
    let isOn = false
    for (let left = 700; left > 0;) {
      const times = 1 + luck.below(luck.below(4) === 0 ? 250 : 20)
      left -= times
      const isAside = luck.below(2) === 0
      for (let at = 0; at < times; at++)
        await players[0].act(
          isAside
            ? { do: 'choose', choice: { kind: 'watch', on: (isOn = !isOn) } }
            : { do: 'chat', text: 'x'.repeat(1 + luck.below(500)) },
        )
      for (const { guest, viewer, lines, muted } of all) {
        const before = 1 + luck.below(lines.length + 2)
        const page = await house.earlier(table, { guest, viewer, muted }, before)
        const known = lines.slice(0, before - 1)
        expect(page).toEqual(page.length === 0 ? known : known.slice(-page.length))
        const again = await new Player(house, table, guest, viewer).watch()
        expect(again.lines).toEqual(lines.slice(-again.lines.length))
        expect(again.lines).toHaveLength(Math.min(200, lines.length))
        again.stop()
      }
    }
  })

  test('come in pages that are not too long to be read at once', async () => {
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    // Three bytes each.
    const text = '猫'.repeat(500)
    await talk(
      ann,
      range(250).map(() => text),
    )
    const cat = await new Player(house, ann.table, CAT, 'spectator').watch()
    const bytes = (told: string): number => new TextEncoder().encode(told).length
    expect(bytes(cat.texts[0]!)).toBeLessThan(270_000)
    expect(cat.lines.length).toBeGreaterThan(100)
    let { lines } = cat
    while (lines[0]!.n > 1) {
      const page = await house.earlier(cat.table, cat, lines[0]!.n)
      expect(bytes(JSON.stringify(page))).toBeLessThan(270_000)
      lines = [...page, ...lines]
    }
    expect(lines).toEqual(ann.lines)
    // Whoever comes back gets exactly the gap, as long as that is a page.
    const back = new Player(house, cat.table, CAT, 'spectator')
    await back.watch(lines.length - 3)
    expect(back.told[0]).toMatchObject({ kind: 'lines', lines: lines.slice(-3) })
    const far = await new Player(house, cat.table, CAT, 'spectator').watch(lines.length - 199)
    expect(far.told[0]).toMatchObject({ kind: 'table' })
    expect(far.lines).toEqual(cat.lines)
  })
})

describe('a late table', () => {
  test('is not worked out anew for each who looks', async () => {
    const [ann] = (await seat(house, ANN, { delay: 60_000 }, ANN, BEN)) as [Player]
    await talk(
      ann,
      range(100).map((at) => `Line ${at}`),
    )
    clock.pass(30_000)
    const first = await house.look(ann.table, CAT)
    read.entries = 0
    expect(await house.look(ann.table, CAT)).toEqual(first)
    expect(read.entries).toBe(0)
    await ann.choose(0)
    clock.pass(60_000)
    expect((await house.look(ann.table, CAT)).now.pending[0]).toMatchObject({ locked: true })
    expect(read.entries).toBe(1)
  })
})

describe('the event loop', () => {
  test('turns while a crowd comes', async () => {
    const { id } = await house.create(ANN, { game: 'brave-rats', seats: [HUMAN, HUMAN] })
    const crowd = range(1000).map(() => new Player(house, id, CAT, 'spectator'))
    expect(await turnsDuring(() => Promise.all(crowd.map((one) => one.watch())))).toBeGreaterThan(1)
  })

  test('turns while tables are many', async () => {
    const tables = await Promise.all(
      range(500).map(() => house.create(ANN, { game: 'brave-rats', seats: [HUMAN, HUMAN] })),
    )
    expect(await turnsDuring(() => Promise.all(tables.map(({ id }) => house.look(id, CAT))))).toBeGreaterThan(1)
  })

  test('is not waited for where there is little to do', async () => {
    const { id } = await house.create(ANN, { game: 'brave-rats', seats: [HUMAN, HUMAN] })
    expect(await turnsDuring(() => house.look(id, CAT))).toBe(0)
  })
})

describe('whoever has gone', () => {
  test('is not worked for', async () => {
    const { id } = await house.create(ANN, { game: 'brave-rats', seats: [HUMAN, HUMAN] })
    const told: string[] = []
    const gone = { guest: CAT, muted: new Set<string>(), send: (text: string) => told.push(text), isGone: () => true }
    read.entries = 0
    for (const asked of [
      house.watch(id, { ...gone, viewer: 'spectator' }),
      house.earlier(id, { ...gone, viewer: 'spectator' }, 9),
      house.look(id, CAT, gone.isGone),
      house.eyesOf(id, CAT, gone.isGone),
    ])
      expect((await refused(asked)).code).toBe('gone')
    expect([told.length, read.entries]).toEqual([0, 0])
  })
})
