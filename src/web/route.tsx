import { type AnchorHTMLAttributes, useEffect, useSyncExternalStore } from 'react'

const CHANGED = 'ludus-route'
const EVENTS = ['popstate', 'hashchange', CHANGED]

function subscribe(changed: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, changed)
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, changed)
  }
}

/** The path of the page that is shown. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => window.location.pathname)

/** The place on the page that is meant, without its `#`; empty if none is. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash.slice(1))

/** Goes to another page without loading anything anew. */
export function goTo(path: string): void {
  window.history.pushState(null, '', path)
  window.dispatchEvent(new Event(CHANGED))
  if (!path.includes('#')) window.scrollTo(0, 0)
}

/** What the window is called while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Ludus' : `${title} · Ludus`
  }, [title])
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
}

/** A real link; a plain click stays on the page, unless the link is for a window of its own. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const path = usePath()
  return (
    <a
      aria-current={path === href ? 'page' : undefined}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (
          rest.target !== undefined ||
          event.defaultPrevented ||
          event.button !== 0 ||
          event.metaKey ||
          event.ctrlKey ||
          event.shiftKey
        )
          return
        event.preventDefault()
        goTo(href)
      }}
    />
  )
}
