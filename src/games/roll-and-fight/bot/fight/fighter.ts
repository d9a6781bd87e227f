import type { Seat } from '#engine/game'
import { ROOM_IDS } from '#games/roll-and-fight/content/vocabulary'
import { settled } from '#games/roll-and-fight/bot/fight/perform'
import {
  type Answer,
  BOSS_HIMSELF,
  type Case,
  caseOf,
  NOBODY,
  type Position,
} from '#games/roll-and-fight/bot/fight/position'
import { plan, wayTo } from '#games/roll-and-fight/bot/fight/plan'
import { effectsOf } from '#games/roll-and-fight/rules/fighting'
import type { Choice, View } from '#games/roll-and-fight/types'

// Fights as planned: what was thought once is not thought again as long as everything comes as expected.

interface Planned {
  readonly expected: string
  /** By its case uses have their places. */
  readonly the: Case
  readonly answer: Answer | null
}

/** What to choose in the Fighting Phase, with so many positions side by side. */
export class Fighter {
  readonly #width: number
  readonly #plans = new Map<Seat, Planned[]>()

  constructor(width: number) {
    this.#width = width
  }

  choose(view: View, offered: readonly Choice[]): Choice {
    const seat = view.viewer as Seat
    const { case: the, start } = caseOf(view, view.boards[seat]!)
    const now = settled(the, start)
    const known = this.#plans.get(seat) ?? []
    const isAsExpected = known[0]?.expected === now.signature(the)
    const [next, ...later] = isAsExpected ? known : planned(the, now, this.#width)
    this.#plans.set(seat, later)
    return choiceOf({ ...next!.the, board: the.board }, next!.answer, offered) ?? offered.at(-1)!
  }
}

function planned(the: Case, now: Position, width: number): Planned[] {
  const way = wayTo(plan(the, now, width).position)
  return way.map((position, at) => ({ expected: position.signature(the), the, answer: way[at + 1]?.by ?? null }))
}

/** An answer as it is offered; the end of the phase if there is none. */
export function choiceOf(the: Case, answer: Answer | null, offered: readonly Choice[]): Choice | undefined {
  if (!answer) return offered.find(({ kind }) => kind === 'done-fighting')
  return offered.find((choice) => says(the, answer, choice))
}

function says(the: Case, answer: Answer, choice: Choice): boolean {
  switch (answer.kind) {
    case 'begin':
      return begins(the, answer.use, choice)
    case 'target': {
      if (choice.kind !== 'target' || choice.room !== ROOM_IDS[answer.room]) return false
      if (choice.via !== (answer.via === NOBODY ? undefined : ROOM_IDS[answer.via])) return false
      if (answer.enemy === NOBODY) return choice.enemy === undefined
      if (answer.enemy === BOSS_HIMSELF) return choice.enemy === 'boss'
      return choice.enemy === answer.enemy - the.ground.first[answer.room]!
    }
    case 'gain':
      return choice.kind === 'gain' && (choice.item ?? null) === answer.item
    case 'choose':
      return choice.kind === 'choose' && choice.option === answer.option
    default:
      return choice.kind === 'skip'
  }
}

function begins({ uses, board }: Case, at: number, choice: Choice): boolean {
  const { what, by, isSet, effects } = uses[at]!
  switch (choice.kind) {
    case 'start':
      return what === 'start' && choice.tile === by
    case 'item':
      return what === 'item' && choice.item === by
    case 'use': {
      if (what !== 'ability' || choice.ability !== by || (choice.set !== null) !== isSet) return false
      const set = choice.set === null ? null : board.sets[choice.set]!
      return effectsOf(board, choice.ability, set).length === effects.length
    }
    default:
      return false
  }
}
