import type { ReactNode } from 'react'
import { Icon } from '#web/design/icon.tsx'
import './badge.css'

interface BadgeProps {
  readonly kind?: 'word' | 'good' | 'warn' | 'bad' | 'gold'
  readonly icon?: string
  readonly children: ReactNode
}

/** A short remark beside a name. */
export function Badge({ kind = 'word', icon, children }: BadgeProps) {
  return (
    <span className="ui-badge" data-kind={kind}>
      {icon !== undefined && <Icon of={icon} />}
      {children}
    </span>
  )
}
