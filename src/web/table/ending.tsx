import { type ReactNode, useEffect, useRef } from 'react'
import type { GameTypes, Outcome, Seat, Text } from '#engine/game'
import { isClosed } from '#games/shelf'
import { scoreOf } from '#protocol/series'
import type { KnownTable } from '#web/client/use-table'
import { Button } from '#web/design/button.tsx'
import { Icon } from '#web/design/icon.tsx'
import { crossedSwords, flyingFlag, queenCrown } from '#web/design/icons'
import { LinkButton } from '#web/shell/link-button.tsx'
import { headline, headlineOfAll } from '#web/table/headline'
import { RuleLink } from '#web/table/rule-link.tsx'
import { isOneSide } from '#web/table/seats'
import { seriesAt } from '#web/table/series'
import { statisticsOf } from '#web/table/statistics'
import type { TableGame } from '#web/table/use-game'
import { useWords, type Words } from '#web/words/words'
import './ending.css'

interface EndingProps {
  readonly known: KnownTable
  readonly outcome: Outcome
  readonly game: TableGame
  readonly text: Text<GameTypes>
  readonly names: readonly string[]
  /** Whether several people at this screen played: then nobody is "you". */
  readonly isShared: boolean
  readonly onRematch: () => void
  readonly onAnalysis: () => void
  /** Puts it aside, to look at the board. */
  readonly onAside: () => void
}

/** How the match ended and why, what it was like, and what one can do now. It lies on the board and can be put aside. */
export function Ending({ known, outcome, game, text, names, isShared, onRematch, onAnalysis, onAside }: EndingProps) {
  const words = useWords()
  const { table: said } = words
  const { table, now, as } = known
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const isOurs = isOneSide(now)
  const own = as === 'spectator' || (isShared && !isOurs) ? undefined : outcome.payoffs[as]
  const isSeated = as !== 'spectator'
  // What was played under other rules cannot be worked out by those of today.
  const isPlayed = !isClosed(outcome)
  return (
    <div className="ending-cover">
      <section
        className="ending"
        aria-labelledby="ending-title"
        data-end={own === 1 ? 'won' : own === 0 ? 'lost' : undefined}
      >
        <Icon of={own === 0 ? flyingFlag : outcome.payoffs.includes(1) ? queenCrown : crossedSwords} />
        <h2 id="ending-title" ref={heading} tabIndex={-1}>
          {isOurs ? headlineOfAll(outcome, isShared ? undefined : own, said) : headline(outcome, own, names, said)}
        </h2>
        <p>
          {text.outcome(outcome)} {isPlayed && <RuleLink game={table.game} rule={outcome.rule} />}
        </p>
        {isPlayed && now.view && text.finale && <p>{text.finale(now.view as GameTypes['View'])}</p>}
        <Numbers known={known} game={game} text={text} names={names} words={said} isShared={isShared} />
        {now.rematch !== null && <p role="status">{rematchSaid(known, names, said)}</p>}
        <div className="ending-acts">
          {(isSeated || now.rematch !== null) && (
            <Button kind="primary" onClick={onRematch}>
              {now.rematch === null ? said.rematch : said.follow}
            </Button>
          )}
          {isPlayed && <Button onClick={onAnalysis}>{said.analysis}</Button>}
          {now.view && <LinkButton href={`/replay/${table.id}`}>{said.replay}</LinkButton>}
          <Button onClick={onAside}>{said.lookAtBoard}</Button>
          <LinkButton kind="quiet" href="/">
            {words.common.allGames}
          </LinkButton>
        </div>
      </section>
    </div>
  )
}

/** Who waits at the next match. */
function rematchSaid({ lines }: KnownTable, names: readonly string[], words: Words['table']): string {
  const asked = lines.findLast(({ what }) => what === 'rematch')?.asked
  return asked === undefined ? words.says.rematch() : words.says['wants-rematch'](names[asked]!)
}

/** Two stand against each other, one's own first: 4 : 2. Of more, each is named. */
function scoreLine(score: readonly number[], names: readonly string[], own: Seat | undefined): string {
  if (score.length === 2) return (own === 1 ? score.toReversed() : score).join(' : ')
  return names.map((name, seat) => `${name} ${score[seat]}`).join(', ')
}

interface NumbersProps {
  readonly known: KnownTable
  readonly game: TableGame
  readonly text: Text<GameTypes>
  readonly names: readonly string[]
  readonly words: Words['table']
  readonly isShared: boolean
}

function Numbers({ known, game: { rules }, text: { measure }, names, words, isShared }: NumbersProps): ReactNode {
  const { lines, now, as } = known
  const { duration, thought } = statisticsOf(lines, names.length)
  const own = as === 'spectator' || isShared ? undefined : as
  const view = now.view as GameTypes['View'] | undefined
  const score = view && !isClosed(now.outcome!) ? rules?.score?.(view) : undefined
  const series = isOneSide(now) ? undefined : seriesAt(now)
  const won = scoreOf(series, now.seats)
  const length = measure !== undefined && view ? rules?.length?.(view) : undefined
  const time = (milliseconds: number): string => {
    const seconds = Math.round(milliseconds / 1000)
    return words.minutes(Math.floor(seconds / 60), seconds % 60)
  }
  const rows: readonly (readonly [string, string])[] = [
    ...(score ? [[words.score, scoreLine(score, names, own)] as const] : []),
    ...(won
      ? [
          [
            words.series,
            [scoreLine(won, names, own), ...(series!.drawn > 0 ? [words.drawn(series!.drawn)] : [])].join(', '),
          ] as const,
        ]
      : []),
    ...(length === undefined ? [] : [[measure!, `${length}`] as const]),
    [words.duration, time(duration)],
    ...names.flatMap((name, seat) =>
      now.seats[seat]?.guest && thought[seat]! > 0 ? [[words.thought(name), time(thought[seat]!)] as const] : [],
    ),
  ]
  return (
    <dl aria-label={words.statistics}>
      {rows.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
