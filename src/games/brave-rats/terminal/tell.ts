import type { Seat } from '#engine/game'
import type { Company } from '#engine/terminal'
import { counted, listed } from '#engine/words'
import { about } from '#games/brave-rats/about'
import { FACE_DOWN, RATS, type SeenCard, strengthOf } from '#games/brave-rats/cards'
import { currentPack, left } from '#games/brave-rats/draft'
import type { Decider } from '#games/brave-rats/duel'
import { remaining } from '#games/brave-rats/hidden'
import { target } from '#games/brave-rats/options'
import { text } from '#games/brave-rats/text'
import type { Round, View } from '#games/brave-rats/types'

// The table of BraveRats in words, and the words that the drawn one shares with it.

const VARIANTS = ['traitor', 'luckyDraw', 'fastRat', 'draft', 'randomDeal', 'princessAttack', 'emperor'] as const

export const variantsOf = (options: View['options']): string[] =>
  VARIANTS.filter((variant) => options[variant]).map((variant) => about.options[variant].name)

export const nameOf = (card: SeenCard): string => (card === FACE_DOWN ? 'hidden' : RATS[strengthOf(card)].name)

/** `General 6+2`. */
export const card = (one: SeenCard, bonus: number): string =>
  one === FACE_DOWN ? 'a hidden card' : `${nameOf(one)} ${strengthOf(one)}${bonus ? `+${bonus}` : ''}`

const WHY: Readonly<Record<Decider, string>> = {
  musician: 'the Musician plays',
  princess: 'Princess meets Prince',
  prince: 'the Prince wins',
  lowest: 'Assassin: the lower wins',
  highest: 'the higher wins',
  equal: 'equal strength',
}

export const whySaid = ({ by, blanked }: Round): string =>
  `${by === 'highest' && blanked.includes(true) ? 'Wizard: ' : ''}${WHY[by]}`

/** What the rounds on hold are worth. */
export const stakeSaid = ({ held, pending }: View): string =>
  `On hold: ${held.length === 1 ? 'round' : 'rounds'} ${held.join(' ')}, worth ${pending[0]} to the Yargs, ${pending[1]} to the Applewoods`

const the = (seat: Seat): string => `the ${text.seat(seat)}`

/** Everything on the table, the other clan first. */
export function tell(view: View, company: Company): readonly string[] {
  const mine = view.viewer === 'spectator' ? 0 : view.viewer
  return [
    `${whereSaid(view)}.`,
    ...(variantsOf(view.options).length > 0 ? [`With ${listed(variantsOf(view.options))}.`] : []),
    ...exchangedSaid(view),
    ...view.history.map(roundSaid),
    ...(view.held.length > 0 ? [`${stakeSaid(view)}.`] : []),
    ...packSaid(view),
    seatSaid(view, 1 - mine, company),
    seatSaid(view, mine, company),
    ...shownSaid(view),
  ]
}

function whereSaid({ options, round, game, gameWins, draft }: View): string {
  const won = options.emperor ? `, games won: Yargs ${gameWins[0]}, Applewoods ${gameWins[1]}` : ''
  const at = draft ? `pack ${draft.packs.length} of 4` : `round ${round} of 8, ${target(options)} victories win`
  return `${about.name}, ${game > 1 || options.emperor ? `game ${game}${won}; ` : ''}${at}`
}

const exchangedSaid = ({ exchanged }: View): string[] =>
  exchanged
    ? [
        `Traitor: the Yargs gave away ${card(exchanged[0], 0)}, the Applewoods ${card(exchanged[1], 0)} of their first hands.`,
      ]
    : []

/** `Round 1: Prince 7 of the Yargs against Spy 2 of the Applewoods. To the Yargs, 1 victory: the Prince wins.` */
function roundSaid(round: Round): string {
  const { cards, strengths, winner, gained } = round
  const played = ([0, 1] as const).map(
    (seat) => `${card(cards[seat], strengths[seat] - strengthOf(cards[seat]))} of ${the(seat)}`,
  )
  const won =
    winner === null
      ? 'Went on hold'
      : `To ${the(winner)}${gained[winner] ? `, ${counted(gained[winner], 'victory', 'victories')}` : ''}`
  return `Round ${round.round}: ${played.join(' against ')}. ${won}: ${whySaid(round)}.`
}

function packSaid(view: View): string[] {
  if (!view.draft) return []
  const pack = currentPack(view)!
  return [`The pack, drawn by ${the(pack.drawer)}: ${cardsSaid(left(pack), 0)}.`]
}

/** Cards one after the other; of hidden ones there is only their number to tell. */
function cardsSaid(cards: readonly SeenCard[], bonus: number): string {
  const known = cards.filter((one) => one !== FACE_DOWN).map((one) => card(one, bonus))
  const hidden = cards.length - known.length
  return [...known, ...(hidden > 0 ? [counted(hidden, 'hidden card')] : [])].join(', ') || 'no cards'
}

/** `Yargs, you: 2 victories. In hand: Prince 7, General 6. Locked in.` */
function seatSaid(view: View, seat: Seat, { players, locked }: Company): string {
  const { victories, bonus, spySeat, hands, piles, options, starting, draft } = view
  const who = players[seat] ? `, ${players[seat]}` : ''
  const loose = options.luckyDraw && starting ? remaining(view)[seat]! : []
  return [
    `${text.seat(seat)}${who}: ${counted(victories[seat]!, 'victory', 'victories')}.`,
    ...(bonus[seat] ? [`Their card has +${bonus[seat]} this round.`] : []),
    ...(spySeat === seat ? ['Their Spy is at work: they see the other card before they choose.'] : []),
    ...(spySeat === 1 - seat ? ['Spied on: they show their card first.'] : []),
    `In hand: ${cardsSaid(hands[seat]!, draft ? 0 : bonus[seat]!)}.`,
    ...(loose.length > 0
      ? [
          `${counted(piles[seat]!.length, 'card')} in the pile; not played yet: ${loose.map((one) => nameOf(one)).join(', ')}.`,
        ]
      : []),
    ...(locked[seat] ? ['Locked in.'] : []),
  ].join(' ')
}

function shownSaid({ spySeat, committed, bonus }: View): string[] {
  const shown = spySeat === null ? null : committed[1 - spySeat]!
  return shown ? [`The ${text.seat(1 - spySeat!)} show ${card(shown, bonus[1 - spySeat!]!)}.`] : []
}
