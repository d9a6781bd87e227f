import type { Refusal } from '#engine/refusal'
import { Toast, ToastStack } from '#web/design/toast.tsx'
import { RuleLink } from '#web/table/rule-link.tsx'
import { useWords } from '#web/words/words'

interface NoticesProps {
  readonly game: string
  readonly refused: Refusal | undefined
  /** The refusal in the game's words. */
  readonly says: (refusal: Refusal) => string
  readonly onDismiss: () => void
  /** Something to know on coming in. */
  readonly word: string | undefined
  readonly onWord: () => void
}

/** Words in passing, above the table: why something was not done, with its clause. */
export function Notices({ game, refused, says, onDismiss, word, onWord }: NoticesProps) {
  const { common } = useWords()
  return (
    <>
      <ToastStack>
        {refused && (
          <Toast
            kind="bad"
            dismissLabel={common.close}
            onDismiss={onDismiss}
            action={refused.rule !== undefined && <RuleLink game={game} rule={refused.rule} />}
          >
            {says(refused)}
          </Toast>
        )}
      </ToastStack>
      <div className="frame-word">
        <ToastStack>
          {word !== undefined && (
            <Toast dismissLabel={common.close} onDismiss={onWord}>
              {word}
            </Toast>
          )}
        </ToastStack>
      </div>
    </>
  )
}
