import type { BoardKeys } from '#web/design/board-props'
import { KeysDialog } from '#web/design/keys-dialog.tsx'
import { keys as keyWords } from '#web/words/keys'
import { useWords, useWordsOf } from '#web/words/words'

interface KeysSheetProps {
  /** The keys of the game's board. */
  readonly keys?: BoardKeys | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All keys of the table. */
export function KeysSheet({ keys = [], isOpen, onClose }: KeysSheetProps) {
  const { table: words, common } = useWords()
  const { keysText, keyNames } = useWordsOf(keyWords)
  // Not every game has a hand to go to.
  const hasHand = isOpen && document.querySelector('[data-hand]') !== null
  const rows: BoardKeys = [
    ...(hasHand
      ? ([
          ['H', keysText.hand],
          [keyNames.arrows, keysText.arrows],
        ] as const)
      : []),
    ...keys,
    [keyNames.enter, keysText.enter],
    [keyNames.space, keysText.skip],
    ['W', keysText.hold],
    ['.', keysText.step],
    ['S', keysText.skipToTurn],
    [', .', keysText.past],
    ['P', keysText.present],
    ['U', keysText.undo],
    ['L', keysText.log],
    ['C', keysText.chat],
    ['R', keysText.rules],
    ['M', keysText.menu],
    ['?', keysText.keys],
    [keyNames.escape, keysText.escape],
  ]
  return <KeysDialog title={words.keys} closeLabel={common.close} rows={rows} isOpen={isOpen} onClose={onClose} />
}
