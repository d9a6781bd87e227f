import type { Seat } from '#engine/game'
import type { Company } from '#engine/terminal'
import { counted, listed } from '#engine/words'
import { about } from '#games/roll-and-fight/about'
import { BOSS } from '#games/roll-and-fight/content/bosses'
import { DIALS } from '#games/roll-and-fight/content/dice'
import { TILE, TILES_OF } from '#games/roll-and-fight/content/heroes'
import { BEATING_TRACK, LOOT_TRACK, SQUARES_PER_ITEM, TRAINING_TRACK } from '#games/roll-and-fight/content/player-board'
import type { RoomId } from '#games/roll-and-fight/content/vocabulary'
import {
  availableHealth,
  bledDice,
  denOf,
  inRoom,
  isLocked,
  isReconned,
  limitOf,
  marksNeeded,
  poolOf,
  printed,
  roomIds,
  woundsOf,
} from '#games/roll-and-fight/rules/read'
import { ROUNDS } from '#games/roll-and-fight/rules/round'
import { totalOf } from '#games/roll-and-fight/rules/scoring'
import { abilityCode, enemyLetter } from '#games/roll-and-fight/terminal/codes'
import { abilitySaid, itemSaid, objectiveSaid } from '#games/roll-and-fight/text/card-words'
import { capital, minionAt, roomNumber, tallied } from '#games/roll-and-fight/text/forms'
import {
  abilityName,
  abilityText,
  actionName,
  bossName,
  bossText,
  denName,
  faceName,
  heroName,
  itemName,
  minionName,
  roomName,
  traitName,
  traitText,
} from '#games/roll-and-fight/text/names'
import { pointsSaid, scoreLines } from '#games/roll-and-fight/text/scores'
import { text } from '#games/roll-and-fight/text/text'
import type { Board, Die, View } from '#games/roll-and-fight/types'

// The table in words, and the words that the drawn one shares with it.

const PHASES = {
  'set-up': 'set-up',
  flashback: 'Flashback',
  rolling: 'Rolling',
  fighting: 'Fighting and Resolution',
  over: 'over',
} as const

/** The round, its phase, and the beat where nobody races. */
export const whenSaid = ({ round, phase, race, options }: View): string[] => [
  ...(phase === 'set-up' ? [] : [`round ${round} of ${ROUNDS}`]),
  PHASES[phase],
  ...(race && options.mode === 'relaxed' ? [`beat ${race.beat}`] : []),
]

const SECOND = 1000
const seconds = (ms: number): string => counted(Math.max(0, Math.ceil(ms / SECOND)), 'second')

/** The dice of the pool, whether they may be taken, and for how long. */
export function poolSaid(view: View): string[] {
  const { race, time, options, seats } = view
  const closes = race?.closes
  return [
    `${counted(poolOf(view), 'die', 'dice')} in the pool`,
    ...(race && !race.isOpen ? [`rolling opens in ${seconds(race.opens - time)}`] : []),
    ...(race?.closed ? ['the pool is closed'] : []),
    ...(race && !race.closed && typeof closes === 'number' ? [`it closes in ${seconds(closes - time)}`] : []),
    ...(race && seats === 1 && options.mode === 'relaxed' && !race.closed
      ? [`it closes after beat ${DIALS.beats[options.time]}`]
      : []),
  ]
}

/** "1 Training, 2 Loot, 3 Recon", as far as the dice were rolled. */
export const flashbackSaid = ({ phase, faces }: View): string =>
  phase === 'flashback' ? faces.map((action, at) => `${at + 1} ${actionName(action, 'en')}`).join(', ') : ''

/** "1 run", "2 wound, locked", "3 not rolled" */
export const dieSaid = (die: Die): string =>
  `${die.id} ${die.face === null ? 'not rolled' : faceName(die.face, 'en')}${isLocked(die) ? ', locked' : ''}`

/** "3 Health spaces: 1 Wound, 1 die, 1 free" */
export function healthSaid(board: Board): string {
  const [wounds, bled] = [woundsOf(board), bledDice(board)]
  const parts = [
    ...(wounds > 0 ? [counted(wounds, 'Wound')] : []),
    ...(bled > 0 ? [counted(bled, 'die', 'dice')] : []),
    `${availableHealth(board)} free`,
  ]
  return `${counted(board.health.length, 'Health space')}: ${parts.join(', ')}`
}

/** What a board has marked and crossed out. */
export function tracksSaid(board: Board): string[] {
  const { loot, xp, spent, beatings, bossHits, bossDead, boss } = board
  return [
    `Loot ${LOOT_TRACK.values[loot]!} (${loot} of ${LOOT_TRACK.maxCrossed})`,
    `Experience ${xp} of ${TRAINING_TRACK.values.length}, ${xp - spent} to spend`,
    ...(boss ? [`Boss ${bossDead ? 'dead' : `${bossHits} of ${BOSS[boss].health} damage`}`] : []),
    ...(beatings > 0 ? [`${counted(beatings, 'Beating')} of ${BEATING_TRACK.deathAt}`] : []),
  ]
}

/** "Stims 1 of 2, 1 used": charges that are left, and squares. */
export const itemsSaid = ({ items }: Board): string[] =>
  items.map(
    ({ item, marked, spent }) =>
      `${itemName(item, 'en')} ${counted(marked - spent, 'charge')}${marked < SQUARES_PER_ITEM ? '' : ', no square free'}`,
  )

/** "1 Dash: run ×2", by the numbers that one types. */
export const setsSaid = ({ sets }: Board): string[] =>
  sets.map(
    ({ ability, dice }, at) =>
      `${at + 1} ${abilityName(ability, 'en')}: ${tallied(dice.map(({ face }) => faceName(face!, 'en')))}`,
  )

export const reconSaid = (board: Board): string[] =>
  (Object.keys(board.recon) as (keyof Board['recon'])[]).map((ability) =>
    isReconned(board, ability)
      ? `${abilityName(ability, 'en')} is reconned`
      : `${abilityName(ability, 'en')} has ${board.recon[ability]!} of ${marksNeeded(ability)} Recon marks`,
  )

/** How a seat stands in what all do at the same time. */
export function stateOf({ phase }: View, board: Board): string[] {
  if (board.dead) return ['dead']
  const isIdle = phase === 'flashback' || phase === 'fighting' ? board.todo.length === 0 : false
  return [
    ...(board.stopped ? ['has stopped'] : []),
    ...(board.ready ? ['is ready'] : []),
    ...(isIdle ? ['is done'] : []),
  ]
}

/** "a Grunt 1", "b Tough Guy (one damage taken)": enemies of a room that live, by the letters that one types. */
export function enemiesSaid(board: Board, room: RoomId): string[] {
  const minions = inRoom(board, room).minions.flatMap(({ died, evaded, dot }, at) => {
    if (died > 0) return []
    const { type, number } = minionAt(board, room, at)!
    const states = [...(dot ? ['one damage taken'] : []), ...(evaded ? ['evaded'] : [])]
    const name = minionName(type, 'en') + (number === undefined ? '' : ` ${number}`)
    return [`${enemyLetter(at)} ${name}${states.length > 0 ? ` (${states.join(', ')})` : ''}`]
  })
  const isBoss = room === denOf(board).bossRoom && !board.bossDead && board.boss
  return [...minions, ...(isBoss ? [`${enemyLetter('boss')} ${bossName(isBoss, 'en')}`] : [])]
}

/** What is to be known of a room besides who is in it. */
export function roomFacts(board: Board, room: RoomId): string[] {
  const { visited, collected, marked } = inRoom(board, room)
  const { loot, objective, doors } = printed(board, room)
  return [
    ...(room === denOf(board).entrance ? ['entrance'] : []),
    visited ? 'Visited' : 'not Visited',
    ...(loot > collected ? [`${loot - collected} Loot`] : []),
    ...(objective
      ? [marked ? 'Objective marked' : `${pointsSaid(objective.points, 'en')}: ${objectiveSaid(objective, 'en')}`]
      : []),
    `doors to ${listed(doors.map((door) => `${roomNumber(door)}`))}`,
  ]
}

export const roomTitle = (board: Board, room: RoomId): string =>
  `${roomNumber(room)} ${roomName(board.den!, room, 'en') ?? ''}`.trim()

const sentence = (clauses: readonly string[], between = ', '): string => `${capital(clauses.join(between))}.`

/** Everything on the table: how it stands, then every board with its den, the viewer's own first and in full. */
export function tell(view: View, company: Company): readonly string[] {
  const { boards, viewer } = view
  const flashback = flashbackSaid(view)
  const own = viewer === 'spectator' ? (boards.length === 1 ? 0 : undefined) : viewer
  const seats = [...boards.keys()].toSorted((a, b) => Number(b === own) - Number(a === own) || a - b)
  return [
    sentence([about.name, ...whenSaid(view)]),
    sentence(poolSaid(view)),
    ...(flashback === '' ? [] : [`Flashback dice: ${flashback}.`]),
    ...seats.flatMap((seat) => boardTold(view, seat, company, seat === own)),
  ]
}

/** A board in sentences; texts of its tiles and rooms only where it is one's own. */
function boardTold(view: View, seat: Seat, { players, locked }: Company, isOwn: boolean): string[] {
  const board = view.boards[seat]!
  const { hero, den, boss, side, items, tiles, dice } = board
  const who = players[seat] ? `${text.seat(seat)}, ${players[seat]}` : text.seat(seat)
  const name = hero ? `${who}: ${heroName(hero)}` : `${who}: no Hero yet`
  if (!hero || !den)
    return [
      sentence([name, `den board ${board.board}`, ...(boss ? [`Boss ${bossName(boss, 'en')}`] : [])]),
      ...(side !== null || locked[seat] ? [`${text.seat(seat)} has picked a side.`] : []),
      ...(boss && isOwn ? [`${bossName(boss, 'en')}: ${bossText(boss, 'en')}`] : []),
      ...(items.length > 0 && isOwn ? items.map(({ item }) => `${itemName(item, 'en')}: ${itemSaid(item, 'en')}`) : []),
    ]
  const states = stateOf(view, board)
  const isRolling = view.phase === 'rolling'
  return [
    sentence([name, `in room ${roomTitle(board, board.at)}`, pointsSaid(totalOf(board), 'en') + ' so far', ...states]),
    sentence([healthSaid(board)]),
    sentence(tracksSaid(board), '; '),
    ...(isRolling || dice.length > 0
      ? [dice.length > 0 ? `Dice, up to ${limitOf(board)}: ${dice.map(dieSaid).join('; ')}.` : 'No dice.']
      : []),
    ...(board.sets.length > 0 ? [`Sets: ${setsSaid(board).join('; ')}.`] : []),
    ...reconSaid(board).map((one) => sentence([one])),
    `Items: ${itemsSaid(board).join('; ')}.`,
    tiles.length > 0 ? `Tiles: ${listed(tiles.map((tile) => abilityName(tile, 'en')))}.` : 'No tiles.',
    ...(isOwn ? ownTold(view, board) : []),
    `${isOwn ? 'The den' : 'Den'}: ${denName(den, 'en')}, Boss ${bossName(boss!, 'en')}.`,
    ...roomIds(board).map((room) => roomTold(board, room, isOwn)),
    ...(view.phase === 'over'
      ? scoreLines(board, 'en').map(({ says, rule }) => `${says.slice(0, -1)} (${rule}).`)
      : []),
  ]
}

/** What stands on one's own cards, and what can be bought. */
function ownTold(view: View, board: Board): string[] {
  const { hero, boss, tiles, items } = board
  const forSale = view.phase === 'flashback' ? TILES_OF[hero!].filter((tile) => !tiles.includes(tile)) : []
  return [
    `${traitName(hero!, 'en')}: ${traitText(hero!, 'en')}`,
    `${bossName(boss!, 'en')}: ${bossText(boss!, 'en')}`,
    ...tiles.map((tile) => `${abilityName(tile, 'en')}: ${abilitySaid(tile, 'en')}`),
    ...items.map(({ item }) => `${itemName(item, 'en')}: ${itemSaid(item, 'en')}`),
    ...forSale.map(
      (tile) =>
        `To buy for ${TILE[tile].xp}: ${abilityName(tile, 'en')}, ${abilityCode(tile)}. ${abilityText(tile, 'en')}`,
    ),
  ]
}

function roomTold(board: Board, room: RoomId, isOwn: boolean): string {
  const enemies = enemiesSaid(board, room)
  const here = board.at === room ? ['the Hero is here'] : []
  const facts = isOwn ? roomFacts(board, room) : roomFacts(board, room).filter((one) => !one.startsWith('doors'))
  return `Room ${roomTitle(board, room)}: ${[...here, enemies.length > 0 ? enemies.join(', ') : 'nobody', ...facts].join('; ')}.`
}
