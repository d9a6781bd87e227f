import type { Event } from '#games/last-brave/types'

/** D6, LB-R67 What no bout may exceed. */
export const MOST = { turns: 300, recovers: 3, points: 54 } as const

/** Counts what happens in each bout of a match, and throws when it is more than can be. */
export function bounds(): { readonly seen: Record<keyof typeof MOST, number>; event(event: Event): void } {
  const seen = { turns: 0, recovers: 0, points: 0 }
  let bout = { ...seen }
  const count = (what: keyof typeof MOST): void => {
    seen[what] = Math.max(seen[what], ++bout[what])
    if (bout[what] > MOST[what]) throw new Error(`More than ${MOST[what]} ${what} in a bout.`)
  }
  return {
    seen,
    event({ kind }) {
      switch (kind) {
        case 'bout-begun':
          bout = { turns: 0, recovers: 0, points: 0 }
          break
        case 'turn-begun':
          count('turns')
          break
        case 'recovered':
          count('recovers')
          break
        case 'point-revealed':
        case 'point-moved':
        case 'defeated':
          count('points') // A Champion falls to a point that it could not pay.
          break
        default:
      }
    },
  }
}
