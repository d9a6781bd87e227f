import { useState } from 'react'
import { same } from '#engine/json'
import { offeredTo } from '#games/roll-and-fight/board/fight/option.tsx'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import type { Board, Choice } from '#games/roll-and-fight/types'
import { Button } from '#web/design/button.tsx'

interface FinalProps {
  readonly board: BoardProps
  readonly choice: Choice
  readonly says: string
  /** What the button says once it was pressed, and what is lost by pressing it again. */
  readonly again?: string
  readonly warning?: string
}

/** What ends a phase: with a warning, where something else could be done, it is pressed twice. */
export function Final({ board, choice, says, again, warning }: FinalProps) {
  const { view, sending, confirm, onChoose, whyNot, viewer, seat, isPlaying } = board
  const choices = offeredTo(board)
  const [armedFor, arm] = useState<Board>()
  const own = view.boards[seat]!
  const isArmed = armedFor !== undefined && choices.length > 0
  // Whatever is done meanwhile, and be it taken back, is another thought.
  if (armedFor !== undefined && !same(armedFor, own)) arm(undefined)
  if (viewer !== seat) return null
  const isOffered = choices.some(({ kind }) => kind === choice.kind)
  const refusal = isOffered || isPlaying ? undefined : whyNot(choice)

  function press() {
    if (isArmed || !confirm || warning === undefined || choices.length === 1) onChoose(choice)
    else arm(own)
  }

  return (
    <div className="rf-final" data-armed={isArmed || undefined}>
      <p role="status">{isArmed && warning}</p>
      <Button
        kind={isOffered ? 'primary' : 'plain'}
        data-option={isOffered || undefined}
        data-key={isOffered ? 'E' : undefined}
        data-go
        busy={sending !== null}
        {...(refusal && { whyNot: refusal.message })}
        onClick={press}
        onBlur={() => arm(undefined)}
      >
        {isArmed ? again : says}
      </Button>
    </div>
  )
}
