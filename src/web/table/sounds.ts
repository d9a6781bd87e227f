import type { Viewer } from '#engine/game'
import { SOUNDS_PARTS } from '#web/parts-later'
import { play } from '#web/table/sound'

/** What can be heard at the table of a game. */
export interface Sounds {
  play(events: readonly object[], viewer: Viewer): void
}

/** `undefined` where a game has nothing to be heard. */
export async function soundsOf(game: string): Promise<Sounds | undefined> {
  const part = await SOUNDS_PARTS[game]?.()
  return part && { play: (events, viewer) => play(events.flatMap((event) => part.soundOf(event, viewer) ?? [])) }
}
