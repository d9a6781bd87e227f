import { type RefObject, useEffect, useRef } from 'react'
import type { Desk } from '#games/last-brave/board/use-desk'

/** Where a key belongs to something else: a field, or a sheet above the page. */
const ELSEWHERE = 'input, textarea, select, dialog[open]'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** Digits press what is offered, in the order in which it stands; see keys.ts. */
export function useBoardKeys(box: RefObject<HTMLElement | null>, desk: Desk): void {
  const latest = useRef(desk)
  useEffect(() => {
    latest.current = desk
  })
  useEffect(() => {
    const typed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return
      if (document.querySelector('dialog[open]') || !box.current) return
      if (press(box.current, latest.current, event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', typed)
    return () => document.removeEventListener('keydown', typed)
  }, [box])
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
