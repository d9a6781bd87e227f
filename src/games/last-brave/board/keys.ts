import type { KeysPart } from '#web/design/parts'

/** What the keys do on this board, besides those of every table. */
export const KEYS: KeysPart['KEYS'] = {
  en: [
    ['1 … 9, 0', 'Press what has this number: a target, a card, an ability'],
    ['A', 'Attack as planned, or pass'],
  ],
  de: [
    ['1 … 9, 0', 'Drücken, was diese Nummer hat: ein Ziel, eine Karte, eine Fähigkeit'],
    ['A', 'Angreifen wie geplant, oder weiter'],
  ],
}
