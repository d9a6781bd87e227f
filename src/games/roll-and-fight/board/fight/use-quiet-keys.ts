import type { RefObject } from 'react'
import { useTyped } from '#web/design/typed'

/** Digits of the list that is open come before those of the board (keys.ts). */
export function useQuietKeys(box: RefObject<HTMLElement | null>): void {
  useTyped(({ key }) => box.current !== null && press(box.current, key.toUpperCase()))
}

/** Whether the key meant something here. */
function press(box: HTMLElement, key: string): boolean {
  const named = CSS.escape(key)
  const wanted =
    box.querySelector<HTMLElement>(`[popover] [data-listed="${named}"]`) ??
    box.querySelector<HTMLElement>(`[data-option][data-key="${named}"]`)
  if (!wanted) return false
  wanted.focus()
  wanted.click()
  return true
}
