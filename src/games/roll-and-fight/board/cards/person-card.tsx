import type { Language } from '#engine/game'
import { COLOURS } from '#games/roll-and-fight/board/art/looks'
import { BossPicture, HeroPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { Sign } from '#games/roll-and-fight/board/art/sign.tsx'
import { BOSS, type BossId } from '#games/roll-and-fight/content/bosses'
import type { HeroId } from '#games/roll-and-fight/content/heroes'
import { BOSS_TRACK } from '#games/roll-and-fight/content/player-board'
import { bossName, bossText, heroName, traitName, traitText } from '#games/roll-and-fight/text/names'
import './card.css'

/** A Hero with the Trait. */
export const HeroCard = ({ hero, language }: { readonly hero: HeroId; readonly language: Language }) => (
  <span className="rf-card" data-card="hero" style={COLOURS[hero]} aria-hidden="true">
    <span className="rf-card-name">
      <span>{heroName(hero)}</span>
    </span>
    <span className="rf-card-picture">
      <HeroPicture hero={hero} />
    </span>
    <span className="rf-card-text">
      <b>{traitName(hero, language)}</b> {traitText(hero, language)}
    </span>
  </span>
)

/** A Boss, and as many spaces of the Boss Track as there is health, with what each is worth. */
export const BossCard = ({ boss, language }: { readonly boss: BossId; readonly language: Language }) => (
  <span className="rf-card" data-card="boss" style={COLOURS[boss]} aria-hidden="true">
    <span className="rf-card-name">
      <Sign name="kill" />
      <span>{bossName(boss, language)}</span>
    </span>
    <span className="rf-card-picture">
      <BossPicture boss={boss} />
    </span>
    <span className="rf-card-track">
      {BOSS_TRACK.values.slice(0, BOSS[boss].health).map((points) => (
        <b key={points}>{points}</b>
      ))}
    </span>
    <span className="rf-card-text">{bossText(boss, language)}</span>
  </span>
)
