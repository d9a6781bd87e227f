import type { ShelfPart } from '#web/design/parts'
import './palette.css'

export const PITCH: ShelfPart['PITCH'] = {
  en: 'Three to seven Champions, hidden hands, one arena. Every wound lays a card open, and every open card bites back.',
  de: 'Drei bis sieben Kämpfer, verdeckte Karten, eine Arena. Jede Wunde deckt eine Karte auf, und jede offene Karte beißt zurück.',
}
