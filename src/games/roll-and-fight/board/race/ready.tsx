import { useNow } from '#games/roll-and-fight/board/use-now'
import type { View } from '#games/roll-and-fight/types'

interface ReadyProps {
  readonly view: View
  readonly matchTime: () => number | undefined
  readonly says: string
}

/** RF-R43 The countdown, the same instant for everybody. It goes by itself. */
export function Ready({ view: { race, time, options }, matchTime, says }: ReadyProps) {
  const isWaiting = options.mode === 'real-time' && race !== null && !race.isOpen
  const now = useNow(matchTime, time, isWaiting)
  if (!isWaiting) return null
  const seconds = Math.ceil((race.opens - now) / 1000)
  return (
    <p className="rf-ready" role="timer" aria-label={says}>
      {seconds > 0 && <b key={seconds}>{seconds}</b>}
      <span>{says}</span>
    </p>
  )
}
