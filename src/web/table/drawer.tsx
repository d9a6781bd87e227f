import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '#web/design/icon-button.tsx'
import { cancel } from '#web/design/icons'
import { useWords } from '#web/words/words'
import './drawer.css'

interface DrawerProps {
  readonly label: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What lies beside the board where there is no room beside it: it is drawn up from the lower edge. */
export function Drawer({ label, isOpen, onClose, children }: DrawerProps) {
  const { common } = useWords()
  const sheet = useRef<HTMLDialogElement>(null)
  // Before what is in it looks for its place: a closed sheet has none.
  useLayoutEffect(() => {
    if (!isOpen) return sheet.current?.close()
    sheet.current?.showModal()
    // What was asked for, rather than the way out of it; and no keyboard springs up.
    return sheet.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [isOpen])
  return (
    <dialog
      ref={sheet}
      className="drawer"
      aria-label={label}
      onClose={(event) => event.target === sheet.current && onClose()}
      onClick={(event) => event.target === sheet.current && onClose()}
    >
      <div>
        <IconButton icon={cancel} label={common.close} onClick={onClose} />
        {isOpen && children}
      </div>
    </dialog>
  )
}
