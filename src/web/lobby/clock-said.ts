import type { NewTable } from '#protocol/acts'
import type { Words } from '#web/words/words'

export type ClockPlan = NonNullable<NewTable['clock']>

/** A clock in a few words. */
export function clockSaid(clock: ClockPlan, { lobby }: Words): string {
  switch (clock.kind) {
    case 'none':
      return lobby.noClock
    case 'game':
      return lobby.gameClock
    case 'move':
      return lobby.perMove(lobby.time(clock.ms / 1000))
    case 'bank':
      return lobby.bank(lobby.time(clock.ms / 1000), clock.increment / 1000)
    case 'days':
      return lobby.days(clock.days)
  }
}
