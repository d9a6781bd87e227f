import type { AnyBox, Lid } from '#games/box'
import * as lids from '#games/index'

/** All games, by their ids. */
export const GAMES: readonly Lid[] = Object.values<Lid>(lids).toSorted((a, b) => (a.about.id < b.about.id ? -1 : 1))

/** Opens a game by its id; `undefined` if there is none. */
export const openGame = async (id: string): Promise<AnyBox | undefined> =>
  GAMES.find(({ about }) => about.id === id)?.open()
