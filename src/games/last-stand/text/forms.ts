import type { OptionWords, Seat } from '#engine/game'
import { asked } from '#engine/steps'
import { CARD, type CardId } from '#games/last-stand/content/enemies'
import type { RampageId, SkillId } from '#games/last-stand/content/heroes'
import type { Aim, Deed } from '#games/last-stand/content/vocabulary'
import type { Options } from '#games/last-stand/options'
import { attackOf, isMoot, powerOf } from '#games/last-stand/rules/aim'
import { type SpaceId, SPACES } from '#games/last-stand/rules/geometry'
import { acting } from '#games/last-stand/rules/read'
import { affected } from '#games/last-stand/rules/targets'
import type { Aimed, Choice, Event, Hero, Question, Result, Step, View } from '#games/last-stand/types'

// What the texts of all languages are made with.

/** To whom something is said: the seat that is *you*, if any, and what those who play are called, as far as that is known. */
export interface Ears {
  readonly you: Seat | undefined
  readonly names: readonly string[]
}

/** A sentence for every kind of event. */
export type Sentences = {
  readonly [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>, ears: Ears) => string
}

/** A line for every kind of choice. */
export type ChoiceSentences = {
  readonly [Kind in Choice['kind']]: (choice: Extract<Choice, { kind: Kind }>, view: View) => string
}

/** A status line for every kind of decision, made of what is asked. */
export type DecisionSentences = {
  readonly [Kind in Question['ask']]: (
    seat: Seat,
    view: View,
    ears: Ears,
    question: Extract<Question, { ask: Kind }>,
  ) => string
}

export type EndSentences = Readonly<Record<Result['reason'], string>>

/** Words for every option. */
export type OptionSentences = { readonly [Name in keyof Options]: OptionWords }

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** "Ghost", "Ghost and Brawler", "Ghost, Brawler and Spotter". */
export const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)!}`

export const isSkillId = (by: string): by is SkillId => by.startsWith('skill.')
export const isRampageId = (by: string): by is RampageId => by.startsWith('rampage.')
export const isCardId = (by: string): by is CardId => /^(?:minion|lieutenant|general)\./.test(by)

/** LS-R17 Whether a hero did not move by itself: it lies, and another takes it along. */
export const isDragged = (rule: string): boolean => rule === 'LS-R17'

/** Whether the hero who may do something now does it at the order of another, for free. */
export const isOrdered = (view: View): boolean => asked<Step>(view)?.ask === 'ordered-action'

/** The hero that may do something now: the acting one, or the one that has an order. */
export function doerOf(view: View): Hero | undefined {
  const question = asked<Step>(view)
  if (question?.ask === 'ordered-action') return view.heroes[question.hero]
  return view.turn ? acting(view) : undefined
}

/** Whether the enemy that a question is about attacks for nothing: with a Power of 0 it rolls no dice (LS-R50). */
export const isPowerless = (
  view: View,
  { at, occasion }: Extract<Question, { ask: 'choose-target' | 'choose-space' }>,
): boolean => {
  const attack = view.enemies[at] && attackOf(view, at, occasion)
  return !!attack && powerOf(view, at, attack) === 0
}

/** Whether it is all the same which of those who tie is chosen (LS-115). */
export const isMootChoice = (
  view: View,
  { at, occasion, heroes }: Extract<Question, { ask: 'choose-target' }>,
): boolean => {
  const attack = view.enemies[at] && attackOf(view, at, occasion)
  return !!attack && isMoot(view, heroes, attack)
}

/** Whether the enemy that a question is about attacks whoever has the least health. */
export const aimsLow = (
  view: View,
  { at, occasion }: Extract<Question, { ask: 'choose-target' | 'choose-space' }>,
): boolean => view.enemies[at] !== null && attackOf(view, at, occasion)?.aims === 'weakest'

/** Whether the players chose a squad space, not a hero, for this attack. */
export const isSpaceChosen = ({ because, card, occasion }: Extract<Event, { kind: 'attacked' }>): boolean =>
  because === 'decided' && occasion !== 'ambush' && CARD[card].attack?.aims === 'crowd'

/** Aims that name a part of the board, or nothing at all, and are for each enemy there. */
const EACH: readonly Aim['at'][] = ['quadrant', 'both-quadrants', 'row', 'lane', 'line', 'mine']

/** The enemies that a deed is for, where its aim does not name them. */
export function eachOf(view: View, { aim }: Deed, aimed: Aimed): SpaceId[] {
  const hero = doerOf(view)
  // What is worded after it was chosen may find the table changed.
  const isLost =
    (aim.at === 'mine' && view.mine === null) ||
    (aim.at === 'quadrant' && !aimed.quadrant) ||
    ((aim.at === 'lane' || aim.at === 'line') && !aimed.lane)
  return hero && !isLost && EACH.includes(aim.at) ? affected(view, hero, aim, aimed).map((at) => SPACES[at]!) : []
}
