import type { CardId } from '#games/last-stand/content/enemies'
import { CARD } from '#games/last-stand/content/enemies'
import { type HeroId, isHero } from '#games/last-stand/content/heroes'
import { rays, star } from '#web/design/graver'

/** What a picture shows: one of the squad, or an enemy of either type. */
export type Kind = 'hero' | 'frontline' | 'ranged'

export const kindOf = (id: HeroId | CardId): Kind => (isHero(id) ? 'hero' : CARD[id].type)

/** The frame of each kind on a square of 120: what tells them apart without colour. */
export const FRAMES: Readonly<Record<Kind, string>> = {
  hero: 'M60 3A57 57 0 1 1 60 117A57 57 0 1 1 60 3Z',
  frontline: 'M60 4C78 12 98 13 113 10V64C110 92 88 110 60 119C32 110 10 92 7 64V10C22 13 42 12 60 4Z',
  ranged: 'M34 4H86L116 34V86L86 116H34L4 86V34Z',
}

// The field reaches as far to the sides as the widest holder shows.
const SLATS = Array.from(
  { length: 18 },
  (_, at) => `M${at * 44 - 340} 180L${at * 44 - 220}-60h20L${at * 44 - 320} 180Z`,
).join('')
const BRICKS = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 12 }, (_, column) => {
    const [x, y] = [column * 60 - 300 + (row % 2 ? 30 : 0), row * 30 - 60]
    return `M${x} ${y}h56v26h-56Z`
  }).join(''),
).join('')

const GROUNDS: Readonly<Record<Kind, string>> = { hero: rays(60, 66, 300, 14), frontline: BRICKS, ranged: SLATS }

/** Two chevrons for a lieutenant, a star for the general: ranks do not depend on colour. */
const RANKS = {
  minion: null,
  lieutenant: <path className="rank" d="M4 88L21 99L38 88V98L21 109L4 98ZM4 103L21 114L38 103V113L21 124L4 113Z" />,
  general: <path className="rank" d={star(22, 100, 21, 9.4, 5)} />,
}

/** The ground in the kind's colours, and its frame around the middle. */
export function Field({ of }: { readonly of: HeroId | CardId }) {
  const kind = kindOf(of)
  return (
    <g className="field">
      <rect className="ground" x="-300" y="-60" width="720" height="240" />
      <path className="shade" d={GROUNDS[kind]} />
      <path className="frame" d={FRAMES[kind]} />
    </g>
  )
}

/** The sign of a rank, on the shoulder. */
export function Rank({ of }: { readonly of: HeroId | CardId }) {
  return isHero(of) ? null : <g className="field">{RANKS[CARD[of].rank]}</g>
}
