import { clone, same } from '#engine/json'
import type { AbilityId, ItemId } from '#games/roll-and-fight/content/heroes'
import type { RoomId } from '#games/roll-and-fight/content/vocabulary'
import { inRoom, roomIds, woundsOf } from '#games/roll-and-fight/rules/read'
import type { Board, Enemy } from '#games/roll-and-fight/types'

// What was done in a Fighting Phase, read off the board before and after: so it is true after an undo, too.

/** What became of an enemy. */
interface Struck {
  readonly room: RoomId
  readonly enemy: Enemy
  readonly what: 'dead' | 'dotted' | 'evaded'
}

export interface Deed {
  /** What it was done with, where that can be seen. */
  readonly by: AbilityId | ItemId | undefined
  readonly moved: RoomId | undefined
  readonly struck: readonly Struck[]
  readonly bossDamage: number
  /** Wounds more, or less. */
  readonly wounds: number
  readonly trained: number
  /** Squares of Items that were marked. */
  readonly purchased: number
  /** Rooms whose Objective was marked. */
  readonly marked: readonly RoomId[]
}

export function deedOf(before: Board, after: Board): Deed {
  const rooms = roomIds(after)
  return {
    by: after.fight?.use?.by ?? spentOn(before, after),
    moved: after.at === before.at ? undefined : after.at,
    struck: rooms.flatMap((room) => struckIn(before, after, room)),
    bossDamage: after.bossHits - before.bossHits,
    wounds: woundsOf(after) - woundsOf(before),
    trained: after.xp - before.xp,
    purchased: squares(after) - squares(before),
    marked: rooms.filter((room) => inRoom(after, room).marked && !inRoom(before, room).marked),
  }
}

const squares = ({ items }: Board): number => items.reduce((sum, { marked }) => sum + marked, 0)

function struckIn(before: Board, after: Board, room: RoomId): Struck[] {
  const dead = (board: Board, at: number): boolean => inRoom(board, room).minions[at]!.died > 0
  return inRoom(after, room).minions.flatMap(({ evaded, dot }, enemy): Struck[] => {
    const was = inRoom(before, room).minions[enemy]!
    if (dead(after, enemy)) return dead(before, enemy) ? [] : [{ room, enemy, what: 'dead' }]
    if (dot && !was.dot) return [{ room, enemy, what: 'dotted' }]
    return evaded && !was.evaded ? [{ room, enemy, what: 'evaded' }] : []
  })
}

/** The set, the Recon, the charge or the Start of Fighting ability that is gone. */
function spentOn(before: Board, after: Board): Deed['by'] {
  const left = new Set(after.sets.map(({ dice }) => dice[0]!.id))
  const set = before.sets.find(({ dice }) => !left.has(dice[0]!.id))
  const recon = (Object.keys(before.recon) as AbilityId[]).find((ability) => after.recon[ability] === undefined)
  const item = after.items.find(({ spent }, slot) => spent > before.items[slot]!.spent)?.item
  const started = after.fight?.started.find((tile) => !before.fight?.started.includes(tile))
  return set?.ability ?? item ?? started ?? recon
}

/** The board as this phase found it, as far as that can still be seen. */
export function openingOf(board: Board, round: number): Board {
  const opening = clone(board)
  for (const { minions } of opening.rooms)
    for (const minion of minions) {
      if (minion.died === round) minion.died = 0
      Object.assign(minion, { dot: false, evaded: false })
    }
  opening.bossHits -= board.fight?.bossDamage ?? 0
  return opening
}

/** Whether a deed has left anything to tell of. */
export const isIdle = (deed: Deed): boolean => same(deed, { ...NOTHING, by: deed.by })
const NOTHING: Deed = {
  ...{ by: undefined, moved: undefined, struck: [], bossDamage: 0, wounds: 0, trained: 0, purchased: 0, marked: [] },
}

/** The boards that were seen one after the other; what was taken back is forgotten, in the middle of an ability too. */
export function pastWith(past: readonly Board[], board: Board): readonly Board[] {
  const known = past.findLastIndex((one) => same(one, board))
  if (known < 0) return [...past, board]
  return known === past.length - 1 ? past : past.slice(0, known + 1)
}

/** Those between one deed and the next: how the phase began and was found, then what was over, and what is under way. */
export const stopsOf = (past: readonly Board[]): readonly Board[] =>
  past.filter(({ fight }, at) => at <= 1 || at === past.length - 1 || !fight?.use)
