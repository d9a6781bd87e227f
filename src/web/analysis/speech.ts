import type { GameTypes, Language, Outcome, Text } from '#engine/game'
import type { Story } from '#web/analysis/worker'
import { analysis } from '#web/words/analysis'

/** All that is needed to say something about a match. */
export interface Speech {
  readonly words: (typeof analysis)['en']
  readonly text: Text<GameTypes>
  /** Who sat where. */
  readonly names: readonly string[]
  readonly percent: (chance: number) => string
}

export function speechOf(language: Language, text: Text<GameTypes>, names: readonly string[]): Speech {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return { words: analysis[language], text, names, percent: (chance) => format.format(chance) }
}

/** Whether at a step only time passed, or what was ordered then came later. */
export const isIdle = ({ told, raced }: Pick<Story, 'told' | 'raced'>, step: number): boolean =>
  raced[step] === true && told[step]!.length === 0

/** What happened at a step, as the log says it; at the end, how it ended first. */
export function sayStep(
  { told, raced, outcome }: Pick<Story, 'told' | 'raced' | 'outcome'>,
  step: number,
  { text, words }: Speech,
): string {
  const isLast = step === told.length - 1
  const sentences = [...endSaid(isLast ? outcome : null, text), ...told[step]!.map((event) => text.event(event))]
  return sentences.length > 0 ? sentences.join(' ') : isIdle({ told, raced }, step) ? words.passes : words.quiet
}

const endSaid = (outcome: Outcome | null, text: Text<GameTypes>): string[] => (outcome ? [text.outcome(outcome)] : [])
