import { useMemo } from 'react'
import type { GameTypes, Text } from '#engine/game'
import { Button } from '#web/design/button.tsx'
import { Icon } from '#web/design/icon.tsx'
import { IconButton } from '#web/design/icon-button.tsx'
import { crossedSwords, hourglass } from '#web/design/icons'
import { stepBack, stepForward, toLast } from '#web/replay/icons'
import type { Sight } from '#web/table/sight'
import type { Status } from '#web/table/status'
import type { LookBack } from '#web/table/use-look-back'
import { past } from '#web/words/past'
import { useWordsOf } from '#web/words/words'
import './look-back.css'

interface LookBackBarProps {
  readonly back: LookBack
  /** The table as it is by now. */
  readonly sight: Sight
  readonly status: Status
  readonly isNarrow: boolean
}

/** In place of what is going on: that one looks at the past, what happened then, and the way to the present. */
export function LookBackBar({ back, sight, status, isNarrow }: LookBackBarProps) {
  const words = useWordsOf(past)
  const says = useSaid(sight, back)
  return (
    <section className="look-back" aria-label={words.title}>
      <p role="status">
        <b>
          <Icon of={hourglass} />
          {words.title}
          {status.turn !== undefined && (
            <strong>
              <Icon of={crossedSwords} />
              {words.asked}
            </strong>
          )}
        </b>{' '}
        <span>{says}</span>
      </p>
      <IconButton icon={stepBack} label={words.back} onClick={() => back.step(-1)} />
      <IconButton icon={stepForward} label={words.on} onClick={() => back.step(1)} />
      {isNarrow ? (
        <IconButton icon={toLast} label={words.present} onClick={back.leave} />
      ) : (
        <Button kind="primary" icon={toLast} onClick={back.leave}>
          {words.present}
        </Button>
      )}
    </section>
  )
}

/** What happened at the moment that is looked at. */
function useSaid({ known: { lines }, text }: Sight, { place }: LookBack): string {
  return useMemo(() => {
    const events = lines.find(({ n }) => n === place?.n)?.events ?? []
    const event = events[Math.max(1, place?.events ?? 0) - 1]
    return event ? sayEvent(text, event) : ''
  }, [lines, place, text])
}

const sayEvent = (text: Text<GameTypes>, event: object): string => text.event(event as GameTypes['Event'])
