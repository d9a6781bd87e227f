import type { ReactNode } from 'react'
import { COLOURS } from '#games/roll-and-fight/board/art/looks'
import { DEEDS } from '#games/roll-and-fight/board/art/deeds.tsx'
import { GEAR } from '#games/roll-and-fight/board/art/gear.tsx'
import { type Shape, THINGS } from '#games/roll-and-fight/board/art/things'
import {
  type AbilityId,
  HERO_IDS,
  isItem,
  isTile,
  type ItemId,
  type TileId,
  TILES_OF,
} from '#games/roll-and-fight/content/heroes'
import { rays } from '#web/design/graver'
import './art.css'
import './thing.css'

const SHAPES: Readonly<Record<Shape, ReactNode>> = { ...DEEDS, ...GEAR }
const RAYS = rays(60, 60, 100, 10)

const ownerOf = (tile: TileId) => HERO_IDS.find((hero) => TILES_OF[hero].includes(tile))!

/** What is drawn on an ability or an Item; square, in the colours of the board. */
export const ThingPicture = ({ id }: { readonly id: AbilityId | ItemId }) => (
  <svg
    className="rf-art rf-thing"
    data-item={isItem(id) || undefined}
    {...(isTile(id) && { style: COLOURS[ownerOf(id)] })}
    viewBox="0 0 120 120"
    aria-hidden="true"
  >
    <rect className="flat field" width="120" height="120" />
    {isItem(id) ? <circle className="flat lit" cx="60" cy="60" r="52" /> : <path className="flat lit" d={RAYS} />}
    {THINGS[id].map(([shape, x, y, size = 1, turn = 0], at) => (
      <g key={at} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
        {SHAPES[shape]}
      </g>
    ))}
  </svg>
)
