import type { OptionWords, Seat } from '#engine/game'
import type { CardId } from '#games/last-stand/content/enemies'
import type { RampageId, SkillId } from '#games/last-stand/content/heroes'
import type { Options } from '#games/last-stand/options'
import type { Choice, Event, Question, Result, View } from '#games/last-stand/types'

// What the texts of all languages are made with.

/** Whoever is spoken to, if it is somebody with a seat. */
export type You = Seat | undefined

/** A sentence for every kind of event. */
export type Sentences = {
  readonly [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>, you: You) => string
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
    you: You,
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
