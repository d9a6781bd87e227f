import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Roving<List extends HTMLElement> {
  /** To be spread on the list. */
  readonly list: {
    readonly ref: RefObject<List | null>
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: (event: FocusEvent) => void
  }
  /** To be spread on the item at a place. */
  item(at: number): { readonly tabIndex: number; readonly 'data-roving': true }
}

/** One stop for the tab key, arrow keys within: for rows and grids of buttons. Focus survives when its item is gone. */
export function useRoving<List extends HTMLElement>(count: number): Roving<List> {
  const ref = useRef<List>(null)
  const hadFocus = useRef(false)
  const [chosen, setChosen] = useState(0)
  const current = Math.min(chosen, count - 1)
  const items = (): HTMLElement[] => [...(ref.current?.querySelectorAll<HTMLElement>('[data-roving]') ?? [])]

  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) items()[current]?.focus()
  })

  return {
    list: {
      ref,
      onKeyDown(event) {
        const all = items()
        const here = all.indexOf(event.target as HTMLElement)
        const next = here < 0 ? undefined : neighbour(all, here, event.key)
        if (!next) return
        event.preventDefault()
        next.focus()
      },
      onFocus({ target }) {
        hadFocus.current = true
        const at = items().indexOf(target as HTMLElement)
        if (at >= 0) setChosen(at)
      },
      onBlur({ target }) {
        // An item that is taken away loses the focus too; only one that is still there was left on purpose.
        queueMicrotask(() => {
          if (target.isConnected && !ref.current?.contains(document.activeElement)) hadFocus.current = false
        })
      },
    },
    item: (at) => ({ tabIndex: at === current ? 0 : -1, 'data-roving': true }),
  }
}

function neighbour(items: readonly HTMLElement[], here: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return items[here + 1]
    case 'ArrowLeft':
      return items[here - 1]
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    case 'ArrowDown':
      return nextRow(items, items[here]!, 1)
    case 'ArrowUp':
      return nextRow(items, items[here]!, -1)
    default:
      return undefined
  }
}

/** The nearest item of the row below or above. */
function nextRow(items: readonly HTMLElement[], from: HTMLElement, way: 1 | -1): HTMLElement | undefined {
  const at = from.getBoundingClientRect()
  const offset = (item: HTMLElement) => {
    const box = item.getBoundingClientRect()
    return { down: (box.top - at.top) * way, across: Math.abs(box.left - at.left) }
  }
  const beyond = items.filter((item) => offset(item).down > at.height / 2)
  return beyond.sort((a, b) => offset(a).down - offset(b).down || offset(a).across - offset(b).across)[0]
}
