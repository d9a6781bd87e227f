import type { Decision, GameTypes, Text } from '#engine/game'
import { wrap } from '#engine/words'

export type Style = 'bold' | 'dim' | 'gray' | 'blueBright' | 'redBright' | 'yellow' | 'green' | 'magenta' | 'cyan'

/** Colours a piece of text, or leaves it as it is where colours are not wanted. */
export type Paint = (style: Style | readonly Style[], text: string) => string

export const plain: Paint = (_style, text) => text

/** How many columns a table, and all that is said at it, may take where there is room. */
const WIDTH = 80
/** A screen that is narrower than this is written on as if it were not. */
const NARROWEST = 24

/** What is written on. */
export interface Screen {
  /** How many columns a line may take. */
  readonly width: number
  readonly paint: Paint
}

/** A screen of so many columns, or of unknown width. */
export const screenOf = (columns: number | undefined, paint: Paint): Screen => ({
  width: Math.min(WIDTH, Math.max(NARROWEST, columns || WIDTH)),
  paint,
})

/** What a table shows besides the view. */
export interface Company {
  /** Who has each seat: `you`, `hard`, or nothing worth saying. */
  readonly players: readonly string[]
  /** Which seats have locked in a sealed choice. */
  readonly locked: readonly boolean[]
}

/** How a game looks in a terminal, and how one speaks to it there. */
export interface TerminalTable<T extends GameTypes> {
  /** Lines that fit the screen. */
  draw(view: T['View'], choices: readonly T['Choice'][], company: Company, screen: Screen): readonly string[]
  /** All that is drawn in sentences, for a voice that reads the screen. What one may choose is not among them. */
  tell(view: T['View'], company: Company): readonly string[]
  /** What one types for each of the choices: the same where they are drawn and where they are listed. */
  keys(choices: readonly T['Choice'][]): readonly string[]
  /** What is meant by something typed, allowed or not; `undefined` if it means nothing. */
  read(typed: string, view: T['View'], choices: readonly T['Choice'][], asked: Decision): unknown
  /** What may be chosen with something that is named alone; where nothing may, what one could have meant. */
  about?(typed: string, view: T['View'], choices: readonly T['Choice'][]): readonly unknown[]
  /** How to say what one chooses, and what there is to know. */
  help(screen: Screen): readonly string[]
}

/** Columns that a piece of text takes: colours take none. */
const widthOf = (text: string): number => text.replaceAll(COLOURS, '').length
const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g')

/** Pieces side by side, as many in a line as fit; the lines after the first are indented. */
export function flow(pieces: readonly string[], gap: string, width: number, indent = 0): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(last) + widthOf(gap) + widthOf(piece) <= width)
      lines[lines.length - 1] = `${last}${gap}${piece}`
    else lines.push(last === undefined ? piece : ' '.repeat(indent) + piece)
  }
  return lines
}

/** Something to type, and beside it what it means; below it where the screen is narrow. */
export function glossed(word: string, said: string, column: number, { width, paint }: Screen): string[] {
  const narrow = width - column < 30
  const at = narrow ? 4 : column
  const lines = wrap(said, width - at).map((line) => ' '.repeat(at) + line)
  if (narrow || word.length + 2 > column - 1) return [`  ${paint('bold', word)}`, ...lines]
  return [`  ${paint('bold', word.padEnd(column - 2))}${lines[0]!.slice(at)}`, ...lines.slice(1)]
}

/** Sentences, each with what one types to choose it: its number, from 1, unless keys are given. */
export function numbered(sentences: readonly string[], { width, paint }: Screen, keys?: readonly string[]): string[] {
  return sentences.flatMap((sentence, at) =>
    wrap(sentence, width - 5).map((line, part) =>
      part === 0 ? `${paint('bold', (keys?.[at] ?? `${at + 1}`).padStart(3))}  ${line}` : `     ${line}`,
    ),
  )
}

/** By its number in the list. */
const byNumber = <Choice>(typed: string, choices: readonly Choice[]): Choice | undefined =>
  /^\d+$/.test(typed) ? choices[Number(typed) - 1] : undefined

/**
 * A table in words: for a voice that reads the screen, and for a game that draws none. What one types means the same as
 * where it is drawn.
 */
export const plainTable = <T extends GameTypes>(text: Text<T>, drawn?: TerminalTable<T>): TerminalTable<T> => {
  const tell = (view: T['View'], company: Company): readonly string[] =>
    drawn
      ? drawn.tell(view, company)
      : [
          ...company.players.flatMap((player, seat) => (player ? `${text.seat(seat)}: ${player}.` : [])),
          ...company.locked.flatMap((isLocked, seat) => (isLocked ? `${text.seat(seat)}: locked in.` : [])),
        ]
  const keys = (choices: readonly T['Choice'][]): readonly string[] =>
    drawn?.keys(choices) ?? choices.map((_, at) => `${at + 1}`)
  return {
    draw: (view, choices, company, { width }) => [
      ...tell(view, company).flatMap((sentence) => wrap(sentence, width)),
      ...numbered(
        choices.map((choice) => text.choice(choice, view)),
        { width, paint: plain },
        keys(choices),
      ),
    ],
    tell,
    keys,
    read: drawn?.read ?? ((typed, _view, choices) => byNumber(typed, choices)),
    ...(drawn?.about && { about: drawn.about }),
    help: ({ width }) => drawn?.help({ width, paint: plain }) ?? ['A number of the list chooses.'],
  }
}
