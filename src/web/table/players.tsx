import { type ReactNode, useEffect, useRef } from 'react'
import type { Seat } from '#engine/game'
import { isClosed } from '#games/shelf'
import type { KnownTable } from '#web/client/use-table'
import { Badge } from '#web/design/badge.tsx'
import { Clock } from '#web/design/clock.tsx'
import { checkMark, cog, hourglass, padlock, queenCrown } from '#web/design/icons'
import { useWords, type Words } from '#web/words/words'
import './players.css'

interface PlayersProps {
  readonly known: Pick<KnownTable, 'now' | 'as' | 'readAt'>
  readonly names: readonly string[]
  readonly seatName: (seat: Seat) => string
}

/** Everybody at the table: who, on which side, what they are doing, and how much time they have. */
export function Players({ known, names, seatName }: PlayersProps) {
  const { now, as, readAt } = known
  const { table: words } = useWords()
  const list = useRef<HTMLUListElement>(null)
  const waitedFor = now.seats.findIndex((_, seat) => isWaitedFor(known, seat))
  useEffect(() => {
    // Where they do not all fit, those who are waited for do.
    const one = waitedFor < 0 ? undefined : list.current?.children[waitedFor]
    if (one instanceof HTMLElement) show(one, list.current!)
  }, [waitedFor])
  return (
    // Where so many do not fit, the keyboard can scroll them, too.
    <ul
      ref={list}
      className="players"
      aria-label={words.players}
      data-many={names.length > 4 || undefined}
      tabIndex={names.length > 2 ? 0 : undefined}
    >
      {now.seats.map(({ guest, bot }, seat) => {
        const name = guest === null && bot === null ? words.free : names[seat]!
        const side = seatName(seat)
        // A match that is over has no use for its clocks.
        const left = now.outcome ? null : (now.clocks?.left[seat] ?? null)
        return (
          <li key={seat} data-turn={isWaitedFor(known, seat) || undefined}>
            <b>
              <span>{name}</span>
              {as === seat && <em>({words.you})</em>}
            </b>
            {side !== name && <small>{side}</small>}
            <span className="players-doing">{doingOf(known, seat, words)}</span>
            {left !== null && (
              <Clock
                label={words.clockOf(name)}
                left={left}
                readAt={readAt}
                running={now.clocks!.running.includes(seat)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Scrolls a list so far that one of its items is seen, and nothing around the list. */
function show(one: HTMLElement, list: HTMLElement): void {
  const [box, frame] = [one.getBoundingClientRect(), list.getBoundingClientRect()]
  const left = Math.min(0, box.left - frame.left) + Math.max(0, box.right - frame.right)
  const top = Math.min(0, box.top - frame.top) + Math.max(0, box.bottom - frame.bottom)
  if (left !== 0 || top !== 0) list.scrollBy({ left, top })
}

const isWaitedFor = ({ now }: PlayersProps['known'], seat: Seat): boolean =>
  now.pending.some(({ actor, locked }) => actor === seat && !locked)

function doingOf(known: PlayersProps['known'], seat: Seat, words: Words['table']): ReactNode {
  const { now } = known
  const { guest, bot } = now.seats[seat]!
  const isReplaced = guest !== null && bot !== null
  if (now.outcome) return isClosed(now.outcome) ? null : resultOf(now.outcome.payoffs[seat] ?? 0, words)
  if (now.status === 'open')
    return (
      (guest !== null || bot !== null) && (
        <Badge kind="good" icon={checkMark}>
          <span>{words.ready}</span>
        </Badge>
      )
    )
  const asked = now.pending.find(({ actor }) => actor === seat)
  return (
    <>
      {isReplaced && (
        <Badge kind="bad" icon={cog}>
          <span>{words.replaced}</span>
        </Badge>
      )}
      {asked?.locked ? (
        <Badge kind="gold" icon={padlock}>
          <span>{words.locked}</span>
        </Badge>
      ) : asked ? (
        <Badge kind="warn" icon={hourglass}>
          <span>{words.thinking}</span>
        </Badge>
      ) : (
        <Badge>
          <span>{words.waiting}</span>
        </Badge>
      )}
    </>
  )
}

function resultOf(payoff: number, words: Words['table']): ReactNode {
  if (payoff === 1)
    return (
      <Badge kind="gold" icon={queenCrown}>
        {words.won}
      </Badge>
    )
  return <Badge>{payoff === 0 ? words.lost : words.drew}</Badge>
}
