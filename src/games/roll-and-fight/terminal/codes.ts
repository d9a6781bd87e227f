import type { AbilityId, ItemId } from '#games/roll-and-fight/content/heroes'
import { abilityOf, isBasic, ITEM } from '#games/roll-and-fight/content/heroes'
import { roomNumber } from '#games/roll-and-fight/text/forms'
import type { Choice, Enemy } from '#games/roll-and-fight/types'

// What one types for things, in as few letters as tell them apart.

/** Letters alone: `Dodge, Strike` and `dodge strike` are the same. */
export const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** `d` for Dash; of a tile the beginnings of its first two words, or its first two letters: `ds`, `ba`. */
export function abilityCode(id: AbilityId): string {
  const { name } = abilityOf(id)
  if (isBasic(id)) return name[0]!.toLowerCase()
  const [first = '', second] = name.split(' ').filter((word) => word !== 'and')
  return letters(second === undefined ? first.slice(0, 2) : first[0]! + second[0]!)
}

/** `sti` for Stims. */
export const itemCode = (id: ItemId): string => letters(ITEM[id].name).slice(0, 3)

/** `b` for the second Minion of a room, `x` for the Boss. */
export const enemyLetter = (enemy: Enemy): string =>
  enemy === 'boss' ? 'x' : String.fromCodePoint('a'.codePointAt(0)! + enemy)

/** More letters than these do not fit where choices are listed. */
const LONGEST = 3

type Key = (choice: Choice, choices: readonly Choice[]) => string | undefined
const END: Key = () => 'end'

const KEYS: Partial<{
  readonly [Kind in Choice['kind']]: (
    choice: Extract<Choice, { kind: Kind }>,
    choices: readonly Choice[],
  ) => string | undefined
}> = {
  'pick-side': ({ side }) => side.toLowerCase(),
  mark: () => 'm',
  'done-flashback': END,
  'end-beat': END,
  'end-start': () => 'go',
  'done-fighting': END,
  'done-collect': END,
  'done-resolution': END,
  start: ({ tile }) => abilityCode(tile),
  use: ({ ability, set }, choices) => {
    if (set === null) return `${abilityCode(ability)}r`
    const alike = choices.filter((one) => one.kind === 'use' && one.ability === ability && one.set !== null)
    return abilityCode(ability) + (alike.length > 1 ? `${set + 1}` : '')
  },
  item: ({ item }) => itemCode(item),
  target: ({ room, enemy, via }) => {
    if (via) return `${roomNumber(via)}-${roomNumber(room)}`
    return `${roomNumber(room)}` + (enemy === undefined ? '' : enemyLetter(enemy))
  },
  choose: ({ option }) => option[0]!,
  gain: ({ action, item }) => (item ? itemCode(item) : action[0]!),
  skip: () => 'no',
}

/** What one types for each choice; its number in the list where that is shorter. */
export const keysOf = (choices: readonly Choice[]): string[] =>
  choices.map((choice, at) => {
    const key = (KEYS[choice.kind] as Key | undefined)?.(choice, choices)
    return key === undefined || key.length > LONGEST ? `${at + 1}` : key
  })
