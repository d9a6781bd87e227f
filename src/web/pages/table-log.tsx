import { useEffect, useRef } from 'react'
import type { GameTypes, Text } from '#engine/game'
import type { LineTold } from '#protocol/told'

interface LogProps {
  readonly lines: readonly LineTold[]
  readonly names: readonly string[]
  readonly text: Text<GameTypes>
}

/** What happened, in sentences, each with the clause that made it happen. */
export function Log({ lines, names, text }: LogProps) {
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [lines.length])
  return (
    <ol className="table-log" aria-label="What happened">
      {lines.flatMap((line) => {
        const said = sentenceOf(line, names)
        const events = (line.events ?? []) as GameTypes['Event'][]
        return [
          ...(said === undefined ? [] : [<li key={line.n}>{said}</li>]),
          ...events.map((event, at) => (
            <li key={`${line.n}/${at}`}>
              {text.event(event)} <small>{event.rule}</small>
            </li>
          )),
        ]
      })}
      <li ref={end} aria-hidden="true" />
    </ol>
  )
}

/** What people did; what the game did says itself. */
function sentenceOf({ what, seat, name, text, level }: LineTold, names: readonly string[]): string | undefined {
  const who = name ?? (typeof seat === 'number' ? names[seat] : undefined) ?? 'Someone'
  switch (what) {
    case 'sat':
      return `${who} sits down.`
    case 'stood':
      return `${who} stands up.`
    case 'replaced':
      return `A ${level} bot plays for ${who}.`
    case 'returned':
      return `${who} is back.`
    case 'handed':
      return `${who} takes the seat over.`
    case 'resign':
      return `${who} gives up.`
    case 'flagged':
      return `${who} has no time left.`
    case 'undo':
      return `${who} takes a choice back.`
    case 'chat':
      return text ? `${who}: ${text}` : undefined
    default:
      return undefined
  }
}
