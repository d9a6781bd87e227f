import type { KeysPart } from '#web/design/parts'

/** What the keys do in Flashback, Fighting and Resolution, besides those of every table. */
export const QUIET_KEYS: KeysPart['KEYS'] = {
  en: [
    ['1 … 9 0', 'Use or pick what has this number; in the list of a room, choose there'],
    ['A … Y', 'Pick what is lit: each room keeps its letter; in Flashback dice and tiles'],
    ['X', 'Leave out an effect'],
    ['O', 'Mark the Objective of your room'],
    ['E', 'End the phase'],
  ],
  de: [
    ['1 … 9 0', 'Nutzen oder wählen, was diese Ziffer trägt; in der Liste eines Raums dort wählen'],
    ['A … Y', 'Wählen, was leuchtet: Jeder Raum behält seinen Buchstaben; bei der Rückblende Würfel und Plättchen'],
    ['X', 'Eine Wirkung auslassen'],
    ['O', 'Den Auftrag deines Raums abhaken'],
    ['E', 'Die Phase beenden'],
  ],
}
