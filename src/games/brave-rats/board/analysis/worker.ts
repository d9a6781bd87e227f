import type { MatchRecord } from '#engine/match'
import { type AnalysedGame, analyse } from '#games/brave-rats/analysis'

/** What the worker says: each game when it is done, and that there are no more. */
export type Said = { readonly game: AnalysedGame } | { readonly done: true }

const say = (said: Said): void => postMessage(said)

addEventListener('message', ({ data }: MessageEvent<MatchRecord>) => {
  for (const game of analyse(data)) say({ game })
  say({ done: true })
})
