import type { Seat } from '#engine/game'
import { verdictOf } from '#games/brave-rats/board/rounds'
import type { Words } from '#games/brave-rats/board/words'
import { type CardId, type Strength, strengthOf, WIZARD } from '#games/brave-rats/cards'
import type { Round } from '#games/brave-rats/types'

/** The characters, at the index of their strength. */
const RATTEN = [
  {
    name: 'Musikant',
    der: 'der Musikant',
    den: 'den Musikanten',
    text: 'Diese Runde bleibt in der Schwebe, was auch liegt.',
  },
  {
    name: 'Prinzessin',
    der: 'die Prinzessin',
    den: 'die Prinzessin',
    text: 'Trifft sie den Prinzen, gewinnst du das Spiel.',
  },
  { name: 'Spion', der: 'der Spion', den: 'den Spion', text: 'Nächste Runde siehst du erst die andere Karte.' },
  { name: 'Meuchler', der: 'der Meuchler', den: 'den Meuchler', text: 'In dieser Runde gewinnt die kleinere Stärke.' },
  { name: 'Gesandter', der: 'der Gesandte', den: 'den Gesandten', text: 'Diese Runde zählt für dich 2 Siege.' },
  { name: 'Zauberer', der: 'der Zauberer', den: 'den Zauberer', text: 'Die andere Karte hat keine Fähigkeit.' },
  { name: 'General', der: 'der General', den: 'den General', text: 'Deine nächste Karte hat +2 Stärke.' },
  { name: 'Prinz', der: 'der Prinz', den: 'den Prinzen', text: 'Du gewinnst die Runde.' },
] as const

const clan = (seat: Seat): string => (seat === 0 ? 'Yargs' : 'Applewoods')
const rat = (strength: Strength) => RATTEN[strength]
const ratOf = (card: CardId) => RATTEN[strengthOf(card)]
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

/** "Prinz, Stärke 9 (7 und 2): Du gewinnst die Runde." */
function describe(card: CardId, bonus: number): string {
  const strength = strengthOf(card)
  const total = bonus === 0 ? `${strength}` : `${strength + bonus} (${strength} und ${bonus})`
  return `${ratOf(card).name}, Stärke ${total}: ${ratOf(card).text}`
}

function reason(round: Round): string {
  const { cards, strengths, winner, by } = round
  if (winner === null) {
    if (by === 'equal') return `${strengths[0]} gegen ${strengths[1]} ist gleich: Die Runde bleibt in der Schwebe.`
    return 'Der Musikant spielt: Die Runde bleibt in der Schwebe.'
  }
  const seat = winner as 0 | 1
  const [won, lost] = [cards[seat], cards[seat === 0 ? 1 : 0]]
  const beats = `${strengths[seat]} schlägt ${strengths[seat === 0 ? 1 : 0]}`
  const doubled = verdictOf(round).worth[seat] > 1 ? ', und ihr Gesandter verdoppelt sie' : ''
  const why = {
    princess: 'Die Prinzessin trifft den Prinzen',
    prince: `Der Prinz gewinnt gegen ${ratOf(lost).den}`,
    lowest: `Ein Meuchler ist dabei, also gewinnt die kleinere Stärke: ${beats}`,
    highest:
      strengthOf(won) === WIZARD
        ? `Der Zauberer bannt ${ratOf(lost).den}: ${beats}`
        : strengthOf(lost) === WIZARD
          ? `${capital(ratOf(won).der)} gewinnt, obwohl der Zauberer ihn bannt: ${beats}`
          : beats,
    musician: '',
    equal: '',
  }[by]
  return by === 'princess'
    ? `${why}. Die ${clan(seat)} gewinnen das Spiel.`
    : `${why}. Runde für die ${clan(seat)}${doubled}.`
}

export const german: Words = {
  rat,
  clan,
  you: 'du',
  card: describe,
  hidden: 'Eine verdeckte Karte',
  play: (card, bonus) => `Spiele: ${describe(card, bonus)}`,
  keep: (card) => `Behalte: ${describe(card, 0)}`,
  locked: (card) => `${describe(card, 0)} Liegt verdeckt; drücke, um die Karte zurückzunehmen.`,
  sending: (card) => `${describe(card, 0)} Ist unterwegs.`,
  playIt: 'Ausspielen',
  keepIt: 'Behalten',
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
  reason,
  gameEnd: ({ game, winner, reason: why, victories }) => {
    if (winner === null) return `Spiel ${game} endet ${victories.join(':')} ohne Sieger: Alle Karten sind gespielt.`
    return why === 'princess'
      ? `Die ${clan(winner)} gewinnen Spiel ${game}: Ihre Prinzessin hat den Prinzen getroffen.`
      : `Die ${clan(winner)} gewinnen Spiel ${game} mit ${victories[winner as 0 | 1]} zu ${victories[winner === 0 ? 1 : 0]} Siegen.`
  },
  outcome({ payoffs, reason: why }) {
    const winner = payoffs.indexOf(1)
    if (winner < 0) return 'Das Match endet unentschieden: Der Thron bleibt leer.'
    const because: Readonly<Record<string, string>> = {
      victories: 'durch Siege',
      princess: 'durch die Prinzessin',
      games: 'durch gewonnene Spiele',
      resigned: `weil die ${clan(1 - winner)} aufgeben`,
    }
    return `Die ${clan(winner)} besteigen den Thron${because[why] === undefined ? '' : ` ${because[why]}`}.`
  },
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
