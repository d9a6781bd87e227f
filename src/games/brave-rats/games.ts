import type { Dealer } from '#engine/game'
import { startGame } from '#games/brave-rats/begin'
import { dealGame, nextRole } from '#games/brave-rats/deal'
import type { Event, PastGame, State } from '#games/brave-rats/types'

const TIES_IN_A_ROW = 4 // BR-R30
const GAMES = 3 // BR-190
const WINS = 2

/** BR-040, BR-041 A game is won at once; without The Emperor so is the match. */
export function gameWon(state: State, seat: 0 | 1, reason: 'victories' | 'princess', dealer: Dealer<Event>): void {
  const rule = reason === 'princess' ? 'BR-100' : state.options.fastRat ? 'BR-150' : 'BR-040'
  record(state, seat, reason)
  state.gameWins[seat]++
  state.tiesInARow = 0
  if (!state.options.emperor) state.result = { winner: seat, reason, rule }
  dealer.tell?.({ kind: 'game-won', rule, game: state.game, seat, reason, victories: [...state.victories] })
  if (!state.options.emperor) return
  if (state.gameWins[seat] === WINS || isLastGame(state)) matchOver(state, dealer)
  else nextGame(state, true, dealer)
}

/** BR-042 Whatever the totals; BR-043 and BR-R30 say what follows. */
export function gameTied(state: State, dealer: Dealer<Event>): void {
  record(state, null, 'tie')
  state.tiesInARow++
  dealer.tell?.({ kind: 'game-tied', rule: 'BR-042', game: state.game, victories: [...state.victories] })
  const { emperor, ties } = state.options
  const over = ties === 'replay' ? state.tiesInARow === TIES_IN_A_ROW : !emperor || isLastGame(state)
  if (over) matchOver(state, dealer)
  else nextGame(state, false, dealer)
}

/** BR-R46 Where ties stand as draws, the third game is the last, whoever wins it. */
const isLastGame = ({ options, game }: State): boolean => options.ties === 'draw' && game === GAMES

/** The player with more games won takes the match; equal wins draw it. */
function matchOver(state: State, dealer: Dealer<Event>): void {
  const [first, second] = state.gameWins
  const winner = first === second ? null : first > second ? 0 : 1
  const { emperor, ties } = state.options
  const rule = first === WINS || second === WINS ? 'BR-190' : emperor && ties === 'draw' ? 'BR-R46' : 'BR-R30'
  state.result = { winner, reason: winner === null ? 'tie' : 'games', rule }
  if (winner === null) dealer.tell?.({ kind: 'match-drawn', rule })
  else dealer.tell?.({ kind: 'match-won', rule, seat: winner, gameWins: [...state.gameWins] })
}

/** BR-043, BR-R48 A fresh game: nothing but the wins is carried over (BR-R20). */
function nextGame(state: State, decided: boolean, dealer: Dealer<Event>): void {
  const { options } = state
  const played = options.ties === 'draw' ? state.game : state.gameWins[0] + state.gameWins[1]
  const counts = decided || options.ties === 'draw'
  state.role = nextRole(state.role, decided, counts && played === GAMES - 1, dealer.random)
  state.game++
  state.round = 1
  state.starting = null
  state.hands = [[], []]
  state.piles = [[], []]
  state.victories = [0, 0]
  state.held = []
  state.pending = [0, 0]
  state.bonus = [0, 0]
  state.spySeat = null
  state.history = []
  startGame(state, dealGame(options, state.role, dealer.random), dealer)
}

function record(state: State, winner: 0 | 1 | null, reason: PastGame['reason']): void {
  state.past.push({
    game: state.game,
    winner,
    reason,
    victories: [state.victories[0], state.victories[1]],
    rounds: state.history,
  })
}
