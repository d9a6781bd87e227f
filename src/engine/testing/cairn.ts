import Type, { type Static } from 'typebox'
import type { Game, Seat, Viewer } from '#engine/game'
import { clone, same } from '#engine/json'
import { roll } from '#engine/random'
import { IllegalSetup } from '#engine/refusal'

// Cairn, the game with which it is tested what people do beside the rules: it is open, and played together or in teams.

const CLOSED = { additionalProperties: false } as const
const SeatId = Type.Integer({ minimum: 0, maximum: 3 })

const Setup = Type.Object(
  {
    /** For each seat, at which heap it builds. */
    sides: Type.Array(SeatId, { minItems: 2, maxItems: 4 }),
    goal: Type.Integer({ minimum: 1, maximum: 99 }),
    rounds: Type.Integer({ minimum: 1, maximum: 99 }),
  },
  CLOSED,
)
const Choice = Type.Object({ kind: Type.Literal('lay'), stones: Type.Integer({ minimum: 1, maximum: 2 }) }, CLOSED)
const Event = Type.Object(
  { kind: Type.Literal('laid'), rule: Type.Literal('C-1'), seat: SeatId, stones: Type.Integer() },
  CLOSED,
)

interface State extends Static<typeof Setup> {
  viewer: Viewer
  turn: number
  heaps: number[]
}

export interface Cairn {
  Options: { readonly mode: 'together' | 'teams' | 'alone'; readonly goal: number }
  Setup: Static<typeof Setup>
  View: State
  State: State
  Choice: Static<typeof Choice>
  Event: Static<typeof Event>
}

const isOver = ({ heaps, goal, turn, rounds, sides }: State): boolean =>
  Math.max(...heaps) >= goal || turn === rounds * sides.length
const seatNow = ({ turn, sides }: State): Seat => turn % sides.length
const payoffs = ({ sides }: State, ofSide: (side: number) => number): number[] => sides.map(ofSide)

/**
 * Each in turn lays one stone, or two, which the wind may blow off again. All build at one heap, or two teams at one each, or
 * everybody at their own. The first heap that is high enough has won; if none is after the last round, the higher one, or
 * nobody where there is but one.
 */
export const cairn: Game<Cairn> = {
  about: {
    id: 'cairn',
    name: 'Cairn',
    summary: 'Lay stones upon stones, together.',
    seats: [2, 4],
    rulesVersion: 1,
    options: {
      mode: {
        name: 'Heaps',
        text: 'One for all, one for each team, or one each.',
        rule: 'C-1',
        values: ['together', 'teams', 'alone'],
        default: 'together',
      },
      goal: { name: 'Height', text: 'Stones that are needed.', rule: 'C-1', values: [4, 12], default: 12 },
    },
    sides: 'teams',
    open: true,
  },
  schemas: { setup: Setup, choice: Choice, event: Event },
  content: [],
  refusals: {},
  canBeDrawn: true,

  clash: () => undefined,

  deal({ mode, goal }, seats) {
    const sideOf = { together: () => 0, teams: (seat: Seat) => seat % 2, alone: (seat: Seat) => seat }[mode]
    return { sides: Array.from({ length: seats }, (_, seat) => sideOf(seat)), goal, rounds: 4 }
  },

  begin({ sides, goal, rounds }) {
    const many = Math.max(...sides) + 1
    if (new Set(sides).size !== many) throw new IllegalSetup('sides: somebody must build at each heap.', 'C-1')
    return {
      viewer: 'spectator',
      sides: [...sides],
      goal,
      rounds,
      turn: 0,
      heaps: Array.from({ length: many }, () => 0),
    }
  },

  pending: (view) => (isOver(view) ? [] : [{ actor: seatNow(view), kind: 'lay' }]),
  choices: (view, actor) =>
    isOver(view) || actor !== seatNow(view) ? [] : [1, 2].map((stones) => ({ kind: 'lay', stones })),
  whyNot: (view, actor, choice) =>
    cairn.choices(view, actor).some((offered) => same(offered, choice))
      ? undefined
      : { code: 'C-E1', message: 'You cannot do that now.', rule: 'C-1' },

  play(state, actor, { stones }, dealer) {
    const seat = actor as Seat
    const stay = stones === 1 || roll(dealer.random, 6) > 2 ? stones : 0
    state.heaps[state.sides[seat]!]! += stay
    state.turn++
    dealer.tell?.({ kind: 'laid', rule: 'C-1', seat, stones: stay })
  },

  outcome(view) {
    if (!isOver(view)) return undefined
    const { heaps, goal } = view
    const highest = Math.max(...heaps)
    const winners = heaps.filter((heap) => heap === highest).length
    const isWon = highest >= goal || heaps.length > 1
    return {
      payoffs: payoffs(view, (side) => (isWon && heaps[side] === highest ? 1 / winners : 0)),
      reason: isWon ? 'built' : 'blown-over',
      rule: 'C-1',
    }
  },

  sides: ({ sides }) => sides,
  resign: (state, seat) => ({
    payoffs: payoffs(state, (side) => (side === state.sides[seat] ? 0 : 1 / (state.heaps.length - 1 || 1))),
    reason: 'resigned',
    rule: 'C-1',
  }),
  abandon: (state) => ({ payoffs: payoffs(state, () => 0), reason: 'abandoned', rule: 'C-1' }),

  view: (state, viewer) => ({ ...state, viewer }),
  hear: (event) => event,
  determinize: (view) => ({ ...clone(view), viewer: 'spectator' }),
  resample: (state) => clone(state),
}
