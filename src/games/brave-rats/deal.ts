import type { Seat } from '#engine/game'
import { pick, shuffle, type Random } from '#engine/random'
import { CARDS, CLANS, strengthOf, type CardId, PRINCE, PRINCESS } from '#games/brave-rats/cards'
import { hasRole, type Options } from '#games/brave-rats/options'
import type { Pair, Setup } from '#games/brave-rats/types'

type Cards = Pick<Setup, 'hands' | 'piles' | 'stock' | 'exchanged'>

/** BR-R35 One way of dealing, then the Traitor, then Lucky Draw; a Draft comes to the last two later. */
export function dealGame(options: Options, role: Seat | null, random: Random): Cards {
  if (options.draft) return { stock: shuffle(random, [...CARDS]) } // BR-160
  if (options.randomDeal) return finishDeal(options, randomHands(random), random)
  if (options.princessAttack) return finishDeal(options, royalHands(role!), random)
  if (options.traitor || options.luckyDraw) return finishDeal(options, clanHands(), random)
  return {}
}

/** What follows once both players hold eight cards. */
export function finishDeal(options: Options, hands: Pair<CardId[]>, random: Random): Cards {
  const exchanged = options.traitor ? { exchanged: exchange(hands, random) } : {}
  if (!options.luckyDraw) return { ...exchanged, hands }
  return { ...exchanged, piles: [shuffle(random, hands[0]), shuffle(random, hands[1])] } // BR-140
}

/** BR-R44, BR-R45 Who has the role in the first game of a match. */
export function firstRole(options: Options, random: Random): 0 | 1 | null {
  if (!hasRole(options)) return null
  const wanted = options.draft ? options.firstDrafter : options.princesSeat
  return wanted === 'random' ? randomSeat(random) : wanted
}

/** BR-R47 The role goes to the other seat after a decided game; for the third game it is drawn. */
export function nextRole(role: Seat | null, decided: boolean, third: boolean, random: Random): Seat | null {
  if (role === null) return null
  if (third) return randomSeat(random)
  return decided ? 1 - role : role
}

const randomSeat = (random: Random): 0 | 1 => random.below(2) as 0 | 1

const clanHands = (): Pair<CardId[]> => [[...CLANS[0]], [...CLANS[1]]]

/** BR-170 */
function randomHands(random: Random): Pair<CardId[]> {
  const cards = shuffle(random, [...CARDS])
  return [cards.slice(0, 8), cards.slice(8)]
}

/** BR-180 */
function royalHands(princes: Seat): Pair<CardId[]> {
  const hands = clanHands()
  const [royal, rival] = [hands[princes]!, hands[1 - princes]!]
  const princess = royal.findIndex((card) => strengthOf(card) === PRINCESS)
  const prince = rival.findIndex((card) => strengthOf(card) === PRINCE)
  const given = royal[princess]!
  royal[princess] = rival[prince]!
  rival[prince] = given
  return hands
}

/** BR-131, BR-R38 Both cards are drawn before either moves. */
function exchange(hands: Pair<CardId[]>, random: Random): Pair<CardId> {
  const given: Pair<CardId> = [pick(random, hands[0]), pick(random, hands[1])]
  hands[0][hands[0].indexOf(given[0])] = given[1]
  hands[1][hands[1].indexOf(given[1])] = given[0]
  return given
}
