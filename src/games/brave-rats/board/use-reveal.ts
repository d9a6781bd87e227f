import { type RefObject, useEffect, useState } from 'react'
import type { Scene } from '#games/brave-rats/board/scene'
import type { Event } from '#games/brave-rats/types'

/**
 * Whether the round on the table is to be turned up before one's eyes: it has just been told,
 * or it is new since the board was last drawn. A press or a key skips to the end.
 */
export function useReveal(
  scene: Scene,
  events: readonly Event[] | undefined,
  board: RefObject<HTMLElement | null>,
): boolean {
  const shown = scene.kind === 'result' ? scene.game * 10 + scene.round.round : 0
  const [first] = useState(shown)
  const [fresh, setFresh] = useState(0)
  const told = events?.some(({ kind }) => kind === 'revealed') ?? shown !== first
  // Once begun it goes on: the next news, such as a card laid at once, must not cut it short.
  if (told && shown !== fresh) setFresh(shown)
  const isFresh = shown > 0 && shown === fresh

  useEffect(() => {
    if (!isFresh) return undefined
    const skip = () => board.current?.getAnimations({ subtree: true }).forEach(finish)
    document.addEventListener('pointerdown', skip)
    document.addEventListener('keydown', skip)
    return () => {
      document.removeEventListener('pointerdown', skip)
      document.removeEventListener('keydown', skip)
    }
  }, [isFresh, shown, board])
  return isFresh
}

function finish(animation: Animation): void {
  const endless = animation.effect?.getComputedTiming().iterations === Infinity
  if (!endless) animation.finish()
}
