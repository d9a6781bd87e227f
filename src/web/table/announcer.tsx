import { useEffect, useMemo, useState } from 'react'
import type { GameTypes, Text } from '#engine/game'
import type { LineTold } from '#protocol/told'
import { sentencesOf } from '#web/table/sentences'
import { useWords } from '#web/words/words'

interface AnnouncerProps {
  readonly lines: readonly LineTold[]
  readonly names: readonly string[]
  readonly text: Text<GameTypes>
}

/** Reads out what is new in the log and the chat, politely; what was there before is there to be read. */
export function Announcer({ lines, names, text }: AnnouncerProps) {
  const words = useWords()
  const [known, setKnown] = useState(lines.at(-1)?.n ?? 0)
  const last = lines.at(-1)?.n ?? 0
  const fresh = useMemo(() => lines.filter(({ n }) => n > known), [lines, known])
  useEffect(() => {
    // What has been read out may go, so that it is not read again.
    if (last === known) return undefined
    const timer = window.setTimeout(() => setKnown(last), 4000)
    return () => window.clearTimeout(timer)
  }, [last, known])
  return (
    <div role="log" aria-label={words.table.happened} className="unseen">
      {fresh.flatMap((line) => [
        ...(line.what === 'chat' && line.text
          ? [<p key={`${line.n}/said`}>{words.table.says.chat(line.name ?? words.table.someone, line.text)}</p>]
          : []),
        ...sentencesOf([line], { names, text, words }).map(({ key, says }) => <p key={key}>{says}</p>),
      ])}
    </div>
  )
}
