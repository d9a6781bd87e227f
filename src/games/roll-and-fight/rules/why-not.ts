import { isTick, ticksOf } from '#engine/beat'
import type { Actor, Seat } from '#engine/game'
import { same } from '#engine/json'
import type { PlatformRefusal, Refusal } from '#engine/refusal'
import { fits } from '#engine/schema'
import { HERO_IDS, isTile, ITEMS_OF, TILE, TILE_IDS, TILES_OF } from '#games/roll-and-fight/content/heroes'
import { ABILITY_SLOTS } from '#games/roll-and-fight/content/player-board'
import { ACTIONS, type Action } from '#games/roll-and-fight/content/vocabulary'
import { actionProblem, argsOf } from '#games/roll-and-fight/rules/actions'
import { commandsOf, orderProblem } from '#games/roll-and-fight/rules/commands'
import { canSkip, itemProblem, startProblem, useProblem } from '#games/roll-and-fight/rules/fighting'
import { buyProblem, flashProblem, isMeant } from '#games/roll-and-fight/rules/flashback'
import { markProblem } from '#games/roll-and-fight/rules/objectives'
import { askedOf } from '#games/roll-and-fight/rules/pending'
import { beat } from '#games/roll-and-fight/rules/race'
import { isOnBoard, ownQuestion, roomIds } from '#games/roll-and-fight/rules/read'
import { type Attempt, type Code, refuse } from '#games/roll-and-fight/rules/refusals'
import { iconProblem } from '#games/roll-and-fight/rules/resolution'
import { picker, stageOf } from '#games/roll-and-fight/rules/set-up'
import { candidates, effectProblem, isAimed, targetProblem } from '#games/roll-and-fight/rules/targets'
import { type Board, Choice, type Question, type RaceChoice, SLOTS, type View } from '#games/roll-and-fight/types'

// What may be chosen, and why the rest may not.

/** What the platform refuses, under this game's codes. */
export const refusals: Partial<Record<PlatformRefusal, Refusal>> = {
  'no-seat': refuse('NOT_YOUR_SEAT'),
  over: refuse('MATCH_OVER'),
  stale: refuse('QUESTION_CLOSED'),
  'not-now': refuse('WRONG_PHASE'),
  'not-offered': refuse('BAD_FORMAT'),
  'nothing-to-take-back': refuse('NO_UNDO'),
  'nothing-to-undo': refuse('NO_UNDO'),
  'no-resigning': {
    code: 'no-resigning',
    rule: 'RF-R114',
    message: 'A match goes on without you: leave, and a bot plays your board to the end.',
  },
  seats: refuse('BAD_SETUP'),
  option: { ...refuse('BAD_SETUP'), message: 'The game cannot start like this: … must be ….' },
  started: refuse('BAD_SETUP'),
}

/** A code, and what made the first effect impossible. */
type Problem = readonly [code: Code, reason?: Code] | undefined
const only = (code: Code | undefined): Problem => code && [code]

/** The parts of a round, as they are for one seat. */
type Part = View['phase'] | 'resolution' | 'done'

function partOf({ phase, race }: View, board: Board): Part {
  // The race is over before the next phase begins: by then nobody may roll.
  if (phase === 'rolling') return race === null ? 'done' : phase
  if (phase !== 'fighting') return phase
  const question = ownQuestion(board)
  if (!question) return 'done'
  return question.ask === 'collect' || question.ask === 'resolution' ? 'resolution' : 'fighting'
}

/** Whether it had its place in this phase, with which the seat is done while others are not. */
function isDone(view: View, board: Board, { kind }: Choice): boolean {
  const { phase, boards } = view
  const isWaiting = boards.some(({ todo }) => todo.length > 0)
  const hadPlace = PLACES[kind].some((part) => part === phase || (part === 'resolution' && phase === 'fighting'))
  return !ownQuestion(board) && (phase === 'flashback' || phase === 'fighting') && isWaiting && hadPlace
}

/** In which parts of a round each kind of choice has its place. */
const PLACES: Readonly<Record<Choice['kind'], readonly Part[]>> = {
  'pick-hero': ['set-up'],
  'order-items': ['set-up'],
  'pick-side': ['set-up'],
  flash: ['flashback'],
  buy: ['flashback'],
  'done-flashback': ['flashback'],
  mark: ['flashback', 'fighting', 'resolution'],
  roll: ['rolling'],
  assign: ['rolling'],
  bleed: ['rolling'],
  take: ['rolling'],
  stop: ['rolling'],
  'end-beat': ['rolling'],
  tick: [],
  start: ['fighting'],
  'end-start': ['fighting'],
  use: ['fighting'],
  item: ['fighting', 'resolution'],
  target: ['fighting'],
  choose: ['fighting'],
  gain: ['fighting'],
  skip: ['fighting'],
  'done-fighting': ['fighting'],
  collect: ['resolution'],
  'done-collect': ['resolution'],
  'done-resolution': ['resolution'],
}

/** Why a seat may not choose this now. */
function problemOf(view: View, seat: Seat, choice: Choice, asked: string | undefined = askedOf(view, seat)): Problem {
  const board = view.boards[seat]!
  const part = partOf(view, board)
  if (!PLACES[choice.kind].includes(part)) return [isDone(view, board, choice) ? 'FINISHED' : 'WRONG_PHASE']
  const problem = PROBLEMS[choice.kind] as (
    view: View,
    seat: Seat,
    choice: Choice,
    asked: string | undefined,
  ) => Problem
  return problem(view, seat, choice, asked)
}

/** What may be done only between two abilities. */
const beginning = (asked: string | undefined, problem: () => Problem): Problem =>
  asked === 'fight' ? problem() : ['FINISH_FIRST']

const PROBLEMS: {
  readonly [Kind in Choice['kind']]: (
    view: View,
    seat: Seat,
    choice: Extract<Choice, { kind: Kind }>,
    asked: string | undefined,
  ) => Problem
} = {
  'pick-hero'(view, seat, { hero }) {
    if (stageOf(view) !== 'heroes') return ['WRONG_PHASE']
    if (picker(view) !== seat) return ['NOT_YOUR_TURN']
    return view.boards.some((board) => board.hero === hero) ? ['HERO_TAKEN'] : undefined
  },
  'order-items'(view, seat, { items }, asked) {
    const { boards } = view
    if (asked !== 'order-items') return [stageOf(view) === 'items' ? 'FINISHED' : 'WRONG_PHASE']
    return same([...items].sort(), ITEMS_OF[boards[seat]!.hero!].toSorted()) ? undefined : ['BAD_FORMAT']
  },
  'pick-side': (view, _seat, _choice, asked) =>
    asked === 'pick-side' ? undefined : [stageOf(view) === 'sides' ? 'FINISHED' : 'WRONG_PHASE'],

  flash: (view, seat, choice, asked) =>
    asked === 'flashback' ? only(flashProblem(view, view.boards[seat]!, choice)) : ['FINISHED'],
  buy: ({ boards }, seat, { tile, discard }, asked) =>
    asked === 'flashback' ? only(buyProblem(boards[seat]!, tile, discard)) : ['FINISHED'],
  'done-flashback': (_view, _seat, _choice, asked) => (asked === 'flashback' ? undefined : ['FINISHED']),
  mark: ({ boards, round }, seat, { room }, asked) =>
    asked ? only(markProblem(boards[seat]!, room, round)) : ['FINISHED'],

  roll: rolling,
  assign: rolling,
  bleed: rolling,
  take: rolling,
  stop: rolling,
  'end-beat'({ boards, race }, seat, _choice, asked) {
    if (asked === 'beat') return undefined
    return [boards[seat]!.stopped ? 'ALREADY_STOPPED' : race!.isOpen && asked !== 'race' ? 'WRONG_STEP' : 'WRONG_PHASE']
  },
  tick: () => ['WRONG_PHASE'],

  start: ({ boards }, seat, { tile }, asked) => beginning(asked, () => only(startProblem(boards[seat]!, tile))),
  'end-start': ({ boards }, seat, _choice, asked) =>
    beginning(asked, () => (boards[seat]!.fight!.starting ? undefined : ['WRONG_TIMING'])),
  use({ boards }, seat, choice, asked) {
    const board = boards[seat]!
    return beginning(asked, () => (isOnBoard(board, choice.ability) ? useProblem(board, choice) : ['NOT_ON_BOARD']))
  },
  item({ boards }, seat, { item }, asked) {
    if (asked === 'collect') return ['WRONG_TIMING']
    if (asked !== 'fight' && asked !== 'resolution') return ['FINISH_FIRST']
    return itemProblem(boards[seat]!, item)
  },
  target({ boards }, seat, { kind: _kind, ...target }) {
    const board = boards[seat]!
    const question = ownQuestion(board)
    if (question?.ask !== 'target' || !isAimed(question.effect)) return ['WRONG_TIMING']
    return only(targetProblem(board, question.effect, target, board.fight!.use!))
  },
  choose({ boards }, seat, { option }) {
    const board = boards[seat]!
    if (ownQuestion(board)?.ask !== 'choose') return ['WRONG_TIMING']
    const reason = effectProblem(board, { do: option }, board.fight!.use!)
    return reason && ['NO_LEGAL_EFFECT', reason]
  },
  gain({ boards }, seat, { action, item }) {
    const question = ownQuestion(boards[seat]!)
    if (question?.ask !== 'gain') return ['WRONG_TIMING']
    return question.actions.includes(action) ? only(actionProblem(boards[seat]!, action, item)) : ['NOT_GAINED']
  },
  skip({ boards }, seat) {
    const question = ownQuestion(boards[seat]!)!
    if (question.ask === 'fight') return ['WRONG_TIMING']
    return canSkip(question) ? undefined : ['MUST_TARGET']
  },
  'done-fighting': (_view, _seat, _choice, asked) => beginning(asked, () => undefined),

  collect({ boards }, seat, { room, action, arg }, asked) {
    if (asked !== 'collect') return ['WRONG_TIMING']
    return only(iconProblem(boards[seat]!, room) ?? actionProblem(boards[seat]!, action, arg))
  },
  'done-collect': (_view, _seat, _choice, asked) => (asked === 'collect' ? undefined : ['WRONG_TIMING']),
  'done-resolution': (_view, _seat, _choice, asked) => (asked === 'resolution' ? undefined : ['WRONG_TIMING']),
}

/** A command of the race, or of a beat. */
function rolling(view: View, seat: Seat, choice: RaceChoice, asked: string | undefined): Problem {
  if (!view.race!.isOpen) return ['NOT_STARTED']
  if (view.boards[seat]!.stopped) return ['ALREADY_STOPPED']
  if (asked === undefined) return ['WRONG_STEP']
  if (asked !== 'race' && (asked === 'throw') !== (choice.kind === 'roll')) return ['WRONG_STEP']
  return only(orderProblem(view, seat, choice))
}

/** All that might be answered to each kind of question, possible or not. */
const ANSWERS: Readonly<Record<string, (view: View, board: Board) => Iterable<Choice>>> = {
  'pick-hero': () => HERO_IDS.map((hero) => ({ kind: 'pick-hero', hero })),
  'order-items': (_view, { items }) =>
    orders(items.map(({ item }) => item)).map((items) => ({ kind: 'order-items', items })),
  'pick-side': () => [
    { kind: 'pick-side', side: 'A' },
    { kind: 'pick-side', side: 'B' },
  ],
  flashback: (view, board) => [...flashes(view, board), ...buys(board), ...marks(board), { kind: 'done-flashback' }],
  fight: (_view, board) => [
    ...TILE_IDS.filter((tile) => board.tiles.includes(tile)).map((tile): Choice => ({ kind: 'start', tile })),
    { kind: 'end-start' },
    ...board.sets.map(({ ability }, set): Choice => ({ kind: 'use', ability, set })),
    ...reconned(board),
    ...items(board),
    ...marks(board),
    { kind: 'done-fighting' },
  ],
  target(_view, board) {
    const { effect } = ownQuestion(board) as Extract<Question, { ask: 'target' }>
    const targets = isAimed(effect) ? candidates(board, effect) : []
    return [...targets.map((target): Choice => ({ kind: 'target', ...target })), { kind: 'skip' }, ...marks(board)]
  },
  choose: (_view, board) => [{ kind: 'choose', option: 'hit' }, { kind: 'choose', option: 'shoot' }, ...marks(board)],
  gain(_view, board) {
    const { actions } = ownQuestion(board) as Extract<Question, { ask: 'gain' }>
    const gains = actionsOf(board, actions).map(({ action, arg }): Choice => ({
      kind: 'gain',
      action,
      ...(arg && { item: arg as Board['items'][number]['item'] }),
    }))
    return [...gains, { kind: 'skip' }, ...marks(board)]
  },
  collect: (_view, board) => [...collects(board), { kind: 'done-collect' }, ...marks(board)],
  resolution: (_view, board) => [...items(board), { kind: 'done-resolution' }, ...marks(board)],
}

function collects(board: Board): Choice[] {
  const actions = actionsOf(board, ACTIONS)
  const rooms = roomIds(board).filter((room) => iconProblem(board, room) === undefined)
  return rooms.flatMap((room) => actions.map((action): Choice => ({ kind: 'collect', room, ...action })))
}

const marks = ({ at }: Board): Choice[] => [{ kind: 'mark', room: at }]
const items = ({ items: slots }: Board): Choice[] => slots.map(({ item }) => ({ kind: 'item', item }))
const reconned = ({ recon }: Board): Choice[] =>
  Object.keys(recon).map((ability) => ({ kind: 'use', ability: ability as keyof Board['recon'], set: null }))

/** Ways to carry out actions that are possible. */
const actionsOf = (board: Board, actions: readonly Action[]) =>
  actions.flatMap((action) =>
    argsOf(board, action).flatMap((arg) =>
      actionProblem(board, action, arg) === undefined ? [{ action, ...(arg && { arg }) }] : [],
    ),
  )

function flashes({ faces }: View, board: Board): Choice[] {
  const actions = actionsOf(board, ACTIONS)
  return SLOTS.flatMap((slot): Choice[] => {
    if (board.flashed.includes(slot)) return []
    const those = ACTIONS.filter((action) => isMeant(faces, board, slot, action))
    return actions.flatMap(({ action, arg }) =>
      those.includes(action) ? [arg ? { kind: 'flash', slot, action, arg } : { kind: 'flash', slot, action }] : [],
    )
  })
}

/** RF-059 A tile of the board is discarded where there is no room. */
function buys(board: Board): Choice[] {
  const ways = board.tiles.length < ABILITY_SLOTS ? [undefined] : board.tiles
  return TILES_OF[board.hero!].flatMap((tile) =>
    ways.flatMap((discard): Choice[] => {
      if (buyProblem(board, tile, discard)) return []
      return [discard === undefined ? { kind: 'buy', tile } : { kind: 'buy', tile, discard }]
    }),
  )
}

/** Choices of which nothing but possible ones are listed. */
const JUDGED: ReadonlySet<string> = new Set(['order-items', 'flash', 'buy', 'collect'] satisfies Choice['kind'][])

/** All orders of some things. */
const orders = <Thing>(things: readonly Thing[]): Thing[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((thing, at) => orders(things.toSpliced(at, 1)).map((others) => [thing, ...others]))

/** All that `actor` may choose now. */
export function choices(view: View, actor: Actor): Choice[] {
  if (actor === 'clock') {
    const time = beat(view)
    return time ? [...ticksOf(time)] : []
  }
  const asked = askedOf(view, actor)
  if (asked === undefined) return []
  const board = view.boards[actor]!
  switch (asked) {
    case 'race':
      return commandsOf(view, board)
    case 'throw':
      return commandsOf(view, board).filter(({ kind }) => kind === 'roll')
    case 'beat':
      return [...commandsOf(view, board).filter(({ kind }) => kind !== 'roll'), { kind: 'end-beat' }]
    default:
      return [...ANSWERS[asked]!(view, board)].filter(
        (choice) => JUDGED.has(choice.kind) || problemOf(view, actor, choice, asked) === undefined,
      )
  }
}

/** A moment that is not listed, or a command with less or in another order than it is listed. */
export function accepts(view: View, actor: Actor, choice: unknown): boolean {
  if (actor === 'clock') {
    const time = beat(view)
    return time !== undefined && isTick(time, choice)
  }
  const asked = askedOf(view, actor)
  if (asked !== 'race' && asked !== 'beat' && asked !== 'throw') return false
  return fits(Choice, choice) && problemOf(view, actor, choice as Choice, asked) === undefined
}

/** What of a choice decides by which clause it is refused, the more particular first. */
function attempted({ phase }: View, board: Board, choice: Choice): readonly Attempt[] {
  const question = ownQuestion(board)
  const found: Attempt[] = []
  if (phase === 'set-up') found.push('set-up-phase')
  if (phase === 'flashback') found.push('flashback-phase')
  if (choice.kind === 'target' && question?.ask === 'target') {
    const { effect } = question
    if (effect.do === 'evade' && effect.types && choice.enemy !== 'boss') found.push('some-types')
    found.push(effect.do)
  }
  if ('slot' in choice && choice.slot === 'bonus') found.push('bonus')
  if ('action' in choice) found.push(choice.action)
  if (choice.kind === 'assign' && isTile(choice.ability) && TILE[choice.ability].mark === 'start')
    found.push('start-tile')
  if (choice.kind === 'item' && !board.fight) found.push('resolution')
  return [...found, choice.kind]
}

export function whyNot(view: View, actor: Actor, choice: unknown): Refusal | undefined {
  if (actor === 'clock') {
    if (accepts(view, actor, choice)) return undefined
    return beat(view) ? refuse('BAD_FORMAT', undefined, ['tick']) : refuse('WRONG_PHASE')
  }
  const board = view.boards[actor]
  if (!board) return refuse('NOT_YOUR_SEAT')
  if (view.result) return { ...refuse('MATCH_OVER'), rule: view.result.rule }
  if (board.dead) return refuse('DEAD_PLAYER')
  if (!fits(Choice, choice)) return refuse('BAD_FORMAT')
  const problem = problemOf(view, actor, choice as Choice)
  if (problem) return refuse(problem[0], problem[1], attempted(view, board, choice as Choice))
  const isOffered = accepts(view, actor, choice) || choices(view, actor).some((one) => same(one, choice))
  return isOffered ? undefined : refuse('BAD_FORMAT')
}
