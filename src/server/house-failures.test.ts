import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Store, StoreFailed } from '#house/store'
import { ANN, BEN, bot, CAT, hasty, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'
import { pebblesBox } from '#house/testing/tables'
import type { Thinker } from '#house/thinker'
import { startThinker } from '#server/thinker'

// What goes wrong is confined to where it went wrong.

const street = new Street()
const clock = new TestClock()
afterAll(() => street.clear())
beforeEach(() => {
  street.counts.botFailed = 0
})
afterEach(() => street.check())

describe('a bot', () => {
  const failing: Record<string, Thinker> = {
    'that fails': { think: () => Promise.reject(new Error('I cannot.')) },
    'that fails at once': {
      think() {
        throw new Error('I cannot.')
      },
    },
    'that answers nonsense': { think: async () => ({ kind: 'dance' }) },
    'that answers nothing': { think: async () => undefined as never },
    "that plays another's card": { think: async () => ({ kind: 'choose-card', card: 'Y7' }) },
  }

  test.each(Object.entries(failing))('%s never stalls a match: chance chooses for it', async (what, thinker) => {
    const house = street.house(await street.sqlite(), clock, { thinker })
    const [ann] = (await seat(house, ANN, { seats: [HUMAN, bot('hard')] }, ANN)) as [Player]
    await ann.playOut()
    expect(street.counts.botFailed).toBeGreaterThan(0)
    const bugs = street.bugs.splice(0)
    expect(bugs).toEqual(what.startsWith('that fails') ? bugs.map(() => new Error('I cannot.')) : [])
  })

  test('that never answers is ended with its thread', async () => {
    const worker = new URL('testing/bad-worker.ts', import.meta.url)
    const thinker = street.keep(startThinker({ threads: 1, worker, patience: 20 }))
    const house = street.house(await street.sqlite(), clock, { thinker })
    const [ann] = (await seat(house, ANN, { seats: [HUMAN, bot('easy')] }, ANN)) as [Player]
    await ann.playOut()
    expect(street.bugs.splice(0)).toHaveLength(street.counts.botFailed)
    expect(street.counts.botFailed).toBeGreaterThan(0)
  })
})

/** A store that fails when told to; otherwise it is the real one. */
function brittle(store: Store) {
  const failing = { append: '' as '' | 'before' | 'after', since: false, load: false }
  const fail = (isOpen = false): never => {
    throw new StoreFailed('The disk is gone.', { isOpen })
  }
  const wrapped: Store = {
    ...store,
    async append(appending) {
      if (failing.append === 'before') fail()
      const done = await store.append(appending)
      if (failing.append === 'after') fail(true)
      return done
    },
    since: async (...args) => (failing.since ? fail() : store.since(...args)),
    load: async (...args) => (failing.load ? fail() : store.load(...args)),
  }
  return { store: wrapped, failing }
}

describe('a store', () => {
  test('that fails to append refuses the input; nothing is told, and the table goes on', async () => {
    const { store, failing } = brittle(await street.sqlite())
    const house = street.house(store, clock)
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    const cat = await new Player(house, ann.table, CAT, 'spectator').watch()
    const before = [ann, ben, cat].map(({ texts }) => texts.length)
    failing.append = 'before'
    expect((await refused(ann.choose(0))).code).toBe('no-store')
    await expect(ben.act({ do: 'chat', text: 'Hello?' })).rejects.toThrow('The disk is gone.')
    expect([ann, ben, cat].map(({ texts }) => texts.length)).toEqual(before)
    expect(await house.read(ann.table, (table) => [table.seq, table.match!.sealedBy(0)])).toEqual([2, undefined])
    failing.append = ''
    await Promise.all([ann.playOut(), ben.playOut()])
    expect(cat.lines.map(({ n }) => n)).toEqual(cat.lines.map((_, at) => at + 1))
    expect(ann.now.outcome).toEqual(cat.now.outcome)
  })

  test('that fails altogether shows nobody what is not on the disk', async () => {
    const { store, failing } = brittle(await street.sqlite())
    const house = street.house(store, clock)
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    failing.append = 'before'
    failing.since = failing.load = true
    await expect(ann.choose(0)).rejects.toThrow('The disk is gone.')
    await expect(new Player(house, ann.table, CAT, 'spectator').watch()).rejects.toThrow('The disk is gone.')
    await expect(house.read(ann.table, () => 0)).rejects.toThrow('The disk is gone.')
    failing.append = ''
    failing.since = failing.load = false
    const cat = await new Player(house, ann.table, CAT, 'spectator').watch()
    expect(cat.now.pending.map(({ locked }) => locked)).toEqual([undefined, undefined])
    await Promise.all([ann.playOut(), ben.playOut()])
    for (const { lines } of [ann, ben, cat]) expect(lines.map(({ n }) => n)).toEqual(lines.map((_, at) => at + 1))
  })

  test('that appends and then fails has appended: the input counts, once', async () => {
    const { store, failing } = brittle(await street.sqlite())
    const house = street.house(store, clock)
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    failing.append = 'after'
    await ann.act({ do: 'chat', text: 'Hello?' })
    expect([ann, ben].map(({ what }) => what)).toEqual([0, 1].map(() => ['created', 'sat', 'sat', 'chat']))
    expect(await house.read(ann.table, (table) => table.seq)).toBe(3)
  })

  test('that fails after an append which nobody can look up: it is told as soon as someone can', async () => {
    const { store, failing } = brittle(await street.sqlite())
    const house = street.house(store, clock)
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    failing.append = 'after'
    failing.since = true
    // It has happened, so that nobody may say that nothing has.
    expect((await refused(ann.act({ do: 'chat', text: 'Hello?' }))).code).toBe('not-known')
    expect(ben.what).toEqual(['created', 'sat', 'sat'])
    failing.append = ''
    failing.since = false
    await ben.act({ do: 'chat', text: 'Are you there?' })
    expect(ben.lines.flatMap(({ text }) => text ?? [])).toEqual(['Hello?', 'Are you there?'])
    expect(ben.lines.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
  })

  test('that fails, and appends when everybody believes that it did not: the input counts, once', async () => {
    const real = await street.sqlite()
    // As a server does whose client has gone: it is still at the last thing it was told.
    let late: Promise<boolean> | undefined
    let isBroken = false
    const store: Store = {
      ...real,
      async append(appending) {
        if (!isBroken || late) return real.append(appending)
        late = new Promise((resolve) => setTimeout(resolve, 50)).then(() => real.append(appending))
        throw new StoreFailed('The connection broke.', { isOpen: true })
      },
    }
    const house = street.house(store, clock)
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    isBroken = true
    const said = await ann.act({ do: 'chat', text: 'Hello?' }).then(
      () => 'done',
      () => 'nothing has changed',
    )
    await late
    const kept = (await real.since(ann.table, 0)).filter(({ entry }) => entry.kind === 'chat')
    expect([said, kept.length]).toEqual(['done', 1])
  })

  test('that fails while a bot plays does not stall the match', async () => {
    const { store, failing } = brittle(await street.sqlite())
    let asked = 0
    const thinker: Thinker = {
      think(question) {
        failing.append = ++asked === 1 ? 'before' : ''
        return hasty.think(question)
      },
    }
    const house = street.house(store, clock, { thinker })
    const [ann] = (await seat(house, ANN, { seats: [HUMAN, bot('easy')] }, ANN)) as [Player]
    await ann.until(() => ann.now.pending[1]!.locked === true)
    expect(asked).toBe(2)
    expect(street.bugs.splice(0)).toEqual([new StoreFailed('The disk is gone.')])
    await ann.playOut()
  })
})

describe('a bug in the rules', () => {
  test('is confined to its input: it is refused as an error, and the table goes on', async () => {
    const { game } = pebblesBox
    const buggy: typeof game = {
      ...game,
      play(state, actor, choice, table) {
        if (choice.kind === 'draw') throw new Error('Stones are heavy.')
        game.play(state, actor, choice, table)
      },
    }
    const house = street.house(await street.sqlite(), clock, { openGame: async () => ({ ...pebblesBox, game: buggy }) })
    const [ann, ben] = (await seat(house, ANN, { game: 'pebbles' }, ANN, BEN)) as [Player, Player]
    const before = ben.texts.length
    await expect(ann.act({ do: 'choose', choice: { kind: 'draw' } })).rejects.toThrow('Stones are heavy.')
    expect(ben.texts).toHaveLength(before)
    await ann.act({ do: 'choose', choice: { kind: 'take' } })
    expect(ben.what.at(-1)).toBe('played')
  })
})

describe('a house that closes', () => {
  test('finishes what was begun and begins nothing more', async () => {
    const house = street.house(await street.sqlite(), clock)
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    const begun = ann.choose(0)
    await house.close()
    await begun
    expect(ann.now.own!.locked).not.toBeNull()
    expect((await refused(ben.choose(0))).code).toBe('closing')
  })

  test('drops what bots still think', async () => {
    let answer = (_choice: object): void => {}
    const thinker: Thinker = { think: () => new Promise((resolve) => (answer = resolve)) }
    const store = await street.sqlite()
    const house = street.house(store, clock, { thinker })
    const [ann] = (await seat(house, ANN, { seats: [HUMAN, bot('easy')] }, ANN)) as [Player]
    await house.sweep()
    await house.close()
    answer({ kind: 'choose-card', card: 'A7' })
    expect(await store.since(ann.table, 1)).toEqual([])
  })
})
