import { CardBack } from '#games/brave-rats/board/card-back.tsx'
import { CardButton } from '#games/brave-rats/board/card-button.tsx'
import type { BoardProps } from '#games/brave-rats/board/props'
import type { Words } from '#games/brave-rats/board/words'
import { inHandOrder, isCard } from '#games/brave-rats/cards'
import { currentPack, holder, left } from '#games/brave-rats/draft'
import { useRoving } from '#web/design/roving'
import './pack.css'

interface PackProps {
  readonly board: BoardProps
  readonly words: Words
  readonly isReadable: boolean
}

/** Draft: four cards on their way round the table. */
export function Pack({ board, words, isReadable }: PackProps) {
  const { view, viewer, names, choices, whyNot, sending, onChoose, onRule, confirm } = board
  const pack = currentPack(view)!
  const turn = holder(pack)
  const rest = left(pack)
  const known = rest.filter(isCard).toSorted(inHandOrder)
  // Where the picks are hidden too, the count is what is left of four.
  const count = pack.cards.length - pack.picks.length
  const roving = useRoving<HTMLUListElement>(known.length)
  return (
    <section className="br-pack" data-mine={turn === viewer || undefined} data-turn={turn === 0 ? 'left' : 'right'}>
      <h2>{words.pack(view.draft!.packs.length)}</h2>
      <p>{turn === viewer ? words.packMine(count) : words.packTheirs(names[turn] ?? words.clan(turn))}</p>
      <ul
        {...roving.list}
        aria-label={words.pack(view.draft!.packs.length)}
        data-count={count}
        style={{ '--count': count }}
      >
        {known.slice(0, count).map((card, at) => {
          const choice = choices.find((offered) => offered.card === card)
          const why = choice || viewer === 'spectator' ? undefined : whyNot(card)
          return (
            <li key={card}>
              <CardButton
                card={card}
                words={words}
                label={choice ? words.keep(card) : [words.card(card, 0), why?.message].filter(Boolean).join(' ')}
                press={choice && (() => onChoose(choice))}
                verb={words.keepIt}
                why={why}
                state={sending?.card === card ? 'sending' : undefined}
                isReadable={isReadable}
                confirm={confirm}
                isFinal
                onRule={onRule}
                roving={roving.item(at)}
              />
            </li>
          )
        })}
        {Array.from({ length: count - Math.min(known.length, count) }, (_, at) => (
          <li key={at}>
            <span className="unseen">{words.hidden}</span>
            <CardBack />
          </li>
        ))}
      </ul>
    </section>
  )
}
