import type { Seat, Text } from '#engine/game'
import { asked } from '#engine/steps'
import { about } from '#games/last-stand/about'
import { type CardId, isGeneral, isLieutenant, printedArmor } from '#games/last-stand/content/enemies'
import { HERO, type HeroId, RAMPAGE, SKILL } from '#games/last-stand/content/heroes'
import type { Deed } from '#games/last-stand/content/vocabulary'
import { generalId } from '#games/last-stand/options'
import { placeOf, SKULL, type SpaceId, type SquadSpace } from '#games/last-stand/rules/geometry'
import { acting, CUBES } from '#games/last-stand/rules/read'
import { recapOf } from '#games/last-stand/text/enemy-phase'
import {
  capital,
  type ChoiceSentences,
  doerOf,
  eachOf,
  isOrdered,
  aimsLow,
  isPowerless,
  isSpaceChosen,
  type DecisionSentences,
  type EndSentences,
  isCardId,
  isDragged,
  isMootChoice,
  isRampageId,
  isSkillId,
  listed,
  type OptionSentences,
  type Sentences,
  type Ears,
} from '#games/last-stand/text/forms'
import { finaleOf, goalOf } from '#games/last-stand/text/goals'
import { seatName, squadSpaceName } from '#games/last-stand/text/names'
import { deedDe, dem, den, der, des, nameDe, QUADRANTS_DE, vom, WAYS_DE } from '#games/last-stand/text/names-german'
import { refusalGerman } from '#games/last-stand/text/refusals-german'
import { standingsOf } from '#games/last-stand/text/standings'
import type { Aimed, Because, Choice, Event, LastStand, Occasion, Question, Step, View } from '#games/last-stand/types'

const platz = (seat: Seat, ears?: Ears): string => ears?.names[seat] ?? seatName(seat, 'de')
/** "Platz 2 führt", or "Du führst". */
const tut = (seat: Seat, ears: Ears, er: string, du: string): string =>
  seat === ears.you ? `Du ${du}` : `${platz(seat, ears)} ${er}`
const Der = (id: Parameters<typeof der>[0]): string => capital(der(id))
const feld = (space: SquadSpace): string => squadSpaceName(space, 'de')
const zahl = (many: number, one: string, more: string): string => `${many} ${many === 1 ? one : more}`
const aktionen = (many: number): string => zahl(many, 'Aktion', 'Aktionen')
const treffer = (many: number): string => `${many} Treffer`
const karten = (many: number): string => zahl(many, 'Karte', 'Karten')
const alle = (ids: readonly HeroId[]): string => listed(ids.map(den), 'und')
const und = (items: readonly string[]): string => listed(items, 'und')

/** What did it, as it is called; who did it, with its article. */
function ursache(by: string): string {
  if (isSkillId(by) || isRampageId(by)) return deedDe(by)
  if (isCardId(by)) return der(by)
  return URSACHEN[by] ?? by
}
/** The same after "durch". */
const durch = (by: string): string => `durch ${isCardId(by) ? den(by) : ursache(by)}`
const URSACHEN: Readonly<Record<string, string>> = {
  mine: 'die Mine',
  move: 'Bewegung',
  revive: 'Aufhelfen',
  'overwhelming-assault': 'die Übermacht',
  'burning-ground': '„Brennender Boden“',
  'ranging-shot': '„Einschießen“',
}

const mit = (what: string, sentence: string, silent?: string): string =>
  what === silent ? capital(sentence) : `${capital(ursache(what))}: ${capital(sentence)}`

/** What a deed is aimed at, as it stands behind its name; enemies are called by `foe`. */
function aimedSaid(aimed: Aimed, foe: (space: SpaceId) => string): string {
  const { enemy, enemies, quadrant, lane, space, to, hero, way } = aimed
  if (enemy) return ` gegen ${foe(enemy)}${way ? `, ${WAYS_DE[way]}` : ''}`
  if (enemies) return ` gegen ${und(enemies.map(foe))}`
  if (quadrant) return ` im ${QUADRANTS_DE[quadrant]}`
  if (lane) return ` entlang Bahn ${lane}`
  if (space) return ` auf ${space}`
  if (to) return ` nach ${feld(to)}`
  return hero ? ` für ${den(hero)}` : ''
}

interface Genommen {
  readonly amount: number
  readonly armor: number
  readonly damage: number
}

const genommen = ({ amount, armor, damage }: Genommen, left: string): string =>
  [
    ...(armor > 0 ? [`${armor} hält die Panzerung ab`] : []),
    ...(damage > 0 || armor === 0 ? [`${damage} Schaden`] : []),
    left,
    ...(amount > armor + damage ? [`${amount - armor - damage} zu viel`] : []),
  ].join(', ')

const wurf = (power: number, dice: readonly number[], hits: number): string =>
  `Stärke ${power} wirft ${dice.join(', ')}: ${hits === 0 ? 'kein Treffer' : treffer(hits)}.`

const ANLASS: Readonly<Record<Occasion, string>> = {
  assault: '',
  ambush: 'Hinterhalt: ',
  retaliate: 'Vergeltung: ',
  command: 'Auf Befehl: ',
}

/** Why these are attacked, as a sentence; `ONE` are the reasons for one of them, on whose space others may stand. */
const WEIL: Readonly<Record<Because, string>> = {
  only: 'Sonst ist niemand in Reichweite',
  'draw-fire': 'Wer Feuer auf sich zieht, geht vor',
  quarry: 'Die Beute geht vor',
  weakest: 'Niemand auf dem Plan hat weniger Leben',
  'most-health': 'Niemand in Reichweite hat mehr Leben',
  decided: 'So wurde unter Gleichen entschieden',
  'all-in-range': 'Der Angriff trifft alle in Reichweite',
  crowd: 'Der Angriff trifft alle auf dem Feld, auf dem die meisten stehen',
  burning: 'Der Angriff trifft alle, die auf brennendem Boden stehen',
  named: 'Die Beute wird überall gejagt',
}
/** LS-R47 */
const FELD_GEWAEHLT = 'Der Angriff trifft alle auf einem Feld, und unter den vollsten wurde dieses gewählt'
const ONE: readonly Because[] = ['only', 'draw-fire', 'quarry', 'weakest', 'most-health', 'decided']
const weil = (because: Because, heroes: readonly HeroId[]): string =>
  heroes.length > 1 && ONE.includes(because) ? `${WEIL[because]}, und es trifft das ganze Feld` : WEIL[because]

/** " durch den Feldarzt auf R2", where another gives it. */
function gegebenVon(card: CardId, by: string, from: SpaceId | undefined): string {
  if (from) return ` ${durch(by)} auf ${from}`
  return by === card ? '' : ` ${durch(by)}` // Version 4 of the rules did not tell where the giver stands.
}

const ENDS: EndSentences = {
  'general-defeated': 'Der General ist besiegt.',
  skull: 'Die Marke der Leiste ist beim Totenkopf.',
  'no-tokens': 'Jemand ging zu Boden, und keine Truppmarke war mehr da.',
  abandoned: 'Alle haben zugestimmt, aufzugeben.',
}
const ende = (won: boolean, reason: string, you: Seat | undefined): string => {
  const why = ENDS[reason as keyof EndSentences] ?? `${reason}.`
  return `${you === undefined ? `Der Trupp ${won ? 'gewinnt' : 'verliert'}` : `Ihr ${won ? 'gewinnt' : 'verliert'} gemeinsam`}: ${why}`
}

/** ", mit 3 Panzerung, davon 1 durch „Panzerplatten“", behind where an enemy is placed. */
function gepanzert(card: CardId, armor: number): string {
  if (!armor) return '' // Version 1 of the rules told none.
  const plates = armor - printedArmor(card)
  if (plates === 0) return `, mit ${armor} Panzerung`
  return `, mit ${armor} Panzerung${plates < armor ? `, davon ${plates}` : ''} durch „Panzerplatten“`
}

const EVENTS: Sentences = {
  'set-up': ({ general, damage, lives, heroes, first }, ears) =>
    `${Der(general)} führt die Gegner an${damage > 0 ? ` und beginnt mit ${damage} Schaden` : ''}. ` +
    `Ein Trupp von ${heroes} Figuren hat ${zahl(lives, 'Truppmarke', 'Truppmarken')}; ` +
    `die Startmarke ${first === ears.you ? 'hast du' : `hat ${platz(first, ears)}`}.`,
  'hero-picked': ({ seat, hero }, ears) => `${tut(seat, ears, 'führt', 'führst')} ${den(hero)}.`,
  'phase-begun': ({ phase, round, token }, ears) =>
    ({
      'set-up': 'Aufbau.',
      squad: `Runde ${round}, Truppphase: ${tut(token, ears, 'hat die Startmarke und beginnt', 'hast die Startmarke und beginnst')}.`,
      assault: `Runde ${round}, Angriffsphase: erst die Front von 1 bis 8, dann der Rückraum.`,
      reinforcements: `Runde ${round}, Verstärkungsphase.`,
    })[phase],
  'turn-begun': ({ hero, seat, actions, dazed }, ears) =>
    `${seat === ears.you ? 'Dein Zug' : `Zug von ${platz(seat, ears)}`} mit ${dem(hero)}: ${aktionen(actions)}${dazed ? ', eine weniger, weil benommen' : ''}.`,
  'turn-ended': ({ hero, unused, rule }) =>
    rule === 'LS-R14'
      ? `${Der(hero)} ging zu Boden, der Zug endet sofort${unused > 0 ? `, und ${aktionen(unused)} ${unused === 1 ? 'verfällt' : 'verfallen'}` : ''}.`
      : `Der Zug ${des(hero)} ist vorbei${unused > 0 ? `, ${aktionen(unused)} ungenutzt` : ''}.`,
  moved: ({ hero, from, to, by, rule }) =>
    isDragged(rule)
      ? mit(by, `${der(hero)} wird von ${feld(from)} nach ${feld(to)} gezogen.`)
      : mit(by, `${der(hero)} geht von ${feld(from)} nach ${feld(to)}.`, 'move'),
  'stood-up': ({ hero, damage }) => `${Der(hero)} steht auf und behält ${damage} Schaden.`,
  revived: ({ hero, by, from }) => mit(by, `${der(from)} hilft ${dem(hero)} auf: kein Schaden mehr.`, 'revive'),
  'stamped-out': ({ hero, space }) => `${Der(hero)} löscht das Feuer auf ${feld(space)}.`,
  used: ({ hero, skill, ordered, aimed }) =>
    `${Der(hero)} nutzt ${deedDe(skill)}${aimedSaid(aimed, (space) => space)}${ordered ? ', wie befohlen' : ''}.`,
  rampaged: ({ hero, rampage, aimed }) =>
    `${Der(hero)} gibt alle Wutsteine ab: ${deedDe(rampage)}${aimedSaid(aimed, (space) => space)}.`,
  rolled: ({ by, spaces, power, marked, dice, hits }) =>
    `${ursache(by)}${spaces.length > 0 ? ` gegen ${und(spaces)}` : ''}${marked > 0 ? `, durch die Markierung ${marked} Stärke mehr` : ''}: ${wurf(power, dice, hits)}`,
  'hits-split': ({ space, hits, left }) =>
    `${treffer(hits)} für ${space}${left > 0 ? `; noch ${left} zu verteilen` : ', das waren alle'}.`,
  'hits-lost': ({ hits }) => `${treffer(hits)} ${hits === 1 ? 'verfällt' : 'verfallen'}.`,
  'enemy-hurt': ({ space, card, left, by, ...hurt }) =>
    `${Der(card)} auf ${space} nimmt ${hurt.amount} ${durch(by)}: ${genommen(hurt, left === 0 ? 'kein Leben mehr' : `noch ${left} Leben`)}.`,
  'enemy-defeated': ({ space, card, by, hero }) =>
    hero
      ? `${Der(hero)} besiegt ${den(card)} auf ${space} mit ${by === 'mine' ? 'der Mine' : ursache(by)}.`
      : `${Der(card)} auf ${space} ist besiegt, ${durch(by)}.`,
  'cube-gained': ({ hero, cubes, rule }) =>
    `${Der(hero)} bekommt einen Wutstein für ${rule === 'LS-069' ? 'das Aufhelfen' : 'den Sieg'}: ${cubes} von ${CUBES}.`,
  'cube-lost': ({ hero }) => `${Der(hero)} hat schon ${CUBES} Wutsteine, und einer mehr verfällt.`,
  healed: ({ hero, amount, left, by }) => mit(by, `${der(hero)} verliert ${amount} Schaden und hat ${left} Leben.`),
  'hero-armored': ({ hero, amount, armor, by }) =>
    mit(by, `${der(hero)} bekommt ${amount} Panzerung und hat ${armor}.`),
  'armor-lost': ({ hero, amount, armor, by }) =>
    mit(
      by,
      `${der(hero)} hat ${armor} Panzerung, mehr geht nicht, und ${amount} ${amount === 1 ? 'verfällt' : 'verfallen'}.`,
    ),
  'enemy-armored': ({ space, card, amount, armor, by, from }) =>
    `${Der(card)} auf ${space} bekommt ${amount} Panzerung${gegebenVon(card, by, from)} und hat ${armor}.`,
  shifted: ({ from, to, card, by }) => mit(by, `${der(card)} kommt von ${from} nach ${to}.`),
  stayed: ({ space, card, to, because, by }) => mit(by, `${der(card)} bleibt auf ${space}, ${BLEIBT[because](to)}.`),
  charged: ({ from, to, card }) => `Sturm: ${Der(card)} zieht vor dem Angriff von ${from} nach ${to}.`,
  'mine-laid': ({ hero, space, from }) => `${Der(hero)} legt die Mine ${from ? `von ${from} ` : ''}auf ${space}.`,
  'mine-lifted': ({ hero, space }) => `${Der(hero)} zündet die Mine auf ${space} aus der Ferne.`,
  'mine-went-off': ({ space, card }) => `${Der(card)} betritt ${space} und löst die Mine aus.`,
  'token-put': ({ space, card, token, amount, by }) =>
    mit(
      by,
      {
        suppress: `${der(card)} auf ${space} setzt beim nächsten Angriff aus.`,
        weaken: `der nächste Angriff ${des(card)} auf ${space} hat ${amount} Stärke weniger.`,
        mark: `der nächste Angriff des Trupps gegen ${den(card)} auf ${space} hat ${amount} Stärke mehr.`,
      }[token],
    ),
  'tokens-lifted': ({ spaces }) =>
    `Die Angriffe sind vorbei: ${und(spaces)} ${spaces.length === 1 ? 'ist' : 'sind'} nicht mehr aufgehalten oder geschwächt.`,
  'drew-fire': ({ hero }) => `Gegner, die ${den(hero)} wählen können, müssen es bis zur nächsten Truppphase.`,
  'draw-fire-over': ({ hero, rule }) =>
    `${Der(hero)} zieht kein Feuer mehr auf sich: ${rule === 'LS-R18' ? 'am Boden' : 'Eine neue Truppphase beginnt'}.`,
  ordered: ({ hero, by }) =>
    `Auf Befehl ${des(by)} darf ${der(hero)} einen Schritt gehen oder eine Fähigkeit für 1 Aktion nutzen.`,
  'order-declined': ({ hero }) => `${Der(hero)} tut nichts mit dem Befehl.`,
  'pile-shown': ({ hero, cards }) => `${Der(hero)} deckt den Verstärkungsstapel auf: ${und(cards.map(nameDe))}.`,
  'pile-discarded': ({ hero, card }) => `${Der(hero)} wirft ${den(card)} vom Stapel ab.`,
  attacked(event) {
    const { space, card, occasion, heroes, power, dice, hits } = event
    const why = isSpaceChosen(event) ? FELD_GEWAEHLT : weil(event.because, heroes)
    return `${ANLASS[occasion]}${Der(card)} auf ${space} greift ${alle(heroes)} an. ${why}. ${wurf(power, dice, hits)}`
  },
  idle: ({ space, card, occasion, because }) =>
    `${ANLASS[occasion]}${Der(card)} auf ${space} tut nichts: ${UNTAETIG[because]}.`,
  commanded: ({ space, card, spaces }) =>
    `${Der(card)} auf ${space} lässt ${spaces.length === 1 ? 'den' : 'die'} Schergen auf ${und(spaces)} sofort angreifen.`,
  'hero-hurt': ({ hero, left, by, ...hurt }) =>
    `${Der(hero)} nimmt ${hurt.amount} ${durch(by)}: ${genommen(hurt, left === 0 ? 'kein Leben mehr' : `noch ${left} Leben`)}.`,
  'knocked-down': ({ hero, lives, paid }) =>
    `${Der(hero)} geht zu Boden. ${paid ? `Eine Truppmarke zahlt dafür: noch ${lives}.` : 'Keine Truppmarke ist mehr da, um dafür zu zahlen.'}`,
  dazed: ({ hero, card }) => `Getroffen ${vom(card)}, ist ${der(hero)} benommen: im nächsten Zug eine Aktion weniger.`,
  'blew-up': ({ space, card, squadSpace }) =>
    `${Der(card)}, besiegt auf ${space}, fliegt in die Luft und verletzt alle, die auf ${feld(squadSpace)} stehen.`,
  'flames-spread': ({ face, space, lit, because }) =>
    `Flugfeuer, eine ${face}: ${lit ? `${feld(space)} brennt.` : `kein neues Feuer auf ${feld(space)}, denn ${keinFeuer(because)}.`}`,
  burnt: ({ hero, space }) => `${Der(hero)} beendet den Zug auf ${feld(space)}, und dort brennt es.`,
  aimed: ({ face, space }) => `Einschießen, eine ${face}: Der nächste Schuss zielt auf ${feld(space)}.`,
  shot: ({ space, heroes }) =>
    `Der Schuss fällt auf ${feld(space)}${heroes.length > 0 ? ` und trifft ${alle(heroes)}` : ', wo niemand steht'}.`,
  'quarry-named': ({ hero, because }) =>
    because === 'nobody-stands'
      ? `Niemand steht: ${hero ? `Die Beute ist weiter ${der(hero)}` : 'Es gibt keine Beute'}.`
      : `Die Beute ist ${hero ? der(hero) : 'niemand'}, ${because === 'decided' ? 'ausgesucht unter denen mit dem wenigsten Leben' : 'mit dem wenigsten Leben'}.`,
  'track-moved': ({ track, lieutenant, skull }) =>
    skull
      ? 'Die Marke der Leiste erreicht den Totenkopf.'
      : `Die Marke der Leiste rückt vor${lieutenant ? ', und ein Leutnant kommt' : ''}: noch ${zahl(SKULL - track, 'Feld', 'Felder')} bis zum Totenkopf.`,
  enlisted: ({ cards, pile, by, rule }) =>
    `${zahl(cards, 'Scherge kommt', 'Schergen kommen')} ${rule === 'LS-123' ? `mit ${isCardId(by) ? dem(by) : ursache(by)}` : durch(by)}: Der Stapel hat jetzt ${karten(pile)}.`,
  revealed: ({ card, from, left }) =>
    from === 'deck'
      ? `${Der(card)} kommt vom Schergenstapel.`
      : from === 'pile'
        ? `${Der(card)} kommt vom Verstärkungsstapel; dort ${left === 0 ? 'liegt keine Karte mehr' : `${left === 1 ? 'liegt' : 'liegen'} noch ${karten(left)}`}.`
        : isGeneral(card)
          ? `Alle Leutnants sind fort: ${Der(card)} kommt persönlich.`
          : `${Der(card)} kommt, ein Leutnant; ${left === 1 ? 'nur der General fehlt' : `${zahl(left - 1, 'Leutnant', 'Leutnants')} und der General fehlen`} noch.`,
  placed: ({ card, space, face, because, armor }) =>
    ({
      rolled: `Eine ${face}: ${Der(card)} kommt auf ${space}${gepanzert(card, armor)}.`,
      'next-free': `Eine ${face}, doch das Feld ist besetzt: ${Der(card)} kommt auf ${space}, das nächste freie${gepanzert(card, armor)}.`,
      replaces: `${Der(card)} nimmt ${space} ein${gepanzert(card, armor)}.`,
    })[because],
  overwhelmed: ({ card, face, discarded, space }) =>
    `Übermacht: ${Der(card)} würfelt eine ${face} und findet kein freies Feld. ` +
    `${space ? `${Der(discarded)} auf ${space} macht Platz${isLieutenant(discarded) ? ' und zählt als besiegt' : ''}` : 'Die Karte wird abgeworfen'}, ` +
    'und jede stehende Figur nimmt 1 Schaden.',
  'pile-drawn': ({ cards }) => `Ein neuer Verstärkungsstapel liegt verdeckt: ${karten(cards)}.`,
  reshuffled: ({ cards }) =>
    `Der Schergenstapel war leer: ${zahl(cards, 'abgeworfener Scherge wird', 'abgeworfene Schergen werden')} neu gemischt.`,
  'token-passed': ({ seat }, ears) => `Die Startmarke geht an ${seat === ears.you ? 'dich' : platz(seat, ears)}.`,
  'match-over': ({ won, reason }, { you }) => ende(won, reason, you),
}

const UNTAETIG: Readonly<Record<Extract<Event, { kind: 'idle' }>['because'], string>> = {
  'no-hero': 'Niemand ist in Reichweite',
  suppressed: 'Der Angriff ist aufgehalten, und die Marke ist verbraucht',
  'no-power': 'Die Stärke ist auf 0 geschwächt',
  'nobody-to-help': 'Kein anderer Gegner des Quadranten ist ohne Panzerung',
}

const BLEIBT: Readonly<Record<Geblieben['because'], (to: Geblieben['to']) => string>> = {
  immovable: () => 'weil standfest',
  occupied: (to) => `denn ${to} ist besetzt`,
  outside: () => 'denn dort ist kein Feld',
}
type Geblieben = Extract<Event, { kind: 'stayed' }>

function keinFeuer(because: Extract<Event, { kind: 'flames-spread' }>['because']): string {
  if (!because) return 'es brennt schon oder kein Feuer ist mehr da' // Version 3 of the rules did not tell which.
  return because === 'burns' ? 'es brennt schon' : 'kein Feuer ist mehr da'
}

/** "den Fußsoldaten auf F1", as far as somebody is there. */
const foeIn =
  (view: View) =>
  (space: SpaceId): string => {
    const enemy = view.enemies[placeOf(space)]
    return enemy ? `${den(enemy.card)} auf ${space}` : space
  }

const asker = (view: View, at: number): string => {
  const enemy = view.enemies[at]
  return enemy ? der(enemy.card) : 'der Gegner'
}

/** Whom a deed affects, as it stands behind it: its aim, or else those whom it finds there. */
function whom(view: View, deed: Deed, aimed: Aimed): string {
  const each = eachOf(view, deed, aimed).map(foeIn(view))
  return aimedSaid(aimed, foeIn(view)) + (each.length > 0 ? ` gegen ${listed(each, 'und')}` : '')
}

const CHOICES: ChoiceSentences = {
  'pick-hero': ({ hero }) => `Führe ${den(hero)} (${HERO[hero].hp} Leben)`,
  'pick-actor': ({ hero }) => `Lass ${den(hero)} handeln`,
  move: ({ to }, view) => `Geh nach ${feld(to)}${isOrdered(view) ? '' : ' (1 Aktion)'}`,
  skill: ({ skill, kind: _kind, ...aimed }, view) =>
    `${deedDe(skill)}${whom(view, SKILL[skill], aimed)}${isOrdered(view) ? '' : ` (${aktionen(SKILL[skill].cost)})`}`,
  revive: ({ hero }) => `Hilf ${dem(hero)} auf (1 Aktion)`,
  'stand-up': () => 'Steh mit 2 Schaden auf (1 Aktion)',
  'stamp-out': () => 'Lösch das Feuer hier (1 Aktion)',
  rampage({ kind: _kind, ...aimed }, view) {
    const hero = doerOf(view)
    if (!hero) return 'Raserei'
    const rampage = RAMPAGE[HERO[hero.id].rampage]
    return `${deedDe(HERO[hero.id].rampage)}${whom(view, rampage, aimed)} (alle Wutsteine)`
  },
  'end-turn': (_choice, view) =>
    view.turn && view.turn.left > 0 ? `Beende den Zug; ${aktionen(view.turn.left)} ungenutzt` : 'Beende den Zug',
  'split-hits': ({ enemy, hits }, view) => `${treffer(hits)} für ${foeIn(view)(enemy)}`,
  'lose-hits': () => 'Die übrigen Treffer verfallen',
  pass: () => 'Tu nichts mit dem Befehl',
  'recon-discard': ({ at, card }) => `Wirf ${den(card)} ab, Karte ${at + 1} des Stapels`,
  'order-triggers': ({ space, trigger }, view) => {
    const waiting = view.triggers.find((one) => one.at === placeOf(space) && one.do === trigger)
    const who = waiting ? der(waiting.card) : 'der Gegner'
    return trigger === 'blast'
      ? `Erst fliegt ${who} von ${space} in die Luft`
      : `Erst schlägt ${who} auf ${space} zurück`
  },
  'choose-target': ({ hero }) => `Lass ${den(hero)} angreifen`,
  'choose-space': ({ space }) => `Lass alle auf ${feld(space)} angreifen`,
  'choose-quarry': ({ hero }) => `${Der(hero)} ist die Beute`,
}

/** "Wähle …" to you, "Platz 2 wählt …" of others. */
const waehlt = (seat: Seat, ears: Ears, what: string): string =>
  seat === ears.you ? `Wähle ${what}.` : `${platz(seat, ears)} wählt ${what}.`

/** LS-R50 One is asked all the same, but nothing can come of it. */
const umsonst = (view: View, question: Parameters<typeof isPowerless>[1]): string =>
  isPowerless(view, question) ? '; es wird nichts geschehen, denn die Stärke ist auf 0 geschwächt' : ''
/** LS-115 One is asked, and it is all the same. */
const einerlei = (view: View, question: Parameters<typeof isMootChoice>[1]): string =>
  isMootChoice(view, question) ? '; sie stehen beisammen, und es trifft alle dort' : ''

const DECISIONS: DecisionSentences = {
  'pick-hero': (seat, { heroes }, ears) => waehlt(seat, ears, `Figur ${heroes.length + 1} des Trupps`),
  'pick-actor': (seat, _view, ears) => waehlt(seat, ears, 'die Figur, die jetzt handelt'),
  act(seat, view, ears) {
    const hero = acting(view)
    const { left } = view.turn!
    const zug = `${seat === ears.you ? 'Dein Zug' : `Zug von ${platz(seat, ears)}`} mit ${dem(hero.id)}`
    if (hero.down) return `${zug}: am Boden, also erst aufstehen.`
    if (left === 0) return `${zug}: keine Aktion mehr, nur noch die Raserei.`
    return `${zug}: noch ${aktionen(left)}${hero.cubes === CUBES ? ', und die Raserei' : ''}.`
  },
  'split-hits': (seat, _view, ears, { hits }) => waehlt(seat, ears, `Ziele in Reichweite 3 für ${treffer(hits)}`),
  'ordered-action': (seat, view, ears, { hero }) =>
    waehlt(
      seat,
      ears,
      `für ${den(view.heroes[hero]!.id)}, was befohlen ist: einen Schritt oder eine Fähigkeit für 1 Aktion`,
    ),
  'recon-discard': (seat, _view, ears) => waehlt(seat, ears, 'eine Karte des Verstärkungsstapels, die abgeworfen wird'),
  'order-triggers': (seat, _view, ears) => waehlt(seat, ears, 'den Gegner, der zuerst antwortet'),
  'choose-target': (seat, view, ears, question) =>
    waehlt(
      seat,
      ears,
      `unter denen, die alle ${aimsLow(view, question) ? 'am wenigsten' : 'am meisten'} Leben haben, wen ${asker(view, question.at)} angreift${umsonst(view, question) || einerlei(view, question)}`,
    ),
  'choose-space': (seat, view, ears, question) =>
    waehlt(
      seat,
      ears,
      `unter gleich vollen Feldern, welches ${asker(view, question.at)} angreift${umsonst(view, question)}`,
    ),
  'choose-quarry': (seat, _view, ears) => waehlt(seat, ears, 'die Beute unter denen mit dem wenigsten Leben'),
}

const OPTIONS: OptionSentences = {
  difficulty: {
    name: 'Schwierigkeit',
    text: 'Wie viele Truppmarken es dafür gibt, dass jemand zu Boden geht: 5, 3 oder 1.',
    values: { normal: 'Normal: 5 Truppmarken', hard: 'Schwer: 3 Truppmarken', heroic: 'Heldenhaft: 1 Truppmarke' },
  },
  general: {
    name: 'General',
    text: 'Wer die Gegner anführt. Für das erste Mal eignet sich der Feuerteufel.',
    values: Object.fromEntries(
      about.options.general.values.map((name) => [name, name === 'random' ? 'Ausgelost' : nameDe(generalId(name))]),
    ),
  },
  first: {
    name: 'Startmarke',
    text: 'Wer die Startmarke bekommt, und mit ihr den ersten Zug.',
    values: Object.fromEntries(
      about.options.first.values.map((seat) => [`${seat}`, seat === 'random' ? 'Ausgelost' : platz(seat)]),
    ),
  },
  heroes: {
    name: 'Figuren allein',
    text: 'Mit wie vielen Figuren jemand spielt, der allein spielt.',
    values: { 4: 'Vier Figuren', 3: 'Drei Figuren' },
  },
}

export const german: Text<LastStand> = {
  summary:
    'Ein Trupp in einem Ring von Gegnern. Haltet durch, bis der General persönlich kommt, und bringt ihn zu Fall.',
  options: OPTIONS,
  measure: 'Runden',
  seat: (seat) => platz(seat),

  decision({ kind, actor }, view, you, names = []) {
    const ears = { you, names }
    const question = asked<Step>(view)
    if (question?.ask !== kind) return waehlt(actor as Seat, ears, 'etwas')
    return (DECISIONS[question.ask] as (seat: Seat, view: View, ears: Ears, question: Question) => string)(
      actor as Seat,
      view,
      ears,
      question,
    )
  },
  choice: (choice, view) => (CHOICES[choice.kind] as (choice: Choice, view: View) => string)(choice, view),
  finale: (view) => finaleOf(view, 'de'),
  goal: (view) => goalOf(view, 'de'),
  event: (event, you, names = []) =>
    (EVENTS[event.kind] as (event: Event, ears: Ears) => string)(event, { you, names }),
  recap: (events) => recapOf(events, 'de'),
  outcome: ({ payoffs, reason }, you) => ende((payoffs[0] ?? 0) > 0, reason, you),
  standings: (view) =>
    standingsOf(view, {
      hero: ({ id, cubes, down }, left, hp) =>
        `${nameDe(id)} ${down ? 'am Boden' : `${left} von ${hp} Leben`}, ${zahl(cubes, 'Wutstein', 'Wutsteine')}`,
      nobody: 'noch keine Figur',
    }),
  refusal: refusalGerman,
}
