import { useState } from 'react'
import { same } from '#engine/json'
import type { Refusal } from '#engine/refusal'
import type { Act } from '#protocol/acts'
import { lineOf } from '#web/client/line'
import type { KnownTable } from '#web/client/use-table'
import { isOvertaken } from '#web/table/overtaken'

/** What one can do at a table, and what became of it. */
export interface Acts {
  /** The choice that is on its way; of several the last. */
  readonly sending: object | null
  /** Why the last thing was not done. */
  readonly refused: Refusal | undefined
  dismiss(): void
  /** Says why something is not done, as if it had been tried. */
  refuse(refusal: Refusal): void
  /** Does it; `undefined` if it was refused. Acts of a seat are those of the seat one looks from. */
  act(what: Act): Promise<Readonly<Record<string, unknown>> | undefined>
  choose(choice: object): void
}

const OF_A_SEAT = new Set<Act['do']>([
  ...(['stand', 'leave', 'return', 'choose', 'take-back', 'undo', 'resign', 'offer'] as const),
  ...(['vote', 'advise'] as const),
])

export function useActs({ table, as, now }: KnownTable): Acts {
  const [onTheWay, setOnTheWay] = useState<readonly object[]>([])
  const [refused, setRefused] = useState<Refusal>()

  async function act(
    what: Act,
    isSaid: (refusal: Refusal) => boolean = () => true,
  ): Promise<Readonly<Record<string, unknown>> | undefined> {
    setRefused(undefined)
    const seated = as !== 'spectator' && OF_A_SEAT.has(what.do) ? ({ ...what, seat: as } as Act) : what
    try {
      return await lineOf(table.id).act(table.id, seated)
    } catch (error) {
      const refusal = refusalOf(error)
      if (isSaid(refusal)) setRefused(refusal)
      return undefined
    }
  }

  return {
    sending: onTheWay.at(-1) ?? null,
    refused,
    dismiss: () => setRefused(undefined),
    refuse: setRefused,
    act: (what) => act(what),
    choose(choice) {
      // An aside answers no question: nobody waits for it.
      if (now.asides?.some((offered) => same(offered, choice))) return void act({ do: 'choose', choice })
      setOnTheWay((before) => [...before, choice])
      const chosen = { do: 'choose', choice, ...(now.own && { decision: now.own.decision }) } as const
      void act(chosen, (refusal) => !isOvertaken(now, refusal)).finally(() =>
        setOnTheWay((before) => before.filter((one) => one !== choice)),
      )
    },
  }
}

/** What a rejected act says: the line's own refusal, or a bug, which has no code. */
export function refusalOf(error: unknown): Refusal {
  const { code = 'internal', message, rule } = error as Error & { readonly code?: string; readonly rule?: string }
  return { code, message, ...(rule !== undefined && { rule }) }
}
