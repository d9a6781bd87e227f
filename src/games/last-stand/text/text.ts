import type { Seat, Text } from '#engine/game'
import { asked } from '#engine/steps'
import { about } from '#games/last-stand/about'
import { type CardId, GENERAL, isGeneral, isLieutenant, printedArmor } from '#games/last-stand/content/enemies'
import { HERO, type HeroId, RAMPAGE, SKILL } from '#games/last-stand/content/heroes'
import type { Deed } from '#games/last-stand/content/vocabulary'
import { generalId } from '#games/last-stand/options'
import { placeOf, type SpaceId, SKULL } from '#games/last-stand/rules/geometry'
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
import { cardName, heroName, quadrantName, seatName } from '#games/last-stand/text/names'
import { the } from '#games/last-stand/text/names-english'
import { standingsOf } from '#games/last-stand/text/standings'
import type { Aimed, Because, Choice, Event, LastStand, Occasion, Question, Step, View } from '#games/last-stand/types'

const player = (seat: Seat, ears?: Ears): string => ears?.names[seat] ?? seatName(seat, 'en')
/** "Player 2 leads", or "You lead". */
const does = (seat: Seat, ears: Ears, they: string, yours: string): string =>
  seat === ears.you ? `You ${yours}` : `${player(seat, ears)} ${they}`
const The = (id: Parameters<typeof the>[0]): string => capital(the(id))
const count = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`
const all = (ids: readonly HeroId[]): string => listed(ids.map(the), 'and')
/** "A 7", "An 8". */
const aFace = (face: number): string => `${face === 8 ? 'An' : 'A'} ${face}`
const spaces = (ids: readonly string[]): string => listed(ids, 'and')

/** What did it, as it is called: a skill, a rampage, an enemy, a general's ability, the mine. */
function cause(by: string): string {
  if (isSkillId(by)) return SKILL[by].name
  if (isRampageId(by)) return RAMPAGE[by].name
  if (isCardId(by)) return the(by)
  return CAUSES[by] ?? by
}
const CAUSES: Readonly<Record<string, string>> = {
  mine: 'the mine',
  move: 'a move',
  revive: 'a revival',
  'overwhelming-assault': 'the Overwhelming Assault',
  'burning-ground': 'Burning Ground',
  'ranging-shot': 'the Ranging Shot',
}

/** "Tumble: the Ghost …", or the sentence alone where it needs no name. */
const by = (what: string, sentence: string, silent?: string): string =>
  what === silent ? capital(sentence) : `${capital(cause(what))}: ${sentence}`

const WAYS = { back: 'back', forward: 'forward', cw: 'clockwise', ccw: 'counter-clockwise' } as const

/** What a deed is aimed at, as it stands behind its name; enemies are called by `foe`. */
function aimedSaid(aimed: Aimed, foe: (space: SpaceId) => string): string {
  const { enemy, enemies, quadrant, lane, space, to, hero, way } = aimed
  if (enemy) return ` on ${foe(enemy)}${way ? `, ${WAYS[way]}` : ''}`
  if (enemies) return ` on ${listed(enemies.map(foe), 'and')}`
  if (quadrant) return ` on the ${quadrantName(quadrant, 'en')} quadrant`
  if (lane) return ` along lane ${lane}`
  if (space) return ` on ${space}`
  if (to) return ` to ${to}`
  return hero ? ` for ${the(hero)}` : ''
}

interface Taken {
  readonly amount: number
  readonly armor: number
  readonly damage: number
}

/** "armor takes 2, 1 damage, 3 HP left", "1 damage, no HP left, 1 to spare" */
const taken = ({ amount, armor, damage }: Taken, left: string): string =>
  [
    ...(armor > 0 ? [`armor takes ${armor}`] : []),
    ...(damage > 0 || armor === 0 ? [`${damage} damage`] : []),
    left,
    ...(amount > armor + damage ? [`${amount - armor - damage} to spare`] : []),
  ].join(', ')

const rolls = (power: number, dice: readonly number[], hits: number): string =>
  `Power ${power} rolls ${dice.join(', ')}: ${hits === 0 ? 'no hit' : count(hits, 'hit')}.`

const OCCASIONS: Readonly<Record<Occasion, string>> = {
  assault: '',
  ambush: 'Ambush: ',
  retaliate: 'Retaliate: ',
  command: 'By command: ',
}

/** Why these are attacked: one of them was chosen, and others stand on the same space; or all are meant. */
const BECAUSE: Readonly<Record<Because, string>> = {
  only: 'the only hero in range',
  'draw-fire': 'the hero who draws fire',
  quarry: 'the quarry, which goes before others',
  weakest: 'the hero with the lowest health on the board',
  'most-health': 'the hero in range with the most health',
  decided: 'chosen among equals',
  'all-in-range': 'as it hits everyone in range',
  crowd: 'as it hits everyone on the squad space with the most heroes',
  burning: 'as it hits everyone on burning ground',
  named: 'the quarry, wherever it is',
}
/** LS-R47 */
const SPACE_CHOSEN = 'as it hits everyone on a squad space, which was chosen among those with the most heroes'
const FOR_ALL: readonly Because[] = ['all-in-range', 'crowd', 'burning']
const because = (why: Because, heroes: readonly HeroId[]): string =>
  heroes.length > 1 && !FOR_ALL.includes(why)
    ? `all on the space of ${why === 'decided' ? 'one ' : ''}${BECAUSE[why]}`
    : BECAUSE[why]

/** " from the Field Surgeon on R2", where another gives it. */
function givenBy(card: CardId, what: string, from: SpaceId | undefined): string {
  if (from) return ` from ${cause(what)} on ${from}`
  return what === card ? '' : ` from ${cause(what)}` // Version 4 of the rules did not tell where the giver stands.
}

const ENDS: EndSentences = {
  'general-defeated': 'the general is defeated',
  skull: 'the track token has reached the skull',
  'no-tokens': 'a hero was knocked down and no squad token was left',
  abandoned: 'all have agreed to give up',
}
const ended = (won: boolean, reason: string, you: Seat | undefined): string => {
  const why = ENDS[reason as keyof EndSentences] ?? reason
  return `${you === undefined ? `The squad ${won ? 'wins' : 'loses'}` : `You ${won ? 'win' : 'lose'} together`}: ${why}.`
}

/** ", with 3 armor, 1 of it by Issued Plates", behind where an enemy is placed. */
function entering(card: CardId, armor: number): string {
  if (!armor) return '' // Version 1 of the rules told none.
  const plates = armor - printedArmor(card)
  if (plates === 0) return `, with ${armor} armor`
  return `, with ${armor} armor${plates < armor ? `, ${plates} of it` : ''} by Issued Plates`
}

const EVENTS: Sentences = {
  'set-up': ({ general, damage, lives, heroes, first }, ears) =>
    `${The(general)} leads the enemies${damage > 0 ? ` and starts with ${damage} damage` : ''}. ` +
    `A squad of ${heroes} heroes has ${count(lives, 'squad token')}; ` +
    `${first === ears.you ? 'you are' : `${player(first, ears)} is`} first player.`,
  'hero-picked': ({ seat, hero }, ears) => `${does(seat, ears, 'leads', 'lead')} ${the(hero)}.`,
  'phase-begun': ({ phase, round, token }, ears) =>
    ({
      'set-up': 'Set-up.',
      squad: `Round ${round}, Squad Phase: ${token === ears.you ? 'you have' : `${player(token, ears)} has`} the first player token and ${token === ears.you ? 'go' : 'goes'} first.`,
      assault: `Round ${round}, Enemy Assault Phase: frontline 1 to 8, then ranged 1 to 8.`,
      reinforcements: `Round ${round}, Reinforcements Phase.`,
    })[phase],
  'turn-begun': ({ hero, seat, actions, dazed }, ears) =>
    `${seat === ears.you ? 'Your turn' : `${player(seat, ears)}'s turn`} with ${the(hero)}: ${count(actions, 'action')}${dazed ? ', one fewer for being dazed' : ''}.`,
  'turn-ended': ({ hero, unused, rule }) =>
    rule === 'LS-R14'
      ? `${The(hero)} was knocked down, so the turn ends at once${unused > 0 ? `, with ${count(unused, 'action')} lost` : ''}.`
      : `The turn of ${the(hero)} is over${unused > 0 ? `, with ${count(unused, 'action')} unused` : ''}.`,
  moved: ({ hero, from, to, by: what, rule }) =>
    by(what, `${the(hero)} ${isDragged(rule) ? 'is dragged' : 'moves'} from ${from} to ${to}.`, 'move'),
  'stood-up': ({ hero, damage }) => `${The(hero)} stands up and keeps ${damage} damage.`,
  revived: ({ hero, by: what, from }) =>
    by(what, `${the(from)} revives ${the(hero)}, who has no damage any more.`, 'revive'),
  'stamped-out': ({ hero, space }) => `${The(hero)} stamps out the fire on ${space}.`,
  used: ({ hero, skill, ordered, aimed }) =>
    `${The(hero)} uses ${SKILL[skill].name}${aimedSaid(aimed, (space) => space)}${ordered ? ', as ordered' : ''}.`,
  rampaged: ({ hero, rampage, aimed }) =>
    `${The(hero)} spends all rampage cubes: ${RAMPAGE[rampage].name}${aimedSaid(aimed, (space) => space)}.`,
  rolled: ({ by: what, spaces: at, power, marked, dice, hits }) =>
    `${cause(what)}${at.length > 0 ? ` against ${spaces(at)}` : ''}${marked > 0 ? `, ${marked} Power more by the mark` : ''}: ${rolls(power, dice, hits)}`,
  'hits-split': ({ space, hits, left }) =>
    `${count(hits, 'hit')} for ${space}${left > 0 ? `; ${left} left to divide` : ', the last'}.`,
  'hits-lost': ({ hits }) => `${count(hits, 'hit')} ${hits === 1 ? 'is' : 'are'} for nobody.`,
  'enemy-hurt': ({ space, card, left, by: what, ...hurt }) =>
    `${The(card)} on ${space} takes ${hurt.amount} from ${cause(what)}: ${taken(hurt, `${left === 0 ? 'no' : left} HP left`)}.`,
  'enemy-defeated': ({ space, card, by: what, hero }) =>
    `${The(card)} on ${space} is defeated by ${hero ? `${the(hero)}, with ` : ''}${cause(what)}.`,
  'cube-gained': ({ hero, cubes, rule }) =>
    `${The(hero)} gains a rampage cube for ${rule === 'LS-069' ? 'the revival' : 'the defeat'}: ${cubes} of ${CUBES}.`,
  'cube-lost': ({ hero }) => `${The(hero)} has ${CUBES} rampage cubes already, and one more is lost.`,
  healed: ({ hero, amount, left, by: what }) =>
    by(what, `${the(hero)} is rid of ${amount} damage and has ${left} health.`),
  'hero-armored': ({ hero, amount, armor, by: what }) =>
    by(what, `${the(hero)} gains ${amount} armor and has ${armor}.`),
  'armor-lost': ({ hero, amount, armor, by: what }) =>
    by(what, `${the(hero)} has ${armor} armor, as much as can be, and ${amount} more is lost.`),
  'enemy-armored': ({ space, card, amount, armor, by: what, from }) =>
    `${The(card)} on ${space} gains ${amount} armor${givenBy(card, what, from)} and has ${armor}.`,
  shifted: ({ from, to, card, by: what }) => by(what, `${the(card)} goes from ${from} to ${to}.`),
  stayed: ({ space, card, to, because: why, by: what }) =>
    by(what, `${the(card)} stays on ${space}, for ${STAYS[why](to)}.`),
  charged: ({ from, to, card }) => `Charge: ${the(card)} goes from ${from} to ${to} before it attacks.`,
  'mine-laid': ({ hero, space, from }) =>
    from ? `${The(hero)} moves the mine from ${from} to ${space}.` : `${The(hero)} lays the mine on ${space}.`,
  'mine-lifted': ({ hero, space }) => `${The(hero)} sets off the mine on ${space} from afar.`,
  'mine-went-off': ({ space, card }) => `${The(card)} enters ${space} and sets off the mine.`,
  'token-put': ({ space, card, token, amount, by: what }) =>
    by(
      what,
      {
        suppress: `${the(card)} on ${space} will skip its next attack.`,
        weaken: `the next attack of ${the(card)} on ${space} has ${amount} Power less.`,
        mark: `the next hero attack against ${the(card)} on ${space} has ${amount} Power more.`,
      }[token],
    ),
  'tokens-lifted': ({ spaces: at }) =>
    `The assault is over: ${spaces(at)} ${at.length === 1 ? 'is' : 'are'} free of Suppress and Weaken.`,
  'drew-fire': ({ hero }) => `Enemies that can choose ${the(hero)} must, until the next Squad Phase.`,
  'draw-fire-over': ({ hero, rule }) =>
    `${The(hero)} draws no more fire${rule === 'LS-R18' ? ', being knocked down' : ': a new Squad Phase starts'}.`,
  ordered: ({ hero, by: from }) =>
    `By order of ${the(from)}, ${the(hero)} may move one space or use a skill of cost 1.`,
  'order-declined': ({ hero }) => `${The(hero)} does nothing with the order.`,
  'pile-shown': ({ hero, cards }) =>
    `${The(hero)} turns up the reinforcement pile: ${spaces(cards.map((card) => cardName(card, 'en')))}.`,
  'pile-discarded': ({ hero, card }) => `${The(hero)} discards ${the(card)} from the pile.`,
  attacked(event) {
    const { space, card, occasion, heroes, power, dice, hits } = event
    const why = isSpaceChosen(event) ? SPACE_CHOSEN : because(event.because, heroes)
    return `${capital(`${OCCASIONS[occasion]}${the(card)}`)} on ${space} attacks ${all(heroes)}, ${why}. ${rolls(power, dice, hits)}`
  },
  idle: ({ space, card, occasion, because: why }) =>
    `${capital(`${OCCASIONS[occasion]}${the(card)}`)} on ${space} does nothing: ${IDLE[why]}.`,
  commanded: ({ space, card, spaces: at }) =>
    `${The(card)} on ${space} has the ${at.length === 1 ? 'minion' : 'minions'} on ${spaces(at)} attack at once.`,
  'hero-hurt': ({ hero, left, by: what, ...hurt }) =>
    `${The(hero)} takes ${hurt.amount} from ${cause(what)}: ${taken(hurt, `${left === 0 ? 'no' : left} health left`)}.`,
  'knocked-down': ({ hero, lives, paid }) =>
    `${The(hero)} is knocked down. ${paid ? `A squad token pays for it: ${lives} left.` : 'No squad token is left to pay for it.'}`,
  dazed: ({ hero, card }) => `Hit by ${the(card)}, ${the(hero)} is dazed: one action fewer in the next turn.`,
  'blew-up': ({ space, card, squadSpace }) =>
    `${The(card)} defeated on ${space} blows up and hurts whoever stands on ${squadSpace}.`,
  'flames-spread': ({ face, space, lit, because: why }) =>
    `Spreading Flames, ${aFace(face).toLowerCase()}: ${lit ? `${space} is on fire.` : `no new fire on ${space}, for ${notLit(why)}.`}`,
  burnt: ({ hero, space }) => `${The(hero)} ends the turn on ${space}, which burns.`,
  aimed: ({ face, space }) => `Ranging Shot, ${aFace(face).toLowerCase()}: the next shot is aimed at ${space}.`,
  shot: ({ space, heroes }) =>
    `The Ranging Shot falls on ${space}${heroes.length > 0 ? ` and hits ${all(heroes)}` : ', where nobody stands'}.`,
  'quarry-named': ({ hero, because: why }) =>
    why === 'nobody-stands'
      ? `Nobody stands: ${hero ? `${the(hero)} is still the quarry` : 'there is no quarry'}.`
      : `${hero ? The(hero) : 'Nobody'} is the quarry, ${why === 'decided' ? 'chosen among those with the lowest health' : 'having the lowest health'}.`,
  'track-moved': ({ track, lieutenant, skull }) =>
    skull
      ? 'The track token reaches the skull.'
      : `The track token moves on${lieutenant ? ', and a lieutenant comes' : ''}: ${count(SKULL - track, 'space')} to the skull.`,
  enlisted: ({ cards, pile, by: what, rule }) =>
    `${count(cards, 'minion')} ${cards === 1 ? 'comes' : 'come'} ${rule === 'LS-123' ? 'with' : 'at the call of'} ${cause(what)}: the pile has ${count(pile, 'card')} now.`,
  revealed: ({ card, from, left }) =>
    from === 'deck'
      ? `${The(card)} comes from the minion deck.`
      : from === 'pile'
        ? `${The(card)} comes from the reinforcement pile, ${left === 0 ? 'the last of it' : `which has ${count(left, 'card')} left`}.`
        : isGeneral(card)
          ? `All lieutenants are gone: ${the(card)} comes in person.`
          : `${The(card)}, a lieutenant, comes; ${left === 1 ? 'only the general is' : `${count(left - 1, 'lieutenant')} and the general are`} still to come.`,
  placed: ({ card, space, face, because: why, armor }) =>
    ({
      rolled: `${aFace(face)}: ${the(card)} is placed on ${space}${entering(card, armor)}.`,
      'next-free': `${aFace(face)}, but that space is taken: ${the(card)} is placed on ${space}, the next free one${entering(card, armor)}.`,
      replaces: `${The(card)} takes over ${space}${entering(card, armor)}.`,
    })[why],
  overwhelmed: ({ card, face, discarded, space }) =>
    `Overwhelming Assault: ${the(card)} rolls ${aFace(face).toLowerCase()} and finds no free space. ` +
    `${space ? `${The(discarded)} on ${space} makes room${isLieutenant(discarded) ? ', which counts as a defeat' : ''}` : 'It is discarded'}, ` +
    'and each standing hero takes 1 damage.',
  'pile-drawn': ({ cards }) => `A new reinforcement pile of ${count(cards, 'card')} lies face down.`,
  reshuffled: ({ cards }) =>
    `The minion deck was empty: ${count(cards, 'discarded minion')} ${cards === 1 ? 'is' : 'are'} shuffled into a new one.`,
  'token-passed': ({ seat }, ears) =>
    `The first player token goes to ${seat === ears.you ? 'you' : player(seat, ears)}.`,
  'match-over': ({ won, reason }, { you }) => ended(won, reason, you),
}

const IDLE: Readonly<Record<Extract<Event, { kind: 'idle' }>['because'], string>> = {
  'no-hero': 'no hero is in range',
  suppressed: 'it was suppressed, and the token is used up',
  'no-power': 'Weaken has brought its Power down to 0',
  'nobody-to-help': 'no other enemy of its quadrant is without armor',
}

const STAYS: Readonly<Record<Stayed['because'], (to: Stayed['to']) => string>> = {
  immovable: () => 'it is Immovable',
  occupied: (to) => `${to} is taken`,
  outside: () => 'there is no space that way',
}
type Stayed = Extract<Event, { kind: 'stayed' }>

function notLit(why: Extract<Event, { kind: 'flames-spread' }>['because']): string {
  if (!why) return 'it burns or no token is left' // Version 3 of the rules did not tell which.
  return why === 'burns' ? 'it burns already' : 'no token is left'
}

/** "the Grunt on F1", as far as somebody is there. */
const foeIn =
  (view: View) =>
  (space: SpaceId): string => {
    const enemy = view.enemies[placeOf(space)]
    return enemy ? `${the(enemy.card)} on ${space}` : space
  }

/** The enemy that a question is about. */
const asker = (view: View, at: number): string => {
  const enemy = view.enemies[at]
  return enemy ? the(enemy.card) : 'the enemy'
}

/** Whom a deed affects, as it stands behind it: its aim, or else those whom it finds there. */
function whom(view: View, deed: Deed, aimed: Aimed): string {
  const each = eachOf(view, deed, aimed).map(foeIn(view))
  return aimedSaid(aimed, foeIn(view)) + (each.length > 0 ? `: ${listed(each, 'and')}` : '')
}

const CHOICES: ChoiceSentences = {
  'pick-hero': ({ hero }) => `Lead ${the(hero)} (${HERO[hero].hp} HP)`,
  'pick-actor': ({ hero }) => `Let ${the(hero)} act`,
  move: ({ to }, view) => `Move to ${to}${isOrdered(view) ? '' : ' (1 action)'}`,
  skill: ({ skill, kind: _kind, ...aimed }, view) =>
    `${SKILL[skill].name}${whom(view, SKILL[skill], aimed)}${isOrdered(view) ? '' : ` (${count(SKILL[skill].cost, 'action')})`}`,
  revive: ({ hero }) => `Revive ${the(hero)} (1 action)`,
  'stand-up': () => 'Stand up with 2 damage (1 action)',
  'stamp-out': () => 'Stamp out the fire here (1 action)',
  rampage({ kind: _kind, ...aimed }, view) {
    const hero = doerOf(view)
    if (!hero) return 'Rampage'
    const rampage = RAMPAGE[HERO[hero.id].rampage]
    return `${rampage.name}${whom(view, rampage, aimed)} (all cubes)`
  },
  'end-turn': (_choice, view) =>
    view.turn && view.turn.left > 0 ? `End the turn; ${count(view.turn.left, 'action')} unused` : 'End the turn',
  'split-hits': ({ enemy, hits }, view) => `${count(hits, 'hit')} for ${foeIn(view)(enemy)}`,
  'lose-hits': () => 'The other hits are for nobody',
  pass: () => 'Do nothing with the order',
  'recon-discard': ({ at, card }) => `Discard ${the(card)}, card ${at + 1} of the pile`,
  'order-triggers': ({ space, trigger }, view) => {
    const waiting = view.triggers.find((one) => one.at === placeOf(space) && one.do === trigger)
    const who = waiting ? the(waiting.card) : 'the enemy'
    return trigger === 'blast' ? `First ${who} of ${space} blows up` : `First ${who} on ${space} retaliates`
  },
  'choose-target': ({ hero }) => `Let it attack ${the(hero)}`,
  'choose-space': ({ space }) => `Let it attack everyone on ${space}`,
  'choose-quarry': ({ hero }) => `${The(hero)} is the quarry`,
}

const decides = (seat: Seat, ears: Ears, what: string): string =>
  seat === ears.you ? `${capital(what)}.` : `${player(seat, ears)} is to ${what}.`

/** LS-R50 One is asked all the same, but nothing can come of it. */
const inVain = (view: View, question: Parameters<typeof isPowerless>[1]): string =>
  isPowerless(view, question) ? '; it will do nothing, for Weaken has brought its Power down to 0' : ''
/** LS-115 One is asked, and it is all the same. */
const moot = (view: View, question: Parameters<typeof isMootChoice>[1]): string =>
  isMootChoice(view, question) ? '; they stand together, and all there are hit' : ''

const DECISIONS: DecisionSentences = {
  'pick-hero': (seat, { heroes }, ears) => decides(seat, ears, `pick hero ${heroes.length + 1} of the squad`),
  'pick-actor': (seat, _view, ears) => decides(seat, ears, 'choose which hero acts now'),
  act(seat, view, ears) {
    const hero = acting(view)
    const { left } = view.turn!
    const turn = `${seat === ears.you ? 'Your turn' : `${player(seat, ears)}'s turn`} with ${the(hero.id)}`
    if (hero.down) return `${turn}: knocked down, so standing up comes first.`
    if (left === 0) return `${turn}: no action left, but the rampage.`
    return `${turn}: ${count(left, 'action')} left${hero.cubes === CUBES ? ', and the rampage' : ''}.`
  },
  'split-hits': (seat, _view, ears, { hits }) =>
    decides(seat, ears, `divide ${count(hits, 'hit')} among enemies within 3`),
  'ordered-action': (seat, view, ears, { hero }) =>
    decides(seat, ears, `say what ${the(view.heroes[hero]!.id)} does as ordered: one move or a skill of cost 1`),
  'recon-discard': (seat, _view, ears) => decides(seat, ears, 'discard one card of the reinforcement pile'),
  'order-triggers': (seat, _view, ears) => decides(seat, ears, 'say which of the enemies answers first'),
  'choose-target': (seat, view, ears, question) =>
    decides(
      seat,
      ears,
      `choose whom ${asker(view, question.at)} attacks, for they all have the ${aimsLow(view, question) ? 'least' : 'most'} health${inVain(view, question) || moot(view, question)}`,
    ),
  'choose-space': (seat, view, ears, question) =>
    decides(
      seat,
      ears,
      `choose which space ${asker(view, question.at)} attacks, for as many stand on each${inVain(view, question)}`,
    ),
  'choose-quarry': (seat, _view, ears) => decides(seat, ears, 'choose the quarry among those with the lowest health'),
}

const { options } = about

const OPTIONS: OptionSentences = {
  difficulty: {
    ...options.difficulty,
    values: { normal: 'Normal: 5 squad tokens', hard: 'Hard: 3 squad tokens', heroic: 'Heroic: 1 squad token' },
  },
  general: {
    ...options.general,
    values: Object.fromEntries(
      options.general.values.map((name) => [name, name === 'random' ? 'Drawn by lot' : GENERAL[generalId(name)].name]),
    ),
  },
  first: {
    ...options.first,
    values: Object.fromEntries(
      options.first.values.map((seat) => [`${seat}`, seat === 'random' ? 'Drawn by lot' : player(seat)]),
    ),
  },
  heroes: { ...options.heroes, values: { 4: 'Four heroes', 3: 'Three heroes' } },
}

export const text: Text<LastStand> = {
  summary: about.summary,
  options: OPTIONS,
  measure: 'Rounds',
  seat: (seat) => player(seat),

  decision({ kind, actor }, view, you, names = []) {
    const ears = { you, names }
    const question = asked<Step>(view)
    if (question?.ask !== kind) return decides(actor as Seat, ears, 'choose')
    return (DECISIONS[question.ask] as (seat: Seat, view: View, ears: Ears, question: Question) => string)(
      actor as Seat,
      view,
      ears,
      question,
    )
  },
  choice: (choice, view) => (CHOICES[choice.kind] as (choice: Choice, view: View) => string)(choice, view),
  finale: (view) => finaleOf(view, 'en'),
  goal: (view) => goalOf(view, 'en'),
  event: (event, you, names = []) =>
    (EVENTS[event.kind] as (event: Event, ears: Ears) => string)(event, { you, names }),
  recap: (events) => recapOf(events, 'en'),
  outcome: ({ payoffs, reason }, you) => ended((payoffs[0] ?? 0) > 0, reason, you),
  standings: (view) =>
    standingsOf(view, {
      hero: ({ id, cubes, down }, left, hp) =>
        `${heroName(id, 'en')} ${down ? 'knocked down' : `${left} of ${hp} health`}, ${count(cubes, 'cube')}`,
      nobody: 'no hero yet',
    }),
  refusal: ({ message }) => message,
}
