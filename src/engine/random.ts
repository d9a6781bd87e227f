import { clone } from '#engine/json'

/** A source of luck. Rules never use any other. */
export interface Random {
  /**
   * A whole number from 0 to `sides - 1`, all equally likely. One side needs no luck. What is rolled apart has a `stream`
   * of its own, such as `attack` or `seat/2`: how it falls does not depend on how often others were rolled.
   */
  below(sides: number, stream?: string): number
}

/** The stream of all that is not rolled apart. */
export const MAIN = 'main'

/** Dice as one reads them, from 1: those of the main stream, or of several streams by name. */
export type Dice = readonly number[] | Readonly<Record<string, readonly number[]>>

/** The most sides a die may have: with more, a product would not fit a double exactly. */
const MOST_SIDES = 2 ** 21

function checkSides(sides: number): void {
  if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES)
    throw new RangeError(`There is no die with ${sides} sides.`)
}

/** Seeded luck between two rolls, as plain JSON. */
interface SavedRandom {
  readonly seed: string
  readonly words: readonly number[]
  /** The words of the streams that were asked for, if any. */
  readonly streams?: Readonly<Record<string, readonly number[]>> | undefined
}

/** A repeatable source of luck (sfc32), the same on every machine. */
export class SeededRandom implements Random {
  readonly #seed: string
  readonly #words: Int32Array
  /** All streams but the main one, each made when it is first asked for. */
  readonly #streams = new Map<string, SeededRandom>()

  private constructor(seed: string, words: Int32Array) {
    this.#seed = seed
    this.#words = words
  }

  /** Equal seeds, equal luck. */
  static from(seed: string): SeededRandom {
    const random = new SeededRandom(seed, digest(seed))
    for (let mixing = 0; mixing < 12; mixing++) random.#next()
    return random
  }

  static resume({ seed, words, streams }: SavedRandom): SeededRandom {
    const random = new SeededRandom(seed, Int32Array.from(words))
    for (const [stream, its] of Object.entries(streams ?? {}))
      random.#streams.set(stream, SeededRandom.resume({ seed: seedOf(seed, stream), words: its }))
    return random
  }

  /** All there is to know of it, to be given to `resume`. */
  save(): SavedRandom {
    const saved = { seed: this.#seed, words: [...this.#words] }
    if (this.#streams.size === 0) return saved
    const streams = [...this.#streams].map(([stream, random]) => [stream, [...random.#words]] as const)
    return { ...saved, streams: Object.fromEntries(streams) }
  }

  /** Independent luck for a part, such as one match of many; the parent is not advanced. */
  split(part: string): SeededRandom {
    return SeededRandom.from(`${this.#words.join()}/${part}`)
  }

  below(sides: number, stream?: string): number {
    if (sides === 1) return 0
    checkSides(sides)
    return (stream === undefined ? this : this.#stream(stream)).#fair(sides)
  }

  #stream(stream: string): SeededRandom {
    return this.#streams.get(stream) ?? this.#firstAsked(stream)
  }

  /** Apart from the lookup, so that this stays as fast as can be. */
  #firstAsked(stream: string): SeededRandom {
    if (stream === MAIN) return this
    const made = SeededRandom.from(seedOf(this.#seed, stream))
    this.#streams.set(stream, made)
    return made
  }

  #fair(sides: number): number {
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

/** What the luck of a stream is made of; nobody gives a seed that looks like this. */
const seedOf = (seed: string, stream: string): string => JSON.stringify([seed, stream])

/** Dice that fall as told; when those of a stream run out, `after` takes over there, or it is an error. */
export class ScriptedRandom implements Random {
  readonly #told = new Map<string, number[]>()
  readonly #after: Random | undefined

  constructor(dice: Dice, after?: Random) {
    this.add(dice)
    this.#after = after
  }

  /** Tells more dice, to fall after those that are left. */
  add(dice: Dice): void {
    for (const [stream, faces] of streamsOf(dice)) this.#told.set(stream, [...(this.#told.get(stream) ?? []), ...faces])
  }

  below(sides: number, stream = MAIN): number {
    if (sides === 1) return 0
    checkSides(sides)
    const faces = this.#told.get(stream)
    const face = faces?.[0]
    if (face === undefined) {
      if (this.#after) return this.#after.below(sides, stream)
      throw new ScriptError(`${rolled(sides, stream)}, but no more dice were given.`)
    }
    if (!Number.isInteger(face) || face < 1 || face > sides)
      throw new ScriptError(`${rolled(sides, stream)}; it cannot show ${face}.`)
    faces!.shift()
    return face - 1
  }

  /** Those that are left: a list unless some are of other streams than the main one. */
  get unused(): Dice {
    const left = [...this.#told].filter(hasFaces)
    const isMain = left.every(([stream]) => stream === MAIN)
    return clone(isMain ? (left[0]?.[1] ?? []) : Object.fromEntries(left))
  }
}

const rolled = (sides: number, stream: string): string =>
  `A die with ${sides} sides was rolled${stream === MAIN ? '' : ` for "${stream}"`}`

export const isList = (dice: Dice): dice is readonly number[] => Array.isArray(dice)

type Stream = readonly [stream: string, faces: readonly number[]]
const hasFaces = ([, faces]: Stream): boolean => faces.length > 0

/** Dice stream by stream, without those that have none. */
export const streamsOf = (dice: Dice): readonly Stream[] =>
  (isList(dice) ? [[MAIN, dice] as const] : Object.entries(dice)).filter(hasFaces)

/** The dice given do not fit the dice rolled. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
}

/** Rolls one die: 1 to `sides`. */
export const roll = (random: Random, sides: number, stream?: string): number => random.below(sides, stream) + 1

/** One of `items`. */
export const pick = <Item>(random: Random, items: readonly Item[], stream?: string): Item =>
  items[random.below(items.length, stream)]!

/** Shuffles in place. */
export function shuffle<Item>(random: Random, items: Item[], stream?: string): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1, stream)
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
