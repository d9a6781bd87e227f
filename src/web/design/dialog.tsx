import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '#web/design/icon-button.tsx'
import { cancel } from '#web/design/icons'
import './dialog.css'

interface DialogProps {
  readonly title: ReactNode
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What the button in the corner is called. */
  readonly closeLabel?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A sheet above the page; the browser keeps focus in it and gives it back. */
export function Dialog({ title, isOpen, onClose, closeLabel = 'Close', actions, children }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (isOpen) sheet.current?.showModal()
    else sheet.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={sheet}
      className="ui-dialog"
      aria-labelledby={id}
      onClose={(event) => event.target === sheet.current && onClose()}
      onClick={(event) => event.target === sheet.current && onClose()}
    >
      <div>
        <header data-tip-aside>
          <h2 id={id}>{title}</h2>
          <IconButton icon={cancel} label={closeLabel} onClick={onClose} />
        </header>
        {isOpen && children}
        {actions !== undefined && <footer>{actions}</footer>}
      </div>
    </dialog>
  )
}
