import { type Random, ScriptedRandom, ScriptError, SeededRandom } from '#engine/random'
import { Refused } from '#engine/refusal'

/** Dice between two rolls, as plain JSON. */
export interface FrozenDice {
  readonly words: readonly number[] | null
  readonly told: readonly number[]
}

/** Dice told by hand first, then those of the seed. */
export class MatchDice implements Random {
  readonly #seeded: SeededRandom | undefined
  readonly #told: ScriptedRandom
  /** How often it was rolled since it was made or resumed. */
  rolls = 0

  constructor(seeded: SeededRandom | undefined, told: readonly number[]) {
    this.#seeded = seeded
    this.#told = new ScriptedRandom(told, seeded)
  }

  below(sides: number): number {
    if (sides > 1) this.rolls++
    return this.#told.below(sides)
  }

  get unused(): readonly number[] {
    return this.#told.unused
  }

  save(): FrozenDice {
    return { words: this.#seeded?.save() ?? null, told: [...this.unused] }
  }

  /** Dice as they were saved, with more told by hand. */
  static resume({ words, told }: FrozenDice, more: readonly number[] = []): MatchDice {
    return new MatchDice(words ? SeededRandom.resume(words) : undefined, [...told, ...more])
  }
}

/** Dice told by hand that do not fit the dice rolled are refused, not a bug. */
export function withDice<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof ScriptError) throw new Refused({ code: 'bad-dice', message: error.message })
    throw error
  }
}
