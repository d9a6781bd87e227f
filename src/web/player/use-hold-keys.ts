import type { Telling } from '#web/player/showing'
import type { Player } from '#web/player/use-player'
import { useKeys } from '#web/table/use-keys'

/** W holds what is shown, and the full stop shows the next: as at a table. */
export function useHoldKeys({ isHeld, hold, isPlaying, step }: Player<Telling>): void {
  useKeys({ w: () => (isPlaying || isHeld) && hold(!isHeld), '.': step })
}
