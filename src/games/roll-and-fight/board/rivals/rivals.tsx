import { HeroPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { DieFace } from '#games/roll-and-fight/board/art/die.tsx'
import { Sign } from '#games/roll-and-fight/board/art/sign.tsx'
import { MiniDen } from '#games/roll-and-fight/board/rivals/mini-den.tsx'
import { Press } from '#games/roll-and-fight/board/press.tsx'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import type { Words } from '#games/roll-and-fight/board/words'
import { wordsOf } from '#games/roll-and-fight/board/words-of'
import { availableHealth } from '#games/roll-and-fight/rules/read'
import { faceName } from '#games/roll-and-fight/text/names'
import type { Board } from '#games/roll-and-fight/types'
import type { Seat } from '#engine/game'
import './rivals.css'

interface RivalsProps {
  readonly board: BoardProps
  /** Those whose boards lie at the edge. */
  readonly seats: readonly Seat[]
  /** Shows a board in the middle. */
  readonly onLook: (seat: Seat) => void
}

/** What the others have, live; a press shows their board. */
export function Rivals({ board, seats, onLook }: RivalsProps) {
  const { rivals: words } = wordsOf(board.language)
  return (
    <ul className="rf-rivals" aria-label={words.label}>
      {seats.map((seat) => (
        <li key={seat}>
          <Rival board={board} seat={seat} words={words} onLook={() => onLook(seat)} />
        </li>
      ))}
    </ul>
  )
}

interface RivalProps {
  readonly board: BoardProps
  readonly seat: Seat
  readonly words: Words['rivals']
  readonly onLook: () => void
}

function Rival({ board, seat, words, onLook }: RivalProps) {
  const { view, names } = board
  const own = view.boards[seat]!
  const isOut = own.dead || own.stopped
  return (
    <Press
      className="rf-rival"
      aria-pressed={board.seat === seat}
      label={`${words.look(names[seat]!)}; ${said(board, own, words)}`}
      data-out={isOut || undefined}
      onPress={onLook}
    >
      <span className="rf-rival-face">{own.hero && <HeroPicture hero={own.hero} />}</span>
      <b className="rf-rival-name">{names[seat]}</b>
      {own.den !== null && (
        <span className="rf-rival-health">
          <Sign name="heart" />
          {availableHealth(own)}/{own.health.length}
        </span>
      )}
      <span className="rf-rival-dice">
        {own.dice.map(({ id, face }) => (
          <i key={id} data-locked={face === 'wound' || undefined}>
            <DieFace face={face} />
          </i>
        ))}
      </span>
      <span className="rf-rival-state">
        {own.sets.length > 0 && <span>{words.sets(own.sets.length)}</span>}
        {own.dead ? <em>{words.dead}</em> : own.stopped && <em>{words.stopped}</em>}
        {isWaiting(own) && <em aria-hidden="true">…</em>}
      </span>
      {own.den !== null && (
        <span className="rf-rival-den">
          <MiniDen board={own} />
        </span>
      )}
    </Press>
  )
}

const isWaiting = ({ orders, held }: Board): boolean => orders.length > 0 || held !== null

function said({ language }: BoardProps, own: Board, words: Words['rivals']): string {
  const faces = own.dice.flatMap(({ face }) => (face === null ? [] : [faceName(face, language)]))
  return [
    words.health(availableHealth(own), own.health.length),
    faces.length > 0 ? words.dice(faces.join(', ')) : words.noDice,
    words.sets(own.sets.length),
    ...(own.dead ? [words.dead] : own.stopped ? [words.stopped] : []),
    ...(isWaiting(own) ? [words.ordered] : []),
  ].join('; ')
}
