import type { ShelfPart } from '#web/design/parts'
import './palette.css'

export const PITCH: ShelfPart['PITCH'] = {
  en: 'Everybody rolls at once, out of one pool of dice, and then storms a den of their own with what they got.',
  de: 'Alle würfeln zugleich aus einem gemeinsamen Vorrat und stürmen dann mit dem, was sie bekamen, jeweils ein eigenes Versteck.',
}
