import { useState } from 'react'
import type { Seat } from '#engine/game'
import { clanOfSeat, SHIELDS } from '#games/brave-rats/board/clan'
import { Crest } from '#games/brave-rats/board/crest.tsx'
import { Marks } from '#games/brave-rats/board/marks.tsx'
import type { BoardProps } from '#games/brave-rats/board/props'
import type { Words } from '#games/brave-rats/board/words'
import { target } from '#games/brave-rats/options'
import { Icon } from '#web/design/icon.tsx'
import { queenCrown } from '#web/design/icons'
import './banner.css'

interface BannerProps {
  readonly board: BoardProps
  readonly seat: 0 | 1
  readonly words: Words
}

/** A clan's banner: whose it is, its victories, and what helps or hinders it in this round. */
export function Banner({ board, seat, words }: BannerProps) {
  const { view, viewer, names, outcome } = board
  const clan = clanOfSeat(seat)
  const winner = winnerOf(board)
  return (
    <div
      role="group"
      className="br-banner"
      data-clan={clan}
      data-seat={seat}
      data-ended={winner === undefined ? undefined : winner === seat ? 'won' : 'lost'}
      aria-label={`${words.clan(seat)}: ${names[seat] ?? ''}`}
    >
      <Crest clan={clan} />
      <div className="br-banner-name">
        <b>{words.clan(seat)}</b>
        <span>
          {names[seat]}
          {viewer === seat && <em> ({words.you})</em>}
        </span>
      </div>
      <Victories seat={seat} count={view.victories[seat]} target={target(view.options)} words={words} />
      {view.options.emperor && <Games count={view.gameWins[seat]} words={words} />}
      {!view.result && !outcome && <Marks board={board} seat={seat} words={words} />}
    </div>
  )
}

function winnerOf({ view, outcome }: BoardProps): Seat | undefined {
  if (outcome) return outcome.payoffs.indexOf(1)
  return view.result ? (view.result.winner ?? -1) : undefined
}

interface VictoriesProps {
  readonly seat: Seat
  readonly count: number
  readonly target: number
  readonly words: Words
}

function Victories({ seat, count, target: goal, words }: VictoriesProps) {
  const [seen, setSeen] = useState({ count, fresh: 0 })
  if (seen.count !== count) setSeen({ count, fresh: Math.max(0, count - seen.count) })
  return (
    <span className="br-victories" role="img" aria-label={words.victories(count, goal)}>
      {Array.from({ length: Math.max(goal, count) }, (_, at) => (
        <svg
          key={at}
          viewBox="0 0 100 100"
          data-won={at < count || undefined}
          data-fresh={(at < count && at >= count - seen.fresh) || undefined}
        >
          <path d={SHIELDS[clanOfSeat(seat)]} />
          {at < count && <path className="tick" d="M28 50L44 68L74 34" />}
        </svg>
      ))}
    </span>
  )
}

function Games({ count, words }: { readonly count: number; readonly words: Words }) {
  return (
    <span className="br-games" role="img" aria-label={words.gamesWon(count)}>
      {[0, 1].map((at) => (
        <span key={at} data-won={at < count || undefined}>
          <Icon of={queenCrown} />
        </span>
      ))}
    </span>
  )
}
