import type { Seat } from '#engine/game'
import { Outlook, type Deed, type Target } from '#games/roll-and-fight/bot/race/outlook'
import { facesOf, handOf, setsFor } from '#games/roll-and-fight/bot/race/hands'
import { simply } from '#games/roll-and-fight/bot/race/simple'
import { setOf } from '#games/roll-and-fight/bot/values'
import { isTile, TILE } from '#games/roll-and-fight/content/heroes'
import type { Face } from '#games/roll-and-fight/content/vocabulary'
import { abilitiesOf, availableHealth, isLocked, limitOf, lockedDice, poolOf } from '#games/roll-and-fight/rules/read'
import { abilityProblem } from '#games/roll-and-fight/rules/sets'
import type { Board, Choice, DiceSet, View } from '#games/roll-and-fight/types'

// What to do with dice, in a race and in beats.

/** What a set would be worth in the coming fight. */
export type Worth = (set: DiceSet) => number

export interface Manners {
  /** What a later set is worth of one now. */
  readonly patience: number
  /** How many rolls it looks ahead; 0 is to go by one simple rule. */
  readonly sight: number
  /** What a die of the pool is worth to somebody alone. */
  readonly die: number
}

/** All sets that could be made of dice, with what each is worth. */
function targetsOf(board: Board, worth: Worth, die: number): Target[] {
  return abilitiesOf(board).flatMap((ability) => {
    if (abilityProblem(board, ability)) return []
    const known = new Map<string, number>()
    return setsFor(board, ability).flatMap((hand) => {
      const faces = facesOf(hand)
      // Only of a Punch does it matter what it is made of.
      const kind = ability === 'punch' ? `${Math.min(2, faces.filter((face) => face === 'double').length)}` : ''
      const value = known.get(kind) ?? worth(setOf(ability, faces)) - die * faces.length
      known.set(kind, value)
      return value > 0 ? [{ ability, hand, worth: value }] : []
    })
  })
}

/** What a die on the Health Track costs, by how many spaces are free. */
const BLEEDING = [Infinity, 5, 2, 1, 0.6, 0.45, 0.4]
const FEEDING = 0.8

function bleedingOf(board: Board): number | null {
  const free = availableHealth(board)
  if (free === 0) return null
  const feeds = board.tiles.some((tile) => isTile(tile) && TILE[tile].mark === 'start')
  return BLEEDING[free]! - (feeds ? FEEDING : 0)
}

export function race(view: View, offered: readonly Choice[], worth: Worth, { patience, sight, die }: Manners): Choice {
  const board = view.boards[view.viewer as Seat]!
  const isOpen = !view.race!.closed
  const pool = isOpen ? poolOf(view) : 0
  const alone = view.seats === 1 ? die : 0
  const take = offered.find(({ kind }) => kind === 'take')
  if (take) return take
  // In beats dice are taken only when all are done.
  const held = Math.min(limitOf(board), board.dice.length + pool)
  const mayRollOnly = !offered.some(({ kind }) => kind === 'stop')
  const targets = targetsOf(board, worth, pool > 0 ? alone : 0)
  const terms = { targets, bleeding: bleedingOf(board), limit: limitOf(board), pool, patience, sight }
  const deed =
    sight === 0
      ? simply(board, targets, held, mayRollOnly)
      : new Outlook(terms).best(handOf(board.dice.flatMap(({ face }) => face ?? [])), board.dice.length, mayRollOnly)
          .deed
  return choiceOf(board, deed, offered) ?? fallback(offered)
}

/** Where nothing is worth anything: no dice, or the end. */
const fallback = (offered: readonly Choice[]): Choice =>
  offered.find(({ kind }) => kind === 'stop') ??
  offered.find((choice) => choice.kind === 'roll' && choice.dice.length === 0) ??
  offered.at(-1)!

/** Dice that show these faces. */
function diceThatShow(board: Board, faces: readonly Face[]): number[] {
  const open = [...board.dice]
  return faces.map(
    (face) =>
      open.splice(
        open.findIndex((die) => die.face === face),
        1,
      )[0]!.id,
  )
}

function choiceOf(board: Board, deed: Deed, offered: readonly Choice[]): Choice | undefined {
  switch (deed.do) {
    case 'assign': {
      const dice = new Set(diceThatShow(board, facesOf(deed.target.hand)))
      const release = deed.release ? (lockedDice(board).find((id) => !dice.has(id)) ?? null) : null
      return offered.find(
        (choice) =>
          choice.kind === 'assign' &&
          choice.ability === deed.target.ability &&
          choice.take !== false &&
          (choice.release ?? null) === release &&
          choice.dice.every((id) => dice.has(id)),
      )
    }
    case 'bleed': {
      const [die, ...others] = lockedDice(board)
      return offered.find(
        (choice) =>
          choice.kind === 'bleed' &&
          choice.die === die &&
          choice.take !== false &&
          choice.release?.length === others.length,
      )
    }
    case 'roll': {
      const kept = new Set(diceThatShow(board, facesOf(deed.kept)))
      const dice = board.dice.filter((die) => !kept.has(die.id) && !isLocked(die)).map(({ id }) => id)
      return (
        offered.find(
          (choice) =>
            choice.kind === 'roll' &&
            choice.dice.length === dice.length &&
            choice.dice.every((id) => dice.includes(id)),
        ) ?? offered.find(({ kind }) => kind === 'end-beat')
      )
    }
    default:
      return undefined
  }
}
