import type { KeysPart } from '#web/design/parts'

/** What the keys do on this board, besides those of every table. */
export const KEYS: KeysPart['KEYS'] = {
  en: [
    ['1 … 8', 'Pick a skill or a hero: each keeps its number'],
    ['A … Z', 'Pick what else is lit: each enemy space keeps its letter'],
    ['Enter', 'Do what is picked'],
    ['Esc', 'Put it back'],
    ['E', 'End the turn'],
    ['T', 'Show all threats, or no longer'],
  ],
  de: [
    ['1 … 8', 'Eine Fähigkeit oder Figur wählen: Jede behält ihre Ziffer'],
    ['A … Z', 'Wählen, was sonst leuchtet: Jedes Gegnerfeld behält seinen Buchstaben'],
    ['Enter', 'Ausführen, was gewählt ist'],
    ['Esc', 'Zurücklegen'],
    ['E', 'Den Zug beenden'],
    ['T', 'Alle Gefahren zeigen, oder nicht mehr'],
  ],
}
