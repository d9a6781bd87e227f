import type { Seat, Text } from '#engine/game'
import { accountOf, hitNamed, hitSaid } from '#games/last-brave/text/account'
import { bannerOf } from '#games/last-brave/text/banners'
import { goalOf } from '#games/last-brave/text/goals'
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
  labelled,
  listed,
  type OptionSentences,
  ownChampion,
  type Sentences,
  usedOf,
  wishSaid,
  type WishWords,
  type Ears,
} from '#games/last-brave/text/sentences'
import { standingsOf } from '#games/last-brave/text/standings'
import type { Choice, EndReason, Event, LastBrave, Target, View } from '#games/last-brave/types'

type Case = 'der' | 'den' | 'dem'

const DU: Readonly<Record<Case, string>> = { der: 'du', den: 'dich', dem: 'dir' }
/** "der Wolf", or "du". */
const wer = (seat: Seat, ears: Ears, fall: Case): string => (seat === ears.you ? DU[fall] : wappen(seat, ears)[fall])
/** "Der Wolf wehrt", or "Du wehrst". */
const tut = (seat: Seat, ears: Ears, er: string, du: string): string =>
  `${capital(wer(seat, ears, 'der'))} ${seat === ears.you ? du : er}`
const alle = (seats: readonly Seat[], fall: Case, ears: Ears = {}): string =>
  listed(
    seats.map((seat) => wer(seat, ears, fall)),
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
const wessen = (
  of: Seat,
  id: CardId,
  actor: Seat | undefined,
  own: (card: CardId) => string,
  ears: Ears = {},
): string => (of === ears.you ? deinen(id) : of === actor ? own(id) : `${den(id)} ${wappen(of, ears).des}`)

/** A Champion at the end, with its faction where factions fought. */
const unmasked = (champion: ChampionId, reason: EndReason): string =>
  reason === 'faction' || reason === 'command' ? `${name(champion)} (${bannerOf(champion, 'de')})` : name(champion)

/** What a point was paid for, and what follows. */
const punkt = (reflected: boolean): string => `für einen ${reflected ? 'zurückgeschlagenen ' : ''}Punkt`
const rest = (left: number): string => (left === 0 ? 'Es war der letzte dieses Treffers.' : `Noch ${left}.`)

/** Why a seat acts next, by the rule that says so; `seat` is whoever attacked. */
const NEXT: Readonly<Record<string, (seat: Seat, ears: Ears) => string>> = {
  'LB-025': () => 'der angegriffen wurde',
  'LB-099': () => 'noch einmal durch Nachsetzen',
  'LB-104': () => 'der zuletzt Schaden nahm',
  'LB-R61': () => 'das letzte Ziel, denn niemand nahm Schaden',
  'LB-131': (seat, ears) => `links ${von(seat, ears)}, denn das Ziel ist gefallen`,
  'LB-R60': (seat, ears) => `links ${von(seat, ears)}, denn wer zuletzt Schaden nahm, ist gefallen`,
  'LB-133': (seat, ears) =>
    `der angegriffen wurde, denn ${wer(seat, ears, 'der')} ${seat === ears.you ? 'bist' : 'ist'} gefallen`,
}
/** The same of *you*. */
const DU_BIST_DRAN: Readonly<Record<string, (seat: Seat, ears: Ears) => string>> = {
  'LB-025': () => 'du wurdest angegriffen',
  'LB-099': () => 'du setzt nach',
  'LB-104': () => 'du nahmst zuletzt Schaden',
  'LB-R61': () => 'du warst das letzte Ziel, und niemand nahm Schaden',
  'LB-131': (seat, ears) => `du sitzt links ${vom(seat, ears)}, und das Ziel ist gefallen`,
  'LB-R60': (seat, ears) => `du sitzt links ${vom(seat, ears)}, und wer zuletzt Schaden nahm, ist gefallen`,
  'LB-133': (seat, ears) => `du wurdest angegriffen, und ${wappen(seat, ears).der} ist gefallen`,
}
const vom = (seat: Seat, ears: Ears): string => wappen(seat, ears).dem.replace('dem', 'vom')
const von = (seat: Seat, ears: Ears): string => (seat === ears.you ? 'von dir' : vom(seat, ears))

const istDu = ([first, ...more]: readonly Seat[], ears: Ears): boolean => more.length === 0 && first === ears.you
const gewinnen = (seats: readonly Seat[], ears: Ears): string =>
  `${capital(alle(seats, 'der', ears))} ${istDu(seats, ears) ? 'gewinnst' : seats.length === 1 || seats.some((seat) => seat === ears.you) ? 'gewinnt' : 'gewinnen'}`
const unentschieden = (seats: readonly Seat[], ears: Ears): string =>
  `Unentschieden zwischen ${alle(seats, 'dem', ears)}`

const ENDS: Ends = {
  'last-standing': (seats, ears) =>
    istDu(seats, ears)
      ? 'Du stehst als Letzter und gewinnst.'
      : `${capital(alle(seats, 'der', ears))} steht als Letzter und gewinnt.`,
  faction: (seats, ears) => `${gewinnen(seats, ears)}: Kein anderer Bund hat noch einen Kämpfer auf den Beinen.`,
  command: (seats, ears) => `${gewinnen(seats, ears)}: Die Anführer aller anderen Bünde sind gefallen.`,
  stalemate(seats, ears) {
    const [whose, whom] = seats.some((seat) => seat === ears.you) ? ['Euer', 'euch'] : ['Ihr', 'ihnen']
    return `${unentschieden(seats, ears)}: ${whose} Widerstand ist zu groß für jeden Angriff, der ${whom} bleibt.`
  },
  stall: (seats, ears) => `${unentschieden(seats, ears)}: Zu viele Züge in Folge haben nichts verändert.`,
  cap: (seats, ears) => `${unentschieden(seats, ears)}: 300 Züge sind vorbei.`,
  'broken-off': () => 'Es wird abgebrochen, weil der Feldzug entschieden ist.',
  points: (seats, ears) => `${gewinnen(seats, ears)} den Feldzug nach Punkten.`,
  'three-ties': (seats, ears) =>
    `Drei unentschiedene Gefechte in Folge beenden den Feldzug: ${capital(alle(seats, 'der', ears))} ` +
    (seats.length === 1
      ? `${istDu(seats, ears) ? 'hast' : 'hat'} die meisten Punkte.`
      : `${seats.some((seat) => seat === ears.you) ? 'teilt ihn euch' : 'teilen ihn sich'} mit den meisten Punkten.`),
}

const ORDINALS = ['Erster', 'Zweiter', 'Dritter', 'Vierter', 'Fünfter', 'Sechster', 'Siebter']

/** What points of a campaign are for, by the rule that gives them. */
const GAINS: Readonly<Record<string, string>> = {
  'LB-154': ' für das gewonnene Gefecht',
  'LB-159': ' für den Besiegten',
  'LB-160': ' für den Besiegten und als Letzter',
}

const EVENTS: Sentences = {
  'bout-begun': ({ bout, first }, ears) =>
    `Gefecht ${bout}: Kämpfer und Karten sind verteilt. Das Los fällt auf ${wer(first, ears, 'den')}${first === ears.you ? ': Du beginnst' : ', der beginnt'}.`,
  dealt: ({ seat, champion, hand }, ears) =>
    `${tut(seat, ears, 'kämpft', 'kämpfst')} als ${name(champion)}.${hand.length > 0 ? ` Auf der Hand: ${cards(hand)}.` : ''} ` +
    `Geheimkunst: ${skill(champion)}, ${said(CHAMPION[champion].secret)}.` +
    (isReaction(champion) ? ' Sie wirkt sogar, wenn andere kämpfen: Schalte ein, dass du dann gefragt wirst.' : ''),
  'turn-begun': ({ seat, turn, extra }, ears) =>
    extra
      ? `Zug ${turn}: ${tut(seat, ears, 'setzt', 'setzt')} nach und ${seat === ears.you ? 'musst' : 'muss'} noch einmal angreifen.`
      : `Zug ${turn}: ${tut(seat, ears, 'muss', 'musst')} angreifen.`,
  used: ({ seat, card, cost, choice }, ears) =>
    `${cost === 'fatigue' ? `${tut(seat, ears, 'dreht', 'drehst')} ${den(card)} quer` : `${tut(seat, ears, 'opfert', 'opferst')} ${den(card)}`}: ` +
    `${capital(said(usedOf(ATTRIBUTE[card][cost] ?? [], choice)))}.`,
  'secret-used': ({ seat, champion, choice }, ears) =>
    `${tut(seat, ears, 'deckt', 'deckst')} ${name(champion)} auf und nutzt ${skill(champion)}: ` +
    `${said(usedOf(CHAMPION[champion].secret, choice))}.`,
  sealed: ({ seat, of, card }, ears) =>
    `${tut(seat, ears, 'versiegelt', 'versiegelst')} ${wessen(of, card, seat, seinen, ears)}: Die verdeckte Karte hat keine Fähigkeiten mehr.`,
  revived: ({ seat, of, card }, ears) =>
    `${tut(seat, ears, 'richtet', 'richtest')} ${wessen(of, card, seat, seinen, ears)} auf: Die Karte steht wieder gerade.`,
  recovered: ({ seat, of, card }, ears) =>
    `${tut(seat, ears, 'holt', 'holst')} ${wessen(of, card, seat, seinen, ears)} zurück: Die Karte ist wieder auf ` +
    `${of === ears.you ? 'deiner Hand' : of === seat ? 'seiner Hand' : `der Hand ${wappen(of, ears).des}`}.`,
  locked: ({ seat, targets, scatter, parts }, ears) =>
    `${tut(seat, ears, 'greift', 'greifst')} ${alle(targets, 'den', ears)}${scatter ? ' mit einem Streuschuss' : ''} an. ${accountOf(parts, 'de')}.`,
  hit: (event, ears) => `${hitSaid(event, 'de', ears)}${event.damage === 0 ? ', also geschieht nichts' : ''}.`,
  'point-revealed': ({ seat, card, left, reflected }, ears) =>
    `${tut(seat, ears, 'deckt', 'deckst')} ${den(card)} ${punkt(reflected)} auf: ${rest(left)}`,
  'point-moved': ({ seat, card, left, reflected }, ears) =>
    `${tut(seat, ears, 'legt', 'legst')} ${den(card)} ${punkt(reflected)} in die Schadenszone: ${rest(left)}`,
  defended: ({ seat, removed }, ears) =>
    `${tut(seat, ears, 'wehrt', 'wehrst')} ab: ${punkte(removed)} dieses Treffers ${removed === 1 ? 'verfällt' : 'verfallen'}.`,
  reflected: ({ seat, onto, amount }, ears) =>
    `${tut(seat, ears, 'schlägt', 'schlägst')} zurück: ${punkte(amount)} dieses Treffers ${amount === 1 ? 'geht' : 'gehen'} an ${wer(onto, ears, 'den')}.`,
  defeated: ({ seat, by, champion }, ears) =>
    `${tut(seat, ears, 'hat', 'hast')} keine Karte mehr für diesen Punkt: ${name(champion)} fällt durch ${wer(by, ears, 'den')}.`,
  'turn-over': ({ seat, next, stall, rule }, ears) =>
    (next === ears.you
      ? `Du bist als Nächster dran: ${capital(DU_BIST_DRAN[rule]?.(seat, ears) ?? 'du bist jetzt am Zug')}.`
      : `Als Nächster ist ${wappen(next, ears).der} dran, ${NEXT[rule]?.(seat, ears) ?? 'der jetzt am Zug ist'}.`) +
    (stall > 0 ? ` Seit ${stall === 1 ? 'einem Zug' : `${stall} Zügen`} hat sich nichts verändert.` : ''),
  scored: ({ seat, gained, points, rule }, ears) =>
    `${tut(seat, ears, 'bekommt', 'bekommst')} ${punkte(gained)}${GAINS[rule] ?? ''} und ${seat === ears.you ? 'hast' : 'hat'} jetzt ${points}.`,
  'bout-over': ({ winners, tied, reason, champions }, ears) =>
    `Das Gefecht ist vorbei. ${ENDS[reason](winners.length > 0 ? winners : tied, ears)} ` +
    `Die Kämpfer: ${champions.map((champion, seat) => `${labelled(seat, wappen(seat).name, ears)} ${unmasked(champion, reason)}`).join(', ')}.`,
  'campaign-over': ({ winners, points, rule }, ears) =>
    `${ENDS[rule === 'LB-R82' ? 'three-ties' : 'points'](winners, ears)} ` +
    `Die Punkte: ${points.map((has, seat) => `${labelled(seat, wappen(seat).name, ears)} ${has}`).join(', ')}.`,
  preferred: (event, ears) => {
    const { isAsked, when } = wishSaid(event, WISHES)
    return `${tut(event.seat, ears, 'wird', 'wirst')} ${isAsked ? 'jetzt' : 'nicht mehr'} gefragt: ${when}.`
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
function beforeHit(view: View, ears: Ears): string {
  const next = comingHit(view)
  return next && view.attack.lock
    ? `vor ${hitNamed(next.target, next.hit, view.attack.lock.hits, 'de', ears)}`
    : `vor ${view.active === ears.you ? 'deinem Angriff' : `dem Angriff ${wappen(view.active, ears).des}`}`
}

const DECISIONS: DecisionSentences = {
  turn: (seat, { turn }, ears) =>
    `Zug ${turn}: ${seat === ears.you ? 'Wähle' : `${capital(wappen(seat, ears).der)} wählt`} Fähigkeiten und ein Ziel.`,
  damage(seat, { blow, attack }, ears) {
    const { hit, left, damage, reflected, target } = blow!
    const which = `Treffer ${hit} von ${attack.lock!.hits}`
    return reflected
      ? `${tut(seat, ears, 'bekommt', 'bekommst')} ${which} ${von(target, ears)} zurück: Noch ${punkte(left)}.`
      : `${tut(seat, ears, 'nimmt', 'nimmst')} ${which}: Noch ${left} von ${punkten(damage)}.`
  },
  between: (seat, view, ears) => `${tut(seat, ears, 'darf', 'darfst')} ${beforeHit(view, ears)} noch handeln.`,
  after: (seat, _view, ears) =>
    `${tut(seat, ears, 'darf', 'darfst')} nach dem letzten Punkt dieses Treffers noch handeln.`,
  react: (seat, view, ears) =>
    `${tut(seat, ears, 'darf', 'darfst')} ${beforeHit(view, ears)} ${seat === ears.you ? 'deine' : 'die'} Geheimkunst nutzen.`,
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
    text: 'Die Punkte, die einen Feldzug gewinnen: 2 bis 5 für gewonnene Gefechte, 6 bis 12 für Besiegte; oder so viele, wie in der Anleitung stehen.',
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

  decision: ({ kind, actor }, view, you, names) =>
    DECISIONS[kind as keyof DecisionSentences](actor as Seat, view, { you, names }),
  choice: (choice, view) => (CHOICES[choice.kind] as (choice: Choice, view: View) => string)(choice, view),
  goal: (view) => goalOf(view, 'de'),
  event: (event, you, names) => (EVENTS[event.kind] as (event: Event, ears: Ears) => string)(event, { you, names }),
  outcome: ({ payoffs, reason }, you, names) => ENDS[reason as keyof Ends](aheadIn(payoffs), { you, names }),
  standings: (view) =>
    standingsOf(view, {
      stands: 'steht noch',
      fell: (nth, by) => `fiel als ${ORDINALS[nth - 1]}, durch ${wappen(by).den}`,
      out: 'gefallen',
      points: punkte,
    }),
  refusal: refusalGerman,
}
