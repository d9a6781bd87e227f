import type { GameTypes, Seat } from '#engine/game'
import type { Random } from '#engine/random'
import type { Intention, RaceBench } from '#games/testing/bench'
import type { NowTold } from '#protocol/told'

/** Somebody who plays by a script, and knows of time what they are told: one thing after another, each at its moment. */
export class Racer {
  readonly #script: RaceBench
  readonly #seat: Seat
  readonly #luck: Random
  /** When things of each kind were last done. */
  readonly #doneAt = new Map<string, number>()
  #intention: { readonly of: Intention; readonly seenAt: number } | undefined

  constructor(script: RaceBench, seat: Seat, luck: Random) {
    this.#script = script
    this.#seat = seat
    this.#luck = luck
  }

  /** When something will be done, as things are seen at that moment; nothing while this seat is not asked. */
  next({ own, view, status }: Pick<NowTold, 'own' | 'view' | 'status'>, at: number): number | undefined {
    if (status !== 'live' || !own || own.decision < 0 || own.locked) {
      this.#intention = undefined
      return undefined
    }
    // Whatever else changes meanwhile, it is thought of anew only if something of another kind is to be done.
    const wanted = this.#script.choose(view as GameTypes['View'], this.#seat)
    if (!this.#intention || kindOf(wanted) !== kindOf(this.#intention.of.choice))
      this.#intention = { of: this.#script.intend(view as GameTypes['View'], this.#seat, this.#luck), seenAt: at }
    const { of, seenAt } = this.#intention
    const { since } = of
    return Math.max(seenAt + of.afterSeen, since ? (this.#doneAt.get(since.kind) ?? -Infinity) + since.ms : at)
  }

  /** It is time: what is done, as things are seen now. */
  act({ view }: Pick<NowTold, 'view'>, at: number): object {
    this.#intention = undefined
    const choice = this.#script.choose(view as GameTypes['View'], this.#seat)
    this.#doneAt.set(kindOf(choice), at)
    return choice
  }
}

const kindOf = (choice: object): string => (choice as GameTypes['Choice']).kind
