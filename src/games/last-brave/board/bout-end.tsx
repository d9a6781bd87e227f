import { Crest } from '#games/last-brave/board/crest.tsx'
import type { Desk } from '#games/last-brave/board/use-desk'
import { target } from '#games/last-brave/options'
import './bout-end.css'

/** Between two bouts: which one is over, and the score. */
export function BoutEnd({ desk }: { readonly desk: Desk }) {
  const { words, view } = desk
  return (
    <div className="tlb-bout-end">
      <h2>{words.boutOver(view.bout)}</h2>
      <ul aria-label={words.score}>
        {view.points.map((points, seat) => (
          <li key={seat}>
            <Crest seat={seat} />
            <span className="unseen">{words.text.seat(seat)}</span>
            <b>{points}</b>
          </li>
        ))}
      </ul>
      <p>{words.pointsOf(target(view.options))}</p>
    </div>
  )
}
