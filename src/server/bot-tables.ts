import { Refused } from '#engine/refusal'
import type { GuestId, TableId } from '#house/entry'

/** How long, in milliseconds, a table counts that nobody watches. */
export const FRESH = 600_000

/** What is known of a table here; nothing if nobody has used it for long. */
type Glance = (id: TableId) => { readonly isOver: boolean; readonly isWatched: boolean } | undefined

interface Made {
  readonly guest: GuestId
  readonly address: string
  readonly at: number
  /** Nothing while it is being set up. */
  id?: TableId
}

/** Tables of bots alone: a guest may have so many that play, and an address; 0 is no limit at all. */
export class BotTables {
  readonly #most: number
  readonly #glance: Glance
  #made: readonly Made[] = []

  constructor(most: number, glance: Glance) {
    this.#most = most
    this.#glance = glance
  }

  /** Sets one up; throws `Refused` if that were too many. */
  async make<Table extends { readonly id: TableId }>(
    guest: GuestId,
    address: string,
    now: number,
    create: () => Promise<Table>,
  ): Promise<Table> {
    if (this.#most === 0) return create()
    this.#made = this.#made.filter((made) => this.#counts(made, now))
    const own = [
      this.#made.filter((made) => made.guest === guest),
      this.#made.filter((made) => made.address === address),
    ]
    if (own.some(({ length }) => length >= this.#most)) throw new Refused(tooMany(this.#most))
    const made: Made = { guest, address, at: now }
    this.#made = [...this.#made, made]
    try {
      const table = await create()
      made.id = table.id
      return table
    } catch (error) {
      this.#made = this.#made.filter((other) => other !== made)
      throw error
    }
  }

  #counts({ id, at }: Made, now: number): boolean {
    const known = id === undefined ? undefined : this.#glance(id)
    return !known?.isOver && (known?.isWatched === true || now - at < FRESH)
  }
}

const tooMany = (most: number) => ({
  code: 'too-many-bots',
  message: `Bots alone play at ${most} tables of yours already. Watch one of them to its end first.`,
})
