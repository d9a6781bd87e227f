import { Dialog } from '#web/design/dialog.tsx'
import { KeyHint } from '#web/design/key-hint.tsx'
import './keys-dialog.css'

interface KeysDialogProps {
  readonly title: string
  readonly closeLabel: string
  /** Each key and what it does. */
  readonly rows: readonly (readonly [key: string, does: string])[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All keys of a page. */
export function KeysDialog({ title, closeLabel, rows, isOpen, onClose }: KeysDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} closeLabel={closeLabel}>
      <dl className="ui-keys">
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <KeyHint>{key}</KeyHint>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
