import { Portrait } from '#games/brave-rats/board/art/portrait.tsx'
import { type Clan, clanOf, facingOf, SHIELDS } from '#games/brave-rats/board/clan'
import type { Words } from '#games/brave-rats/board/words'
import { type CardId, strengthOf } from '#games/brave-rats/cards'
import './card.css'

interface CardFaceProps {
  readonly card: CardId
  readonly words: Words
  /** The +2 that stands behind it, if any. */
  readonly bonus?: number
  /** A Wizard faces it, so that it has no power. */
  readonly blanked?: boolean
  /** The way it looks; by its clan if left out. */
  readonly facing?: 'left' | 'right'
}

/** A card as it is printed. What it says is said by whatever holds it. */
export function CardFace({ card, words, bonus = 0, blanked = false, facing }: CardFaceProps) {
  const strength = strengthOf(card)
  const { name, text } = words.rat(strength)
  const clan = clanOf(card)
  const looks = facing ?? facingOf(clan)
  return (
    <span
      className="br-card"
      data-clan={clan}
      data-facing={looks}
      data-blanked={blanked || undefined}
      aria-hidden="true"
    >
      <span className="br-card-art">
        <Portrait rat={strength} facing={looks} />
      </span>
      <Pip clan={clan} strength={strength + bonus} boosted={bonus > 0} />
      <span className="br-card-name">{name}</span>
      <span className="br-card-text">{text}</span>
    </span>
  )
}

interface PipProps {
  readonly clan: Clan
  readonly strength: number
  readonly boosted?: boolean
}

/** The strength on the clan's shield, with a pennant where a General stands behind it. */
export function Pip({ clan, strength, boosted = false }: PipProps) {
  return (
    <svg className="br-pip" data-clan={clan} viewBox="0 0 100 128" aria-hidden="true">
      {boosted && (
        <>
          <path className="pennant" d="M18 84H82V126L50 114L18 126Z" />
          <text className="plus" x="50" y="113">
            +2
          </text>
        </>
      )}
      <path className="rim" d={SHIELDS[clan]} />
      <path className="shield" d={SHIELDS[clan]} />
      <text className="number" x="50" y="74">
        {strength}
      </text>
    </svg>
  )
}
