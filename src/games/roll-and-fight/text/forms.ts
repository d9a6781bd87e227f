import type { OptionWords, Seat } from '#engine/game'
import { BASIC_IDS } from '#games/roll-and-fight/content/player-board'
import {
  type AbilityId,
  HERO_IDS,
  type HeroId,
  isItem,
  isTile,
  type ItemId,
} from '#games/roll-and-fight/content/heroes'
import { BOSS_IDS, type BossId } from '#games/roll-and-fight/content/bosses'
import { MINION_TYPES, type MinionType, type RoomId } from '#games/roll-and-fight/content/vocabulary'
import type { Options } from '#games/roll-and-fight/options'
import { ownQuestion, printed } from '#games/roll-and-fight/rules/read'
import type { Board, Choice, Enemy, Event, Question, Result, View } from '#games/roll-and-fight/types'

// What the texts of all languages are made with.

/** To whom something is said: the seat that is *you*, if any, and what those who play are called, as far as that is known. */
export interface Ears {
  readonly you: Seat | undefined
  readonly names: readonly string[]
}

/** A sentence for every kind of event. */
export type Sentences = {
  readonly [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>, ears: Ears) => string
}

/** A line for every kind of choice; `board` is that of whoever looks, if it is anybody's. */
export type ChoiceSentences = {
  readonly [Kind in Choice['kind']]: (
    choice: Extract<Choice, { kind: Kind }>,
    board: Board | undefined,
    view: View,
  ) => string
}

/** What a seat or the clock may be asked. */
export const ASKED = [
  'pick-hero',
  'order-items',
  'pick-side',
  'flashback',
  'race',
  'throw',
  'beat',
  'fight',
  'target',
  'choose',
  'gain',
  'collect',
  'resolution',
] as const
export type Asked = (typeof ASKED)[number]

/** A status line for every kind of decision. */
export type DecisionSentences = Readonly<Record<Asked, (seat: Seat, view: View, ears: Ears) => string>>

export type EndReason = Result['reason']

/** Words for every option. */
export type OptionSentences = { readonly [Name in keyof Options]: OptionWords }

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)!}`

/** What did something, read off how events call it. */
export type Cause =
  | { readonly is: 'ability'; readonly id: AbilityId }
  | { readonly is: 'item'; readonly id: ItemId }
  | { readonly is: 'trait'; readonly id: HeroId }
  | { readonly is: 'boss'; readonly id: BossId }
  | { readonly is: 'minion'; readonly id: MinionType }
  | { readonly is: 'die'; readonly number: number }
  | { readonly is: 'bonus' | 'loot' }

export function causeOf(by: string): Cause {
  const [kind, id = ''] = by.split('.') as [string, string?]
  const ability = BASIC_IDS.find((basic) => basic === id) ?? (isTile(id) ? id : undefined)
  const hero = HERO_IDS.find((one) => one === id)
  const boss = BOSS_IDS.find((one) => one === id)
  const minion = MINION_TYPES.find((type) => type === kind)
  if ((kind === 'basic' || kind === 'tile') && ability) return { is: 'ability', id: ability }
  if (kind === 'item' && isItem(id)) return { is: 'item', id }
  if (kind === 'trait' && hero) return { is: 'trait', id: hero }
  if (kind === 'boss' && boss) return { is: 'boss', id: boss }
  if (minion) return { is: 'minion', id: minion }
  if (kind.startsWith('die-')) return { is: 'die', number: Number(kind.slice('die-'.length)) }
  return { is: kind === 'loot' ? 'loot' : 'bonus' }
}

/** The board of whoever looks; of a spectator only where there is no other. */
export const ownBoard = ({ viewer, boards }: View): Board | undefined =>
  viewer === 'spectator' ? (boards.length === 1 ? boards[0] : undefined) : boards[viewer]

/** The number of a room, as it is printed on the den. */
export const roomNumber = (room: RoomId): number => Number(room.slice(1))

/** The type of an enemy of a den, and its number where there are several of the type in the room. */
export function minionAt(
  board: Pick<Board, 'den'>,
  room: RoomId,
  enemy: Enemy,
): { readonly type: MinionType; readonly number: number | undefined } | undefined {
  const types = printed(board, room)?.minions ?? []
  const type = typeof enemy === 'number' ? types[enemy] : undefined
  if (!type) return undefined
  const isAlone = types.filter((one) => one === type).length === 1
  const number = types.slice(0, (enemy as number) + 1).filter((one) => one === type).length
  return { type, number: isAlone ? undefined : number }
}

/** What an effect is for, which somebody is asked about. */
export function askedEffect(board: Board | undefined): Extract<Question, { ask: 'target' }> | undefined {
  const question = board && ownQuestion(board)
  return question?.ask === 'target' ? question : undefined
}

/** How often each of several things occurs, in the order in which they come first. */
export const tally = <Thing>(things: readonly Thing[]): (readonly [thing: Thing, many: number])[] =>
  [...new Set(things)].map((thing) => [thing, things.filter((one) => one === thing).length] as const)

/** "run ×2, gun": faces of dice whose order does not matter, by what they are called. */
export const tallied = (names: readonly string[]): string =>
  tally(names)
    .map(([name, many]) => (many > 1 ? `${name} ×${many}` : name))
    .join(', ')

/** The number of a set where its ability has several, from 1. */
export const setNumber = ({ sets }: Pick<Board, 'sets'>, at: number): number | undefined =>
  sets.filter(({ ability }) => ability === sets[at]!.ability).length > 1 ? at + 1 : undefined
