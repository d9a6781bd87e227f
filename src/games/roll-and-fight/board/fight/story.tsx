import { FIGHT_WORDS } from '#games/roll-and-fight/board/fight/words'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { Button } from '#web/design/button.tsx'
import { Rule } from '#web/design/rule.tsx'

/** What happens, or happened last, with the clause that makes it happen. */
export function Story({ event, seat, text, isPlaying, skip, onRule, language }: BoardProps) {
  // What others do at their own boards is told beside them.
  if (!event || ('seat' in event && event.seat !== seat && !isPlaying)) return null
  return (
    <p className="rf-story" data-playing={isPlaying || undefined}>
      <span>
        {text.event(event)} <Rule rule={event.rule} onRule={onRule} />
      </span>
      {isPlaying && (
        <Button kind="quiet" onClick={skip}>
          {FIGHT_WORDS[language].skipEvent}
        </Button>
      )}
    </p>
  )
}
