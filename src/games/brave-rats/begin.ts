import type { Dealer } from '#engine/game'
import { IllegalSetup, Refused } from '#engine/refusal'
import { startDraft } from '#games/brave-rats/draft'
import { checkUnique, layOut } from '#games/brave-rats/lay-out'
import { clash, DEFAULTS, hasRole, type Options, target } from '#games/brave-rats/options'
import type { Event, Setup, State } from '#games/brave-rats/types'

/** Starts play from a position; whatever it leaves out is as in a new base game. */
export function begin(setup: Setup, dealer: Dealer<Event>): State {
  const options: Options = { ...DEFAULTS, ...setup.options }
  const refused = clash(options)
  if (refused) throw new Refused(refused)
  const state: State = {
    viewer: 'spectator',
    options,
    role: hasRole(options) ? (setup.role ?? 0) : null,
    game: setup.game ?? 1,
    gameWins: setup.gameWins ? [...setup.gameWins] : [0, 0],
    tiesInARow: setup.tiesInARow ?? 0,
    round: 1,
    starting: null,
    exchanged: null,
    hands: [[], []],
    piles: [[], []],
    draft: null,
    victories: setup.victories ? [...setup.victories] : [0, 0],
    held: [],
    pending: [0, 0],
    bonus: setup.bonus ? [...setup.bonus] : [0, 0],
    spySeat: setup.spySeat ?? null,
    committed: [null, null],
    history: [],
    past: [],
    result: null,
  }
  checkProgress(state)
  startGame(state, setup, dealer)
  if (setup.held) hold(state, setup.held)
  return state
}

/** Puts the cards of one game on the table. */
export function startGame(state: State, cards: Setup, dealer: Dealer<Event>): void {
  state.exchanged = null
  if (!state.options.draft && cards.stock) throw new IllegalSetup('stock: only a Draft has one.', 'BR-160')
  if (!state.options.draft || cards.hands || cards.piles) return layOut(state, cards, dealer)
  if (!cards.stock) throw new IllegalSetup('stock: a Draft needs all sixteen cards, or both hands.', 'BR-160')
  checkUnique(cards.stock)
  startDraft(state, cards.stock, dealer)
}

function checkProgress({ options, victories, gameWins, tiesInARow }: State): void {
  if (victories[0] >= target(options) || victories[1] >= target(options))
    throw new IllegalSetup(`victories: ${victories.join('-')} would have ended the game.`, 'BR-040')
  const most = options.emperor ? 1 : 0
  if (gameWins[0] > most || gameWins[1] > most)
    throw new IllegalSetup(`gameWins: ${gameWins.join('-')} would have ended the match.`, 'BR-190')
  if (tiesInARow > 3) throw new IllegalSetup(`tiesInARow: ${tiesInARow} ties would have ended the match.`, 'BR-R30')
}

function hold(state: State, held: NonNullable<Setup['held']>): void {
  for (const { round, worth } of held) {
    if (round < 1 || round >= state.round || state.held.includes(round))
      throw new IllegalSetup(`held: round ${round} cannot be on hold in round ${state.round}.`, 'BR-033')
    state.held.push(round)
    state.pending[0] += worth[0]
    state.pending[1] += worth[1]
  }
}
