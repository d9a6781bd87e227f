import { expect, onTestFinished, test } from 'vitest'
import type { Seat, Viewer } from '#engine/game'
import type { View } from '#games/roll-and-fight/types'
import type { MatchRecord } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import type { Refusal } from '#engine/refusal'
import type { Thinker } from '#house/thinker'
import { Vigil } from '#house/vigil'
import type { NewTable } from '#protocol/acts'
import {
  type LineTold,
  type NowTold,
  nowAfter,
  type OwnMatchesTold,
  type OwnMatchTold,
  type PastTold,
} from '#protocol/told'
import type { Database } from '#web/local/database'
import { MemoryDatabase } from '#web/local/memory-database'
import type { DeviceMessage, DeviceTold } from '#web/local/messages'
import { DeviceSession } from '#web/local/session'
import { type DeviceStore, type Hints, storeOver } from '#web/local/store'

const luck = SeededRandom.from('a device')
const hasty: Thinker = { think: async ({ choices }) => pick(luck, choices) }
const HUMAN = { kind: 'human' } as const
const DEVICE = { kind: 'device' } as const
const BOT = { kind: 'bot', level: 'hard' } as const

/** `Omit` that leaves a union a union. */
type Unnumbered = DeviceMessage extends infer One ? (One extends DeviceMessage ? Omit<One, 'ref'> : never) : never

/** A page at the other end of the line. */
class Page {
  readonly told: DeviceTold[] = []
  readonly bugs: unknown[] = []
  readonly session: DeviceSession
  readonly vigil: Vigil
  now = 1_700_000_000_000
  #ref = 0
  readonly #waiting = new Set<() => void>()

  constructor(store: DeviceStore, name = 'You') {
    const machine = { wall: () => this.now, steady: () => this.now }
    this.vigil = new Vigil(store, machine)
    this.session = new DeviceSession({
      store,
      vigil: this.vigil,
      thinker: hasty,
      version: '1.2.3',
      botPace: 0,
      now: this.vigil.now,
      report: (error) => this.bugs.push(error),
      tell: (told) => {
        this.told.push(typeof told === 'string' ? (JSON.parse(told) as DeviceTold) : structuredClone(told))
        for (const look of this.#waiting) look()
      },
    })
    onTestFinished(async () => {
      await this.session.close()
      expect(this.bugs).toEqual([])
    })
    this.session.hear({ do: 'name', name })
  }

  /** Asks for something; a refusal is returned. */
  async ask<Result extends object>(message: Unnumbered): Promise<Result & { readonly error?: Refusal }> {
    const ref = ++this.#ref
    this.session.hear({ ...message, ref })
    const answered = (told: DeviceTold): boolean => 'ref' in told && told.ref === ref
    await this.until(() => this.told.some(answered))
    return this.told.find(answered) as unknown as Result & { readonly error?: Refusal }
  }

  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isSo()) return
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }

  async open(wanted: Partial<NewTable>, sit = false): Promise<string> {
    const seats = [HUMAN, BOT]
    const { table } = await this.ask<{ table: string }>({
      do: 'create',
      wanted: { game: 'brave-rats', seats, ...wanted },
    })
    if (sit) await this.ask({ do: 'sit', table })
    return table
  }

  nowAt(table: string, as: Viewer): NowTold {
    let now: NowTold | undefined
    for (const told of this.told)
      if (told.kind === 'table' && told.table.id === table && told.as === as) now = told.now
      else if (told.kind === 'lines' && told.table === table && told.as === as)
        now = now ? nowAfter(now, told.lines, told.now).now : (told.now as NowTold)
    return now!
  }

  linesAt(table: string, as: Viewer): readonly LineTold[] {
    return this.told.flatMap((told) =>
      (told.kind === 'table' && told.table.id === table) || (told.kind === 'lines' && told.table === table)
        ? told.as === as
          ? told.lines
          : []
        : [],
    )
  }

  /** Answers for a seat until the match is over, or so many times. */
  async play(table: string, seat: Seat, most = Infinity): Promise<void> {
    const own = () => this.nowAt(table, seat).own
    const isAsked = (): boolean => (own()?.choices.length ?? 0) > 0 && !own()!.locked
    for (let times = 0; times < most; times++) {
      await this.until(() => this.nowAt(table, seat).status === 'over' || isAsked())
      if (!isAsked()) return
      const { decision, choices } = own()!
      await this.ask({ do: 'choose', table, seat, decision, choice: pick(luck, choices) })
    }
  }
}

const newPage = (database: Database = new MemoryDatabase(), hints?: Hints): Page => new Page(storeOver(database, hints))

test('someone says who they are, and is greeted', async () => {
  const page = newPage()
  await page.ask({ do: 'ping' })
  expect(page.told[0]).toEqual({ kind: 'hello', guest: 'this-device', name: 'You', version: '1.2.3', at: page.now })
})

test('a whole match against a bot, with a record that proves its luck', async () => {
  const page = newPage()
  const table = await page.open({}, true)
  expect(table).toMatch(/^device-[a-z0-9]{6,17}$/)
  expect(await page.ask({ do: 'watch', table })).toMatchObject({ kind: 'done', as: 0 })
  await page.play(table, 0)
  expect(page.nowAt(table, 0).outcome).not.toBeNull()
  const { replay } = await page.ask<{ replay: MatchRecord }>({ do: 'replay', table })
  expect(replay).toMatchObject({
    game: 'brave-rats',
    names: ['You', expect.stringMatching(/^[A-Z]\w+ \(hard\)$/)],
    proof: { salts: ['', ''] },
  })
})

test('a device that slept, or a page that was closed, costs nobody any time', async () => {
  const database = new MemoryDatabase()
  const page = newPage(database)
  const clock = { kind: 'bank', ms: 60_000, increment: 0 } as const
  const table = await page.open({ seats: [DEVICE, DEVICE], clock })
  await page.ask({ do: 'watch', table, as: 0 })
  page.now += 2_000
  await page.session.beat()
  // The lid is shut, and opened again: timers that are late come before anything else.
  page.now += 3_600_000
  await page.session.sweep()
  await page.session.beat()
  await page.session.sweep()
  expect(page.linesAt(table, 0).map(({ what }) => what)).toEqual(['created', 'resumed'])
  expect(page.nowAt(table, 0).clocks!.left).toEqual([58_000, 58_000])
  const again = newPage(database)
  again.now = page.now + 3_600_000
  await again.ask({ do: 'watch', table, as: 0 })
  expect(again.nowAt(table, 0)).toMatchObject({ status: 'live', clocks: { left: [58_000, 58_000] } })
})

test('a running match is replayed as spectators were told it', async () => {
  const page = newPage()
  const table = await page.open({}, true)
  const { replay } = await page.ask<{ replay: object }>({ do: 'replay', table })
  expect(replay).toMatchObject({ kind: 'running', table: { id: table }, lines: [{ what: 'created' }, { what: 'sat' }] })
})

test('one looks back at what one saw, after the page was closed too, and sets the pace of the bots', async () => {
  const database = new MemoryDatabase()
  const page = newPage(database)
  const table = await page.open({ pace: 'instant' }, true)
  await page.ask({ do: 'watch', table })
  await page.play(table, 0, 2)
  await page.ask({ do: 'pace', table, pace: 'brisk' })
  const told = page.linesAt(table, 0)
  expect(told.at(-1)).toMatchObject({ what: 'paced', pace: 'brisk' })
  const again = newPage(database)
  const { past } = await again.ask<{ past: PastTold }>({ do: 'back', table, as: 0, last: told.length })
  const seen = past.news.flatMap(({ lines }) => lines)
  expect(seen.filter(({ changes }) => changes)).toEqual(told.filter(({ changes }) => changes))
  expect(await again.ask({ do: 'back', table, as: 1, last: 3 })).toMatchObject({ error: { code: 'no-seat' } })
})

test('two on one screen see each their own', async () => {
  const page = newPage()
  const table = await page.open({ seats: [DEVICE, DEVICE] })
  for (const as of [0, 1]) expect(await page.ask({ do: 'watch', table, as })).toMatchObject({ as })
  expect(page.nowAt(table, 0).own!.choices).not.toEqual(page.nowAt(table, 1).own!.choices)
  await Promise.all([page.play(table, 0), page.play(table, 1)])
  expect(page.nowAt(table, 1).status).toBe('over')
})

test('a sealed choice and the rest of a match outlast the page', async () => {
  const database = new MemoryDatabase()
  const before = newPage(database)
  const table = await before.open({ seats: [DEVICE, DEVICE] })
  await before.ask({ do: 'watch', table, as: 0 })
  await before.play(table, 0, 1)
  const { locked } = before.nowAt(table, 0).own!
  const known = before.linesAt(table, 0).at(-1)!.n

  const after = newPage(database)
  await after.ask({ do: 'watch', table, as: 0, since: known })
  expect(after.linesAt(table, 0)).toEqual([])
  expect(after.nowAt(table, 0).own!.locked).toEqual(locked)
  await after.ask({ do: 'watch', table, as: 1 })
  await Promise.all([after.play(table, 0), after.play(table, 1)])
  expect(after.nowAt(table, 0).status).toBe('over')
})

test('a bot whose turn it was when the page was closed goes on when it is opened', async () => {
  const database = new MemoryDatabase()
  const before = newPage(database)
  const table = await before.open({ seats: [BOT, BOT] })
  await before.session.close()

  const after = newPage(database)
  after.now += 60_000
  await after.session.sweep()
  await after.ask({ do: 'watch', table })
  await after.until(() => after.nowAt(table, 'spectator').status === 'over')
  expect(after.nowAt(table, 'spectator').outcome).not.toBeNull()
})

test('a clock that has run out lets the house choose', async () => {
  const page = newPage()
  const table = await page.open({ seats: [DEVICE, DEVICE], clock: { kind: 'move', ms: 1000 } })
  await page.ask({ do: 'watch', table, as: 0 })
  page.now += 5000
  await page.ask({ do: 'chat', table, text: 'Hm.' })
  expect(page.linesAt(table, 0).filter(({ by }) => by === 'clock').length).toBeGreaterThan(0)
})

test('the same again is played on the same device', async () => {
  const page = newPage()
  const table = await page.open({}, true)
  await page.ask({ do: 'resign', table })
  const { table: next } = await page.ask<{ table: string }>({ do: 'rematch', table })
  expect(next).toMatch(/^device-[0-9a-f]{17}$/)
  expect(await page.ask({ do: 'watch', table: next })).toMatchObject({ as: 0 })
})

test('the matches of the device are found, running and over, until they are forgotten', async () => {
  const page = newPage()
  const [first, second] = [await page.open({}, true), await page.open({ seats: [DEVICE, DEVICE] })]
  const matches = async (isOver: boolean): Promise<readonly OwnMatchTold[]> =>
    (await page.ask<OwnMatchesTold>({ do: 'matches', wanted: { isOver, most: 9 } })).matches
  expect((await matches(false)).map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
  expect((await matches(false)).find(({ id }) => id === second)!.own).toEqual([0, 1])
  await page.ask({ do: 'resign', table: first })
  expect((await matches(false)).map(({ id }) => id)).toEqual([second])
  expect(await matches(true)).toMatchObject([{ id: first, own: [0], status: 'over', outcome: { payoffs: [0, 1] } }])
  expect(await page.ask({ do: 'record', wanted: {} })).toMatchObject({
    all: { played: 1, won: 0 },
    levels: [{ played: 1, won: 0 }],
  })
  await page.ask({ do: 'watch', table: first })
  await page.ask({ do: 'forget', table: first })
  expect(await matches(true)).toEqual([])
})

test('a new name is told where one sits', async () => {
  const page = newPage()
  const table = await page.open({}, true)
  await page.ask({ do: 'watch', table })
  await page.ask({ do: 'name', name: 'Ann' })
  expect(page.nowAt(table, 0).seats[0]!.name).toBe('Ann')
})

test('whoever stops watching hears no more', async () => {
  const page = newPage()
  const table = await page.open({ seats: [DEVICE, DEVICE] })
  await page.ask({ do: 'watch', table, as: 0 })
  await page.ask({ do: 'unwatch', table })
  const before = page.linesAt(table, 0).length
  await page.ask({ do: 'chat', table, text: 'Is anyone there?' })
  expect(page.linesAt(table, 0)).toHaveLength(before)
})

test.each<[string, Unnumbered, string]>([
  ['a game that is not here', { do: 'create', wanted: { game: 'chess', seats: [HUMAN] } }, 'no-such-game'],
  ['too many seats', { do: 'create', wanted: { game: 'brave-rats', seats: [BOT, BOT, BOT] } }, 'BR-E14'],
])('%s is refused', async (_what, message, code) => {
  const { error } = await newPage().ask(message)
  expect(error!.code).toBe(code)
})

test('where nothing is kept, a table that is gone says why', async () => {
  const { error } = await newPage().ask({ do: 'watch', table: 'device-gone' })
  expect(error).toMatchObject({ code: 'storage' })
})

test('two windows with the same tables follow each other', async () => {
  const memory = new MemoryDatabase()
  /** As it is with IndexedDB, which all windows of a browser share. */
  const shared: Database = {
    kind: 'indexed',
    read: (shelves, work) => memory.read(shelves, work),
    write: (shelves, work) => memory.write(shelves, work),
    close: async () => {},
  }
  const hearers: ((table: string, seq: number) => void)[] = []
  const channel: Hints = {
    tell: (...hint) => hearers.forEach((hear) => hear(...hint)),
    hear: (hint) => void hearers.push(hint),
  }
  const [one, other] = [newPage(shared, channel), newPage(shared, channel)]
  const table = await one.open({ seats: [DEVICE, DEVICE] })
  await one.ask({ do: 'watch', table, as: 0 })
  await other.ask({ do: 'watch', table, as: 1 })
  await Promise.all([one.play(table, 0), other.play(table, 1)])
  await one.until(() => one.nowAt(table, 0).status === 'over')
  expect(one.nowAt(table, 0).outcome).toEqual(other.nowAt(table, 1).outcome)
})

/** All that is asked outside a race is answered, until one is about to open. */
async function untilRace(page: Page, table: string, seats: readonly Seat[]): Promise<void> {
  const own = (seat: Seat) => page.nowAt(table, seat).own
  const isRace = (): boolean => Boolean(page.nowAt(table, seats[0]!).time)
  while (!isRace()) {
    await page.until(() => isRace() || seats.some((seat) => (own(seat)?.choices.length ?? 0) > 0))
    const seat = seats.find((one) => (own(one)?.choices.length ?? 0) > 0 && !own(one)!.locked)
    if (seat === undefined) continue
    const { decision, choices } = own(seat)!
    await page.ask({ do: 'choose', table, seat, decision, choice: pick(luck, choices) })
  }
}

test('a race against bots: what is ordered is done at the next beat, and nothing else waits for it', async () => {
  const page = newPage()
  const table = await page.open({ game: 'roll-and-fight', seats: [HUMAN, BOT, BOT] }, true)
  await page.ask({ do: 'watch', table })
  await untilRace(page, table, [0])
  const { origin, every } = page.nowAt(table, 0).time!
  /** Somebody looks, and all is done that was due. */
  const at = async (ms: number): Promise<void> => {
    page.now = origin + ms
    await page.ask({ do: 'take-back', table, seat: 0 })
  }
  const view = () => page.nowAt(table, 0).view as View
  await at(view().race!.opens)
  expect(view().race!.isOpen).toBe(true)
  const [first, second] = [
    page.ask({ do: 'choose', table, seat: 0, choice: { kind: 'roll', dice: [1, 2, 3, 4] } }),
    page.ask({ do: 'choose', table, seat: 0, choice: { kind: 'stop' } }),
  ]
  // Nobody could say anything if it had to wait.
  await page.ask({ do: 'ping' })
  expect(view().boards[0]!.dice.some(({ face }) => face !== null)).toBe(false)
  const opened = view().time
  await at(opened + every)
  await first
  expect(view().boards[0]!.dice.every(({ face }) => face !== null)).toBe(true)
  await at(opened + 2 * every)
  await second
  expect(view().boards[0]!.stopped).toBe(true)
  for (let ms = opened + 3 * every; view().phase === 'rolling'; ms += every) {
    await at(ms)
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(view().phase).toBe('fighting')
  expect(
    view()
      .boards.slice(1)
      .every(({ sets, last }) => sets.length > 0 || last !== null),
  ).toBe(true)
})

test('[RF-R60] where two share the screen nobody races, whatever was wished; what does not go with that is refused', async () => {
  const page = newPage()
  const optionsOf = async (wanted: Partial<NewTable>) => {
    const table = await page.open({ game: 'roll-and-fight', ...wanted })
    await page.ask({ do: 'watch', table, as: 0 })
    return (page.nowAt(table, 0).view as View).options
  }
  expect(await optionsOf({ seats: [DEVICE, DEVICE] })).toMatchObject({ mode: 'relaxed' })
  expect(await optionsOf({ seats: [DEVICE, DEVICE], options: { mode: 'real-time' } })).toMatchObject({
    mode: 'relaxed',
  })
  expect(await optionsOf({ seats: [DEVICE, BOT] })).toMatchObject({ mode: 'real-time' })
  const wanted = { game: 'roll-and-fight', seats: [DEVICE, DEVICE], options: { clocks: false } }
  expect(await page.ask({ do: 'create', wanted })).toMatchObject({ error: { rule: 'RF-R60' } })
})
