import { BOSSES } from '#games/roll-and-fight/board/art/bosses.tsx'
import { City, Lair } from '#games/roll-and-fight/board/art/ground.tsx'
import { HEROES } from '#games/roll-and-fight/board/art/heroes.tsx'
import { COLOURS } from '#games/roll-and-fight/board/art/looks'
import { MINIONS } from '#games/roll-and-fight/board/art/minions.tsx'
import type { BossId } from '#games/roll-and-fight/content/bosses'
import type { HeroId } from '#games/roll-and-fight/content/heroes'
import type { MinionType } from '#games/roll-and-fight/content/vocabulary'
import './art.css'
import './minions.css'

/** Heads may be high. */
const FIT = 'translate(3 10) scale(0.95)'

interface Sized {
  /** How large it is within another drawing. */
  readonly size?: number
}

const drawn = (of: HeroId | BossId, size: number | undefined) => ({
  className: 'rf-art',
  viewBox: '0 0 120 120',
  'aria-hidden': true,
  style: COLOURS[of],
  ...(size && { width: size, height: size, style: { ...COLOURS[of], width: `${size}px`, height: `${size}px` } }),
})

/** The bust of a Hero; square. */
export const HeroPicture = ({ hero, size }: Sized & { readonly hero: HeroId }) => (
  <svg {...drawn(hero, size)}>
    <City />
    <g transform={FIT}>{HEROES[hero]}</g>
  </svg>
)

/** The bust of a Boss; square. */
export const BossPicture = ({ boss, size }: Sized & { readonly boss: BossId }) => (
  <svg {...drawn(boss, size)}>
    <Lair />
    <g transform={FIT}>{BOSSES[boss]}</g>
  </svg>
)

/** Somebody before nothing at all. */
export const Figure = ({ of }: { readonly of: HeroId | BossId }) => (
  <svg className="rf-art rf-figure" style={COLOURS[of]} viewBox="0 0 120 120" aria-hidden="true">
    {{ ...HEROES, ...BOSSES }[of]}
  </svg>
)

/** A Minion, known by its shape as well as by its colours; square, good at 24 px. */
export const MinionPicture = ({ type }: { readonly type: MinionType }) => (
  <svg className="rf-minion" data-minion={type} viewBox="0 0 48 48" aria-hidden="true">
    <path className="shape" d={MINIONS[type].shape} />
    {MINIONS[type].who}
  </svg>
)
