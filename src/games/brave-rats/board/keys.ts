import type { KeysPart } from '#web/design/parts'

/** What the keys do on this board, besides those of every table. */
export const KEYS: KeysPart['KEYS'] = {
  en: [['0 … 7', 'Go to the card of that number']],
  de: [['0 … 7', 'Zur Karte mit dieser Zahl']],
}
