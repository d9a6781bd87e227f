import { CardBack } from '#games/brave-rats/board/card-back.tsx'
import { Pip } from '#games/brave-rats/board/card-face.tsx'
import { clanOf } from '#games/brave-rats/board/clan'
import { unplayed } from '#games/brave-rats/board/rounds'
import type { Words } from '#games/brave-rats/board/words'
import { isCard, strengthOf } from '#games/brave-rats/cards'
import type { View } from '#games/brave-rats/types'
import './pile.css'

interface PileProps {
  readonly view: View
  readonly seat: 0 | 1
  readonly words: Words
}

/** Lucky Draw: a seat's pile, and all the cards it has not played yet, wherever they are. */
export function Pile({ view, seat, words }: PileProps) {
  const count = view.piles[seat].length
  return (
    <div className="br-pile-side">
      <div className="br-pile" role="img" aria-label={words.pile(count)} data-empty={count === 0 || undefined}>
        {count > 0 && <CardBack />}
        <b aria-hidden="true">{count}</b>
      </div>
      <Remaining view={view} seat={seat} words={words} />
    </div>
  )
}

/** What lies in the pile, where the hand is known, else what may be in either; never in which order. */
function Remaining({ view, seat, words }: PileProps) {
  const hand = view.hands[seat]
  const title = hand.every(isCard) ? words.inPile : words.remaining
  return (
    <div className="br-remaining">
      <span aria-hidden="true">{title}</span>
      <ul aria-label={title}>
        {unplayed(view, seat)
          .filter((card) => !hand.includes(card))
          .map((card) => (
            <li key={card}>
              <Pip clan={clanOf(card)} strength={strengthOf(card)} />
              <span className="unseen">
                {words.rat(strengthOf(card)).name} {strengthOf(card)}
              </span>
            </li>
          ))}
      </ul>
    </div>
  )
}
