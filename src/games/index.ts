import type { About } from '#engine/game'
import type { AnyBox } from '#games/box'
import { about as braveRats } from '#games/brave-rats/about'
import { about as lastBrave } from '#games/last-brave/about'

/** A game on the shelf: what one reads on the lid, and the box when one opens it. */
interface Lid {
  readonly about: About<object>
  /** The words alone, for those who only look on. */
  texts(): Promise<AnyBox['texts']>
  open(): Promise<AnyBox>
}

/** All games, the only list of them. */
export const GAMES: readonly Lid[] = [
  {
    about: braveRats,
    texts: async () => (await import('#games/brave-rats/texts')).texts,
    open: async () => (await import('#games/brave-rats/box')).box,
  },
  {
    about: lastBrave,
    texts: async () => (await import('#games/last-brave/texts')).texts,
    open: async () => (await import('#games/last-brave/box')).box,
  },
]

/** Opens a game by its id; `undefined` if there is none. */
export const openGame = async (id: string): Promise<AnyBox | undefined> =>
  GAMES.find(({ about }) => about.id === id)?.open()
