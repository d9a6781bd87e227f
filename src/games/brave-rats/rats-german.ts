import type { Seat } from '#engine/game'
import { type CardId, FACE_DOWN, type SeenCard, strengthOf } from '#games/brave-rats/cards'
import { CLAN_NAMES } from '#games/brave-rats/sentences'

/** The characters in German, at the index of their strength: the name, and with its article as subject and as object. */
export const RATTEN = [
  {
    name: 'Musikant',
    der: 'der Musikant',
    den: 'den Musikanten',
    text: 'Diese Runde bleibt in der Schwebe, was auch liegt.',
  },
  {
    name: 'Prinzessin',
    der: 'die Prinzessin',
    den: 'die Prinzessin',
    text: 'Trifft sie den Prinzen, gewinnst du das Spiel.',
  },
  { name: 'Spion', der: 'der Spion', den: 'den Spion', text: 'Nächste Runde siehst du erst die andere Karte.' },
  { name: 'Meuchler', der: 'der Meuchler', den: 'den Meuchler', text: 'In dieser Runde gewinnt die kleinere Stärke.' },
  { name: 'Gesandter', der: 'der Gesandte', den: 'den Gesandten', text: 'Diese Runde zählt für dich 2 Siege.' },
  { name: 'Zauberer', der: 'der Zauberer', den: 'den Zauberer', text: 'Die andere Karte hat keine Fähigkeit.' },
  { name: 'General', der: 'der General', den: 'den General', text: 'Deine nächste Karte hat +2 Stärke.' },
  { name: 'Prinz', der: 'der Prinz', den: 'den Prinzen', text: 'Du gewinnst die Runde.' },
] as const

export const ratte = (card: CardId): (typeof RATTEN)[number] => RATTEN[strengthOf(card)]

/** "den Prinzen", or what one sees of a card that lies face down. */
export const den = (card: SeenCard): string => (card === FACE_DOWN ? 'eine verdeckte Karte' : ratte(card).den)

/** "dein Prinz", "deine Prinzessin". */
export const dein = (card: CardId): string =>
  `${ratte(card).der.startsWith('die') ? 'deine' : 'dein'} ${ratte(card).name}`

/** "deinen Prinzen", "deine Prinzessin". */
export const deinen = (card: CardId): string => ratte(card).den.replace(/^den/, 'deinen').replace(/^die/, 'deine')

export const clan = (seat: Seat): string => CLAN_NAMES[seat] ?? `Platz ${seat}`
