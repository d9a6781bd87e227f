import type { ShelfPart } from '#web/design/parts'
import './palette.css'

export const PITCH: ShelfPart['PITCH'] = {
  en: 'One to four players, four heroes, one ring of enemies. Whoever stands in your line can hit you, and nobody else can be hit by you.',
  de: 'Eine bis vier Personen, vier Helden, ein Ring von Gegnern. Nur wer in eurer Linie steht, trifft euch, und nur den trefft auch ihr.',
}
