import type { AbilityId, ItemId } from '#games/roll-and-fight/content/heroes'

/** What is drawn on an ability or an Item; square, in the colours of the board. */
export const ThingPicture = ({ id }: { readonly id: AbilityId | ItemId }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <text x="24" y="28" textAnchor="middle" fontSize="9">
      {id}
    </text>
  </svg>
)
