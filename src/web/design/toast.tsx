import type { ReactNode } from 'react'
import { Icon } from '#web/design/icon.tsx'
import { IconButton } from '#web/design/icon-button.tsx'
import { cancel } from '#web/design/icons'
import './toast.css'

interface ToastProps {
  readonly kind?: 'word' | 'good' | 'bad'
  readonly icon?: string
  /** A button, such as to take something back. */
  readonly action?: ReactNode
  readonly onDismiss?: () => void
  readonly dismissLabel?: string
  readonly children: ReactNode
}

/** A word in passing. It stays until it is put away by whoever shows it. */
export function Toast({ kind = 'word', icon, action, onDismiss, dismissLabel = 'Dismiss', children }: ToastProps) {
  return (
    <div className="ui-toast" data-kind={kind}>
      {icon !== undefined && <Icon of={icon} />}
      <div>{children}</div>
      {action}
      {onDismiss && <IconButton icon={cancel} label={dismissLabel} onClick={onDismiss} />}
    </div>
  )
}

/** Where toasts are put, above the page. They are read out when there is time. */
export function ToastStack({ children }: { readonly children: ReactNode }) {
  return (
    <div className="ui-toasts" role="status">
      {children}
    </div>
  )
}
