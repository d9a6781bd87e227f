import type { Refusal } from '#engine/refusal'
import { Rule } from '#web/design/rule.tsx'
import type { TipState } from '#web/design/tip.tsx'
import './why.css'

interface WhyProps {
  /** The tip in which it stands. */
  readonly of: TipState
  readonly refusal: Refusal
  readonly onRule: ((rule: string) => void) | undefined
}

/** Why something cannot be done, with the way to the clause that says so. */
export function Why({ of: tip, refusal: { message, rule }, onRule }: WhyProps) {
  function read(clause: string) {
    // Whoever has read it is back where they were: the tip is gone by then.
    tip.anchor.current?.focus()
    tip.close()
    onRule?.(clause)
  }
  return (
    <p className="ui-why">
      {message} {rule !== undefined && <Rule rule={rule} onRule={onRule && read} />}
    </p>
  )
}
