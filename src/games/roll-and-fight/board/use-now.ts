import { useEffect, useState } from 'react'

/** How often, in milliseconds, it is asked how late it is. */
const EVERY = 100

/** How late it is in the match, in its own milliseconds; where nobody knows, as late as it was last. */
export function useNow(matchTime: () => number | undefined, last: number, isWanted = true): number {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    if (!isWanted) return undefined
    const read = (): void => setNow(matchTime())
    read()
    const timer = setInterval(read, EVERY)
    return () => clearInterval(timer)
  }, [matchTime, isWanted])
  return now ?? last
}
