import type { Actor, Seat } from '#engine/game'
import { same } from '#engine/json'
import { fill, type PlatformRefusal, type Refusal } from '#engine/refusal'
import { asked } from '#engine/steps'
import { CARD, type CardId, hasKeyword, isGeneral } from '#games/last-stand/content/enemies'
import { HERO, type HeroId, isHero, isSkill, RAMPAGE, SKILL, type SkillId } from '#games/last-stand/content/heroes'
import type { Aim, Deed } from '#games/last-stand/content/vocabulary'
import { canBeOrdered, canStampOut, choices, mostHits } from '#games/last-stand/rules/choices'
import {
  adjacentLanes,
  type Direction,
  DIRECTIONS,
  isSpace,
  type Lane,
  laneOf,
  LANES,
  linesFrom,
  othersThan,
  placeOf,
  quadrantOf,
  QUADRANTS,
  quadrantsNextTo,
  rowOf,
  shifted,
  type Space,
  SPACES,
  spacesOf,
  stepsFrom,
  within,
} from '#games/last-stand/rules/geometry'
import { acting, CUBES, isDugIn } from '#games/last-stand/rules/read'
import { FORMS, PARTS } from '#games/last-stand/rules/parts'
import { the } from '#games/last-stand/text/names-english'
import type { Choice, Hero, Question, Step, View } from '#games/last-stand/types'

/** Section F of the rules document. */
const REFUSALS = {
  'no-seat': ['LS-E01', 'LS-002', 'You have no seat in this game.'],
  over: ['LS-E02', 'LS-161', 'The game is over.'],
  'not-your-turn': ['LS-E03', 'LS-051', "It is …'s turn."],
  'not-your-hero': ['LS-E03', 'LS-R10', '… is a hero of …: choose one of your own.'],
  'has-acted': ['LS-E04', 'LS-051', '… has already acted this round.'],
  down: ['LS-E05', 'LS-R13', '… is knocked down and must stand up first.'],
  standing: ['LS-E06', 'LS-070', '… is already standing.'],
  actions: ['LS-E07', 'LS-052', 'Not enough actions: this costs …, left: ….'],
  'cannot-move': ['LS-E08', 'LS-060', '… cannot move there.'],
  'dug-in': ['LS-E09', 'LS-064', '… is dug in this turn.'],
  'firm-stand': ['LS-E10', 'LS-064', 'Burst needs a firm stand: … has moved this turn.'],
  'no-such-skill': ['LS-E11', 'LS-064', '… has no such skill.'],
  'once-per-turn': ['LS-E12', 'LS-R24', 'This skill can be used once per turn.'],
  'not-by-orders': ['LS-E12', 'LS-R24', 'Orders cannot grant this skill.'],
  'too-dear-for-orders': ['LS-E12', 'LS-064', 'Orders grant a skill of cost 1, and this costs ….'],
  'no-target': ['LS-E13', 'LS-R19', '… is not a legal target for ….'],
  'out-of-range': ['LS-E13', 'LS-093', '… is not a legal target for …: it is out of range.'],
  'out-of-line': ['LS-E13', 'LS-093', '… is not a legal target for …: it is out of line.'],
  'not-beside': ['LS-E13', 'LS-090', '… is not a legal target for …: it is not adjacent.'],
  'not-standing': ['LS-E13', 'LS-R17', '… is not a legal target for …: it takes a hero who stands.'],
  'not-another': ['LS-E13', 'LS-064', '… is not a legal target for …: it takes another hero.'],
  'not-ranged': ['LS-E13', 'LS-R19', '… is not a legal target for …: that is no ranged space.'],
  'empty-target': ['LS-E13', 'LS-R19', '… is not a legal target for …: nobody is there.'],
  'empty-front': ['LS-E13', 'LS-R19', '… is not a legal target for …: nobody is on its frontline spaces.'],
  'needs-target': ['LS-E13', 'LS-R19', '… needs a legal target.'],
  'nobody-there': ['LS-E13', 'LS-R19', '… needs a legal target, and nobody is on ….'],
  'needs-way': ['LS-E13', 'LS-R70', '… needs a way: ….'],
  'too-many': ['LS-E13', 'LS-R19', '… has … targets at most.'],
  'for-the-pile': ['LS-E13', 'LS-R19', '… has no target: it turns up the reinforcement pile.'],
  'empty-pile': ['LS-E13', 'LS-R19', '… turns up the reinforcement pile, which is empty.'],
  'of-the-pile': ['LS-E13', 'LS-064', 'Choose one of the cards of the pile: ….'],
  'other-card': ['LS-E13', 'LS-064', '… is not card … of the pile: that is ….'],
  'out-of-order': ['LS-E13', 'LS-R30', 'Name enemies in board order, each once: ….'],
  'no-tie': ['LS-E13', 'LS-R47', '… is none of those that tie: ….'],
  immovable: ['LS-E14', 'LS-152', '… cannot be moved.'],
  occupied: ['LS-E15', 'LS-R70', 'The space … is occupied.'],
  'no-way': ['LS-E15', 'LS-R70', '… cannot go …: there is no space that way.'],
  'in-position': ['LS-E16', 'LS-156', '… is not out of position.'],
  'nobody-down': ['LS-E17', 'LS-067', 'There is no knocked-down hero here to revive.'],
  'not-down': ['LS-E17', 'LS-067', '… is not knocked down.'],
  'not-adjacent': ['LS-E17', 'LS-090', '… is on …, and not on an adjacent space.'],
  cubes: ['LS-E18', 'LS-082', 'Rampage needs 3 cubes.'],
  'rampage-own-turn': ['LS-E19', 'LS-083', 'Rampage is possible only in your own turn.'],
  'no-mine-there': ['LS-E20', 'LS-R35', 'The mine cannot go there.'],
  'nothing-to-trigger': ['LS-E20', 'LS-R35', 'There is nothing to trigger.'],
  'no-effect': ['LS-E21', 'LS-R19', 'That would have no effect.'],
  unsuppressed: ['LS-E21', 'LS-R51', '… is a general and cannot be suppressed.'],
  'no-fire': ['LS-E22', 'LS-118', 'There is no fire here.'],
  'bad-split': ['LS-E23', 'LS-082', 'These hits cannot be divided like that.'],
  'nobody-to-split': ['LS-E23', 'LS-082', 'Nobody within 3 spaces is on ….'],
  'split-out-of-line': ['LS-E23', 'LS-093', '… can get no hits: it is out of line.'],
  'has-its-hits': ['LS-E23', 'LS-082', '… has got its hits already.'],
  'wrong-split': ['LS-E23', 'LS-082', 'Hits for …: 1 at least, … at most.'],
  'not-yours': ['LS-E24', 'LS-R47', 'This is not yours to decide.'],
  closed: ['LS-E24', null, 'That decision is closed.'],
  unavailable: ['LS-E25', 'LS-R1', '… is not available.'],
  seats: ['LS-E26', 'LS-002', 'Last Stand is for 2 to 4 players (1 for solo).'],
  hidden: ['LS-E27', 'LS-044', 'That is hidden.'],
  unreadable: ['LS-E28', 'LS-053', 'That is not a choice of this game.'],
  'too-much': ['LS-E28', 'LS-053', 'Leave out …: this choice has no such part.'],
  'wrong-form': ['LS-E28', 'LS-053', 'As … this choice takes ….'],
  option: ['LS-E31', 'LS-R4', 'Option … must be ….'],
  'you-first': ['LS-E32', 'LS-053', 'Now you must say ….'],
  'another-first': ['LS-E32', 'LS-053', 'Now … must say ….'],
} as const satisfies Record<string, readonly [code: string, rule: string | null, message: string]>

function refuse(what: keyof typeof REFUSALS, ...names: readonly string[]): Refusal {
  const [code, rule, message] = REFUSALS[what]
  return { code, ...(rule !== null && { rule }), message: fill(message, ...names).replace(/^the /, 'The ') }
}

/** What the platform refuses, under this game's codes. */
export const refusals: Partial<Record<PlatformRefusal, Refusal>> = {
  'no-seat': refuse('no-seat'),
  over: refuse('over'),
  stale: refuse('closed'),
  'not-now': refuse('closed'),
  'not-offered': refuse('closed'),
  seats: refuse('seats'),
  option: refuse('option'),
  'no-resigning': {
    code: 'no-resigning',
    rule: 'LS-R81',
    message: 'The squad stands or falls together: leave, and a bot takes the seat over.',
  },
}

type Attempt = { readonly kind: Choice['kind'] } & Readonly<Record<string, unknown>>

/** The question that each kind of choice answers. */
const ANSWERS: Readonly<Record<Choice['kind'], Question['ask']>> = {
  'pick-hero': 'pick-hero',
  'pick-actor': 'pick-actor',
  move: 'act',
  skill: 'act',
  revive: 'act',
  'stand-up': 'act',
  'stamp-out': 'act',
  rampage: 'act',
  'end-turn': 'act',
  'split-hits': 'split-hits',
  'lose-hits': 'split-hits',
  pass: 'ordered-action',
  'recon-discard': 'recon-discard',
  'order-triggers': 'order-triggers',
  'choose-target': 'choose-target',
  'choose-space': 'choose-space',
  'choose-quarry': 'choose-quarry',
}

/** What the answer to each kind of question says, and the clause that asks for it. */
const AWAITED: {
  readonly [Ask in Question['ask']]: readonly [
    rule: string,
    what: (view: View, question: Extract<Question, { ask: Ask }>) => string,
  ]
} = {
  'pick-hero': ['LS-R1', () => 'which hero joins the squad'],
  'pick-actor': ['LS-R10', () => 'which hero acts'],
  act: ['LS-053', (view) => `what ${the(acting(view).id)} does`],
  'split-hits': ['LS-082', () => 'how the hits are divided'],
  'ordered-action': ['LS-064', ({ heroes }, { hero }) => `what ${the(heroes[hero]!.id)} does as ordered`],
  'recon-discard': ['LS-064', () => 'which card of the pile is discarded'],
  'order-triggers': [
    'LS-R31',
    ({ triggers }) => `which comes next of ${[...new Set(triggers.map(({ at }) => SPACES[at]!))].join(', ')}`,
  ],
  'choose-target': ['LS-115', ({ enemies }, { at }) => `whom ${the(enemies[at]!.card)} attacks`],
  'choose-space': ['LS-R47', ({ enemies }, { at }) => `which squad space ${the(enemies[at]!.card)} attacks`],
  'choose-quarry': ['LS-R47', () => 'who is the quarry'],
}

/** What one would ask for who wants to see what lies face down. */
const PRYING: readonly unknown[] = ['look', 'peek', 'show', 'see']

/** Why a seat may not choose this; `undefined` exactly when it may. */
export function whyNot(view: View, actor: Actor, raw: unknown): Refusal | undefined {
  if (actor === 'clock' || !Number.isInteger(actor) || actor < 0 || actor >= view.seats) return refuse('no-seat')
  if (view.result) return { ...refuse('over'), rule: view.result.rule }
  const offers = choices(view, actor)
  if (offers.some((offered) => same(offered, raw))) return undefined
  const kind = typeof raw === 'object' && raw !== null && 'kind' in raw ? raw.kind : undefined
  if (PRYING.includes(kind)) return refuse('hidden')
  if (typeof kind !== 'string' || !Object.hasOwn(ANSWERS, kind)) return refuse('unreadable')
  const attempt = raw as Attempt
  const spare = superfluous(offers, attempt)
  return spare.length > 0 ? refuse('too-much', spare.join(', ')) : refused(view, actor, attempt)
}

/** The parts without which an attempt would be one of these; none if it is wrong in another way. */
function superfluous(offers: readonly Choice[], attempt: Attempt): string[] {
  const fits = (offered: Choice): boolean =>
    Object.entries(offered).every(([part, value]) => same(attempt[part] ?? null, value))
  // Recon says by itself what it is for.
  const meant = attempt['skill'] === 'skill.recon' ? undefined : offers.find(fits)
  return meant ? partsBeside(attempt, Object.keys(meant)) : []
}

/** The parts of an attempt that are not among these, short enough to be repeated. */
const partsBeside = (attempt: Attempt, known: readonly string[]): string[] =>
  Object.keys(attempt)
    .filter((part) => !known.includes(part))
    .slice(0, 4)
    .map((part) => part.slice(0, 20))

function refused(view: View, seat: Seat, attempt: Attempt): Refusal {
  const question = asked<Step>(view)!
  const isWanted = ANSWERS[attempt.kind] === question.ask
  const isOwn = question.of.includes(seat)
  if (isOwn && question.ask === 'ordered-action') return notOrdered(view, seat, question, attempt)
  if (isOwn && isWanted)
    return question.ask === 'act' ? notDone(view, acting(view), attempt) : notAnswered(view, seat, question, attempt)
  if (attempt.kind === 'rampage' && (!view.turn || acting(view).seat !== seat)) return refuse('rampage-own-turn')
  if (isWanted)
    return question.ask === 'act'
      ? refuse('not-your-turn', the(acting(view).id))
      : { ...refuse('not-yours'), rule: AWAITED[question.ask][0] }
  return notNow(view, seat, question)
}

/** Another answer is awaited first: which, and whose. */
function notNow(view: View, seat: Seat, question: Question): Refusal {
  const [rule, what] = AWAITED[question.ask] as readonly [string, (view: View, question: Question) => string]
  const said = what(view, question)
  const [asked] = question.of
  const refusal = asked === seat ? refuse('you-first', said) : refuse('another-first', player(asked!), said)
  return { ...refusal, rule }
}

const player = (seat: Seat): string => `player ${seat + 1}`

/** An answer to the own question that is none. */
function notAnswered(view: View, seat: Seat, question: Question, attempt: Attempt): Refusal {
  const { hero } = attempt
  const name = said(hero) ?? 'That'
  switch (question.ask) {
    case 'pick-hero':
      return refuse('unavailable', name)
    case 'pick-actor': {
      const found = view.heroes.find(({ id }) => id === hero)
      if (!found) return refuse('unavailable', name)
      return found.seat === seat ? refuse('has-acted', name) : refuse('not-your-hero', name, player(found.seat))
    }
    case 'split-hits':
      return notSplit(view, question, attempt)
    case 'recon-discard':
      return notInPile(view, attempt)
    case 'choose-target':
    case 'choose-quarry': {
      const tied = question.heroes.map((place) => the(view.heroes[place]!.id))
      return { ...refuse('no-tie', name, tied.join(', ')), rule: AWAITED[question.ask][0] }
    }
    case 'choose-space':
      return refuse('no-tie', said(attempt.space) ?? 'That', question.spaces.join(', '))
    default:
      return notNow(view, seat, question)
  }
}

/** A card is named by its place and by what it is, and these must go together. */
function notInPile({ pile }: View, { at, card }: Attempt): Refusal {
  const names = pile.map((one) => the(one!))
  const there = typeof at === 'number' ? names[at] : undefined
  const named = said(card)
  return there === undefined || named === undefined || named === there
    ? refuse('of-the-pile', names.join(', '))
    : refuse('other-card', named, `${Number(at) + 1}`, there)
}

/** LS-082 Hits that this enemy cannot be given, or not so many. */
function notSplit(
  view: View,
  { hits, given }: Extract<Question, { ask: 'split-hits' }>,
  { kind, enemy }: Attempt,
): Refusal {
  const name = said(enemy)
  if (kind !== 'split-hits' || name === undefined) return refuse('bad-split')
  const at = spaceOf(enemy)
  if (at === undefined) return refuse('nobody-to-split', name)
  if (!within(acting(view).at, 3).includes(at)) return refuse('split-out-of-line', name)
  if (given.includes(at)) return refuse('has-its-hits', name)
  const most = Math.min(hits, mostHits(view, at))
  return most > 0 ? refuse('wrong-split', name, `${most}`) : refuse('nobody-to-split', name)
}

function notOrdered(
  view: View,
  seat: Seat,
  question: Extract<Question, { ask: 'ordered-action' }>,
  attempt: Attempt,
): Refusal {
  const hero = view.heroes[question.hero]!
  switch (attempt.kind) {
    case 'move':
      return notMovedTo(hero, attempt)
    case 'rampage':
      return refuse('rampage-own-turn')
    case 'skill': {
      const skill = skillOf(hero, attempt)
      if (!skill) return refuse('no-such-skill', the(hero.id))
      const { cost } = SKILL[skill]
      if (cost > 1) return refuse('too-dear-for-orders', `${cost}`)
      return canBeOrdered(skill) ? notAimed(view, hero, SKILL[skill], attempt) : refuse('not-by-orders')
    }
    default:
      return notNow(view, seat, question)
  }
}

/** LS-060 to LS-063 A step that leads nowhere, by the clause that says so. */
function notMovedTo({ id, at }: Hero, { to }: Attempt): Refusal {
  const isDiagonal = othersThan(at).some((space) => space === to)
  const rule = isSpace(to) ? 'LS-063' : isDiagonal ? 'LS-062' : 'LS-060'
  return { ...refuse('cannot-move', the(id)), rule }
}

const skillOf = (hero: Hero, { skill }: Attempt): SkillId | undefined =>
  isSkill(skill) && HERO[hero.id].skills.includes(skill) ? skill : undefined

/** Something that the acting hero cannot do. */
function notDone(view: View, hero: Hero, attempt: Attempt): Refusal {
  const name = the(hero.id)
  if (hero.down) return refuse(attempt.kind === 'stand-up' ? 'unreadable' : 'down', name)
  const { left } = view.turn!
  const dear = (cost: number): Refusal => refuse('actions', `${cost}`, `${left}`)
  switch (attempt.kind) {
    case 'stand-up':
      return refuse('standing', name)
    case 'move':
      if (left < 1) return dear(1)
      return isDugIn(view.turn!) ? refuse('dug-in', name) : notMovedTo(hero, attempt)
    case 'revive':
      return left < 1 ? dear(1) : refuse('nobody-down')
    case 'stamp-out':
      if (!canStampOut(view, hero)) return refuse('no-fire')
      return left < 1 ? dear(1) : refuse('unreadable')
    case 'skill':
      return notUsed(view, hero, attempt)
    case 'rampage':
      return hero.cubes < CUBES ? refuse('cubes') : notAimed(view, hero, RAMPAGE[HERO[hero.id].rampage], attempt)
    default:
      return refuse('unreadable')
  }
}

function notUsed(view: View, hero: Hero, attempt: Attempt): Refusal {
  const { left, used, moved } = view.turn!
  const name = the(hero.id)
  const skill = skillOf(hero, attempt)
  if (!skill) return refuse('no-such-skill', name)
  const { cost, limit, needs } = SKILL[skill]
  if (limit && used.includes(skill)) return refuse('once-per-turn')
  if (cost > left) return refuse('actions', `${cost}`, `${left}`)
  if (needs && moved) return refuse('firm-stand', name)
  return notAimed(view, hero, SKILL[skill], attempt)
}

/** Why a deed cannot be aimed like that. */
function notAimed(view: View, hero: Hero, deed: Deed, attempt: Attempt): Refusal {
  const { aim } = deed
  const unread = aim.at === 'pile' ? undefined : notRead(aim, attempt)
  if (unread) return unread
  switch (aim.at) {
    case 'enemy':
      return notHit(view, hero, deed, aim, attempt)
    case 'enemies':
      return notListed(view, hero, deed, aim, attempt)
    case 'shift':
      return notShifted(view, hero, deed, attempt)
    case 'empty-space':
      return attempt.space === undefined ? refuse('needs-target', deed.name) : refuse('no-mine-there')
    case 'mine':
      return refuse('nothing-to-trigger')
    case 'squad-space':
      return { ...refuse('cannot-move', the(hero.id)), rule: isSpace(attempt.to) ? 'LS-063' : 'LS-R19' }
    case 'hero':
      return notHelped(view, hero, deed, aim, attempt)
    case 'pile':
      return refuse(view.pile.length > 0 ? 'for-the-pile' : 'empty-pile', deed.name)
    case 'self':
    case 'squad':
      return refuse('no-effect')
    case 'quadrant':
      return notInQuadrant(view, hero, deed, aim, attempt)
    case 'lane':
    case 'line':
      return notInLane(view, hero, deed, aim, attempt)
    default:
      return noTarget(targetOf(attempt), deed.name)
  }
}

/** An aim that is said by a part that this deed does not take, or as something else than that part is. */
function notRead({ at }: Aim, attempt: Attempt): Refusal | undefined {
  const own = PARTS[at]
  const spare = partsBeside(attempt, ['kind', ...(attempt.kind === 'skill' ? ['skill'] : []), ...own])
  if (spare.length > 0) return refuse('too-much', spare.join(', '))
  const wrong = own.find((part) => !(attempt[part] === undefined || FORMS[part].fits(attempt[part])))
  return wrong && refuse('wrong-form', wrong, FORMS[wrong].is)
}

function notInQuadrant(
  { enemies }: View,
  hero: Hero,
  { name }: Deed,
  { of, row }: Extract<Aim, { at: 'quadrant' }>,
  attempt: Attempt,
): Refusal {
  const quadrant = QUADRANTS.find((one) => one === attempt.quadrant)
  if (!quadrant) return noTarget(targetOf(attempt), name)
  if (of === 'adjacent' && !quadrantsNextTo(hero.at).includes(quadrant))
    return { ...noTarget(targetOf(attempt), name, 'not-beside'), rule: 'LS-092' }
  const isEmpty = spacesOf(quadrant).every((at) => !enemies[at])
  return noTarget(targetOf(attempt), name, row === 'frontline' && !isEmpty ? 'empty-front' : 'empty-target')
}

function notInLane(
  view: View,
  { at }: Hero,
  { name }: Deed,
  aim: Extract<Aim, { at: 'lane' | 'line' }>,
  attempt: Attempt,
): Refusal {
  const lane = LANES.find((one) => one === attempt.lane)
  if (!lane) return noTarget(targetOf(attempt), name)
  if (aim.at === 'lane' && !adjacentLanes(at).includes(lane))
    return { ...noTarget(targetOf(attempt), name, 'not-beside'), rule: 'LS-091' }
  const isInLine = aim.at === 'lane' || linesFrom(at).includes(lane)
  return noTarget(targetOf(attempt), name, isInLine ? 'empty-target' : 'out-of-line')
}

function notHit(view: View, hero: Hero, deed: Deed, aim: Extract<Aim, { at: 'enemy' }>, attempt: Attempt): Refusal {
  const at = spaceOf(attempt.enemy)
  const enemy = at === undefined ? null : view.enemies[at]
  const reach = (aim.within === 'board' ? [...SPACES.keys()] : within(hero.at, aim.within)).filter(
    (space) => aim.row === undefined || rowOf(space) === aim.row,
  )
  if (attempt.enemy === undefined && reach.every((space) => !view.enemies[space]))
    return refuse('nobody-there', deed.name, reach.map((space) => SPACES[space]!).join(', '))
  const isNear = at !== undefined && (aim.within === 'board' || within(hero.at, aim.within).includes(at))
  const none = (why?: NoTarget): Refusal => noTarget(targetOf(attempt), deed.name, why)
  if (at === undefined) return none()
  if (!isNear) return aim.within === 1 ? { ...none('not-beside'), rule: 'LS-091' } : none(beyond(hero, at))
  if (aim.row === 'ranged' && rowOf(at) !== 'ranged') return none('not-ranged')
  if (!enemy) return none('empty-target')
  switch (aim.if) {
    case 'out-of-position':
      return refuse('in-position', the(enemy.card))
    case 'can-be-suppressed':
      return isGeneral(enemy.card) ? refuse('unsuppressed', the(enemy.card)) : refuse('no-effect')
    case 'unmarked':
      return refuse('no-effect')
    case 'can-come-forward':
      return notMoved(view, at, 'forward')
    default:
      return none()
  }
}

/** LS-093 Range is counted in straight lines: what is in none of a hero's is out of line, and not only far. */
const beyond = ({ at: from }: Hero, at: Space): NoTarget =>
  linesFrom(from).includes(laneOf(at)) ? 'out-of-range' : 'out-of-line'

/** A list names few enough enemies in reach, each once and in board order. */
function notListed(
  { enemies }: View,
  hero: Hero,
  { name }: Deed,
  aim: Extract<Aim, { at: 'enemies' }>,
  attempt: Attempt,
): Refusal {
  const list = attempt.enemies
  if (!Array.isArray(list) || list.length === 0) return noTarget(targetOf(attempt), name)
  const reach = aim.within === 'board' ? [...SPACES.keys()] : within(hero.at, aim.within)
  const targets = reach.filter((at) => enemies[at]).map((at) => SPACES[at]!)
  const wrong: unknown[] = list.filter((one) => !targets.includes(one))
  if (wrong.length > 0) {
    const at = spaceOf(wrong[0])
    if (at === undefined) return noTarget(said(wrong[0]), name)
    return noTarget(said(wrong[0]), name, reach.includes(at) ? 'empty-target' : beyond(hero, at))
  }
  const ordered = SPACES.filter((space) => list.includes(space))
  if (ordered.length > aim.upTo) return refuse('too-many', name, `${aim.upTo}`)
  return same(ordered, list) ? refuse('unreadable') : refuse('out-of-order', ordered.join(', '))
}

function notShifted(view: View, hero: Hero, deed: Deed, attempt: Attempt): Refusal {
  const at = spaceOf(attempt.enemy)
  const way = DIRECTIONS.find((one) => one === attempt.way)
  if (at === undefined) return noTarget(targetOf(attempt), deed.name)
  const isNear = quadrantsNextTo(hero.at).includes(quadrantOf(at))
  if (!isNear) return { ...noTarget(targetOf(attempt), deed.name, 'not-beside'), rule: 'LS-092' }
  if (!view.enemies[at]) return noTarget(targetOf(attempt), deed.name, 'empty-target')
  return way ? notMoved(view, at, way) : refuse('needs-way', deed.name, DIRECTIONS.join(', '))
}

/** LS-R70, LS-152 */
function notMoved({ enemies }: View, at: Space, way: Direction): Refusal {
  const { card } = enemies[at]!
  if (hasKeyword(card, 'immovable')) return refuse('immovable', the(card))
  const to = shifted(at, way)
  return to === undefined ? refuse('no-way', the(card), way) : refuse('occupied', SPACES[to]!)
}

function notHelped(view: View, hero: Hero, deed: Deed, aim: Extract<Aim, { at: 'hero' }>, attempt: Attempt): Refusal {
  const other = view.heroes.find(({ id }) => id === attempt.hero)
  if (aim.who === 'fallen-near' && other) {
    const name = the(other.id)
    return other.down ? refuse('not-adjacent', name, other.at) : refuse('not-down', name)
  }
  const isNear = other && (other.at === hero.at || stepsFrom(hero.at).includes(other.at))
  if (aim.who === 'damaged-near' && isNear && (other.down || other.damage === 0)) return refuse('no-effect')
  return noTarget(targetOf(attempt), deed.name, other && notFriend(hero, other, aim.who))
}

/** Why a deed is not for this hero. */
function notFriend(hero: Hero, other: Hero, who: Extract<Aim, { at: 'hero' }>['who']): NoTarget {
  if (who === 'damaged-near') return 'not-beside'
  return other === hero ? 'not-another' : 'not-standing'
}

/** What is said of something that is no target: why not, where that can be told. */
type NoTarget =
  | 'no-target'
  | 'out-of-range'
  | 'out-of-line'
  | 'not-beside'
  | 'not-standing'
  | 'not-another'
  | 'not-ranged'
  | 'empty-target'
  | 'empty-front'

/** Something that was aimed at and is no target, or nothing at all. */
const noTarget = (target: string | undefined, by: string, why: NoTarget = 'no-target'): Refusal =>
  target ? refuse(why, target, by) : refuse('needs-target', by)

const spaceOf = (value: unknown): Space | undefined => (isSpace(value) ? placeOf(value) : undefined)

/** What an attempt is aimed at. */
const targetOf = ({ enemy, enemies, quadrant, lane, space, to, hero }: Attempt): string | undefined =>
  said(hero ?? enemy ?? enemies) ?? sideOf(quadrant) ?? laneSaid(lane) ?? said(space ?? to)

const SIDES: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' }
/** As boards have it, to start a sentence with: "The north quadrant", "Lane 3". */
const sideOf = (quadrant: unknown): string | undefined =>
  typeof quadrant === 'string' && Object.hasOwn(SIDES, quadrant) ? `The ${SIDES[quadrant]!} quadrant` : said(quadrant)
const laneSaid = (lane: unknown): string | undefined =>
  LANES.some((one) => one === lane) ? `Lane ${lane as Lane}` : said(lane)

const DEEDS: Readonly<Record<string, Deed>> = { ...SKILL, ...RAMPAGE }

function nameOf(id: string): string | undefined {
  if (isHero(id) || Object.hasOwn(CARD, id)) return the(id as HeroId | CardId)
  return Object.hasOwn(DEEDS, id) ? DEEDS[id]!.name : undefined
}

/** Something that was sent, by its name if it has one, and short enough to be repeated. */
function said(value: unknown): string | undefined {
  if (Array.isArray(value))
    return (
      value
        .slice(0, 4)
        .flatMap((one) => said(one) ?? [])
        .join(', ') || undefined
    )
  if (typeof value === 'string') return nameOf(value) ?? value.slice(0, 20)
  return typeof value === 'number' ? `${value}`.slice(0, 20) : undefined
}
