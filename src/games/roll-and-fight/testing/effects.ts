import type { Effects } from '#engine/exhaust'
import { bossChange, denOf, inRoom, isGuarded, isNext, printed, woundsOf } from '#games/roll-and-fight/rules/read'
import type { Board, Event, RollAndFight, State } from '#games/roll-and-fight/types'

// When a piece of content has done something: an event names it, and the two states show it.

const when = (isSo: boolean, ...ids: readonly string[]): readonly string[] => (isSo ? ids : [])

type Named = { readonly seat: number; readonly by: string }
const board = ({ boards }: State, { seat }: { readonly seat: number }): Board => boards[seat]!
const isContent = (by: string): boolean => /^(basic|tile|item|trait|boss)\./.test(by)

/** What did something to a board, if a part of the board is different now. */
const changes =
  (part: (board: Board) => unknown) =>
  (before: State, event: Named, now: State): readonly string[] =>
    when(isContent(event.by) && part(board(before, event)) !== part(board(now, event)), event.by)

const deadOf = ({ rooms }: Board): number =>
  rooms.flatMap(({ minions }) => minions.filter(({ died }) => died > 0)).length
const evadedOf = ({ rooms }: Board): number =>
  rooms.flatMap(({ minions }) => minions.filter(({ evaded }) => evaded)).length
const dotsOf = ({ rooms }: Board): number => rooms.flatMap(({ minions }) => minions.filter(({ dot }) => dot)).length

/** What of the tiles on the board a killing has shown. */
function shown(before: State, event: Extract<Event, { kind: 'killed' }>): readonly string[] {
  return [...when(isTaken(board(before, event), event), 'boss.zemun'), ...when(event.rule === 'RF-R85', 'tile.exploit')]
}

export const effects: Effects<RollAndFight> = {
  rolled: (_before, { dice }) => dice.map(({ face }) => `face.${face}`),
  'side-picked': (before, event, now) => when(board(before, event).den !== board(now, event).den, `den.${event.den}`),
  'objective-marked'(before, event, now) {
    const { den } = board(now, event)
    const at = Number(event.room.slice(1)) - 1
    const isNew = !board(before, event).rooms[at]!.marked && board(now, event).rooms[at]!.marked
    return when(isNew, `objective.${printed({ den }, event.room).objective!.kind}`)
  },

  moved: (before, event, now) => [
    ...changes(({ at }) => at)(before, event, now),
    ...when(event.by === 'basic.dash' && isBarred(board(before, event)), 'tile.slip'),
  ],
  jumped: changes(({ at }) => at),
  dotted: changes(dotsOf),
  killed: (before, event, now) => [...changes(deadOf)(before, event, now), ...shown(before, event)],
  'boss-hurt': (before, event, now) => [
    ...changes(({ bossHits }) => bossHits)(before, event, now),
    ...when(board(before, event).boss === 'abbot' && board(now, event).fight?.bossDamage === 3, 'boss.abbot'),
  ],
  evaded: changes(evadedOf),
  healed: (before, event, now) => [
    ...changes(woundsOf)(before, event, now),
    ...when(event.rule === 'RF-045' && event.amount === 1 && event.wounds > 0, 'trait.bruna'),
  ],
  wounded: (before, event, now) => changes(woundsOf)(before, event, now),
  trained: changes(({ xp }) => xp),
  purchased: changes(({ items }) => items.reduce((sum, { marked }) => sum + marked, 0)),
  brewed: changes(({ fight }) => fight?.brew),
  'wound-ignored': (_before, { by, because }) => when(because === 'soaked', by),
  'boss-recovered': (before, event, now) =>
    when(board(before, event).bossHits > board(now, event).bossHits, `boss.${event.boss}`),
  raised: changes(deadOf),
  taxed: (before, event, now) => when(board(before, event).spent < board(now, event).spent, 'boss.pawn'),

  /** An alias has done something where a single BLADE lies in the place of a DOUBLE. */
  assigned: (_before, { ability, dice }) =>
    when(ability === 'reverse' && !dice.some(({ face }) => face === 'double'), 'tile.kenjutsu'),
  began: (before, event, now) => [
    ...when(event.by === 'basic.punch' && isThreeHits(board(now, event)), 'tile.knuckles'),
    ...when(isSpared(board(now, event)), 'boss.silk'),
  ],
}

const isBarred = ({ at, den, rooms }: Board): boolean =>
  rooms[Number(at.slice(1)) - 1]!.minions.some(
    ({ died, evaded }, minion) => died === 0 && !evaded && printed({ den }, at).minions[minion] === 'blocker',
  )

const isThreeHits = ({ tiles, fight }: Board): boolean =>
  tiles.includes('knuckles') && (fight?.use?.set?.dice.filter(({ face }) => face === 'double').length ?? 0) > 1

/** A Grunt that is shot in front of somebody else who could be. */
const isTaken = (one: Board, { room, type }: Extract<Event, { kind: 'killed' }>): boolean =>
  bossChange(one) === 'grunts-first' &&
  type === 'grunt' &&
  room !== one.at &&
  printed(one, one.at).doors.some((door) =>
    inRoom(one, door).minions.some(({ died }, at) => died === 0 && printed(one, door).minions[at] !== 'grunt'),
  )

/** A shot is begun next to a Boss who could be hurt by a Hit. */
const isSpared = (one: Board): boolean =>
  bossChange(one) === 'shot-proof' &&
  !isGuarded(one) &&
  isNext(one, one.at, denOf(one).bossRoom) &&
  one.fight?.use?.by === 'fire'
