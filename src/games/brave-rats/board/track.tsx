import { Pip } from '#games/brave-rats/board/card-face.tsx'
import { clanOf } from '#games/brave-rats/board/clan'
import type { BoardProps } from '#games/brave-rats/board/props'
import { Rule } from '#web/design/rule.tsx'
import { sidesOf } from '#games/brave-rats/board/scene'
import type { Words } from '#games/brave-rats/board/words'
import { strengthOf } from '#games/brave-rats/cards'
import { clauseOf } from '#games/brave-rats/duel'
import type { Round } from '#games/brave-rats/types'
import { Icon } from '#web/design/icon.tsx'
import { hourglass } from '#web/design/icons'
import { useRoving } from '#web/design/roving'
import { Tip, useTip } from '#web/design/tip.tsx'
import './track.css'

interface TrackProps {
  readonly board: BoardProps
  readonly words: Words
}

/** The eight rounds of a game: what met, who won, and on tap why. */
export function Track({ board, words }: TrackProps) {
  const { view } = board
  const roving = useRoving<HTMLOListElement>(view.history.length)
  return (
    <ol className="br-track" aria-label={words.track} {...roving.list}>
      {Array.from({ length: 8 }, (_, at) => {
        const played = view.history.findIndex(({ round }) => round === at + 1)
        const isLast = played >= 0 && played === view.history.length - 1
        const isNow = !view.result && !view.draft && view.round === at + 1
        return (
          <li key={at} data-now={isNow || undefined} data-last={isLast || undefined}>
            {played >= 0 ? (
              <Played round={view.history[played]!} board={board} words={words} roving={roving.item(played)} />
            ) : (
              <span className="br-track-empty">
                <span aria-hidden="true">{at + 1}</span>
                <span className="unseen">
                  {words.round(at + 1)}: {isNow ? words.now : words.notPlayed}
                </span>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface PlayedProps extends TrackProps {
  readonly round: Round
  readonly roving: object
}

function Played({ round, board: { view, viewer, onRule }, words, roving }: PlayedProps) {
  const tip = useTip(true)
  const { near, far } = sidesOf(viewer)
  const { winner, cards, strengths, gained } = round
  const isHeld = view.held.includes(round.round)
  const result = winner === null ? words.onHold : words.wonBy(words.clan(winner), gained[winner as 0 | 1])
  const met = words.meets(words.rat(strengthOf(cards[0])).name, words.rat(strengthOf(cards[1])).name)
  const pip = (seat: 0 | 1) => (
    <span aria-hidden="true" data-end={winner === null ? 'held' : winner === seat ? 'won' : 'lost'}>
      <Pip clan={clanOf(cards[seat])} strength={strengths[seat]} />
    </span>
  )
  return (
    <>
      <button type="button" className="br-track-round" data-held={isHeld || undefined} {...roving} {...tip.trigger}>
        <span className="unseen">{`${words.round(round.round)}: ${met}. ${result}. ${words.reason(round)}`}</span>
        {pip(far)}
        <span
          aria-hidden="true"
          className="br-track-mark"
          data-side={winner === near ? 'near' : winner === far ? 'far' : undefined}
        >
          {winner === null ? <Icon of={hourglass} /> : round.by === 'princess' ? '♛' : `+${gained[winner as 0 | 1]}`}
        </span>
        {pip(near)}
      </button>
      <Tip of={tip} isInteractive={onRule !== undefined}>
        <strong>
          {words.round(round.round)}: {met}
        </strong>
        <br />
        {words.reason(round)} <Rule rule={clauseOf(round)} onRule={onRule} />
      </Tip>
    </>
  )
}
