import type { Language } from '#engine/game'
import { Mark } from '#games/last-stand/board/art/mark.tsx'
import { Portrait } from '#games/last-stand/board/art/portrait.tsx'
import type { CardSize } from '#games/last-stand/board/cards/enemy-card.tsx'
import { HERO, type HeroId, isSkill, type RampageId, SKILL, type SkillId } from '#games/last-stand/content/heroes'
import { CUBES } from '#games/last-stand/rules/read'
import { deedName, heroName } from '#games/last-stand/text/names'
import { heroDeeds, rampageSaid, skillSaid } from '#games/last-stand/text/sentences'
import './card.css'

interface HeroSheetProps {
  readonly hero: HeroId
  readonly size: CardSize
  readonly language: Language
}

/** LS-005 A hero sheet: HP, skills and the rampage ability. */
export function HeroSheet({ hero, size, language }: HeroSheetProps) {
  return (
    <span className="ls-paper" data-size={size} data-kind="hero" aria-hidden="true">
      <span className="ls-paper-name">
        <span>{heroName(hero, language)}</span>
      </span>
      <span className="ls-paper-picture">
        <Portrait of={hero} />
      </span>
      <span className="ls-paper-numbers">
        <span>
          <Mark sign="heart" />
          {HERO[hero].hp}
        </span>
      </span>
      <span className="ls-paper-list">
        {heroDeeds(hero).map((deed) => (
          <span key={deed} className="ls-paper-line" data-rampage={!isSkill(deed) || undefined}>
            <Price of={deed} />
            <span>
              <b>{deedName(deed, language)}</b>
              {size === 'large' && <> {isSkill(deed) ? skillSaid(deed, language) : rampageSaid(deed, language)}</>}
            </span>
          </span>
        ))}
      </span>
    </span>
  )
}

/** What a deed costs: actions, and whether it works once per turn only; or three cubes. */
export function Price({ of: deed }: { readonly of: SkillId | RampageId }) {
  const signs = isSkill(deed) ? Array<'action'>(SKILL[deed].cost).fill('action') : Array<'cube'>(CUBES).fill('cube')
  return (
    <span className="ls-price">
      {signs.map((sign, at) => (
        <Mark key={at} sign={sign} />
      ))}
      {isSkill(deed) && SKILL[deed].limit && <Mark sign="once" />}
    </span>
  )
}
