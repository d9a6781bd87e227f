import type { GameTypes, Seat } from '#engine/game'
import type { Random } from '#engine/random'
import type { Intention, RaceBench } from '#games/testing/bench'
import type { NowTold } from '#protocol/told'

type Seen = Pick<NowTold, 'own' | 'view' | 'status' | 'time'>

/** Somebody who plays by a script at the pace of people, and knows of the match what they were told. */
export class Racer {
  readonly #script: RaceBench
  readonly #seat: Seat
  readonly #luck: Random
  readonly #ahead: number
  /** When things of each kind were last done. */
  readonly #doneAt = new Map<string, number>()
  #onTheWay: readonly object[] = []
  #thought: { readonly of: Intention; readonly at: number } | undefined
  /** The moment of the last race whose opening this one was ready for. */
  #openedAt = 0

  /** `ahead` is how long what is sent is on its way, as everybody can measure. */
  constructor(script: RaceBench, seat: Seat, luck: Random, ahead = 0) {
    this.#ahead = ahead
    this.#script = script
    this.#seat = seat
    this.#luck = luck
  }

  /** When something will be done by the server's clock, as things are seen; nothing while there is nothing to do. */
  next(seen: Seen, at: number): number | undefined {
    const opening = this.#opening(seen)
    // The clock of the server tells when that is, however slow the line.
    if (opening) return opening.at === this.#openedAt ? undefined : seen.time!.origin + opening.at - this.#ahead
    const choice = this.#choose(seen)
    if (!choice) {
      this.#thought = undefined
      return undefined
    }
    // How long it takes is thought of once, whatever is seen meanwhile, unless it is something of another kind.
    const kind = kindOf(choice)
    if (this.#thought?.of.kind !== kind) this.#thought = { of: { kind, ...this.#script.takes(choice, this.#luck) }, at }
    const { of, at: thoughtAt } = this.#thought
    const lastAt = (of.since && this.#doneAt.get(of.since.kind)) ?? -Infinity
    return Math.max(thoughtAt + of.afterSeen, lastAt + (of.since?.ms ?? 0))
  }

  /** It is time: what is done, as things are seen now. */
  act(seen: Seen, at: number): object {
    const opening = this.#opening(seen)
    if (opening) this.#openedAt = opening.at
    const choice = opening?.choice ?? this.#choose(seen)!
    this.#thought = undefined
    this.#onTheWay = [...this.#onTheWay, choice]
    this.#doneAt.set(kindOf(choice), at)
    return choice
  }

  /** Something is not on its way any more: it was done, or refused. */
  answered(choice: object): void {
    this.#onTheWay = this.#onTheWay.filter((one) => one !== choice)
  }

  #opening({ time, view, status }: Seen): ReturnType<RaceBench['opening']> {
    return status === 'live' && time ? this.#script.opening(view as GameTypes['View'], this.#seat) : undefined
  }

  #choose({ own, view, status }: Seen): object | undefined {
    if (status !== 'live' || !own || own.locked || own.choices.length === 0) return undefined
    return this.#script.choose(view as GameTypes['View'], this.#seat, this.#onTheWay)
  }
}

const kindOf = (choice: object): string => (choice as GameTypes['Choice']).kind
