import { Component, type ReactNode } from 'react'
import { Button } from '#web/design/button.tsx'
import './board-guard.css'

interface BoardGuardProps {
  readonly says: string
  readonly reload: string
  readonly children: ReactNode
}

/** A board that cannot be loaded, or breaks, leaves the rest of the table standing. */
export class BoardGuard extends Component<BoardGuardProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    const { says, reload, children } = this.props
    if (!this.state.isBroken) return children
    return (
      <div className="board-broken" role="alert">
        <p>{says}</p>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {reload}
        </Button>
      </div>
    )
  }
}
