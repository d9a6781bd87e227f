import type { GameTypes, Seat } from '#engine/game'
import type { Random } from '#engine/random'
import type { Intention, RaceBench } from '#games/testing/bench'
import type { NowTold } from '#protocol/told'

type Seen = Pick<NowTold, 'own' | 'view' | 'status'>

/** Somebody who plays by a script at the pace of people, and knows of the match what they were told. */
export class Racer {
  readonly #script: RaceBench
  readonly #seat: Seat
  readonly #luck: Random
  /** When things of each kind were last done. */
  readonly #doneAt = new Map<string, number>()
  #onTheWay: readonly object[] = []
  #thought: { readonly of: Intention; readonly at: number } | undefined

  constructor(script: RaceBench, seat: Seat, luck: Random) {
    this.#script = script
    this.#seat = seat
    this.#luck = luck
  }

  /** When something will be done, as things are seen at that moment; nothing while there is nothing to do. */
  next(seen: Seen, at: number): number | undefined {
    const choice = this.#choose(seen)
    if (!choice) {
      this.#thought = undefined
      return undefined
    }
    // How long it takes is thought of once, whatever is seen meanwhile, unless it is something of another kind.
    const kind = kindOf(choice)
    if (this.#thought?.of.kind !== kind)
      this.#thought = { of: { kind, ...this.#script.takes(choice, this.#luck) }, at }
    const { of, at: thoughtAt } = this.#thought
    const lastAt = (of.since && this.#doneAt.get(of.since.kind)) ?? -Infinity
    return Math.max(thoughtAt + of.afterSeen, lastAt + (of.since?.ms ?? 0))
  }

  /** It is time: what is done, as things are seen now. */
  act(seen: Seen, at: number): object {
    const choice = this.#choose(seen)!
    this.#thought = undefined
    this.#onTheWay = [...this.#onTheWay, choice]
    this.#doneAt.set(kindOf(choice), at)
    return choice
  }

  /** Something is not on its way any more: it was done, or refused. */
  answered(choice: object): void {
    this.#onTheWay = this.#onTheWay.filter((one) => one !== choice)
  }

  #choose({ own, view, status }: Seen): object | undefined {
    if (status !== 'live' || !own || own.locked || own.choices.length === 0) return undefined
    return this.#script.choose(view as GameTypes['View'], this.#seat, this.#onTheWay)
  }
}

const kindOf = (choice: object): string => (choice as GameTypes['Choice']).kind
