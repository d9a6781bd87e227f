import type { About } from '#engine/game'
import type { AnyBox } from '#games/box'
import { GAMES } from '#games/shelf'
import type { BoardPart, KitPart } from '#web/design/parts'
import { BOARD_PARTS } from '#web/parts'
import { KIT_PARTS } from '#web/parts-later'

/** All that the kit shows of one game. */
export interface Show extends BoardPart, KitPart {
  readonly about: About<object>
  readonly texts: AnyBox['texts']
}

async function load({ about, texts }: (typeof GAMES)[number]): Promise<Show[]> {
  const [board, kit] = await Promise.all([BOARD_PARTS[about.id]?.(), KIT_PARTS[about.id]?.()])
  return board && kit ? [{ about, texts: await texts(), ...board, ...kit }] : []
}

/** Every game that has something for the kit. */
export const SHOWS: Promise<readonly Show[]> = Promise.all(GAMES.map(load)).then((shows) => shows.flat())
