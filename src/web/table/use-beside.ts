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
    else requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`.beside ${FOCUS[wanted]}`)?.focus())
  }

  return { sheet, setSheet, show, isDrawn, putAway: () => setDrawn(false), unread }
}
