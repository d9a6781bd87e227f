import { createRequire } from 'node:module'
import type { ActivePlayersArg, Game, Move, State } from 'boardgame.io'
import { pick, SeededRandom } from '../../src/engine/random.ts'
import type { Strength } from '../../src/games/brave-rats/cards.ts'
import { duel } from '../../src/games/brave-rats/duel.ts'
import type { Tally } from './tally.ts'

process.env['NODE_ENV'] = 'production'
// Required, not imported: its folders are no ES modules, and it must be given the very Immer that it uses itself.
const require = createRequire(import.meta.url)
const { INVALID_MOVE } = require('boardgame.io/core') as Core
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as Internal
const { original, setAutoFreeze } = require('immer') as typeof import('immer')
type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' } })
type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' } })

type Seat = 0 | 1
type Pair<Value> = [Value, Value]

interface G {
  round: number
  hands: Pair<Strength[]>
  cards: Pair<Strength | null>
  bonus: Pair<number>
  victories: Pair<number>
  /** What the rounds on hold are worth to each seat. */
  held: Pair<number>
  result: { readonly winner: Seat | null } | null
}

const CLAN: readonly Strength[] = [7, 6, 5, 4, 3, 2, 1, 0]
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** The spied-on seat reveals, the spy answers, then both choose in secret again. */
const spied = (spy: Seat): ActivePlayersArg => ({
  value: { [other(spy)]: 'reveal' },
  maxMoves: 1,
  next: { value: { [spy]: 'answer' }, maxMoves: 1, next: { all: 'choose' } },
})

/** Plays a card as its documentation writes moves: by editing G. The second card of a round resolves it. */
const edit: Move<G> = ({ G, playerID, events }, card: Strength) => {
  const seat = Number(playerID) as Seat
  const at = G.hands[seat].indexOf(card)
  if (at < 0 || G.cards[seat] !== null) return INVALID_MOVE
  G.hands[seat].splice(at, 1)
  G.cards[seat] = card
  const [yarg, applewood] = G.cards
  if (yarg === null || applewood === null) return
  const { winner, by, worth, bonus, spySeat } = duel(yarg, applewood, G.bonus[0], G.bonus[1])
  G.round++
  G.cards = [null, null]
  G.bonus = [...bonus]
  G.held[0] += worth[0]
  G.held[1] += worth[1]
  if (winner !== null && by !== 'princess') {
    G.victories[winner] += G.held[winner]
    G.held = [0, 0]
  }
  if (winner !== null && (by === 'princess' || G.victories[winner] >= 4)) G.result = { winner }
  else if (G.round === 8) G.result = { winner: null }
  if (spySeat !== null && !G.result) events.setActivePlayers(spied(spySeat))
}

const changed = <Value>(pair: Readonly<Pair<Value>>, seat: Seat, value: Value): Pair<Value> =>
  seat === 0 ? [value, pair[1]] : [pair[0], value]

/** The same, past Immer: reads what lies under the draft and returns a new state, which boardgame.io allows. */
const replace: Move<G> = ({ G: draft, playerID, events }, card: Strength) => {
  const G = original(draft)!
  const seat = Number(playerID) as Seat
  const hand = G.hands[seat]
  if (!hand.includes(card) || G.cards[seat] !== null) return INVALID_MOVE
  const cards = changed(G.cards, seat, card)
  const hands = changed(
    G.hands,
    seat,
    hand.filter((kept) => kept !== card),
  )
  const [yarg, applewood] = cards
  if (yarg === null || applewood === null) return { ...G, hands, cards }

  const { winner, by, worth, bonus, spySeat } = duel(yarg, applewood, G.bonus[0], G.bonus[1])
  const round = G.round + 1
  const held: Pair<number> = [G.held[0] + worth[0], G.held[1] + worth[1]]
  const scores = winner !== null && by !== 'princess'
  const victories = scores ? changed(G.victories, winner, G.victories[winner] + held[winner]) : G.victories
  const won = winner !== null && (by === 'princess' || victories[winner] >= 4)
  const result = won ? { winner } : round === 8 ? { winner: null } : null
  if (spySeat !== null && !result) events.setActivePlayers(spied(spySeat))
  return { round, hands, cards: [null, null], bonus: [...bonus], victories, held: scores ? [0, 0] : held, result }
}

/** Whole matches through its reducer alone: no client, no network; cards are picked from the hand without listing moves. */
function contestant(move: Move<G>): (matches: number, tally: Tally) => void {
  // A sealed card stays out of the log and off the clients; nobody is asked for views here.
  const sealed = { moves: { play: { move, redact: true, client: false } } }
  const open = { moves: { play: move } }
  // Processed once: otherwise every match would build the rules anew.
  const game = ProcessGameConfig({
    name: 'brave-rats',
    seed: 'unused',
    disableUndo: true,
    setup: () => ({
      round: 0,
      hands: [[...CLAN], [...CLAN]],
      cards: [null, null],
      bonus: [0, 0],
      victories: [0, 0],
      held: [0, 0],
      result: null,
    }),
    turn: { activePlayers: { all: 'choose' }, stages: { choose: sealed, reveal: open, answer: open } },
    endIf: ({ G }) => G.result ?? undefined,
  } satisfies Game<G>)
  const reduce = CreateGameReducer({ game })
  const random = SeededRandom.from('brave-rats')
  return (matches, tally) => {
    for (let match = 0; match < matches; match++) {
      let state = InitializeGame({ game, numPlayers: 2 }) as State<G>
      while (!state.ctx.gameover)
        for (const playerID of Object.keys(state.ctx.activePlayers!)) {
          const card = pick(random, state.G.hands[Number(playerID) as Seat])
          state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID } }) as State<G>
        }
      const { winner } = state.ctx.gameover as NonNullable<G['result']>
      if (winner === null) tally.ties++
      else tally.wins[winner]++
      tally.rounds += state.G.round
    }
  }
}

/** As its users write and run it: moves edit G, production build, undo off. */
export const play = contestant(edit)

const playTuned = contestant(replace)
const plainEnvironment = { ...process.env }

/** Past its ways: no drafts, no freezing, no stack traces (it makes an error at every event), no slow `process.env`. */
export function playByHand(matches: number, tally: Tally): void {
  const { env } = process
  const { stackTraceLimit } = Error
  process.env = plainEnvironment
  Error.stackTraceLimit = 0
  setAutoFreeze(false)
  playTuned(matches, tally)
  setAutoFreeze(true)
  Error.stackTraceLimit = stackTraceLimit
  process.env = env
}
