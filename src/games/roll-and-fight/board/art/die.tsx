import type { Face } from '#games/roll-and-fight/content/vocabulary'

/** A Fighting die; a face of `null` has not been rolled. Fills what holds it, and says nothing. */
export const DieFace = ({ face }: { readonly face: Face | null }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <rect x="2" y="2" width="44" height="44" rx="9" />
    <text x="24" y="30" textAnchor="middle" fontSize="10" fill="#fff">
      {face ?? '?'}
    </text>
  </svg>
)
