import { useEffect, useEffectEvent, useState } from 'react'
import type { KnownTable } from '#web/client/use-table'
import { REVEALS } from '#web/parts'
import { useCaughtUp } from '#web/table/caught-up'

/** One table twice: as the board shows it, and as it may be spoken of. */
interface Held {
  readonly shown: KnownTable
  readonly told: KnownTable
}

/**
 * While the board turns something up before one's eyes, all words stay as they were, so that none gives the end away,
 * and whatever comes next waits until it is seen. A press or a key skips to the end, as it does on the board.
 */
export function useHeld(read: KnownTable, speed: number): Held {
  const known = useCaughtUp(read)
  const [last, setLast] = useState(known)
  const [held, setHeld] = useState<Held>()
  if (last !== known) {
    setLast(known)
    if (held && held.shown.as !== known.as) setHeld(undefined)
    else if (!held && speed > 0 && last.as === known.as && last.now.view && isReveal(known))
      setHeld({ shown: known, told: inSuspense(last) })
  }
  const lasts = (REVEALS[known.table.game]?.lasts ?? 0) / (speed || 1)
  // What is turned up next was perhaps told meanwhile.
  const release = useEffectEvent(() =>
    setHeld(
      held && held.shown !== known && isReveal(known) ? { shown: known, told: inSuspense(held.shown) } : undefined,
    ),
  )
  useEffect(() => {
    if (!held) return undefined
    const timer = window.setTimeout(() => release(), lasts)
    const skip = () => release()
    document.addEventListener('pointerdown', skip)
    document.addEventListener('keydown', skip)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('pointerdown', skip)
      document.removeEventListener('keydown', skip)
    }
  }, [held, lasts])
  // What was told while something was shown comes after it.
  const shown = useCaughtUp(held?.shown ?? known)
  return { shown, told: held?.told ?? read }
}

/** Everybody has chosen, and what comes of it is being shown: nobody is asked for anything. */
const inSuspense = (known: KnownTable): KnownTable => ({ ...known, now: { ...known.now, pending: [], own: null } })

function isReveal({ table, events }: KnownTable): boolean {
  const kinds = REVEALS[table.game]?.kinds ?? []
  return (events as readonly { readonly kind: string }[]).some(({ kind }) => kinds.includes(kind))
}
