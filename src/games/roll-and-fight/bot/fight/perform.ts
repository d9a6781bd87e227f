import { ITEM, type ItemId, TILE } from '#games/roll-and-fight/content/heroes'
import type { Effect } from '#games/roll-and-fight/content/vocabulary'
import { maybeMark } from '#games/roll-and-fight/bot/fight/objectives'
import {
  type Answer,
  BOSS_HIMSELF,
  type Case,
  endStart,
  NOBODY,
  type Position,
  type Todo,
} from '#games/roll-and-fight/bot/fight/position'
import { type Aim, aimsOf, isPossible } from '#games/roll-and-fight/bot/fight/targets'
import { countBits } from '#games/roll-and-fight/bot/ground'
import { SPACES_OF_TRAINING } from '#games/roll-and-fight/rules/actions'
import { isOptional } from '#games/roll-and-fight/rules/effects'
import type { Step } from '#games/roll-and-fight/types'

// What comes of a use: the steps of the rules, on positions. A test holds it against the rules themselves.

const push = (position: Position, step: Step): void => {
  position.todo = { step, below: position.todo }
}

/** A Wound is ignored where there is no space for it. */
function wound(the: Case, position: Position): void {
  if (position.wounds + position.bled < the.spaces) position.wounds++
}

const canStart = (the: Case, position: Position): boolean =>
  the.uses.some(
    ({ what, effects }, use) => what === 'start' && position.left[use]! > 0 && isPossible(the, position, effects[0]!),
  )

/** A position as the rules ask about it: the start of the phase is over if nothing can be started. */
export function settled(the: Case, position: Position): Position {
  if (position.use === NOBODY && position.isStarting && !canStart(the, position)) endStart(position)
  maybeMark(the, position)
  return position
}

function fell(the: Case, position: Position, room: number): void {
  const bit = 1 << room
  if (position.once & bit) position.isTwice = true
  position.once |= bit
}

function kill(the: Case, position: Position, room: number, enemy: number): void {
  const bit = 1 << enemy
  position.dead |= bit
  position.evaded &= ~bit
  position.dots &= ~bit
  fell(the, position, room)
  if (!the.plans || (position.visited | position.planned) & (1 << room)) return
  if (countBits(position.dead & the.ground.inRoom[room]!) !== 3) return
  position.planned |= 1 << room
  push(position, { ask: 'gain', of: [], actions: [], tile: 'planner' })
}

function damage(the: Case, position: Position, { room, enemy }: Aim, isHit: boolean): void {
  if (enemy === BOSS_HIMSELF) return hurtBoss(the, position, isHit)
  const bit = 1 << enemy
  const isTough = the.toughness > 1 && the.ground.ofType['tough-guy'] & bit
  if (isTough && !(position.dots & bit)) {
    position.dots |= bit
    return
  }
  const wasEvaded = position.evaded & bit
  kill(the, position, room, enemy)
  if (wasEvaded && isHit && the.hidden)
    push(position, { do: 'effect', effect: the.hidden.effect, tile: the.hidden.tile })
}

function hurtBoss(the: Case, position: Position, isHit: boolean): void {
  position.bossHits++
  position.bossDamage++
  position.hitBoss ||= isHit
  if (position.isBossDead(the)) fell(the, position, the.ground.bossRoom)
  if (the.boss && 'penalty' in the.boss && position.bossDamage === 1) wound(the, position)
}

function enter(position: Position, room: number): void {
  position.at = room
  position.visited |= 1 << room
  position.hasMoved = true
}

/** What is aimed at somebody or something. */
function apply(the: Case, position: Position, effect: Effect, aim: Aim): void {
  switch (effect.do) {
    case 'move':
    case 'jump':
      return enter(position, aim.room)
    case 'hit':
      return damage(the, position, aim, true)
    case 'shoot':
      position.shot |= 1 << aim.room
      position.lastShot = aim.room
      return damage(the, position, aim, false)
    case 'evade':
      position.evaded |= 1 << aim.enemy
      return
    case 'kill':
      if (effect.evaded) {
        position.shot |= 1 << aim.room
        position.lastShot = aim.room
        if (effect.evaded > 1)
          push(position, { do: 'effect', effect: { do: 'kill', evaded: effect.evaded - 1, further: true } })
      }
      return kill(the, position, aim.room, aim.enemy)
    default:
      throw new Error(`${effect.do} is aimed at nobody.`)
  }
}

/** Begins a use; `undefined` if it cannot be begun. */
export function begin(the: Case, before: Position, use: number): Position | undefined {
  const { what, by, effects, canReplace } = the.uses[use]!
  if (before.left[use]! <= 0 || (what === 'start' && !before.isStarting)) return undefined
  if (what === 'item' && ITEM[by as ItemId].only && before.chances === 0) return undefined
  const position = before.next({ kind: 'begin', use })
  if (what !== 'start') endStart(position)
  const isOpen =
    isPossible(the, position, effects[0]!) || (canReplace && isPossible(the, position, the.instead!.effect))
  if (!isOpen) return undefined
  position.left = position.left.with(use, position.left[use]! - 1)
  position.use = use
  position.times = what === 'ability' ? 1 + position.brew : 1
  if (what === 'ability') position.brew = 0
  if (what !== 'start') position.chances = what === 'item' && ITEM[by as ItemId].only ? position.chances - 1 : 0
  push(position, { do: 'perform' })
  return run(the, position)
}

/** Goes on until something is asked, or the use is over. */
function run(the: Case, position: Position): Position {
  while (position.todo && 'do' in position.todo.step) {
    const { step, below } = position.todo
    position.todo = below
    STEPS[step.do as keyof typeof STEPS](the, position, step)
  }
  maybeMark(the, position)
  return position
}

const STEPS = {
  perform(the: Case, position: Position): void {
    const { what, by, effects, canReplace } = the.uses[position.use]!
    Object.assign(position, { times: position.times - 1, shot: 0, lastShot: NOBODY, hasStepped: false })
    push(position, { do: 'performed' })
    for (const effect of effects.toReversed()) push(position, { do: 'effect', effect })
    if (canReplace && isPossible(the, position, the.instead!.effect)) push(position, { ask: 'choose', of: [] })
    if (what === 'ability' && by === 'charge' && the.spare) push(position, { do: 'effect', ...the.spare })
  },

  effect(the: Case, position: Position, step: Step): void {
    const { effect, tile } = step as Extract<Step, { do: 'effect' }>
    if (!isPossible(the, position, effect)) {
      if (!isOptional(effect)) cutShort(position)
      return
    }
    switch (effect.do) {
      case 'wound':
        return wound(the, position)
      case 'heal':
        position.wounds--
        return
      case 'repeat-next':
        position.brew++
        return
      case 'either':
        return push(position, { ask: 'choose', of: [] })
      default:
        push(position, { ask: 'target', of: [], effect, ...(tile && { tile }) })
    }
  },

  performed(the: Case, position: Position): void {
    const { what, by } = the.uses[position.use]!
    push(position, { do: position.times > 0 ? 'perform' : 'end-use' })
    if (what !== 'ability') return
    if (by === 'charge' && !position.hasStepped && the.spare) push(position, { do: 'effect', ...the.spare })
    if (by === 'punch' && the.follow) push(position, { do: 'effect', ...the.follow })
  },

  'end-use'(the: Case, position: Position): void {
    if (the.isExposable) {
      if (position.isExposed) {
        position.isExposed = false
        if (!position.hasMoved) wound(the, position)
      }
      position.isExposed = position.isTwice && !position.hasMoved && !position.movedOn
    }
    Object.assign(position, {
      ...{ movedOn: position.hasMoved, use: NOBODY, times: 0, shot: 0, lastShot: NOBODY },
      ...{ hasStepped: false, hasMoved: false, once: 0, isTwice: false },
    })
    if (position.isStarting && !canStart(the, position)) endStart(position)
  },
} as const

/** RF-098 */
function cutShort(position: Position): void {
  while (position.todo && !('do' in position.todo.step && position.todo.step.do === 'performed'))
    position.todo = position.todo.below
}

const isEffect = (todo: Todo | null): todo is Todo => todo !== null && 'do' in todo.step && todo.step.do === 'effect'

/** All that can be answered to what is asked now, each with what it leads to. */
export function answers(the: Case, position: Position): Position[] {
  const { step, below } = position.todo!
  const after = (by: Answer, change: (next: Position) => void): Position => {
    const next = position.next(by)
    next.todo = below
    change(next)
    return run(the, next)
  }
  const question = step as Extract<Step, { ask: string }>
  switch (question.ask) {
    case 'target': {
      const { effect, tile } = question
      const isSpare = tile !== undefined && TILE[tile].passive?.does === 'before-or-after'
      const found = aimsOf(the, position, effect)!.map((aim) =>
        after({ kind: 'target', ...aim }, (next) => {
          if (isSpare) next.hasStepped = true
          apply(the, next, effect, aim)
        }),
      )
      return isOptional(effect) ? [...found, after({ kind: 'skip' }, () => {})] : found
    }
    case 'choose':
      return (['hit', 'shoot'] as const).flatMap((option) => chosen(the, position, option, after))
    case 'gain':
      return gains(the, position, after)
    default:
      throw new Error(`${question.ask} is not asked in the midst of a use.`)
  }
}

type After = (by: Answer, then: (next: Position) => void) => Position

function chosen(the: Case, position: Position, option: 'hit' | 'shoot', after: After): Position[] {
  if (!isPossible(the, position, { do: option })) return []
  const isItem = the.uses[position.use]!.what === 'item'
  return [
    after({ kind: 'choose', option }, (next) => {
      if (isItem) return push(next, { do: 'effect', effect: { do: option } })
      if (option === 'hit') return
      while (isEffect(next.todo)) next.todo = next.todo.below
      push(next, { do: 'effect', ...the.instead! })
    }),
  ]
}

/** RF-R19 */
function gains(the: Case, position: Position, after: After): Position[] {
  const { board, uses } = the
  const isTaxed = the.boss && 'change' in the.boss && the.boss.change === 'tax'
  const found =
    isTaxed && board.xp <= board.spent
      ? []
      : board.items.flatMap(({ item, marked }) => {
          const use = uses.findIndex(({ by, what }) => what === 'item' && by === item)
          if (use < 0 || marked >= 2) return []
          return [
            after({ kind: 'gain', item }, (next) => {
              next.left = next.left.with(use, next.left[use]! + 1)
            }),
          ]
        })
  const training =
    position.xp < SPACES_OF_TRAINING
      ? [after({ kind: 'gain', item: null }, (next) => void (next.xp = Math.min(SPACES_OF_TRAINING, next.xp + 2)))]
      : []
  return [...training, ...found, after({ kind: 'skip' }, () => {})]
}
