import { tellings } from '#games/brave-rats/board/tellings'
import type { Words } from '#games/brave-rats/board/words'
import { type CardId, RATS, type Strength, strengthOf } from '#games/brave-rats/cards'
import { text } from '#games/brave-rats/text'

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)
const rat = (strength: Strength) => RATS[strength]

/** "Prince, strength 9 (7 and 2): you win the round." */
function describe(card: CardId, bonus: number): string {
  const { name, strength, text: power } = RATS[strengthOf(card)]
  const total = bonus === 0 ? `${strength}` : `${strength + bonus} (${strength} and ${bonus})`
  return `${name}, strength ${total}: ${lower(power)}`
}

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

export const english: Words = {
  ...tellings(text),
  rat,
  you: 'you',
  card: describe,
  hidden: 'A card face down',
  play: (card, bonus) => `Play the ${describe(card, bonus)}`,
  keep: (card) => `Keep the ${describe(card, 0)}`,
  locked: (card) => `The ${describe(card, 0)} It is locked in; press to take it back.`,
  sending: (card) => `The ${describe(card, 0)} It is on its way.`,
  playIt: 'Play it',
  keepIt: 'Keep it',
  pressAgain: 'Press again, for good.',
  takeBack: 'Take it back',
  hand: (name, isMine) => (isMine ? 'Your hand' : `${name}’s hand`),
  track: 'Rounds of this game',
  round: (round) => `Round ${round}`,
  game: (game) => `Game ${game}`,
  onHold: 'On hold',
  wonBy: (who, gained) => (gained === 0 ? `${who} win` : `${who} +${gained}`),
  notPlayed: 'not played yet',
  now: 'now',
  meets: (yargs, applewoods) => `${yargs} against ${applewoods}`,
  victories: (count, target) => `${many(count, 'victory', 'victories')} of ${target}`,
  gamesWon: (count) => many(count, 'game won', 'games won'),
  boosted: '+2 this round',
  spying: 'Spy at work',
  spiedOn: 'shows first',
  princes: 'both Princes',
  lockedIn: 'locked in',
  waits: {
    choose: 'Choose a card in secret',
    show: 'Spied on: show a card first',
    answer: 'Answer the card you see',
    wait: 'Your Spy waits for the other card',
  },
  chooses: 'chooses',
  stake: (total) => (total === 1 ? 'A round on hold' : `${total} rounds on hold`),
  held: (round, worth) => `Round ${round} is worth ${worth.join(' and ')}.`,
  worthTo: (who, worth) => `${worth} to the ${who}`,
  stakeText: 'Whoever wins the next round that is not held takes these too.',
  pile: (count) => many(count, 'card in the pile', 'cards in the pile'),
  remaining: 'Not played yet',
  inPile: 'In the pile',
  pack: (pack) => `Pack ${pack} of 4`,
  packMine: (left) => `Keep one and pass ${left - 1} on`,
  packTheirs: (name) => `${name} keeps one and passes the rest`,
  blanked: 'power cancelled',
}
