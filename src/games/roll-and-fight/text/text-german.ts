import type { Seat, Text } from '#engine/game'
import { type AbilityId, type ItemId, TILE } from '#games/roll-and-fight/content/heroes'
import { BEATING_TRACK, SQUARES_PER_ITEM, TRAINING_TRACK } from '#games/roll-and-fight/content/player-board'
import type { Action, Effect, Face, MinionType, RoomId } from '#games/roll-and-fight/content/vocabulary'
import { marksNeeded, printed } from '#games/roll-and-fight/rules/read'
import {
  ASKED,
  type Asked,
  askedEffect,
  capital,
  causeOf,
  type ChoiceSentences,
  type DecisionSentences,
  type Ears,
  type EndReason,
  listed,
  minionAt,
  ownBoard,
  roomNumber,
  type Sentences,
  setNumber,
  tallied,
  tally,
} from '#games/roll-and-fight/text/forms'
import {
  abilityName,
  actionName,
  bossName,
  denName,
  faceName,
  heroName,
  itemName,
  minionName,
  roomName,
  seatName,
  traitName,
} from '#games/roll-and-fight/text/names'
import { MINIONS_DE } from '#games/roll-and-fight/text/names-german'
import { OPTIONS_DE } from '#games/roll-and-fight/text/options-german'
import { codeSaid, refusalGerman } from '#games/roll-and-fight/text/refusals'
import { finaleOf, goalOf, pointsSaid, scoreBrief, standingsOf } from '#games/roll-and-fight/text/scores'
import type { Arg, Board, Choice, Enemy, Event, FlashSlot, RollAndFight, View } from '#games/roll-and-fight/types'

const platz = (seat: Seat, ears?: Ears): string => ears?.names[seat] ?? seatName(seat, 'de')
const wer = (seat: Seat, ears: Ears): string => (seat === ears.you ? 'du' : platz(seat, ears))
/** "Platz 2 wirft", or "Du wirfst". */
const tut = (seat: Seat, ears: Ears, er: string, du: string): string =>
  `${capital(wer(seat, ears))} ${seat === ears.you ? du : er}`
/** The same with something before it: "tötet Platz 2", "tötest du". */
const dann = (seat: Seat, ears: Ears, er: string, du: string): string =>
  `${seat === ears.you ? du : er} ${wer(seat, ears)}`
/** "von dir", "von Platz 2" */
const von = (seat: Seat, ears: Ears): string => (seat === ears.you ? 'von dir' : `von ${platz(seat, ears)}`)
/** "Dein Boss", "Boss von Platz 2" */
const dein = (seat: Seat, ears: Ears, yours: string, thing: string): string =>
  seat === ears.you ? `${yours} ${thing}` : `${thing} von ${platz(seat, ears)}`
const zahl = (many: number, one: string, more: string): string => `${many} ${many === 1 ? one : more}`
const wuerfel = (many: number): string => `${many} Würfel`
const wunden = (many: number): string => zahl(many, 'Wunde', 'Wunden')
const und = (things: readonly string[]): string => listed(things, 'und')
const seiten = (those: readonly (Face | null)[]): string =>
  those.map((face) => (face === null ? 'nicht geworfen' : faceName(face, 'de'))).join(', ')
/** The same where their order does not matter: "Lauf ×2, Pistole". */
const gezeigt = (those: readonly (Face | null)[]): string =>
  tallied(those.map((face) => (face === null ? 'nicht geworfen' : faceName(face, 'de'))))
const raum = (id: RoomId): string => `Raum ${roomNumber(id)}`
const faehigkeit = (id: AbilityId): string => `„${abilityName(id, 'de')}“`
const gegenstand = (id: ItemId): string => `„${itemName(id, 'de')}“`
/** "einen Schützen" */
const einen = (type: MinionType): string => `einen ${MINIONS_DE[type][1]}`

/** What did something: an ability, an Item, a Trait, a Boss, a Minion, a die. */
function ursache(by: string): string {
  const what = causeOf(by)
  switch (what.is) {
    case 'ability':
      return faehigkeit(what.id)
    case 'item':
      return gegenstand(what.id)
    case 'trait':
      return `„${traitName(what.id, 'de')}“`
    case 'boss':
      return bossName(what.id, 'de')
    case 'minion':
      return minionName(what.id, 'de')
    case 'die':
      return `Würfel ${what.number}`
    case 'loot':
      return 'Beute'
    default:
      return 'der Bonusaktion'
  }
}
const mit = (by: string): string => `Mit ${ursache(by)}`

const EFFEKTE: Readonly<Record<Effect['do'] | 'gain', readonly [no: string, the: string]>> = {
  move: ['kein Schritt', 'den Schritt'],
  hit: ['kein Hieb', 'den Hieb'],
  shoot: ['kein Schuss', 'den Schuss'],
  wound: ['keine Wunde', 'die Wunde'],
  heal: ['keine Heilung', 'die Heilung'],
  jump: ['kein Sprung', 'den Sprung'],
  evade: ['keine Ablenkung', 'die Ablenkung'],
  kill: ['kein Töten', 'das Töten'],
  either: ['weder Hieb noch Schuss', 'Hieb oder Schuss'],
  'per-die': ['keine Wirkung', 'die Wirkung'],
  'repeat-next': ['keine Wiederholung', 'die Wiederholung'],
  gain: ['keine Aktion', 'Training und Einkauf'],
}
const effekt = (name: string): readonly [no: string, the: string] => EFFEKTE[name as Effect['do']] ?? EFFEKTE['per-die']

const ENDS: Readonly<Record<EndReason, readonly [er: string, du: string, ihr: string]>> = {
  highest: ['gewinnt mit den meisten Punkten', 'gewinnst mit den meisten Punkten', 'gewinnen'],
  survivor: [
    'gewinnt mit den meisten Punkten unter den Lebenden',
    'gewinnst mit den meisten Punkten unter den Lebenden',
    'gewinnen',
  ],
  stayed: [
    'gewinnt mit den meisten Punkten unter denen, die geblieben sind',
    'gewinnst mit den meisten Punkten unter denen, die geblieben sind',
    'gewinnen',
  ],
  'tie-break': [
    'gewinnt: gleich viele Punkte, aber mehr freie Lebensfelder',
    'gewinnst: gleich viele Punkte, aber mehr freie Lebensfelder',
    'gewinnen',
  ],
  shared: ['gewinnt', 'gewinnst', 'gewinnen gemeinsam: gleich viele Punkte und freie Lebensfelder'],
  brawl: ['gewinnt die Rauferei unter Gleichen', 'gewinnst die Rauferei unter Gleichen', 'gewinnen die Rauferei'],
  target: ['gewinnt: Das Ziel ist erreicht', 'gewinnst: Das Ziel ist erreicht', 'gewinnen'],
  missed: ['verliert: Das Ziel ist verfehlt', 'verlierst: Das Ziel ist verfehlt', 'verlieren'],
  left: ['verliert: Von den Lebenden ist niemand geblieben', 'verlierst: Von den Lebenden ist niemand geblieben', ''],
  dead: ['verliert: Zwei Abreibungen sind der Tod', 'verlierst: Zwei Abreibungen sind der Tod', 'verlieren'],
}
/** The clause by which nobody is left; somebody alone has lost by another. */
const ALL_DEAD = 'RF-R108'

function ende(winners: readonly Seat[], reason: string, isEverybody: boolean, ears: Ears): string {
  const [er, du, ihr] = ENDS[reason as EndReason] ?? ['gewinnt', 'gewinnst', 'gewinnen']
  if (reason === 'left') return 'Niemand gewinnt: Von den Lebenden ist niemand bis zum Ende geblieben.'
  if (winners.length === 0) return isEverybody ? 'Niemand gewinnt: Alle sind tot.' : `${tut(0, ears, er, du)}.`
  if (winners.length === 1) return `${tut(winners[0]!, ears, er, du)}.`
  const isYours = winners.some((seat) => seat === ears.you)
  return `${capital(und(winners.map((seat) => wer(seat, ears))))} ${isYours ? ihr.replace('gewinnen', 'gewinnt') : ihr}.`
}

const PHASEN = {
  'set-up': 'Aufbau',
  flashback: 'Rückblende',
  rolling: 'Würfeln',
  fighting: 'Kampf',
  over: 'Wertung',
} as const

const EVENTS: Sentences = {
  'set-up': ({ pool, boards }) =>
    `${zahl(pool, 'Kampfwürfel liegt', 'Kampfwürfel liegen')} im Vorrat; ${boards.length > 1 ? 'Pläne' : 'Plan'} ${und(boards.map(String))}.`,
  'hero-picked': ({ seat, hero }, ears) => `${tut(seat, ears, 'nimmt', 'nimmst')} ${heroName(hero)}.`,
  'items-ordered': ({ seat, items }, ears) =>
    `${tut(seat, ears, 'legt', 'legst')} die Gegenstände an: ${und(items.map((item) => itemName(item, 'de')))}.`,
  'boss-dealt': ({ seat, boss }, ears) => `${dein(seat, ears, 'Dein', 'Boss')}: ${bossName(boss, 'de')}.`,
  'side-picked': ({ seat, den, health }, ears) =>
    `${dein(seat, ears, 'Dein', 'Versteck')}: ${denName(den, 'de')} (${den}); der Boss hat ${health} Leben.`,
  'phase-begun': ({ phase, round }) =>
    phase === 'set-up' || phase === 'over' ? `${PHASEN[phase]}.` : `Runde ${round}: ${PHASEN[phase]}.`,
  'dice-set-aside': ({ seat, dice, left }, ears) =>
    `${tut(seat, ears, 'legt', 'legst')} ${wuerfel(dice)} bereit; noch ${left} im Vorrat.`,
  'flashback-rolled': ({ faces }) => `Rückblende: ${und(faces.map((action) => actionName(action, 'de')))}.`,
  trained: ({ seat, amount, marked, by }, ears) =>
    `${tut(seat, ears, 'trainiert', 'trainierst')} mit ${ursache(by)}: ${amount} Erfahrung, jetzt ${marked} von ${TRAINING_TRACK.values.length}.`,
  purchased: ({ seat, item, marked, by }, ears) =>
    `${mit(by)} ${dann(seat, ears, 'kauft', 'kaufst')} eine Ladung ${gegenstand(item)}: ${marked} von ${SQUARES_PER_ITEM}.`,
  taxed: ({ seat, left }, ears) =>
    `Der Pfandleiher nimmt ${seat === ears.you ? 'dir' : platz(seat, ears)} eine Erfahrung; noch ${left} frei.`,
  extended: ({ seat, spaces, by }, ears) =>
    `${mit(by)} ${dann(seat, ears, 'schaltet', 'schaltest')} ein Lebensfeld frei: jetzt ${spaces}.`,
  healed: ({ seat, amount, wounds, by }, ears) =>
    `${tut(seat, ears, 'heilt', 'heilst')} ${wunden(amount)} mit ${ursache(by)}; noch ${wounds === 0 ? 'keine' : wounds}.`,
  reconned: ({ seat, ability, marks, ready, by }, ears) =>
    `${mit(by)} ${dann(seat, ears, 'erkundet', 'erkundest')} ${faehigkeit(ability)}: ${ready ? 'bereit' : `${marks} von ${marksNeeded(ability)}`}.`,
  'recon-lost': ({ seat, ability, rule }, ears) =>
    `${seat === ears.you ? 'Deine Erkundung' : `Die Erkundung von ${platz(seat, ears)}`} für ${faehigkeit(ability)} verfällt, ${rule === 'RF-150' ? 'ungenutzt' : 'denn eine Marke fehlt'}.`,
  looted: ({ seat, value, by }, ears) =>
    `${mit(by)} ${dann(seat, ears, 'streicht', 'streichst')} ein Beutefeld: jetzt ${pointsSaid(value, 'de')}.`,
  bought: ({ seat, tile, cost, left, discarded }, ears) =>
    `${tut(seat, ears, 'kauft', 'kaufst')} ${faehigkeit(tile)} für ${cost} Erfahrung; noch ${left} frei.` +
    (discarded ? ` ${faehigkeit(discarded)} ist abgelegt.` : ''),
  'flashback-done': ({ seat, unused }, ears) =>
    `${tut(seat, ears, 'ist', 'bist')} mit der Rückblende fertig${unused > 0 ? `, ${zahl(unused, 'Aktion', 'Aktionen')} ungenutzt` : ''}.`,
  countdown: () => 'Gleich geht es los: 3 Sekunden.',
  'rolling-opened': () => 'Los!',
  rolled: ({ seat, dice }, ears) => `${tut(seat, ears, 'wirft', 'wirfst')} ${gezeigt(dice.map(({ face }) => face))}.`,
  'timer-started': () => 'Die Zeit läuft.',
  'pool-closed': ({ rule }) => (rule === 'RF-R61' ? 'Der Vorrat ist zu.' : 'Die Zeit ist um: Der Vorrat ist zu.'),
  assigned: ({ seat, ability, released }, ears) =>
    `${tut(seat, ears, 'setzt', 'setzt')} ${faehigkeit(ability)}${released.length > 0 ? ', eine Wunde frei' : ''}.`,
  bled: ({ seat, space, released }, ears) =>
    `${tut(seat, ears, 'blutet', 'blutest')} auf Lebensfeld ${space}${released.length > 0 ? `, ${wunden(released.length)} frei` : ''}.`,
  took: ({ seats, left }, ears) => {
    const [first, ...others] = tally(seats)
    if (!first) return 'Niemand nimmt Würfel.'
    const [seat, many] = first
    const begins = tut(seat, ears, 'nimmt', 'nimmst')
    if (others.length === 0) return `${begins} ${wuerfel(many)}; noch ${left} im Vorrat.`
    return `${[`${begins} ${many}`, ...others.map(([one, its]) => `${wer(one, ears)} ${its}`)].join(', ')}.`
  },
  'order-failed': ({ seat, code }, ears) =>
    seat === ears.you
      ? `Daraus wurde nichts: ${codeSaid(code, true)}`
      : `Daraus wurde für ${platz(seat, ears)} nichts: ${codeSaid(code, true)}`,
  'put-off': ({ seat }, ears) =>
    `${seat === ears.you ? 'Dein Wurf' : `Der Wurf von ${platz(seat, ears)}`} wartet: Die Würfel ruhen noch.`,
  stopped: ({ seat, because }, ears) =>
    ({
      said: `${tut(seat, ears, 'hört', 'hörst')} auf.`,
      hopeless: `${tut(seat, ears, 'hört', 'hörst')} auf: Kein Satz ist mehr möglich.`,
      clock: `${tut(seat, ears, 'hört', 'hörst')} auf: Die Zeit ist um.`,
      'last-beat': `${tut(seat, ears, 'hört', 'hörst')} auf: Das war der letzte Durchgang.`,
    })[because],
  thrown: ({ beat }) => `Durchgang ${beat}: Die Würfel sind geworfen.`,
  'beat-over': ({ beat, left }) => `Durchgang ${beat} ist vorbei; ${left} im Vorrat.`,
  'rolling-over': ({ returned, left }) => {
    const back = returned.reduce((sum, many) => sum + many, 0)
    return `Das Würfeln ist vorbei: ${wuerfel(back)} zurück, ${left} im Vorrat.`
  },
  'start-over': ({ seat, returned, wounds }, ears) =>
    `${wuerfel(returned)} ${returned === 1 ? 'verlässt' : 'verlassen'} ${seat === ears.you ? 'deine Lebensleiste' : `die Lebensleiste von ${platz(seat, ears)}`}: jetzt ${wunden(wounds)}.`,
  began: ({ seat, by, set, times }, ears) =>
    `${tut(seat, ears, 'nutzt', 'nutzt')} ${ursache(by)}${set ? ` (${gezeigt(set)})` : ''}${times > 1 ? `, ${times}-mal nacheinander` : ''}.`,
  performed: ({ seat, by, left }, ears) =>
    `${tut(seat, ears, 'führt', 'führst')} ${ursache(by)} noch ${left === 1 ? 'einmal' : `${left}-mal`} aus.`,
  'cut-short': ({ seat, by, effect: what }, ears) =>
    `Für ${seat === ears.you ? 'dich' : platz(seat, ears)} endet ${ursache(by)} vorzeitig: ${capital(effekt(what)[0])} ist möglich.`,
  skipped: ({ seat, by, effect: what }, ears) =>
    `Bei ${ursache(by)} ${dann(seat, ears, 'lässt', 'lässt')} ${effekt(what)[1]} aus.`,
  'used-up': ({ seat, by, returned, left, rule }, ears) =>
    `${tut(seat, ears, 'ist', 'bist')} mit ${ursache(by)} fertig${returned > 0 ? `; ${wuerfel(returned)} zurück, ${left} im Vorrat` : rule === 'RF-100' ? '; die Erkundung ist verbraucht' : ''}.`,
  moved: ({ seat, from, to, visited, by }, ears) =>
    `${mit(by)} ${dann(seat, ears, 'geht', 'gehst')} von ${raum(from)} nach ${raum(to)}${visited ? ', neu besucht' : ''}.`,
  jumped: ({ seat, from, via, to, visited, by }, ears) =>
    `${mit(by)} ${dann(seat, ears, 'springt', 'springst')} von ${raum(from)} durch ${raum(via)} nach ${raum(to)}${visited ? ', neu besucht' : ''}.`,
  dotted: ({ seat, room: at, type, by }, ears) =>
    `${mit(by)} ${dann(seat, ears, 'verletzt', 'verletzt')} ${einen(type)} in ${raum(at)}: Noch ein Schaden tötet.`,
  killed: ({ seat, room: at, type, by }, ears) =>
    `${mit(by)} ${dann(seat, ears, 'tötet', 'tötest')} ${einen(type)} in ${raum(at)}.`,
  'boss-hurt': ({ seat, crossed, health, by }, ears) =>
    `${mit(by)} ${dann(seat, ears, 'verletzt', 'verletzt')} den Boss: ${crossed} von ${health}.`,
  'boss-killed': ({ seat, boss, by }, ears) =>
    `${mit(by)} ${dann(seat, ears, 'tötet', 'tötest')} den Boss: ${bossName(boss, 'de')}.`,
  evaded: ({ seat, room: at, type, by }, ears) =>
    `${mit(by)} ${dann(seat, ears, 'lenkt', 'lenkst')} ${einen(type)} in ${raum(at)} ab.`,
  wounded: ({ seat, wounds, spaces, by }, ears) =>
    `${tut(seat, ears, 'nimmt', 'nimmst')} eine Wunde (${ursache(by)}): ${wunden(wounds)}, ${spaces === 0 ? 'kein Feld' : zahl(spaces, 'Feld', 'Felder')} frei.`,
  'wound-ignored': ({ seat, by, because }, ears) =>
    because === 'soaked'
      ? `${mit(by)} ${dann(seat, ears, 'steckt', 'steckst')} die erste Wunde weg.`
      : `Eine Wunde (${ursache(by)}) trifft ${seat === ears.you ? 'dich' : platz(seat, ears)} nicht: Kein Lebensfeld ist frei.`,
  brewed: ({ seat, times, by }, ears) =>
    `${ursache(by)}: ${seat === ears.you ? 'Deine nächste Fähigkeit' : `Die nächste Fähigkeit von ${platz(seat, ears)}`} geschieht noch ${times === 1 ? 'einmal' : `${times}-mal`} mehr.`,
  'brew-lost': ({ seat }, ears) => `${dein(seat, ears, 'Dein', gegenstand('rage'))} verfällt: Keine Fähigkeit folgte.`,
  exposed: ({ seat, room: at }, ears) =>
    `Zwei fielen in ${raum(at)}, und ${wer(seat, ears)} ${seat === ears.you ? 'standest' : 'stand'} still: jetzt weitergehen, oder es gibt eine Wunde.`,
  'exposure-over': ({ seat }, ears) => `${tut(seat, ears, 'ist', 'bist')} rechtzeitig weitergegangen.`,
  'objective-marked': ({ seat, room: at, points, own }, ears) =>
    own
      ? `${tut(seat, ears, 'hakt', 'hakst')} den Auftrag von ${raum(at)} ab: ${pointsSaid(points, 'de')}.`
      : `Der Auftrag von ${raum(at)} ist erfüllt und ${von(seat, ears)} abgehakt: ${pointsSaid(points, 'de')}.`,
  'dots-erased': ({ seat, minions }, ears) =>
    `${seat === ears.you ? 'Dein Kampf' : `Der Kampf von ${platz(seat, ears)}`} ist vorbei: ${zahl(minions, 'verletzter Brocken erholt', 'verletzte Brocken erholen')} sich.`,
  'fighting-done': ({ seat }, ears) => `${tut(seat, ears, 'ist', 'bist')} mit dem Kampf fertig.`,
  'sets-returned': ({ seat, dice, left }, ears) =>
    `${wuerfel(dice)}, die ${seat === ears.you ? 'du nicht genutzt hast' : `${platz(seat, ears)} nicht genutzt hat`}, ${dice === 1 ? 'geht' : 'gehen'} zurück; ${left} im Vorrat.`,
  collected: ({ seat, room: at, left }, ears) =>
    `${tut(seat, ears, 'holt', 'holst')} Beute aus ${raum(at)}; dort liegt ${left === 0 ? 'nichts mehr' : `noch ${left}`}.`,
  'den-wounds': ({ seat, sources }, ears) => {
    const rooms = [...new Set(sources.map(({ room: at }) => at))]
    const where = rooms.length === 1 ? raum(rooms[0]!) : `den Räumen ${und(rooms.map((at) => `${roomNumber(at)}`))}`
    return `Das Versteck schlägt zurück, gegen ${seat === ears.you ? 'dich' : platz(seat, ears)}: ${sources.length} Gegner in ${where}.`
  },
  beaten: ({ seat, beatings, limit }, ears) =>
    beatings >= BEATING_TRACK.deathAt
      ? `${tut(seat, ears, 'bekommt', 'bekommst')} die zweite Abreibung.`
      : `${tut(seat, ears, 'bekommt', 'bekommst')} eine Abreibung: keine Wunden mehr, drei Lebensfelder und ab jetzt ${wuerfel(limit)}.`,
  died: ({ seat }, ears) => `${tut(seat, ears, 'ist', 'bist')} tot: zwei Abreibungen.`,
  'evasion-over': ({ seat, minions }, ears) =>
    `${zahl(minions, 'Scherge', 'Schergen')}, ${minions === 1 ? 'den' : 'die'} ${seat === ears.you ? 'du abgelenkt hattest' : `${platz(seat, ears)} abgelenkt hatte`}, ${minions === 1 ? 'passt' : 'passen'} wieder auf.`,
  'boss-recovered': ({ seat, boss, cleared }, ears) =>
    `${bossName(boss, 'de')} lebt: ${seat === ears.you ? 'Dein Schaden' : `Der Schaden von ${platz(seat, ears)}`} (${cleared}) ist fort.`,
  raised: ({ seat, room: at, type, by }, ears) =>
    `${ursache(by)}: ${seat === ears.you ? 'Bei dir' : `Bei ${platz(seat, ears)}`} steht in ${raum(at)} ein ${minionName(type, 'de')} wieder auf.`,
  'resolution-done': ({ seat }, ears) => `${tut(seat, ears, 'hat', 'hast')} die Runde beendet.`,
  scored: ({ seat, lines, total, path }, ears) => {
    const brief = scoreBrief(lines, 'de')
    return (
      `${tut(seat, ears, 'hat', 'hast')} ${pointsSaid(total, 'de')}${brief === '' ? '' : `: ${brief}`}. ` +
      `Weg hinaus: ${path.length === 1 ? raum(path[0]!) : `Räume ${path.map((at) => roomNumber(at)).join(', ')}`}.`
    )
  },
  brawled: ({ seat, faces, points }, ears) =>
    `${tut(seat, ears, 'rauft', 'raufst')}: ${gezeigt(faces)} ergeben ${points < 0 ? `−${-points}` : points}.`,
  'match-over': ({ winners, reason, rule }, ears) => ende(winners, reason, rule === ALL_DEAD, ears),
}

/** "Eisraum (2)", or "Raum 2" where nobody knows which den. */
function ort(board: Board | undefined, id: RoomId): string {
  const name = board?.den ? roomName(board.den, id, 'de') : undefined
  return name === undefined ? raum(id) : `${name} (${roomNumber(id)})`
}

/** "Schütze 2", with what is to be known of it. */
function gegner(board: Board | undefined, at: RoomId, enemy: Enemy): string {
  if (enemy === 'boss') return board?.boss ? bossName(board.boss, 'de') : 'Boss'
  const found = board?.den ? minionAt(board, at, enemy) : undefined
  if (!found) return `Gegner ${enemy + 1}`
  const { evaded = false, dot = false } = board!.rooms[roomNumber(at) - 1]?.minions[enemy] ?? {}
  const states = [...(dot ? ['verletzt'] : []), ...(evaded ? ['abgelenkt'] : [])]
  const name = minionName(found.type, 'de') + (found.number === undefined ? '' : ` ${found.number}`)
  return states.length > 0 ? `${name} (${states.join(', ')})` : name
}

/** "Würfel 1, 4 (Lauf, Lauf)" */
function genannt(board: Board | undefined, ids: readonly number[]): string {
  const those = ids.map((id) => board?.dice.find((die) => die.id === id))
  const named = `Würfel ${ids.join(', ')}`
  return those.every((die) => die !== undefined) ? `${named} (${seiten(those.map(({ face }) => face))})` : named
}

const TATEN: Readonly<Record<Action, (arg: Arg | undefined) => string>> = {
  training: () => '2 Erfahrung ankreuzen',
  purchase: (arg) => `eine Ladung${arg ? ` ${gegenstand(arg as ItemId)}` : ''} kaufen`,
  healing: (arg) => (arg === 'extend' ? 'ein Lebensfeld freischalten' : 'Wunden heilen'),
  recon: (arg) => `${arg ? `${faehigkeit(arg as AbilityId)} ` : ''}erkunden`,
  loot: () => 'ein Beutefeld streichen',
}

const feld = (slot: FlashSlot, { faces }: View): string => {
  if (slot === 'bonus') return 'Bonusaktion'
  const face = faces[slot]
  return `Würfel ${slot + 1}${face ? ` (${actionName(face, 'de')})` : ''}`
}

/** What is picked up with a set, and whether dice are taken. */
const zusatz = (released: readonly string[], take: boolean | undefined): string =>
  [...released, ...(take === false ? ['keine Würfel nehmen'] : [])].map((part) => `; ${part}`).join('')

const ZIELE: Readonly<Record<string, string>> = {
  hit: 'Hieb gegen',
  shoot: 'Schuss auf',
  evade: 'Ablenken:',
  kill: 'Töten:',
}

const CHOICES: ChoiceSentences = {
  'pick-hero': ({ hero }) => `Nimm ${heroName(hero)}`,
  'order-items': ({ items }) => `Gegenstände in dieser Folge: ${items.map((item) => itemName(item, 'de')).join(', ')}`,
  'pick-side': ({ side }, board) =>
    board ? `Seite ${side}: ${denName(`${board.board}${side}`, 'de')}` : `Seite ${side}`,
  flash: ({ slot, action, arg }, _board, view) => `${feld(slot, view)}: ${TATEN[action](arg)}`,
  buy: ({ tile, discard }) =>
    `Kauf ${faehigkeit(tile)} für ${TILE[tile].xp} Erfahrung${discard ? `, leg ${faehigkeit(discard)} ab` : ''}`,
  mark: ({ room: at }, board) => {
    const objective = board?.den ? printed(board, at)?.objective : undefined
    return `Hak den Auftrag ab: ${ort(board, at)}${objective ? `, ${pointsSaid(objective.points, 'de')}` : ''}`
  },
  'done-flashback': (_choice, board) => {
    const left = board ? 4 - board.flashed.length : 0
    return left > 0 ? `Fertig; ${zahl(left, 'Aktion', 'Aktionen')} ungenutzt` : 'Fertig'
  },
  roll: ({ dice }, board) => (dice.length === 0 ? 'Wirf keine Würfel' : `Wirf ${genannt(board, dice)}`),
  assign: ({ ability, dice, release, take }, board) =>
    `${faehigkeit(ability)}: ${genannt(board, dice)}` +
    zusatz(typeof release === 'number' ? [`Würfel ${release} frei`] : [], take),
  bleed: ({ die, release, take }) =>
    `Blute mit Würfel ${die}` +
    zusatz(release && release.length > 0 ? [`Würfel ${release.join(', ')} frei`] : [], take),
  take: () => 'Nimm Würfel aus dem Vorrat',
  stop: () => 'Hör für diese Runde auf zu würfeln',
  'end-beat': () => 'Fertig mit diesem Durchgang',
  tick: () => 'Die Zeit vergeht',
  start: ({ tile }) => `Nutze ${faehigkeit(tile)} zu Beginn des Kampfs`,
  'end-start': () => 'Weiter: Die Würfel verlassen die Lebensleiste',
  use: ({ ability, set }, board) => {
    const used = set === null ? undefined : board?.sets[set]
    const how = set === null ? ' durch Erkundung' : used ? ` (${gezeigt(used.dice.map(({ face }) => face))})` : ''
    const number = used && setNumber(board!, set!)
    return `Nutze ${faehigkeit(ability)}${number ? ` ${number}` : ''}${how}`
  },
  item: ({ item }, board) => {
    const slot = board?.items.find((one) => one.item === item)
    return `Nutze ${gegenstand(item)}${slot ? ` (noch ${zahl(slot.marked - slot.spent, 'Ladung', 'Ladungen')})` : ''}`
  },
  target: ({ room: at, enemy, via }, board) => {
    if (via) return `Spring durch ${ort(board, via)} nach ${ort(board, at)}`
    if (enemy === undefined) return `Geh nach ${ort(board, at)}`
    const verb = ZIELE[askedEffect(board)?.effect.do ?? '']
    return `${verb ? `${verb} ` : ''}${gegner(board, at, enemy)} in ${ort(board, at)}`
  },
  choose: ({ option }) => (option === 'hit' ? 'Hieb' : 'Schuss'),
  gain: ({ action, item }) => capital(TATEN[action](item)),
  skip: () => 'Lass das aus',
  'done-fighting': () => 'Fertig mit dem Kampf',
  collect: ({ room: at, action, arg }, board) => `Beute aus ${ort(board, at)}: ${TATEN[action](arg)}`,
  'done-collect': () => 'Hol nichts mehr',
  'done-resolution': () => 'Beende die Runde',
}

/** "Wähle …" to you, "Platz 2 wählt …" of others. */
const waehlt = (seat: Seat, ears: Ears, what: string): string =>
  seat === ears.you ? `Wähle ${what}.` : `${platz(seat, ears)} wählt ${what}.`

const WOHIN: Readonly<Record<string, string>> = {
  move: ' den Raum, in den es geht',
  jump: ' den Raum, in den der Sprung geht, und durch welchen',
  hit: ', wen der Hieb trifft',
  shoot: ', wen der Schuss trifft',
  evade: ', wer abgelenkt wird',
  kill: ', wer getötet wird',
}

/** What is being resolved, as it stands before a colon. */
function bei(board: Board | undefined): string {
  const use = board?.fight?.use
  if (!use) return ''
  return `${use.what === 'item' ? itemName(use.by as ItemId, 'de') : abilityName(use.by as AbilityId, 'de')}: `
}

const DECISIONS: DecisionSentences = {
  'pick-hero': (seat, _view, ears) => waehlt(seat, ears, 'eine Figur'),
  'order-items': (seat, _view, ears) => waehlt(seat, ears, 'die Folge der vier Gegenstände'),
  'pick-side': (seat, { boards }, ears) => waehlt(seat, ears, `eine Seite von Plan ${boards[seat]!.board}`),
  flashback: (seat, { boards }, ears) => {
    const { flashed, xp, spent } = boards[seat]!
    return waehlt(
      seat,
      ears,
      `Aktionen der Rückblende (noch ${4 - flashed.length}) und Plättchen (${xp - spent} Erfahrung frei)`,
    )
  },
  race: (seat, _view, ears) => waehlt(seat, ears, 'zwischen Werfen, Setzen, Nehmen und Aufhören'),
  throw: (seat, { race }, ears) => waehlt(seat, ears, `Würfel für den Wurf von Durchgang ${race?.beat ?? 1}`),
  beat: (seat, _view, ears) => waehlt(seat, ears, 'einen Satz oder das Ende des Durchgangs'),
  fight: (seat, { boards }, ears) =>
    waehlt(
      seat,
      ears,
      boards[seat]!.fight?.starting
        ? 'den Auftakt des Kampfs oder eine Fähigkeit'
        : 'eine Fähigkeit, einen Gegenstand oder das Ende',
    ),
  target: (seat, { boards }, ears) => {
    const board = boards[seat]!
    const what = WOHIN[askedEffect(board)?.effect.do ?? ''] ?? ' ein Ziel'
    return `${bei(board)}${seat === ears.you ? 'Wähle' : `${platz(seat, ears)} wählt`}${what}.`
  },
  choose: (seat, { boards }, ears) => `${bei(boards[seat])}${waehlt(seat, ears, 'zwischen Hieb und Schuss')}`,
  gain: (seat, _view, ears) =>
    waehlt(seat, ears, 'zwischen Training und Einkauf, für den dritten Toten in einem nie betretenen Raum'),
  collect: (seat, _view, ears) =>
    seat === ears.you ? 'Hol Beute, oder lass sie liegen.' : `${platz(seat, ears)} holt Beute oder lässt sie liegen.`,
  resolution: (seat, _view, ears) => waehlt(seat, ears, 'Gegenstände für das Nachspiel oder das Ende der Runde'),
}

const isAsked = (kind: string): kind is Asked => ASKED.some((one) => one === kind)

export const german: Text<RollAndFight> = {
  summary:
    'Renn um Würfel und gib sie aus: für den Überfall auf dein eigenes Versteck, bis zum Boss und wieder hinaus.',
  options: OPTIONS_DE,
  measure: 'Runden',
  seat: (seat) => platz(seat),

  decision({ kind, actor }, view, you, names = []) {
    if (actor === 'clock') return 'Die Zeit vergeht.'
    const ears = { you, names }
    return isAsked(kind) ? DECISIONS[kind](actor, view, ears) : waehlt(actor, ears, 'etwas')
  },
  choice: (choice, view) =>
    (CHOICES[choice.kind] as (choice: Choice, board: Board | undefined, view: View) => string)(
      choice,
      ownBoard(view),
      view,
    ),
  goal: (view) => goalOf(view, 'de'),
  event: (event, you, names = []) =>
    (EVENTS[event.kind] as (event: Event, ears: Ears) => string)(event, { you, names }),
  outcome({ payoffs, reason }, you, names = []) {
    const winners = payoffs.flatMap((payoff, seat) => (payoff > 0 ? [seat] : []))
    return ende(winners, reason, payoffs.length > 1, { you, names })
  },
  finale: (view) => finaleOf(view, 'de'),
  standings: (view) => standingsOf(view, 'de'),
  refusal: refusalGerman,
}
