import { Icon } from '#web/design/icon.tsx'
import { hourglass, padlock } from '#web/design/icons'
import './seal.css'

/** Wax on a card that lies sealed; an hourglass while that is not yet certain. */
export function Seal({ state }: { readonly state: 'locked' | 'sending' }) {
  return (
    <span className="br-seal" data-state={state} aria-hidden="true">
      <Icon of={state === 'locked' ? padlock : hourglass} />
    </span>
  )
}
