import type { Language } from '#engine/game'
import { kindOf } from '#games/last-stand/board/art/field.tsx'
import { Mark } from '#games/last-stand/board/art/mark.tsx'
import { Portrait } from '#games/last-stand/board/art/portrait.tsx'
import { CARD, type CardId, isLieutenant, LIEUTENANT } from '#games/last-stand/content/enemies'
import { cardName } from '#games/last-stand/text/names'
import { cardSaid } from '#games/last-stand/text/sentences'
import './card.css'

/** A card on the table, or one held up to be read. */
export type CardSize = 'small' | 'large'

interface EnemyCardProps {
  readonly card: CardId
  readonly size: CardSize
  readonly language: Language
}

/** LS-006 The card of an enemy. It fills what holds it, and what it says is said by whatever holds it. */
export function EnemyCard({ card, size, language }: EnemyCardProps) {
  const { type, keywords } = CARD[card]
  const text = cardSaid(card, language)
  return (
    <span className="ls-paper" data-size={size} data-kind={kindOf(card)} data-rank={CARD[card].rank} aria-hidden="true">
      <span className="ls-paper-name">
        <Mark sign={type} />
        <span>{cardName(card, language)}</span>
      </span>
      <span className="ls-paper-picture">
        <Portrait of={card} />
        {size === 'small' && keywords.length > 0 && (
          <span className="ls-paper-keywords">
            {keywords.map((keyword) => (
              <Mark key={keyword} sign={keyword} />
            ))}
          </span>
        )}
      </span>
      <Numbers card={card} />
      {size === 'large' && text && (
        <span className="ls-paper-text">
          {keywords.map((keyword) => (
            <Mark key={keyword} sign={keyword} />
          ))}{' '}
          {text}
        </span>
      )}
    </span>
  )
}

/** HP, Range and Power, and how many a lieutenant brings along with four heroes and with three. */
export function Numbers({ card }: { readonly card: CardId }) {
  const { hp, attack, armor } = CARD[card]
  return (
    <span className="ls-paper-numbers">
      <span>
        <Mark sign="heart" />
        {hp}
      </span>
      {armor !== undefined && (
        <span>
          <Mark sign="shield" />
          {armor}
        </span>
      )}
      {attack && (
        <>
          <span>
            <Mark sign="range" />
            {attack.range === 'any' ? '∞' : attack.range}
          </span>
          <span>
            <Mark sign="power" />
            {attack.power}
          </span>
        </>
      )}
      {isLieutenant(card) && (
        <span>
          <Mark sign="adds" />
          {LIEUTENANT[card].adds[4]}/{LIEUTENANT[card].adds[3]}
        </span>
      )}
    </span>
  )
}
