import { useState } from 'react'
import { lineOf } from '#web/client/line'
import type { KnownTable } from '#web/client/use-table'
import type { Player } from '#web/player/use-player'
import { isAlone, isAsked } from '#web/table/seats'

/** Running to the next thing that one is asked. */
export interface Skip {
  /** Whether there is something between here and one's turn. */
  readonly isOffered: boolean
  readonly isOn: boolean
  toggle(): void
}

interface Skipping {
  /** Nothing is shown until one is asked. */
  readonly isOn: boolean
  of(player: Player<KnownTable>): Skip
}

/** Lets whoever has seen enough run to their turn. */
export function useSkip({ table, as, now }: KnownTable): Skipping {
  const [isOn, setOn] = useState(false)
  const isMine = as !== 'spectator' && now.status === 'live' && now.seats[as]?.bot === null
  const isTurn = isMine && isAsked(now, as)
  // It has led where it was to lead; all that happened on the way is still passed over.
  if (isOn && (isTurn || !isMine)) setOn(false)

  /** Nobody else is at the table: why should the bots wait? */
  function hurry(): void {
    if (as === 'spectator' || table.pace === 'instant' || !isAlone(now, as)) return
    // By now it may be one's turn, and then it has come to the same.
    const asked = lineOf(table.id).act(table.id, { do: 'hurry', seat: as })
    asked.catch(() => undefined)
  }

  return {
    isOn,
    of: ({ isPlaying, skip }) => ({
      // For people nobody can hurry.
      isOffered: isMine && (isPlaying || (!isTurn && now.seats.some(({ bot }) => bot !== null))),
      isOn,
      toggle() {
        skip()
        if (isTurn) return
        if (!isOn) hurry()
        setOn(!isOn)
      },
    }),
  }
}
