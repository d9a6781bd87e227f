import type { MatchRecord } from '#engine/match'
import { chaptersOf } from '#engine/story'
import { type Account, accountOf } from '#games/last-stand/analysis/account'
import { curveOf, type Point } from '#games/last-stand/analysis/curve'
import { lastStand } from '#games/last-stand/game'

/** What the worker says: what everybody did, each moment of the curve, and that there is no more to come. */
export type Said = { readonly account: Account } | { readonly point: Point } | { readonly done: true }

const say = (said: Said): void => postMessage(said)

addEventListener('message', ({ data }: MessageEvent<MatchRecord>) => {
  const chapters = [...chaptersOf(lastStand, data)]
  say({ account: accountOf(chapters) })
  for (const point of curveOf(chapters)) say({ point })
  say({ done: true })
})
