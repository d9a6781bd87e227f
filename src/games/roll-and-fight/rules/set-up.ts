import type { Seat } from '#engine/game'
import { pick, type Random, shuffle } from '#engine/random'
import { BOSS, BOSS_IDS } from '#games/roll-and-fight/content/bosses'
import { BOARDS, type BoardNumber, DEN, type DenId } from '#games/roll-and-fight/content/dens'
import { type HeroId, type ItemId, ITEMS_OF } from '#games/roll-and-fight/content/heroes'
import { HEALTH } from '#games/roll-and-fight/content/player-board'
import { MINION_TYPES } from '#games/roll-and-fight/content/vocabulary'
import { diceOf, type Options } from '#games/roll-and-fight/options'
import type { Voice } from '#games/roll-and-fight/rules/own'
import { denOf, inRoom } from '#games/roll-and-fight/rules/read'
import type { Board, Choice, Setup, State } from '#games/roll-and-fight/types'

// B2 The set-up.

/** RF-018, RF-R24, RF-R25, RF-R28 Den boards without repeats, and who picks a Hero when. */
export function deal(options: Options, seats: number, random: Random): Setup {
  const boards = options.den === 'random' ? shuffle(random, [...BOARDS]).slice(0, seats) : [options.den]
  const order = shuffle(random, [...Array(seats).keys()])
  return { options: { ...options }, seats, order, boards }
}

/** A player board as it is before anything is chosen. */
export const newBoard = (board: BoardNumber): Board => ({
  ...{ hero: null, board, side: null, den: null, boss: null, items: [], ordered: false, at: 'r1', rooms: [] },
  ...{ bossHits: 0, bossDead: false, hitBoss: false },
  kills: Object.fromEntries(MINION_TYPES.map((type) => [type, 0])) as Board['kills'],
  health: Array.from({ length: HEALTH.basic }, () => 'free' as const),
  ...{ loot: 0, xp: 0, spent: 0, beatings: 0, dead: false, tiles: [], recon: {}, flashed: [] },
  ...{ dice: [], sets: [], taken: 0, nextDie: 1, stopped: false },
  ...{
    orders: [],
    held: null,
    stamps: [],
    restedAt: 0,
    missed: 0,
    dropped: 0,
    last: null,
    ready: false,
    fight: null,
    todo: [],
  },
})

/** RF-021 Items without a charge, in the order of the player. */
export const newItems = (items: readonly ItemId[]): Board['items'] =>
  items.map((item) => ({ item, marked: 0, spent: 0 }))

/** RF-025, RF-R27 The Hero stands in the entrance, which is Visited. */
export function openDen(board: Board, den: DenId): void {
  board.den = den
  board.side = null
  board.rooms = DEN[den].rooms.map(({ minions }) => ({
    ...{ visited: false, collected: 0, marked: false, planned: false },
    minions: minions.map(() => ({ died: 0, evaded: false, dot: false })),
  }))
  board.at = denOf(board).entrance
  inRoom(board, board.at).visited = true
}

/** RF-189 What the set-up waits for. */
export type Stage = 'heroes' | 'items' | 'sides'
export const stageOf = ({ boards }: Pick<State, 'boards'>): Stage =>
  boards.some(({ hero }) => hero === null) ? 'heroes' : boards.some(({ ordered }) => !ordered) ? 'items' : 'sides'

/** RF-R24 Whose turn it is to pick. */
export const picker = ({ order, boards }: Pick<State, 'order' | 'boards'>): Seat | undefined =>
  order.find((seat) => boards[seat]!.hero === null)

export function pickHero(state: State, seat: Seat, hero: HeroId, { tell }: Voice): void {
  const board = state.boards[seat]!
  board.hero = hero
  board.items = newItems(ITEMS_OF[hero])
  tell?.({ kind: 'hero-picked', rule: 'RF-R24', seat, hero, shows: true })
}

/** RF-021, RF-022 When all Items are in their slots the Bosses are dealt. */
export function orderItems(state: State, seat: Seat, items: readonly ItemId[], dealer: Voice): void {
  const board = state.boards[seat]!
  Object.assign(board, { items: newItems(items), ordered: true })
  dealer.tell?.({ kind: 'items-ordered', rule: 'RF-021', seat, items: [...items], shows: true })
  if (stageOf(state) === 'sides') dealBosses(state, dealer)
}

/** RF-R25, RF-R28 */
function dealBosses({ boards, options }: State, { random, tell }: Voice): void {
  const left = [...BOSS_IDS]
  for (const [seat, board] of boards.entries()) {
    const boss = options.boss === 'random' ? pick(random, left) : options.boss
    left.splice(left.indexOf(boss), 1)
    board.boss = boss
    tell?.({ kind: 'boss-dealt', rule: 'RF-022', seat, boss, shows: true })
  }
}

/** RF-023, RF-024, RF-R26 Sides are opened when all have chosen one; answers whether they are. */
export function pickSide(
  state: State,
  seat: Seat,
  { side }: Extract<Choice, { kind: 'pick-side' }>,
  { tell }: Voice,
): boolean {
  state.boards[seat]!.side = side
  if (state.boards.some((board) => board.side === null)) return false
  const sides = state.boards.map((board) => board.side)
  for (const [at, board] of state.boards.entries()) openDen(board, `${board.board}${sides[at] as 'A' | 'B'}`)
  for (const [at, board] of state.boards.entries())
    tell?.({
      kind: 'side-picked',
      rule: 'RF-023',
      seat: at,
      den: board.den!,
      health: BOSS[board.boss!].health,
      shows: true,
    })
  return true
}

/** RF-017 */
export const tellSetUp = (state: State, { tell }: Voice): void =>
  tell?.({
    kind: 'set-up',
    rule: state.seats === 1 ? 'RF-181' : 'RF-017',
    pool: diceOf(state.options, state.seats),
    boards: state.boards.map(({ board }) => board),
  })
