import { Button } from '#web/design/button.tsx'
import { Dialog } from '#web/design/dialog.tsx'
import { trashCan } from '#web/design/icons-later'
import { mine as ownWords } from '#web/words/mine'
import { useWords, useWordsOf } from '#web/words/words'

interface ForgetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onForget: () => void
}

/** A match is removed from this device: it is kept nowhere else. */
export function Forget({ isOpen, onClose, onForget }: ForgetProps) {
  const { common } = useWords()
  const said = useWordsOf(ownWords)
  return (
    <Dialog
      title={said.forgetTitle}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="danger" icon={trashCan} onClick={onForget}>
            {said.forgetIt}
          </Button>
        </>
      }
    >
      <p>{said.forgetText}</p>
    </Dialog>
  )
}
