import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Seat, Viewer } from '#engine/game'
import { pick, SeededRandom } from '#engine/random'
import { type Refusal, Refused } from '#engine/refusal'
import { openGame } from '#games/shelf'
import type { Act, NewTable } from '#protocol/acts'
import {
  type AdviceTold,
  type LineTold,
  type NowTold,
  nowAfter,
  type PresenceTold,
  type SocketTold,
} from '#protocol/told'
import type { Guest } from '#house/acts'
import { House, type HouseSettings } from '#house/house'
import { openSqlite } from '#server/store/sqlite'
import type { Store } from '#house/store'
import type { TableId } from '#house/entry'
import { cairnBox, pebblesBox, scrambleBox } from '#house/testing/tables'
import type { Thinker } from '#house/thinker'

const guest = (name: string): Guest => ({ id: `${name.toLowerCase()}-0123456789`, name })
export const [ANN, BEN, CAT, DAN] = ['Ann', 'Ben', 'Cat', 'Dan'].map(guest) as [Guest, Guest, Guest, Guest]

export const HUMAN = { kind: 'human' } as const
export const DEVICE = { kind: 'device' } as const
export const bot = (level: 'easy' | 'normal' | 'hard') => ({ kind: 'bot', level }) as const

const luck = SeededRandom.from('anything')
const TOYS = [pebblesBox, cairnBox, scrambleBox]

/** A bot that takes anything, at once. */
export const hasty: Thinker = { think: async ({ choices }) => pick(luck, choices) }

/** Why something was refused; fails if it was not. */
export async function refused(attempt: Promise<unknown>): Promise<Refusal> {
  try {
    await attempt
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
  throw new Error('It was not refused.')
}

/** The time of a test, which passes only when told to. */
export class TestClock {
  at = 1_700_000_000_000
  readonly now = (): number => this.at
  pass(ms: number): void {
    this.at += ms
  }
}

/** Files and houses of one test file; `clear` closes them all. */
export class Street {
  readonly #open: (() => Promise<unknown>)[] = []
  /** Bugs that houses have reported: a test that expects some takes them out. */
  readonly bugs: unknown[] = []
  readonly counts = { moved: 0, conflicted: 0, botFailed: 0 }

  /** A new file; each store that is opened on it is another process, as it were. */
  async file(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'ludus-house-'))
    this.#open.unshift(() => rm(folder, { recursive: true, force: true }))
    return join(folder, 'ludus.db')
  }

  async sqlite(file?: string): Promise<Store> {
    return this.keep(await openSqlite(file ?? (await this.file())))
  }

  /** Closes it with everything else, but before all that was there earlier. */
  keep<Closing extends { close(): Promise<unknown> }>(closing: Closing): Closing {
    this.#open.unshift(() => closing.close())
    return closing
  }

  house(store: Store, clock: TestClock, more: Partial<HouseSettings> = {}): House {
    const { counts } = this
    return this.keep(
      new House({
        store,
        thinker: hasty,
        counters: {
          moved: () => void counts.moved++,
          conflicted: () => void counts.conflicted++,
          botFailed: () => void counts.botFailed++,
        },
        now: clock.now,
        botPace: 0,
        report: (error) => this.bugs.push(error),
        openGame: async (id) => TOYS.find(({ game }) => game.about.id === id) ?? openGame(id),
        ...more,
      }),
    )
  }

  /** Throws if a house has reported a bug that no test has expected. */
  check(): void {
    const bugs = this.bugs.splice(0)
    if (bugs.length > 0) throw new AggregateError(bugs, 'Bugs were reported.')
  }

  async clear(): Promise<void> {
    for (const close of this.#open.splice(0)) await close()
  }
}

/** Someone who watches a table, and may play there. */
export class Player {
  readonly house: House
  readonly table: TableId
  readonly guest: Guest
  readonly viewer: Viewer
  readonly muted = new Set<string>()
  readonly told: SocketTold[] = []
  readonly texts: string[] = []
  stop = (): void => {}
  readonly #waiting = new Set<() => void>()

  constructor(house: House, table: TableId, who: Guest, viewer: Viewer) {
    this.house = house
    this.table = table
    this.guest = who
    this.viewer = viewer
  }

  async watch(since?: number): Promise<this> {
    const { guest: who, viewer, muted } = this
    const send = (text: string): void => {
      this.texts.push(text)
      this.told.push(JSON.parse(text) as SocketTold)
      for (const look of this.#waiting) look()
    }
    this.stop = await this.house.watch(this.table, { guest: who, viewer, muted, send }, since)
    return this
  }

  /** Waits until something is so. */
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

  get now(): NowTold {
    let now: NowTold | undefined
    for (const told of this.told)
      if (told.kind === 'table') now = told.now
      // Whoever came back has been told everything before, elsewhere.
      else if (told.kind === 'lines') now = now ? nowAfter(now, told.lines, told.now).now : (told.now as NowTold)
    if (!now) throw new Error('Nothing was told.')
    // Who is there and points at what is no part of how the match stands.
    const { presence: _presence, advice: _advice, ...rest } = now
    return rest
  }

  /** Who is there, as it was last told. */
  get presence(): PresenceTold {
    const told = this.told.flatMap((one) => {
      if (one.kind === 'presence') return [one.presence]
      return (one.kind === 'table' || one.kind === 'lines') && one.now.presence ? [one.now.presence] : []
    })
    return told.at(-1)!
  }

  /** What is pointed at, as it was last told. */
  get advice(): readonly AdviceTold[] {
    const told = this.told.flatMap((one) => {
      if (one.kind === 'advice') return [one.advice]
      return (one.kind === 'table' || one.kind === 'lines') && one.now.advice ? [one.now.advice] : []
    })
    return told.at(-1)!
  }

  /** All lines, without how the view changed: that is told to those alone who were there. */
  get lines(): LineTold[] {
    const all = this.told.flatMap((told) => (told.kind === 'table' || told.kind === 'lines' ? told.lines : []))
    return all.map(({ changes: _changes, ...line }) => line)
  }

  get what(): string[] {
    return this.lines.map(({ what }) => what)
  }

  act(act: Act): Promise<object> {
    return this.house.act(this.table, this.guest, act)
  }

  /** Answers the open question with any choice, or the one of that number. */
  choose(number?: number): Promise<object> {
    const { decision, choices } = this.now.own!
    const choice = number === undefined ? pick(luck, choices) : choices[number]!
    return this.act({ do: 'choose', seat: this.viewer as Seat, decision, choice })
  }

  /** Answers whatever is asked until the match is over. */
  async playOut(): Promise<void> {
    const isAsked = (): boolean => this.now.own !== null && this.now.own.choices.length > 0 && !this.now.own.locked
    for (;;) {
      await this.until(() => this.now.status === 'over' || isAsked())
      if (this.now.status === 'over') return
      await this.choose()
    }
  }
}

/** Sets a table up and lets people sit down on its seats, in that order; each of them watches from there. */
export async function seat(
  house: House,
  host: Guest,
  wanted: Partial<NewTable>,
  ...people: readonly Guest[]
): Promise<Player[]> {
  const { id } = await house.create(host, { game: 'brave-rats', seats: [HUMAN, HUMAN], ...wanted })
  for (const who of people) await house.act(id, who, { do: 'sit' })
  const own = await house.read(id, (table) => people.map((who) => table.seatsOf(who.id)[0]!))
  return Promise.all(people.map((who, at) => new Player(house, id, who, own[at]!).watch()))
}
