import type { BoardProps } from '#games/roll-and-fight/board/props'
import { useNow } from '#games/roll-and-fight/board/use-now'
import type { Words } from '#games/roll-and-fight/board/words'
import { DIALS } from '#games/roll-and-fight/content/dice'
import { deadline } from '#games/roll-and-fight/rules/race'
import type { View } from '#games/roll-and-fight/types'

const SECOND = 1000
/** From then on it is pressing. */
const SOON = 10 * SECOND

/** Milliseconds as minutes and seconds: `1:05`, `0:07`. */
const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface ClockProps {
  readonly board: BoardProps
  readonly words: Words['strip']
}

/** What ends next in a race, at the same instant for everybody; in beats, how many there are. */
export function Clock({ board: { view, matchTime }, words }: ClockProps) {
  const due = deadline(view)
  const now = useNow(matchTime, view.time, due !== undefined)
  if (view.phase !== 'rolling' || !view.race) return null
  if (view.options.mode === 'relaxed') return <p className="rf-clock">{beats(view, words)}</p>
  if (!due) {
    const isAwaited = view.seats === 1 && view.race.closes === null
    return isAwaited ? <p className="rf-clock">{words.timerWaits(DIALS.seconds[view.options.time])}</p> : null
  }
  const left = due.at - now
  return (
    <p className="rf-clock" role="timer" data-ends={due.ends} data-soon={left <= SOON || undefined}>
      {words[due.ends](clock(left))}
    </p>
  )
}

/** RF-R61 Somebody alone takes dice for so many beats. */
function beats({ race, seats, options }: View, words: Words['strip']): string {
  const { beat, closed } = race!
  const left = DIALS.beats[options.time] - beat + 1
  return seats > 1 || closed ? words.beat(beat) : `${words.beat(beat)}: ${words.beatsLeft(left)}`
}
