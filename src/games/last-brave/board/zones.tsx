import type { ReactNode } from 'react'
import type { Seat } from '#engine/game'
import { CardPiece } from '#games/last-brave/board/card-piece.tsx'
import { ChampionPiece } from '#games/last-brave/board/champion-piece.tsx'
import type { Desk } from '#games/last-brave/board/use-desk'
import type { Zone } from '#games/last-brave/board/words'
import type { CardId, SeenCard } from '#games/last-brave/cards'
import type { Lying } from '#games/last-brave/types'
import { useRoving } from '#web/design/roving'
import './zones.css'

/** Something to press beside a card, once its place among the arrow keys is known. */
type Beside = readonly ((roving: object) => ReactNode)[]

interface ZonesProps {
  readonly desk: Desk
  readonly seat: Seat
  /** What stands beside a revealed card, or the Champion. */
  readonly beside?: (what: CardId | 'champion') => Beside
}

/** Hand, Reveal Zone, Champion, Damage Zone: a wound goes from the left to the right (LB-018, LB-019). */
export function Zones({ desk, seat, beside = () => [] }: ZonesProps) {
  const { words, view } = desk
  const { hand, reveal, damage, out } = view.fighters[seat]!
  const shown = out ? { hand: [], reveal: [], damage: [] } : { hand, reveal, damage }
  const extras = new Map(
    [...shown.reveal.map(({ card }) => card), 'champion' as const].map((what) => [what, beside(what)]),
  )
  const count = 1 + shown.hand.length + shown.reveal.length + shown.damage.length + [...extras.values()].flat().length
  const roving = useRoving<HTMLDivElement>(count)
  let at = 0
  const next = () => roving.item(at++)

  const extra = (what: CardId | 'champion') => {
    const made = extras.get(what)!.map((make) => make(next()))
    return made.length > 0 && <div className="tlb-beside">{made}</div>
  }
  const zone = (name: Zone, cards: readonly (Lying | SeenCard)[]) => (
    <div className="tlb-zone" data-zone={name} data-empty={cards.length === 0 || undefined}>
      <small aria-hidden="true">{words.zones[name]}</small>
      <ul aria-label={words.zone(name, cards.length)}>
        {cards.map((one) => {
          const lying = typeof one === 'string' ? undefined : one
          const card = typeof one === 'string' ? one : one.card
          return (
            <li key={card}>
              <CardPiece desk={desk} seat={seat} zone={name} card={card} lying={lying} roving={next()} />
              {lying && extra(lying.card)}
            </li>
          )
        })}
      </ul>
    </div>
  )
  return (
    <div {...roving.list} className="tlb-zones" data-hand={seat === desk.near || undefined}>
      {zone('hand', shown.hand)}
      {zone('reveal', shown.reveal)}
      <div className="tlb-zone" data-zone="champion">
        <small aria-hidden="true">{words.cards.types.champion}</small>
        <div>
          <ChampionPiece desk={desk} seat={seat} roving={next()} />
          {extra('champion')}
        </div>
      </div>
      {zone('damage', shown.damage)}
    </div>
  )
}
