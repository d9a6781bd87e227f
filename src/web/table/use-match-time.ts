import { useCallback, useEffect } from 'react'
import type { NowTold } from '#protocol/told'
import { lineOf } from '#web/client/line'

/** When it is asked again what time it is there, in milliseconds from the moment at which time begins to pass. */
const ASKED_AT = [0, 300, 1000, 3000]

/**
 * How late it is in the match where time passes, in its own milliseconds: for everybody the same, whatever their clocks
 * say. `undefined` while no time passes, or as long as nobody knows.
 */
export function useMatchTime(id: string, time: NowTold['time']): () => number | undefined {
  const origin = time?.origin
  // Where bots race alone it begins anew with each beat, and the clock there is the same.
  const isPassing = origin !== undefined
  useEffect(() => {
    if (!isPassing) return undefined
    const ask = (): void =>
      void lineOf(id)
        .askTime()
        .catch(() => {})
    const timers = ASKED_AT.map((ms) => setTimeout(ask, ms))
    return () => timers.forEach(clearTimeout)
  }, [id, isPassing])
  return useCallback(() => {
    const now = origin === undefined ? undefined : lineOf(id).clock.now(performance.now())
    return now === undefined ? undefined : now - origin!
  }, [id, origin])
}
