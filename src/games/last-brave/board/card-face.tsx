import { Picture } from '#games/last-brave/board/art/picture.tsx'
import { FRAMES } from '#games/last-brave/board/art/field.tsx'
import { Back } from '#games/last-brave/board/card-back.tsx'
import type { CardWords } from '#games/last-brave/board/card-words-type'
import { Cost, Keyword } from '#games/last-brave/board/keyword.tsx'
import { ATTRIBUTE, type CardId, typeOf } from '#games/last-brave/cards'
import type { Lying } from '#games/last-brave/types'
import './card.css'

/** Whether a name is too long for the usual letters. */
const isLong = (name: string): boolean => name.length > 9

const COSTS = ['continuous', 'fatigue', 'forfeit'] as const

/** A tile on a phone, a card on the table, a card held up to be read. */
export type CardSize = 'tiny' | 'small' | 'large'

interface CardFaceProps {
  readonly card: CardId
  readonly size: CardSize
  readonly words: CardWords
  /** How it lies in a Reveal Zone; upright if left out. */
  readonly state?: Omit<Lying, 'card'>
}

/** An attribute card. It fills what holds it, however it lies; what it says is said by whatever holds it. */
export function CardFace({ card, size, words, state = { sideways: false, down: false } }: CardFaceProps) {
  const kind = typeOf(card)
  const { sideways, down } = state
  return (
    <span
      className="lb-card"
      data-size={size}
      data-kind={kind}
      data-sideways={sideways || undefined}
      data-down={down || undefined}
      aria-hidden="true"
    >
      <span className="lb-turn">
        <span className="lb-flip">
          <Face card={card} size={size} words={words} />
          <Back type={kind} />
        </span>
      </span>
      {sideways && size === 'tiny' && <Cost cost="fatigue" words={words} />}
      {(down || (sideways && size !== 'tiny')) && (
        <span className="lb-tag" data-long={isLong(words.nameOf(card)) || undefined}>
          {words.nameOf(card)}
        </span>
      )}
    </span>
  )
}

function Face({ card, size, words }: Omit<CardFaceProps, 'state'>) {
  const kind = typeOf(card)
  return (
    <span className="lb-face">
      <span className="lb-name" data-long={isLong(words.nameOf(card)) || undefined}>
        <svg className="lb-kind" viewBox="0 0 120 122">
          <path d={FRAMES[kind]} />
        </svg>
        <span>{words.nameOf(card)}</span>
      </span>
      <span className="lb-picture">
        <Picture of={card} />
        {size === 'large' && <span className="lb-type">{words.types[kind]}</span>}
      </span>
      <Abilities card={card} size={size} words={words} />
      {size === 'large' && <q className="lb-flavour">{words.flavourOf(card)}</q>}
    </span>
  )
}

/** A line for each cost: what it buys. */
function Abilities({ card, size, words }: Omit<CardFaceProps, 'state'>) {
  return (
    <span className="lb-abilities">
      {COSTS.map((cost) => {
        const ability = ATTRIBUTE[card][cost]
        if (!ability) return null
        return (
          <span key={cost} className="lb-ability" data-cost={cost}>
            {size !== 'tiny' && <Cost cost={cost} words={words} named={size === 'large'} />}
            <span className="lb-gains">
              {ability.map((keyword, at) => (
                <Keyword key={at} keyword={keyword} words={words} short={size !== 'large'} />
              ))}
            </span>
          </span>
        )
      })}
    </span>
  )
}
