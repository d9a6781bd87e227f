import { Dialog } from '#web/design/dialog.tsx'
import { ShareLink } from '#web/table/share-link.tsx'
import { useWords } from '#web/words/words'

interface LinkDialogProps {
  readonly title: string
  readonly text: string
  /** `undefined` until it is made. */
  readonly link: string | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A link to give away, and what it does. */
export function LinkDialog({ title, text, link, isOpen, onClose }: LinkDialogProps) {
  const { common } = useWords()
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} closeLabel={common.close}>
      <p>{text}</p>
      {link !== undefined && <ShareLink link={link} title={title} />}
    </Dialog>
  )
}
