import type { Language } from '#engine/game'
import { kindOf } from '#games/last-stand/board/art/field.tsx'
import { Mark } from '#games/last-stand/board/art/mark.tsx'
import { Portrait } from '#games/last-stand/board/art/portrait.tsx'
import { type CardSize, Numbers } from '#games/last-stand/board/cards/enemy-card.tsx'
import { CARD, type GeneralId } from '#games/last-stand/content/enemies'
import { cardName } from '#games/last-stand/text/names'
import { abilitiesSaid, attackSaid, keywordName } from '#games/last-stand/text/sentences'
import './card.css'

interface GeneralSheetProps {
  readonly general: GeneralId
  readonly size: CardSize
  readonly language: Language
}

/** LS-007 The sheet of a general: what works from the start, and the ATTACK. */
export function GeneralSheet({ general, size, language }: GeneralSheetProps) {
  const { type, keywords } = CARD[general]
  const lines = [
    ...abilitiesSaid(general, language).map((ability) => ({ ...ability, sign: 'general' as const })),
    { ...attackSaid(general, language), sign: 'power' as const },
  ]
  return (
    <span className="ls-paper" data-size={size} data-kind={kindOf(general)} data-rank="general" aria-hidden="true">
      <span className="ls-paper-name">
        <Mark sign={type} />
        <span>{cardName(general, language)}</span>
      </span>
      <span className="ls-paper-picture">
        <Portrait of={general} />
      </span>
      <Numbers card={general} />
      <span className="ls-paper-list">
        {keywords.map((keyword) => (
          <span key={keyword} className="ls-paper-line">
            <Mark sign={keyword} />
            <span>
              <b>{keywordName(keyword, language)}</b>
            </span>
          </span>
        ))}
        {lines.map(({ name, said, sign }) => (
          <span key={name} className="ls-paper-line">
            <Mark sign={sign} />
            <span>
              <b>{name}</b>
              {size === 'large' && <> {said}</>}
            </span>
          </span>
        ))}
      </span>
    </span>
  )
}
