import type { Seat, Text } from '#engine/game'
import { about } from '#games/brave-rats/about'
import { type CardId, FACE_DOWN, RATS, type SeenCard, strengthOf } from '#games/brave-rats/cards'
import {
  against,
  capital,
  cardIn,
  CLAN_NAMES,
  type OptionSentences,
  ownerOf,
  type Sentences,
  strength,
} from '#games/brave-rats/sentences'
import type { BraveRats, Event } from '#games/brave-rats/types'

const clan = (seat: Seat): string => CLAN_NAMES[seat] ?? `Seat ${seat}`
const rat = (card: SeenCard): string => (card === FACE_DOWN ? 'a hidden card' : RATS[strengthOf(card)].name)
const the = (card: SeenCard): string => (card === FACE_DOWN ? 'a hidden card' : `the ${rat(card)}`)
const count = (many: number, one: string): string => `${many} ${many === 1 ? one : one.replace(/y$/, 'ie') + 's'}`
const list = (cards: readonly SeenCard[]): string => cards.map(rat).join(', ')

/** Why the round was won, in one clause. */
function reason({ seat, by, cards, strengths }: Extract<Event, { kind: 'round-won' }>): string {
  const [mine, theirs] = [cards[seat], cards[1 - seat]!]
  const [won, lost] = against(cards, strengths, seat)
  const wizard = [mine, theirs].find((card) => strengthOf(card) === 5)
  switch (by) {
    case 'princess':
      return `the Princess meets the Prince`
    case 'prince':
      return `the Prince wins the round against ${the(theirs)}`
    case 'lowest':
      return `an Assassin is there, so the lower strength wins: ${won} beats ${lost}`
    default:
      if (wizard === undefined) return `${won} beats ${lost}`
      return wizard === mine
        ? `${the(wizard)} cancels ${the(theirs)}: ${won} beats ${lost}`
        : `${the(mine)} wins although ${the(wizard)} cancels it: ${won} beats ${lost}`
  }
}

const EVENTS: Sentences = {
  dealt: ({ game, hands: [yargs, applewoods] }) =>
    `Game ${game}. The Yargs hold ${list(yargs)}; the Applewoods hold ${list(applewoods)}.`,
  'princes-taken': ({ seat }) =>
    `Princess Attack: the ${clan(seat)} hold both Princes, the ${clan(1 - seat)} both Princesses.`,
  exchanged: ({ cards: [yargs, applewoods] }) =>
    `Traitor: the Yargs lose ${the(yargs)} and get ${the(applewoods)} of the Applewoods.`,
  drew: ({ seat, cards }) =>
    cards.includes(FACE_DOWN)
      ? `The ${clan(seat)} draw ${count(cards.length, 'card')}.`
      : `The ${clan(seat)} draw ${list(cards)}.`,
  'pack-drawn': ({ seat, cards }) =>
    cards.includes(FACE_DOWN)
      ? `The ${clan(seat)} draw a pack of ${cards.length}.`
      : `The ${clan(seat)} draw a pack: ${list(cards)}.`,
  picked: ({ seat, card }) => `The ${clan(seat)} keep ${the(card)}.`,
  'pack-passed': ({ to, cards }) =>
    cards.includes(FACE_DOWN)
      ? `${count(cards.length, 'card')} ${cards.length === 1 ? 'goes' : 'go'} to the ${clan(to)}.`
      : `To the ${clan(to)} ${cards.length === 1 ? 'goes' : 'go'} ${list(cards)}.`,
  'shown-first': ({ seat, card, strength: total }) =>
    `Spied on, the ${clan(seat)} show ${the(card)} first, at strength ${strength(card, total)}.`,
  revealed: ({ round, cards, strengths }) =>
    `Round ${round}: ${rat(cards[0])} ${strength(cards[0], strengths[0])} of the Yargs meets ` +
    `${rat(cards[1])} ${strength(cards[1], strengths[1])} of the Applewoods.`,
  blanked: ({ seat, card }) => `A Wizard cancels the power of the ${clan(seat)}' ${rat(card)}.`,
  'round-won': (event) =>
    `${capital(reason(event))}. ${event.by === 'princess' ? `The ${clan(event.seat)} win the game` : `Round to the ${clan(event.seat)}`}${event.worth > 1 ? ', and their Ambassador doubles it' : ''}.`,
  'round-held': ({ by, cards, strengths }) =>
    by === 'musician'
      ? `The Musician plays: the round is on hold, whatever ${the(cards.find((card) => strengthOf(card) !== 0) ?? cards[0])} can do.`
      : `${strengths[0]} against ${strengths[1]} is equal: the round is on hold.`,
  'held-won': ({ seat, rounds, worth }) =>
    `The ${clan(seat)} also win ${rounds.length === 1 ? `round ${rounds[0]!}` : `rounds ${rounds.join(', ')}`} from hold, worth ${count(worth, 'victory')} to them.`,
  scored: ({ seat, gained, victories }) =>
    `The ${clan(seat)} gain ${count(gained, 'victory')}: Yargs ${victories[0]}, Applewoods ${victories[1]}.`,
  boosted: ({ seat }) => `The General stands behind the ${clan(seat)}: their next card has +2.`,
  spying: ({ seat }) => `The ${clan(seat)}' Spy is at work: next round the ${clan(1 - seat)} show their card first.`,
  'spies-cancelled': () => `Two Spies meet and cancel each other.`,
  'game-won': ({ game, seat, reason: why, victories }) =>
    why === 'princess'
      ? `The ${clan(seat)} win game ${game}: their Princess has met the enemy Prince.`
      : `The ${clan(seat)} win game ${game} with ${victories[seat]} victories to ${victories[1 - seat]!}.`,
  'game-tied': ({ game, victories }) =>
    `Game ${game} is tied: all cards are played, and ${victories.join('-')} is not enough for either clan.`,
  'match-won': ({ seat, gameWins }) =>
    `The ${clan(seat)} win the match, ${gameWins[seat]} to ${gameWins[1 - seat]!} in games.`,
  'match-drawn': () => `The match is a draw.`,
}

const { options } = about
const SWITCH = { false: 'Off', true: 'On' }
const SEATS = { 0: clan(0), 1: clan(1), random: 'Drawn by lot' }

const OPTIONS: OptionSentences = {
  traitor: { ...options.traitor, values: SWITCH },
  luckyDraw: { ...options.luckyDraw, values: SWITCH },
  fastRat: { ...options.fastRat, values: SWITCH },
  draft: { ...options.draft, values: SWITCH },
  randomDeal: { ...options.randomDeal, values: SWITCH },
  princessAttack: { ...options.princessAttack, values: SWITCH },
  emperor: { ...options.emperor, values: SWITCH },
  firstDrafter: { ...options.firstDrafter, values: SEATS },
  princesSeat: { ...options.princesSeat, values: SEATS },
  ties: { ...options.ties, values: { replay: 'Played again', draw: 'A draw' } },
}

const printed = (card: CardId): string => `The ${rat(card)} of the ${clan(ownerOf(card))}`

export const text: Text<BraveRats> = {
  summary: about.summary,
  options: OPTIONS,
  measure: 'Rounds',
  seat: clan,

  decision({ kind, actor }, view) {
    const who = `The ${clan(actor as Seat)}`
    switch (kind) {
      case 'choose-first':
        return `${who} are spied on and show a card first.`
      case 'choose-second':
        return `${who} have seen ${the(view.committed[1 - (actor as Seat)]!)} and choose their answer.`
      case 'draft-pick':
        return `${who} keep a card of the pack.`
      default:
        return `${who} choose a card for round ${view.round} in secret.`
    }
  },

  choice({ kind, card }, view) {
    const { name, text: power } = RATS[strengthOf(card)]
    if (kind === 'draft-pick') return `Keep the ${name} (${strengthOf(card)}): ${power}`
    const seat = view.hands[0].includes(card) ? 0 : 1
    return `Play the ${name} at strength ${strength(card, strengthOf(card) + view.bonus[seat])}: ${power}`
  },

  event: (event) => (EVENTS[event.kind] as (event: Event) => string)(event),

  outcome({ payoffs, reason: why }) {
    const winner = payoffs.indexOf(1)
    if (winner < 0)
      return why === 'time'
        ? 'The match ends in a draw: both clans ran out of time at the same moment.'
        : 'The match ends in a draw: nobody takes the throne.'
    const because: Readonly<Record<string, string>> = {
      victories: 'by victories',
      princess: 'by the Princess',
      games: 'by games won',
      resigned: `because the ${clan(1 - winner)} gave up`,
      time: `because the ${clan(1 - winner)} ran out of time`,
    }
    return `The ${clan(winner)} take the throne ${because[why] ?? `(${why})`}.`
  },

  refusal(refused) {
    const card = cardIn(refused)
    return card ? refused.message.replace(card, printed(card)) : refused.message
  },
}
