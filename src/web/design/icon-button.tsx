import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '#web/design/icon.tsx'
import { Tip, useTip } from '#web/design/tip.tsx'
import './button.css'
import './icon-button.css'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'> {
  readonly icon: string
  /** Its name, shown on hover and focus. */
  readonly label: string
  readonly on?: boolean
}

/** A square button that is only an icon; `on` makes it a toggle. */
export function IconButton({ icon, label, on, ...rest }: IconButtonProps) {
  const tip = useTip(true, 'name')
  return (
    <>
      <button
        type="button"
        {...rest}
        {...tip.trigger}
        className="ui-button ui-icon-button"
        data-kind="quiet"
        aria-label={label}
        aria-pressed={on}
      >
        <Icon of={icon} />
      </button>
      <Tip of={tip}>{label}</Tip>
    </>
  )
}
