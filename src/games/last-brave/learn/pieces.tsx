import type { Seat } from '#engine/game'
import { CardBack } from '#games/last-brave/board/card-back.tsx'
import { CardFace, type CardSize } from '#games/last-brave/board/card-face.tsx'
import { ChampionBack, ChampionFace } from '#games/last-brave/board/champion-face.tsx'
import { Crest } from '#games/last-brave/board/crest.tsx'
import { type CardId, type ChampionId, TYPES } from '#games/last-brave/cards'
import type { Said } from '#games/last-brave/learn/said'
import type { Lying } from '#games/last-brave/types'
import './pieces.css'

interface CardProps {
  readonly card: CardId
  readonly said: Said
  readonly size?: CardSize
  readonly lies?: 'sideways' | 'down'
}

/** How a card lies, as the board's own has it. */
const stateOf = (lies: CardProps['lies']): Omit<Lying, 'card'> => ({
  sideways: lies === 'sideways',
  down: lies === 'down',
})

/** A card in a picture, with its name for those who listen. */
export function Card({ card, said: { board }, size = 'small', lies }: CardProps) {
  return (
    <span className="lbl-card" data-size={size}>
      <CardFace card={card} size={size} words={board.cards} state={stateOf(lies)} />
      <span className="unseen">{board.cards.nameOf(card)}</span>
    </span>
  )
}

interface ChampionProps {
  readonly said: Said
  readonly champion?: ChampionId
  readonly size?: CardSize
  readonly seat?: Seat
  readonly allied?: boolean
}

/** A Champion, face up if one says which, else face down. */
export function ChampionCard({ said: { board }, champion, size = 'small', seat = 0, allied = false }: ChampionProps) {
  return (
    <span className="lbl-card" data-size={size}>
      {champion ? (
        <ChampionFace champion={champion} size={size} words={board.cards} allied={allied} />
      ) : (
        <ChampionBack seat={seat} />
      )}
      <span className="unseen">{champion ? board.cards.champion(champion).name : board.hiddenChampion}</span>
    </span>
  )
}

interface FighterProps {
  readonly seat: Seat
  readonly said: Said
  /** How many cards are in hand; none are shown if left out. */
  readonly hand?: number
  readonly role?: 'attacks' | 'attacked' | 'spared'
  /** What stands below the crest; the seat's name if left out. */
  readonly name?: string
}

/** One who sits at the table: the crest, and the backs of a hand. */
export function Fighter({ seat, said: { words, board }, hand, role, name }: FighterProps) {
  return (
    <span className="lbl-fighter" data-role={role}>
      <Crest seat={seat} />
      <b>{name ?? board.text.seat(seat)}</b>
      {hand !== undefined && (
        <span className="lbl-hand">
          {TYPES.slice(0, hand).map((type) => (
            <span key={type}>
              <CardBack type={type} />
            </span>
          ))}
          <span className="unseen">{words.hand(hand)}</span>
        </span>
      )}
    </span>
  )
}

interface BlowProps {
  readonly power: number
  readonly hits: number
  readonly said: Said
}

/** An attack in two numbers. */
export function Blow({ power, hits, said: { words } }: BlowProps) {
  return (
    <span className="lbl-blow">
      <span>
        <b>{power}</b> {words.power}
      </span>
      <i aria-hidden="true">×</i>
      <span>
        <b>{hits}</b> {words.hits}
      </span>
    </span>
  )
}
