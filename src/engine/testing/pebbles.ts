import type { Game, Seat } from '#engine/game'
import { clone, same } from '#engine/json'
import { pick, roll, shuffle } from '#engine/random'
import { IllegalSetup } from '#engine/refusal'
import { answered, asked, awaited, run, seenSteps, type Steps, todo } from '#engine/steps'
import {
  BOX,
  Choice,
  Event,
  FACE_DOWN,
  type Pebbles,
  type Seen,
  Setup,
  type State,
  type Step,
  type Stone,
  STONES,
  type View,
} from '#engine/testing/pebbles-types'

const MOST_TAKEN = 2
const BOUNTY = 3

const seatsOf = ({ pebbles }: View): Seat[] => [...pebbles.keys()]

const steps: Steps<State, Step, Event> = {
  round(state) {
    if (state.round === state.rounds) return
    state.round++
    const of = seatsOf(state)
    const turns = of.map((seat): Step => ({ ask: 'turn', of: [seat], taken: 0 }))
    const bids: Step = { ask: 'bid', of, sealed: true }
    todo(state, ...turns, { do: 'watch' }, bids, { do: 'reveal' }, { ask: 'ready', of }, { do: 'round' })
  },

  watch(state) {
    const of = seatsOf(state).filter((seat) => state.watch[seat])
    if (of.length > 0) todo(state, { ask: 'watch', of, secret: true, brief: true })
  },

  reveal(state, _step, { tell }) {
    const bids = state.bids as Stone[]
    const finest = bids.toSorted().at(-1)!
    const winner = bids.filter((bid) => bid === finest).length === 1 ? bids.indexOf(finest) : null
    if (winner !== null) state.pebbles[winner]! += BOUNTY
    for (const [seat, bid] of bids.entries()) state.hands[seat]!.splice(state.hands[seat]!.indexOf(bid), 1)
    state.discard.push(...bids)
    state.bids = bids.map(() => null)
    tell?.({ kind: 'revealed', rule: 'P-1', bids: [...bids], winner, shows: true })
  },
}

function gain(state: State, seat: Seat, pebbles: number): void {
  const gained = Math.min(pebbles, state.pool)
  state.pool -= gained
  state.pebbles[seat]! += gained
}

/** The steps to come, with others in place of those who are asked in secret. */
const withAsked = (steps: readonly Step[], others: (of: readonly Seat[]) => readonly Seat[]): Step[] =>
  steps.map((step) => ('secret' in step ? { ...step, of: others(step.of) } : step))

const faceDown = (): typeof FACE_DOWN => FACE_DOWN

/** What the box holds besides these. */
function besides(stones: readonly Seen[]): Stone[] {
  const left: Stone[] = [...BOX]
  for (const stone of stones) if (stone !== FACE_DOWN) left.splice(left.indexOf(stone), 1)
  return left
}

/**
 * Pebbles, the game the engine is tested with: it has one of everything the contract knows.
 *
 * In a round every seat has a turn: it takes up to two pebbles one by one, then rolls for more, draws a stone or is done;
 * the clock may end the turn. Whoever keeps watch, which nobody else knows, may then give a warning, for nothing. Then all
 * bid a stone in secret, and a finest stone that stands alone wins three pebbles.
 * When all are ready the next round starts. After the last one most pebbles win.
 */
export const pebbles: Game<Pebbles> = {
  about: {
    id: 'pebbles',
    name: 'Pebbles',
    summary: 'Take, roll, draw and bid.',
    seats: [2, 4],
    rulesVersion: 4,
    options: {
      die: { name: 'Die', text: 'A turn may end with a roll.', rule: 'P-1', values: [false, true], default: true },
      short: { name: 'Short', text: 'One round, not two.', rule: 'P-1', values: [false, true], default: false },
      pool: { name: 'Pool', text: 'Pebbles to begin with.', rule: 'P-1', values: [5, 20], default: 20 },
    },
    limits: { turn: 20_000, watch: 5_000 },
  },
  schemas: { setup: Setup, choice: Choice, event: Event },
  content: STONES,
  refusals: { over: { code: 'P-E1', message: 'All pebbles are counted.', rule: 'P-1' } },

  clash: ({ die, short }) =>
    short && !die ? { code: 'P-E2', message: 'A short game needs the die.', rule: 'P-1' } : undefined,

  deal({ die, short, pool }, seats, random) {
    const deck: Stone[] = shuffle(random, [...BOX])
    const rounds = short ? 1 : 2
    return { die, rounds, pool, hands: Array.from({ length: seats }, () => deck.splice(0, rounds)), deck }
  },

  begin({ die, rounds, pool, hands, deck }, table) {
    for (const [seat, hand] of hands.entries())
      if (hand.length < rounds) throw new IllegalSetup(`hands[${seat}]: a stone is needed for each round.`, 'P-1')
    const state: State = {
      viewer: 'spectator',
      die,
      rounds,
      round: 0,
      pool,
      pebbles: hands.map(() => 0),
      hands: clone(hands),
      deck: [...deck],
      discard: [],
      bids: hands.map(() => null),
      watch: hands.map(() => false),
      todo: [{ do: 'round' }],
    }
    table.tell?.({ kind: 'dealt', rule: 'P-1', stones: hands.map((hand) => hand.length) })
    run(steps, state, table)
    return state
  },

  pending(view) {
    return asked(view)?.ask === 'turn' ? [...awaited(view), { actor: 'clock', kind: 'time' }] : awaited(view)
  },

  choices(view, actor) {
    const question = asked(view)
    if (!question) return []
    if (actor === 'clock') return question.ask === 'turn' ? [{ kind: 'time-up', seat: question.of[0] }] : []
    if (!question.of.includes(actor)) return []
    if (question.ask === 'ready') return [{ kind: 'ready' }]
    if (question.ask === 'watch') return [{ kind: 'pass' }, { kind: 'warn' }]
    if (question.ask === 'bid')
      return [...new Set(view.hands[actor] as Stone[])].map((stone) => ({ kind: 'bid', stone }))
    const choices: Choice[] = [{ kind: 'done' }]
    if (question.taken < MOST_TAKEN && view.pool > 0) choices.push({ kind: 'take' })
    if (view.die) choices.push({ kind: 'roll' })
    if (view.deck.length > 0) choices.push({ kind: 'draw' })
    return choices
  },

  whyNot(view, actor, choice) {
    const asides = actor === 'clock' ? [] : pebbles.asides!(view, actor)
    if ([...pebbles.choices(view, actor), ...asides].some((offered) => same(offered, choice))) return undefined
    return { code: 'P-E3', message: 'You cannot do that now.', rule: 'P-1' }
  },

  asides: (view, seat) => (view.todo.length > 0 ? [{ kind: 'watch', on: !view.watch[seat] }] : []),
  botAsides: (view, seat) => (view.watch[seat] ? [] : [{ kind: 'watch', on: true }]),

  timeUp(view, seat, inARow) {
    const [first] = pebbles.choices(view, seat)
    return inARow > 1 && view.watch[seat] ? [first!, { kind: 'watch', on: false }] : [first!]
  },

  play(state, actor, choice, table) {
    if (choice.kind === 'watch') {
      state.watch[Number(actor)] = choice.on
      table.tell?.({ kind: 'watches', rule: 'P-1', seat: Number(actor), on: choice.on })
      return
    }
    const question = asked(state)!
    const seat = actor === 'clock' ? question.of[0] : actor
    answered(state, seat)
    switch (choice.kind) {
      case 'take':
        gain(state, seat, 1)
        table.tell?.({ kind: 'took', rule: 'P-1', seat })
        if (question.ask === 'turn') todo(state, { ...question, taken: question.taken + 1 })
        break
      case 'roll': {
        const face = roll(table.random, 6)
        gain(state, seat, face)
        table.tell?.({ kind: 'rolled', rule: 'P-1', seat, face })
        break
      }
      case 'draw': {
        const stone = state.deck.shift()!
        state.hands[seat]!.push(stone)
        table.tell?.({ kind: 'drew', rule: 'P-1', seat, stone, shows: true })
        break
      }
      case 'time-up':
        table.tell?.({ kind: 'timed-out', rule: 'P-1', seat })
        break
      case 'warn':
        table.tell?.({ kind: 'warned', rule: 'P-1', seat })
        break
      case 'bid':
        state.bids[seat] = choice.stone
        break
      case 'done':
      case 'ready':
      case 'pass':
        break
    }
    run(steps, state, table)
  },

  outcome(view) {
    if (view.todo.length > 0) return undefined
    const most = Math.max(...view.pebbles)
    const winners = view.pebbles.filter((count) => count === most).length
    const payoffs = view.pebbles.map((count) => (count === most ? 1 / winners : 0))
    return { payoffs, reason: 'most pebbles', rule: 'P-1' }
  },

  resign: (state, seat) => ({
    payoffs: seatsOf(state).map((other) => (other === seat ? 0 : 1)),
    reason: 'resigned',
    rule: 'P-1',
  }),

  view: (state, viewer) => ({
    ...state,
    viewer,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(faceDown))),
    deck: state.deck.map(faceDown),
    bids: state.bids.map((bid, seat) => (seat === viewer || bid === null ? bid : FACE_DOWN)),
    watch: state.watch.map((on, seat) => (seat === viewer ? on : null)),
    todo: seenSteps(state.todo, viewer, {}),
  }),

  hear(event, viewer) {
    if (event.kind === 'watches') return event.seat === viewer ? event : undefined
    return event.kind === 'drew' && event.seat !== viewer ? { ...event, stone: FACE_DOWN } : event
  },

  determinize(view, random) {
    const unseen = shuffle(random, besides([...view.discard, ...view.hands.flat()]))
    const turnUp = (stone: Seen): Stone => (stone === FACE_DOWN ? unseen.pop()! : stone)
    const hands = view.hands.map((hand) => hand.map(turnUp))
    const others = seatsOf(view).filter((seat) => seat !== view.viewer)
    const someone = pick(random, others)
    return {
      ...clone(view),
      viewer: 'spectator',
      hands,
      deck: view.deck.map(turnUp),
      bids: view.bids.map((bid, seat) => (bid === FACE_DOWN ? pick(random, hands[seat]!) : bid)),
      watch: view.watch.map((on) => on ?? random.below(2) === 0),
      todo: withAsked(view.todo, (of) => (of.length > 0 ? of : [someone])),
    }
  },

  resample(state, viewer, random) {
    const hidden = shuffle(random, [...state.deck, ...state.hands.filter((_, seat) => seat !== viewer).flat()])
    const other = clone(state)
    // How many keep watch, one sees by how long it takes; not who.
    const places = seatsOf(state).filter((seat) => seat !== viewer)
    const mixed = shuffle(random, [...places])
    const placeOf = (seat: Seat): Seat => mixed[places.indexOf(seat)] ?? seat
    for (const seat of places) other.watch[placeOf(seat)] = state.watch[seat]!
    other.todo = withAsked(other.todo, (of) => of.map(placeOf).toSorted((a, b) => a - b))
    other.hands = other.hands.map((hand, seat) => (seat === viewer ? hand : hidden.splice(0, hand.length)))
    other.deck = hidden
    other.bids = other.bids.map((bid, seat) =>
      bid === null || seat === viewer ? bid : pick(random, other.hands[seat]!),
    )
    return other
  },
}
