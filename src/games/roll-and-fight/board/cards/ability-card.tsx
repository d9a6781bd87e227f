import type { Language } from '#engine/game'
import { SlotFace } from '#games/roll-and-fight/board/art/die.tsx'
import { COLOURS, ownerOf } from '#games/roll-and-fight/board/art/looks'
import { Sign, type SignName } from '#games/roll-and-fight/board/art/sign.tsx'
import { ThingPicture } from '#games/roll-and-fight/board/art/thing.tsx'
import { type AbilityId, abilityOf, isTile, TILE } from '#games/roll-and-fight/content/heroes'
import type { Mark, Slot } from '#games/roll-and-fight/content/vocabulary'
import { abilityName, abilityText } from '#games/roll-and-fight/text/names'
import './card.css'

/** The mark of an ability: when or how often it works. */
export const markOf = (ability: AbilityId): Mark | 'passive' | undefined =>
  isTile(ability) && TILE[ability].passive ? 'passive' : abilityOf(ability).mark

/** The spaces for the dice of a set. */
const DiceRow = ({ dice }: { readonly dice: readonly Slot[] }) => (
  <span className="rf-card-dice">
    {dice.map((slot, at) => (
      <SlotFace key={at} slot={slot} />
    ))}
  </span>
)

export const CardMark = ({ mark }: { readonly mark: SignName }) => (
  <span className="rf-card-mark">
    <Sign name={mark} />
  </span>
)

interface AbilityCardProps {
  readonly ability: AbilityId
  readonly language: Language
}

/** A Basic Ability, or an Ability tile with its cost in Experience. It fills what holds it, and what it says is said by whatever holds it. */
export function AbilityCard({ ability, language }: AbilityCardProps) {
  const { dice } = abilityOf(ability)
  const mark = markOf(ability)
  return (
    <span
      className="rf-card"
      data-card={isTile(ability) ? 'tile' : 'basic'}
      {...(isTile(ability) && { style: COLOURS[ownerOf(ability)] })}
      aria-hidden="true"
    >
      <span className="rf-card-name">
        <span>{abilityName(ability, language)}</span>
        {isTile(ability) && <b className="rf-card-cost">{TILE[ability].xp}</b>}
      </span>
      <span className="rf-card-picture">
        <ThingPicture id={ability} />
        {mark && <CardMark mark={mark} />}
      </span>
      {dice.length > 0 && <DiceRow dice={dice} />}
      <span className="rf-card-text">{abilityText(ability, language)}</span>
    </span>
  )
}
