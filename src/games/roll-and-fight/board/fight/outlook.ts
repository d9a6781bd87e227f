import { clone } from '#engine/json'
import type { Seat } from '#engine/game'
import { ScriptedRandom } from '#engine/random'
import { collectable, iconsIn } from '#games/roll-and-fight/board/resolution/collectable'
import { LOOT_TRACK } from '#games/roll-and-fight/content/player-board'
import type { RoomId } from '#games/roll-and-fight/content/vocabulary'
import { doneFighting, endUse } from '#games/roll-and-fight/rules/fighting'
import { type Own, ownOf, type Voice } from '#games/roll-and-fight/rules/own'
import { inRoom, ownQuestion, printed, roomIds, woundsOf } from '#games/roll-and-fight/rules/read'
import { runOwn } from '#games/roll-and-fight/rules/round'
import { linesOf, totalOf } from '#games/roll-and-fight/rules/scoring'
import type { Enemy, Event, Line, View } from '#games/roll-and-fight/types'

/** Who wounds the Hero in step 3, and whether that Wound counts. */
export interface Source {
  readonly room: RoomId
  readonly enemy: Enemy
  readonly fate: 'wound' | 'soaked' | 'no-space'
}

/** What a seat comes to if it ends its phase now, and uses nothing afterwards. */
export interface Outlook {
  readonly sources: readonly Source[]
  /** Wounds for a Trait, before those of step 3. */
  readonly traits: number
  /** The Health Track when step 5 looks at it. */
  readonly wounds: number
  readonly spaces: number
  readonly isBeaten: boolean
  readonly isDead: boolean
  /** Loot icons that can be collected, by room. */
  readonly loot: readonly (readonly [room: RoomId, icons: number])[]
  /** Objectives that are fulfilled and marked by then. */
  readonly marked: readonly (readonly [room: RoomId, points: number])[]
  /** The score as it stands, and as it would be with that Loot on the Loot Track. */
  readonly lines: readonly {
    readonly line: Line
    readonly now: number
    readonly after: number
    readonly rule: string
  }[]
  readonly now: number
  readonly after: number
}

/** Plays the rest of a round with the real rules, on a copy. */
export function outlookOf(view: View, seat: Seat): Outlook {
  const before = view.boards[seat]!
  const state = { ...view, boards: view.boards.map((board, at) => (at === seat ? clone(board) : board)) }
  const own = ownOf(state, seat)
  const { board } = own
  const events: Event[] = []
  const dealer: Voice = { random: new ScriptedRandom([]), tell: (event) => events.push(event) }
  const asked = ownQuestion(board)?.ask
  if (asked && asked !== 'collect' && asked !== 'resolution') endFight(own, dealer)
  const loot = collectable(board).map((room): [RoomId, number] => [room, iconsIn(board, room)])
  if (ownQuestion(board)?.ask === 'collect') {
    const icons = loot.reduce((sum, [, many]) => sum + many, 0)
    board.loot = Math.min(LOOT_TRACK.maxCrossed, board.loot + icons)
    own.todo.pop()
    own.todo.push({ do: 'forget-recon' })
    runOwn(own, dealer)
  }
  const [wounds, spaces] = [woundsOf(board), board.health.length]
  if (ownQuestion(board)?.ask === 'resolution') {
    own.todo.pop()
    runOwn(own, dealer)
  }
  const later = linesOf(board)
  return {
    sources: sourcesIn(events),
    traits: events.filter((event) => event.kind === 'wounded' && event.by.startsWith('trait.')).length,
    wounds,
    spaces,
    isBeaten: board.beatings > before.beatings,
    isDead: board.dead,
    loot,
    marked: roomIds(board)
      .filter((room) => inRoom(board, room).marked && !inRoom(before, room).marked)
      .map((room) => [room, printed(board, room).objective!.points]),
    lines: linesOf(before).map(({ line, points, rule }, at) => ({ line, now: points, after: later[at]!.points, rule })),
    now: totalOf(before),
    after: totalOf(board),
  }
}

/** Leaves out what is left of an ability, and ends the Fighting Phase. */
function endFight(own: Own, dealer: Voice): void {
  own.todo.length = 0
  if (own.board.fight?.use) endUse(own, dealer)
  own.todo.length = 0
  doneFighting(own, dealer)
  runOwn(own, dealer)
}

/** Each source with what came of it: after the sources are told, each has its Wound or none. */
function sourcesIn(events: readonly Event[]): Source[] {
  const at = events.findIndex(({ kind }) => kind === 'den-wounds')
  const told = events[at]
  if (told?.kind !== 'den-wounds') return []
  const fates = events.slice(at + 1).flatMap((event): Source['fate'][] => {
    if (event.kind === 'wounded') return ['wound']
    return event.kind === 'wound-ignored' ? [event.because] : []
  })
  return told.sources.map((source, nth) => ({ ...source, fate: fates[nth]! }))
}
