import type { Seat } from '#engine/game'
import { asked } from '#engine/steps'
import { BOSS } from '#games/roll-and-fight/content/bosses'
import { DEN } from '#games/roll-and-fight/content/dens'
import {
  type AbilityId,
  abilityOf,
  HERO,
  isBasic,
  isTile,
  TILE,
  type TileId,
} from '#games/roll-and-fight/content/heroes'
import { BASIC_IDS, BEATING_TRACK, RECON_MARKS, TILE_RECON_MARKS } from '#games/roll-and-fight/content/player-board'
import {
  type BossEffect,
  type Den,
  type Passive,
  type Room,
  ROOM_IDS,
  type RoomId,
  type TraitRule,
} from '#games/roll-and-fight/content/vocabulary'
import { diceOf } from '#games/roll-and-fight/options'
import type { Board, DenRoom, Minions, Question, Step, Use, View } from '#games/roll-and-fight/types'

// What can be read off the table.

/** RF-017 What is not on a board lies in the shared pool. */
export const poolOf = ({ options, seats, boards }: Pick<View, 'options' | 'seats' | 'boards'>): number =>
  boards.reduce((left, board) => left - diceOn(board), diceOf(options, seats))

const isDie = (space: Board['health'][number]): boolean => typeof space === 'number'

export const bledDice = ({ health }: Board): number => health.filter(isDie).length
export const woundsOf = ({ health }: Board): number => health.filter((space) => space === 'wound').length
/** RF-R69 Health spaces that are neither crossed out nor hold a die. */
export const availableHealth = ({ health }: Board): number => health.filter((space) => space === 'free').length

const diceOn = (board: Board): number =>
  board.sets.reduce((sum, { dice }) => sum + dice.length, board.dice.length + bledDice(board))

/** RF-165 How many dice the personal pool holds at most. */
export const limitOf = ({ beatings }: Pick<Board, 'beatings'>): number =>
  BEATING_TRACK.diceLimit[beatings === 0 ? 0 : 1]

export const isLocked = ({ face }: Board['dice'][number]): boolean => face === 'wound'
export const lockedDice = ({ dice }: Board): number[] => dice.filter(isLocked).map(({ id }) => id)

export const denOf = ({ den }: Pick<Board, 'den'>): Den => DEN[den!]
export const roomIndex = (room: RoomId): number => ROOM_IDS.indexOf(room)
export const isRoom = ({ rooms }: Board, room: RoomId): boolean => roomIndex(room) < rooms.length
export const roomIds = ({ rooms }: Board): readonly RoomId[] => ROOM_IDS.slice(0, rooms.length)
export const printed = (board: Pick<Board, 'den'>, room: RoomId): Room => denOf(board).rooms[roomIndex(room)]!
export const inRoom = ({ rooms }: Pick<Board, 'rooms'>, room: RoomId): DenRoom => rooms[roomIndex(room)]!

/** RF-009 */
export const isNext = (board: Pick<Board, 'den'>, from: RoomId, to: RoomId): boolean =>
  printed(board, from).doors.includes(to)

/** RF-R65 */
export const isActive = ({ died, evaded }: Minions): boolean => died === 0 && !evaded

/** RF-117, RF-R67 */
export const isCleared = (board: Board, room: RoomId): boolean => !inRoom(board, room).minions.some(isActive)

/** Whether an active Minion of the type is in the room. */
export const hasActive = (board: Board, room: RoomId, type: Room['minions'][number]): boolean =>
  inRoom(board, room).minions.some((minion, at) => isActive(minion) && printed(board, room).minions[at] === type)

/** RF-112, RF-R66 */
export const isGuarded = (board: Board): boolean => hasActive(board, denOf(board).bossRoom, 'grunt')

/** RF-R87 What the Boss changes, while alive. */
export const bossEffect = ({ boss, bossDead }: Board): BossEffect | undefined =>
  boss && !bossDead ? BOSS[boss].effect : undefined
export const bossChange = (board: Board): Extract<BossEffect, { change: string }>['change'] | undefined => {
  const effect = bossEffect(board)
  return effect && 'change' in effect ? effect.change : undefined
}

export const hasPenalty = (
  board: Pick<Board, 'hero'>,
  penalty: Extract<TraitRule, { penalty: string }>['penalty'],
): boolean => {
  const trait = traitOf(board)
  return 'penalty' in trait && trait.penalty === penalty
}
export const traitOf = ({ hero }: Pick<Board, 'hero'>): TraitRule => HERO[hero!].trait.rule

/** RF-102 What a passive tile on the board does, of a kind and on an event. */
export function passive<Does extends Passive['does']>(
  { tiles }: Pick<Board, 'tiles'>,
  does: Does,
  on?: string,
): (Extract<Passive, { does: Does }> & { readonly tile: TileId }) | undefined {
  for (const tile of tiles) {
    const one = TILE[tile].passive
    if (one?.does !== does || (on !== undefined && ![...Object.values(one)].includes(on))) continue
    return { ...(one as Extract<Passive, { does: Does }>), tile }
  }
  return undefined
}

/** RF-067 */
export const isOnBoard = ({ tiles }: Pick<Board, 'tiles'>, ability: AbilityId): boolean =>
  isBasic(ability) || tiles.includes(ability)
/** The abilities that the player has, tiles first. */
export const abilitiesOf = ({ tiles }: Pick<Board, 'tiles'>): readonly AbilityId[] => [...tiles, ...BASIC_IDS]

/** RF-048 */
export const marksNeeded = (ability: AbilityId): number => (isBasic(ability) ? RECON_MARKS[ability] : TILE_RECON_MARKS)
export const isReconned = ({ recon }: Pick<Board, 'recon'>, ability: AbilityId): boolean =>
  (recon[ability] ?? 0) >= marksNeeded(ability)
/** RF-166, RF-R104 */
export const isOverLimit = (board: Pick<Board, 'beatings'>, ability: AbilityId): boolean =>
  abilityOf(ability).dice.length > limitOf(board)

/** How an ability or Item is called in events. */
export const called = ({ by, what }: Pick<Use, 'by' | 'what'>): string =>
  what === 'item' ? `item.${by}` : isTile(by) ? tileName(by) : `basic.${by}`
export const tileName = (tile: TileId): string => `tile.${tile}`

export const livingSeats = ({ boards }: Pick<View, 'boards'>): Seat[] =>
  boards.flatMap(({ dead }, seat) => (dead ? [] : [seat]))

/** What a seat is asked on its own stack. */
export const ownQuestion = (board: Board): Question | undefined => asked<Step>(board)

/** RF-R60 The lead seat of a beat. */
export const leadOfBeat = ({ race, seats }: Pick<View, 'race' | 'seats'>): Seat => (race!.beat - 1) % seats
