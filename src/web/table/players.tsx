import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { Seat, Stand } from '#engine/game'
import { isClosed } from '#games/shelf'
import { scoreOf } from '#protocol/series'
import type { KnownTable } from '#web/client/use-table'
import { Badge } from '#web/design/badge.tsx'
import { Clock } from '#web/design/clock.tsx'
import { Face } from '#web/design/face.tsx'
import { checkMark, cog, flyingFlag, hourglass, padlock, queenCrown, semiClosedEye } from '#web/design/icons'
import { awaySaid, useAbsence } from '#web/table/absence'
import { isOneSide, levelName } from '#web/table/seats'
import { seriesAt } from '#web/table/series'
import { useWords, type Words } from '#web/words/words'
import './players.css'

interface PlayersProps {
  readonly known: Pick<KnownTable, 'now' | 'as' | 'readAt' | 'presenceAt'>
  readonly names: readonly string[]
  readonly seatName: (seat: Seat) => string
  /** Who is out, once the rules are there to say so. */
  readonly standing?: readonly Stand[] | undefined
  /** What a seat is known by on the board: who sits there is shown by it here, too. */
  readonly emblem?: ComponentType<{ readonly seat: Seat }> | undefined
}

/** Everybody at the table: who, on which side, what they are doing, and how much time they have. */
export function Players({ known, names, seatName, standing, emblem: Emblem }: PlayersProps) {
  const { now, as, readAt } = known
  const { table: words, common } = useWords()
  const absence = useAbsence(known)
  const list = useRef<HTMLUListElement>(null)
  const score = isOneSide(now) ? undefined : scoreOf(seriesAt(now), now.seats)
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
      {now.seats.map(({ guest, bot, face }, seat) => {
        const name = guest === null && bot === null ? words.free : names[seat]!
        const side = seatName(seat)
        // A match that is over has no use for its clocks.
        const left = now.outcome ? null : (now.clocks?.left[seat] ?? null)
        return (
          <li key={seat} data-turn={isWaitedFor(known, seat) || undefined}>
            {Emblem ? (
              <span className="players-emblem">
                <Suspense>
                  <Emblem seat={seat} />
                </Suspense>
              </span>
            ) : (
              <Face of={face} />
            )}
            <b>
              <span>{name}</span>
              {as === seat && <em>({words.you})</em>}
              {score && (
                <span className="players-won" role="img" aria-label={words.wonInSeries(score[seat]!)}>
                  {score[seat]}
                </span>
              )}
            </b>
            {(side !== name || (guest === null && bot !== null)) && (
              <small>
                {side !== name && <span>{side}</span>}
                {guest === null && bot !== null && (
                  <span className="players-level">
                    <span className="unseen">Bot: </span>
                    {levelName(bot, common)}
                  </span>
                )}
              </small>
            )}
            <span className="players-doing">{doingOf(known, seat, words, absence[seat], standing?.[seat])}</span>
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

function doingOf(
  known: PlayersProps['known'],
  seat: Seat,
  words: Words['table'],
  gone: number | undefined,
  stand: Stand = 'in',
): ReactNode {
  const { now } = known
  const { guest, bot } = now.seats[seat]!
  const isReplaced = guest !== null && bot !== null
  if (now.outcome) return isClosed(now.outcome) ? null : resultOf(now.outcome.payoffs[seat] ?? 0, words)
  const away = gone !== undefined && (
    <Badge kind="bad" icon={semiClosedEye}>
      <span>{awaySaid(gone, words)}</span>
    </Badge>
  )
  if (now.status === 'open')
    return (
      away ||
      ((guest !== null || bot !== null) && (
        <Badge kind="good" icon={checkMark}>
          <span>{words.ready}</span>
        </Badge>
      ))
    )
  if (stand !== 'in')
    return (
      <Badge icon={stand === 'fallen' ? flyingFlag : checkMark}>
        <span>{words[stand]}</span>
      </Badge>
    )
  if (isReplaced)
    return (
      <Badge kind="bad" icon={cog}>
        <span>{words.replaced}</span>
      </Badge>
    )
  const asked = now.pending.find(({ actor }) => actor === seat)
  // Whoever is away does not think; what was locked in stands.
  if (away && !asked?.locked) return away
  if (asked?.locked)
    return (
      <Badge kind="gold" icon={padlock}>
        <span>{words.locked}</span>
      </Badge>
    )
  return asked ? (
    <Badge kind="warn" icon={hourglass}>
      <span>{words.thinking}</span>
    </Badge>
  ) : (
    <Badge>
      <span>{words.waiting}</span>
    </Badge>
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
