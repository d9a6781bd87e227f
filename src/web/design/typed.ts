import { useEffect, useRef } from 'react'

/** Where a key belongs to something else: a field, or a sheet above the page. */
const ELSEWHERE = 'input, textarea, select, dialog[open]'

/**
 * Hears single keys, except where one writes, in a sheet above the page, and with a modifier: those are the browser's.
 * `press` says whether the key meant something.
 */
export function useTyped(press: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const typed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return
      if (document.querySelector('dialog[open]')) return
      if (latest.current(event)) event.preventDefault()
    }
    document.addEventListener('keydown', typed)
    return () => document.removeEventListener('keydown', typed)
  }, [])
}
