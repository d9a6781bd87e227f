import { useEffect, useState } from 'react'
import type { OwnMatchTold } from '#protocol/told'
import { runningMatches, type Which } from '#web/client/mine'
import { useServerIsThere } from '#web/client/tables'

/** How often, in milliseconds, one looks again while the page is seen. */
const PAUSE = 15_000

/** One's matches that are not over, as they stand; `undefined` until they are known. `forget` takes one out. */
export function useRunning({ game, opponent, level }: Which = {}): {
  readonly matches: readonly OwnMatchTold[] | undefined
  readonly forget: (id: string) => void
} {
  const isServed = useServerIsThere()
  const [matches, setMatches] = useState<readonly OwnMatchTold[]>()
  useEffect(() => {
    let isWanted = true
    const look = (): void => {
      if (document.visibilityState === 'hidden') return
      const which = {
        ...(game !== undefined && { game }),
        ...(opponent !== undefined && { opponent }),
        ...(level !== undefined && { level }),
      }
      void runningMatches(which).then((found) => isWanted && setMatches(found))
    }
    look()
    const timer = window.setInterval(look, PAUSE)
    document.addEventListener('visibilitychange', look)
    return () => {
      isWanted = false
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isServed, game, opponent, level])
  return { matches, forget: (id) => setMatches((all) => all?.filter((match) => match.id !== id)) }
}
