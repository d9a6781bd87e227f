import type { KeysPart } from '#web/design/parts'

/** What the keys do on this board, besides those of every table. */
export const KEYS: KeysPart['KEYS'] = {
  en: [
    ['1 … 9, 0', 'Pick what is lit, in the order of the numbers'],
    ['Enter', 'Do what is picked'],
    ['Esc', 'Put it back'],
    ['E', 'End the turn'],
    ['T', 'Show all threats, or no longer'],
  ],
  de: [
    ['1 … 9, 0', 'Wählen, was leuchtet, in der Reihenfolge der Ziffern'],
    ['Enter', 'Ausführen, was gewählt ist'],
    ['Esc', 'Zurücklegen'],
    ['E', 'Den Zug beenden'],
    ['T', 'Alle Gefahren zeigen, oder nicht mehr'],
  ],
}
