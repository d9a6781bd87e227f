import type { ReactNode } from 'react'
import { Icon } from '#web/design/icon.tsx'
import { Link } from '#web/route.tsx'
import { useWords } from '#web/words/words'
import '../design/button.css'
import './link-button.css'

interface LinkButtonProps {
  readonly href: string
  readonly kind?: 'primary' | 'plain' | 'quiet'
  readonly icon?: string
  /** Opens a window of its own, so that nobody leaves a table to look something up. */
  readonly isApart?: boolean
  readonly children: ReactNode
}

/** A link that looks like a button: it leads somewhere, so that it can be opened in a new window too. */
export function LinkButton({ href, kind = 'plain', icon, isApart = false, children }: LinkButtonProps) {
  const { table } = useWords()
  return (
    <Link className="ui-button" data-kind={kind} href={href} {...(isApart && { target: '_blank', rel: 'noopener' })}>
      {icon !== undefined && <Icon of={icon} />}
      <span>
        {children}
        {isApart && <span className="unseen"> ({table.newWindow})</span>}
      </span>
    </Link>
  )
}
