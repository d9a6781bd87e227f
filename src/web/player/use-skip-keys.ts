import { useEffect } from 'react'

const KEYS = [' ', 'Enter', 'Escape']
/** Where a key belongs to something else: a field, or a sheet above the page. */
const ELSEWHERE = 'input, textarea, select, dialog[open]'
/** What holds that which is shown is pressed, and nothing is skipped by that. */
const HOLDS = '[data-holds]'
/** What these keys press; they do that, too. */
const PRESSED = 'button, a, summary'

/** Space, Enter and Escape skip what is being shown. */
export function useSkipKeys(isPlaying: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isPlaying) return undefined
    const typed = (event: KeyboardEvent) => {
      if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const target = event.target instanceof Element ? event.target : document.body
      if (target.closest(ELSEWHERE) || document.querySelector('dialog[open]')) return
      if (event.key !== 'Escape' && target.closest(HOLDS)) return
      // A space that presses nothing would scroll the page.
      if (event.key === ' ' && !target.closest(PRESSED)) event.preventDefault()
      skip()
    }
    document.addEventListener('keydown', typed)
    return () => document.removeEventListener('keydown', typed)
  }, [isPlaying, skip])
}
