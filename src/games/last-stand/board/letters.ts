import { HERE, OF_ENEMY, type Part, partsOf, partsOn } from '#games/last-stand/board/plan'
import { AS_READ } from '#games/last-stand/board/spots'
import { isHero } from '#games/last-stand/content/heroes'
import { placeOf, SQUAD_SPACES } from '#games/last-stand/rules/geometry'
import type { Choice, View } from '#games/last-stand/types'

/** What is no key of the table, nor another one of the board: one for each enemy space, as one reads. */
const LETTERS = 'ABDFGIJKNOQVWXYZ'

/**
 * The letter of each place, hero and answer that can be picked at this question, whatever is in hand. An enemy space has
 * the same in every match; all else takes those of spaces where nobody can be aimed at, or not by the same deed.
 */
export function lettersOf({ enemies }: Pick<View, 'enemies'>, choices: readonly Choice[]): ReadonlyMap<Part, string> {
  const deeds = deedsOf(choices)
  const letters = new Map<Part, string>()
  const spaces = AS_READ.map((space, at) => {
    const aimed: readonly Part[] = enemies[placeOf(space)] ? partsOn(space) : [space]
    const by = aimed.flatMap((part) => [...(deeds.get(part) ?? [])])
    const letter = LETTERS[at]!
    if (by.length > 0) letters.set(space, letter)
    return { letter, by }
  })
  let free = spaces.toSorted((one, other) => Math.sign(one.by.length) - Math.sign(other.by.length))
  for (const part of [...SQUAD_SPACES, ...[...deeds.keys()].filter(isOther)]) {
    const own = deeds.get(part)
    const found = own && free.find(({ by }) => !by.some((deed) => own.has(deed)))
    if (!found) continue
    letters.set(part, found.letter)
    free = free.filter((one) => one !== found)
  }
  return letters
}

/** By which deeds each part is aimed at: what the choices begin with that it is part of. */
function deedsOf(choices: readonly Choice[]): ReadonlyMap<Part, ReadonlySet<Part>> {
  const deeds = new Map<Part, Set<Part>>()
  for (const choice of choices) {
    const parts = partsOf(choice)
    for (const part of parts) deeds.set(part, (deeds.get(part) ?? new Set()).add(parts[0]!))
  }
  return deeds
}

/** Ending the turn has a letter of its own. */
const isOther = (part: Part): boolean => part !== 'end-turn' && (isHero(part) || HERE.test(part) || OF_ENEMY.test(part))
