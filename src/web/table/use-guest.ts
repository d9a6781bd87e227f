import { useEffect, useState } from 'react'
import { whoAmI } from '#web/client/tables'
import type { KnownTable } from '#web/client/use-table'

/** Who looks at a table: whose the seat is, or as whom the server knows the spectator. */
export function useGuest({ now, as }: KnownTable): string | null {
  const [asked, setAsked] = useState<string | null>(null)
  const isSpectator = as === 'spectator'
  useEffect(() => {
    if (isSpectator)
      whoAmI()
        .then(({ guest }) => setAsked(guest))
        .catch(() => undefined)
  }, [isSpectator])
  return isSpectator ? asked : (now.seats[as]?.guest ?? null)
}
