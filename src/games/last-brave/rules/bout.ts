import type { Dealer, Seat } from '#engine/game'
import { todo } from '#engine/steps'
import { noAttack } from '#games/last-brave/rules/attack'
import { type CardId, CARDS, CHAMPION, CHAMPIONS, type Faction, inTypeOrder } from '#games/last-brave/cards'
import { dealBout, type Deal } from '#games/last-brave/rules/deal'
import { allCards, living } from '#games/last-brave/rules/fighters'
import { target } from '#games/last-brave/options'
import type { EndReason, Event, Result, State, Step } from '#games/last-brave/types'

// The end of a bout, the score of a campaign, and the next bout.

const factionOf = ({ fighters }: State, seat: Seat): Faction => CHAMPION[fighters[seat]!.champion].faction!

const seatsOf = (state: State, factions: readonly Faction[]): Seat[] =>
  [...state.fighters.keys()].filter((seat) => factions.includes(factionOf(state, seat)))

/** LB-R78, LB-R77 The factions that can still win: with anyone standing, or with the Leader standing. */
function factionsLeft(state: State): Faction[] {
  const isLeft = (seat: Seat): boolean =>
    state.options.mode === 'annihilation' || CHAMPION[state.fighters[seat]!.champion].isLeader
  return [
    ...new Set(
      living(state)
        .filter(isLeft)
        .map((seat) => factionOf(state, seat)),
    ),
  ]
}

/** The bout is decided by the defeat that completes a condition (LB-R64, LB-R75): the winners, and why. */
function verdict(state: State): { winners: Seat[]; reason: EndReason; rule: string } | undefined {
  if (state.options.mode === 'free-for-all') {
    const winners = living(state)
    return winners.length === 1 ? { winners, reason: 'last-standing', rule: 'LB-134' } : undefined
  }
  const left = factionsLeft(state)
  if (left.length !== 1) return undefined
  const winners = seatsOf(state, left) // LB-R73
  return state.options.mode === 'command'
    ? { winners, reason: 'command', rule: 'LB-146' }
    : { winners, reason: 'faction', rule: 'LB-145' }
}

/** Whether nobody is left who could still lose the bout, or nobody who could win it. */
export const isDecided = (state: State): boolean =>
  (state.options.mode === 'free-for-all' ? living(state) : factionsLeft(state)).length < 2

/** LB-159, LB-R85 A defeat may bring points, end the bout and end the campaign. */
export function afterDefeat(state: State, by: Seat, dealer: Dealer<Event>): void {
  const decided = verdict(state)
  if (state.options.campaign === 'defeats') score(state, by, decided ? 4 : 1, decided ? 'LB-160' : 'LB-159', dealer)
  if (decided) endBout(state, decided.winners, [], decided.reason, decided.rule, dealer)
  else if (campaignWinners(state).length > 0) endBout(state, [], [], 'broken-off', 'LB-R83', dealer)
}

/** LB-R68 A tie is shared by those who were not beaten. */
export function tieBout(state: State, reason: EndReason, rule: string, dealer: Dealer<Event>): void {
  const tied = state.options.mode === 'free-for-all' ? living(state) : seatsOf(state, factionsLeft(state))
  endBout(state, [], tied, reason, rule, dealer)
}

function endBout(
  state: State,
  winners: Seat[],
  tied: Seat[],
  reason: EndReason,
  rule: string,
  dealer: Dealer<Event>,
): void {
  const { fighters, bout, options, turn } = state
  state.todo = []
  state.blow = null
  const champions = fighters.map(({ champion }) => champion)
  const isCampaign = options.campaign !== 'none'
  if (isCampaign) {
    state.past.push({ bout, winners, tied, reason, champions, cards: fighters.map(cardsOf), turns: turn })
    state.tiesInARow = tied.length > 0 ? state.tiesInARow + 1 : 0
  } else finish(state, winners.length > 0 ? payWinners(state, winners) : payTied(state, tied), reason, rule)
  if (dealer.tell) {
    const hands = fighters.map(({ hand }) => [...hand])
    dealer.tell({
      kind: 'bout-over',
      rule,
      bout,
      winners,
      tied,
      reason,
      champions,
      hands,
      unused: unused(state),
      shows: true,
    })
  }
  if (!isCampaign) return
  if (options.campaign === 'wins') for (const seat of winners) score(state, seat, 1, 'LB-154', dealer)
  if (campaignWinners(state).length > 0 || state.tiesInARow === 3) endCampaign(state, dealer)
  else nextBout(state, dealer)
}

/** LB-016 What was not dealt, shown when the bout is over. */
function unused({ fighters }: State): Extract<Event, { kind: 'bout-over' }>['unused'] {
  const dealt = new Set<string>(fighters.flatMap((fighter) => [fighter.champion, ...cardsOf(fighter)]))
  return [...CHAMPIONS, ...CARDS].filter((id) => !dealt.has(id))
}

function score(state: State, seat: Seat, gained: number, rule: string, dealer: Dealer<Event>): void {
  const points = (state.points[seat]! += gained)
  dealer.tell?.({ kind: 'scored', rule, seat, gained, points })
}

/** LB-155, LB-161 Those who have the points; allies may get there together (LB-R86). */
function campaignWinners({ options, points }: State): Seat[] {
  if (options.campaign === 'none') return []
  return [...points.keys()].filter((seat) => points[seat]! >= target(options))
}

function endCampaign(state: State, dealer: Dealer<Event>): void {
  const { points, options } = state
  const winners = campaignWinners(state)
  const most = Math.max(...points)
  // LB-R82 After three ties those with the most points share it.
  const best = winners.length > 0 ? winners : [...points.keys()].filter((seat) => points[seat] === most)
  const rule = winners.length === 0 ? 'LB-R82' : options.campaign === 'wins' ? 'LB-155' : 'LB-161'
  const payoffs = points.map((_, seat) => (best.includes(seat) ? (winners.length > 0 ? 1 : 1 / best.length) : 0))
  finish(state, payoffs, winners.length > 0 ? 'points' : 'three-ties', rule)
  dealer.tell?.({ kind: 'campaign-over', rule, winners: best, points: [...points] })
}

function finish(state: State, payoffs: readonly number[], reason: Result['reason'], rule: string): void {
  state.todo = []
  state.blow = null
  state.result = { payoffs, reason, rule }
}

const payWinners = ({ fighters }: State, winners: readonly Seat[]): number[] =>
  fighters.map((_, seat) => (winners.includes(seat) ? 1 : 0))

/** Each of those who share a tie gets a part, allies the part of their faction. */
function payTied(state: State, tied: readonly Seat[]): number[] {
  const parts =
    state.options.mode === 'free-for-all' ? tied.length : new Set(tied.map((seat) => factionOf(state, seat))).size
  return state.fighters.map((_, seat) => (tied.includes(seat) ? 1 / parts : 0))
}

/** LB-R79 A complete new game; seats, points and preferences stay, in nation play the Class too (LB-157). */
function nextBout(state: State, dealer: Dealer<Event>): void {
  const { options, fighters } = state
  const classes = options.nation ? fighters.map((fighter) => cardsOf(fighter)[0]!) : undefined
  state.bout++
  layOut(state, dealBout(options, fighters.length, dealer.random, classes), dealer)
}

/** Class, Element and Arms, wherever they lie. */
const cardsOf = (fighter: State['fighters'][number]): CardId[] => allCards(fighter).sort(inTypeOrder)

/** Puts a new bout on the table and starts its first turn. */
function layOut(state: State, { champions, hands, first }: Deal, dealer: Dealer<Event>): void {
  // LB-R80 From the second bout on everybody knows each Class.
  const isClassKnown = state.options.nation
  state.fighters = state.fighters.map(({ prefs }, seat) => ({
    champion: champions[seat]!,
    faceUp: false,
    out: false,
    hand: [...hands[seat]!],
    reveal: [],
    damage: [],
    shown: isClassKnown ? [hands[seat]![0]!] : [],
    prefs,
  }))
  state.turn = 0
  state.stall = 0
  state.extra = 0
  state.active = first
  state.attack = noAttack(first)
  state.defeats = []
  state.aimed = state.fighters.map(() => state.fighters.map(() => 0))
  announceDeal(state, first, dealer)
  todo<Step>(state, { do: 'start-turn', seat: first, extra: false })
}

/** LB-010 to LB-017 What was dealt, each seat's to itself. */
export function announceDeal({ fighters, bout }: State, first: Seat, { tell }: Dealer<Event>): void {
  if (!tell) return
  tell({ kind: 'bout-begun', rule: 'LB-017', bout, first })
  for (const [seat, { champion, hand }] of fighters.entries())
    tell({ kind: 'dealt', rule: 'LB-014', seat, champion, hand: [...hand], shows: true })
}
