import { Icon } from '#web/design/icon.tsx'
import { crossedSwords } from '#web/design/icons'
import type { Status } from '#web/table/status'
import './status-line.css'

/** More letters than this are long. */
const LONG = 40

/** Who must do what now; read out whenever it changes. */
export function StatusLine({ status: { turn, says, shows } }: { readonly status: Status }) {
  return (
    <p role="status" className="status-line" data-turn={turn === undefined ? undefined : true}>
      {turn !== undefined && (
        <strong>
          <Icon of={crossedSwords} />
          {turn}.
        </strong>
      )}{' '}
      <span className={shows === undefined ? undefined : 'unseen'} data-long={says.length > LONG || undefined}>
        {says}
      </span>
      {shows !== undefined && <span aria-hidden="true">{shows}</span>}
    </p>
  )
}
