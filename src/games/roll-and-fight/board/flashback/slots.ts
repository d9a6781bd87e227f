import { type Action, ACTIONS } from '#games/roll-and-fight/content/vocabulary'
import { type Board, type Choice, type FlashSlot, SLOTS } from '#games/roll-and-fight/types'

/** The die in hand: what was picked, or the first that was not used. */
export const slotOf = ({ flashed }: Pick<Board, 'flashed'>, wanted: FlashSlot | undefined): FlashSlot | undefined =>
  [...(wanted === undefined ? [] : [wanted]), ...SLOTS].find((slot) => !flashed.includes(slot))

/** What a die is shown for: the action that it shows, and whatever else may be taken in its place. */
export function actionsFor(faces: readonly Action[], slot: FlashSlot, choices: readonly Choice[]): readonly Action[] {
  const offered = choices.flatMap((choice) => (choice.kind === 'flash' && choice.slot === slot ? [choice.action] : []))
  const face = slot === 'bonus' ? undefined : faces[slot]
  if (face === 'loot') return ['loot', ...ACTIONS.filter((action) => action !== 'loot')]
  return ACTIONS.filter(
    (action) => action === face || offered.includes(action) || (slot === 'bonus' && action !== 'loot'),
  )
}
