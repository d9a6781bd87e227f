import { useEffect, useRef } from 'react'

/** What a key does, by its letter. */
type Keys = Readonly<Record<string, () => void>>

/** Hears single keys, except where one writes, in a sheet above the page, and with a modifier: those are the browser's. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const typed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog[open]')) return
      if (document.querySelector('dialog[open]')) return
      const pressed = latest.current[event.key.toLowerCase()]
      if (!pressed) return
      event.preventDefault()
      pressed()
    }
    document.addEventListener('keydown', typed)
    return () => document.removeEventListener('keydown', typed)
  }, [])
}
