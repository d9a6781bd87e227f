import { useMemo } from 'react'
import type { GameTypes, Text } from '#engine/game'
import type { LineTold } from '#protocol/told'
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
  /** Shows the moment of a line; in a replay. */
  readonly onJump?: (line: LineTold) => void
  /** The number of the line that is shown now; in a replay. */
  readonly current?: number
}

/** What happened, in sentences, each with the clause that made it happen. The newest is in view. */
export function Log({ lines, names, text, game, onJump, current }: LogProps) {
  const words = useWords()
  const sentences = useMemo(() => sentencesOf(lines, { names, text, words }), [lines, names, text, words])
  const list = useNewestInView<HTMLOListElement>(current ?? sentences.length)
  return (
    <ol ref={list} className="log" aria-label={words.table.happened} tabIndex={0}>
      {sentences.map(({ key, line, says, rule }) => (
        <li
          key={key}
          aria-current={line.n === current ? 'step' : undefined}
          data-told={rule === undefined || undefined}
        >
          {onJump ? (
            <button type="button" className="log-jump" title={words.table.jump} onClick={() => onJump(line)}>
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
