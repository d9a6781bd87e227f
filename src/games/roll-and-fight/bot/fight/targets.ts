import type { Effect, MinionType } from '#games/roll-and-fight/content/vocabulary'
import { BOSS_HIMSELF, type Case, NOBODY, type Position } from '#games/roll-and-fight/bot/fight/position'

// Whom an effect may be for, in numbers: of Minions that are alike only the first is named.

export interface Aim {
  readonly room: number
  readonly enemy: number
  readonly via: number
}

/** RF-R87 */
const bossChange = (the: Case, position: Position): string | undefined =>
  the.boss && 'change' in the.boss && !position.isBossDead(the) ? the.boss.change : undefined

const activeIn = ({ ground }: Case, { dead, evaded }: Position, room: number): number =>
  ground.inRoom[room]! & ~(dead | evaded)

/** RF-106 */
const isBarred = (the: Case, position: Position): boolean =>
  (activeIn(the, position, position.at) & the.ground.ofType.blocker) !== 0

function canHurtBoss(the: Case, position: Position, by: 'hit' | 'shoot'): boolean {
  const { ground, boss } = the
  if (position.isBossDead(the) || activeIn(the, position, ground.bossRoom) & ground.ofType.grunt) return false
  const change = bossChange(the, position)
  if (change === 'shot-proof') return by === 'hit'
  return change !== 'capped' || position.bossDamage < (boss as { damage: number }).damage
}

/** One of each kind among some Minions of a room. */
function* unlike({ ground }: Case, { evaded, dots }: Position, room: number, bits: number): Generator<Aim> {
  let seen = 0
  for (let left = bits; left !== 0; left &= left - 1) {
    const enemy = 31 - Math.clz32(left & -left)
    const kind = 1 << (ground.typeOf[enemy]! * 4 + ((evaded >>> enemy) & 1) * 2 + ((dots >>> enemy) & 1))
    if (seen & kind) continue
    seen |= kind
    yield { room, enemy, via: NOBODY }
  }
}

const TO_BOSS = (room: number): Aim => ({ room, enemy: BOSS_HIMSELF, via: NOBODY })

export const bitsOfTypes = ({ ground }: Case, types: readonly MinionType[] | undefined): number =>
  types ? types.reduce((bits, type) => bits | ground.ofType[type], 0) : -1

const AIMS: {
  readonly [Verb in Effect['do']]?: (the: Case, position: Position, effect: Extract<Effect, { do: Verb }>) => Aim[]
} = {
  move: (the, position, { past }) =>
    !past && isBarred(the, position)
      ? []
      : the.ground.doors[position.at]!.map((room) => ({ room, enemy: NOBODY, via: NOBODY })),

  jump: (the, position) =>
    isBarred(the, position)
      ? []
      : the.ground.doors[position.at]!.flatMap((via) =>
          the.ground.doors[via]!.flatMap((room) => (room === position.at ? [] : [{ room, enemy: NOBODY, via }])),
        ),

  hit(the, position, { only }) {
    const { at } = position
    const aims = only ? [] : [...unlike(the, position, at, the.ground.inRoom[at]! & ~position.dead)]
    if (at === the.ground.bossRoom && canHurtBoss(the, position, 'hit')) aims.push(TO_BOSS(at))
    return aims
  },

  shoot(the, position, { room: which }) {
    const { ground } = the
    const aims: Aim[] = []
    for (const room of ground.doors[position.at]!) {
      if (which === 'another' && position.shot & (1 << room)) continue
      if (which === 'same' && position.lastShot !== room) continue
      for (const aim of unlike(the, position, room, ground.inRoom[room]! & ~position.dead)) aims.push(aim)
      if (room === ground.bossRoom && canHurtBoss(the, position, 'shoot')) aims.push(TO_BOSS(room))
    }
    if (bossChange(the, position) !== 'grunts-first') return aims
    const grunts = aims.filter(({ enemy }) => ground.ofType.grunt & (1 << enemy) && enemy !== BOSS_HIMSELF)
    return grunts.length > 0 ? grunts : aims
  },

  evade(the, position, { types, here }) {
    const wanted = bitsOfTypes(the, types)
    const rooms = here ? [position.at] : [position.at, ...the.ground.doors[position.at]!]
    return rooms.flatMap((room) => [...unlike(the, position, room, activeIn(the, position, room) & wanted)])
  },

  kill(the, position, { evaded }) {
    const { inRoom, doors } = the.ground
    const { at, shot } = position
    if (!evaded) return [...unlike(the, position, at, inRoom[at]! & ~position.dead)]
    const rooms = [at, ...doors[at]!].filter((room) => shot === 0 || shot & (1 << room))
    return rooms.flatMap((room) => [...unlike(the, position, room, inRoom[room]! & position.evaded & ~position.dead)])
  },
}

/** Whom it may be for; `undefined` if it is not aimed at anybody. */
export function aimsOf(the: Case, position: Position, effect: Effect): Aim[] | undefined {
  const aims = AIMS[effect.do] as ((the: Case, position: Position, effect: Effect) => Aim[]) | undefined
  return aims?.(the, position, effect)
}

/** RF-R64 */
export function isPossible(the: Case, position: Position, effect: Effect): boolean {
  switch (effect.do) {
    case 'wound':
      return position.wounds + position.bled < the.spaces
    case 'heal':
      return position.wounds > 0
    case 'either':
      return effect.of.some((one) => isPossible(the, position, { do: one }))
    default:
      return aimsOf(the, position, effect)?.length !== 0
  }
}
