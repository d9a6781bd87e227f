import type { Seat } from '#engine/game'
import type { CardId, ChampionId } from '#games/last-brave/cards'
import { type Ears, nameOf } from '#games/last-brave/text/sentences'

export const CARD_NAMES_DE: Readonly<Record<CardId, string>> = {
  'class.knight': 'Ritter',
  'class.warrior': 'Krieger',
  'class.assassin': 'Meuchler',
  'class.ranger': 'Waldläufer',
  'class.cleric': 'Kleriker',
  'class.warlock': 'Hexenmeister',
  'class.berserker': 'Berserker',
  'class.marshal': 'Marschall',
  'element.fire': 'Feuer',
  'element.water': 'Wasser',
  'element.wind': 'Wind',
  'element.earth': 'Erde',
  'element.lightning': 'Blitz',
  'element.ice': 'Eis',
  'element.light': 'Licht',
  'element.shadow': 'Schatten',
  'arms.fists': 'Fäuste',
  'arms.shield': 'Schild',
  'arms.sword': 'Schwert',
  'arms.spear': 'Speer',
  'arms.bow': 'Bogen',
  'arms.hammer': 'Hammer',
  'arms.daggers': 'Dolche',
  'arms.staff': 'Stab',
}

export const FLAVOUR_DE: Readonly<Record<CardId, string>> = {
  'class.knight': 'Solange ich stehe, steht das Tor.',
  'class.warrior': 'Narben vorn, niemals auf dem Rücken.',
  'class.assassin': 'Deine Deckung war oben. Ich kam von unten.',
  'class.ranger': 'Neun Pfeile in der Luft, ehe der erste fällt.',
  'class.cleric': 'Steh auf. Dein Name steht heute nicht auf der Liste.',
  'class.warlock': 'Dein Talent verkaufte mir jemand, dem du vertraust.',
  'class.berserker': 'Sagt bitte jemand meinen Armen, dass es vorbei ist?',
  'class.marshal': 'Zweite Reihe, vor. Erste Reihe, aufstehen.',
  'element.fire': 'Es will nur eines: alles.',
  'element.water': 'Schlag das Meer und sieh, wer nass wird.',
  'element.wind': 'Fort, ehe das erste Blatt den Boden berührt.',
  'element.earth': 'Der Berg duckt sich nicht.',
  'element.lightning': 'Alles, was hoch ragt, ist ein Ziel.',
  'element.ice': 'Kalt genug, um einen Gedanken anzuhalten.',
  'element.light': 'Am Mittag gibt es kein Versteck.',
  'element.shadow': 'Du triffst, was ich dort stehen ließ.',
  'arms.fists': 'Zwei Argumente, keine Wartezeit.',
  'arms.shield': 'Bitte, das gehört wohl dir.',
  'arms.sword': 'Die Parade ist der halbe Hieb.',
  'arms.spear': 'Das letzte Wort, neun Fuß lang.',
  'arms.bow': 'Rückt doch bitte etwas zusammen.',
  'arms.hammer': 'Er repariert alles genau einmal.',
  'arms.daggers': 'Einen hast du gesehen. Das war der Plan.',
  'arms.staff': 'Sechs Fuß höflicher Abstand.',
}

export const SKILL_DE: Readonly<Record<ChampionId, string>> = {
  'champion.rhosyn': 'Die letzte Fackel',
  'champion.brakk': 'Drei Hiebe, ein Atemzug',
  'champion.ysolde': 'Aus der Rolle gestrichen',
  'champion.ondrin': 'Keinen Schritt zurück',
  'champion.mirelle': 'Sieh dich fallen',
  'champion.tobiah': 'Wieder auf die Beine',
  'champion.vesper': 'Gegen jedes Banner',
  'champion.noor': 'Noch viele Meilen',
}

/** Cards that are not masculine: neuter, and feminine or plural, whose objects look the same. */
const NEUTER: readonly CardId[] = ['element.fire', 'element.water', 'element.ice', 'element.light', 'arms.sword']
const FEMININE: readonly CardId[] = ['element.earth', 'arms.fists', 'arms.daggers']

const object =
  (masculine: string, feminine: string, neuter: string) =>
  (card: CardId): string => {
    const article = NEUTER.includes(card) ? neuter : FEMININE.includes(card) ? feminine : masculine
    return `${article} ${CARD_NAMES_DE[card]}`
  }

/** "den Ritter", "die Fäuste", "das Feuer". */
export const den = object('den', 'die', 'das')
/** "deinen Ritter". */
export const deinen = object('deinen', 'deine', 'dein')
/** "seinen Ritter"; all crests are masculine. */
export const seinen = object('seinen', 'seine', 'sein')

interface Crest {
  readonly name: string
  readonly der: string
  readonly den: string
  readonly dem: string
  readonly des: string
}

/** A crest with its cases; those like "der Rabe" have an ending of their own in all but the first. */
const crest = (name: string, genitive: string, other = name): Crest => ({
  name,
  der: `der ${name}`,
  den: `den ${other}`,
  dem: `dem ${other}`,
  des: `des ${genitive}`,
})

const WAPPEN: readonly Crest[] = [
  crest('Wolf', 'Wolfs'),
  crest('Hirsch', 'Hirschs'),
  crest('Rabe', 'Raben', 'Raben'),
  crest('Eber', 'Ebers'),
  crest('Luchs', 'Luchses'),
  crest('Reiher', 'Reihers'),
  crest('Bär', 'Bären', 'Bären'),
]

/** A crest, with the name of whoever has it: "der Wolf", "der Wolf Ann". */
export function wappen(seat: Seat, ears: Ears = {}): Crest {
  const plain = WAPPEN[seat] ?? crest(`Platz ${seat}`, `Platzes ${seat}`)
  const called = nameOf(seat, plain.name, ears)
  if (called === undefined) return plain
  const { name, der, den, dem, des } = plain
  return { name, der: `${der} ${called}`, den: `${den} ${called}`, dem: `${dem} ${called}`, des: `${des} ${called}` }
}
