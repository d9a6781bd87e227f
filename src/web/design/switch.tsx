import { type ReactNode, useId } from 'react'
import './switch.css'

interface SwitchProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong with it; read out with the switch. */
  readonly error?: ReactNode
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** On or off, at once. The knob moves and carries a mark: colour is not the only sign. */
export function Switch({ label, hint, error, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className="ui-switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint !== undefined || error !== undefined ? `${id}-more` : undefined}
        aria-invalid={error !== undefined || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="ui-switch-track" aria-hidden="true" />
      <span>
        <span id={`${id}-label`}>{label}</span>
        <span id={`${id}-more`}>
          {hint !== undefined && <small>{hint}</small>}
          {error !== undefined && <small className="ui-switch-error">{error}</small>}
        </span>
      </span>
    </label>
  )
}
