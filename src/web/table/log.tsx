import { useMemo } from 'react'
import type { GameTypes, Text } from '#engine/game'
import type { LineTold } from '#protocol/told'
import type { SoFar } from '#web/player/stills'
import { RuleLink } from '#web/table/rule-link.tsx'
import { sentencesOf } from '#web/table/sentences'
import { useNewestInView } from '#web/table/use-newest-in-view'
import { useWords } from '#web/words/words'
import './log.css'

interface LogProps {
  readonly lines: readonly LineTold[]
  readonly names: readonly string[]
  readonly text: Text<GameTypes>
  readonly game: string
  /** Shows the moment of a line, when so many of its events had been told. */
  readonly onJump?: (line: LineTold, events?: number) => void
  /** The moment that is looked at: how far a replay has come, or of the past. */
  readonly current?: SoFar | undefined
}

/** What happened, in sentences, each with the clause that made it happen. The newest is in view. */
export function Log({ lines, names, text, game, onJump, current }: LogProps) {
  const words = useWords()
  const sentences = useMemo(() => sentencesOf(lines, { names, text, words }), [lines, names, text, words])
  const list = useNewestInView<HTMLOListElement>(current ? `${current.n}/${current.events}` : sentences.length)
  return (
    <ol ref={list} className="log" aria-label={words.table.happened} tabIndex={0}>
      {sentences.map(({ key, line, at, says, rule }) => (
        <li
          key={key}
          aria-current={current && line.n === current.n && (at ?? 0) < Math.max(1, current.events) ? 'step' : undefined}
          data-told={rule === undefined || undefined}
        >
          {onJump ? (
            <button
              type="button"
              className="log-jump"
              title={words.table.jump}
              onClick={() => onJump(line, at === undefined ? undefined : at + 1)}
            >
              {says}
            </button>
          ) : (
            says
          )}{' '}
          {rule !== undefined && <RuleLink game={game} rule={rule} />}
        </li>
      ))}
    </ol>
  )
}
