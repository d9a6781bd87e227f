import type { Telling } from '#web/player/showing'
import type { Player } from '#web/player/use-player'
import type { Play } from '#web/replay/use-play'

interface Led {
  readonly play: Play
  readonly last: number
  readonly player: Pick<Player<Telling>, 'left' | 'isHeld' | 'hold' | 'step'>
  /** How many things the next moment has to show. */
  readonly next: () => number
}

/**
 * Leads through the moments of a match and what each of them shows as one: it runs as long as anything is moving, it
 * stands still in the midst of a story, too, and a step forward is the next sentence.
 */
export function leading({ play, last, player: { left, isHeld, hold, step }, next }: Led): Play {
  const isRunning = !isHeld && (play.isRunning || left > 0)
  return {
    ...play,
    isRunning,
    seek(to) {
      hold(false)
      play.seek(to)
    },
    step(by) {
      if (by === 1 && left > 1) {
        if (play.isRunning) play.toggle()
        step()
        // The last of a story comes to its end by itself.
        hold(left > 2)
      } else {
        hold(by === 1 && play.at < last && next() > 1)
        play.step(by)
      }
    },
    toggle() {
      hold(isRunning && left > 0)
      // What is left of the end is shown before it all begins anew.
      const isEnding = play.at === last && left > 0
      if (play.isRunning ? isRunning : !isRunning && !isEnding) play.toggle()
    },
  }
}
