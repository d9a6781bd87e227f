import { type RefObject, useEffect, useRef } from 'react'

/** So many pixels from the end still count as the end. */
const NEAR = 48

/**
 * Keeps a list at what is current, else at its end, whenever `mark` changes; but whoever has scrolled back to read is
 * left in peace.
 */
export function useNewestInView<List extends HTMLElement>(mark: unknown): RefObject<List | null> {
  const list = useRef<List>(null)
  const isAtEnd = useRef(true)
  const wasElsewhere = useRef(false)
  useEffect(() => {
    const box = list.current!
    let before = box.scrollTop
    // Told of a scroll, the list may have grown since: only who goes back has left the end.
    const note = () => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
      isAtEnd.current = isNear || (isAtEnd.current && box.scrollTop >= before)
      before = box.scrollTop
    }
    box.addEventListener('scroll', note, { passive: true })
    return () => box.removeEventListener('scroll', note)
  }, [])
  useEffect(() => {
    const box = list.current!
    const current = [...box.querySelectorAll<HTMLElement>('[aria-current]')].at(-1)
    if (current) current.scrollIntoView({ block: 'nearest' })
    // Whoever comes back from another moment wants to see the newest.
    else if (isAtEnd.current || wasElsewhere.current) box.scrollTop = box.scrollHeight
    wasElsewhere.current = current !== undefined
  }, [mark])
  return list
}
