import type { ReactNode } from 'react'
import './switch.css'

interface SwitchProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** On or off, at once. The knob moves and carries a mark: colour is not the only sign. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  return (
    <label className="ui-switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span className="ui-switch-track" aria-hidden="true" />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  )
}
