/** Things that wait for their turn: one of each group after the other, and within a group one of each of its parts. */
export class Turns<Item> {
  readonly #groups = new Map<string, Turns<Item>>()
  readonly #line: Item[] = []
  #size = 0
  /** The group that had the last turn. */
  #last: string | undefined

  get size(): number {
    return this.#size
  }

  /** `path` names the group, the part of it, and so on; within the last of them it goes by the order of arrival. */
  add([group, ...rest]: readonly string[], item: Item): void {
    this.#size++
    if (group === undefined) {
      this.#line.push(item)
      return
    }
    let turns = this.#groups.get(group)
    if (!turns) this.#groups.set(group, (turns = new Turns()))
    turns.add(rest, item)
  }

  /** Takes out the one whose turn it is. */
  next(): Item | undefined {
    const group = this.#whose()
    if (group === undefined) return this.#taken(this.#line.shift())
    const turns = this.#groups.get(group)!
    this.#last = group
    // The others have their turns first.
    this.#groups.delete(group)
    if (turns.size > 1) this.#groups.set(group, turns)
    return this.#taken(turns.next())
  }

  /** Takes out the last of those who have most waiting. */
  last(): Item | undefined {
    const [largest] = [...this.#groups].toSorted(([, one], [, other]) => other.size - one.size)
    if (!largest) return this.#taken(this.#line.pop())
    const [group, turns] = largest
    if (turns.size === 1) this.#groups.delete(group)
    return this.#taken(turns.last())
  }

  /** Takes out one that waits no more; nothing if it has had its turn. */
  remove([group, ...rest]: readonly string[], item: Item): Item | undefined {
    if (group === undefined) {
      const at = this.#line.indexOf(item)
      return at < 0 ? undefined : this.#taken(this.#line.splice(at, 1)[0])
    }
    const turns = this.#groups.get(group)
    const removed = this.#taken(turns?.remove(rest, item))
    if (turns?.size === 0) this.#groups.delete(group)
    return removed
  }

  /** The group whose turn it is: the one that has waited longest, but never one twice in a row while others wait. */
  #whose(): string | undefined {
    for (const group of this.#groups.keys()) if (group !== this.#last || this.#groups.size === 1) return group
    return undefined
  }

  #taken(item: Item | undefined): Item | undefined {
    if (item !== undefined) this.#size--
    return item
  }
}
