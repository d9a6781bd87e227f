import { type RefObject, useEffect, useState } from 'react'
import type { BoardProps } from '#games/brave-rats/board/props'
import type { Scene } from '#games/brave-rats/board/scene'

/** Whether the round on the table is being turned up before one's eyes, or was when one looked last. */
export function useReveal(
  scene: Scene,
  { event, isPlaying = false }: BoardProps,
  board: RefObject<HTMLElement | null>,
): boolean {
  const shown = scene.kind === 'result' ? scene.game * 10 + scene.round.round : 0
  const [fresh, setFresh] = useState(0)
  // Once begun it goes on: what comes of it, or a card laid at once, must not cut it short.
  if (isPlaying && event?.kind === 'revealed' && shown !== fresh) setFresh(shown)
  const isFresh = shown > 0 && shown === fresh
  const isSeen = isFresh && !isPlaying

  useEffect(() => {
    // Whoever has skipped it sees the end of it.
    const arena = isSeen ? board.current?.querySelector('.br-arena') : undefined
    arena?.getAnimations({ subtree: true }).forEach(finish)
  }, [isSeen, board])
  return isFresh
}

function finish(animation: Animation): void {
  const endless = animation.effect?.getComputedTiming().iterations === Infinity
  if (!endless) animation.finish()
}
