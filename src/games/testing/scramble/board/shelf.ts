import type { ShelfPart } from '#web/design/parts'
import './palette.css'

export const PITCH: ShelfPart['PITCH'] = {
  en: 'Four racers, and dice that do not wait.',
  de: 'Vier Läufer, und Würfel, die nicht warten.',
}
