import type { Language } from '#engine/game'
import type { BoardKeys } from '#web/design/board-props'

/** What the keys do on this board, besides those of every table. */
export const KEYS: Readonly<Record<Language, BoardKeys>> = {
  en: [['0 … 7', 'Go to the card of that number']],
  de: [['0 … 7', 'Zur Karte mit dieser Zahl']],
}
