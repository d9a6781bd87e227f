import { Refused } from '#engine/refusal'
import type { Guest } from '#house/acts'
import { DEVICE_PREFIX } from '#house/entry'
import { House, type HouseSettings } from '#house/house'
import { replayOf } from '#house/replay'
import type { SocketMessage } from '#protocol/acts'
import { StorageFailed } from '#web/local/database'
import { DEVICE_GUEST, type DeviceMessage, type DeviceTold } from '#web/local/messages'
import type { DeviceStore } from '#web/local/store'

interface SessionSettings extends Pick<HouseSettings, 'thinker' | 'botPace' | 'now' | 'vigil' | 'report'> {
  readonly store: DeviceStore
  readonly version: string
  /** Says something to the page: a message, or the JSON of one. */
  tell(told: DeviceTold | string): void
}

const STORAGE = {
  code: 'storage',
  message: 'This browser does not let the page keep matches: its storage is full or forbidden.',
}
const INTERNAL = { code: 'internal', message: 'Something went wrong here.' }

/** The house of this device and its one guest. What the page asks for is done in the order in which it came. */
export class DeviceSession {
  readonly #settings: SessionSettings
  readonly #house: House
  /** How to stop each watch, by table and viewer. */
  readonly #watching = new Map<string, () => void>()
  #guest: Guest | undefined
  #seating: Promise<void> | undefined
  #last: Promise<void>

  constructor(settings: SessionSettings) {
    this.#settings = settings
    const counters = { moved() {}, conflicted() {}, botFailed() {} }
    this.#house = new House({ ...settings, counters, tablePrefix: DEVICE_PREFIX })
    // What is done before the first sign of life is done at a time that may be wrong.
    this.#last = Promise.resolve(settings.vigil?.beat()).catch(settings.report)
  }

  hear(message: DeviceMessage): void {
    this.#last = this.#last.then(() => this.#answer(message))
  }

  /** Takes over what nobody saw to while the page was closed, and what other windows have done. */
  async sweep(): Promise<void> {
    await this.#house.sweep()
  }

  /** Gives a sign of life, as long as there is a table that anyone has opened. */
  async beat(): Promise<void> {
    if (this.#house.rooms > 0) await this.#settings.vigil?.beat()
  }

  /** Waits for what is under way, and begins no more. */
  async close(): Promise<void> {
    await this.#last
    await this.#house.close()
  }

  async #answer(message: DeviceMessage): Promise<void> {
    const done = this.#finish(message)
    // What waits for the next beat must not keep what comes after it waiting.
    if (message.do !== 'choose' || !this.#house.isRacing(message.table)) await done
  }

  async #finish(message: DeviceMessage): Promise<void> {
    const { tell } = this.#settings
    const { ref } = message
    try {
      const more = await this.#do(message)
      if (ref !== undefined) tell({ kind: 'done', ref, ...more })
    } catch (error) {
      tell({ kind: 'refused', ref: ref ?? null, error: this.#refusalOf(error) })
    }
  }

  #refusalOf(error: unknown): { readonly code: string; readonly message: string } {
    if (error instanceof Refused) {
      const { store } = this.#settings
      // Where nothing is kept, a table that is missing was there until the page was closed.
      return error.refusal.code === 'no-such-table' && store.kind === 'memory' ? STORAGE : error.refusal
    }
    if (error instanceof StorageFailed) return STORAGE
    this.#settings.report(error)
    return INTERNAL
  }

  #do(message: DeviceMessage): Promise<object> | object {
    switch (message.do) {
      case 'name':
        return this.#call(message)
      case 'create':
        return this.#house.create(this.#me, message.wanted).then(({ id }) => ({ table: id }))
      case 'replay':
        return replayOf(this.#house, message.table, DEVICE_GUEST).then((replay) => ({ replay }))
      case 'matches':
        return this.#seated().then(() => this.#house.mine(DEVICE_GUEST, message.wanted))
      case 'record':
        return this.#seated().then(() => this.#house.recordOf(DEVICE_GUEST, message.wanted))
      case 'forget':
        return this.#forget(message.table)
      case 'watch':
        return this.#watch(message)
      case 'earlier':
        return this.#earlier(message)
      case 'back':
        return this.#back(message)
      case 'unwatch':
        return this.#unwatch(message.table)
      case 'lobby':
        return this.#house.lobby().then((tables) => {
          if (message.on) this.#settings.tell({ kind: 'lobby', tables })
          return {}
        })
      case 'ping':
        return { at: this.#settings.now() }
      default:
        return this.#house.act(message.table, this.#me, message)
    }
  }

  get #me(): Guest {
    if (!this.#guest) throw new Error('Nobody has said who is there.')
    return this.#guest
  }

  async #call({ name, face }: { readonly name: string; readonly face?: string }): Promise<object> {
    const { tell, version, now } = this.#settings
    const isNew = !this.#guest
    this.#guest = { id: DEVICE_GUEST, name, ...(face !== undefined && { face }) }
    if (isNew) tell({ kind: 'hello', guest: DEVICE_GUEST, name, version, at: now() })
    else await this.#house.rename(this.#guest)
    return {}
  }

  /** Who sits where is written down, also of tables that an older page has set up. */
  #seated(): Promise<void> {
    return (this.#seating ??= this.#house.seatAll())
  }

  async #forget(table: string): Promise<object> {
    this.#unwatch(table)
    await this.#settings.store.forget(table)
    await this.#house.forget(table)
    return {}
  }

  async #watch({ table, as, since }: Extract<SocketMessage, { do: 'watch' }>): Promise<object> {
    const guest = this.#me
    const viewer = as ?? (await this.#house.eyesOf(table, guest))
    const key = `${table}/${viewer}`
    this.#watching.get(key)?.()
    this.#watching.delete(key)
    const watcher = { guest, viewer, muted: new Set<string>(), send: this.#settings.tell }
    this.#watching.set(key, await this.#house.watch(table, watcher, since))
    return { as: viewer }
  }

  async #earlier({ table, as, before }: Extract<SocketMessage, { do: 'earlier' }>): Promise<object> {
    const guest = this.#me
    const viewer = as ?? (await this.#house.eyesOf(table, guest))
    return { lines: await this.#house.earlier(table, { guest, viewer, muted: new Set() }, before) }
  }

  async #back({ table, as, last }: Extract<SocketMessage, { do: 'back' }>): Promise<object> {
    const guest = this.#me
    const viewer = as ?? (await this.#house.eyesOf(table, guest))
    return { past: await this.#house.back(table, { guest, viewer, muted: new Set() }, last) }
  }

  #unwatch(table: string): object {
    for (const [key, stop] of this.#watching)
      if (key.startsWith(`${table}/`)) {
        stop()
        this.#watching.delete(key)
      }
    return {}
  }
}
