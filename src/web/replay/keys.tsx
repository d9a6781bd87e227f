import { Dialog } from '#web/design/dialog.tsx'
import { KeyHint } from '#web/design/key-hint.tsx'
import { replay } from '#web/words/replay'
import { useWords, useWordsOf } from '#web/words/words'
import '../table/keys-sheet.css'

/** All keys of the replay. */
export function ReplayKeys({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const words = useWordsOf(replay)
  const { common } = useWords()
  const { keysText, keyNames } = words
  const rows: readonly (readonly [key: string, does: string])[] = [
    [keyNames.space, keysText.space],
    [keyNames.arrows, keysText.arrows],
    [keyNames.ends, keysText.ends],
    [keyNames.digits, keysText.digits],
    ['?', keysText.keys],
  ]
  return (
    <Dialog title={words.keys} isOpen={isOpen} onClose={onClose} closeLabel={common.close}>
      <dl className="keys-sheet">
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
