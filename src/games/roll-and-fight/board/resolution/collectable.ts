import type { RoomId } from '#games/roll-and-fight/content/vocabulary'
import { inRoom, printed, roomIds } from '#games/roll-and-fight/rules/read'
import { iconProblem } from '#games/roll-and-fight/rules/resolution'
import type { Board } from '#games/roll-and-fight/types'

/** Rooms whose Loot can be collected. */
export const collectable = (board: Board): readonly RoomId[] =>
  roomIds(board).filter((room) => iconProblem(board, room) === undefined)

/** Loot icons of a room that are not crossed out. */
export const iconsIn = (board: Board, room: RoomId): number => printed(board, room).loot - inRoom(board, room).collected
