import type { ShelfPart } from '#web/design/parts'
import './palette.css'

export const PITCH: ShelfPart['PITCH'] = {
  en: 'A moor, a wind, and stones enough for all.',
  de: 'Ein Moor, ein Wind, und Steine genug für alle.',
}
