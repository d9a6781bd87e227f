import {
  FALLS,
  HANDS,
  KEPT,
  MINUS,
  NONE,
  ONE_WOUND,
  PLUS,
  SIZE,
  UNLOCKED,
  WOUNDS_IN,
} from '#games/roll-and-fight/bot/race/hands'
import type { AbilityId } from '#games/roll-and-fight/content/heroes'

// What a hand of dice is worth to a player who goes on rolling well: worked out for all hands at once.

/** A set that could be assigned, and what that is worth. */
export interface Target {
  readonly ability: AbilityId
  readonly hand: number
  readonly worth: number
}

export interface Terms {
  readonly targets: readonly Target[]
  /** What it costs to bleed; there may be no space for it. */
  readonly bleeding: number | null
  readonly limit: number
  /** Dice that may be taken from the pool. */
  readonly pool: number
  /** What a later set is worth of one now, for each roll. */
  readonly patience: number
  /** How many rolls one looks ahead. */
  readonly sight: number
}

export type Deed =
  | { readonly do: 'assign'; readonly target: Target; readonly release: boolean }
  | { readonly do: 'bleed' }
  | { readonly do: 'roll'; readonly kept: number }
  | { readonly do: 'stop' }

/** Smaller changes are of no account. */
const STILL = 0.005
/** Where the pool is empty little is lost by another roll. */
const AFTERWARDS = 0.97

/** A target that a hand makes up: what is left of it, and what if a locked die is picked up, too. */
interface Fit {
  readonly target: Target
  readonly left: number
  readonly freed: number
}

/** What hands are worth, and what of a hand that is kept while the rest is rolled. */
interface Layer {
  readonly values: Float64Array
  readonly rolled: Float64Array
}

/** For each number of dice that one holds, what each hand among them is worth; the rest of them are not rolled. */
export class Outlook {
  readonly #terms: Terms
  readonly #fits: readonly (readonly Fit[])[]
  readonly #closed: Layer[] = []
  readonly #open: Layer | undefined

  constructor(terms: Terms) {
    this.#terms = terms
    this.#fits = Array.from({ length: HANDS }, (_, hand) => fitsOf(hand, terms.targets))
    if (terms.pool > 0) this.#open = this.#solve(terms.limit, terms.pool, terms.patience)
  }

  /** What to do with these faces, of so many dice. */
  best(hand: number, dice: number, mayRollOnly = false): { readonly deed: Deed; readonly worth: number } {
    const { pool, limit, bleeding } = this.#terms
    const { values, rolled } = this.#open ?? this.#closedWith(dice)
    const held = this.#open ? limit : dice
    let best: { deed: Deed; worth: number } = { deed: { do: 'stop' }, worth: 0 }
    const consider = (deed: Deed, worth: number): void => {
      if (worth > best.worth + STILL) best = { deed, worth }
    }
    if (!mayRollOnly) {
      for (const { target, left, freed } of this.#fits[hand]!) {
        const after = this.#after(held, SIZE[target.hand]!, pool, values)
        if (freed !== NONE) consider({ do: 'assign', target, release: true }, target.worth + after[freed]!)
        consider({ do: 'assign', target, release: false }, target.worth + after[left]!)
      }
      if (bleeding !== null && WOUNDS_IN[hand]! > 0)
        consider({ do: 'bleed' }, this.#after(held, 1, pool, values)[UNLOCKED[hand]!]! - bleeding)
    }
    for (const kept of KEPT[hand]!) if (held > SIZE[kept]!) consider({ do: 'roll', kept }, rolled[kept]!)
    return best
  }

  #solve(dice: number, pool: number, patience: number): Layer {
    const { bleeding, sight } = this.#terms
    const values = new Float64Array(HANDS)
    const rolled = new Float64Array(HANDS)
    const bled = bleeding === null || dice === 0 ? undefined : this.#after(dice, 1, pool, values)
    // First without a roll, then with one more each time: a set is weighed against as many rolls as it leaves.
    for (let rolls = 0; rolls <= sight; rolls++) {
      let change = 0
      for (let kept = 0; kept < HANDS && SIZE[kept]! < dice; kept++)
        rolled[kept] = patience * afterRoll(values, kept, dice - SIZE[kept]!)
      for (let hand = 0; hand < HANDS && SIZE[hand]! <= dice; hand++) {
        let most = 0
        for (const kept of KEPT[hand]!) if (SIZE[kept]! < dice && rolled[kept]! > most) most = rolled[kept]!
        for (const { target, left, freed } of this.#fits[hand]!) {
          const after = this.#after(dice, SIZE[target.hand]!, pool, values)
          most = Math.max(most, target.worth + after[left]!, freed === NONE ? 0 : target.worth + after[freed]!)
        }
        if (bled && WOUNDS_IN[hand]! > 0) most = Math.max(most, bled[UNLOCKED[hand]!]! - bleeding!)
        change = Math.max(change, most - values[hand]!)
        values[hand] = most
      }
      if (change < STILL) break
    }
    return { values, rolled }
  }

  /** What hands are worth when so many dice are given away, and as many taken as there are. */
  #after(dice: number, given: number, pool: number, values: Float64Array): Float64Array {
    return pool >= given ? values : this.#closedWith(dice - given + pool).values
  }

  /** Where no die can be taken any more. */
  #closedWith(dice: number): Layer {
    return (this.#closed[dice] ??= this.#solve(dice, 0, AFTERWARDS))
  }
}

const fitsOf = (hand: number, targets: readonly Target[]): Fit[] =>
  targets.flatMap((target) => {
    const left = MINUS[hand]![target.hand]!
    if (left === NONE) return []
    return { target, left, freed: WOUNDS_IN[left]! > 0 ? MINUS[left]![ONE_WOUND]! : NONE }
  })

/** What a roll leads to on average. */
function afterRoll(values: Float64Array, kept: number, dice: number): number {
  const plus = PLUS[kept]!
  let sum = 0
  for (const { hand, chance } of FALLS[dice]!) sum += chance * values[plus[hand]!]!
  return sum
}

/** The chance that so many dice, rolled once, make up what is missing of one of these sets. */
export function chanceOfSet(sets: readonly number[], kept: number, dice: number): number {
  let chance = 0
  for (const fall of FALLS[dice]!) {
    const hand = PLUS[kept]![fall.hand]!
    if (sets.some((set) => MINUS[hand]![set] !== NONE)) chance += fall.chance
  }
  return chance
}
