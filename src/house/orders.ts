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
   * What is to be done at that moment: of each seat what came first, or where the rules queue it, everything that has come,
   * if it may be done as things stand by then. What may not is answered; where there is no queue the next of that seat has to
   * wait for the next beat all the same. What a bot wanted for somebody who has come back is nothing that they want.
   */
  take({ match, seats }: Pick<Table, 'match' | 'seats'>, to: number): readonly Order[] {
    const come = this.#waiting.filter(({ at }) => at <= to)
    const first = come.filter(({ seat }, place) => come.findIndex((one) => one.seat === seat) === place)
    const due = match!.game.queues ? come : first
    // What came before it may be what makes it possible.
    const trial = due.length > first.length ? match!.copy() : undefined
    return due.filter((order) => {
      const { seat, choice, decision, at } = order
      const isOthers = order.by === 'bot' && seats[seat]!.bot === null
      const refusal = isOthers ? RETURNED : (trial ?? match!).whyNot(seat, choice, decision)
      if (refusal) this.#end(order, (waiting) => waiting.failed(new Refused(refusal)))
      else trial?.submit({ actor: seat, choice, at })
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
