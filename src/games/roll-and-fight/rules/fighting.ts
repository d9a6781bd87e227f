import { todo } from '#engine/steps'
import { type AbilityId, abilityOf, ITEM, type ItemId, TILE, type TileId } from '#games/roll-and-fight/content/heroes'
import type { Effect, Face } from '#games/roll-and-fight/content/vocabulary'
import { carryOut } from '#games/roll-and-fight/rules/actions'
import { apply, isOptional } from '#games/roll-and-fight/rules/effects'
import { wound } from '#games/roll-and-fight/rules/health'
import { mark, markByItself } from '#games/roll-and-fight/rules/objectives'
import type { Own, Voice } from '#games/roll-and-fight/rules/own'
import {
  bledDice,
  called,
  hasPenalty,
  inRoom,
  isActive,
  isReconned,
  passive,
  poolOf,
  tileName,
  woundsOf,
} from '#games/roll-and-fight/rules/read'
import type { Code } from '#games/roll-and-fight/rules/refusals'
import { effectProblem, type Target } from '#games/roll-and-fight/rules/targets'
import type { Board, Choice, DiceSet, Fight, Question, Step, Use } from '#games/roll-and-fight/types'

// B7 The Fighting Phase of a seat.

const newFight = (): Fight => ({
  starting: true,
  started: [],
  use: null,
  brew: 0,
  chances: 0,
  exposed: null,
  movedOn: false,
  bossDamage: 0,
})

const newUse = (by: Use['by'], what: Use['what'], set: DiceSet | null, left: number): Use => ({
  ...{ by, what, set, left, shot: [], stepped: false, moved: false, kills: [] },
})

/** RF-092 As long as a Start of Fighting ability can be used, the phase waits for it. */
export function startFighting(own: Own, dealer: Voice): void {
  const { board, seat } = own
  board.fight = newFight()
  if (!canStart(board)) endStart(own, dealer)
  todo<Step>(own, { ask: 'fight', of: [seat] })
}

const canStart = (board: Board): boolean => board.tiles.some((tile) => startProblem(board, tile) === undefined)

/** RF-093 Dice leave the Health Track, and what they lay on is crossed out. */
export function endStart({ board, seat }: Own, { tell }: Voice): void {
  if (!board.fight!.starting) return
  const returned = bledDice(board)
  board.fight!.starting = false
  board.health = afterStart(board).health
  if (returned > 0) tell?.({ kind: 'start-over', rule: 'RF-093', seat, returned, wounds: woundsOf(board) })
}

/** The board as it is once the start of the phase is over. */
const afterStart = (board: Board): Board => ({
  ...board,
  health: board.health.map((space) => (typeof space === 'number' ? 'wound' : space)),
})

// What may be begun.

/** RF-R73 */
export function startProblem(board: Board, tile: TileId): Code | undefined {
  const { fight } = board
  if (!fight!.starting) return 'WRONG_TIMING'
  if (!board.tiles.includes(tile)) return 'NOT_ON_BOARD'
  if (TILE[tile].mark !== 'start') return 'WRONG_TIMING'
  if (fight!.started.includes(tile)) return 'NO_USE_LEFT'
  return bledDice(board) === 0 || effectProblem(board, TILE[tile].effects[0]!) ? 'NO_LEGAL_EFFECT' : undefined
}

/** RF-094 Whether there is a set or Recon for it, and its first effect is possible. */
export function useProblem(
  board: Board,
  { ability, set: at }: Pick<Extract<Choice, { kind: 'use' }>, 'ability' | 'set'>,
): readonly [code: Code, reason?: Code] | undefined {
  const set = at === null ? null : (board.sets[at] ?? null)
  if (at === null ? !isReconned(board, ability) : set?.ability !== ability) return ['NO_USE_LEFT']
  const reason = firstProblem(afterStart(board), ability, set)
  return reason && ['NO_LEGAL_EFFECT', reason]
}

function firstProblem(board: Board, ability: AbilityId, set: DiceSet | null): Code | undefined {
  const [first] = effectsOf(board, ability, set)
  const reason = effectProblem(board, first!)
  const instead = isTwoHitPunch(board, ability, set) ? passive(board, 'instead') : undefined // RF-R79
  return instead && effectProblem(board, instead.effect) === undefined ? undefined : reason
}

export function itemProblem(board: Board, item: ItemId): readonly [code: Code, reason?: Code] | undefined {
  const slot = board.items.find((one) => one.item === item)
  if (!slot) return ['WRONG_HERO']
  if (slot.spent >= slot.marked) return ['NO_CHARGE'] // RF-134
  if ((ITEM[item].mark === 'resolution') === (board.fight !== null)) return ['WRONG_TIMING'] // RF-103, RF-160
  if (ITEM[item].only && board.fight!.chances === 0) return ['NO_MIRROR']
  const reason = effectProblem(board.fight ? afterStart(board) : board, ITEM[item].effects[0]!)
  return reason && ['NO_LEGAL_EFFECT', reason]
}

// What an ability does.

const faces = (set: DiceSet | null): readonly Face[] => set?.dice.map(({ face }) => face!) ?? []

/** RF-R17 How many dice of a set count as DOUBLE. */
export function doubles(board: Board, set: DiceSet | null): number {
  const alias = passive(board, 'alias')
  return faces(set).filter((face) => face === 'double' || (alias?.as === 'double' && alias.face === face)).length
}

/** RF-086 */
const isTwoHitPunch = (board: Board, ability: AbilityId, set: DiceSet | null): boolean =>
  ability === 'punch' && doubles(board, set) > 0

/** The effects of one performance, one after the other. */
export function effectsOf(board: Board, ability: AbilityId, set: DiceSet | null): readonly Effect[] {
  if (ability === 'punch') {
    const more = doubles(board, set) > 1 ? passive(board, 'upgrade') : undefined
    const hits = isTwoHitPunch(board, ability, set) ? 2 : 1
    return [...Array.from({ length: hits }, (): Effect => ({ do: 'hit' })), ...(more ? [more.effect] : [])]
  }
  const changed = passive(board, 'change', ability)
  return changed ? [changed.effect] : spread(board, abilityOf(ability).effects)
}

/** Each effect by itself, as often as it is performed. */
export const spread = (board: Board, effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect) => {
    if (effect.do === 'per-die') return Array.from({ length: bledDice(board) }, () => effect.effect)
    if (!('times' in effect) || !effect.times) return [effect]
    const { times, ...once } = effect
    return Array.from({ length: times }, () => once)
  })

// What is begun, performed and ended.

export function beginStart(own: Own, tile: TileId, dealer: Voice): void {
  own.board.fight!.started.push(tile)
  beginUse(own, newUse(tile, 'start', null, 1), 'RF-092', dealer)
}

/** RF-R75 What was brewed is performed too. */
export function beginAbility(own: Own, ability: AbilityId, at: number | null, dealer: Voice): void {
  const { board } = own
  endStart(own, dealer)
  const fight = board.fight!
  const times = 1 + fight.brew
  Object.assign(fight, { brew: 0, chances: 0 })
  beginUse(own, newUse(ability, 'ability', at === null ? null : board.sets[at]!, times), 'RF-094', dealer)
}

export function beginItem(own: Own, item: ItemId, dealer: Voice): void {
  const { board } = own
  endStart(own, dealer)
  board.items.find((slot) => slot.item === item)!.spent++
  const fight = board.fight!
  fight.chances = ITEM[item].only ? fight.chances - 1 : 0
  beginUse(own, newUse(item, 'item', null, 1), 'RF-133', dealer)
}

/** RF-160 In Resolution an Item's effects ask nobody. */
export function useResolutionItem(own: Own, item: ItemId, dealer: Voice): void {
  const { board, seat } = own
  board.items.find((slot) => slot.item === item)!.spent++
  board.fight = { ...newFight(), starting: false, use: newUse(item, 'item', null, 0) }
  const by = `item.${item}`
  dealer.tell?.({ kind: 'began', rule: 'RF-160', seat, by, set: null, times: 1 })
  for (const effect of ITEM[item].effects) {
    if (effectProblem(board, effect)) {
      dealer.tell?.({ kind: 'cut-short', rule: 'RF-098', seat, by, effect: effect.do })
      break
    }
    apply(own, effect, { room: board.at }, dealer)
  }
  board.fight = null
}

function beginUse(own: Own, use: Use, rule: string, { tell }: Voice): void {
  own.board.fight!.use = use
  const set = use.set ? [...faces(use.set)] : null
  tell?.({ kind: 'began', rule, seat: own.seat, by: called(use), set, times: use.left })
  todo<Step>(own, { do: 'perform' })
}

/** One performance: its effects, with what passive tiles add before. */
export function perform(own: Own, { again }: Extract<Step, { do: 'perform' }>, { tell }: Voice): void {
  const { board, seat } = own
  const use = board.fight!.use!
  if (again) tell?.({ kind: 'performed', rule: 'RF-R75', seat, by: called(use), left: use.left })
  Object.assign(use, { left: use.left - 1, shot: [], stepped: false })
  todo<Step>(own, { do: 'performed' })
  const effects =
    use.what === 'ability'
      ? effectsOf(board, use.by as AbilityId, use.set)
      : spread(board, use.what === 'item' ? ITEM[use.by as ItemId].effects : TILE[use.by as TileId].effects)
  todo<Step>(own, ...effects.map((effect): Step => ({ do: 'effect', effect })))
  const instead = passive(board, 'instead')
  if (use.what === 'ability' && instead && isTwoHitPunch(board, use.by as AbilityId, use.set)) {
    if (effectProblem(board, instead.effect) === undefined) todo<Step>(own, { ask: 'choose', of: [seat] })
  }
  const spare = use.by === 'charge' ? passive(board, 'before-or-after') : undefined // RF-R80
  if (spare) todo<Step>(own, { do: 'effect', effect: spare.effect, tile: spare.tile })
}

/** After a performance: what passive tiles add, then the next one. */
export function performed(own: Own): void {
  const { board } = own
  const use = board.fight!.use!
  todo<Step>(own, use.left > 0 ? { do: 'perform', again: true } : { do: 'end-use' })
  const spare = use.by === 'charge' && !use.stepped ? passive(board, 'before-or-after') : undefined
  if (spare) todo<Step>(own, { do: 'effect', effect: spare.effect, tile: spare.tile })
  const follow = use.by === 'punch' ? passive(board, 'after', 'punch') : undefined // RF-R81
  if (follow && 'effect' in follow) todo<Step>(own, { do: 'effect', effect: follow.effect, tile: follow.tile })
}

/** RF-099, RF-100 What it was paid with is given back. */
export function endUse(own: Own, dealer: Voice): void {
  const { board, seat, state } = own
  const fight = board.fight!
  const use = fight.use!
  if (use.set)
    board.sets.splice(
      board.sets.findIndex((set) => isSet(set, use.set!)),
      1,
    )
  else if (use.what === 'ability') delete board.recon[use.by as AbilityId]
  fight.use = null
  const returned = use.set?.dice.length ?? 0
  dealer.tell?.({ kind: 'used-up', rule: usedUpBy(use), seat, by: called(use), returned, left: poolOf(state) })
  if (hasPenalty(board, 'exposed')) judgeExposure(own, use, dealer)
  fight.movedOn = use.moved
  if (!canStart(board)) endStart(own, dealer)
  todo<Step>(own, { ask: 'fight', of: [seat] })
}

const usedUpBy = ({ what, set }: Use): string =>
  ({ item: 'RF-133', start: 'RF-R73', ability: set ? 'RF-099' : 'RF-100' })[what]

/** The same dice: every die has its own number. */
const isSet = (one: DiceSet, other: DiceSet): boolean => one.dice[0]!.id === other.dice[0]!.id

/** RF-R77 Two fell in one room, and the Hero stood still before and during it: he must move next. */
function judgeExposure(own: Own, use: Use, dealer: Voice): void {
  const { board, seat } = own
  const fight = board.fight!
  if (fight.exposed !== null) {
    fight.exposed = null
    if (use.moved) dealer.tell?.({ kind: 'exposure-over', rule: 'RF-R77', seat })
    else wound(own, `trait.${board.hero!}`, 'RF-R77', dealer)
  }
  const twice = use.kills.find((room, at) => use.kills.indexOf(room) < at)
  if (twice === undefined || use.moved || fight.movedOn) return
  fight.exposed = twice
  dealer.tell?.({ kind: 'exposed', rule: 'RF-R77', seat, room: twice })
}

// What is answered.

export function answerTarget(
  own: Own,
  question: Extract<Question, { ask: 'target' }>,
  target: Target,
  dealer: Voice,
): void {
  const { effect, tile } = question
  if (tile && TILE[tile].passive?.does === 'before-or-after') own.board.fight!.use!.stepped = true
  apply(own, effect, target, dealer, tile)
}

/** RF-R79, RF-R76 Which of two: the one that is not chosen is not performed. */
export function answerChoose(own: Own, option: 'hit' | 'shoot'): void {
  const { board, todo: steps } = own
  const { use } = board.fight!
  if (use!.what === 'item') {
    todo<Step>(own, { do: 'effect', effect: { do: option } })
    return
  }
  if (option === 'hit') return
  while (steps.length > 0 && isEffect(steps.at(-1)!)) steps.pop()
  const { effect, tile } = passive(board, 'instead')!
  todo<Step>(own, { do: 'effect', effect, tile })
}

const isEffect = (step: Step): boolean => 'do' in step && step.do === 'effect'

export const answerGain = (own: Own, { action, item }: Gain, tile: TileId, dealer: Voice): void =>
  carryOut(own, action, item, tileName(tile), dealer)
type Gain = Extract<Choice, { kind: 'gain' }>

export function skip({ board, seat }: Own, question: Question, { tell }: Voice): void {
  const effect = question.ask === 'target' ? question.effect.do : 'gain'
  const by = 'tile' in question && question.tile ? tileName(question.tile) : called(board.fight!.use!)
  tell?.({ kind: 'skipped', rule: 'RF-R63', seat, by, effect })
}

export const canSkip = (question: Question): boolean =>
  question.ask === 'gain' || (question.ask === 'target' && isOptional(question.effect))

/** The end of the phase: what is left over is lost, and the Traits that look back act. */
export function doneFighting(own: Own, dealer: Voice): void {
  const { board, seat } = own
  const { tell } = dealer
  endStart(own, dealer)
  const fight = board.fight!
  if (fight.brew > 0) {
    fight.brew = 0
    tell?.({ kind: 'brew-lost', rule: 'RF-R75', seat })
  }
  if (fight.exposed !== null) {
    fight.exposed = null
    wound(own, `trait.${board.hero!}`, 'RF-R77', dealer)
  }
  if (hasPenalty(board, 'crowded') && inRoom(board, board.at).minions.some(isActive))
    wound(own, `trait.${board.hero!}`, 'RF-036', dealer)
  markByItself(own, dealer)
  eraseDots(own, dealer)
  board.fight = null
  tell?.({ kind: 'fighting-done', rule: 'RF-032', seat, shows: true })
  todo<Step>(
    own,
    { do: 'clear-recon' }, // step 1
    { do: 'collecting' }, // step 2
    { do: 'den-wounds' }, // step 3
    { ask: 'resolution', of: [seat] }, // step 4
    { do: 'beating' }, // step 5
    { do: 'evasion-over' }, // step 6
  )
}

/** RF-111 */
function eraseDots({ board, seat }: Own, { tell }: Voice): void {
  const dotted = board.rooms.flatMap(({ minions }) => minions.filter(({ dot }) => dot))
  for (const minion of dotted) minion.dot = false
  if (dotted.length > 0) tell?.({ kind: 'dots-erased', rule: 'RF-111', seat, minions: dotted.length })
}

export const answerMark = (own: Own, dealer: Voice): void => mark(own, true, dealer)
