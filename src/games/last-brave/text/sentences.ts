import type { Language, OptionWords, Seat } from '#engine/game'
import { asked, coming } from '#engine/steps'
import {
  type Ability,
  type Block,
  CHAMPION,
  type ChampionId,
  FACE_DOWN,
  type Keyword,
  type Picking,
  pickingOf,
} from '#games/last-brave/cards'
import type { Options } from '#games/last-brave/options'
import type { Choice, Event, Result, Step, Target, View } from '#games/last-brave/types'

// What the texts of all languages are made with.

/** Whoever is spoken to, if it is somebody with a seat, and what those who play are called, where that is known. */
export interface Ears {
  readonly you?: Seat | undefined
  readonly names?: readonly string[] | undefined
}

/** What somebody is called besides the crest, if anything. */
export const nameOf = (seat: Seat, crest: string, { names }: Ears): string | undefined =>
  names?.[seat] === crest ? undefined : names?.[seat]

/** "Wolf", or "Ann (Wolf)", in a list. */
export function labelled(seat: Seat, crest: string, ears: Ears): string {
  const name = nameOf(seat, crest, ears)
  return name === undefined ? crest : `${name} (${crest})`
}

/** A sentence for every kind of event. */
export type Sentences = {
  readonly [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>, ears: Ears) => string
}

/** A line for every kind of choice. */
export type ChoiceSentences = {
  readonly [Kind in Choice['kind']]: (choice: Extract<Choice, { kind: Kind }>, view: View) => string
}

/** A status line for every kind of decision. */
export type DecisionSentences = Readonly<
  Record<'turn' | 'damage' | 'between' | 'after' | 'react', (seat: Seat, view: View, ears: Ears) => string>
>

/** How it ended for those who won or share a tie. */
export type Ends = Readonly<Record<Result['reason'], (seats: readonly Seat[], ears: Ears) => string>>

/** Words for every option. */
export type OptionSentences = { readonly [Name in keyof Options]: OptionWords }

type Wish = Pick<Extract<Choice, { kind: 'prefer' }>, 'what' | 'on'>

/** When a seat can wish to be asked. */
export type WishWords = Readonly<Record<Wish['what'] | 'usual', string>>

/** Whether a seat wishes to be asked, and when; to end a wish about everything brings back what is usual (E4). */
export const wishSaid = ({ what, on }: Wish, words: WishWords): { readonly isAsked: boolean; readonly when: string } =>
  what === 'autoPass' || what === 'everyHold'
    ? { isAsked: true, when: on ? words[what] : words.usual }
    : { isAsked: on, when: words[what] }

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** "Fire", "Fire and Ice", "Fire, Ice and Earth". */
export const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)!}`

type Plain = Exclude<Keyword['do'], 'power' | 'hits' | 'negate'>
type KeywordWords = Readonly<Record<Plain | 'power' | 'hits', string>> & {
  readonly negate: Readonly<Record<Block, string>>
}

/** Section B7 of the rules document. */
const KEYWORDS: Readonly<Record<Language, KeywordWords>> = {
  en: {
    power: 'Power',
    hits: 'Hits',
    negate: { defend: 'Negate Defend', reflect: 'Negate Reflect' },
    defend: 'Defend',
    reflect: 'Reflect',
    're-engage': 'Re-engage',
    'scatter-shot': 'Scatter Shot',
    seal: 'Seal',
    revive: 'Revive',
    recover: 'Recover',
    resist: 'Resist 1',
  },
  de: {
    power: 'Kraft',
    hits: 'Treffer',
    negate: { defend: 'keine Abwehr', reflect: 'kein Rückschlag' },
    defend: 'Abwehr',
    reflect: 'Rückschlag',
    're-engage': 'Nachsetzen',
    'scatter-shot': 'Streuschuss',
    seal: 'Siegel',
    revive: 'Aufrichten',
    recover: 'Zurückholen',
    resist: 'Widerstand 1',
  },
}

/** "Power +2 & Seal"; several extra Hits are counted together. */
export function abilitySaid(ability: Ability, language: Language): string {
  const words = KEYWORDS[language]
  const hits = ability.filter((keyword) => keyword.do === 'hits').length
  const said = ability.map((keyword) => {
    switch (keyword.do) {
      case 'power':
        return `${words.power} +${keyword.by}`
      case 'hits':
        return `${words.hits} +${hits}`
      case 'negate':
        return words.negate[keyword.what]
      default:
        return words[keyword.do]
    }
  })
  return [...new Set(said)].join(' & ')
}

const withoutPick = (ability: Ability): Ability => {
  const picking = pickingOf(ability)
  return ability.filter((keyword) => keyword.do !== picking)
}

/** What was used of an ability: to pick a card may be left out of one with "&" (LB-R17). */
export const usedOf = (ability: Ability, picked: Target | undefined): Ability =>
  picked ? ability : withoutPick(ability)

/** How one language says what a use does beyond its keywords. */
interface EffectWords {
  readonly language: Language
  readonly and: string
  pick(picking: Picking): string
  stop(how: Block): string
}

/** "Power +2, and seal the Stag's Shield". */
export function effectSaid(ability: Ability, { language, and, pick, stop }: EffectWords): string {
  const picking = pickingOf(ability)
  const rest = withoutPick(ability)
  const [only] = rest
  const does = only?.do === 'defend' || only?.do === 'reflect' ? stop(only.do) : abilitySaid(rest, language)
  return [...(rest.length > 0 ? [does] : []), ...(picking ? [pick(picking)] : [])].join(and)
}

/** LB-R39 Whether a Secret Skill can be used while others fight. */
export const isReaction = (champion: ChampionId): boolean =>
  CHAMPION[champion].secret.every((keyword) => keyword.do === 'revive' || keyword.do === 'recover')

/** Whose choice is being worded: the viewer's, or of whom an open table asks. */
export const chooserOf = (view: View): Seat | undefined =>
  view.viewer === 'spectator' ? asked(view)?.of[0] : view.viewer

/** The Champion of whoever chooses, as far as one can see it. */
export function ownChampion(view: View): ChampionId | undefined {
  const champion = view.fighters[chooserOf(view) ?? -1]?.champion
  return champion === undefined || champion === FACE_DOWN ? undefined : champion
}

/** The Hit that lands next, while others may still act before it. */
export const comingHit = (view: View): Extract<Step, { do: 'land' }> | undefined => coming<Step, 'land'>(view, 'land')

/** Those who won, or else share a tie. */
export const aheadIn = (payoffs: readonly number[]): Seat[] =>
  payoffs.flatMap((payoff, seat) => (payoff > 0 && payoff === Math.max(...payoffs) ? seat : []))
