/** A source of luck. Rules never use any other. */
export interface Random {
  /** A whole number from 0 to `sides - 1`, all equally likely. One side needs no luck. */
  below(sides: number): number
}

/** The most sides a die may have: with more, a product would not fit a double exactly. */
const MOST_SIDES = 2 ** 21

function checkSides(sides: number): void {
  if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES)
    throw new RangeError(`There is no die with ${sides} sides.`)
}

/** A repeatable source of luck (sfc32), the same on every machine. */
export class SeededRandom implements Random {
  readonly #words: Int32Array

  private constructor(words: Int32Array) {
    this.#words = words
  }

  /** Equal seeds, equal luck. */
  static from(seed: string): SeededRandom {
    const random = new SeededRandom(digest(seed))
    for (let mixing = 0; mixing < 12; mixing++) random.#next()
    return random
  }

  static resume(words: readonly number[]): SeededRandom {
    return new SeededRandom(Int32Array.from(words))
  }

  /** All there is to know of it, to be given to `resume`. */
  save(): number[] {
    return [...this.#words]
  }

  /** Independent luck for a part, such as one match of many; the parent is not advanced. */
  split(part: string): SeededRandom {
    return SeededRandom.from(`${this.#words.join()}/${part}`)
  }

  below(sides: number): number {
    if (sides === 1) return 0
    checkSides(sides)
    // The whole part of word * sides / 2^32 is the result; the rest tells the few words that would favour some results.
    let word = this.#next()
    let rest = Math.imul(word, sides) >>> 0
    if (rest < sides) {
      const unfair = (2 ** 32 - sides) % sides
      while (rest < unfair) {
        word = this.#next()
        rest = Math.imul(word, sides) >>> 0
      }
    }
    return Math.floor((word * sides) / 2 ** 32)
  }

  #next(): number {
    const words = this.#words
    const [a, b, c, count] = [words[0]!, words[1]!, words[2]!, words[3]!]
    const out = (a + b + count) | 0
    words[0] = b ^ (b >>> 9)
    words[1] = c + (c << 3)
    words[2] = ((c << 21) | (c >>> 11)) + out
    words[3] = count + 1
    return out >>> 0
  }
}

/** Dice that fall as told; when they run out, `after` takes over, or it is an error. */
export class ScriptedRandom implements Random {
  readonly #faces: number[]
  readonly #after: Random | undefined

  /** `faces` as one reads them off dice, from 1. */
  constructor(faces: readonly number[], after?: Random) {
    this.#faces = [...faces]
    this.#after = after
  }

  below(sides: number): number {
    if (sides === 1) return 0
    checkSides(sides)
    const face = this.#faces[0]
    if (face === undefined) {
      if (this.#after) return this.#after.below(sides)
      throw new ScriptError(`A die with ${sides} sides was rolled, but no more dice were given.`)
    }
    if (!Number.isInteger(face) || face < 1 || face > sides)
      throw new ScriptError(`A die with ${sides} sides was rolled; it cannot show ${face}.`)
    this.#faces.shift()
    return face - 1
  }

  get unused(): readonly number[] {
    return this.#faces
  }
}

/** The dice given do not fit the dice rolled. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
}

/** Rolls one die: 1 to `sides`. */
export const roll = (random: Random, sides: number): number => random.below(sides) + 1

/** One of `items`. */
export const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random.below(items.length)]!

/** Shuffles in place. */
export function shuffle<Item>(random: Random, items: Item[]): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const item = items[last]!
    items[last] = items[other]!
    items[other] = item
  }
  return items
}

/** 128 bits that depend on every character of `seed`. */
function digest(seed: string): Int32Array {
  const words = Int32Array.of(0x6c756475, 0x73212121, 0x2545f491, 1)
  for (let at = 0; at < seed.length; at++) {
    const code = seed.charCodeAt(at)
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul(words[lane]! ^ code ^ words[(lane + 1) & 3]!, 0x9e3779b1 + 2 * lane)
      words[lane] = mixed ^ (mixed >>> 15)
    }
  }
  return words
}
