import type { RefObject } from 'react'
import { useTyped } from '#web/design/typed'

/** What presses something by itself: it keeps the keys that press it. */
const PRESSED = 'button, a, summary, [role="radio"]'

/**
 * Each key presses what shows it, wherever the focus is: in the race a digit a die, a letter an ability, space the roll. See
 * keys.ts. Whoever goes from button to button presses them with space and Enter, as everywhere.
 */
export function usePressKeys(box: RefObject<HTMLElement | null>): void {
  useTyped(({ key, target }) => {
    const isElsewhere = target instanceof Element && target !== document.body && target.closest(PRESSED) !== null
    if (isElsewhere && (key === ' ' || key === 'Enter')) return false
    const named = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key
    const wanted = box.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(named)}"]`)
    if (!wanted) return false
    wanted.click()
    return true
  })
}
