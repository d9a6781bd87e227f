import type { RefObject } from 'react'
import { useTyped } from '#web/design/typed'

/** A digit goes to the card of that strength, and from it to the next of the same; see keys.ts. */
export function useDigits(box: RefObject<HTMLElement | null>, isAsked: boolean): void {
  useTyped(({ key, target }) => {
    // Elsewhere, as in a replay, digits mean something else.
    const isMeant = isAsked || (target instanceof Element && target.closest('[data-hand]') !== null)
    if (!isMeant || !/^\d$/.test(key)) return false
    const find = (where: string) => [...(box.current?.querySelectorAll<HTMLElement>(where) ?? [])]
    const offered = find(`[data-digit="${key}"]:not([data-tells])`)
    const cards = offered.length > 0 ? offered : find(`[data-hand] [data-digit="${key}"]`)
    cards[(cards.indexOf(target as HTMLElement) + 1) % cards.length]?.focus()
    return cards.length > 0
  })
}
