import type { Language, Seat, Standing } from '#engine/game'
import { DIALS } from '#games/roll-and-fight/content/dice'
import { linesOf, totalOf } from '#games/roll-and-fight/rules/scoring'
import { seatName } from '#games/roll-and-fight/text/names'
import { ownBoard } from '#games/roll-and-fight/text/forms'
import type { Board, Line, View } from '#games/roll-and-fight/types'

// What boards are worth, what one has to do to win, and what the match came to.

interface ScoreWords {
  /** Each line in a few words. */
  readonly names: Readonly<Record<Line, string>>
  /** Each line as a sentence. */
  readonly lines: Readonly<Record<Line, (points: number) => string>>
  points(points: number): string
  dead(total: number): string
  readonly goal: string
  goalAlone(target: number, isPlaying: boolean): string
  /** Own points, what the way out costs of them, and those of the best of the others. */
  so(own: number, escape: number, best: number): string
  soAlone(own: number): string
  seen(scores: readonly string[]): string
  readonly over: string
  ahead(points: number): string
  missing(points: number): string
  readonly tied: string
  readonly just: string
  readonly nobody: string
  fell(seats: readonly string[]): string
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)
const points = (many: number): string => `${signed(many)} ${Math.abs(many) === 1 ? 'point' : 'points'}`
const punkte = (many: number): string => `${signed(many)} ${Math.abs(many) === 1 ? 'Punkt' : 'Punkte'}`

const WORDS: Readonly<Record<Language, ScoreWords>> = {
  en: {
    names: {
      loot: 'Loot',
      training: 'Training',
      boss: 'Boss',
      kill: 'Boss killed',
      objectives: 'Objectives',
      escape: 'Escape',
    },
    lines: {
      loot: (many) => `The Loot Track is worth ${points(many)}.`,
      training: (many) => `The Training Track is worth ${points(many)}.`,
      boss: (many) => `Damage to the Boss is worth ${points(many)}.`,
      kill: (many) => (many > 0 ? `The dead Boss is worth ${points(many)} more.` : 'The Boss is alive: nothing more.'),
      objectives: (many) => `Marked Objectives are worth ${points(many)}.`,
      escape: (many) =>
        many < 0
          ? `The way out leads through ${-many} enemy-held ${many === -1 ? 'room' : 'rooms'}: ${points(many)}.`
          : 'The way out is clear: nothing lost.',
    },
    points,
    dead: (total) => `dead, with ${points(total)}`,
    goal: 'Whoever has the most points after four rounds wins; two Beatings are death.',
    goalAlone: (target, isPlaying) =>
      `${isPlaying ? 'Score' : 'To be scored are'} at least ${points(target)} in four rounds; two Beatings are death.`,
    so: (own, escape, best) =>
      `So far you have ${signed(own)}${escape < 0 ? ` (Escape ${signed(escape)})` : ''}, the best of the others ${signed(best)}.`,
    soAlone: (own) => `So far: ${signed(own)}.`,
    seen: (scores) => `So far: ${scores.join(', ')}.`,
    over: 'The match is over.',
    ahead: (many) => `Ahead by ${points(many)}.`,
    missing: (many) => `${points(many)} short of the target.`,
    tied: 'Equal on points.',
    just: 'Just on target.',
    nobody: 'Nobody got out alive.',
    fell: (seats) => `Dead: ${seats.join(', ')}.`,
  },
  de: {
    names: {
      loot: 'Beute',
      training: 'Training',
      boss: 'Boss',
      kill: 'Boss getötet',
      objectives: 'Aufträge',
      escape: 'Flucht',
    },
    lines: {
      loot: (many) => `Die Beuteleiste bringt ${punkte(many)}.`,
      training: (many) => `Die Trainingsleiste bringt ${punkte(many)}.`,
      boss: (many) => `Der Schaden am Boss bringt ${punkte(many)}.`,
      kill: (many) =>
        many > 0 ? `Der tote Boss bringt noch ${punkte(many)}.` : 'Der Boss lebt: Das bringt nichts dazu.',
      objectives: (many) => `Abgehakte Aufträge bringen ${punkte(many)}.`,
      escape: (many) =>
        many < 0
          ? `Der Weg hinaus führt durch ${-many} ${many === -1 ? 'besetzten Raum' : 'besetzte Räume'}: ${punkte(many)}.`
          : 'Der Weg hinaus ist frei: nichts verloren.',
    },
    points: punkte,
    dead: (total) => `tot, mit ${Math.abs(total) === 1 ? punkte(total) : `${signed(total)} Punkten`}`,
    goal: 'Wer nach vier Runden die meisten Punkte hat, gewinnt; zwei Abreibungen sind der Tod.',
    goalAlone: (target) =>
      `Zu erreichen sind in vier Runden mindestens ${punkte(target)}; zwei Abreibungen sind der Tod.`,
    so: (own, escape, best) =>
      `Bisher hast du ${signed(own)}${escape < 0 ? ` (Flucht ${signed(escape)})` : ''}, sonst hat jemand höchstens ${signed(best)}.`,
    soAlone: (own) => `Bisher: ${signed(own)}.`,
    seen: (scores) => `Bisher: ${scores.join(', ')}.`,
    over: 'Die Partie ist vorbei.',
    ahead: (many) => `Vorsprung: ${punkte(many)}.`,
    missing: (many) => `Zum Ziel ${Math.abs(many) === 1 ? 'fehlte' : 'fehlten'} ${punkte(many)}.`,
    tied: 'Gleich viele Punkte.',
    just: 'Genau das Ziel.',
    nobody: 'Niemand kam lebend heraus.',
    fell: (seats) => `Tot: ${seats.join(', ')}.`,
  },
}

export interface ScoreLine {
  readonly line: Line
  readonly points: number
  readonly says: string
  readonly rule: string
}

/** Every line of a board's score as a sentence, with its clause; none before the den is known. */
export const scoreLines = (board: Board, language: Language): readonly ScoreLine[] => {
  if (board.den === null) return []
  return linesOf(board).map((line) => ({ ...line, says: WORDS[language].lines[line.line](line.points) }))
}

/** "Loot 7, Training 3, Escape −1": what is not nothing. */
export function scoreBrief(lines: readonly Pick<ScoreLine, 'line' | 'points'>[], language: Language): string {
  const { names } = WORDS[language]
  return lines
    .filter(({ points }) => points !== 0)
    .map(({ line, points }) => `${names[line]} ${signed(points)}`)
    .join(', ')
}

/** "Loot", "Boss killed": a line of the score, by itself. */
export const lineName = (line: Line, language: Language): string => WORDS[language].names[line]

/** "21 points" */
export const pointsSaid = (many: number, language: Language): string => WORDS[language].points(many)

const pointsOf = (board: Board, line: Line): number => linesOf(board).find((one) => one.line === line)?.points ?? 0

/** Whether there is more to a score than the way out, which costs from the start. */
const hasScored = (board: Board): boolean =>
  board.den !== null && linesOf(board).some(({ line, points: some }) => line !== 'escape' && some !== 0)

/** What the viewer has to do to win, and how far that is. */
export function goalOf(view: View, language: Language): string {
  const words = WORDS[language]
  const { seats, options, viewer, boards, result } = view
  if (result) return words.over
  const own = ownBoard(view)
  const goal = seats === 1 ? words.goalAlone(DIALS.target[options.target], viewer !== 'spectator') : words.goal
  // Before anybody has done anything no score says anything.
  if (!boards.some(hasScored) && view.round === 1) return goal
  if (seats === 1) return `${goal} ${words.soAlone(totalOf(boards[0]!))}`
  const others = boards.filter((board) => board !== own).map(totalOf)
  const so =
    viewer === 'spectator' || !own
      ? words.seen(boards.map((board, seat) => `${seatName(seat, language)} ${signed(totalOf(board))}`))
      : words.so(totalOf(own), pointsOf(own, 'escape'), Math.max(...others))
  return `${goal} ${so}`
}

/** What was missing at the end, or left. */
export function finaleOf(view: View, language: Language): string {
  const words = WORDS[language]
  const { seats, options, boards } = view
  if (boards.every(({ dead }) => dead)) return words.nobody
  if (seats === 1) {
    const over = totalOf(boards[0]!) - DIALS.target[options.target]
    return over < 0 ? words.missing(-over) : over === 0 ? words.just : words.ahead(over)
  }
  const fallen = boards.flatMap(({ dead }, seat) => (dead ? [seatName(seat, language)] : []))
  const [best = 0, second] = boards
    .filter(({ dead }) => !dead)
    .map(totalOf)
    .toSorted((a, b) => b - a)
  const lead = second === undefined ? [] : [best === second ? words.tied : words.ahead(best - second)]
  return [...lead, ...(fallen.length > 0 ? [words.fell(fallen)] : [])].join(' ')
}

/** What everybody has come to, the best first and the dead last. */
export function standingsOf({ boards, result }: View, language: Language): readonly Standing[] {
  const words = WORDS[language]
  const worth = (seat: Seat): readonly number[] => [
    result?.payoffs[seat] ?? 0,
    boards[seat]!.dead ? 0 : 1,
    totalOf(boards[seat]!),
  ]
  const isBetter = (one: Seat, other: Seat): number => {
    const [a, b] = [worth(one), worth(other)]
    const at = a.findIndex((value, nth) => value !== b[nth])
    return at < 0 ? one - other : b[at]! - a[at]!
  }
  return [...boards.keys()].toSorted(isBetter).map((seat) => {
    const total = totalOf(boards[seat]!)
    return { seat, says: boards[seat]!.dead ? words.dead(total) : words.points(total) }
  })
}
