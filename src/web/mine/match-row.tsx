import { useState } from 'react'
import type { OwnMatchTold } from '#protocol/told'
import { forgetTable } from '#web/client/tables'
import { Badge } from '#web/design/badge.tsx'
import { IconButton } from '#web/design/icon-button.tsx'
import { hourglass, queenCrown } from '#web/design/icons'
import { trashCan } from '#web/design/icons-later'
import { nameOfGame, sitterSaid } from '#web/lobby/said'
import { isOfDevice } from '#web/local/device-line'
import { askedSince } from '#web/mine/asked'
import { Forget } from '#web/mine/forget.tsx'
import { agoSaid, companySaid, daySaid, resultOf, scoreSaid } from '#web/mine/said'
import { LinkButton } from '#web/shell/link-button.tsx'
import { mine as ownWords } from '#web/words/mine'
import { useWords, useWordsOf } from '#web/words/words'
import './match-row.css'

interface MatchRowProps {
  readonly match: OwnMatchTold
  /** It was removed from this device. */
  readonly onForget: (id: string) => void
}

/** A match of one's own: what, with whom, how it stands, and the way there. */
export function MatchRow({ match, onForget }: MatchRowProps) {
  const words = useWords()
  const said = useWordsOf(ownWords)
  const [isDoomed, setDoomed] = useState(false)
  const { id, game, status, series, seats, own } = match
  const isOver = status === 'over'
  const score = isOfSeveral(match) ? scoreSaid(series, seats, own) : undefined
  const company = companySaid(match, words, said)
  return (
    <li className="match-row" data-lid={game} aria-label={said.matchOf(nameOfGame(game), company)}>
      <p>
        <strong>{nameOfGame(game)}</strong>
        {isOver ? <Result match={match} /> : <Waits match={match} />}
        {score !== undefined && <Badge kind="gold">{said.series(score)}</Badge>}
      </p>
      <p>{company}</p>
      <span className="match-row-acts">
        <LinkButton kind={isOver ? 'plain' : 'primary'} href={`/${isOver ? 'replay' : 'table'}/${id}`}>
          {isOver ? words.table.replay : words.home.resume}
        </LinkButton>
        {isOfDevice(id) && (
          <IconButton icon={trashCan} label={said.forget(nameOfGame(game))} onClick={() => setDoomed(true)} />
        )}
      </span>
      <Forget
        isOpen={isDoomed}
        onClose={() => setDoomed(false)}
        onForget={() =>
          void forgetTable(id).then(
            () => onForget(id),
            () => setDoomed(false),
          )
        }
      />
    </li>
  )
}

/** Whether there was a match of the same series before. */
const isOfSeveral = ({ series, status }: OwnMatchTold): boolean => {
  const played = series?.players.reduce((sum, { won }) => sum + won, series.drawn) ?? 0
  return played > (status === 'over' ? 1 : 0)
}

/** For whom it waits, and since when. */
function Waits({ match }: { readonly match: OwnMatchTold }) {
  const words = useWords()
  const said = useWordsOf(ownWords)
  const { status, own, seats, awaited, at } = match
  const ago = (since: number): string => agoSaid(since, Date.now(), said.justNow)
  const asked = askedSince(match)
  if (status === 'open')
    return (
      <>
        <Badge icon={hourglass}>{said.waitsForPlayers}</Badge> <small>{ago(at)}</small>
      </>
    )
  if (asked !== undefined)
    return (
      <>
        <Badge kind="good">{words.table.yourTurn}</Badge> <small>{ago(asked)}</small>
      </>
    )
  if (own.length > 0 && own.every((seat) => seats[seat]!.bot !== null))
    return <Badge kind="warn">{words.table.botPlaysForYou}</Badge>
  const others = awaited.flatMap(({ actor, since }) => (actor === 'clock' ? [] : [{ seat: seats[actor]!, since }]))
  if (others.length === 0) return <Badge icon={hourglass}>{words.table.waitsForReactions}</Badge>
  return (
    <>
      <Badge icon={hourglass}>{said.waitsFor(others.map(({ seat }) => sitterSaid(seat, words)).join(', '))}</Badge>{' '}
      <small>{ago(Math.min(...others.map(({ since }) => since)))}</small>
    </>
  )
}

/** How it ended, and when. */
function Result({ match }: { readonly match: OwnMatchTold }) {
  const { table } = useWords()
  const said = useWordsOf(ownWords)
  const result = resultOf(match)
  return (
    <>
      {result === 'won' && (
        <Badge kind="gold" icon={queenCrown}>
          {said.won}
        </Badge>
      )}
      {result && result !== 'won' && <Badge>{result === 'closed' ? table.closed : said[result]}</Badge>}{' '}
      <small>
        <time dateTime={new Date(match.at).toISOString()}>{daySaid(match.at)}</time>
      </small>
    </>
  )
}
