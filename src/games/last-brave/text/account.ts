import type { Language, Seat } from '#engine/game'
import { ATTRIBUTE, type Block, type CardId, CHAMPION, type ChampionId } from '#games/last-brave/cards'
import { CARD_NAMES_DE, wappen } from '#games/last-brave/text/cards-german'
import { type Ears, listed } from '#games/last-brave/text/sentences'
import type { Event, Part, View } from '#games/last-brave/types'
import { theCrest } from '#games/last-brave/text/crests-english'

// The running account of an attack: what it comes to, where that comes from, and what is left of it. The functions give
// the middle of a sentence, without a full stop, for the board, and for the log, which puts one.

interface AccountWords {
  readonly power: string
  readonly hit: string
  readonly hits: string
  readonly resist: string
  readonly base: string
  readonly and: string
  readonly no: Readonly<Record<Block, string>>
  readonly card: (card: CardId) => string
  /** A crest as one who is struck, or *you*. */
  readonly struck: (seat: Seat, ears: Ears) => string
  readonly of: string
  readonly on: string
  readonly left: (points: number) => string
  readonly leftFor: (points: number, struck: string) => string
  readonly reflected: string
}

const WORDS: Readonly<Record<Language, AccountWords>> = {
  en: {
    power: 'Power',
    hit: 'Hit',
    hits: 'Hits',
    resist: 'Resist',
    base: 'base',
    and: 'and',
    no: { defend: 'no Defend', reflect: 'no Reflect' },
    card: (card) => ATTRIBUTE[card].name,
    struck: (seat, ears) => (seat === ears.you ? 'you' : theCrest(seat, ears)),
    of: 'of',
    on: 'on',
    left: (points) => `${points} left`,
    leftFor: (points, struck) => `${points} left for ${struck}`,
    reflected: 'reflected',
  },
  de: {
    power: 'Kraft',
    hit: 'Treffer',
    hits: 'Treffer',
    resist: 'Widerstand',
    base: 'Grundkraft',
    and: 'und',
    no: { defend: 'keine Abwehr', reflect: 'kein Rückschlag' },
    card: (card) => CARD_NAMES_DE[card],
    struck: (seat, ears) => (seat === ears.you ? 'dich' : wappen(seat, ears).den),
    of: 'von',
    on: 'auf',
    left: (points) => `noch ${points}`,
    leftFor: (points, struck) => `noch ${points} für ${struck}`,
    reflected: 'zurückgeschlagen',
  },
}

const isCard = (from: CardId | ChampionId): from is CardId => from in ATTRIBUTE

const sum = (parts: readonly Part[], what: 'power' | 'hits'): number =>
  parts.reduce((total, part) => total + part[what], 0)

/**
 * "4 Power × 2 Hits: 1 base, Fire +2 and no Defend, Fists +1; Fists +1 Hit": first where the Power and the Negates come
 * from, then the Hits; nothing of that for an attack without help. The parts are those of a Lock, of a `locked` event, or of `preview` before an attack is locked.
 */
export function accountOf(parts: readonly Part[], language: Language): string {
  const words = WORDS[language]
  const hits = (count: number): string => `${count} ${count === 1 ? words.hit : words.hits}`
  const name = (from: CardId | ChampionId): string => (isCard(from) ? words.card(from) : CHAMPION[from].name)
  const powers = parts.flatMap(({ from, power, negates }) => {
    if (from === 'base') return `${power} ${words.base}`
    const gives = [...(power > 0 ? [`+${power}`] : []), ...negates.map((what) => words.no[what])]
    return gives.length > 0 ? `${name(from)} ${listed(gives, words.and)}` : []
  })
  const more = parts.flatMap((part) =>
    part.from === 'base' || part.hits === 0 ? [] : `${name(part.from)} +${hits(part.hits)}`,
  )
  const account = [powers, more].flatMap((list) => (list.length > 0 ? list.join(', ') : [])).join('; ')
  const total = `${sum(parts, 'power')} ${words.power} × ${hits(sum(parts, 'hits'))}`
  return powers.length + more.length === 1 ? total : `${total}: ${account}`
}

/** "Hit 1 of 2 on the Stag: 4 Power − 1 Resist = 3". */
export function hitSaid(
  { target, hit, hits, power, resist, damage }: Omit<Extract<Event, { kind: 'hit' }>, 'kind' | 'rule' | 'seat'>,
  language: Language,
  ears: Ears = {},
): string {
  const { power: powers, resist: resists } = WORDS[language]
  const less = resist > 0 ? ` − ${resist} ${resists} = ${damage}` : ''
  return `${hitNamed(target, hit, hits, language, ears)}: ${power} ${powers}${less}`
}

/** "Hit 1 of 2 on the Stag". */
export function hitNamed(target: Seat, hit: number, hits: number, language: Language, ears: Ears = {}): string {
  const words = WORDS[language]
  return `${words.hit} ${hit} ${words.of} ${hits} ${words.on} ${words.struck(target, ears)}`
}

/**
 * What the Hit that is being resolved came to and what is left of it: "Hit 1 of 2 on the Stag: 4 Power − 1 Resist = 3, 2
 * left", or "Hit 1 of 2 on the Stag, reflected: 2 left for the Wolf". Nothing between Hits.
 */
export function blowSaid({ attack, blow }: View, language: Language, ears: Ears = {}): string | undefined {
  if (!blow || !attack.lock) return undefined
  const words = WORDS[language]
  const { power, hits } = attack.lock
  const { target, hit, damage, victim, left, reflected } = blow
  if (reflected) {
    const named = hitNamed(target, hit, hits, language, ears)
    return `${named}, ${words.reflected}: ${words.leftFor(left, words.struck(victim, ears))}`
  }
  const came = hitSaid({ target, hit, hits, power, resist: power - damage, damage }, language, ears)
  return `${came}, ${words.left(left)}`
}
