import { Button } from '#web/design/button.tsx'
import { IconButton } from '#web/design/icon-button.tsx'
import { toLast } from '#web/replay/icons'
import type { Skip } from '#web/table/use-skip'
import { useWords } from '#web/words/words'

/** Runs to the next thing that one is asked; pressed again, one follows what happens. */
export function SkipButton({ skip, isNarrow }: { readonly skip: Skip; readonly isNarrow: boolean }) {
  const { table: words } = useWords()
  if (isNarrow) return <IconButton icon={toLast} label={words.skipToTurn} on={skip.isOn} onClick={skip.toggle} />
  return (
    <Button kind="quiet" icon={toLast} aria-pressed={skip.isOn} onClick={skip.toggle}>
      {words.skipToTurn}
    </Button>
  )
}
