import type { Seat } from '#engine/game'
import type { Desk } from '#games/last-brave/board/use-desk'
import { Crest } from '#games/last-brave/board/crest.tsx'
import { target } from '#games/last-brave/options'
import type { Event, PastBout } from '#games/last-brave/types'
import { Dialog } from '#web/design/dialog.tsx'
import './bouts.css'

interface BoutsProps {
  readonly desk: Desk
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The score of a campaign, and the bouts that are over. */
export function Bouts({ desk, isOpen, onClose }: BoutsProps) {
  const { words, view, board } = desk
  const { text } = words
  const goal = target(view.options)
  return (
    <Dialog title={words.score} isOpen={isOpen} onClose={onClose} closeLabel={words.close}>
      <table className="tlb-score">
        <thead>
          <tr>
            <td />
            {view.past.map(({ bout }) => (
              <th key={bout} scope="col">
                {words.bout(bout)}
              </th>
            ))}
            <th scope="col">{words.pointsOf(goal)}</th>
          </tr>
        </thead>
        <tbody>
          {view.points.map((points, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Crest seat={seat} />
                <span>
                  {text.seat(seat)}
                  <small>{board.names[seat]}</small>
                </span>
              </th>
              {view.past.map((past) => (
                <td key={past.bout} data-won={past.winners.includes(seat) || undefined}>
                  <small>{words.cards.champion(past.champions[seat]!).name}</small>
                  {resultOf(past, seat, words)}
                </td>
              ))}
              <td>
                <b>{points}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.past.length === 0 ? (
        <p>{words.noPast}</p>
      ) : (
        <ol className="tlb-past">
          {view.past.map((past) => (
            <li key={past.bout} value={past.bout}>
              {text.event(endOf(past))}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function resultOf({ winners, tied, reason }: PastBout, seat: Seat, words: Desk['words']): string {
  if (reason === 'broken-off') return '–'
  return winners.includes(seat) ? words.wonBout : tied.includes(seat) ? words.tiedBout : words.lostBout
}

/** How it ended, as it was told. */
const endOf = ({ bout, winners, tied, reason, champions }: PastBout): Event => ({
  kind: 'bout-over',
  rule: 'LB-134',
  bout,
  winners: [...winners],
  tied: [...tied],
  reason,
  champions: [...champions],
  hands: [],
  unused: [],
  shows: true,
})
