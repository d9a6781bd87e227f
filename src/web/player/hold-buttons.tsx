import { IconButton } from '#web/design/icon-button.tsx'
import type { Telling } from '#web/player/showing'
import type { Player } from '#web/player/use-player'
import { pause, play, stepForward } from '#web/replay/icons'
import { useWords } from '#web/words/words'

/** What is shown stands still, and goes on step by step. */
export function HoldButtons({ player: { isHeld, hold, isPlaying, step } }: { readonly player: Player<Telling> }) {
  const { table: words } = useWords()
  if (!isHeld && !isPlaying) return null
  return (
    // Space and Enter press them, and skip nothing.
    <span data-holds>
      <IconButton icon={isHeld ? play : pause} label={isHeld ? words.goOn : words.hold} onClick={() => hold(!isHeld)} />
      <IconButton icon={stepForward} label={words.step} aria-disabled={!isPlaying || undefined} onClick={step} />
    </span>
  )
}
