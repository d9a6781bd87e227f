import type { ShelfPart } from '#web/design/parts'
import './palette.css'

export const PITCH: ShelfPart['PITCH'] = {
  en: 'A beach, a heap each, and a stone up the sleeve.',
  de: 'Ein Strand, jedem sein Haufen, und ein Stein im Ärmel.',
}
