import type { BoardProps } from '#games/roll-and-fight/board/props'
import { Button } from '#web/design/button.tsx'

/** All that is offered, in words. */
export function Plain({ view, choices, sending, onChoose, text }: BoardProps) {
  return (
    <div className="rf-plain">
      {choices.slice(0, 60).map((choice) => (
        <Button key={JSON.stringify(choice)} busy={sending !== null} onClick={() => onChoose(choice)}>
          {text.choice(choice, view)}
        </Button>
      ))}
    </div>
  )
}
