import { Button } from '#web/design/button.tsx'
import { Dialog } from '#web/design/dialog.tsx'
import { useWords } from '#web/words/words'

interface ConfirmProps {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
  readonly isOpen: boolean
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Asks once more where a slip hurts. */
export function Confirm({ title, text, yes, no, isOpen, onYes, onClose }: ConfirmProps) {
  const { common } = useWords()
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button
            kind="danger"
            onClick={() => {
              onClose()
              onYes()
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
