import type { Seat, Text } from '#engine/game'
import { accountOf, hitNamed, hitSaid } from '#games/last-brave/text/account'
import { bannerOf } from '#games/last-brave/text/banners'
import { type Ability, ATTRIBUTE, type CardId, CHAMPION, type ChampionId, type Picking } from '#games/last-brave/cards'
import { CARD_NAMES_DE, deinen, den, seinen, SKILL_DE, wappen } from '#games/last-brave/text/cards-german'
import { legalTargets } from '#games/last-brave/rules/fighters'
import { POINT_VALUES } from '#games/last-brave/options'
import { refusalGerman } from '#games/last-brave/text/refusals-german'
import {
  abilitySaid,
  aheadIn,
  capital,
  type ChoiceSentences,
  chooserOf,
  comingHit,
  type DecisionSentences,
  effectSaid,
  type Ends,
  isReaction,
  listed,
  type OptionSentences,
  ownChampion,
  type Sentences,
  usedOf,
  wishSaid,
  type WishWords,
} from '#games/last-brave/text/sentences'
import type { Choice, EndReason, Event, LastBrave, Target, View } from '#games/last-brave/types'

type Case = 'der' | 'den' | 'dem'

const Der = (seat: Seat): string => capital(wappen(seat).der)
const alle = (seats: readonly Seat[], fall: Case): string =>
  listed(
    seats.map((seat) => wappen(seat)[fall]),
    'und',
  )
const cards = (ids: readonly CardId[]): string =>
  listed(
    ids.map((id) => CARD_NAMES_DE[id]),
    'und',
  )
const name = (champion: ChampionId): string => CHAMPION[champion].name
const skill = (champion: ChampionId): string => `„${SKILL_DE[champion]}“`
const said = (ability: Ability): string => abilitySaid(ability, 'de')
const punkte = (many: number): string => `${many} ${many === 1 ? 'Punkt' : 'Punkte'}`
const punkten = (many: number): string => `${many} ${many === 1 ? 'Punkt' : 'Punkten'}`

/** "den Schild des Hirschs", or the own one of whoever acts. */
const wessen = (of: Seat, id: CardId, actor: Seat | undefined, own: (card: CardId) => string): string =>
  of === actor ? own(id) : `${den(id)} ${wappen(of).des}`

/** A Champion at the end, with its faction where factions fought. */
const unmasked = (champion: ChampionId, reason: EndReason): string =>
  reason === 'faction' || reason === 'command' ? `${name(champion)} (${bannerOf(champion, 'de')})` : name(champion)

/** What a point was paid for, and what follows. */
const punkt = (reflected: boolean): string => `für einen ${reflected ? 'zurückgeschlagenen ' : ''}Punkt`
const rest = (left: number): string => (left === 0 ? 'Es war der letzte dieses Treffers.' : `Noch ${left}.`)

/** Why a seat acts next, by the rule that says so. */
const NEXT: Readonly<Record<string, (seat: Seat) => string>> = {
  'LB-025': () => 'der angegriffen wurde',
  'LB-099': () => 'noch einmal durch Nachsetzen',
  'LB-104': () => 'der zuletzt Schaden nahm',
  'LB-R61': () => 'das letzte Ziel, denn niemand nahm Schaden',
  'LB-131': (seat) => `links ${vom(seat)}, denn das Ziel ist gefallen`,
  'LB-R60': (seat) => `links ${vom(seat)}, denn wer zuletzt Schaden nahm, ist gefallen`,
  'LB-133': (seat) => `der angegriffen wurde, denn ${wappen(seat).der} ist gefallen`,
}
const vom = (seat: Seat): string => wappen(seat).dem.replace('dem', 'vom')

const gewinnen = (seats: readonly Seat[]): string =>
  `${capital(alle(seats, 'der'))} ${seats.length === 1 ? 'gewinnt' : 'gewinnen'}`
const unentschieden = (seats: readonly Seat[]): string => `Unentschieden zwischen ${alle(seats, 'dem')}`

const ENDS: Ends = {
  'last-standing': (seats) => `${capital(alle(seats, 'der'))} steht als Letzter und gewinnt.`,
  faction: (seats) => `${gewinnen(seats)}: Kein anderer Bund hat noch einen Kämpfer auf den Beinen.`,
  command: (seats) => `${gewinnen(seats)}: Die Anführer aller anderen Bünde sind gefallen.`,
  stalemate: (seats) => `${unentschieden(seats)}: Ihr Widerstand ist zu groß für jeden Angriff, der ihnen bleibt.`,
  stall: (seats) => `${unentschieden(seats)}: Zu viele Züge in Folge haben nichts verändert.`,
  cap: (seats) => `${unentschieden(seats)}: 300 Züge sind vorbei.`,
  points: (seats) => `${gewinnen(seats)} den Feldzug nach Punkten.`,
  'three-ties': (seats) =>
    `Drei unentschiedene Gefechte in Folge beenden den Feldzug: ${capital(alle(seats, 'der'))} ` +
    `${seats.length === 1 ? 'hat die meisten Punkte' : 'teilen ihn sich mit den meisten Punkten'}.`,
}

/** What points of a campaign are for, by the rule that gives them. */
const GAINS: Readonly<Record<string, string>> = {
  'LB-154': ' für das gewonnene Gefecht',
  'LB-159': ' für den Besiegten',
  'LB-160': ' für den Besiegten und als Letzter',
}

const EVENTS: Sentences = {
  'bout-begun': ({ bout, first }) =>
    `Gefecht ${bout}: Kämpfer und Karten sind verteilt. Das Los fällt auf ${wappen(first).den}, der beginnt.`,
  dealt: ({ seat, champion, hand }) =>
    `${Der(seat)} kämpft als ${name(champion)}.${hand.length > 0 ? ` Auf der Hand: ${cards(hand)}.` : ''} ` +
    `Geheimkunst: ${skill(champion)}, ${said(CHAMPION[champion].secret)}.` +
    (isReaction(champion) ? ' Sie wirkt sogar, wenn andere kämpfen: Schalte ein, dass du dann gefragt wirst.' : ''),
  'turn-begun': ({ seat, turn, extra }) =>
    extra
      ? `Zug ${turn}: ${Der(seat)} setzt nach und muss noch einmal angreifen.`
      : `Zug ${turn}: ${Der(seat)} muss angreifen.`,
  used: ({ seat, card, cost, choice }) =>
    `${Der(seat)} ${cost === 'fatigue' ? `dreht ${den(card)} quer` : `opfert ${den(card)}`}: ` +
    `${capital(said(usedOf(ATTRIBUTE[card][cost] ?? [], choice)))}.`,
  'secret-used': ({ seat, champion, choice }) =>
    `${Der(seat)} deckt ${name(champion)} auf und nutzt ${skill(champion)}: ` +
    `${said(usedOf(CHAMPION[champion].secret, choice))}.`,
  sealed: ({ seat, of, card }) =>
    `${Der(seat)} versiegelt ${wessen(of, card, seat, seinen)}: Die verdeckte Karte hat keine Fähigkeiten mehr.`,
  revived: ({ seat, of, card }) =>
    `${Der(seat)} richtet ${wessen(of, card, seat, seinen)} auf: Die Karte steht wieder gerade.`,
  recovered: ({ seat, of, card }) =>
    `${Der(seat)} holt ${wessen(of, card, seat, seinen)} zurück: Die Karte ist wieder auf ` +
    `${of === seat ? 'seiner Hand' : `der Hand ${wappen(of).des}`}.`,
  locked: ({ seat, targets, scatter, parts }) =>
    `${Der(seat)} greift ${alle(targets, 'den')}${scatter ? ' mit einem Streuschuss' : ''} an. ${accountOf(parts, 'de')}.`,
  hit: (event) => `${hitSaid(event, 'de')}${event.damage === 0 ? ', also geschieht nichts' : ''}.`,
  'point-revealed': ({ seat, card, left, reflected }) =>
    `${Der(seat)} deckt ${den(card)} ${punkt(reflected)} auf: ${rest(left)}`,
  'point-moved': ({ seat, card, left, reflected }) =>
    `${Der(seat)} legt ${den(card)} ${punkt(reflected)} in die Schadenszone: ${rest(left)}`,
  defended: ({ seat, removed }) =>
    `${Der(seat)} wehrt ab: ${punkte(removed)} dieses Treffers ${removed === 1 ? 'verfällt' : 'verfallen'}.`,
  reflected: ({ seat, onto, amount }) =>
    `${Der(seat)} schlägt zurück: ${punkte(amount)} dieses Treffers ${amount === 1 ? 'geht' : 'gehen'} an ${wappen(onto).den}.`,
  defeated: ({ seat, by, champion }) =>
    `${Der(seat)} hat keine Karte mehr für diesen Punkt: ${name(champion)} fällt durch ${wappen(by).den}.`,
  'turn-over': ({ seat, next, stall, rule }) =>
    `Als Nächster ist ${wappen(next).der} dran, ${NEXT[rule]?.(seat) ?? 'der jetzt am Zug ist'}.` +
    (stall > 0 ? ` Seit ${stall === 1 ? 'einem Zug' : `${stall} Zügen`} hat sich nichts verändert.` : ''),
  scored: ({ seat, gained, points, rule }) =>
    `${Der(seat)} bekommt ${punkte(gained)}${GAINS[rule] ?? ''} und hat jetzt ${points}.`,
  'bout-over': ({ winners, tied, reason, champions }) =>
    `Das Gefecht ist vorbei. ${ENDS[reason](winners.length > 0 ? winners : tied)} ` +
    `Die Kämpfer: ${champions.map((champion, seat) => `${wappen(seat).name} ${unmasked(champion, reason)}`).join(', ')}.`,
  'campaign-over': ({ winners, points, rule }) =>
    `${ENDS[rule === 'LB-R82' ? 'three-ties' : 'points'](winners)} ` +
    `Die Punkte: ${points.map((has, seat) => `${wappen(seat).name} ${has}`).join(', ')}.`,
  preferred: (event) => {
    const { isAsked, when } = wishSaid(event, WISHES)
    return `${Der(event.seat)} wird ${isAsked ? 'jetzt' : 'nicht mehr'} gefragt: ${when}.`
  },
}

const WISHES: WishWords = {
  askForced: 'vor einem Punkt, der nur auf eine Weise zu nehmen ist',
  between: 'vor jedem weiteren Treffer beim Angreifen',
  after: 'nach dem letzten Punkt eines Treffers',
  turnStart: 'zu Beginn der Züge anderer',
  beforeHit: 'vor jedem Treffer, wenn andere kämpfen',
  autoPass: 'nur bei mehr Auswahl als der Geheimkunst',
  everyHold: 'bei jeder Gelegenheit für eine Geheimkunst',
  usual: 'wie üblich',
}

/** "Versiegle den Schild des Hirschs", in two parts around the card. */
const PICKS: Readonly<Record<Picking, readonly [before: string, after: string]>> = {
  seal: ['versiegle', ''],
  revive: ['richte', ' auf'],
  recover: ['hole', ' zurück'],
}

/** What a use does, with the card that it picks or the points that it stops. */
const effect = (ability: Ability, choice: Target | undefined, view: View): string =>
  effectSaid(ability, {
    language: 'de',
    and: ' und ',
    pick(picking) {
      const [before, after] = PICKS[picking]
      const what = choice ? wessen(choice.seat, choice.card as CardId, chooserOf(view), deinen) : 'nichts'
      return `${before} ${what}${after}`
    },
    stop(how) {
      if (!view.blow) return said([{ do: how }])
      const points = punkten(view.blow.left)
      return how === 'defend' ? `Abwehr von ${points}` : `Rückschlag von ${points} auf ${wappen(view.active).den}`
    },
  })

const CHOICES: ChoiceSentences = {
  use: ({ card, cost, choice }, view) =>
    `${cost === 'fatigue' ? `Drehe ${den(card)} quer` : `Opfere ${den(card)}`}: ` +
    capital(effect(ATTRIBUTE[card][cost] ?? [], choice, view)),
  secret({ choice }, view) {
    const champion = ownChampion(view)
    if (!champion) return 'Nutze die Geheimkunst'
    return `Nutze deine Geheimkunst ${skill(champion)}: ${capital(effect(CHAMPION[champion].secret, choice, view))}`
  },
  attack: ({ seat }) => `Greife ${wappen(seat).den} an`,
  'attack-all': (_choice, view) => `Greife ${alle(legalTargets(view, view.active), 'den')} mit einem Streuschuss an`,
  reveal: ({ card }) => `Decke ${den(card)} auf`,
  move: ({ card }) => `Lege ${den(card)} in die Schadenszone`,
  fall: () => 'Falle: Für diesen Punkt ist keine Karte mehr da',
  pass: () => 'Passe',
  prefer(choice) {
    const { isAsked, when } = wishSaid(choice, WISHES)
    return `${isAsked ? 'Frag mich' : 'Frag mich nicht'} ${when}`
  },
}

/** The Hit before which one may act. */
function beforeHit(view: View): string {
  const next = comingHit(view)
  return next && view.attack.lock
    ? `vor ${hitNamed(next.target, next.hit, view.attack.lock.hits, 'de')}`
    : `vor dem Angriff ${wappen(view.active).des}`
}

const DECISIONS: DecisionSentences = {
  turn: (seat, { turn }) => `Zug ${turn}: ${Der(seat)} wählt Fähigkeiten und ein Ziel.`,
  damage(seat, { blow, attack }) {
    const { hit, left, damage, reflected, target } = blow!
    const which = `Treffer ${hit} von ${attack.lock!.hits}`
    return reflected
      ? `${Der(seat)} bekommt ${which} ${vom(target)} zurück: Noch ${punkte(left)}.`
      : `${Der(seat)} nimmt ${which}: Noch ${left} von ${punkten(damage)}.`
  },
  between: (seat, view) => `${Der(seat)} darf ${beforeHit(view)} noch handeln.`,
  after: (seat) => `${Der(seat)} darf nach dem letzten Punkt dieses Treffers noch handeln.`,
  react: (seat, view) => `${Der(seat)} darf ${beforeHit(view)} die Geheimkunst nutzen.`,
}

const OPTIONS: OptionSentences = {
  mode: {
    name: 'Kampf',
    text: 'Jeder für sich, oder geheime Bünde: Es gewinnt der letzte Bund, der steht, oder der letzte mit Anführer.',
    values: {
      'free-for-all': 'Jeder für sich',
      annihilation: 'Bünde: Völlige Vernichtung',
      command: 'Bünde: Schlag gegen die Führung',
    },
  },
  campaign: {
    name: 'Feldzug',
    text: 'Ein Gefecht oder mehrere: ein Punkt für jedes gewonnene, oder für jeden Sieg über einen Kämpfer und drei für den Letzten.',
    values: { none: 'Ein einziges Gefecht', wins: 'Ein Punkt je gewonnenem Gefecht', defeats: 'Punkte für Besiegte' },
  },
  points: {
    name: 'Nötige Punkte',
    text: 'Die Punkte, die einen Feldzug gewinnen: 2 bis 5 für gewonnene Gefechte, 6 bis 12 für Besiegte. 0 ist, was in der Anleitung steht.',
    values: Object.fromEntries(POINT_VALUES.map((value) => [value, value === 0 ? 'Wie gedruckt' : `${value}`])),
  },
  nation: {
    name: 'Eine Nation',
    text: 'Alle behalten ihre Klasse durch alle Gefechte eines Feldzugs.',
    values: { false: 'Aus', true: 'An' },
  },
}

export const german: Text<LastBrave> = {
  summary: 'Drei bis sieben verdeckte Kämpfer. Jede Wunde deckt eine Karte auf, und jede Karte macht dich stärker.',
  options: OPTIONS,
  measure: 'Züge',
  seat: (seat) => wappen(seat).name,

  decision: ({ kind, actor }, view) => DECISIONS[kind as keyof DecisionSentences](actor as Seat, view),
  choice: (choice, view) => (CHOICES[choice.kind] as (choice: Choice, view: View) => string)(choice, view),
  event: (event) => (EVENTS[event.kind] as (event: Event) => string)(event),
  outcome: ({ payoffs, reason }) => ENDS[reason as keyof Ends](aheadIn(payoffs)),
  refusal: refusalGerman,
}
