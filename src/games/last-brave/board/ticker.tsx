import { Rule } from '#web/design/rule.tsx'
import type { Desk } from '#games/last-brave/board/use-desk'
import './ticker.css'

/** What happens, in words, with the clause that makes it happen. The log reads it out; here it is only seen. */
export function Ticker({ desk }: { readonly desk: Desk }) {
  const { words, board } = desk
  const { event, isPlaying, skip } = board
  return (
    <div className="tlb-ticker" data-playing={isPlaying || undefined} data-quiet={!event || undefined}>
      <p key={event ? `${event.kind} ${JSON.stringify(event).length}` : 'none'}>
        {event && (
          <>
            {words.text.event(event)} <Rule rule={event.rule} onRule={board.onRule} />
          </>
        )}
      </p>
      {isPlaying && (
        <button type="button" className="tlb-skip" onClick={skip}>
          {words.skip}
        </button>
      )}
    </div>
  )
}
