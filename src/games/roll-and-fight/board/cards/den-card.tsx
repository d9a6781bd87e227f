import type { Language } from '#engine/game'
import { DenPicture } from '#games/roll-and-fight/board/cards/den-picture.tsx'
import type { DenId } from '#games/roll-and-fight/content/dens'
import { denName } from '#games/roll-and-fight/text/names'
import './card.css'

/** A den as it is printed. */
export const DenCard = ({ den, language }: { readonly den: DenId; readonly language: Language }) => (
  <span className="rf-card" data-card="den" aria-hidden="true">
    <span className="rf-card-name">
      <span>{denName(den, language)}</span>
      <b className="rf-card-cost">{den}</b>
    </span>
    <span className="rf-card-den">
      <DenPicture den={den} />
    </span>
  </span>
)
