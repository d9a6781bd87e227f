import { Icon } from '#web/design/icon.tsx'
import { crossedSwords } from '#web/design/icons'
import type { Status } from '#web/table/status'
import './status-line.css'

/** Who must do what now; read out whenever it changes. */
export function StatusLine({ status: { turn, says } }: { readonly status: Status }) {
  return (
    <p role="status" className="status-line" data-turn={turn === undefined ? undefined : true}>
      {turn !== undefined && (
        <strong>
          <Icon of={crossedSwords} />
          {turn}.
        </strong>
      )}{' '}
      <span>{says}</span>
    </p>
  )
}
