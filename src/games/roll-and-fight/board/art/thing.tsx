import type { ReactNode } from 'react'
import { COLOURS, ownerOf } from '#games/roll-and-fight/board/art/looks'
import { DEEDS } from '#games/roll-and-fight/board/art/deeds.tsx'
import { GEAR } from '#games/roll-and-fight/board/art/gear.tsx'
import { type Shape, THINGS } from '#games/roll-and-fight/board/art/things'
import { type AbilityId, isItem, isTile, type ItemId } from '#games/roll-and-fight/content/heroes'
import { rays } from '#web/design/graver'
import './art.css'
import './thing.css'

const SHAPES: Readonly<Record<Shape, ReactNode>> = { ...DEEDS, ...GEAR }
const RAYS = rays(60, 60, 260, 10)

/** What is drawn on an ability or an Item; square, in the colours of the board. */
export const ThingPicture = ({ id }: { readonly id: AbilityId | ItemId }) => (
  <svg
    className="rf-art rf-thing"
    data-item={isItem(id) || undefined}
    {...(isTile(id) && { style: COLOURS[ownerOf(id)] })}
    viewBox="0 0 120 120"
    aria-hidden="true"
  >
    <rect className="flat field" x="-120" y="-120" width="360" height="360" />
    {isItem(id) ? <circle className="flat lit" cx="60" cy="60" r="52" /> : <path className="flat lit" d={RAYS} />}
    {THINGS[id].map(([shape, x, y, size = 1, turn = 0], at) => (
      <g key={at} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
        {SHAPES[shape]}
      </g>
    ))}
  </svg>
)
