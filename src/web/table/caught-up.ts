import { useState } from 'react'
import type { KnownTable } from '#web/client/use-table'

/**
 * A table with all that was told since it was last looked at: several pieces of news may come before the page is drawn
 * again, and each knows only its own events.
 */
export function caughtUp(before: KnownTable, now: KnownTable): KnownTable {
  // Another set of lines was read anew, with what is long past; that is not news.
  if (before.as !== now.as || before.lines[0] !== now.lines[0]) return now
  const last = before.lines.at(-1)?.n ?? 0
  const fresh = now.lines.filter(({ n }) => n > last)
  return { ...now, events: fresh.flatMap(({ events }) => events ?? []) }
}

/** What is known, with all that was told since it was last drawn. */
export function useCaughtUp(known: KnownTable): KnownTable {
  const [drawn, setDrawn] = useState({ known, whole: known })
  if (drawn.known === known) return drawn.whole
  const whole = caughtUp(drawn.known, known)
  setDrawn({ known, whole })
  return whole
}
