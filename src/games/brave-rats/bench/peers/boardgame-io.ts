import { createRequire } from 'node:module'
import type { ActivePlayersArg, Game, MoveFn, State } from 'boardgame.io'
import { pick, SeededRandom } from '#engine/random'
import { CLAN, newStanding, other, type Pair, settle, type Standing } from '#games/brave-rats/bench/standing'
import type { Tally } from '#games/brave-rats/bench/tally'
import type { Strength } from '#games/brave-rats/cards'
import { duel } from '#games/brave-rats/duel'
import type { Contestant, Result, Seat } from '#games/testing/bench'

process.env['NODE_ENV'] = 'production'
// Required, not imported: its folders are no ES modules, and it must be given the very Immer that it uses itself.
const require = createRequire(import.meta.url)
const { INVALID_MOVE } = require('boardgame.io/core') as Core
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as Internal
const { original, setAutoFreeze } = require('immer') as typeof import('immer')
type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' } })
type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' } })

interface G extends Standing {
  hands: Pair<Strength[]>
  cards: Pair<Strength | null>
}

/** The spied-on seat reveals, the spy answers, then both choose in secret again. */
const spied = (spy: Seat): ActivePlayersArg => ({
  value: { [other(spy)]: 'reveal' },
  maxMoves: 1,
  next: { value: { [spy]: 'answer' }, maxMoves: 1, next: { all: 'choose' } },
})

/** Plays a card as its documentation writes moves: by editing G. The second card of a round resolves it. */
const edit: MoveFn<G> = ({ G, playerID, events }, card: Strength) => {
  const seat = Number(playerID) as Seat
  const at = G.hands[seat].indexOf(card)
  if (at < 0 || G.cards[seat] !== null) return INVALID_MOVE
  G.hands[seat].splice(at, 1)
  G.cards[seat] = card
  const [yarg, applewood] = G.cards
  if (yarg === null || applewood === null) return
  const spy = settle(G, yarg, applewood)
  G.cards = [null, null]
  if (spy !== null) events.setActivePlayers(spied(spy))
}

const changed = <Value>(pair: Readonly<Pair<Value>>, seat: Seat, value: Value): Pair<Value> =>
  seat === 0 ? [value, pair[1]] : [pair[0], value]

/** The same, past Immer: reads what lies under the draft and returns a new state, which boardgame.io allows. */
const replace: MoveFn<G> = ({ G: draft, playerID, events }, card: Strength) => {
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

function rules(move: MoveFn<G>): Game<G> {
  // A sealed card stays out of the log and off the clients.
  const sealed = { moves: { play: { move, redact: true, client: false } } }
  const open = { moves: { play: move } }
  return {
    name: 'brave-rats',
    seed: 'unused',
    disableUndo: true,
    setup: () => ({ ...newStanding(), hands: [[...CLAN], [...CLAN]], cards: [null, null] }),
    turn: { activePlayers: { all: 'choose' }, stages: { choose: sealed, reveal: open, answer: open } },
    endIf: ({ G }) => G.result ?? undefined,
  }
}

/** As its users write it. A card in play has left the hand, so that the hands are hidden as long as one is sealed. */
export const game: Game<G> = {
  ...rules(edit),
  playerView: ({ G, ctx, playerID }) => {
    const seat = Number(playerID)
    const isSealed = Object.values(ctx.activePlayers ?? {}).includes('choose')
    const hide = <Value>(pair: Pair<Value>, hidden: Value): Pair<Value> => [
      seat === 0 || !isSealed ? pair[0] : hidden,
      seat === 1 || !isSealed ? pair[1] : hidden,
    ]
    return { ...G, hands: hide(G.hands, []), cards: hide(G.cards, null) }
  },
}

/** Whole matches through its reducer alone: no client, no network; cards are picked from the hand without listing moves. */
function contestant(move: MoveFn<G>): (matches: number, tally: Tally) => void {
  // Processed once: otherwise every match would build the rules anew.
  const processed = ProcessGameConfig(rules(move))
  const reduce = CreateGameReducer({ game: processed })
  const random = SeededRandom.from('brave-rats')
  return (matches, tally) => {
    for (let match = 0; match < matches; match++) {
      let state = InitializeGame({ game: processed, numPlayers: 2 }) as State<G>
      while (!state.ctx.gameover)
        for (const playerID of Object.keys(state.ctx.activePlayers!)) {
          const card = pick(random, state.G.hands[Number(playerID) as Seat])
          state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID } }) as State<G>
        }
      const { winner } = state.ctx.gameover as Result
      tally.matches++
      if (winner === null) tally.ties++
      else if (winner === 0) tally.yargs++
      else tally.applewoods++
      tally.rounds += state.G.round
    }
  }
}

/** As its users write and run it: moves edit G, production build, undo off. */
const play = contestant(edit)

const playTuned = contestant(replace)
const plainEnvironment = { ...process.env }

/** Past its ways: no drafts, no freezing, no stack traces (it makes an error at every event), no slow `process.env`. */
function playByHand(matches: number, tally: Tally): void {
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

export const contestants: readonly Contestant<Exclude<keyof Tally, 'matches'>>[] = [
  { name: 'boardgame.io', play },
  { name: 'boardgame.io, tuned past its ways', play: playByHand },
]
