import type { Seat } from '#engine/game'
import { roll } from '#engine/random'
import { abilityOf } from '#games/roll-and-fight/content/heroes'
import { FIGHTING_DIE } from '#games/roll-and-fight/content/dice'
import { BEATING_TRACK } from '#games/roll-and-fight/content/player-board'
import type { Voice } from '#games/roll-and-fight/rules/own'
import { abilitiesOf, availableHealth, isLocked, limitOf, lockedDice, poolOf } from '#games/roll-and-fight/rules/read'
import type { Code } from '#games/roll-and-fight/rules/refusals'
import { abilityProblem, fills } from '#games/roll-and-fight/rules/sets'
import type { Board, Die, RaceChoice, State, View } from '#games/roll-and-fight/types'

// B5 What a player may do with dice, be it in a race or in beats.

/** RF-R57 A take counts if it came so long after the pool of somebody alone was closed. */
const GRACE = 100

const [MOST_DICE] = BEATING_TRACK.diceLimit

export const graceOf = ({ seats }: Pick<View, 'seats'>): number => (seats === 1 ? GRACE : 0)

/** RF-185 Whether dice could be taken from the pool by what came then. */
export function isPoolOpen(view: Pick<View, 'seats' | 'race'>, came: number): boolean {
  const { closes, closed } = view.race!
  if (closes === null) return !closed
  return came <= closes + graceOf(view)
}

/** Why a command cannot be carried out on a seat's dice, had it come then. */
export function commandProblem(view: View, seat: Seat, choice: RaceChoice, came: number): Code | undefined {
  const board = view.boards[seat]!
  switch (choice.kind) {
    case 'roll':
      return rollProblem(view, board, choice.dice)
    case 'assign':
      return assignProblem(board, choice)
    case 'bleed':
      return bleedProblem(board, choice)
    case 'take':
      return takeProblem(view, board, came)
    default:
      choice.kind satisfies 'stop'
      return undefined
  }
}

/** What orders of one's own that still wait may have changed by the tick of the next one; nothing else changes in a race. */
const MAY_CHANGE: ReadonlySet<Code> = new Set<Code>([
  'NOT_YOUR_DIE',
  'WOUND_LOCKED',
  'UNROLLED_DIE',
  'WRONG_SET',
  'BAD_RELEASE',
  'NOT_A_WOUND',
  'POOL_FULL',
])

/** RF-R44 Why a command is refused when it comes: what depends on own orders under way only its tick can judge. */
export function orderProblem(view: View, seat: Seat, choice: RaceChoice): Code | undefined {
  const problem = commandProblem(view, seat, choice, view.time)
  const { orders, held } = view.boards[seat]!
  return problem && (orders.length > 0 || held) && MAY_CHANGE.has(problem) ? undefined : problem
}

const dieOf = ({ dice }: Board, id: number): Die | undefined => dice.find((die) => die.id === id)

/** Dice that are named must lie in the personal pool, each once. */
function diceProblem(board: Board, ids: readonly number[]): Code | undefined {
  if (new Set(ids).size < ids.length) return 'BAD_FORMAT'
  const away = ids.filter((id) => !dieOf(board, id))
  if (away.length === 0) return undefined
  const isAssigned = (id: number): boolean =>
    board.health.includes(id) || board.sets.some(({ dice }) => dice.some((die) => die.id === id))
  return away.every(isAssigned) ? 'DIE_ASSIGNED' : 'NOT_YOUR_DIE'
}

function rollProblem({ options }: View, board: Board, ids: readonly number[]): Code | undefined {
  const problem = diceProblem(board, ids)
  if (problem) return problem
  if (ids.length === 0) return options.mode === 'relaxed' ? undefined : 'EMPTY_ROLL'
  return ids.some((id) => isLocked(dieOf(board, id)!)) ? 'WOUND_LOCKED' : undefined
}

function assignProblem(board: Board, choice: Extract<RaceChoice, { kind: 'assign' }>): Code | undefined {
  const { ability, dice, release } = choice
  const problem = diceProblem(board, dice) ?? abilityProblem(board, ability)
  if (problem) return problem
  const faces = dice.map((id) => dieOf(board, id)!.face)
  if (faces.includes(null)) return 'UNROLLED_DIE'
  const { dice: slots } = abilityOf(ability)
  if (dice.length !== slots.length) return 'WRONG_COUNT'
  if (!fills(board, slots, faces as NonNullable<Die['face']>[])) return 'WRONG_SET'
  return typeof release === 'number' && (dice.includes(release) || !lockedDice(board).includes(release))
    ? 'BAD_RELEASE'
    : undefined
}

function takeProblem(view: View, board: Board, came: number): Code | undefined {
  if (view.options.mode === 'relaxed') return 'WRONG_STEP'
  if (board.dice.length >= limitOf(board)) return 'POOL_FULL'
  if (!isPoolOpen(view, came)) return 'SUPPLY_CLOSED'
  return poolOf(view) === 0 ? 'SUPPLY_EMPTY' : undefined
}

function bleedProblem(board: Board, { die, release = [] }: Extract<RaceChoice, { kind: 'bleed' }>): Code | undefined {
  const problem = diceProblem(board, [die])
  if (problem) return problem
  const locked = lockedDice(board)
  if (new Set(release).size < release.length || release.some((id) => id === die || !locked.includes(id)))
    return 'BAD_RELEASE'
  if (!isLocked(dieOf(board, die)!)) return 'NOT_A_WOUND'
  return availableHealth(board) === 0 ? 'NO_HEALTH_SPACE' : undefined
}

/** Every way to take some of so many things, by their places. */
const WAYS: readonly (readonly (readonly number[])[])[] = Array.from({ length: MOST_DICE + 1 }, (_, many) =>
  Array.from({ length: 2 ** many }, (_, bits) => [...Array(many).keys()].filter((at) => bits & (1 << at))),
)

const picks = <Thing>(things: readonly Thing[]): Thing[][] =>
  WAYS[things.length]!.map((places) => places.map((at) => things[at]!))

const TAKES = [true, false] as const

/** Every command that can be given for the dice of a board, had it come now, each in its full form. */
export function commandsOf(view: View, board: Board): RaceChoice[] {
  const isRelaxed = view.options.mode === 'relaxed'
  const { dice } = board
  const locked = lockedDice(board)
  const found: RaceChoice[] = []
  for (const ids of picks(dice.filter((die) => !isLocked(die)).map(({ id }) => id)))
    if (ids.length > 0 || isRelaxed) found.push({ kind: 'roll', dice: ids })
  const shown = dice.filter(({ face }) => face !== null)
  const sets = picks(shown)
  for (const ability of abilitiesOf(board)) {
    const { dice: slots } = abilityOf(ability)
    if (slots.length === 0 || slots.length > shown.length || abilityProblem(board, ability)) continue
    for (const set of sets) {
      if (
        set.length !== slots.length ||
        !fills(
          board,
          slots,
          set.map(({ face }) => face!),
        )
      )
        continue
      const ids = set.map(({ id }) => id)
      for (const release of [null, ...locked.filter((id) => !ids.includes(id))])
        if (isRelaxed) found.push({ kind: 'assign', ability, dice: ids, release })
        else for (const take of TAKES) found.push({ kind: 'assign', ability, dice: ids, release, take })
    }
  }
  if (availableHealth(board) > 0)
    for (const die of locked)
      for (const release of picks(locked.filter((id) => id !== die)))
        if (isRelaxed) found.push({ kind: 'bleed', die, release })
        else for (const take of TAKES) found.push({ kind: 'bleed', die, release, take })
  if (!isRelaxed && takeProblem(view, board, view.time) === undefined) found.push({ kind: 'take' })
  found.push({ kind: 'stop' })
  return found
}

/** Carries out a command; answers whether dice are to be taken from the pool. */
export function command(state: State, seat: Seat, choice: RaceChoice, dealer: Voice): boolean {
  const board = state.boards[seat]!
  board.last = choice
  switch (choice.kind) {
    case 'roll':
      rollDice(state, seat, choice.dice, dealer)
      return false
    case 'assign':
      assign(board, seat, choice, dealer)
      return choice.take !== false
    case 'bleed':
      bleed(board, seat, choice, dealer)
      return choice.take !== false
    case 'take':
      return true
    default:
      choice.kind satisfies 'stop'
      stop(board, seat, 'said', dealer)
      return false
  }
}

/** RF-063, RF-R41 From the seat's own stream, in ascending order of the dice. */
export function rollDice(state: State, seat: Seat, ids: readonly number[], { random, tell }: Voice): void {
  const board = state.boards[seat]!
  const rolled: Die[] = []
  for (const die of board.dice.filter(({ id }) => ids.includes(id)).toSorted((a, b) => a.id - b.id)) {
    die.face = FIGHTING_DIE[roll(random, FIGHTING_DIE.length, `seat/${seat}`) - 1]!
    rolled.push({ ...die })
  }
  if (rolled.length === 0) return
  tell?.({ kind: 'rolled', rule: 'RF-063', seat, dice: rolled, locked: lockedDice(board), shows: true })
}

/** RF-066, RF-070, RF-R48 */
function assign(board: Board, seat: Seat, choice: Extract<RaceChoice, { kind: 'assign' }>, { tell }: Voice): void {
  const { ability } = choice
  const dice = board.dice.filter(({ id }) => choice.dice.includes(id))
  board.dice = board.dice.filter(({ id }) => !choice.dice.includes(id))
  board.sets.push({ ability, dice })
  const release = choice.release === undefined ? (lockedDice(board)[0] ?? null) : choice.release
  const released = pickUp(board, release === null ? [] : [release])
  tell?.({
    kind: 'assigned',
    rule: 'RF-066',
    seat,
    ability,
    dice: dice.map((die) => ({ ...die })),
    released,
    shows: true,
  })
}

/** RF-075, RF-077, RF-R49, RF-R50 */
function bleed(
  board: Board,
  seat: Seat,
  { die, release }: Extract<RaceChoice, { kind: 'bleed' }>,
  { tell }: Voice,
): void {
  board.dice = board.dice.filter(({ id }) => id !== die)
  const space = board.health.indexOf('free')
  board.health[space] = die
  const released = pickUp(board, release ?? lockedDice(board))
  tell?.({ kind: 'bled', rule: 'RF-075', seat, die, space: space + 1, released, shows: true })
}

/** Locked dice that are released are not rolled any more (RF-R42). */
function pickUp(board: Board, ids: readonly number[]): number[] {
  for (const die of board.dice) if (ids.includes(die.id)) die.face = null
  return [...ids]
}

const STOPPED_BY = { said: 'RF-080', hopeless: 'RF-R54', clock: 'RF-R56', 'last-beat': 'RF-R60' } as const

/** RF-R44 Orders that still wait cannot be carried out any more: each is told as failed. */
export function stop(
  board: Board,
  seat: Seat,
  because: keyof typeof STOPPED_BY,
  dealer: Voice,
  rule: string = STOPPED_BY[because],
): void {
  const waiting = board.orders.length + (board.held ? 1 : 0)
  Object.assign(board, { stopped: true, orders: [], held: null })
  board.dropped += waiting
  dealer.tell?.({ kind: 'stopped', rule, seat, because, shows: true })
  for (let at = 0; at < waiting; at++) failOrder(seat, because === 'clock' ? 'TIME_UP' : 'ALREADY_STOPPED', dealer)
}

/** RF-R44 What an order cannot do any more, only its seat hears. */
export const failOrder = (seat: Seat, code: Code, { tell }: Pick<Voice, 'tell'>): void =>
  tell?.({ kind: 'order-failed', rule: 'RF-R44', seat, code, shows: true })

/**
 * RF-R46 Dice go to those who want some, one at a time, each to whoever has taken the fewest in this phase; the first among
 * equals is counted from the lead seat.
 */
export function handOut(state: State, wanting: readonly Seat[], lead: Seat, { tell }: Voice): void {
  if (wanting.length === 0) return
  const { boards } = state
  const inTurn = boards.map((_, at) => (lead + at) % boards.length).filter((seat) => wanting.includes(seat))
  const seats: Seat[] = []
  for (let left = poolOf(state); left > 0; left--) {
    const open = inTurn.filter((seat) => boards[seat]!.dice.length < limitOf(boards[seat]!))
    if (open.length === 0) break
    const fewest = Math.min(...open.map((seat) => boards[seat]!.taken))
    const seat = open.find((one) => boards[one]!.taken === fewest)!
    boards[seat]!.taken++
    drawDie(boards[seat]!)
    seats.push(seat)
  }
  const left = poolOf(state)
  const wanted = inTurn.some((seat) => boards[seat]!.dice.length < limitOf(boards[seat]!))
  tell?.({ kind: 'took', rule: left === 0 && wanted ? 'RF-079' : 'RF-078', seats, left, shows: true })
}

/** A die of the pool, not rolled, with the next number (RF-R42). */
export function drawDie(board: Board): void {
  board.dice.push({ id: board.nextDie, face: null })
  board.nextDie++
}
