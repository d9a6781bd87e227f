import type { ShelfPart } from '#web/design/parts'
import './palette.css'

export const PITCH: ShelfPart['PITCH'] = {
  en: 'Two clans of rats, eight cards each, one empty throne. Lay a card in secret, and see who laughs last.',
  de: 'Zwei Rattenclans, je acht Karten, ein leerer Thron. Leg heimlich eine Karte und sieh, wer zuletzt lacht.',
}
