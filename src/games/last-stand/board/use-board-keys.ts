import type { RefObject } from 'react'
import type { Desk } from '#games/last-stand/board/use-desk'
import { useTyped } from '#web/design/typed'

/**
 * What is lit is picked by the key that it shows: skills and heroes have digits, all else has letters (letters.ts). E ends
 * the turn, Enter does what was picked, Escape puts it back. See keys.ts.
 */
export function useBoardKeys(box: RefObject<HTMLElement | null>, desk: Desk): void {
  useTyped((event) => box.current !== null && press(box.current, desk, event))
}

/** Whether the key meant something here. */
function press(box: HTMLElement, desk: Desk, { key, target }: KeyboardEvent): boolean {
  if (key === 'Escape' && desk.plan.length > 0) {
    desk.cancel()
    return true
  }
  if (key.toLowerCase() === 't' && desk.outlook.assault) {
    desk.watch(!desk.isWatchful)
    return true
  }
  if (key === 'Enter') {
    // A button that has the focus is pressed by it, unless it is picked already.
    const isElsewhere = target instanceof Element && target.closest('button:not([aria-pressed="true"]), a') !== null
    if (isElsewhere || !desk.chosen) return false
    desk.confirm()
    // What was picked is no button to press any more: the next Enter must not press it.
    box.querySelector<HTMLElement>('.ls-ask')?.focus()
    return true
  }
  const pressed = box.querySelector<HTMLElement>(
    key.toLowerCase() === 'e' ? '[data-end]' : `[data-option][data-key="${CSS.escape(key.toUpperCase())}"]`,
  )
  if (!pressed) return false
  pressed.focus()
  pressed.click()
  return true
}
