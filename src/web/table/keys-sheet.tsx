import { Dialog } from '#web/design/dialog.tsx'
import { KeyHint } from '#web/design/key-hint.tsx'
import { useWords } from '#web/words/words'
import './keys-sheet.css'

/** All keys of the table. */
export function KeysSheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { table: words, common } = useWords()
  const { keysText, keyNames } = words
  const rows: readonly (readonly [key: string, does: string])[] = [
    ['H', keysText.hand],
    [keyNames.arrows, keysText.arrows],
    ['0 … 7', keysText.digit],
    [keyNames.enter, keysText.enter],
    ['U', keysText.undo],
    ['L', keysText.log],
    ['C', keysText.chat],
    ['R', keysText.rules],
    ['M', keysText.menu],
    ['?', keysText.keys],
    [keyNames.escape, keysText.escape],
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
