import { parseOptions } from '#engine/options'
import { IllegalSetup } from '#engine/refusal'
import { todo } from '#engine/steps'
import { about } from '#games/roll-and-fight/about'
import { BOSS } from '#games/roll-and-fight/content/bosses'
import type { BoardNumber } from '#games/roll-and-fight/content/dens'
import { ITEMS_OF } from '#games/roll-and-fight/content/heroes'
import { HEALTH } from '#games/roll-and-fight/content/player-board'
import { clash, type Options } from '#games/roll-and-fight/options'
import { check, checkSetUp } from '#games/roll-and-fight/rules/check'
import { ownOf, type Voice } from '#games/roll-and-fight/rules/own'
import { inRoom, limitOf, printed } from '#games/roll-and-fight/rules/read'
import { runOwn, startFighting, startFlashback, startRolling } from '#games/roll-and-fight/rules/round'
import { newBoard, newItems, openDen, tellSetUp } from '#games/roll-and-fight/rules/set-up'
import { refusals } from '#games/roll-and-fight/rules/why-not'
import type { Board, PlayerSetup, RollAndFight, Setup, State, Step } from '#games/roll-and-fight/types'

/** Puts a position on the table, checks that it can be, and plays on to the first question. */
export function begin(setup: Setup, dealer: Voice, seats?: number): State {
  if (seats !== undefined && seats !== setup.seats)
    throw new IllegalSetup(`seats: the position is for ${setup.seats}, but the match for ${seats}.`, 'RF-001')
  const options = parseOptions<RollAndFight>({ about, clash, refusals }, setup.options ?? {}, setup.seats)
  const phase = setup.phase ?? (setup.players ? 'flashback' : 'set-up')
  if (phase === 'set-up') {
    checkSetUp(setup)
    const state = emptyTable(setup, options, setup.boards!.map(newBoard))
    tellSetUp(state, dealer)
    return state
  }
  const state = emptyTable(
    setup,
    options,
    (setup.players ?? []).map((player) => boardOf(player, setup)),
  )
  check(state, setup, phase)
  tellSetUp(state, dealer)
  start(state, setup, phase, dealer)
  return state
}

const emptyTable = ({ seats, order, round = 1, faces }: Setup, options: Options, boards: Board[]): State => ({
  viewer: 'spectator',
  options,
  seats,
  round,
  phase: 'set-up',
  time: 0,
  order: order ? [...order] : [...Array(seats).keys()],
  faces: faces ? [...faces] : [],
  race: null,
  boards,
  left: [],
  result: null,
})

function start(state: State, { faces, players }: Setup, phase: NonNullable<Setup['phase']>, dealer: Voice): void {
  if (phase === 'flashback') return startFlashback(state, dealer, faces)
  if (phase === 'rolling') {
    for (const [seat, board] of state.boards.entries()) {
      const { dice } = players![seat]!
      if (dice || board.dead) continue
      for (let more = 0; more < limitOf(board); more++) board.dice.push({ id: board.nextDie++, face: null })
    }
    return startRolling(state, dealer)
  }
  if (phase === 'fighting') return startFighting(state, dealer)
  state.phase = 'fighting'
  for (const [seat, board] of state.boards.entries()) {
    if (board.dead) continue
    const own = ownOf(state, seat)
    todo<Step>(
      own,
      { do: 'clear-recon' },
      { do: 'collecting' },
      { do: 'den-wounds' },
      { ask: 'resolution', of: [seat] },
      { do: 'beating' },
      { do: 'evasion-over' },
    )
    runOwn(own, dealer)
  }
}

/** A player board as it is described. */
function boardOf(player: PlayerSetup, { round = 1 }: Setup): Board {
  const { hero, den, boss, items = [], tiles = [], recon = [], wounds = 0, spaces = HEALTH.basic, bled = 0 } = player
  const board = newBoard(Number(den[0]) as BoardNumber)
  Object.assign(board, { hero, boss, ordered: true, tiles: [...tiles] })
  openDen(board, den)
  const named = items.map(({ item }) => item)
  board.items = newItems([...named, ...ITEMS_OF[hero].filter((item) => !named.includes(item))])
  for (const { item, marked = 0, spent = 0 } of items)
    Object.assign(
      board.items.find((slot) => slot.item === item)!,
      { marked, spent },
    )
  for (const { ability, marks } of recon) board.recon[ability] = marks
  const { loot = 0, xp = 0, spent = 0, beatings = 0, bossHits = 0 } = player
  const bossDead = bossHits >= BOSS[boss].health
  Object.assign(board, {
    loot,
    xp,
    spent,
    beatings,
    dead: beatings > 1,
    bossHits,
    bossDead,
    hitBoss: player.hitBoss ?? false,
  })
  layDice(board, player)
  board.health = Array.from({ length: spaces }, (_, at) =>
    at < wounds ? 'wound' : at < wounds + bled ? board.nextDie++ : 'free',
  )
  layDen(board, player, round)
  return board
}

function layDice(board: Board, { dice = [], sets = [], taken = 0, stopped = false }: PlayerSetup): void {
  for (const face of dice) board.dice.push({ id: board.nextDie++, face })
  for (const { ability, faces } of sets)
    board.sets.push({ ability, dice: faces.map((face) => ({ id: board.nextDie++, face })) })
  Object.assign(board, { taken, stopped })
}

function layDen(board: Board, player: PlayerSetup, now: number): void {
  const { at, visited = [], dead = [], evaded = [], dots = [], collected = [], objectives = [], kills } = player
  const known = (room: (typeof visited)[number]) => inRoom(board, room) ?? missing(room)
  if (at) board.at = at
  known(board.at).visited = true
  for (const room of visited) known(room).visited = true
  for (const { room, minions, round = now } of dead)
    for (const minion of minions ?? known(room).minions.keys()) {
      const one = known(room).minions[minion] ?? missing(`${room}[${minion}]`)
      if (one.died === 0) board.kills[printed(board, room).minions[minion]!]++
      one.died = round
    }
  for (const { room, minion } of evaded) (known(room).minions[minion] ?? missing(`${room}[${minion}]`)).evaded = true
  for (const { room, minion } of dots) (known(room).minions[minion] ?? missing(`${room}[${minion}]`)).dot = true
  for (const room of collected) known(room).collected++
  for (const room of objectives) known(room).marked = true
  if (kills) Object.assign(board.kills, kills)
}

function missing(what: string): never {
  throw new IllegalSetup(`players: there is no ${what} in this den.`, 'RF-007')
}
