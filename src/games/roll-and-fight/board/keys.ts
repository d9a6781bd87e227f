import { QUIET_KEYS } from '#games/roll-and-fight/board/fight/keys'
import { BLEED_KEY, SLOT_KEYS, STOP_KEY, TAKE_KEY } from '#games/roll-and-fight/board/race/letters'
import type { BoardKeys } from '#web/design/board-props'
import type { KeysPart } from '#web/design/parts'

const [BASICS, TILES] = [SLOT_KEYS.slice(0, 4).join(' '), SLOT_KEYS.slice(4).join(' ')]

const RACE: Readonly<Record<'en' | 'de', BoardKeys>> = {
  en: [
    ['1 … 4', 'Rolling: hold a die back, or roll it; pick a locked one for the Health Track'],
    ['Space', 'Rolling: roll what is not held back; in beats, throw it, and end the beat'],
    [BASICS, 'Rolling: put dice on Dash, Punch, Fire or Charge'],
    [TILES, 'Rolling: put dice on a tile, in the order in which they lie'],
    [BLEED_KEY, 'Rolling: put a Wound die onto the Health Track'],
    [TAKE_KEY, 'Rolling: take dice from the pool'],
    [STOP_KEY, 'Rolling: stop, pressed twice'],
  ],
  de: [
    ['1 … 4', 'Würfeln: einen Würfel liegen lassen oder werfen; einen gesperrten für die Lebensleiste wählen'],
    ['Leertaste', 'Würfeln: werfen, was nicht liegen bleibt; in Durchgängen werfen und den Durchgang beenden'],
    [BASICS, 'Würfeln: Würfel auf Spurt, Schlag, Feuer oder Sturmangriff legen'],
    [TILES, 'Würfeln: Würfel auf ein Plättchen legen, in der Folge, in der sie liegen'],
    [BLEED_KEY, 'Würfeln: einen Wundenwürfel auf die Lebensleiste legen'],
    [TAKE_KEY, 'Würfeln: Würfel aus dem Vorrat nehmen'],
    [STOP_KEY, 'Würfeln: aufhören, zweimal gedrückt'],
  ],
}

/** What the keys do on this board, besides those of every table. */
export const KEYS: KeysPart['KEYS'] = { en: [...RACE.en, ...QUIET_KEYS.en], de: [...RACE.de, ...QUIET_KEYS.de] }
