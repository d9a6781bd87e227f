import type { ReactNode } from 'react'
import { Icon } from '#web/design/icon.tsx'
import './message.css'

interface MessageProps {
  readonly title: ReactNode
  /** What stands on the shield above it. */
  readonly icon: string
  /** The way on: links and buttons. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** A sheet that has only something to say, and shows the way on. */
export function Message({ title, icon, actions, children }: MessageProps) {
  return (
    <div className="ui-message">
      <span className="ui-message-shield" aria-hidden="true">
        <Icon of={icon} />
      </span>
      <h1>{title}</h1>
      {children}
      {actions !== undefined && <div className="ui-message-actions">{actions}</div>}
    </div>
  )
}
