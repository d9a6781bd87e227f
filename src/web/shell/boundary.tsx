import { Component, type ReactNode } from 'react'
import { Broken } from '#web/pages/lost.tsx'

interface State {
  readonly error: Error | undefined
}

/** Catches what breaks while a page is drawn, so that there is always a way on. */
export class Boundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    return this.state.error ? <Broken error={this.state.error} /> : this.props.children
  }
}
