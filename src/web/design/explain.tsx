import type { ReactNode } from 'react'
import { Tip, useTip } from '#web/design/tip.tsx'
import './explain.css'

interface ExplainProps {
  /** The word that is explained. */
  readonly children: ReactNode
  readonly says: ReactNode
}

/** A word with a dotted line under it; tap, focus or hover tells what it means. */
export function Explain({ children, says }: ExplainProps) {
  const tip = useTip(true)
  return (
    <>
      <button type="button" className="ui-explain" {...tip.trigger}>
        {children}
      </button>
      <Tip of={tip}>{says}</Tip>
    </>
  )
}
