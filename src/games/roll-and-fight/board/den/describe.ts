import type { Language } from '#engine/game'
import { DEN_WORDS } from '#games/roll-and-fight/board/den/words'
import { BOSS } from '#games/roll-and-fight/content/bosses'
import { DEN, type DenId } from '#games/roll-and-fight/content/dens'
import { HEALTH } from '#games/roll-and-fight/content/player-board'
import type { MinionType, Objective, Room, RoomId } from '#games/roll-and-fight/content/vocabulary'
import { isMet } from '#games/roll-and-fight/rules/objectives'
import { inRoom } from '#games/roll-and-fight/rules/read'
import { objectiveSaid } from '#games/roll-and-fight/text/card-words'
import { roomNumber, tally } from '#games/roll-and-fight/text/forms'
import { bossName, roomName } from '#games/roll-and-fight/text/names'
import type { Board, Enemy, Minions } from '#games/roll-and-fight/types'

// What is to be known of a room, for those who do not see it.

/** A den as it is printed, or as it stands on somebody's board in a round. */
export interface Place {
  readonly den: DenId
  readonly board: Board | undefined
  readonly round: number
}

/** Somebody who would wound the Hero in step 3. */
export interface Threat {
  readonly room: RoomId
  readonly enemy: Enemy
}

export const roomOf = ({ den }: Pick<Place, 'den'>, room: RoomId): Room => DEN[den].rooms[roomNumber(room) - 1]!

/** How each Minion of a room is; as printed all are well. */
export const minionsOf = (place: Place, room: RoomId): readonly (Minions & { readonly type: MinionType })[] =>
  roomOf(place, room).minions.map((type, at) => ({
    ...(place.board ? inRoom(place.board, room).minions[at]! : { died: 0, evaded: false, dot: false }),
    type,
  }))

export const lootLeft = (place: Place, room: RoomId): number =>
  roomOf(place, room).loot - (place.board ? inRoom(place.board, room).collected : 0)

export type ObjectiveState = 'marked' | 'met' | 'lost' | 'open'

export function objectiveState({ board, round, ...place }: Place, room: RoomId): ObjectiveState {
  if (!board) return 'open'
  const { marked, minions } = inRoom(board, room)
  if (marked) return 'marked'
  if (isMet(board, room, round)) return 'met'
  const isLost =
    roomOf(place, room).objective?.kind === 'clear-1r' && minions.some(({ died }) => died > 0 && died < round)
  return isLost ? 'lost' : 'open'
}

/** How far an Objective is that is counted. */
export function progressOf(board: Board, room: RoomId, objective: Objective): readonly [number, number] | undefined {
  switch (objective.kind) {
    case 'kill-n':
      return [Math.min(board.kills[objective.type], objective.count), objective.count]
    case 'visit':
      return [Math.min(board.rooms.filter(({ visited }) => visited).length, objective.count), objective.count]
    case 'visit-adj': {
      const { doors } = roomOf({ den: board.den! }, room)
      return [doors.filter((door) => inRoom(board, door).visited).length, doors.length]
    }
    case 'health6':
      return [board.health.length, HEALTH.basic + HEALTH.additional]
    default:
      return undefined
  }
}

/** "Auction Floor: 2 Grunts, 1 Gunman alive. Not visited." */
export function roomSaid(place: Place, room: RoomId, language: Language): string {
  return `${roomName(place.den, room, language)!}: ${roomFacts(place, room, language).join(' ')}`
}

/** The same without the name, in sentences. */
export function roomFacts(place: Place, room: RoomId, language: Language): string[] {
  const words = DEN_WORDS[language]
  const { den, board } = place
  const { entrance, bossRoom } = DEN[den]
  const { loot, objective, doors } = roomOf(place, room)
  const minions = minionsOf(place, room)
  const those = (of: readonly { readonly type: MinionType }[]): string[] =>
    tally(of.map(({ type }) => type)).map(([type, many]) => words.minions(type, many))
  const living = minions.filter(({ died }) => died === 0)
  const [evaded, dotted] = [living.filter((one) => one.evaded), living.filter(({ dot }) => dot)]
  const left = lootLeft(place, room)
  return [
    `${living.length > 0 ? words.alive(those(living)) : minions.length > 0 ? words.nobody : words.empty}.`,
    ...(evaded.length > 0 ? [words.evaded(those(evaded))] : []),
    ...(dotted.length > 0 ? [words.dotted(those(dotted))] : []),
    ...(room === bossRoom && board?.boss ? [bossSaid(board, language)] : []),
    ...(board?.at === room ? [words.here] : []),
    ...(room === entrance ? [words.entrance] : []),
    ...(board ? [inRoom(board, room).visited ? words.visited : words.notVisited] : []),
    ...(loot > 0 ? [left > 0 ? words.loot(left) : words.lootGone] : []),
    ...(objective ? [objectiveFact(place, room, objective, language)] : []),
    words.doors(doors.map((door) => roomName(den, door, language)!)),
    words.number(roomNumber(room)),
  ]
}

/** How many of a room would wound the Hero. */
export function threatSaid(threats: readonly Threat[] | undefined, room: RoomId, language: Language): string[] {
  const many = threats?.filter((one) => one.room === room).length ?? 0
  return many > 0 ? [DEN_WORDS[language].threat(many)] : []
}

function objectiveFact(place: Place, room: RoomId, objective: Objective, language: Language): string {
  const words = DEN_WORDS[language]
  const progress = place.board && progressOf(place.board, room, objective)
  const what = objectiveSaid(objective, language)
  const said = words.objective(objective.points, what, progress && words.progress(...progress))
  return place.board ? `${said}, ${words[objectiveState(place, room)]}.` : `${said}.`
}

function bossSaid({ boss, bossDead, bossHits }: Board, language: Language): string {
  const words = DEN_WORDS[language]
  const { health } = BOSS[boss!]
  const name = bossName(boss!, language)
  return bossDead ? words.bossDead(name) : words.boss(name, health - bossHits, health)
}
