import { FIGHTING_DIE } from '#games/roll-and-fight/content/dice'
import { type AbilityId, abilityOf } from '#games/roll-and-fight/content/heroes'
import { type Face, FACES } from '#games/roll-and-fight/content/vocabulary'
import { fills } from '#games/roll-and-fight/rules/sets'
import type { Board } from '#games/roll-and-fight/types'

// Hands of up to four dice whose order is of no account, each with a number of its own; and how dice fall.

const MOST = 4

/** How many of each face, in the order of the faces. */
type Counts = readonly number[]

function* handsOf(size: number, kinds: number = FACES.length): Generator<number[]> {
  if (kinds === 1) yield [size]
  else
    for (let first = size; first >= 0; first--)
      for (const others of handsOf(size - first, kinds - 1)) yield [first, ...others]
}

const COUNTS: readonly Counts[] = [0, 1, 2, 3, 4].flatMap((size) => [...handsOf(size)])
const NUMBERS = new Map(COUNTS.map((counts, hand) => [counts.join(), hand]))

export const HANDS = COUNTS.length
export const NONE = -1
export const EMPTY = 0
export const SIZE: readonly number[] = COUNTS.map((counts) => counts.reduce((sum, many) => sum + many, 0))

const numberOf = (counts: Counts): number => NUMBERS.get(counts.join()) ?? NONE

export const handOf = (faces: readonly Face[]): number =>
  numberOf(FACES.map((face) => faces.filter((one) => one === face).length))
export const facesOf = (hand: number): Face[] =>
  FACES.flatMap((face, at) => Array.from({ length: COUNTS[hand]![at]! }, () => face))

const table = (of: (one: Counts, other: Counts) => number): readonly Int16Array[] =>
  COUNTS.map((one) => Int16Array.from(COUNTS, (other) => of(one, other)))

/** Two hands together, `NONE` if these are too many; and a hand without another, `NONE` if it does not hold it. */
export const PLUS = table((one, other) => numberOf(one.map((many, at) => many + other[at]!)))
export const MINUS = table((one, other) => numberOf(one.map((many, at) => many - other[at]!)))

const WOUND = FACES.indexOf('wound')
const only = (many: number): number => numberOf(FACES.map((_, at) => (at === WOUND ? many : 0)))
export const ONE_WOUND = only(1)
export const WOUNDS_IN: readonly number[] = COUNTS.map((counts) => counts[WOUND]!)
/** A hand without what is locked. */
export const UNLOCKED: readonly number[] = COUNTS.map((counts, hand) => MINUS[hand]![only(counts[WOUND]!)]!)

/** What may stay on the table while the rest of a hand is rolled: all that is locked, and any of the others. */
export const KEPT: readonly (readonly number[])[] = COUNTS.map((counts, hand) =>
  COUNTS.flatMap((kept, number) => (MINUS[hand]![number]! >= 0 && kept[WOUND] === counts[WOUND] ? [number] : [])),
)

const CHANCE: readonly number[] = FACES.map(
  (face) => FIGHTING_DIE.filter((side) => side === face).length / FIGHTING_DIE.length,
)
const factorial = (many: number): number => (many < 2 ? 1 : many * factorial(many - 1))
const chanceOf = (counts: Counts): number =>
  counts.reduce((chance, many, at) => (chance * CHANCE[at]! ** many) / factorial(many), 1) *
  factorial(counts.reduce((sum, many) => sum + many, 0))

/** How so many dice may fall, each with its chance. */
export const FALLS: readonly (readonly { readonly hand: number; readonly chance: number }[])[] = Array.from(
  { length: MOST + 1 },
  (_, dice) => COUNTS.flatMap((counts, hand) => (SIZE[hand] === dice ? [{ hand, chance: chanceOf(counts) }] : [])),
)

const known = new Map<string, readonly number[]>()

/** The hands that are a set of an ability, for whoever has these tiles. */
export function setsFor(board: Pick<Board, 'tiles'>, ability: AbilityId): readonly number[] {
  const key = `${ability} ${board.tiles.includes('kenjutsu')}`
  let sets = known.get(key)
  if (!sets) {
    const { dice } = abilityOf(ability)
    sets = COUNTS.flatMap((_, hand) =>
      SIZE[hand] === dice.length && dice.length > 0 && fills(board, dice, facesOf(hand)) ? [hand] : [],
    )
    known.set(key, sets)
  }
  return sets
}
