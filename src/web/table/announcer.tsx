import { useEffect, useMemo, useState } from 'react'
import type { GameTypes, Text } from '#engine/game'
import type { LineTold } from '#protocol/told'
import { sentencesOf } from '#web/table/sentences'
import { useWords } from '#web/words/words'

interface AnnouncerProps {
  readonly lines: readonly LineTold[]
  readonly names: readonly string[]
  readonly text: Text<GameTypes>
  /** What is not worth a word by now. */
  readonly isPassedOver: (event: object) => boolean
}

/** Reads out what is new in the log and the chat, politely; what was there before is there to be read. */
export function Announcer({ lines, names, text, isPassedOver }: AnnouncerProps) {
  const words = useWords()
  const last = lines.at(-1)
  const [n, events] = [last?.n ?? 0, last?.events?.length ?? 0]
  // A line may be told bit by bit: so many events of the last known one have been read out.
  const [known, setKnown] = useState({ n, events })
  const fresh = useMemo(() => lines.filter((line) => line.n >= known.n), [lines, known])
  useEffect(() => {
    // What has been read out may go, so that it is not read again.
    if (n === known.n && events === known.events) return undefined
    const timer = window.setTimeout(() => setKnown({ n, events }), 4000)
    return () => window.clearTimeout(timer)
  }, [n, events, known])
  return (
    <div role="log" aria-label={words.table.happened} className="unseen">
      {fresh.flatMap((line) => {
        const sentences = sentencesOf([line], { names, text, words })
        const isKnown = line.n === known.n
        const unread = isKnown ? (line.events?.length ?? 0) - known.events : sentences.length
        return [
          ...(line.what === 'chat' && line.text && !isKnown
            ? [<p key={`${line.n}/said`}>{words.table.says.chat(line.name ?? words.table.someone, line.text)}</p>]
            : []),
          ...sentences
            .slice(sentences.length - Math.max(0, unread))
            .filter(({ at }) => at === undefined || !isPassedOver(line.events![at]!))
            .map(({ key, says }) => <p key={key}>{says}</p>),
        ]
      })}
    </div>
  )
}
