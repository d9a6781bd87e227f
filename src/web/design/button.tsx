import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon } from '#web/design/icon.tsx'
import { Tip, useTip } from '#web/design/tip.tsx'
import './button.css'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger'
  readonly icon?: string
  /** Why it cannot be pressed now; it stays in reach, so that it can be asked. */
  readonly whyNot?: ReactNode
  /** It has been pressed, and the answer is on its way. */
  readonly busy?: boolean
}

/** A real button. One that is not offered says why on tap, focus and hover. */
export function Button({ kind = 'plain', icon, whyNot, busy = false, children, onClick, ...rest }: ButtonProps) {
  const barred = whyNot !== undefined
  const tip = useTip(barred)
  return (
    <>
      <button
        type="button"
        {...rest}
        {...tip.trigger}
        className={`ui-button ${rest.className ?? ''}`}
        data-kind={kind}
        aria-disabled={barred || busy || undefined}
        aria-busy={busy || undefined}
        onClick={barred || busy ? undefined : onClick}
      >
        {icon !== undefined && <Icon of={icon} />}
        <span>{children}</span>
      </button>
      <Tip of={tip}>{whyNot}</Tip>
    </>
  )
}
