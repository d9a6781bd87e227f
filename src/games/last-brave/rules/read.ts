import type { Seat } from '#engine/game'
import { ABILITIES, type Cost, CHAMPION, type ChampionId, isKnown, type SeenCard } from '#games/last-brave/cards'
import { WISHES } from '#games/last-brave/rules/prefs'
import type { Choice, Target } from '#games/last-brave/types'

/** Something sent that can be read as an action, allowed or not. */
export type Attempt =
  | { readonly kind: 'use'; readonly card: SeenCard; readonly cost: Cost | 'continuous'; readonly choice?: Target }
  | { readonly kind: 'secret'; readonly choice?: Target }
  | { readonly kind: 'attack'; readonly seat: Seat }
  | { readonly kind: 'reveal' | 'move'; readonly card: SeenCard }
  | { readonly kind: 'attack-all' | 'fall' | 'pass' | 'prefer' }

type Fields = Readonly<Record<string, (value: unknown) => boolean>>

const isCard = (value: unknown): boolean => typeof value === 'string' && isKnown(value as SeenCard)
const isSeat = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 99
const isCost = (value: unknown): boolean => ABILITIES.includes(value as (typeof ABILITIES)[number])
const isTarget = (value: unknown): boolean =>
  fits(value, { seat: isSeat, card: (card) => isCard(card) || (typeof card === 'string' && isChampion(card)) }, {})
const isChampion = (id: string): id is ChampionId => Object.hasOwn(CHAMPION, id)
const isWish = (value: unknown): boolean => WISHES.includes(value as (typeof WISHES)[number])
const isAny = (): boolean => true

const CHOICE: Fields = { choice: isTarget }

/** The fields of each kind of action: those it must have, and those it may have. */
const SHAPES: Readonly<Record<Choice['kind'], readonly [must: Fields, may: Fields]>> = {
  use: [{ card: isCard, cost: isCost }, CHOICE],
  secret: [{}, CHOICE],
  attack: [{ seat: isSeat }, {}],
  'attack-all': [{}, {}],
  reveal: [{ card: isCard }, {}],
  move: [{ card: isCard }, {}],
  fall: [{}, {}],
  pass: [{}, {}],
  prefer: [{ what: isWish, on: (value) => typeof value === 'boolean' }, {}],
}

function fits(value: unknown, must: Fields, may: Fields): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const fields = Object.entries(value)
  return (
    Object.keys(must).every((name) => Object.hasOwn(value, name)) &&
    fields.every(([name, field]) => (own(must, name) ?? own(may, name))?.(field) === true)
  )
}

const own = (fields: Fields, name: string): Fields[string] | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

/** Reads an action; `undefined` if it cannot be read. */
export function read(raw: unknown): Attempt | undefined {
  const kind = typeof raw === 'object' && raw !== null && 'kind' in raw ? raw.kind : undefined
  if (typeof kind !== 'string' || !Object.hasOwn(SHAPES, kind)) return undefined
  const [must, may] = SHAPES[kind as Choice['kind']]
  return fits(raw, { kind: isAny, ...must }, may) ? (raw as Attempt) : undefined
}
