import type { Seat, Text } from '#engine/game'
import { about } from '#games/brave-rats/about'
import { type CardId, FACE_DOWN, RATS, type SeenCard, strengthOf } from '#games/brave-rats/cards'
import { goalOf } from '#games/brave-rats/goal'
import {
  against,
  capital,
  cardIn,
  isDraftFirst,
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

/** Whoever has a seat: "the Yargs", or "you", who have the same verbs. */
const who = (seat: Seat, you: Seat | undefined): string => (seat === you ? 'you' : `the ${clan(seat)}`)
const Who = (seat: Seat, you: Seat | undefined): string => capital(who(seat, you))
const their = (seat: Seat, you: Seat | undefined): string => (seat === you ? 'your' : 'their')
const whose = (seat: Seat, you: Seat | undefined): string => (seat === you ? 'your' : `the ${clan(seat)}'`)

/** "Prince 7 of the Yargs", or "your Prince 7". */
const met = (card: CardId, total: number, seat: Seat, you: Seat | undefined): string => {
  const what = `${rat(card)} ${strength(card, total)}`
  return seat === you ? `your ${what}` : `${what} of the ${clan(seat)}`
}

const EVENTS: Sentences = {
  dealt: ({ game, hands: [yargs, applewoods] }, you) =>
    `Game ${game}. ${Who(0, you)} hold ${list(yargs)}; ${who(1, you)} hold ${list(applewoods)}.`,
  'princes-taken': ({ seat }, you) =>
    `Princess Attack: ${who(seat, you)} hold both Princes, ${who(1 - seat, you)} both Princesses.`,
  exchanged({ cards }, you) {
    const from = you === 1 ? 1 : 0
    return `Traitor: ${who(from, you)} lose ${the(cards[from])} and get ${the(cards[1 - from]!)} of the ${clan(1 - from)}.`
  },
  drew: ({ seat, cards }, you) =>
    cards.includes(FACE_DOWN)
      ? `${Who(seat, you)} draw ${count(cards.length, 'card')}.`
      : `${Who(seat, you)} draw ${list(cards)}.`,
  'pack-drawn': ({ seat, cards }, you) =>
    cards.includes(FACE_DOWN)
      ? `${Who(seat, you)} draw a pack of ${cards.length}.`
      : `${Who(seat, you)} draw a pack: ${list(cards)}.`,
  picked: ({ seat, card }, you) => `${Who(seat, you)} keep ${the(card)}.`,
  'pack-passed': ({ to, cards }, you) =>
    cards.includes(FACE_DOWN)
      ? `${count(cards.length, 'card')} ${cards.length === 1 ? 'goes' : 'go'} to ${who(to, you)}.`
      : `To ${who(to, you)} ${cards.length === 1 ? 'goes' : 'go'} ${list(cards)}.`,
  'shown-first': ({ seat, card, strength: total }, you) =>
    `Spied on, ${who(seat, you)} show ${the(card)} first, at strength ${strength(card, total)}.`,
  revealed: ({ round, cards, strengths }, you) =>
    `Round ${round}: ${met(cards[0], strengths[0], 0, you)} meets ${met(cards[1], strengths[1], 1, you)}.`,
  blanked: ({ seat, card }, you) => `A Wizard cancels the power of ${whose(seat, you)} ${rat(card)}.`,
  'round-won': (event, you) =>
    `${capital(reason(event))}. ${event.by === 'princess' ? `${Who(event.seat, you)} win the game` : `Round to ${who(event.seat, you)}`}${event.worth > 1 ? `, and ${their(event.seat, you)} Ambassador doubles it` : ''}.`,
  'round-held': ({ by, cards, strengths }) =>
    by === 'musician'
      ? `The Musician plays: the round is on hold, whatever ${the(cards.find((card) => strengthOf(card) !== 0) ?? cards[0])} can do.`
      : `${strengths[0]} against ${strengths[1]} is equal: the round is on hold.`,
  'held-won': ({ seat, rounds, worth }, you) =>
    `${Who(seat, you)} also win ${rounds.length === 1 ? `round ${rounds[0]!}` : `rounds ${rounds.join(', ')}`} from hold, worth ${count(worth, 'victory')} to ${seat === you ? 'you' : 'them'}.`,
  scored: ({ seat, gained, victories }, you) =>
    `${Who(seat, you)} gain ${count(gained, 'victory')}: ${victories.map((has, at) => `${at === you ? 'you' : clan(at)} ${has}`).join(', ')}.`,
  boosted: ({ seat }, you) => `The General stands behind ${who(seat, you)}: ${their(seat, you)} next card has +2.`,
  spying: ({ seat }, you) =>
    `${capital(whose(seat, you))} Spy is at work: next round ${who(1 - seat, you)} show ${their(1 - seat, you)} card first.`,
  'spies-cancelled': () => `Two Spies meet and cancel each other.`,
  'game-won': ({ game, seat, reason: why, victories }, you) =>
    why === 'princess'
      ? `${Who(seat, you)} win game ${game}: ${their(seat, you)} Princess has met the enemy Prince.`
      : `${Who(seat, you)} win game ${game} with ${victories[seat]} victories to ${victories[1 - seat]!}.`,
  'game-tied': ({ game, victories }) =>
    `Game ${game} is tied: all cards are played, and ${victories.join('-')} is not enough for either clan.`,
  'match-won': ({ seat, gameWins }, you) =>
    `${Who(seat, you)} win the match, ${gameWins[seat]} to ${gameWins[1 - seat]!} in games.`,
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

  decision({ kind, actor }, view, you) {
    const seat = actor as Seat
    const isYou = seat === you
    const clans = Who(seat, undefined)
    switch (kind) {
      case 'choose-first':
        return isYou ? 'You are spied on: show a card first.' : `${clans} are spied on and show a card first.`
      case 'choose-second': {
        const seen = the(view.committed[1 - seat]!)
        return isYou
          ? `You have seen ${seen}: choose your answer.`
          : `${clans} have seen ${seen} and choose their answer.`
      }
      case 'draft-pick':
        return isYou ? 'Keep a card of the pack.' : `${clans} keep a card of the pack.`
      default:
        return isYou
          ? `Choose your card for round ${view.round} in secret.`
          : `${clans} choose a card for round ${view.round} in secret.`
    }
  },

  choice({ kind, card }, view) {
    const { name, text: power } = RATS[strengthOf(card)]
    if (kind === 'draft-pick') return `Keep the ${name} (${strengthOf(card)}): ${power}`
    const seat = view.hands[0].includes(card) ? 0 : 1
    return `Play the ${name} at strength ${strength(card, strengthOf(card) + view.bonus[seat])}: ${power}`
  },

  goal: (view) => goalOf(view, 'en'),
  event: (event, you) => (EVENTS[event.kind] as (event: Event, you: Seat | undefined) => string)(event, you),

  outcome({ payoffs, reason: why }, you) {
    const winner = payoffs.indexOf(1)
    if (winner < 0)
      return why === 'time'
        ? 'The match ends in a draw: both clans ran out of time at the same moment.'
        : 'The match ends in a draw: nobody takes the throne.'
    const because: Readonly<Record<string, string>> = {
      victories: 'by victories',
      princess: 'by the Princess',
      games: 'by games won',
      resigned: `because ${who(1 - winner, you)} gave up`,
      time: `because ${who(1 - winner, you)} ran out of time`,
    }
    return `${Who(winner, you)} take the throne ${because[why] ?? `(${why})`}.`
  },

  refusal(refused) {
    if (isDraftFirst(refused)) return 'First the draft: cards are played once all of them are kept.'
    const card = cardIn(refused)
    return card ? refused.message.replace(card, printed(card)) : refused.message
  },
}
