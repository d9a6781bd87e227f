import { useEffect, useState } from 'react'
import type { KnownTable } from '#web/client/use-table'
import type { Words } from '#web/words/words'

/** How often, in milliseconds, it is said anew for how long someone is away. */
const PACE = 5000
const MINUTE = 60_000

type Attended = Pick<KnownTable, 'now' | 'presenceAt'>

/** For how long, in milliseconds, whoever has a seat has been away; `undefined` for those who are here. */
export function absenceOf({ now, presenceAt = 0 }: Attended, at: number): readonly (number | undefined)[] {
  const { presence } = now
  return now.seats.map((_, seat) => {
    const since = presence?.away[seat] ?? null
    return presence && since !== null ? presence.at - since + at - presenceAt : undefined
  })
}

/** The same, for a page that must change as time passes. */
export function useAbsence(known: Attended): readonly (number | undefined)[] {
  const [at, setAt] = useState(() => performance.now())
  const isSomebodyAway = known.now.presence?.away.some((since) => since !== null) ?? false
  useEffect(() => {
    if (!isSomebodyAway) return undefined
    setAt(performance.now())
    const timer = window.setInterval(() => setAt(performance.now()), PACE)
    return () => window.clearInterval(timer)
  }, [isSomebodyAway, known.presenceAt])
  return absenceOf(known, Math.max(at, known.presenceAt ?? 0))
}

/** How long somebody is away, in words; the first minute goes without. */
export const awaySaid = (gone: number, words: Words['table']): string =>
  gone < MINUTE ? words.away : words.awayFor(words.longTime(Math.floor(gone / MINUTE)))
