import type { Point } from '#bots/outlook'
import type { Viewer } from '#engine/game'
import { Swatch } from '#web/analysis/plot.tsx'
import type { Speech } from '#web/analysis/speech'
import type { Story } from '#web/analysis/worker'
import './standings.css'

interface StandingsProps {
  readonly story: Story
  /** The moment that is looked at. */
  readonly point: Point | undefined
  readonly viewer: Viewer
  readonly speech: Speech
}

/** What everybody came to, the best first as the game says, and whose line is whose. */
export function Standings({ story: { view, outcome }, point, viewer, speech }: StandingsProps) {
  const { words, text, names, percent } = speech
  const payoffs = outcome?.payoffs ?? []
  const rows =
    text.standings?.(view) ??
    names.map((_, seat) => ({ seat, says: '' })).toSorted((a, b) => (payoffs[b.seat] ?? 0) - (payoffs[a.seat] ?? 0))
  return (
    <table className="standings">
      <caption>{words.standings}</caption>
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.result}</th>
          <th scope="col">{point ? words.chanceAt(point.step) : words.chance}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, says }) => (
          <tr key={seat} data-own={seat === viewer || undefined}>
            <th scope="row">
              <Swatch seat={seat} />{' '}
              <span>
                {names[seat]}
                {names[seat] !== text.seat(seat) && <small>{text.seat(seat)}</small>}
              </span>
            </th>
            <td>
              <b>{words.ends(payoffs[seat] ?? 0, percent(payoffs[seat] ?? 0))}</b>
              {says !== '' && <small>{says}</small>}
            </td>
            <td>{point ? percent(point.chances[seat]!) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
