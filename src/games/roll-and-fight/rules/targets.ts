import type { Effect, RoomId } from '#games/roll-and-fight/content/vocabulary'
import {
  availableHealth,
  bossChange,
  bossEffect,
  denOf,
  hasActive,
  inRoom,
  isGuarded,
  isNext,
  isRoom,
  printed,
  woundsOf,
} from '#games/roll-and-fight/rules/read'
import { type Code, CODES } from '#games/roll-and-fight/rules/refusals'
import type { Board, Choice, Use } from '#games/roll-and-fight/types'

// Whom an effect may be for, and where a Hero may go.

export type Target = Omit<Extract<Choice, { kind: 'target' }>, 'kind'>

/** What of an ability or Item in progress restricts its targets. */
type Shots = Pick<Use, 'shot'>
const NO_SHOTS: Shots = { shot: [] }

type Aimed = Extract<Effect, { do: 'move' | 'hit' | 'shoot' | 'jump' | 'evade' | 'kill' }>
export const isAimed = (effect: Effect): effect is Aimed =>
  ['move', 'hit', 'shoot', 'jump', 'evade', 'kill'].includes(effect.do)

/** RF-106 A Blocker bars the way out of the Hero's room. */
const isBarred = (board: Board): boolean => hasActive(board, board.at, 'blocker')

const isReachable = (board: Board, room: RoomId): boolean => room === board.at || isNext(board, board.at, room)

const typeOf = (board: Board, { room, enemy }: Target) =>
  typeof enemy === 'number' ? printed(board, room).minions[enemy] : undefined

/** Whether there is such an enemy at all. */
const exists = (board: Board, target: Target): boolean =>
  target.enemy === 'boss' ? target.room === denOf(board).bossRoom : typeOf(board, target) !== undefined

const isDead = (board: Board, { room, enemy }: Target): boolean =>
  enemy === 'boss' ? board.bossDead : inRoom(board, room).minions[enemy as number]!.died > 0

/** Why the Boss cannot be damaged now. */
function bossProblem(board: Board, by: 'hit' | 'shoot'): Code | undefined {
  if (isGuarded(board)) return 'BOSS_GUARDED'
  const effect = bossEffect(board)
  if (!effect || !('change' in effect)) return undefined
  if (effect.change === 'shot-proof' && by === 'shoot') return 'BOSS_IMMUNE'
  return effect.change === 'capped' && (board.fight?.bossDamage ?? 0) >= effect.damage ? 'BOSS_CAPPED' : undefined
}

/** What holds for whatever is aimed at an enemy. */
function enemyProblem(board: Board, target: Target): Code | undefined {
  if (target.via !== undefined || target.enemy === undefined || !exists(board, target)) return 'BAD_FORMAT'
  return isDead(board, target) ? 'DEAD_TARGET' : undefined
}

const PROBLEMS: {
  readonly [Verb in Aimed['do']]: (
    board: Board,
    effect: Extract<Aimed, { do: Verb }>,
    target: Target,
    shots: Shots,
  ) => Code | undefined
} = {
  /** RF-105, RF-106 */
  move(board, { past }, { room, enemy, via }) {
    if (enemy !== undefined || via !== undefined) return 'BAD_FORMAT'
    if (!isNext(board, board.at, room)) return 'NOT_ADJACENT'
    return !past && isBarred(board) ? 'MOVE_BLOCKED' : undefined
  },

  /** RF-124, RF-R68 */
  jump(board, _effect, { room, enemy, via }) {
    if (enemy !== undefined || via === undefined) return 'BAD_FORMAT'
    if (!isRoom(board, via) || !isNext(board, board.at, via)) return 'NOT_ADJACENT'
    if (room !== via && !isNext(board, via, room)) return 'NOT_ADJACENT'
    if (isBarred(board)) return 'MOVE_BLOCKED'
    return room === via || room === board.at ? 'BAD_JUMP' : undefined
  },

  /** RF-108 */
  hit(board, { only }, target) {
    if (target.room !== board.at) return 'NOT_HERE'
    const problem = enemyProblem(board, target)
    if (problem) return problem
    if (target.enemy === 'boss') return bossProblem(board, 'hit')
    return only ? 'WRONG_TYPE' : undefined
  },

  /** RF-118, RF-119 */
  shoot(board, effect, target, shots) {
    const problem = shotProblem(board, effect, target, shots)
    if (problem && problem !== 'SAME_ROOM' && problem !== 'OTHER_ROOM') return problem
    if (
      bossChange(board) === 'grunts-first' &&
      typeOf(board, target) !== 'grunt' &&
      hasGruntToShoot(board, effect, shots)
    )
      return 'GRUNT_FIRST'
    return problem
  },

  /** RF-128, RF-R74 */
  evade(board, { types, here }, target) {
    if (here ? target.room !== board.at : !isReachable(board, target.room)) return here ? 'NOT_HERE' : 'NOT_ADJACENT'
    const problem = enemyProblem(board, target)
    if (problem) return problem
    const type = typeOf(board, target)
    if (!type || (types && !types.includes(type))) return 'WRONG_TYPE'
    return inRoom(board, target.room).minions[target.enemy as number]!.evaded ? 'ALREADY_EVADED' : undefined
  },

  /** RF-131, RF-132 */
  kill(board, { evaded }, target, { shot }) {
    if (evaded ? !isReachable(board, target.room) : target.room !== board.at)
      return evaded ? 'NOT_ADJACENT' : 'NOT_HERE'
    const problem = enemyProblem(board, target)
    if (problem) return problem
    if (target.enemy === 'boss') return 'WRONG_TYPE'
    if (!evaded) return undefined
    if (!inRoom(board, target.room).minions[target.enemy!]!.evaded) return 'NOT_EVADED'
    return shot.length > 0 && !shot.includes(target.room) ? 'OTHER_ROOM' : undefined
  },
}

/** What forbids a Shoot, but for Grunts that must be taken first. */
function shotProblem(
  board: Board,
  { room: which }: Extract<Aimed, { do: 'shoot' }>,
  target: Target,
  { shot }: Shots,
): Code | undefined {
  if (target.room === board.at) return 'SHOOT_OWN_ROOM'
  if (!isNext(board, board.at, target.room)) return 'NOT_ADJACENT'
  const problem = enemyProblem(board, target) ?? (target.enemy === 'boss' ? bossProblem(board, 'shoot') : undefined)
  if (problem) return problem
  if (which === 'another' && shot.includes(target.room)) return 'SAME_ROOM'
  return which === 'same' && shot.at(-1) !== target.room ? 'OTHER_ROOM' : undefined
}

/** RF-R86 */
const hasGruntToShoot = (board: Board, effect: Extract<Aimed, { do: 'shoot' }>, shots: Shots): boolean =>
  candidates(board, effect).some(
    (target) => typeOf(board, target) === 'grunt' && shotProblem(board, effect, target, shots) === undefined,
  )

export function targetProblem(board: Board, effect: Aimed, target: Target, shots: Shots = NO_SHOTS): Code | undefined {
  const problem = PROBLEMS[effect.do] as (board: Board, effect: Aimed, target: Target, shots: Shots) => Code | undefined
  return isRoom(board, target.room) ? problem(board, effect, target, shots) : 'NOT_ADJACENT'
}

/** All that an effect might be aimed at from here, legal or not, room by room. */
export function candidates(board: Board, effect: Aimed): Target[] {
  const doors = printed(board, board.at).doors
  switch (effect.do) {
    case 'move':
      return doors.map((room) => ({ room }))
    case 'jump':
      return doors.flatMap((via) => printed(board, via).doors.map((room) => ({ room, via })))
    default:
      return [board.at, ...doors].flatMap((room) => [
        ...inRoom(board, room).minions.map((_, enemy) => ({ room, enemy })),
        ...(room === denOf(board).bossRoom ? [{ room, enemy: 'boss' as const }] : []),
      ])
  }
}

/** What is said where nobody is there to be aimed at. */
const NOBODY: Readonly<Record<Aimed['do'], Code>> = {
  move: 'NOT_ADJACENT',
  jump: 'NOT_ADJACENT',
  hit: 'NOT_HERE',
  shoot: 'NOT_ADJACENT',
  evade: 'NOT_HERE',
  kill: 'NOT_HERE',
}

/** Codes that only say that something else would have been meant. */
const BESIDE_THE_POINT: readonly (Code | undefined)[] = ['SHOOT_OWN_ROOM', 'NOT_ADJACENT', 'NOT_HERE', 'DEAD_TARGET']

/** RF-R64 Why an effect cannot be performed now; `undefined` if it can. */
export function effectProblem(board: Board, effect: Effect, shots?: Shots): Code | undefined {
  switch (effect.do) {
    case 'wound':
      return availableHealth(board) === 0 ? 'NO_HEALTH_SPACE' : undefined // RF-R69
    case 'heal':
      return woundsOf(board) === 0 ? 'NOTHING_TO_HEAL' : undefined // RF-R71
    case 'repeat-next':
      return undefined
    case 'per-die':
      return effectProblem(board, effect.effect, shots)
    case 'either': {
      const [first, second] = effect.of.map((one) => effectProblem(board, { do: one }, shots))
      return first && second
    }
    default: {
      const problems = candidates(board, effect).map((target) => targetProblem(board, effect, target, shots))
      if (problems.includes(undefined)) return undefined
      const telling = CODES.find((code) => problems.includes(code) && !BESIDE_THE_POINT.includes(code))
      return telling ?? problems.find((code) => code === 'DEAD_TARGET') ?? NOBODY[effect.do]
    }
  }
}
