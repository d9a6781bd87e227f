import type { Language } from '#engine/game'
import { Mark } from '#games/last-stand/board/art/mark.tsx'
import { Portrait } from '#games/last-stand/board/art/portrait.tsx'
import { Price } from '#games/last-stand/board/cards/hero-sheet.tsx'
import { HERO, HERO_IDS, type HeroId, isSkill, type RampageId, type SkillId } from '#games/last-stand/content/heroes'
import type { Keyword } from '#games/last-stand/content/vocabulary'
import { deedName } from '#games/last-stand/text/names'
import { keywordName, keywordSaid, rampageSaid, skillSaid } from '#games/last-stand/text/sentences'
import './card.css'

/** Whose skill or rampage it is. */
const ownerOf = (deed: SkillId | RampageId): HeroId =>
  HERO_IDS.find((id) => HERO[id].rampage === deed || HERO[id].skills.some((skill) => skill === deed))!

interface DeedCardProps {
  readonly deed: SkillId | RampageId
  readonly language: Language
}

/** A skill or a rampage ability by itself, as a card that is wider than it is high. */
export function DeedCard({ deed, language }: DeedCardProps) {
  return (
    <span
      className="ls-paper ls-paper-deed"
      data-kind="hero"
      data-rampage={!isSkill(deed) || undefined}
      aria-hidden="true"
    >
      <span className="ls-paper-picture">
        <Portrait of={ownerOf(deed)} />
      </span>
      <span className="ls-paper-name">
        <span>{deedName(deed, language)}</span>
        <Price of={deed} />
      </span>
      <span className="ls-paper-text">{isSkill(deed) ? skillSaid(deed, language) : rampageSaid(deed, language)}</span>
    </span>
  )
}

/** A keyword by itself, with its sign as the picture. */
export function KeywordCard({ keyword, language }: { readonly keyword: Keyword; readonly language: Language }) {
  return (
    <span className="ls-paper ls-paper-keyword" data-size="large" data-kind="frontline" aria-hidden="true">
      <span className="ls-paper-name">
        <span>{keywordName(keyword, language)}</span>
      </span>
      <span className="ls-paper-sign">
        <Mark sign={keyword} />
      </span>
      <span className="ls-paper-text">{keywordSaid(keyword, language)}</span>
    </span>
  )
}
