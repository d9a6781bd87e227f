import type { BoardProps } from '#games/brave-rats/board/props'
import type { Words } from '#games/brave-rats/board/words'
import { Icon } from '#web/design/icon.tsx'
import { knightBanner, padlock, queenCrown, semiClosedEye } from '#web/design/icons'

interface MarksProps {
  readonly board: BoardProps
  readonly seat: 0 | 1
  readonly words: Words
}

/** What stands beside a seat in this round: the +2, the Spy, a sealed card. */
export function Marks({ board: { view, viewer, locked }, seat, words }: MarksProps) {
  const isLocked =
    locked.seats.includes(seat) ||
    (viewer === seat && locked.own !== null) ||
    (view.committed[seat] !== null && view.spySeat === null)
  const marks = [
    view.bonus[seat] > 0 && { icon: knightBanner, says: words.boosted, short: '+2', kind: 'boost' },
    view.spySeat === seat && { icon: semiClosedEye, says: words.spying, short: undefined, kind: 'spy' },
    view.spySeat === 1 - seat && { icon: semiClosedEye, says: words.spiedOn, short: undefined, kind: 'spied' },
    view.options.princessAttack &&
      view.role === seat && { icon: queenCrown, says: words.princes, short: '', kind: 'role' },
    isLocked && { icon: padlock, says: words.lockedIn, short: '', kind: 'locked' },
  ].filter((mark) => mark !== false)
  return (
    <ul className="br-marks">
      {marks.map(({ icon, says, short, kind }) => (
        <li key={kind} data-kind={kind}>
          <Icon of={icon} />
          {short !== undefined && <span className="br-short">{short}</span>}
          <span className="br-long">{says}</span>
        </li>
      ))}
    </ul>
  )
}
