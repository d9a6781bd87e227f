import Type, { type Static } from 'typebox'
import { beatAt, isTick, Tick, ticksOf } from '#engine/beat'
import type { Dealer, Game, Seat, Viewer } from '#engine/game'
import { clone, same } from '#engine/json'
import { roll } from '#engine/random'
import { IllegalSetup } from '#engine/refusal'

// Scramble, the game with which it is tested how time passes: a race for one pool of dice, then everybody by themselves.

const CLOSED = { additionalProperties: false } as const
const SeatId = Type.Integer({ minimum: 0, maximum: 3 })
const [FACES, HAND] = [3, 3]
const Face = Type.Integer({ minimum: 1, maximum: FACES })

const Setup = Type.Object(
  {
    pool: Type.Integer({ minimum: 0, maximum: 99 }),
    /** The face that each seat collects, which is its secret until it keeps one. */
    goals: Type.Array(Face, { minItems: 2, maxItems: 4 }),
  },
  CLOSED,
)

const Order = Type.Union([
  Type.Object(
    { kind: Type.Literal('roll'), dice: Type.Array(Type.Integer({ minimum: 0, maximum: HAND - 1 }), { minItems: 1 }) },
    CLOSED,
  ),
  Type.Object({ kind: Type.Literal('keep'), die: Type.Integer({ minimum: 0, maximum: HAND - 1 }) }, CLOSED),
  Type.Object({ kind: Type.Literal('stop') }, CLOSED),
])
type Order = Static<typeof Order>
const Choice = Type.Union([
  Order,
  Tick,
  Type.Object({ kind: Type.Literal('build'), tower: Type.Integer({ minimum: 0, maximum: 1 }) }, CLOSED),
  Type.Object({ kind: Type.Literal('done') }, CLOSED),
])

const event = <Kind extends string, Fields extends Type.TProperties>(kind: Kind, fields: Fields) =>
  Type.Object({ kind: Type.Literal(kind), rule: Type.Literal('S-1'), ...fields }, CLOSED)
const Shows = { shows: Type.Optional(Type.Literal(true)) }
const Event = Type.Union([
  event('opened', {}),
  event('showed', { seat: SeatId, goal: Face, ...Shows }),
  event('rolled', { seat: SeatId, dice: Type.Array(Type.Integer()) }),
  event('kept', { seat: SeatId }),
  event('took', { seat: SeatId }),
  event('stopped', { seat: SeatId }),
  event('raced', { goals: Type.Array(Face), ...Shows }),
  event('built', { seat: SeatId, tower: Type.Integer() }),
  event('finished', { seat: SeatId, ...Shows }),
])
type Event = Static<typeof Event>

interface Board {
  goal: number | null
  shown: boolean
  /** 0 is a die that has not been rolled. */
  dice: number[]
  kept: number
  towers: [number, number]
  /** What is to be done at the next beat, or when the dice have rested, and when that came. */
  order: { what: Order; came: number } | null
  restedAt: number
  taken: number
  done: boolean
}

interface State {
  viewer: Viewer
  time: number
  pool: number
  phase: 'race' | 'build' | 'over'
  boards: Board[]
}

export interface Scramble {
  Options: { readonly pool: number }
  Setup: Static<typeof Setup>
  View: State
  State: State
  Choice: Static<typeof Choice>
  Event: Event
}

/** The race goes by beats; it opens and ends at moments known from the start, and dice rest between two rolls. */
const [EVERY, OPENS, REST, CLOSES, ENDS] = [200, 1000, 500, 5100, 6000]

const isRacing = ({ phase, time }: State): boolean => phase === 'race' && time >= OPENS
const canBuild = ({ kept, towers }: Board): boolean => towers[0] + towers[1] < kept

/** All ways to pick some of so many things. */
const picks = (many: number): number[][] =>
  Array.from({ length: 2 ** many - 1 }, (_, at) => [...Array(many).keys()].filter((place) => (at + 1) & (1 << place)))

function ordersOf({ dice, goal }: Board): Order[] {
  const rolls = picks(dice.length).map((some): Order => ({ kind: 'roll', dice: some }))
  const keeps = dice.flatMap((face, die): Order[] => (face === goal ? [{ kind: 'keep', die }] : []))
  return [...rolls, ...keeps, { kind: 'stop' }]
}

/** Does what a seat has ordered, unless its dice rest; answers how many dice it would take from the pool. */
function carryOut(state: State, seat: Seat, { random, tell }: Dealer<Event>): number {
  const board = state.boards[seat]!
  const { order } = board
  if (!order || (order.what.kind === 'roll' && board.restedAt > state.time)) return 0
  board.order = null
  switch (order.what.kind) {
    case 'roll':
      for (const die of order.what.dice) board.dice[die] = roll(random, FACES, `seat/${seat}`)
      board.restedAt = state.time + REST
      tell?.({ kind: 'rolled', rule: 'S-1', seat, dice: [...board.dice] })
      return 0
    case 'keep':
      board.dice.splice(order.what.die, 1)
      board.kept++
      tell?.({ kind: 'kept', rule: 'S-1', seat })
      return order.came <= CLOSES ? 1 : 0
    default:
      order.what.kind satisfies 'stop'
      board.done = true
      tell?.({ kind: 'stopped', rule: 'S-1', seat })
      return 0
  }
}

/** One die at a time goes to whoever wants one and has taken fewest; the first among equals changes with every beat. */
function handOut(state: State, wanted: number[], { tell }: Dealer<Event>): void {
  const { boards } = state
  const lead = state.time / EVERY
  while (state.pool > 0 && wanted.some((dice) => dice > 0)) {
    const inTurn = [...boards.keys()].map((_, at) => (lead + at) % boards.length).filter((seat) => wanted[seat]! > 0)
    const fewest = Math.min(...inTurn.map((seat) => boards[seat]!.taken))
    const seat = inTurn.find((one) => boards[one]!.taken === fewest)!
    wanted[seat]!--
    state.pool--
    boards[seat]!.taken++
    boards[seat]!.dice.push(0)
    tell?.({ kind: 'took', rule: 'S-1', seat })
  }
}

function tick(state: State, at: number, dealer: Dealer<Event>): void {
  const wasOpen = isRacing(state)
  state.time = at
  if (!wasOpen && isRacing(state)) dealer.tell?.({ kind: 'opened', rule: 'S-1' })
  handOut(
    state,
    state.boards.map((_, seat) => carryOut(state, seat, dealer)),
    dealer,
  )
  if (at < ENDS && !state.boards.every(({ done }) => done)) return
  state.phase = 'build'
  for (const board of state.boards) Object.assign(board, { order: null, shown: true, done: false })
  dealer.tell?.({ kind: 'raced', rule: 'S-1', goals: state.boards.map(({ goal }) => goal!), shows: true })
}

/**
 * After a countdown everybody at once rolls dice of their own and keeps those that show a face only they know; who keeps one
 * takes another from the pool. Then everybody builds two towers of what they kept, and may think better of it. The highest
 * sum of both, the second counted twice, wins.
 */
export const scramble: Game<Scramble> = {
  about: {
    id: 'scramble',
    name: 'Scramble',
    summary: 'Roll and keep, all at once.',
    seats: [2, 4],
    rulesVersion: 1,
    options: { pool: { name: 'Pool', text: 'Dice to begin with.', rule: 'S-1', values: [2, 8], default: 8 } },
    dice: { 'seat/0': FACES, 'seat/1': FACES, 'seat/2': FACES, 'seat/3': FACES },
  },
  schemas: { setup: Setup, choice: Choice, event: Event },
  content: [],
  refusals: {},
  beside: 'boards',

  clash: () => undefined,
  deal: ({ pool }, seats, random) => ({ pool, goals: Array.from({ length: seats }, () => roll(random, FACES)) }),

  begin({ pool, goals }, _dealer, seats = goals.length) {
    if (goals.length !== seats) throw new IllegalSetup('goals: every seat needs one.', 'S-1')
    const boards = goals.map((goal): Board => ({
      ...{ goal, shown: false, dice: Array.from({ length: HAND }, () => 0), kept: 0, towers: [0, 0] },
      ...{ order: null, restedAt: 0, taken: 0, done: false },
    }))
    return { viewer: 'spectator', time: 0, pool, phase: 'race', boards }
  },

  beat({ phase, time, boards }) {
    if (phase !== 'race') return undefined
    if (time < OPENS) return { now: time, every: EVERY, next: OPENS }
    const due = boards.flatMap(({ order, restedAt }) => {
      if (!order) return []
      const ready = order.what.kind === 'roll' ? Math.max(order.came, restedAt) : order.came
      return Math.max(time + EVERY, beatAt(ready, EVERY))
    })
    return { now: time, every: EVERY, next: Math.min(ENDS, ...due) }
  },

  pending(view) {
    if (view.phase === 'over') return []
    const isRace = view.phase === 'race'
    const open = isRace && !isRacing(view) ? [] : view.boards.flatMap(({ done }, seat) => (done ? [] : [seat]))
    const kind = isRace ? 'race' : 'build'
    const asked = open.map((actor) => ({ actor, kind, ...(isRace && { lasting: true as const }) }))
    return isRace ? [...asked, { actor: 'clock', kind: 'time' }] : asked
  },

  choices(view, actor) {
    if (actor === 'clock') return view.phase === 'race' ? ticksOf(scramble.beat!(view)!) : []
    const board = view.boards[actor]
    if (!board || board.done || view.phase === 'over') return []
    if (view.phase === 'race') return isRacing(view) ? ordersOf(board) : []
    const towers = canBuild(board) ? [0, 1] : []
    return [...towers.map((tower) => ({ kind: 'build' as const, tower })), { kind: 'done' }]
  },

  accepts(view, actor, choice) {
    const beat = scramble.beat!(view)
    return actor === 'clock' && beat !== undefined && isTick(beat, choice)
  },

  whyNot(view, actor, choice) {
    const isOffered = scramble.choices(view, actor).some((one) => same(one, choice))
    if (isOffered || scramble.accepts!(view, actor, choice)) return undefined
    return { code: 'S-E1', message: 'You cannot do that now.', rule: 'S-1' }
  },

  play(state, actor, choice, dealer) {
    if (choice.kind === 'tick') return tick(state, choice.at, dealer)
    const seat = actor as Seat
    const board = state.boards[seat]!
    switch (choice.kind) {
      case 'build':
        board.towers[choice.tower]!++
        dealer.tell?.({ kind: 'built', rule: 'S-1', seat, tower: choice.tower })
        return
      case 'done':
        board.done = true
        if (state.boards.every(({ done }) => done)) state.phase = 'over'
        dealer.tell?.({ kind: 'finished', rule: 'S-1', seat, shows: true })
        return
      default:
        board.order = { what: choice, came: dealer.at ?? state.time }
        if (choice.kind !== 'keep' || board.shown) return
        board.shown = true
        dealer.tell?.({ kind: 'showed', rule: 'S-1', seat, goal: board.goal!, shows: true })
    }
  },

  outcome({ phase, boards }) {
    if (phase !== 'over') return undefined
    const sums = boards.map(({ towers: [first, second] }) => first + 2 * second)
    const best = Math.max(...sums)
    const winners = sums.filter((sum) => sum === best).length
    return { payoffs: sums.map((sum) => (sum === best ? 1 / winners : 0)), reason: 'highest', rule: 'S-1' }
  },

  view: (state, viewer) => ({
    ...state,
    viewer,
    boards: state.boards.map((board, seat) => (board.shown || seat === viewer ? board : { ...board, goal: null })),
  }),
  hear: (event) => event,

  determinize(view, random) {
    const boards = clone(view.boards).map((board) => ({ ...board, goal: board.goal ?? roll(random, FACES) }))
    return { ...view, viewer: 'spectator', boards }
  },
  resample(state, viewer, random) {
    const other = clone(state)
    for (const [seat, board] of other.boards.entries())
      if (seat !== viewer && !board.shown) board.goal = roll(random, FACES)
    return other
  },
}
