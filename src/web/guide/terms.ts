import { addressed } from '#engine/addressed'
import type { GameTypes, Language } from '#engine/game'
import type { Guide, Place } from '#engine/guide'
import type { AnyBox } from '#games/box'
import type { Terms } from '#web/player/showing'

interface Taught {
  readonly box: AnyBox
  readonly guide: Guide<GameTypes>
  readonly names: readonly string[]
  readonly place: Place
}

/** How a guide is shown: as at a calm table, where each sentence is seen for as long as it takes to read. */
export function termsOf(
  { box, guide: { seat }, names, place }: Taught,
  look: Pick<Terms, 'pace' | 'speed'>,
  language: Language,
): Terms {
  const text = addressed(box.texts[language], seat, names)
  return { ...look, own: seat, thread: place, tempo: 'calm', says: (event) => text.event(event as GameTypes['Event']) }
}
