import { CardBack } from '#games/brave-rats/board/card-back.tsx'
import { CardFace } from '#games/brave-rats/board/card-face.tsx'
import { clanOfSeat, facingOf } from '#games/brave-rats/board/clan'
import { Crest } from '#games/brave-rats/board/crest.tsx'
import type { BoardProps } from '#games/brave-rats/board/props'
import { shownCard } from '#games/brave-rats/board/scene'
import { Seal } from '#games/brave-rats/board/seal.tsx'
import type { Words } from '#games/brave-rats/board/words'
import { strengthOf } from '#games/brave-rats/cards'
import type { Round } from '#games/brave-rats/types'
import { Button } from '#web/design/button.tsx'
import { Icon } from '#web/design/icon.tsx'
import { knightBanner, semiClosedEye } from '#web/design/icons'
import './slot.css'

interface ResultSlotProps {
  readonly seat: 0 | 1
  readonly round: Round
  readonly words: Words
}

/** A card that was turned up, and what became of it. */
export function ResultSlot({ seat, round, words }: ResultSlotProps) {
  const card = round.cards[seat]
  const bonus = round.strengths[seat] - strengthOf(card)
  const clan = clanOfSeat(seat)
  const end = round.winner === null ? 'held' : round.winner === seat ? 'won' : 'lost'
  const said = [`${words.clan(seat)}:`, words.card(card, bonus), round.blanked[seat] && words.blanked].filter(Boolean)
  return (
    <div className="br-slot" data-clan={clan} data-seat={seat} data-end={end} role="img" aria-label={said.join(' ')}>
      <div className="br-flip">
        <CardFace card={card} words={words} bonus={bonus} blanked={round.blanked[seat]} facing={facingOf(clan)} />
        <CardBack />
      </div>
      {round.blanked[seat] && <span className="br-slot-note">{words.blanked}</span>}
    </div>
  )
}

interface OpenSlotProps {
  readonly seat: 0 | 1
  readonly board: BoardProps
  readonly words: Words
}

/** A seat's place in a round that is not decided: empty, sealed, or shown to a Spy. */
export function OpenSlot({ seat, board, words }: OpenSlotProps) {
  const { view, viewer, locked, sending, names, onTakeBack } = board
  const clan = clanOfSeat(seat)
  const shown = view.spySeat === 1 - seat ? shownCard(view) : undefined
  const isMine = viewer === seat
  const isSending = isMine && (sending ?? null) !== null
  const isLocked = locked.seats.includes(seat) || (isMine && locked.own !== null) || view.committed[seat] !== null
  const bonus = view.bonus[seat]
  if (shown)
    return (
      <div
        className="br-slot"
        data-clan={clan}
        data-seat={seat}
        data-shown
        role="img"
        aria-label={`${words.clan(seat)}: ${words.card(shown, bonus)}`}
      >
        <CardFace card={shown} words={words} bonus={bonus} facing={facingOf(clan)} />
        <span className="br-slot-eye">
          <Icon of={semiClosedEye} />
        </span>
      </div>
    )
  if (isLocked || isSending)
    return (
      <div className="br-slot" data-clan={clan} data-seat={seat} data-sealed>
        <span className="unseen">{`${words.clan(seat)}: ${words.lockedIn}`}</span>
        <CardBack />
        <Seal state={isSending ? 'sending' : 'locked'} />
        {bonus > 0 && <Plus />}
        {isMine && !isSending && view.spySeat === null && onTakeBack && (
          <Button onClick={onTakeBack}>{words.takeBack}</Button>
        )}
      </div>
    )
  return (
    <div className="br-slot" data-clan={clan} data-seat={seat} data-empty data-mine={isMine || undefined}>
      <Crest clan={clan} />
      <p>{isMine ? words.waits[waitOf(board)] : `${names[seat] ?? words.clan(seat)} ${words.chooses}`}</p>
      {bonus > 0 && <Plus />}
      {view.spySeat === 1 - seat && (
        <span className="br-slot-eye">
          <Icon of={semiClosedEye} />
        </span>
      )}
    </div>
  )
}

/** The +2 planted beside a place. */
function Plus() {
  return (
    <span className="br-slot-plus" aria-hidden="true">
      <Icon of={knightBanner} />
      +2
    </span>
  )
}

function waitOf({ view: { spySeat }, viewer, choices }: BoardProps): keyof Words['waits'] {
  if (spySeat === null) return 'choose'
  if (spySeat !== viewer) return 'show'
  return choices.length > 0 ? 'answer' : 'wait'
}
