import type { Language } from '#engine/game'
import { DEN_WORDS } from '#games/roll-and-fight/board/den/words'
import type { Lit } from '#games/roll-and-fight/board/den/lit'
import { FIGHT_WORDS } from '#games/roll-and-fight/board/fight/words'
import { type AbilityId, ITEM, type ItemId, TILE } from '#games/roll-and-fight/content/heroes'
import type { Effect, Face, RoomId } from '#games/roll-and-fight/content/vocabulary'
import { abilitiesOf, inRoom, isReconned, ownQuestion, printed } from '#games/roll-and-fight/rules/read'
import { bossName } from '#games/roll-and-fight/text/names'
import type { Board, Choice, Enemy } from '#games/roll-and-fight/types'

// What a Fighting Phase offers, as one sees it on the board.

/** Something that can be begun, once or several times. */
export interface Usable {
  readonly what: 'start' | 'set' | 'recon' | 'item'
  readonly of: AbilityId | ItemId
  /** Beginning it. */
  readonly choice: Choice
  readonly faces: readonly Face[]
  readonly many: number
}

/** What opens the fight, sets, Recon and charges, in this order; sets that are alike once. */
export function usableOf(board: Board): Usable[] {
  const { fight, tiles, sets, items } = board
  const use = fight?.use
  const starts = tiles
    .filter((tile) => TILE[tile].mark === 'start' && fight?.starting && !fight.started.includes(tile))
    .map((tile): Usable => ({ what: 'start', of: tile, choice: { kind: 'start', tile }, faces: [], many: 1 }))
  const alike = new Map<string, Usable>()
  for (const [at, { ability, dice }] of sets.entries()) {
    if (use?.set && use.set.dice[0]!.id === dice[0]!.id) continue
    const faces = dice.map(({ face }) => face!)
    const key = [ability, ...faces.toSorted()].join(' ')
    const known = alike.get(key)
    alike.set(
      key,
      known
        ? { ...known, many: known.many + 1 }
        : { what: 'set', of: ability, choice: { kind: 'use', ability, set: at }, faces, many: 1 },
    )
  }
  const recon = abilitiesOf(board)
    .filter((ability) => isReconned(board, ability) && !(use?.what === 'ability' && !use.set && use.by === ability))
    .map((ability): Usable => ({
      ...{ what: 'recon', of: ability, choice: { kind: 'use', ability, set: null }, faces: [], many: 1 },
    }))
  const charges = items
    .filter(({ item, marked, spent }) => marked > spent && ITEM[item].mark !== 'resolution')
    .map(({ item, marked, spent }): Usable => ({
      ...{ what: 'item', of: item, choice: { kind: 'item', item }, faces: [], many: marked - spent },
    }))
  return [...starts, ...alike.values(), ...recon, ...charges]
}

/** What of an ability or Item is still to come: the effect that is asked about, those after it, and whole performances. */
export interface Left {
  readonly now: Effect['do'] | undefined
  readonly next: readonly Effect['do'][]
  readonly again: number
}

export function leftOf(board: Board): Left | undefined {
  const use = board.fight?.use
  if (!use) return undefined
  const question = ownQuestion(board)
  const next: Effect['do'][] = []
  for (const step of board.todo.toReversed()) {
    if ('ask' in step) continue
    if (step.do !== 'effect') break
    next.push(step.effect.do)
  }
  const now = question?.ask === 'target' ? question.effect.do : question?.ask === 'choose' ? 'either' : undefined
  return { now, next, again: use.left }
}

type Aim = Extract<Choice, { kind: 'target' }>

/** What is lit on the den map: rooms to go to, and enemies, those of a room that are alike together. */
export function litOf(
  board: Board,
  choices: readonly Choice[],
  language: Language,
  says: (choice: Choice) => string,
  press: (choice: Choice) => void,
): ReadonlyMap<RoomId, readonly Lit[]> {
  const aims = choices.filter((choice): choice is Aim => choice.kind === 'target')
  const groups = new Map<string, Aim[]>()
  for (const aim of aims) {
    const key = `${aim.room} ${aim.enemy === undefined ? '' : likenessOf(board, aim.room, aim.enemy)}`
    groups.set(key, [...(groups.get(key) ?? []), aim])
  }
  const lit = new Map<RoomId, Lit[]>()
  for (const group of groups.values()) {
    const [first] = group as [Aim]
    const aimAt = (enemy?: Enemy): Aim => group.find((one) => one.enemy === enemy) ?? first
    const one: Lit = {
      room: first.room,
      enemies: group.flatMap(({ enemy }) => (enemy === undefined ? [] : [enemy])),
      name: nameOf(board, group, language, says),
      says: (enemy) => says(aimAt(enemy)),
      press: (enemy) => press(aimAt(enemy)),
    }
    lit.set(first.room, [...(lit.get(first.room) ?? []), one])
  }
  return lit
}

/** Enemies of a room that are alike are the same target. */
function likenessOf(board: Board, room: RoomId, enemy: Enemy): string {
  if (enemy === 'boss') return 'boss'
  const { evaded, dot } = inRoom(board, room).minions[enemy]!
  return `${printed(board, room).minions[enemy]!} ${evaded} ${dot}`
}

/** "Hit: one of 3 Grunts", or what is done there. */
function nameOf(board: Board, group: readonly Aim[], language: Language, says: (choice: Choice) => string): string {
  const [{ room, enemy }] = group as [Aim]
  if (enemy === undefined) return says(group[0]!)
  const { now } = leftOf(board) ?? {}
  const verb = now ? `${FIGHT_WORDS[language].verbs[now]}: ` : ''
  if (enemy === 'boss') return verb + bossName(board.boss!, language)
  const words = DEN_WORDS[language]
  const { evaded, dot } = inRoom(board, room).minions[enemy]!
  const states = [...(evaded ? [words.isEvaded] : []), ...(dot ? [words.isDotted] : [])]
  const name = verb + words.oneOf(printed(board, room).minions[enemy]!, group.length)
  return states.length > 0 ? `${name} (${states.join(', ')})` : name
}
