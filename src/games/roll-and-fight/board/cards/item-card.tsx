import type { Language } from '#engine/game'
import { ThingPicture } from '#games/roll-and-fight/board/art/thing.tsx'
import { CardMark } from '#games/roll-and-fight/board/cards/ability-card.tsx'
import { ITEM, type ItemId } from '#games/roll-and-fight/content/heroes'
import { SQUARES_PER_ITEM } from '#games/roll-and-fight/content/player-board'
import { itemName, itemText } from '#games/roll-and-fight/text/names'
import './card.css'

/** An Item, below the squares that are its charges. */
export function ItemCard({ item, language }: { readonly item: ItemId; readonly language: Language }) {
  const { mark } = ITEM[item]
  return (
    <span className="rf-card" data-card="item" aria-hidden="true">
      <span className="rf-card-squares">
        {Array.from({ length: SQUARES_PER_ITEM }, (_, at) => (
          <i key={at} />
        ))}
      </span>
      <span className="rf-card-name">
        <span>{itemName(item, language)}</span>
      </span>
      <span className="rf-card-picture">
        <ThingPicture id={item} />
        {mark && <CardMark mark={mark} />}
      </span>
      <span className="rf-card-text">{itemText(item, language)}</span>
    </span>
  )
}
