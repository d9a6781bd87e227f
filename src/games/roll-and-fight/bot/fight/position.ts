import { BOSS } from '#games/roll-and-fight/content/bosses'
import { type AbilityId, ITEM, type ItemId, TILE, type TileId } from '#games/roll-and-fight/content/heroes'
import type { Effect, MinionType } from '#games/roll-and-fight/content/vocabulary'
import { countBits, type Ground, GROUND } from '#games/roll-and-fight/bot/ground'
import { doubles, effectsOf, spread } from '#games/roll-and-fight/rules/fighting'
import {
  bledDice,
  bossEffect,
  hasPenalty,
  isReconned,
  passive,
  roomIndex,
  traitOf,
  woundsOf,
} from '#games/roll-and-fight/rules/read'
import type { Board, DiceSet, Step, View } from '#games/roll-and-fight/types'

// A fight as numbers. What stays as it is while it is planned is a case; what changes, a position.

/** Something that can be begun; sets that do the same are one, which lies there several times. */
interface Use {
  readonly what: 'ability' | 'item' | 'start'
  readonly by: AbilityId | ItemId
  /** Paid with dice, or by Recon. */
  readonly isSet: boolean
  readonly effects: readonly Effect[]
  /** RF-R79 Both Hits may become this. */
  readonly canReplace: boolean
}

interface Added {
  readonly effect: Effect
  readonly tile: TileId
}

export interface Case {
  readonly ground: Ground
  readonly board: Board
  readonly round: number
  readonly uses: readonly Use[]
  /** Minions that died in earlier rounds, and rooms whose dead of earlier rounds died in the same one. */
  readonly old: number
  readonly sameRound: number
  /** Minions that are dead as the plan begins; later ones add to the kills on the board. */
  readonly dead: number
  readonly toughness: number
  readonly bossHealth: number
  readonly boss: ReturnType<typeof bossEffect>
  readonly isExposable: boolean
  readonly isCrowdable: boolean
  readonly follow: Added | undefined
  readonly spare: Added | undefined
  readonly hidden: Added | undefined
  readonly instead: Added | undefined
  readonly plans: boolean
  readonly soak: number
  readonly spaces: number
  /** Wounds that one action clears. */
  readonly clears: number
}

/** Steps still to be done, the next one first. */
export interface Todo {
  readonly step: Step
  readonly below: Todo | null
}

/** What is answered to a question. */
export type Answer =
  | { readonly kind: 'begin'; readonly use: number }
  | { readonly kind: 'target'; readonly room: number; readonly enemy: number; readonly via: number }
  | { readonly kind: 'skip' }
  | { readonly kind: 'choose'; readonly option: 'hit' | 'shoot' }
  | { readonly kind: 'gain'; readonly item: ItemId | null }

export const NOBODY = -1
/** The Boss, among numbers of Minions. */
export const BOSS_HIMSELF = 31

export class Position {
  at = 0
  visited = 0
  dead = 0
  evaded = 0
  dots = 0
  planned = 0
  marked = 0
  bossHits = 0
  bossDamage = 0
  hitBoss = false
  wounds = 0
  bled = 0
  isStarting = false
  /** How often each use is left. */
  left: number[] = []
  brew = 0
  chances = 0
  isExposed = false
  movedOn = false
  xp = 0
  // What is being resolved.
  use = NOBODY
  times = 0
  shot = 0
  lastShot = NOBODY
  hasStepped = false
  hasMoved = false
  once = 0
  isTwice = false
  todo: Todo | null = null
  // How it came to be.
  from: Position | null = null
  by: Answer | null = null

  next(by: Answer): Position {
    const copy = new Position()
    copy.at = this.at
    copy.visited = this.visited
    copy.dead = this.dead
    copy.evaded = this.evaded
    copy.dots = this.dots
    copy.planned = this.planned
    copy.marked = this.marked
    copy.bossHits = this.bossHits
    copy.bossDamage = this.bossDamage
    copy.hitBoss = this.hitBoss
    copy.wounds = this.wounds
    copy.bled = this.bled
    copy.isStarting = this.isStarting
    copy.left = this.left
    copy.brew = this.brew
    copy.chances = this.chances
    copy.isExposed = this.isExposed
    copy.movedOn = this.movedOn
    copy.xp = this.xp
    copy.use = this.use
    copy.times = this.times
    copy.shot = this.shot
    copy.lastShot = this.lastShot
    copy.hasStepped = this.hasStepped
    copy.hasMoved = this.hasMoved
    copy.once = this.once
    copy.isTwice = this.isTwice
    copy.todo = this.todo
    copy.from = this
    copy.by = by
    return copy
  }

  isBossDead({ bossHealth }: Case): boolean {
    return this.bossHits >= bossHealth
  }

  /** What tells it from other positions of the case. */
  get key(): string {
    return `${this.#table},${this.use},${this.left.join('')}`
  }

  /** What tells it from any position: uses are named, since another case may have them in another order. */
  signature({ uses }: Case): string {
    const left = uses.flatMap((use, at) =>
      this.left[at]! > 0 && (use.what !== 'start' || this.isStarting) ? [`${nameOf(use)} ${this.left[at]!}`] : [],
    )
    return `${this.#table};${this.use === NOBODY ? '' : nameOf(uses[this.use]!)};${left.sort().join()}`
  }

  get #table(): string {
    let todo = 0
    for (let step = this.todo; step; step = step.below) todo++
    const flags =
      Number(this.hitBoss) |
      (Number(this.isStarting) << 1) |
      (Number(this.isExposed) << 2) |
      (Number(this.movedOn) << 3) |
      (Number(this.hasStepped) << 4) |
      (Number(this.hasMoved) << 5) |
      (Number(this.isTwice) << 6)
    const den = `${this.at},${this.visited},${this.dead},${this.evaded},${this.dots},${this.marked},${this.planned}`
    const boss = `${this.bossHits},${this.bossDamage},${this.wounds},${this.bled},${this.brew},${this.chances},${this.xp}`
    return `${den};${boss};${flags},${todo},${this.times},${this.shot},${this.once}`
  }
}

const nameOf = ({ by, isSet, effects, canReplace }: Use): string => `${by}/${isSet}/${effects.length}/${canReplace}`

/** What can be begun with what lies on a board, and how often; `more` are sets that do not lie there. */
function usesOf(board: Board, more: readonly DiceSet[]): { uses: Use[]; left: number[] } {
  const found = new Map<string, { use: Use; times: number }>()
  const add = (use: Use, times: number): void => {
    const key = nameOf(use)
    const known = found.get(key)
    if (known) known.times += times
    else found.set(key, { use, times })
  }
  const ability = (by: AbilityId, set: DiceSet | null): Use => ({
    ...{ what: 'ability', by, isSet: set !== null, effects: effectsOf(board, by, set) },
    canReplace: by === 'punch' && doubles(board, set) > 0 && passive(board, 'instead') !== undefined,
  })
  for (const set of [...board.sets, ...more]) add(ability(set.ability, set), 1)
  for (const by of Object.keys(board.recon) as AbilityId[]) if (isReconned(board, by)) add(ability(by, null), 1)
  for (const { item, marked, spent } of board.items) {
    const { effects, mark } = ITEM[item]
    if (mark !== 'resolution')
      add({ what: 'item', by: item, isSet: false, effects: spread(board, effects), canReplace: false }, marked - spent)
  }
  const dice = bledDice(board)
  for (const tile of board.tiles) {
    const { mark, effects } = TILE[tile]
    if (mark !== 'start') continue
    const isOpen = dice > 0 && (board.fight?.starting ?? true) && !board.fight?.started.includes(tile)
    add({ what: 'start', by: tile, isSet: false, effects: spread(board, effects), canReplace: false }, Number(isOpen))
  }
  const all = [...found.values()]
  return { uses: all.map(({ use }) => use), left: all.map(({ times }) => times) }
}

const UNFOUGHT = { brew: 0, chances: 0, exposed: null, movedOn: false, bossDamage: 0, starting: true, use: null }

/** The fight of a seat as it stands, or as it would begin with these sets more. */
export function caseOf(view: View, board: Board, more: readonly DiceSet[] = []): { case: Case; start: Position } {
  const ground = GROUND[board.den!]
  const { round } = view
  const { uses, left } = usesOf(board, more)
  const start = new Position()
  let [old, mixed] = [0, 0]
  for (const [room, { visited, marked, planned, minions }] of board.rooms.entries()) {
    if (visited) start.visited |= 1 << room
    if (marked) start.marked |= 1 << room
    if (planned) start.planned |= 1 << room
    let lastRound = 0
    for (const [at, { died, evaded, dot }] of minions.entries()) {
      const bit = 1 << (ground.first[room]! + at)
      if (died > 0) start.dead |= bit
      if (died > 0 && died < round) {
        old |= bit
        if (lastRound > 0 && lastRound !== died) mixed |= 1 << room
        lastRound = died
      }
      if (evaded) start.evaded |= bit
      if (dot) start.dots |= bit
    }
  }
  const trait = traitOf(board)
  const the: Case = {
    ...{ ground, board, round, uses, old, sameRound: ~mixed, dead: start.dead },
    toughness: passive(board, 'need', 'tough-guy')?.damage ?? 2,
    bossHealth: BOSS[board.boss!].health,
    boss: bossEffect(board),
    isExposable: hasPenalty(board, 'exposed'),
    isCrowdable: hasPenalty(board, 'crowded'),
    follow: passive(board, 'after', 'punch') as Added | undefined,
    hidden: passive(board, 'after', 'hidden-kill') as Added | undefined,
    spare: passive(board, 'before-or-after'),
    instead: passive(board, 'instead'),
    plans: passive(board, 'after', 'third-kill') !== undefined,
    soak: passive(board, 'soak')?.wounds ?? 0,
    spaces: board.health.length,
    clears: 'change' in trait ? trait.clears : 2,
  }
  const fight = board.fight ?? UNFOUGHT
  Object.assign(start, {
    ...{ at: roomIndex(board.at), bossHits: board.bossHits, hitBoss: board.hitBoss, xp: board.xp, left },
    ...{ wounds: woundsOf(board), bled: bledDice(board), isStarting: fight.starting, bossDamage: fight.bossDamage },
    ...{ brew: fight.brew, chances: fight.chances, isExposed: fight.exposed !== null, movedOn: fight.movedOn },
  })
  if (board.fight?.use) resume(start, the, board)
  return { case: the, start }
}

/** RF-093 */
export function endStart(position: Position): void {
  position.isStarting = false
  position.wounds += position.bled
  position.bled = 0
}

/** In the midst of an ability or Item. */
function resume(position: Position, { uses }: Case, board: Board): void {
  const use = board.fight!.use!
  const set = use.set
  const effects = use.what === 'ability' ? effectsOf(board, use.by as AbilityId, set) : null
  position.use = uses.findIndex(
    (one) =>
      one.by === use.by &&
      one.what === use.what &&
      one.isSet === (set !== null) &&
      (!effects || effects.length === one.effects.length),
  )
  if (use.what === 'ability') {
    position.left = [...position.left]
    position.left[position.use]!--
  }
  Object.assign(position, { times: use.left, hasStepped: use.stepped, hasMoved: use.moved })
  for (const room of use.shot) {
    position.shot |= 1 << roomIndex(room)
    position.lastShot = roomIndex(room)
  }
  for (const room of use.kills) {
    const bit = 1 << roomIndex(room)
    if (position.once & bit) position.isTwice = true
    position.once |= bit
  }
  for (const step of board.todo) position.todo = { step, below: position.todo }
}

/** RF-R94 Minions of a type that were killed in the whole match. */
export const killsOf = ({ board, dead, ground }: Case, position: Position, type: MinionType): number =>
  board.kills[type] + countBits(position.dead & ~dead & ground.ofType[type])
