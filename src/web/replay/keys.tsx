import { KeysDialog } from '#web/design/keys-dialog.tsx'
import { keys } from '#web/words/keys'
import { replay } from '#web/words/replay'
import { useWords, useWordsOf } from '#web/words/words'

/** All keys of the replay. */
export function ReplayKeys({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const words = useWordsOf(replay)
  const { common } = useWords()
  const { keysText, keyNames } = words
  const held = useWordsOf(keys).keysText
  const rows = [
    [keyNames.space, keysText.space],
    [keyNames.arrows, keysText.arrows],
    [keyNames.ends, keysText.ends],
    [keyNames.digits, keysText.digits],
    ['W', held.hold],
    ['.', held.step],
    ['?', keysText.keys],
  ] as const
  return <KeysDialog title={words.keys} closeLabel={common.close} rows={rows} isOpen={isOpen} onClose={onClose} />
}
