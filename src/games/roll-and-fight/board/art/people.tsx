import type { BossId } from '#games/roll-and-fight/content/bosses'
import type { HeroId } from '#games/roll-and-fight/content/heroes'
import type { MinionType } from '#games/roll-and-fight/content/vocabulary'

const Stub = ({ name }: { readonly name: string }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="22" />
    <text x="24" y="28" textAnchor="middle" fontSize="9" fill="#fff">
      {name.slice(0, 5)}
    </text>
  </svg>
)

/** The bust of a Hero; square. */
export const HeroPicture = ({ hero }: { readonly hero: HeroId }) => <Stub name={hero} />

/** The bust of a Boss; square. */
export const BossPicture = ({ boss }: { readonly boss: BossId }) => <Stub name={boss} />

/** A Minion, known by its shape as well as by its colours; square, good at 24 px. */
export const MinionPicture = ({ type }: { readonly type: MinionType }) => <Stub name={type} />
