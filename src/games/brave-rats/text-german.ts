import type { Seat, Text } from '#engine/game'
import { goalOf } from '#games/brave-rats/goal'
import { type CardId, FACE_DOWN, type SeenCard, strengthOf, WIZARD } from '#games/brave-rats/cards'
import { clan, dein, deinen, den, ratte } from '#games/brave-rats/rats-german'
import {
  against,
  capital,
  cardIn,
  isDraftFirst,
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

/** "Die Yargs ziehen" or "Du ziehst", in the middle of a sentence with a small letter. */
const tun = (seat: Seat, you: Seat | undefined, sie: string, du: string): string =>
  seat === you ? `du ${du}` : `die ${clan(seat)} ${sie}`
const Tun = (...who: Parameters<typeof tun>): string => capital(tun(...who))
/** "Ihre" or "Deine", as the verb's subject has it. */
const ihre = (seat: Seat, you: Seat | undefined): string => (seat === you ? 'deine' : 'ihre')
const an = (seat: Seat, you: Seat | undefined): string => (seat === you ? 'an dich' : `an die ${clan(seat)}`)

/** "Prinz 7 der Yargs", or "dein Prinz 7"; `own` says how one's own is called there. */
const met = (own: (card: CardId) => string, card: CardId, total: number, whose: string | undefined): string =>
  whose === undefined
    ? `${own(card)} ${strength(card, total)}`
    : `${ratte(card).name} ${strength(card, total)} der ${whose}`

const EVENTS: Sentences = {
  dealt: ({ game, hands: [yargs, applewoods] }, you) =>
    `Spiel ${game}. ${Tun(0, you, 'haben', 'hast')} ${list(yargs)}; ${tun(1, you, 'haben', 'hast')} ${list(applewoods)}.`,
  'princes-taken': ({ seat }, you) =>
    `Angriff der Prinzessinnen: ${Tun(seat, you, 'haben', 'hast')} beide Prinzen, ` +
    `${1 - seat === you ? 'du' : `die ${clan(1 - seat)}`} beide Prinzessinnen.`,
  exchanged({ cards }, you) {
    const from = you === 1 ? 1 : 0
    return (
      `Verräter: ${Tun(from, you, 'verlieren', 'verlierst')} ${den(cards[from])} und ` +
      `${from === you ? 'bekommst' : 'bekommen'} ${den(cards[1 - from]!)} der ${clan(1 - from)}.`
    )
  },
  drew: ({ seat, cards }, you) =>
    `${Tun(seat, you, 'ziehen', 'ziehst')} ${cards.includes(FACE_DOWN) ? karten(cards.length) : list(cards)}.`,
  'pack-drawn': ({ seat, cards }, you) =>
    `${Tun(seat, you, 'ziehen', 'ziehst')} ein Päckchen` +
    (cards.includes(FACE_DOWN) ? ` mit ${cards.length} Karten.` : `: ${list(cards)}.`),
  picked: ({ seat, card }, you) => `${Tun(seat, you, 'behalten', 'behältst')} ${den(card)}.`,
  'pack-passed': ({ to, cards }, you) =>
    cards.includes(FACE_DOWN)
      ? `${capital(karten(cards.length))} ${cards.length === 1 ? 'geht' : 'gehen'} ${an(to, you)}.`
      : `${capital(an(to, you))} ${cards.length === 1 ? 'geht' : 'gehen'} ${list(cards)}.`,
  'shown-first': ({ seat, card, strength: total }, you) =>
    `Ausspioniert: ${Tun(seat, you, 'zeigen', 'zeigst')} zuerst ${den(card)}, Stärke ${strength(card, total)}.`,
  revealed: ({ round, cards, strengths }, you) =>
    `Runde ${round}: ${capital(met(dein, cards[0], strengths[0], you === 0 ? undefined : clan(0)))} trifft auf ` +
    `${met(deinen, cards[1], strengths[1], you === 1 ? undefined : clan(1))}.`,
  blanked: ({ seat, card }, you) =>
    `Ein Zauberer bannt ${seat === you ? deinen(card) : `${den(card)} der ${clan(seat)}`}: Die Karte hat keine Fähigkeit.`,
  'round-won': (event, you) => {
    const { seat, by, worth } = event
    const result =
      by === 'princess' ? `${Tun(seat, you, 'gewinnen', 'gewinnst')} das Spiel` : `Die Runde geht ${an(seat, you)}`
    const doubled = `, und ${seat === you ? 'dein' : 'ihr'} Gesandter verdoppelt sie`
    return `${reason(event)}. ${result}${worth > 1 ? doubled : ''}.`
  },
  'round-held': ({ by, cards, strengths }) =>
    by === 'musician'
      ? `Der Musikant spielt: Die Runde bleibt in der Schwebe, was ${ratte(cards.find((card) => strengthOf(card) !== 0) ?? cards[0]).der} auch kann.`
      : `${strengths[0]} gegen ${strengths[1]} ist gleich: Die Runde bleibt in der Schwebe.`,
  'held-won': ({ seat, rounds, worth }, you) =>
    `${Tun(seat, you, 'bekommen', 'bekommst')} auch ${rounds.length === 1 ? `Runde ${rounds[0]!}` : `die Runden ${rounds.join(', ')}`} aus der Schwebe, für ${seat === you ? 'dich' : 'sie'} ${siege(worth)} wert.`,
  scored: ({ seat, gained, victories }, you) =>
    `${Tun(seat, you, 'erringen', 'erringst')} ${siege(gained)}: ` +
    `${victories.map((has, at) => `${at === you ? 'du' : clan(at)} ${has}`).join(', ')}.`,
  boosted: ({ seat }, you) =>
    `Der General steht hinter ${seat === you ? 'dir' : `den ${clan(seat)}`}: ${capital(ihre(seat, you))} nächste Karte hat +2.`,
  spying: ({ seat }, you) => {
    const other = 1 - seat
    return (
      `${seat === you ? 'Dein Spion' : `Der Spion der ${clan(seat)}`} ist im Einsatz: Nächste Runde ` +
      `${other === you ? 'zeigst du deine' : `zeigen die ${clan(other)} ihre`} Karte zuerst.`
    )
  },
  'spies-cancelled': () => 'Zwei Spione treffen sich und heben einander auf.',
  'game-won': ({ game, seat, reason: why, victories }, you) =>
    why === 'princess'
      ? `${Tun(seat, you, 'gewinnen', 'gewinnst')} Spiel ${game}: ${capital(ihre(seat, you))} Prinzessin hat den feindlichen Prinzen getroffen.`
      : `${Tun(seat, you, 'gewinnen', 'gewinnst')} Spiel ${game} mit ${victories[seat]} zu ${victories[1 - seat]!} Siegen.`,
  'game-tied': ({ game, victories }) =>
    `Spiel ${game} endet unentschieden: Alle Karten sind gespielt, und ${victories.join(':')} reicht keinem Clan.`,
  'match-won': ({ seat, gameWins }, you) =>
    `${Tun(seat, you, 'gewinnen', 'gewinnst')} das Match mit ${gameWins[seat]} zu ${gameWins[1 - seat]!} Spielen.`,
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
  'BR-E16': 'Deine Karte liegt offen und bleibt liegen: Warte auf die Karte von drüben.',
}

export const german: Text<BraveRats> = {
  summary: 'Zwei Clans, je acht Ratten, jede Runde eine geheime Karte. Wer zuerst vier Siege hat, besteigt den Thron.',
  options: OPTIONS,
  measure: 'Runden',
  seat: clan,

  decision({ kind, actor }, view, you) {
    const seat = actor as Seat
    const who = die(seat)
    const isYou = seat === you
    switch (kind) {
      case 'choose-first':
        return isYou
          ? 'Du wirst ausspioniert: Zeige zuerst eine Karte.'
          : `${who} sind ausspioniert und zeigen zuerst eine Karte.`
      case 'choose-second': {
        const seen = den(view.committed[1 - seat]!)
        return isYou
          ? `Du hast ${seen} gesehen: Wähle deine Antwort.`
          : `${who} haben ${seen} gesehen und wählen ihre Antwort.`
      }
      case 'draft-pick':
        return isYou ? 'Behalte eine Karte des Päckchens.' : `${who} behalten eine Karte des Päckchens.`
      default:
        return isYou
          ? `Wähle verdeckt deine Karte für Runde ${view.round}.`
          : `${who} wählen verdeckt eine Karte für Runde ${view.round}.`
    }
  },

  choice({ kind, card }, view) {
    const { text: power } = ratte(card)
    if (kind === 'draft-pick') return `Behalte ${den(card)} (${strengthOf(card)}): ${power}`
    const seat = view.hands[0].includes(card) ? 0 : 1
    return `Spiele ${den(card)} mit Stärke ${strength(card, strengthOf(card) + view.bonus[seat])}: ${power}`
  },

  goal: (view) => goalOf(view, 'de'),
  event: (event, you) => (EVENTS[event.kind] as (event: Event, you: Seat | undefined) => string)(event, you),

  outcome({ payoffs, reason: why }, you) {
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
    const wins = Tun(winner, you, 'besteigen', 'besteigst')
    const loser = 1 - winner
    if (why === 'resigned')
      return `${wins} den Thron, weil ${loser === you ? 'du aufgibst' : `die ${clan(loser)} aufgeben`}.`
    if (why === 'time')
      return `${wins} den Thron, weil ${loser === you ? 'dir' : `den ${clan(loser)}`} die Zeit abläuft.`
    return `${wins} den Thron ${because[why] ?? `(${why})`}.`
  },

  refusal(refused) {
    if (isDraftFirst(refused)) return 'Erst der Draft: Gespielt wird, wenn alle Karten verteilt sind.'
    const said = REFUSALS[refused.code]
    const card = cardIn(refused)
    if (said === undefined) return refused.message
    return card ? `${capital(ratte(card).der)} der ${clan(ownerOf(card))} ${said}` : said
  },
}
