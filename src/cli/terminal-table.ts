import type { Paint } from '#cli/paint'
import { wrap } from '#cli/words'
import type { Decision, GameTypes, Text } from '#engine/game'

/** What a table shows besides the view. */
export interface Company {
  /** Who has each seat: `you`, `hard`, or nothing worth saying. */
  readonly players: readonly string[]
  /** Which seats have locked in a sealed choice. */
  readonly locked: readonly boolean[]
}

/** How a game looks in a terminal, and how one speaks to it there. */
export interface TerminalTable<T extends GameTypes> {
  /** Lines of at most 80 columns. */
  draw(view: T['View'], choices: readonly T['Choice'][], company: Company, paint: Paint): readonly string[]
  /** What is meant by something typed, allowed or not; `undefined` if it means nothing. */
  read(typed: string, view: T['View'], choices: readonly T['Choice'][], asked: Decision): unknown
  /** How to say what one chooses, and what there is to know. */
  help(paint: Paint): readonly string[]
}

/** A list of choices by number: for any game, and for a voice that reads the screen. */
export const plainTable = <T extends GameTypes>(text: Text<T>): TerminalTable<T> => ({
  draw: (view, choices, { players, locked }) => [
    ...players.flatMap((player, seat) => (player ? `${text.seat(seat)}: ${player}.` : [])),
    ...locked.flatMap((isLocked, seat) => (isLocked ? `${text.seat(seat)}: locked in.` : [])),
    ...choices.flatMap((choice, at) =>
      wrap(text.choice(choice, view), 75).map((line, part) => `${part === 0 ? at + 1 : ''}`.padStart(3) + `  ${line}`),
    ),
  ],
  read: (typed, _view, choices) => (/^\d+$/.test(typed) ? choices[Number(typed) - 1] : undefined),
  help: () => ['A number of the list chooses.'],
})
