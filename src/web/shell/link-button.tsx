import type { ReactNode } from 'react'
import { Icon } from '#web/design/icon.tsx'
import { Link } from '#web/route.tsx'
import '../design/button.css'
import './link-button.css'

interface LinkButtonProps {
  readonly href: string
  readonly kind?: 'primary' | 'plain' | 'quiet'
  readonly icon?: string
  readonly children: ReactNode
}

/** A link that looks like a button: it leads somewhere, so that it can be opened in a new window too. */
export function LinkButton({ href, kind = 'plain', icon, children }: LinkButtonProps) {
  return (
    <Link className="ui-button" data-kind={kind} href={href}>
      {icon !== undefined && <Icon of={icon} />}
      <span>{children}</span>
    </Link>
  )
}
