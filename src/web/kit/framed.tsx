import type { ReactNode } from 'react'
import './framed.css'

interface FramedProps {
  readonly status: string
  readonly children: ReactNode
}

/** A board with as much around it as the table's frame will take. */
export function Framed({ status, children }: FramedProps) {
  return (
    <div className="kit-frame">
      <header>{status}</header>
      <div className="kit-board">{children}</div>
      <aside>The side column: players, log, chat.</aside>
      <footer>The bar at the bottom.</footer>
    </div>
  )
}
