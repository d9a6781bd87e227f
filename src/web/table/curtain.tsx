import { useEffect, useRef } from 'react'
import { Button } from '#web/design/button.tsx'
import { Icon } from '#web/design/icon.tsx'
import { semiClosedEye } from '#web/design/icons'
import { useWords } from '#web/words/words'
import './curtain.css'

interface CurtainProps {
  /** The seat that is to take the device. */
  readonly who: string
  readonly onLift: () => void
}

/** Between two people at one screen: nothing of the table is on the page until the next one says so. */
export function Curtain({ who, onLift }: CurtainProps) {
  const { table: words } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="curtain">
      <Icon of={semiClosedEye} />
      <h1 ref={heading} tabIndex={-1}>
        {words.passTitle(who)}
      </h1>
      <p>{words.passText}</p>
      <Button kind="primary" onClick={onLift}>
        {words.passReady(who)}
      </Button>
    </main>
  )
}
