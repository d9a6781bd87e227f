import type { Seat } from '#engine/game'
import { clone } from '#engine/json'
import { ScriptedRandom } from '#engine/random'
import { preview as strengthOf, type Strength } from '#games/last-brave/rules/attack'
import { type Ability, ATTRIBUTE, CHAMPION, FACE_DOWN } from '#games/last-brave/cards'
import { use as useCard, useSecret } from '#games/last-brave/rules/use'
import type { Choice, State, View } from '#games/last-brave/types'

/** A use of an ability, as it is offered. */
export type Use = Extract<Choice, { kind: 'use' | 'secret' }>

/** What an attack would be if its target were named now. */
export interface Preview extends Strength {
  readonly scatter: boolean
  /** Extra turns by Re-engage. */
  readonly again: number
}

/** Nobody hears of what is only thought of, and no use rolls a die. */
const IN_THOUGHT = { random: new ScriptedRandom([]) }

/** The attack of the active player with more uses to come, made one after another by the rules on a copy of the table. */
export function preview(view: View, seat: Seat, uses: readonly Use[]): Preview {
  // What lies face down plays no part: uses are paid with, and work on, what the viewer sees.
  const then = uses.length > 0 ? (clone(view) as State) : view
  for (const use of uses)
    if (use.kind === 'use') useCard(then as State, seat, use, IN_THOUGHT)
    else useSecret(then as State, seat, use.choice, IN_THOUGHT)
  const { scatter, again } = then.attack
  return { ...strengthOf(then, seat, []), scatter, again }
}

/** What a use does. */
export function abilityOf({ fighters }: View, seat: Seat, use: Use): Ability {
  if (use.kind === 'use') return ATTRIBUTE[use.card][use.cost] ?? []
  const champion = fighters[seat]?.champion ?? FACE_DOWN
  return champion === FACE_DOWN ? [] : CHAMPION[champion].secret
}
