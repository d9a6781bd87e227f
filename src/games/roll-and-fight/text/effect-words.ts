import type { Language } from '#engine/game'
import { type AbilityId, abilityOf, isBasic, isItem, ITEM, type ItemId } from '#games/roll-and-fight/content/heroes'
import type { Effect, MinionType } from '#games/roll-and-fight/content/vocabulary'
import { listed, tallied } from '#games/roll-and-fight/text/forms'
import { abilityText, itemText, minionName } from '#games/roll-and-fight/text/names'

// What an ability or Item does, effect for effect, in the words of the rules.

interface EffectWords {
  readonly names: Readonly<Record<Exclude<Effect['do'], 'per-die'>, string>>
  readonly optional: string
  readonly past: string
  readonly boss: string
  readonly rooms: Readonly<Record<'another' | 'same', string>>
  readonly or: string
  evaded(many: number): string
  perDie(effect: string): string
}

const WORDS: Readonly<Record<Language, EffectWords>> = {
  en: {
    names: {
      move: 'Move',
      hit: 'Hit',
      shoot: 'Shoot',
      wound: 'Wound',
      heal: 'Heal',
      jump: 'Jump',
      evade: 'Evade',
      kill: 'Kill',
      either: 'Hit or Shoot',
      'repeat-next': 'the next ability once more',
    },
    optional: 'optional',
    past: 'past Blockers',
    boss: 'only the Boss',
    rooms: { another: 'each into another room', same: 'into the same room' },
    or: 'or',
    evaded: (many) => `up to ${many} evaded in one room`,
    perDie: (effect) => `${effect} for each die on your Health Track`,
  },
  de: {
    names: {
      move: 'Schritt',
      hit: 'Hieb',
      shoot: 'Schuss',
      wound: 'Wunde',
      heal: 'Heilen',
      jump: 'Sprung',
      evade: 'Ablenken',
      kill: 'Töten',
      either: 'Hieb oder Schuss',
      'repeat-next': 'die nächste Fähigkeit noch einmal',
    },
    optional: 'freiwillig',
    past: 'an Türstehern vorbei',
    boss: 'nur der Boss',
    rooms: { another: 'jedes Mal in einen anderen Raum', same: 'in denselben Raum' },
    or: 'oder',
    evaded: (many) => `bis zu ${many} Abgelenkte in einem Raum`,
    perDie: (effect) => `${effect} für jeden Würfel auf der Lebensleiste`,
  },
}

/** "Evade (Henchman or Blocker)": an effect with all that is to be known of it. */
function effectSaid(effect: Effect, language: Language): string {
  const words = WORDS[language]
  if (effect.do === 'per-die') return words.perDie(effectSaid(effect.effect, language))
  const types: readonly MinionType[] = ('types' in effect && effect.types) || []
  const notes = [
    ...(types.length > 0
      ? [
          listed(
            types.map((type) => minionName(type, language)),
            words.or,
          ),
        ]
      : []),
    ...('past' in effect && effect.past ? [words.past] : []),
    ...('only' in effect && effect.only ? [words.boss] : []),
    ...('room' in effect && effect.room ? [words.rooms[effect.room]] : []),
    ...('evaded' in effect && effect.evaded ? [words.evaded(effect.evaded)] : []),
    ...('optional' in effect && effect.optional ? [words.optional] : []),
  ]
  return words.names[effect.do] + (notes.length > 0 ? ` (${notes.join(', ')})` : '')
}

const timesOf = (effect: Effect): number => ('times' in effect && effect.times) || 1

/** "Move, Hit ×2": all effects in their order; nothing of what has none of its own. */
export function effectsSaid(id: AbilityId | ItemId, language: Language): string {
  const effects: readonly Effect[] = isItem(id) ? ITEM[id].effects : abilityOf(id).effects
  return tallied(effects.flatMap((one) => Array.from({ length: timesOf(one) }, () => effectSaid(one, language))))
}

/** What is said of it where there is room for one thing: what it does, in the words of the rules. */
export function plainText(id: AbilityId | ItemId, language: Language): string {
  if (isItem(id)) return `${effectsSaid(id, language)}.`
  const effects = effectsSaid(id, language)
  return isBasic(id) || effects === '' ? abilityText(id, language) : `${effects}.`
}

/** What is printed in words of its own is told in those of the rules. */
const TOLD_EN: { readonly [Id in AbilityId | ItemId]?: string } = {
  reverse: 'Two Hits.',
  kata: 'Four Hits.',
  wildstrike: 'One room on, two Hits.',
  wildrush: 'Take a Wound, Hit twice.',
  parry: 'Hit one, turn a Henchman or a Blocker aside.',
  katana: 'Two Hits, for the Boss alone.',
}

/** What is printed on it, where that says it in the words of the rules. */
export function toldText(id: AbilityId | ItemId, language: Language): string {
  const told = language === 'en' ? TOLD_EN[id] : undefined
  return told ?? (isItem(id) ? itemText(id, language) : abilityText(id, language))
}

/** What is told of it, with what that is in the words of the rules: "Two Hits (Hit ×2)." */
export function fullText(id: AbilityId | ItemId, language: Language): string {
  const printed = toldText(id, language)
  const plain = plainText(id, language)
  return plain === printed ? printed : `${printed.replace(/\.$/, '')} (${plain.replace(/\.$/, '')}).`
}
