import type { Decision, GameTypes, Text } from '#engine/game'
import { wrap } from '#engine/words'

export type Style = 'bold' | 'dim' | 'gray' | 'blueBright' | 'redBright' | 'yellow' | 'green' | 'magenta' | 'cyan'

/** Colours a piece of text, or leaves it as it is where colours are not wanted. */
export type Paint = (style: Style | readonly Style[], text: string) => string

export const plain: Paint = (_style, text) => text

/** How many columns a table, and all that is said at it, may take. */
export const WIDTH = 80

/** What a table shows besides the view. */
export interface Company {
  /** Who has each seat: `you`, `hard`, or nothing worth saying. */
  readonly players: readonly string[]
  /** Which seats have locked in a sealed choice. */
  readonly locked: readonly boolean[]
}

/** How a game looks in a terminal, and how one speaks to it there. */
export interface TerminalTable<T extends GameTypes> {
  /** Lines of at most `WIDTH` columns. */
  draw(view: T['View'], choices: readonly T['Choice'][], company: Company, paint: Paint): readonly string[]
  /** What is meant by something typed, allowed or not; `undefined` if it means nothing. */
  read(typed: string, view: T['View'], choices: readonly T['Choice'][], asked: Decision): unknown
  /** How to say what one chooses, and what there is to know. */
  help(paint: Paint): readonly string[]
}

/** Sentences by number, from 1, as one chooses among them. */
export const numbered = (sentences: readonly string[], paint: Paint): string[] =>
  sentences.flatMap((sentence, at) =>
    wrap(sentence, WIDTH - 5).map((line, part) =>
      part === 0 ? `${paint('bold', `${at + 1}`.padStart(3))}  ${line}` : `     ${line}`,
    ),
  )

/** A list of choices by number: for any game, and for a voice that reads the screen. */
export const plainTable = <T extends GameTypes>(text: Text<T>): TerminalTable<T> => ({
  draw: (view, choices, { players, locked }) => [
    ...players.flatMap((player, seat) => (player ? `${text.seat(seat)}: ${player}.` : [])),
    ...locked.flatMap((isLocked, seat) => (isLocked ? `${text.seat(seat)}: locked in.` : [])),
    ...numbered(
      choices.map((choice) => text.choice(choice, view)),
      plain,
    ),
  ],
  read: (typed, _view, choices) => (/^\d+$/.test(typed) ? choices[Number(typed) - 1] : undefined),
  help: () => ['A number of the list chooses.'],
})
