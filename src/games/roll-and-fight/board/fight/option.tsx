import type { ReactNode } from 'react'
import { same } from '#engine/json'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import type { Choice } from '#games/roll-and-fight/types'
import { Tip, useTip } from '#web/design/tip.tsx'
import { Why } from '#web/design/why.tsx'

/** What can be chosen at the board that is shown; nothing at that of another, or while something is shown. */
export const offeredTo = ({ viewer, seat, choices, isPlaying }: BoardProps): readonly Choice[] =>
  viewer === seat && !isPlaying ? choices : NOTHING
const NOTHING: readonly Choice[] = []

interface OptionProps {
  readonly board: BoardProps
  readonly choice: Choice
  readonly hotkey?: string | undefined
  readonly className?: string
  /** What a screen reader says; else what it shows. */
  readonly label?: string
  /** What it is, told on hover, focus and tap besides why it cannot be chosen. */
  readonly says?: ReactNode
  /** Where it is not chosen at once. */
  readonly onPick?: () => void
  readonly isPicked?: boolean
  readonly children: ReactNode
}

/** A choice as a button: pressed where it is offered, else it says why not, and by which clause. */
export function Option({
  board,
  choice,
  hotkey,
  className = '',
  label,
  says,
  onPick,
  isPicked,
  children,
}: OptionProps) {
  const { viewer, seat, isPlaying, sending, whyNot, onChoose, onRule } = board
  const isOffered = onPick !== undefined || offeredTo(board).some((one) => same(one, choice))
  const refusal = isOffered || viewer !== seat || isPlaying ? undefined : whyNot(choice)
  const tip = useTip(refusal !== undefined || says !== undefined, isOffered ? 'name' : 'reason')
  return (
    <>
      <button
        type="button"
        className={`rf-option ${className}`}
        {...tip.trigger}
        data-option={isOffered || undefined}
        data-key={isOffered ? hotkey : undefined}
        aria-pressed={isPicked}
        aria-disabled={isOffered ? undefined : true}
        aria-busy={(sending !== null && same(sending, choice)) || undefined}
        onClick={() => {
          if (!isOffered) return tip.open()
          tip.close()
          if (onPick) onPick()
          else if (sending === null) onChoose(choice)
        }}
      >
        {label !== undefined && <span className="unseen">{label}</span>}
        <span className="rf-option-shown" aria-hidden={label === undefined ? undefined : true}>
          {children}
        </span>
      </button>
      <Tip of={tip} isInteractive={refusal !== undefined}>
        {says}
        {refusal && <Why of={tip} refusal={refusal} onRule={onRule} />}
      </Tip>
    </>
  )
}
