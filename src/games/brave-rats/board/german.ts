import { tellings } from '#games/brave-rats/board/tellings'
import type { Words } from '#games/brave-rats/board/words'
import { type CardId, type Strength, strengthOf } from '#games/brave-rats/cards'
import { ratte, RATTEN } from '#games/brave-rats/rats-german'
import { german as text } from '#games/brave-rats/text-german'

const rat = (strength: Strength) => RATTEN[strength]
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

/** "Prinz, Stärke 9 (7 und 2): Du gewinnst die Runde." */
function describe(card: CardId, bonus: number): string {
  const strength = strengthOf(card)
  const total = bonus === 0 ? `${strength}` : `${strength + bonus} (${strength} und ${bonus})`
  return `${ratte(card).name}, Stärke ${total}: ${ratte(card).text}`
}

export const german: Words = {
  ...tellings(text),
  rat,
  you: 'du',
  card: describe,
  hidden: 'Eine verdeckte Karte',
  play: (card, bonus) => `Spiele: ${describe(card, bonus)}`,
  keep: (card) => `Behalte: ${describe(card, 0)}`,
  locked: (card) => `${describe(card, 0)} Liegt verdeckt; drücke, um die Karte zurückzunehmen.`,
  sending: (card) => `${describe(card, 0)} Ist unterwegs.`,
  playIt: 'Ausspielen',
  keepIt: 'Behalten',
  pressAgain: 'Noch einmal drücken, dann gilt es.',
  takeBack: 'Zurück',
  hand: (name, isMine) => (isMine ? 'Deine Hand' : `Hand von ${name}`),
  track: 'Runden dieses Spiels',
  round: (round) => `Runde ${round}`,
  game: (game) => `Spiel ${game}`,
  onHold: 'In der Schwebe',
  wonBy: (who, gained) => (gained === 0 ? `${who} gewinnen` : `${who} +${gained}`),
  notPlayed: 'noch nicht gespielt',
  now: 'jetzt',
  meets: (yargs, applewoods) => `${yargs} gegen ${applewoods}`,
  victories: (count, target) => `${many(count, 'Sieg', 'Siege')} von ${target}`,
  gamesWon: (count) => many(count, 'Spiel gewonnen', 'Spiele gewonnen'),
  boosted: '+2 diese Runde',
  spying: 'Spion im Einsatz',
  spiedOn: 'zeigt zuerst',
  princes: 'beide Prinzen',
  lockedIn: 'liegt verdeckt',
  waits: {
    choose: 'Wähle verdeckt eine Karte',
    show: 'Ausspioniert: Zeige zuerst eine Karte',
    answer: 'Antworte auf die Karte',
    wait: 'Dein Spion wartet auf die andere Karte',
  },
  chooses: 'wählt',
  stake: (total) => (total === 1 ? 'Eine Runde in der Schwebe' : `${total} Runden in der Schwebe`),
  held: (round, worth) => `Runde ${round} ist wert: ${worth.join(', ')}.`,
  worthTo: (who, worth) => `${worth} für die ${who}`,
  stakeText: 'Wer die nächste entschiedene Runde gewinnt, bekommt sie dazu.',
  pile: (count) => many(count, 'Karte im Stapel', 'Karten im Stapel'),
  remaining: 'Noch nicht gespielt',
  inPile: 'Im Stapel',
  pack: (pack) => `Päckchen ${pack} von 4`,
  packMine: (left) => `Behalte eine und gib ${left - 1} weiter`,
  packTheirs: (name) => `${name} behält eine und gibt den Rest weiter`,
  blanked: 'gebannt',
}
