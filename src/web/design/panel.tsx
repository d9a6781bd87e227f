import type { ReactNode } from 'react'
import './panel.css'

interface PanelProps {
  readonly title?: ReactNode
  /** Buttons beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A sheet with a ruled border. */
export function Panel({ title, actions, children }: PanelProps) {
  return (
    <section className="ui-panel">
      {(title !== undefined || actions !== undefined) && (
        <header>
          <h2>{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}
