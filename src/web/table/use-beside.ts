import { type RefObject, useState } from 'react'
import type { LineTold } from '#protocol/told'
import { useUnread } from '#web/table/use-unread'

export type Sheet = 'log' | 'chat' | 'rules'

/** Where focus goes in a sheet: to read, or to write. */
const FOCUS: Readonly<Record<Sheet, string>> = { log: '.log', chat: '.chat input', rules: '.rules-tab' }

/** Which sheet lies beside the board, and how it is brought there. */
export interface BesideShown {
  readonly sheet: Sheet
  readonly setSheet: (sheet: Sheet) => void
  /** Brings a sheet and goes there. */
  readonly show: (sheet: Sheet) => void
  /** Where there is no room beside the board: whether it is drawn up. */
  readonly isDrawn: boolean
  readonly putAway: () => void
  /** How much of the chat is not read. */
  readonly unread: number
}

export function useBeside(
  frame: RefObject<HTMLElement | null>,
  lines: readonly LineTold[],
  isNarrow: boolean,
): BesideShown {
  const [sheet, setSheet] = useState<Sheet>('log')
  const [isDrawn, setDrawn] = useState(false)
  const unread = useUnread(lines, sheet === 'chat' && (isDrawn || !isNarrow))

  function show(wanted: Sheet) {
    setSheet(wanted)
    if (isNarrow) setDrawn(true)
    // Where there is no room fingers are likely, and a keyboard that springs up would take what is left of it.
    if (isNarrow && !(wanted === 'chat' && matchMedia('(pointer: fine)').matches)) return
    goTo(() => frame.current?.querySelector<HTMLElement>(`.beside ${FOCUS[wanted]}`))
  }

  return { sheet, setSheet, show, isDrawn, putAway: () => setDrawn(false), unread }
}

/** How long, in milliseconds, a sheet that has to be loaded first is waited for. */
const PATIENCE = 5000

/** Goes to something as soon as it is there, unless one has gone elsewhere by then. */
function goTo(find: () => HTMLElement | null | undefined) {
  const [from, since] = [document.activeElement, performance.now()]
  const look = () => {
    const { activeElement, body } = document
    if (activeElement !== from && activeElement !== body) return
    const found = find()
    if (found) found.focus()
    else if (performance.now() - since < PATIENCE) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
