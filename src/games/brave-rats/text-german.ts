import type { Seat, Text } from '#engine/game'
import { FACE_DOWN, type SeenCard, strengthOf, WIZARD } from '#games/brave-rats/cards'
import { clan, den, ratte } from '#games/brave-rats/rats-german'
import {
  against,
  capital,
  cardIn,
  type OptionSentences,
  ownerOf,
  type Sentences,
  strength,
} from '#games/brave-rats/sentences'
import type { BraveRats, Event } from '#games/brave-rats/types'

const die = (seat: Seat): string => `Die ${clan(seat)}`
const list = (cards: readonly SeenCard[]): string =>
  cards.map((card) => (card === FACE_DOWN ? 'verdeckt' : ratte(card).name)).join(', ')
const count = (many: number, one: string, more: string): string => `${many} ${many === 1 ? one : more}`
const karten = (many: number): string => (many === 1 ? 'eine Karte' : `${many} Karten`)
const siege = (many: number): string => count(many, 'Sieg', 'Siege')

/** Why the round was won, in one clause. */
function reason({ seat, by, cards, strengths }: Extract<Event, { kind: 'round-won' }>): string {
  const [mine, theirs] = [cards[seat], cards[1 - seat]!]
  const [won, lost] = against(cards, strengths, seat)
  const beats = `${won} schlägt ${lost}`
  switch (by) {
    case 'princess':
      return 'Die Prinzessin trifft den Prinzen'
    case 'prince':
      return `Der Prinz gewinnt gegen ${den(theirs)}`
    case 'lowest':
      return `Ein Meuchler ist dabei, also gewinnt die kleinere Stärke: ${beats}`
    default:
      if (strengthOf(mine) === WIZARD) return `Der Zauberer bannt ${den(theirs)}: ${beats}`
      if (strengthOf(theirs) !== WIZARD) return beats
      // The Princess never beats a Wizard, so it is always a he.
      return `${capital(ratte(mine).der)} gewinnt, obwohl der Zauberer ihn bannt: ${beats}`
  }
}

const EVENTS: Sentences = {
  dealt: ({ game, hands: [yargs, applewoods] }) =>
    `Spiel ${game}. Die Yargs haben ${list(yargs)}; die Applewoods haben ${list(applewoods)}.`,
  'princes-taken': ({ seat }) =>
    `Angriff der Prinzessinnen: ${die(seat)} haben beide Prinzen, die ${clan(1 - seat)} beide Prinzessinnen.`,
  exchanged: ({ cards: [yargs, applewoods] }) =>
    `Verräter: Die Yargs verlieren ${den(yargs)} und bekommen ${den(applewoods)} der Applewoods.`,
  drew: ({ seat, cards }) =>
    cards.includes(FACE_DOWN) ? `${die(seat)} ziehen ${karten(cards.length)}.` : `${die(seat)} ziehen ${list(cards)}.`,
  'pack-drawn': ({ seat, cards }) =>
    cards.includes(FACE_DOWN)
      ? `${die(seat)} ziehen ein Päckchen mit ${cards.length} Karten.`
      : `${die(seat)} ziehen ein Päckchen: ${list(cards)}.`,
  picked: ({ seat, card }) => `${die(seat)} behalten ${den(card)}.`,
  'pack-passed': ({ to, cards }) =>
    cards.includes(FACE_DOWN)
      ? `${capital(karten(cards.length))} ${cards.length === 1 ? 'geht' : 'gehen'} an die ${clan(to)}.`
      : `An die ${clan(to)} ${cards.length === 1 ? 'geht' : 'gehen'} ${list(cards)}.`,
  'shown-first': ({ seat, card, strength: total }) =>
    `Ausspioniert: ${die(seat)} zeigen zuerst ${den(card)}, Stärke ${strength(card, total)}.`,
  revealed: ({ round, cards, strengths }) =>
    `Runde ${round}: ${ratte(cards[0]).name} ${strength(cards[0], strengths[0])} der Yargs trifft auf ` +
    `${ratte(cards[1]).name} ${strength(cards[1], strengths[1])} der Applewoods.`,
  blanked: ({ seat, card }) => `Ein Zauberer bannt ${den(card)} der ${clan(seat)}: Die Karte hat keine Fähigkeit.`,
  'round-won': (event) => {
    const { seat, by, worth } = event
    const result = by === 'princess' ? `${die(seat)} gewinnen das Spiel` : `Die Runde geht an die ${clan(seat)}`
    return `${reason(event)}. ${result}${worth > 1 ? ', und ihr Gesandter verdoppelt sie' : ''}.`
  },
  'round-held': ({ by, cards, strengths }) =>
    by === 'musician'
      ? `Der Musikant spielt: Die Runde bleibt in der Schwebe, was ${ratte(cards.find((card) => strengthOf(card) !== 0) ?? cards[0]).der} auch kann.`
      : `${strengths[0]} gegen ${strengths[1]} ist gleich: Die Runde bleibt in der Schwebe.`,
  'held-won': ({ seat, rounds, worth }) =>
    `${die(seat)} bekommen auch ${rounds.length === 1 ? `Runde ${rounds[0]!}` : `die Runden ${rounds.join(', ')}`} aus der Schwebe, für sie ${siege(worth)} wert.`,
  scored: ({ seat, gained, victories }) =>
    `${die(seat)} erringen ${siege(gained)}: Yargs ${victories[0]}, Applewoods ${victories[1]}.`,
  boosted: ({ seat }) => `Der General steht hinter den ${clan(seat)}: Ihre nächste Karte hat +2.`,
  spying: ({ seat }) =>
    `Der Spion der ${clan(seat)} ist im Einsatz: Nächste Runde zeigen die ${clan(1 - seat)} ihre Karte zuerst.`,
  'spies-cancelled': () => 'Zwei Spione treffen sich und heben einander auf.',
  'game-won': ({ game, seat, reason: why, victories }) =>
    why === 'princess'
      ? `${die(seat)} gewinnen Spiel ${game}: Ihre Prinzessin hat den feindlichen Prinzen getroffen.`
      : `${die(seat)} gewinnen Spiel ${game} mit ${victories[seat]} zu ${victories[1 - seat]!} Siegen.`,
  'game-tied': ({ game, victories }) =>
    `Spiel ${game} endet unentschieden: Alle Karten sind gespielt, und ${victories.join(':')} reicht keinem Clan.`,
  'match-won': ({ seat, gameWins }) =>
    `${die(seat)} gewinnen das Match mit ${gameWins[seat]} zu ${gameWins[1 - seat]!} Spielen.`,
  'match-drawn': () => 'Das Match endet unentschieden.',
}

const SWITCH = { false: 'Aus', true: 'An' }
const SEATS = { 0: clan(0), 1: clan(1), random: 'Das Los entscheidet' }

const OPTIONS: OptionSentences = {
  traitor: {
    name: 'Verräter',
    text: 'Vor dem Spiel gibt jeder Clan dem anderen eine zufällige Karte.',
    values: SWITCH,
  },
  luckyDraw: {
    name: 'Glücksgriff',
    text: 'Gespielt wird mit drei Karten auf der Hand, gezogen vom eigenen gemischten Stapel.',
    values: SWITCH,
  },
  fastRat: { name: 'Schnelle Ratte', text: 'Drei Siege gewinnen das Spiel.', values: SWITCH },
  draft: { name: 'Draft', text: 'Alle sechzehn Karten werden reihum ausgesucht, je vier auf einmal.', values: SWITCH },
  randomDeal: { name: 'Bunt gemischt', text: 'Alle sechzehn Karten werden gemischt und verteilt.', values: SWITCH },
  princessAttack: {
    name: 'Angriff der Prinzessinnen',
    text: 'Ein Clan hat beide Prinzen, der andere beide Prinzessinnen.',
    values: SWITCH,
  },
  emperor: {
    name: 'Der Kaiser',
    text: 'Bis zu drei Spiele: Wer zuerst zwei gewinnt, gewinnt das Match.',
    values: SWITCH,
  },
  firstDrafter: { name: 'Erste Wahl im Draft', text: 'Wer das erste Päckchen eines Drafts zieht.', values: SEATS },
  princesSeat: {
    name: 'Beide Prinzen',
    text: 'Wer beim Angriff der Prinzessinnen beide Prinzen bekommt.',
    values: SEATS,
  },
  ties: {
    name: 'Unentschieden',
    text: 'Ob ein unentschiedenes Spiel wiederholt wird oder so stehen bleibt.',
    values: { replay: 'Wird wiederholt', draw: 'Bleibt stehen' },
  },
}

/** Section F of the rules document; a card that is spoken of is put before the sentence. */
const REFUSALS: Readonly<Record<string, string>> = {
  'BR-E01': 'Du hast in diesem Spiel keinen Platz.',
  'BR-E02': 'Das Match ist vorbei.',
  'BR-E03': 'Diese Karte gibt es nicht.',
  'BR-E04': 'ist nicht auf deiner Hand.',
  'BR-E05': 'Du hast keine Karte, die du noch ändern kannst.',
  'BR-E06': 'Dein Spion ist im Einsatz: Warte auf die Karte von drüben.',
  'BR-E07': 'Das Päckchen ist gerade drüben.',
  'BR-E08': 'ist nicht im Päckchen.',
  'BR-E09': 'Das geht gerade nicht.',
  'BR-E10': 'Diese Runde ist vorbei.',
  'BR-E11': 'Der Verräter bewirkt nichts, wenn die Karten bunt gemischt sind. Wähle eines von beiden.',
  'BR-E12': 'Draft, Bunt gemischt und Angriff der Prinzessinnen sind drei Arten zu verteilen. Wähle eine.',
  'BR-E13': 'Eine Option hat einen Wert, den es nicht gibt.',
  'BR-E14': 'BraveRats ist für 2 Personen.',
  'BR-E15': 'Das Spiel hat begonnen; die Optionen stehen fest.',
}

export const german: Text<BraveRats> = {
  summary: 'Zwei Clans, je acht Ratten, jede Runde eine geheime Karte. Wer zuerst vier Siege hat, besteigt den Thron.',
  options: OPTIONS,
  measure: 'Runden',
  seat: clan,

  decision({ kind, actor }, view) {
    const who = die(actor as Seat)
    switch (kind) {
      case 'choose-first':
        return `${who} sind ausspioniert und zeigen zuerst eine Karte.`
      case 'choose-second':
        return `${who} haben ${den(view.committed[1 - (actor as Seat)]!)} gesehen und wählen ihre Antwort.`
      case 'draft-pick':
        return `${who} behalten eine Karte des Päckchens.`
      default:
        return `${who} wählen verdeckt eine Karte für Runde ${view.round}.`
    }
  },

  choice({ kind, card }, view) {
    const { text: power } = ratte(card)
    if (kind === 'draft-pick') return `Behalte ${den(card)} (${strengthOf(card)}): ${power}`
    const seat = view.hands[0].includes(card) ? 0 : 1
    return `Spiele ${den(card)} mit Stärke ${strength(card, strengthOf(card) + view.bonus[seat])}: ${power}`
  },

  event: (event) => (EVENTS[event.kind] as (event: Event) => string)(event),

  outcome({ payoffs, reason: why }) {
    const winner = payoffs.indexOf(1)
    if (winner < 0)
      return why === 'time'
        ? 'Das Match endet unentschieden: Beiden Clans lief im selben Augenblick die Zeit ab.'
        : 'Das Match endet unentschieden: Der Thron bleibt leer.'
    const because: Readonly<Record<string, string>> = {
      victories: 'durch Siege',
      princess: 'durch die Prinzessin',
      games: 'durch gewonnene Spiele',
    }
    if (why === 'resigned') return `${die(winner)} besteigen den Thron, weil die ${clan(1 - winner)} aufgeben.`
    if (why === 'time') return `${die(winner)} besteigen den Thron, weil den ${clan(1 - winner)} die Zeit abläuft.`
    return `${die(winner)} besteigen den Thron ${because[why] ?? `(${why})`}.`
  },

  refusal(refused) {
    const said = REFUSALS[refused.code]
    const card = cardIn(refused)
    if (said === undefined) return refused.message
    return card ? `${capital(ratte(card).der)} der ${clan(ownerOf(card))} ${said}` : said
  },
}
