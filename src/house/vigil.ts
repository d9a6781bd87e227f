import type { Life, Store } from '#house/store'

/** What a machine knows of the time, in milliseconds. */
export interface Machine {
  /** The time of day, which someone may set. */
  wall(): number
  /** Time that only passes, from any beginning. */
  steady(): number
}

/** How often, in milliseconds, a house gives a sign of life. */
export const BEAT = 1500
/** How long, in milliseconds, no node may give one before nobody was there. */
const PATIENCE = 5000

/** A time in which nobody saw to the tables. */
interface Outage {
  /** How long it was, in milliseconds; all of it together, if there were several. */
  readonly away: number
  /** When it was over. */
  readonly until: number
}

/**
 * The house's clock. It starts with the time of day, or with the last sign of life in the store if that is later, and then
 * only passes: whoever sets the machine's clock moves nothing here. All nodes follow the one that is furthest. Where
 * that one leaps, nobody gave a sign of life in between, and that time is nobody's.
 */
export class Vigil {
  readonly #store: Store
  readonly #machine: Machine
  /** Between the steady time of the machine and that of the house. */
  #ahead: number
  #lives: readonly Life[] = []
  /** When the first sign of life was given here. */
  #began: number | undefined
  /** When the last sign of life was given here. */
  #beatAt = -Infinity
  #beating: Promise<void> | undefined

  constructor(store: Store, machine: Machine = MACHINE) {
    this.#store = store
    this.#machine = machine
    this.#ahead = machine.wall() - machine.steady()
  }

  readonly now = (): number => Math.floor(this.#machine.steady() + this.#ahead)

  /** When the time began in which someone is there without a break. */
  get returned(): number | undefined {
    return this.#lives.at(-1)?.since
  }

  /** When it was begun to see to the tables from here; `undefined` before. */
  get began(): number | undefined {
    return this.#began
  }

  /** Gives a sign of life. */
  beat(): Promise<void> {
    return (this.#beating ??= this.#live().finally(() => {
      this.#beating = undefined
    }))
  }

  /** Makes sure that it is known when nobody was there: before a timer that fires too late makes anyone pay for it. */
  async awake(): Promise<void> {
    if (this.#isLate) await this.#beating
    if (this.#isLate) await this.beat()
  }

  /** What there was of times without anybody after that moment; `undefined` if someone always was there. */
  outageSince(moment: number): Outage | undefined {
    let away = 0
    let until = moment
    let reached = Math.max(moment, this.#lives[0]?.since ?? Infinity)
    for (const life of this.#lives) {
      if (life.since > reached) {
        away += life.since - reached
        until = life.since
      }
      reached = Math.max(reached, life.until)
    }
    return away > 0 ? { away, until } : undefined
  }

  /** What is too short for an outage has not been at all: neither a quick start nor a clock a little ahead costs anyone time. */
  async #start(): Promise<void> {
    const last = (await this.#store.lives()).at(-1)
    const passed = last ? this.now() - last.until : 0
    if (passed > 0 && passed <= PATIENCE) this.#ahead -= passed
  }

  get #isLate(): boolean {
    return this.now() - this.#beatAt > PATIENCE
  }

  async #live(): Promise<void> {
    if (this.#beatAt === -Infinity) await this.#start()
    const at = this.now()
    this.#began ??= at
    await this.#store.live(at, PATIENCE)
    this.#lives = await this.#store.lives()
    this.#ahead += Math.max(0, this.#lives.at(-1)!.until - this.now())
    this.#beatAt = at
  }
}

const MACHINE: Machine = { wall: () => Date.now(), steady: () => performance.now() }
