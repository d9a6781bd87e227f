import { type AnchorHTMLAttributes, useSyncExternalStore } from 'react'

const CHANGED = 'ludus-route'

function subscribe(changed: () => void): () => void {
  window.addEventListener('popstate', changed)
  window.addEventListener(CHANGED, changed)
  return () => {
    window.removeEventListener('popstate', changed)
    window.removeEventListener(CHANGED, changed)
  }
}

/** The path of the page that is shown. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => window.location.pathname)

/** Goes to another page without loading anything anew. */
export function goTo(path: string): void {
  window.history.pushState(null, '', path)
  window.dispatchEvent(new Event(CHANGED))
  window.scrollTo(0, 0)
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
}

/** A real link; a plain click stays on the page. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        goTo(href)
      }}
    />
  )
}
