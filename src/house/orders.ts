import { beatAt } from '#engine/beat'
import type { Beat, Seat } from '#engine/game'
import { Refused } from '#engine/refusal'
import type { Ordered } from '#house/entry'
import type { Table } from '#house/table'

/** What a seat wants to do at the next beat, with the number in the match of the question that it answers. */
export interface Order extends Ordered {
  readonly decision?: number
}

/** An order, and who waits for what becomes of it. */
interface Waiting extends Order {
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** Orders of one seat that wait; more than that nobody can want to do within some beats. */
const MOST_WAITING = 10

const RETURNED = { code: 'not-now', message: 'Somebody plays here again.' }

/** What is to be done at the next beats of a table, in the order in which it came. */
export class Orders {
  #waiting: Waiting[] = []

  /** Returns when it has been done and is on the disk; throws `Refused` if it cannot be done by then. */
  add(order: Order): Promise<void> {
    if (this.#waiting.filter(({ seat }) => seat === order.seat).length >= MOST_WAITING)
      return Promise.reject(
        new Refused({ code: 'too-fast', message: 'Too much is waiting to be done for you already.' }),
      )
    return new Promise((done, failed) => this.#waiting.push({ ...order, done, failed }))
  }

  /** Whether a seat wants something by now. */
  isWaiting(seat: Seat): boolean {
    return this.#waiting.some((order) => order.seat === seat)
  }

  /** The moment of the next beat, in the match's own time; `undefined` if the clock is not wanted. */
  next({ now, every, next }: Beat): number | undefined {
    const moments = this.#waiting.map(({ at }) => Math.max(now + every, beatAt(at, every)))
    if (next !== null) moments.push(next)
    return moments.length > 0 ? Math.min(...moments) : undefined
  }

  /**
   * What is to be done at that moment: of each seat what came first, if it may be done as things stand. What may not is
   * answered, and the next of that seat has to wait for the next beat all the same. What a bot wanted for somebody who has
   * come back is nothing that they want.
   */
  take({ match, seats }: Table, to: number): readonly Order[] {
    const seen = new Set<Seat>()
    const due = this.#waiting.filter(({ seat, at }) => at <= to && !seen.has(seat) && seen.add(seat))
    return due.filter((order) => {
      const isOthers = order.by === 'bot' && seats[order.seat]!.bot === null
      const refusal = isOthers ? RETURNED : match!.whyNot(order.seat, order.choice, order.decision)
      if (refusal) this.#end(order, (waiting) => waiting.failed(new Refused(refusal)))
      return !refusal
    })
  }

  /** These have been done, or could not be for another reason than the rules. */
  settle(orders: readonly Order[], error?: unknown): void {
    for (const order of orders) this.#end(order, ({ done, failed }) => (error === undefined ? done() : failed(error)))
  }

  /** No time passes any more: what still waits comes too late. */
  close(refusal: Refused): void {
    this.settle(this.#waiting, refusal)
  }

  #end(order: Order, answer: (waiting: Waiting) => void): void {
    const waiting = order as Waiting
    this.#waiting = this.#waiting.filter((one) => one !== waiting)
    answer(waiting)
  }
}
