import { type RefObject, useEffect } from 'react'
import { CardButton } from '#games/brave-rats/board/card-button.tsx'
import { Pile } from '#games/brave-rats/board/pile.tsx'
import type { BoardProps } from '#games/brave-rats/board/props'
import { shownCard, sidesOf } from '#games/brave-rats/board/scene'
import type { Words } from '#games/brave-rats/board/words'
import { type CardId, inHandOrder, isCard } from '#games/brave-rats/cards'
import { useRoving } from '#web/design/roving'
import './hand.css'

interface HandProps {
  readonly board: BoardProps
  readonly words: Words
  readonly isReadable: boolean
}

/** The cards at the lower edge: the viewer's own, or the Yargs' for a spectator. */
export function Hand({ board, words, isReadable }: HandProps) {
  const { view, viewer, names } = board
  const { near } = sidesOf(viewer)
  // A card shown to a Spy lies on the table already.
  const shown = shownCard(view)
  const cards = view.hands[near]
    .filter(isCard)
    .filter((card) => card !== shown)
    .toSorted(inHandOrder)
  const roving = useRoving<HTMLUListElement>(cards.length)
  useOnlyChoice(roving.list.ref, board)

  return (
    <div className="br-hand" data-clan={near === 0 ? 'Y' : 'A'} data-hand>
      <ul
        {...roving.list}
        aria-label={words.hand(names[near] ?? words.clan(near), viewer === near)}
        style={{ '--cards': cards.length, '--columns': cards.length > 4 ? Math.ceil(cards.length / 2) : cards.length }}
      >
        {cards.map((card, at) => (
          <li key={card} style={{ '--at': at }}>
            <HandCard card={card} board={board} words={words} isReadable={isReadable} roving={roving.item(at)} />
          </li>
        ))}
      </ul>
      {view.options.luckyDraw && !view.draft && <Pile view={view} seat={near} words={words} />}
    </div>
  )
}

/** Where only one card can be played, it is the one that a key presses; it is never played by itself. */
function useOnlyChoice(list: RefObject<HTMLUListElement | null>, { choices, locked }: BoardProps): void {
  const isOnly = choices.length === 1 && locked.own === null
  useEffect(() => {
    if (!isOnly || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>('[data-roving]:not([data-tells])')?.focus({ preventScroll: true })
  }, [isOnly, list])
}

interface HandCardProps extends HandProps {
  readonly card: CardId
  readonly roving: object
}

function HandCard({ card, board, words, isReadable, roving }: HandCardProps) {
  const { view, viewer, choices, locked, sending, whyNot, confirm, onChoose, onTakeBack, onRule } = board
  const { near } = sidesOf(viewer)
  const bonus = view.bonus[near]
  const choice = choices.find((offered) => offered.card === card && offered.kind !== 'draft-pick')
  const isLocked = locked.own?.card === card || (viewer === near && view.committed[near] === card)
  const state = sending?.card === card ? 'sending' : isLocked ? 'locked' : undefined
  const why = choice || viewer !== near ? undefined : whyNot(card)
  const press = state === 'sending' ? undefined : isLocked ? onTakeBack : choice && (() => onChoose(choice))
  const label =
    state === 'sending'
      ? words.sending(card)
      : isLocked
        ? words.locked(card)
        : choice
          ? words.play(card, bonus)
          : [words.card(card, bonus), why?.message].filter(Boolean).join(' ')
  return (
    <CardButton
      card={card}
      words={words}
      label={label}
      bonus={bonus}
      press={press}
      verb={words.playIt}
      why={isLocked ? undefined : why}
      state={state}
      isReadable={isReadable}
      confirm={confirm}
      // What is sealed can be taken back until the other card lies there, too.
      isFinal={choice?.kind !== 'choose-card' || locked.seats.includes(1 - near)}
      onRule={onRule}
      roving={roving}
    />
  )
}
