import { type Effect, isFor } from '#house/effect'
import type { Logged } from '#house/entry'
import type { Table } from '#house/table'

/** What is said among spectators while others play. */
const isAmongThem = ({ entry, fact }: Logged): boolean =>
  entry.kind === 'chat' && (fact?.ears?.includes('spectator') ?? false)

/**
 * A table as spectators see it whom the host lets wait: what happens in its match they learn a while later. Who sits
 * there they learn at once, and so what they say among themselves.
 */
export class Late {
  /** As it was then. */
  readonly table: Table
  /** All that they have heard, in the order in which they heard it. */
  readonly heard: Effect[] = []
  /** What has happened since, in its order. */
  readonly #coming: Logged[] = []
  readonly #delay: number
  #seq = 0

  /** It begins with the creation of the table; all else is still to be taken. */
  constructor(present: () => Table) {
    this.#delay = present().delay
    this.table = present().anew(present)
    this.#hear([this.table.opening])
  }

  /** The last entry that it was told of. */
  get seq(): number {
    return this.#seq
  }

  /** When they learn the next thing. */
  get next(): number | undefined {
    const next = this.#coming[0]
    return next && next.at + this.#delay
  }

  /** Something happens; answers what they hear by now. */
  take(logged: Logged): readonly Effect[] {
    const heard = this.pass(logged.at)
    this.#seq = logged.seq
    if (this.table.status === 'open') return [...heard, ...this.#hear([this.table.recall(logged)])]
    this.#coming.push(logged)
    return isAmongThem(logged) ? [...heard, ...this.#hear([{ logged, happened: [], ears: ['spectator'] }])] : heard
  }

  /** Time passes; answers what they hear by now. */
  pass(now: number): readonly Effect[] {
    const old: Effect[] = []
    while (this.next !== undefined && this.next <= now) old.push(this.table.recall(this.#coming.shift()!))
    return this.#hear(old.filter(({ logged }) => !isAmongThem(logged)))
  }

  #hear(all: readonly Effect[]): readonly Effect[] {
    // The states that it led through are of no use to those who come later.
    for (const effect of all)
      if (isFor(effect, 'spectator'))
        this.heard.push({ ...effect, happened: effect.happened.map(({ event }) => ({ event })) })
    // Even what they do not hear of may change what they see.
    return all
  }
}
