import { KeysDialog } from '#web/design/keys-dialog.tsx'
import { useWords } from '#web/words/words'

/** All keys of the table. */
export function KeysSheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { table: words, common } = useWords()
  const { keysText, keyNames } = words
  const rows = [
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
  ] as const
  return <KeysDialog title={words.keys} closeLabel={common.close} rows={rows} isOpen={isOpen} onClose={onClose} />
}
