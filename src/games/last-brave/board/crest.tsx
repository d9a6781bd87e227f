import type { Seat } from '#engine/game'
import { type AnimalId, ANIMALS } from '#games/last-brave/board/art/animals.tsx'
import { CRESTS } from '#games/last-brave/crests'
import './crest.css'

/** The animal of a seat on its buckler; its name is said by whatever holds it. */
export function Crest({ seat }: { readonly seat: Seat }) {
  const crest = CRESTS[seat]!.toLowerCase() as AnimalId
  return (
    <svg className="lb-crest" data-crest={crest} viewBox="0 0 100 100" aria-hidden="true">
      <circle className="rim" cx="50" cy="50" r="48" />
      <circle className="ground" cx="50" cy="50" r="41" />
      <g transform="translate(14 14) scale(0.72)">{ANIMALS[crest]}</g>
    </svg>
  )
}
