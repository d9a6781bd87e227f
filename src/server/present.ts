import type { Guest } from '#house/acts'
import type { Store } from '#house/store'
import type { GuestId } from '#house/entry'

/** Someone who is connected, once for all doors: what changes here is known at every table at once. */
export interface Presence {
  /** Its name is always the latest. */
  readonly guest: Guest
  /** People this one does not want to hear. */
  readonly muted: ReadonlySet<GuestId>
}

interface Held {
  readonly guest: { readonly id: GuestId; name: string; face?: string }
  readonly muted: Set<GuestId>
  /** When the muted are known. */
  readonly loaded: Promise<void>
  holders: number
}

/** Everybody who is connected to this node. */
export class Present {
  readonly #store: Store
  readonly #held = new Map<GuestId, Held>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Somebody comes; `release` is called once, when they go. */
  async hold(guest: Guest): Promise<{ readonly presence: Presence; release(): void }> {
    let held = this.#held.get(guest.id)
    if (!held) this.#held.set(guest.id, (held = this.#load(guest)))
    const { id } = guest
    const { loaded } = held
    held.holders++
    const release = (): void => {
      if (--held.holders === 0) this.#held.delete(id)
    }
    try {
      await loaded
    } catch (error) {
      release()
      throw error
    }
    return { presence: held, release }
  }

  renamed({ id, name, face }: Guest): void {
    const held = this.#held.get(id)
    if (!held) return
    held.guest.name = name
    if (face !== undefined) held.guest.face = face
  }

  async muted(guest: GuestId, other: GuestId, on: boolean): Promise<void> {
    const held = this.#held.get(guest)
    // What is read from the store now may be older than this.
    await held?.loaded
    if (on) held?.muted.add(other)
    else held?.muted.delete(other)
  }

  #load(guest: Guest): Held {
    const muted = new Set<GuestId>()
    const loaded = this.#store.mutesOf(guest.id).then((all) => {
      for (const one of all) muted.add(one)
    })
    return { guest: { ...guest }, muted, loaded, holders: 0 }
  }
}
