import type { ShelfPart } from '#web/design/parts'
import './palette.css'

export const PITCH: ShelfPart['PITCH'] = {
  en: 'Four heroes in a ring of enemies. Only what stands in your line can hit you, and you hit only what stands in your line.',
  de: 'Vier Helden in einem Ring von Gegnern. Nur wer in deiner Linie steht, trifft dich, und nur wen du in deiner Linie hast, triffst auch du.',
}
