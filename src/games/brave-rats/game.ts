import type { Decision, Game, Outcome } from '#engine/game'
import { bitsOf, CARDS, inHandOrder, type CardId, type SeenCard } from '#games/brave-rats/cards'
import { about } from '#games/brave-rats/about'
import { begin } from '#games/brave-rats/begin'
import { dealGame, firstRole } from '#games/brave-rats/deal'
import { currentPack, draftPick, holder, left } from '#games/brave-rats/draft'
import { determinize, hear, resample, view } from '#games/brave-rats/hidden'
import { clash } from '#games/brave-rats/options'
import { resolveRound, showFirst } from '#games/brave-rats/round'
import { type BraveRats, Choice, type ChoiceKind, Event, Setup, type View } from '#games/brave-rats/types'
import { awaitedKind, refusals, whyNot } from '#games/brave-rats/why-not'

// Questions and their answers are made once and shared: asking costs nothing, however often a search asks.
const SEATS = [0, 1] as const
const NOBODY: readonly Decision[] = []
const sealed = (actor: 0 | 1): Decision => ({ actor, kind: 'choose-card', sealed: true })
const BOTH: readonly Decision[] = SEATS.map(sealed)
const ONE = SEATS.map((actor) => [sealed(actor)])
const FIRST = SEATS.map((actor): Decision[] => [{ actor, kind: 'choose-first' }])
const SECOND = SEATS.map((actor): Decision[] => [{ actor, kind: 'choose-second' }])
const DRAFT = SEATS.map((actor): Decision[] => [{ actor, kind: 'draft-pick' }])

const OFFERS: Record<ChoiceKind, (readonly Choice[] | undefined)[]> = {
  'choose-card': [],
  'choose-first': [],
  'choose-second': [],
  'draft-pick': [],
}

/** BR-R49 Each card of a hand or a pack is a choice of its own. */
function offer(kind: ChoiceKind, cards: readonly SeenCard[]): readonly Choice[] {
  const bits = bitsOf(cards)
  return (OFFERS[kind][bits] ??= (cards as readonly CardId[])
    .toSorted(inHandOrder)
    .map((card) => Object.freeze<Choice>({ kind, card })))
}

const PAYOFFS = { tie: [0.5, 0.5], 0: [1, 0], 1: [0, 1] } as const

export const braveRats: Game<BraveRats> = {
  about,
  schemas: { setup: Setup, choice: Choice, event: Event },
  content: CARDS,
  refusals,
  clash,

  deal(options, _seats, random) {
    const role = firstRole(options, random)
    const cards = dealGame(options, role, random)
    return role === null ? { options, ...cards } : { options, role, ...cards }
  },

  begin,

  pending(view: View) {
    if (view.result) return NOBODY
    const { committed, spySeat } = view
    const pack = currentPack(view)
    if (pack) return DRAFT[holder(pack)]!
    if (spySeat !== null) return committed[1 - spySeat] === null ? FIRST[1 - spySeat]! : SECOND[spySeat]!
    if (committed[0] !== null) return ONE[1]!
    return committed[1] === null ? BOTH : ONE[0]!
  },

  choices(view, actor) {
    if (actor !== 0 && actor !== 1) return []
    const kind = awaitedKind(view, actor)
    if (kind === undefined) return []
    return offer(kind, kind === 'draft-pick' ? left(currentPack(view)!) : view.hands[actor])
  },

  whyNot,

  play(state, actor, choice, table) {
    const seat = actor as 0 | 1
    switch (choice.kind) {
      case 'draft-pick':
        draftPick(state, seat, choice.card, table)
        break
      case 'choose-first':
        showFirst(state, seat, choice.card, table)
        break
      case 'choose-card':
      case 'choose-second':
        state.committed[seat] = choice.card
        if (state.committed[1 - seat] !== null) resolveRound(state, table)
        break
    }
  },

  outcome({ result }) {
    return result ? { payoffs: PAYOFFS[result.winner ?? 'tie'], reason: result.reason, rule: result.rule } : undefined
  },

  /** Version 2 names another clause when a Traitor has been exchanged, and no state is different. */
  migrate: (state) => state,

  /** The rounds of all games of the match; a finished game is in the past, the last one too. */
  length: ({ past, history, result }) =>
    past.reduce((rounds, game) => rounds + game.rounds.length, result ? 0 : history.length),

  /** The games that each has won, or where there is but one, the victories in it. */
  score: ({ options, gameWins, past, victories, result }) =>
    options.emperor ? gameWins : result ? past.at(-1)!.victories : victories,

  canBeClaimed: true,
  resign: (_state, seat): Outcome => ({ payoffs: PAYOFFS[seat === 0 ? 1 : 0], reason: 'resigned', rule: 'BR-R50' }),

  view,
  hear,
  determinize,
  resample,
}
