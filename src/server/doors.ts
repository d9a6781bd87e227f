import { type Refusal, Refused } from '#engine/refusal'
import type { Act, NewTable } from '#protocol/acts'
import type { Guest } from '#house/acts'
import { BotTables } from '#server/bot-tables'
import type { Config } from '#server/config'
import { DRAINING, isBug, refusalOf, SLOW_DOWN } from '#server/errors'
import type { Guests } from '#server/guests'
import type { House } from '#house/house'
import { Buckets, Places, type Rate } from '#server/limits'
import type { LobbyFeed } from '#server/lobby'
import type { Log } from '#server/log'
import type { Metrics } from '#server/metrics'
import type { Present } from '#server/present'
import { StoreFailed } from '#house/store'
import { type TollKind, Tolls } from '#server/tolls'
import type { GuestId, TableId } from '#house/entry'
import type { Table } from '#house/table'

const MINUTE = 60_000

/** Who asks for something, and where. */
interface Asker {
  readonly address: string
  readonly guest?: GuestId
  readonly table?: TableId
}

interface DoorsSettings {
  readonly config: Config
  readonly house: House
  readonly guests: Guests
  readonly present: Present
  readonly lobby: LobbyFeed
  readonly metrics: Metrics
  readonly log: Log
  /** Told of bugs, and of a store that fails. */
  report(error: unknown): void
  now(): number
}

/** What all doors share: whoever comes through one is treated as at any other. */
export class Doors {
  readonly config: Config
  readonly house: House
  readonly guests: Guests
  readonly present: Present
  readonly lobby: LobbyFeed
  readonly metrics: Metrics
  readonly log: Log
  readonly now: () => number
  readonly #report: (error: unknown) => void
  /** Requests of an address. */
  readonly requests: Buckets
  /** How many messages come over one socket. */
  readonly messageRate: Rate
  /** Sockets and streams of an address. */
  readonly places: Places
  readonly #tables: Buckets
  readonly #bots: Buckets
  readonly #botTables: BotTables
  readonly #tolls: Tolls
  #draining = false

  constructor({ config, house, guests, present, lobby, metrics, log, report, now }: DoorsSettings) {
    this.config = config
    this.house = house
    this.guests = guests
    this.present = present
    this.lobby = lobby
    this.metrics = metrics
    this.log = log
    this.now = now
    this.#report = report
    this.messageRate = { most: config.messageLimit, ms: 20_000 }
    this.requests = new Buckets({ most: config.requestLimit, ms: MINUTE })
    this.places = new Places(config.socketLimit)
    this.#tables = new Buckets({ most: config.tableLimit, ms: MINUTE })
    this.#bots = new Buckets({ most: config.tableLimit, ms: MINUTE })
    this.#botTables = new BotTables(config.botTableLimit, (id) => house.glance(id))
    this.#tolls = new Tolls({ work: config.workLimit, chat: config.chatLimit })
  }

  /** From now on nothing new is begun. */
  drain(): void {
    this.#draining = true
  }

  get isDraining(): boolean {
    return this.#draining
  }

  /** Takes what something costs; throws `Refused` if that is too much at a time. */
  admit(kind: TollKind, { address, guest, table }: Asker): void {
    const isSeated = table !== undefined && guest !== undefined && this.house.isSeated(table, guest)
    this.#tolls.take(kind, { address, isSeated, ...(guest && { guest }), ...(table && { table }) }, this.now())
  }

  /** Takes what reading so many bytes costs; throws `Refused` if that is too much at a time. */
  admitBytes(bytes: number, { address, guest }: Asker): void {
    this.#tolls.read(bytes, { address, ...(guest && { guest }) }, this.now())
  }

  async createTable(guest: Guest, address: string, wanted: NewTable): Promise<Table> {
    this.#admitTable(address)
    const create = (): Promise<Table> => this.house.create(this.#placed(guest, address), wanted)
    const isOfBotsAlone = wanted.seats.every(({ kind }) => kind === 'bot')
    return isOfBotsAlone ? this.#botTables.make(guest.id, address, this.now(), create) : create()
  }

  async createBot(address: string, name: string): Promise<{ readonly guest: Guest; readonly token: string }> {
    if (!this.#bots.take(address, this.now())) throw new Refused(SLOW_DOWN)
    return this.guests.createBot(name)
  }

  async rename(guest: Guest, address: string, name: string, face?: string): Promise<Guest> {
    this.admit('rename', { address, guest: guest.id })
    const renamed = await this.guests.rename(guest, name, face)
    this.present.renamed(renamed)
    await this.house.rename(renamed)
    return renamed
  }

  /** Does something at a table; throws `Refused`. */
  async act(table: TableId, guest: Guest, address: string, act: Act): Promise<object> {
    this.admit(act.do, { address, guest: guest.id, table })
    const isNew = act.do === 'rematch'
    if (isNew) this.#admitTable(address)
    // The last who sits down begins a match.
    if (act.do === 'sit' && this.#draining) throw new Refused(DRAINING)
    const answer = await this.house.act(table, isNew ? this.#placed(guest, address) : guest, act)
    if (act.do === 'mute') await this.present.muted(guest.id, act.guest, act.on)
    return answer
  }

  /** What someone is told of an error, which is counted, and reported if it is not theirs. */
  refuse(error: unknown): Refusal {
    const refusal = refusalOf(error)
    this.metrics.refused(refusal.code)
    if (isBug(error) || error instanceof StoreFailed) this.#report(error)
    return refusal
  }

  /** A guest with the place that they come from, which nobody can read off it. */
  #placed({ id, name, face }: Guest, address: string): Guest {
    return { id, name, ...(face !== undefined && { face }), from: this.guests.placeOf(address) }
  }

  #admitTable(address: string): void {
    if (this.#draining) throw new Refused(DRAINING)
    if (!this.#tables.take(address, this.now())) throw new Refused(SLOW_DOWN)
  }
}
