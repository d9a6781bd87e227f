import {
  type Dice,
  isList,
  MAIN,
  type Random,
  ScriptedRandom,
  ScriptError,
  SeededRandom,
  streamsOf,
} from '#engine/random'
import { Refused } from '#engine/refusal'

/** Dice between two rolls, as plain JSON. */
export interface FrozenDice {
  readonly words: readonly number[] | null
  /** The words of the streams that were asked for, if any. */
  readonly streams?: Readonly<Record<string, readonly number[]>>
  readonly told: Dice
}

/** Dice told by hand first, then those of the seed. */
export class MatchDice implements Random {
  readonly #seeded: SeededRandom | undefined
  readonly #told: ScriptedRandom
  /** How often it was rolled since it was made or resumed. */
  rolls = 0

  constructor(seeded: SeededRandom | undefined, told: Dice) {
    this.#seeded = seeded
    this.#told = new ScriptedRandom(told, seeded)
  }

  below(sides: number, stream?: string): number {
    if (sides > 1) this.rolls++
    return this.#told.below(sides, stream)
  }

  get unused(): Dice {
    return this.#told.unused
  }

  /** All but the seed, which the start of the match has. */
  save(): FrozenDice {
    const told = this.unused
    if (!this.#seeded) return { words: null, told }
    const { words, streams } = this.#seeded.save()
    return streams ? { words, streams, told } : { words, told }
  }

  /** Dice as they were saved in a match of this seed, if it has one, with more told by hand. */
  static resume({ words, streams, told }: FrozenDice, seed = '', more: Dice = []): MatchDice {
    const dice = new MatchDice(words ? SeededRandom.resume({ seed, words, streams }) : undefined, told)
    dice.#told.add(more)
    return dice
  }
}

/** Throws for dice told for a stream that a game does not have, without a name where it has some, or that cannot fall so. */
export function checkTold(streams: Readonly<Record<string, number>> = {}, told: Dice): void {
  const known = Object.keys(streams).join(', ')
  for (const [stream, faces] of streamsOf(told)) {
    if (stream === MAIN) {
      if (known && isList(told)) throw badDice(`Dice are told stream by stream in this game: ${known}, or ${MAIN}.`)
      continue
    }
    const sides = Object.hasOwn(streams, stream) ? streams[stream]! : 0
    if (sides === 0)
      throw badDice(`Nothing is rolled for "${stream}" in this game${known ? `, but for ${known}` : ''}.`)
    const wrong = faces.find((face) => !Number.isInteger(face) || face < 1 || face > sides)
    if (wrong !== undefined) throw badDice(`A die for "${stream}" has ${sides} sides; it cannot show ${wrong}.`)
  }
}

const badDice = (message: string): Refused => new Refused({ code: 'bad-dice', message })

/** Dice told by hand that do not fit the dice rolled are refused, not a bug. */
export function withDice<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof ScriptError) throw badDice(error.message)
    throw error
  }
}
