import type { Game, GameTypes } from '#engine/game'
import { clone } from '#engine/json'

/** What a state of version `from` of the rules is under those of today; `undefined` if it is not good any more. */
export function migrated<T extends GameTypes>(game: Game<T>, state: unknown, from: number): T['State'] | undefined {
  const { rulesVersion } = game.about
  if (from > rulesVersion) return undefined
  let now: unknown = from < rulesVersion ? clone(state) : state
  for (let version = from; version < rulesVersion && now !== undefined; version++) now = game.migrate?.(now, version)
  return now as T['State'] | undefined
}
