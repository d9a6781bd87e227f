import type { Seat } from '#engine/game'
import { roll } from '#engine/random'
import { DIALS, FIGHTING_DIE } from '#games/roll-and-fight/content/dice'
import { BOSS_TRACK, LOOT_TRACK, TRAINING_TRACK } from '#games/roll-and-fight/content/player-board'
import type { Face, RoomId } from '#games/roll-and-fight/content/vocabulary'
import type { Voice } from '#games/roll-and-fight/rules/own'
import { availableHealth, denOf, livingSeats, printed, roomIds } from '#games/roll-and-fight/rules/read'
import { isHeld } from '#games/roll-and-fight/rules/resolution'
import type { Board, Line, Result, State, View } from '#games/roll-and-fight/types'

// B12, B13 Final Scoring, and who has won.

/** RF-171, RF-190 */
const training = ({ xp }: Board): number => TRAINING_TRACK.values[xp] ?? TRAINING_TRACK.fullScores

/** RF-175 to RF-177, RF-R109 The way to the entrance past the fewest rooms that are held. */
export function escapePath(board: Board): readonly RoomId[] {
  const { entrance } = denOf(board)
  const cost = (path: readonly RoomId[]): number => path.filter((room) => isHeld(board, room)).length
  const best = new Map<RoomId, readonly RoomId[]>([[board.at, [board.at]]])
  const open: RoomId[] = [board.at]
  while (open.length > 0) {
    const path = best.get(open.shift()!)!
    for (const door of printed(board, path.at(-1)!).doors) {
      const [further, known] = [[...path, door], best.get(door)]
      const isBetter =
        !known || cost(further) < cost(known) || (cost(further) === cost(known) && further.length < known.length)
      if (!isBetter) continue
      best.set(door, further)
      open.push(door)
    }
  }
  return best.get(entrance)!
}

/** Every line of a board's score. */
export function scoreOf(board: Board): Record<Line, number> {
  const objectives = roomIds(board).filter((_, at) => board.rooms[at]!.marked)
  const held = escapePath(board).filter((room) => isHeld(board, room)).length
  return {
    loot: LOOT_TRACK.values[board.loot]!,
    training: training(board),
    boss: board.bossHits === 0 ? 0 : BOSS_TRACK.values[board.bossHits - 1]!,
    kill: board.bossDead ? BOSS_TRACK.killBonus : 0,
    objectives: objectives.reduce((sum, room) => sum + printed(board, room).objective!.points, 0),
    escape: held === 0 ? 0 : -held,
  }
}

/** The clause of each line. */
const RULE_OF: Readonly<Record<Line, string>> = {
  loot: 'RF-170',
  training: 'RF-171',
  boss: 'RF-172',
  kill: 'RF-173',
  objectives: 'RF-174',
  escape: 'RF-175',
}

/** The lines as they are told. */
export const linesOf = (board: Board): { readonly line: Line; readonly points: number; readonly rule: string }[] =>
  Object.entries(scoreOf(board)).map(([line, points]) => ({ line: line as Line, points, rule: RULE_OF[line as Line] }))

export const totalOf = (board: Board): number =>
  board.den === null ? 0 : Object.values(scoreOf(board)).reduce((sum, points) => sum + points, 0)

export const scores = ({ boards }: View): number[] => boards.map(totalOf)

/** Scores all boards and says who has won. */
export function finish(state: State, dealer: Voice): void {
  const { boards, seats } = state
  state.phase = 'over'
  dealer.tell?.({ kind: 'phase-begun', rule: 'RF-034', phase: 'over', round: state.round })
  if (dealer.tell)
    for (const [seat, board] of boards.entries()) {
      const path = [...escapePath(board)]
      dealer.tell({ kind: 'scored', rule: 'RF-034', seat, lines: linesOf(board), total: totalOf(board), path })
    }
  const [winners, reason, rule] = seats === 1 ? alone(state) : together(state, dealer)
  state.result = { payoffs: boards.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)), reason, rule }
  dealer.tell?.({ kind: 'match-over', rule, winners: [...winners], reason })
}

type Verdict = readonly [winners: readonly Seat[], reason: Result['reason'], rule: string]

/** RF-187, RF-R112, RF-R114 */
function alone({ boards, options, left }: State): Verdict {
  const board = boards[0]!
  if (board.dead) return [[], 'dead', 'RF-167']
  if (left.length > 0) return [[], 'left', 'RF-R114']
  return totalOf(board) >= DIALS.target[options.target] ? [[0], 'target', 'RF-187'] : [[], 'missed', 'RF-187']
}

/** RF-178, RF-179, RF-180, RF-R108, RF-R114 The dead cannot win, nor those who have left. */
function together(state: State, dealer: Voice): Verdict {
  const { boards, options, left } = state
  const living = livingSeats(state)
  if (living.length === 0) return [[], 'dead', 'RF-R108']
  const stayed = living.filter((seat) => !left.includes(seat))
  if (stayed.length === 0) return [[], 'left', 'RF-R114']
  const first = best(stayed, (seat) => totalOf(boards[seat]!))
  const hasAsMuch = (seat: Seat): boolean => totalOf(boards[seat]!) >= totalOf(boards[first[0]!]!)
  if (first.length === 1) {
    if (living.some((seat) => left.includes(seat) && hasAsMuch(seat))) return [first, 'stayed', 'RF-R114']
    return boards.some(({ dead }, seat) => dead && hasAsMuch(seat))
      ? [first, 'survivor', 'RF-R108']
      : [first, 'highest', 'RF-178']
  }
  const healthy = best(first, (seat) => availableHealth(boards[seat]!)) // RF-R110
  if (healthy.length === 1) return [healthy, 'tie-break', 'RF-179']
  return options.ties === 'brawl' ? [brawl(healthy, dealer), 'brawl', 'RF-R111'] : [healthy, 'shared', 'RF-180']
}

const best = (seats: readonly Seat[], worth: (seat: Seat) => number): Seat[] => {
  const most = Math.max(...seats.map(worth))
  return seats.filter((seat) => worth(seat) === most)
}

const BRAWL_DICE = 4
const BRAWL_POINTS: Readonly<Record<Face, number>> = { run: 0, blade: 1, double: 2, gun: 1, wound: -1 }

/** RF-R111 */
function brawl(tied: readonly Seat[], dealer: Voice): Seat[] {
  const points = new Map<Seat, number>()
  for (const seat of tied) {
    const faces = Array.from({ length: BRAWL_DICE }, () => FIGHTING_DIE[roll(dealer.random, 6, 'brawl') - 1]!)
    const sum = faces.reduce((total, face) => total + BRAWL_POINTS[face], 0)
    points.set(seat, sum)
    dealer.tell?.({ kind: 'brawled', rule: 'RF-R111', seat, faces, points: sum })
  }
  const winners = best(tied, (seat) => points.get(seat)!)
  return winners.length === 1 ? winners : brawl(winners, dealer)
}
