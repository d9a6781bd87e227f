import type { Table } from '#house/table'
import { isFor, type Told } from '#house/told'

/** What is said among spectators while others play. */
const isAmongThem = ({ logged, ears }: Told): boolean => logged.entry.kind === 'chat' && ears !== null

/**
 * A table as spectators see it whom the host lets wait: what happens in its match they learn a while later. Who sits
 * there they learn at once, and so what they say among themselves.
 */
export class Late {
  /** As it was then. */
  readonly table: Table
  /** All that they have heard, in the order in which they heard it. */
  readonly heard: Told[] = []
  /** What has happened since, in its order. */
  readonly #coming: Told[] = []
  readonly #delay: number

  /** `all` is what has happened to the table until now. */
  constructor(present: () => Table, all: readonly Told[], now: number) {
    this.#delay = present().delay
    this.table = present().anew(present)
    this.heard.push(all[0]!)
    for (const told of all.slice(1)) this.take(told)
    this.pass(now)
  }

  /** When they learn the next thing. */
  get next(): number | undefined {
    const next = this.#coming[0]
    return next && next.logged.at + this.#delay
  }

  /** Something happens; answers what they hear by now. */
  take(told: Told): readonly Told[] {
    const heard = this.pass(told.logged.at)
    const isOpen = this.table.status === 'open'
    if (isOpen) this.table.apply(told.logged)
    else this.#coming.push(told)
    return isOpen || isAmongThem(told) ? [...heard, ...this.#hear([told])] : heard
  }

  /** Time passes; answers what they hear by now. */
  pass(now: number): readonly Told[] {
    const old: Told[] = []
    while (this.next !== undefined && this.next <= now) old.push(this.#coming.shift()!)
    for (const { logged } of old) this.table.apply(logged)
    return this.#hear(old.filter((told) => !isAmongThem(told)))
  }

  #hear(all: readonly Told[]): readonly Told[] {
    const heard = all.filter((told) => isFor(told, 'spectator'))
    this.heard.push(...heard)
    // Even what they do not hear of may change what they see.
    return all
  }
}
