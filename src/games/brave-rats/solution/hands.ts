import type { Strength } from '#games/brave-rats/cards'

/** What may be left of a starting hand. Copies of a character are alike: they are one move. */
interface Leftover {
  /** The different characters in it, strongest first. */
  readonly characters: readonly Strength[]
  /** For each of them, the place of the hand without one such card among the leftovers one card smaller. */
  readonly without: readonly number[]
}

/** All that may be left of one seat's starting hand, by the number of cards. */
export interface Leftovers {
  readonly ofSize: readonly (readonly Leftover[])[]
  /** The place of a hand among those of its size; `undefined` if it cannot be left. */
  placeOf(hand: readonly Strength[]): number | undefined
}

/** Lists what may be left of `hand`, from nothing to all of it. */
export function leftoversOf(hand: readonly Strength[]): Leftovers {
  const places = new Map([[format(hand), 0]])
  const ofSize: Leftover[][] = [[{ characters: [], without: [] }]]
  let larger = [sorted(hand)]
  for (let size = hand.length; size > 0; size--) {
    const smaller = new Map<string, readonly Strength[]>()
    ofSize[size] = larger.map((cards) => {
      const characters = [...new Set(cards)]
      const without = characters.map((character) => {
        const left = cards.toSpliced(cards.indexOf(character), 1)
        const name = format(left)
        if (!smaller.has(name)) places.set(name, smaller.size)
        smaller.set(name, left)
        return places.get(name)!
      })
      return { characters, without }
    })
    larger = [...smaller.values()]
  }
  return { ofSize, placeOf: (cards) => places.get(format(cards)) }
}

const sorted = (hand: readonly Strength[]): readonly Strength[] => hand.toSorted((a, b) => b - a)

/** A name that does not depend on the order of the cards. */
const format = (hand: readonly Strength[]): string => sorted(hand).join()
