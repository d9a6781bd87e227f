import { CardBack } from '#games/brave-rats/board/card-back.tsx'
import { CardButton } from '#games/brave-rats/board/card-button.tsx'
import { Pile } from '#games/brave-rats/board/pile.tsx'
import type { BoardProps } from '#games/brave-rats/board/props'
import { shownCard, sidesOf } from '#games/brave-rats/board/scene'
import type { Words } from '#games/brave-rats/board/words'
import { inHandOrder, isCard } from '#games/brave-rats/cards'
import { useRoving } from '#web/design/roving'
import './far-hand.css'

interface FarHandProps {
  readonly board: BoardProps
  readonly words: Words
}

/** The cards across the table: open where everybody knows them, else face down. */
export function FarHand({ board: { view, viewer, names }, words }: FarHandProps) {
  const { far } = sidesOf(viewer)
  // A card shown to a Spy lies on the table already, be the hand open or not.
  const shown = view.spySeat === far ? undefined : shownCard(view)
  const open = view.hands[far]
    .filter(isCard)
    .filter((card) => card !== shown)
    .toSorted(inHandOrder)
  const hidden = view.hands[far].length - open.length - (shown ? 1 : 0)
  const roving = useRoving<HTMLUListElement>(open.length)
  return (
    <div className="br-far-hand" data-clan={far === 0 ? 'Y' : 'A'}>
      <ul {...roving.list} aria-label={words.hand(names[far] ?? words.clan(far), false)}>
        {open.map((card, at) => (
          <li key={card}>
            <CardButton
              card={card}
              words={words}
              label={words.card(card, view.bonus[far])}
              bonus={view.bonus[far]}
              isReadable={false}
              roving={roving.item(at)}
            />
          </li>
        ))}
        {Array.from({ length: hidden }, (_, at) => (
          <li key={at}>
            <span className="unseen">{words.hidden}</span>
            <CardBack />
          </li>
        ))}
      </ul>
      {view.options.luckyDraw && !view.draft && <Pile view={view} seat={far} words={words} />}
    </div>
  )
}
