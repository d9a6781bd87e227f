import type { RefObject } from 'react'
import type { Desk } from '#games/last-brave/board/use-desk'
import { useTyped } from '#web/design/typed'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** Digits press what is offered, in the order in which it stands; see keys.ts. */
export function useBoardKeys(box: RefObject<HTMLElement | null>, desk: Desk): void {
  useTyped(({ key }) => box.current !== null && press(box.current, desk, key))
}

/** Whether the key meant something here. */
function press(box: HTMLElement, desk: Desk, key: string): boolean {
  if (key === 'Escape' && (desk.picking || desk.announcing > 0 || desk.plan.uses.length > 0)) {
    desk.cancel()
    return true
  }
  const wanted =
    key.toLowerCase() === 'a'
      ? box.querySelector<HTMLElement>('[data-go]')
      : box.querySelectorAll<HTMLElement>('[data-option]')[DIGITS.indexOf(key)]
  if (!wanted) return false
  wanted.focus()
  wanted.click()
  return true
}
