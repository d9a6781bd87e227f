import type { Seat } from '#engine/game'
import { preview as strengthOf, type Strength } from '#games/last-brave/rules/attack'
import { after } from '#games/last-brave/board/after'
import { type Ability, ATTRIBUTE, CHAMPION, type ChampionId, FACE_DOWN, pickingOf } from '#games/last-brave/cards'
import type { Choice, Event, View } from '#games/last-brave/types'

/** A use of an ability, as it is offered. */
export type Use = Extract<Choice, { kind: 'use' | 'secret' }>

/** What an attack would be if its target were named now. */
export interface Preview extends Strength {
  readonly scatter: boolean
  /** Extra turns by Re-engage. */
  readonly again: number
}

/** The attack of the active player with more uses to come, as if they were made one after another. */
export function preview(view: View, seat: Seat, uses: readonly Use[]): Preview {
  const then = uses.reduce((before, use) => eventsOf(before, seat, use).reduce(after, before), view)
  const { scatter, again } = then.attack
  return { ...strengthOf(then, seat, []), scatter, again }
}

/** What a use does. */
export function abilityOf({ fighters }: View, seat: Seat, use: Use): Ability {
  if (use.kind === 'use') return ATTRIBUTE[use.card][use.cost] ?? []
  const champion = fighters[seat]?.champion ?? FACE_DOWN
  return champion === FACE_DOWN ? [] : CHAMPION[champion].secret
}

const PICKED = { seal: 'sealed', revive: 'revived', recover: 'recovered' } as const

/** What would be told of a use. */
function eventsOf(view: View, seat: Seat, use: Use): Event[] {
  const picking = pickingOf(abilityOf(view, seat, use))
  const { choice } = use
  const picked =
    picking && choice ? [{ kind: PICKED[picking], rule: 'LB-066', seat, of: choice.seat, card: choice.card }] : []
  const used =
    use.kind === 'use'
      ? { rule: 'LB-066', seat, ...use, kind: 'used' }
      : {
          kind: 'secret-used',
          rule: 'LB-122',
          seat,
          champion: view.fighters[seat]!.champion as ChampionId,
          shows: true,
        }
  return [used, ...picked] as Event[]
}
