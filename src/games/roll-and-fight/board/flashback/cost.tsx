import { SlotFace } from '#games/roll-and-fight/board/art/die.tsx'
import { Sign } from '#games/roll-and-fight/board/art/sign.tsx'
import { type AbilityId, abilityOf, isTile, TILE } from '#games/roll-and-fight/content/heroes'

/** The dice that an ability takes, and how it is used; says nothing. */
export function Cost({ ability }: { readonly ability: AbilityId }) {
  const { dice, mark } = abilityOf(ability)
  const sign = isTile(ability) && TILE[ability].passive ? 'passive' : mark
  return (
    <span className="rf-cost" aria-hidden="true">
      {dice.map((slot, at) => (
        <i key={`${slot} ${at}`}>
          <SlotFace slot={slot} />
        </i>
      ))}
      {sign && (
        <i>
          <Sign name={sign} />
        </i>
      )}
    </span>
  )
}
