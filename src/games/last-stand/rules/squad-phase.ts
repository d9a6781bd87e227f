import type { Dealer } from '#engine/game'
import { todo } from '#engine/steps'
import { CARD } from '#games/last-stand/content/enemies'
import { HERO, RAMPAGE, SKILL, type SkillId } from '#games/last-stand/content/heroes'
import { armorEnemy, endDrawFire, gainCube, hurtEnemy, hurtHero } from '#games/last-stand/rules/damage'
import { rollPlacement } from '#games/last-stand/rules/dice'
import { moveHero, perform, reviveHero } from '#games/last-stand/rules/effects'
import { type Lane, nearSpace, placeOf, SPACES, type SquadSpace, within } from '#games/last-stand/rules/geometry'
import {
  abilityAt,
  acting,
  actionsOf,
  generalOf,
  health,
  placeOfHero,
  roundOf,
  seatAt,
} from '#games/last-stand/rules/read'
import { canRampage } from '#games/last-stand/rules/choices'
import type { Aimed, Choice, Event, Question, State, Step } from '#games/last-stand/types'

// B4 to B6 The Squad Phase: its start, the heroes' turns, and what they do.

/** LS-R39 The general's ability first, then those of enemies. */
export function squadPhase(state: State, dealer: Dealer<Event>): void {
  state.phase = 'squad'
  for (const hero of state.heroes) hero.acted = false
  dealer.tell?.({ kind: 'phase-begun', rule: 'LS-051', phase: 'squad', round: roundOf(state), token: state.token })
  if (state.drawFire !== null) endDrawFire(state, 'LS-R48', dealer)
  todo<Step>(state, { do: 'rally' }, { do: 'next-turn' })
  const ability = abilityAt(state, 'squad-phase')
  if (ability?.token === 'fire') spreadFlames(state, dealer)
  else if (ability?.token === 'aim') takeAim(state, dealer)
  else if (ability?.token === 'quarry') nameQuarry(state, dealer)
}

function spreadFlames(state: State, dealer: Dealer<Event>): void {
  const face = rollPlacement(dealer)
  const space = nearSpace(face as Lane)
  const isBurning = state.fires.includes(space)
  const lit = !isBurning && state.fires.length < generalOf(state).tokens!
  if (lit) state.fires.push(space)
  const because = isBurning ? 'burns' : 'no-token'
  dealer.tell?.({ kind: 'flames-spread', rule: 'LS-118', face, space, lit, ...(!lit && { because }) })
}

function takeAim(state: State, dealer: Dealer<Event>): void {
  const face = rollPlacement(dealer)
  const space = nearSpace(face as Lane)
  state.aim = space
  dealer.tell?.({ kind: 'aimed', rule: 'LS-118', face, space })
}

/** The standing hero with the lowest health; of several, whoever has the token says which. */
function nameQuarry(state: State, dealer: Dealer<Event>): void {
  let lowest: number[] = []
  let found = Infinity
  for (const [place, hero] of state.heroes.entries()) {
    if (hero.down || health(hero) > found) continue
    if (health(hero) < found) lowest = []
    found = health(hero)
    lowest.push(place)
  }
  if (lowest.length > 1) todo<Step>(state, { ask: 'choose-quarry', of: [state.token], heroes: lowest })
  else putQuarry(state, lowest[0], lowest.length === 1 ? 'weakest' : 'nobody-stands', dealer)
}

export function putQuarry(
  state: State,
  place: number | undefined,
  because: Extract<Event, { kind: 'quarry-named' }>['because'],
  dealer: Dealer<Event>,
): void {
  if (place !== undefined) state.quarry = place
  const hero = state.quarry === null ? null : state.heroes[state.quarry]!.id
  dealer.tell?.({ kind: 'quarry-named', rule: because === 'decided' ? 'LS-R47' : 'LS-118', hero, because })
}

/** What enemies do at the start of the Squad Phase, in board order. */
export function rally(state: State, dealer: Dealer<Event>): void {
  for (let at = 0; at < SPACES.length; at++) {
    const enemy = state.enemies[at]
    if (!enemy) continue
    const { effect } = CARD[enemy.card]
    if (effect?.when === 'squad-phase')
      armorEnemy(state, at, effect.amount, effect.max, { by: enemy.card, rule: 'LS-116' }, dealer)
  }
}

/** LS-051, LS-R10 Play passes to the left; a seat with several heroes left says which one acts. */
export function nextTurn(state: State, dealer: Dealer<Event>): void {
  const { heroes, seats, token } = state
  let acted = 0
  for (const hero of heroes) if (hero.acted) acted++
  if (acted === heroes.length) {
    todo<Step>(state, { do: 'assault-phase' })
    return
  }
  const seat = seatAt(seats, token, acted)
  const isNext = (hero: State['heroes'][number]): boolean => hero.seat === seat && !hero.acted
  const first = heroes.findIndex(isNext)
  if (heroes.findLastIndex(isNext) === first) startTurn(state, first, dealer)
  else todo<Step>(state, { ask: 'pick-actor', of: [seat] })
}

/** LS-052 A fallen hero, too, has its turn: it stands up (LS-071). */
export function startTurn(state: State, place: number, dealer: Dealer<Event>): void {
  const hero = state.heroes[place]!
  const { id, seat, dazed } = hero
  const actions = actionsOf(hero)
  state.turn = { hero: place, left: actions, moved: false, used: [] }
  hero.dazed = false
  todo<Step>(state, { ask: 'act', of: [seat] })
  dealer.tell?.({ kind: 'turn-begun', rule: dazed ? 'LS-R77' : 'LS-052', hero: id, seat, actions, dazed })
}

/** The turn goes on while there is something to do: not for a hero who fell in it (LS-R14). */
export function goOn(state: State, dealer: Dealer<Event>): void {
  const hero = acting(state)
  if (!hero.down && (state.turn!.left > 0 || canRampage(state))) todo<Step>(state, { ask: 'act', of: [hero.seat] })
  else endTurn(state, dealer)
}

function endTurn(state: State, dealer: Dealer<Event>): void {
  const { hero: place, left } = state.turn!
  const hero = acting(state)
  hero.acted = true
  state.turn = null
  todo<Step>(state, { do: 'next-turn' })
  const rule = hero.down ? 'LS-R14' : left > 0 ? 'LS-R11' : 'LS-052'
  dealer.tell?.({ kind: 'turn-ended', rule, hero: hero.id, unused: left })
  const ability = abilityAt(state, 'turn-end')
  if (!ability || hero.down || !state.fires.includes(hero.at)) return
  dealer.tell?.({ kind: 'burnt', rule: 'LS-118', hero: hero.id, space: hero.at })
  hurtHero(state, place, ability.amount, { by: 'burning-ground', rule: 'LS-118' }, dealer)
}

type Act = Extract<Choice, { kind: 'move' | 'skill' | 'revive' | 'stand-up' | 'stamp-out' | 'rampage' | 'end-turn' }>

/** What the active player has its hero do. */
export function act(state: State, choice: Act, dealer: Dealer<Event>): void {
  const { hero: place } = state.turn!
  if (choice.kind === 'end-turn') {
    endTurn(state, dealer)
    return
  }
  todo<Step>(state, { do: 'triggers' }, { do: 'go-on' })
  switch (choice.kind) {
    case 'move':
      state.turn!.left--
      moveHero(state, place, choice.to, { by: 'move', rule: 'LS-060' }, dealer)
      break
    case 'skill':
      state.turn!.left -= SKILL[choice.skill].cost // LS-064
      if (SKILL[choice.skill].limit) state.turn!.used.push(choice.skill)
      useSkill(state, place, choice, false, dealer)
      break
    case 'revive':
      state.turn!.left--
      reviveHero(state, placeOfHero(state, choice.hero), place, 'revive', dealer)
      gainCube(state, place, 'LS-069', dealer)
      break
    case 'stand-up':
      state.turn!.left--
      standUp(state, place, dealer)
      break
    case 'stamp-out':
      state.turn!.left--
      stampOut(state, place, dealer)
      break
    default:
      choice.kind satisfies 'rampage'
      rampage(state, place, choice, dealer)
  }
}

/** LS-070, LS-R16 */
export const STANDING_UP = 2

function standUp(state: State, place: number, dealer: Dealer<Event>): void {
  const hero = state.heroes[place]!
  hero.down = false
  hero.damage = STANDING_UP
  dealer.tell?.({ kind: 'stood-up', rule: 'LS-070', hero: hero.id, damage: STANDING_UP })
}

function stampOut(state: State, place: number, dealer: Dealer<Event>): void {
  const { id, at } = state.heroes[place]!
  state.fires.splice(state.fires.indexOf(at), 1)
  dealer.tell?.({ kind: 'stamped-out', rule: 'LS-118', hero: id, space: at })
}

/** LS-064 A skill, paid for or ordered. */
function useSkill(
  state: State,
  place: number,
  choice: Extract<Choice, { kind: 'skill' }>,
  ordered: boolean,
  dealer: Dealer<Event>,
): void {
  const { skill } = choice
  const deed = SKILL[skill]
  const { id } = state.heroes[place]!
  dealer.tell?.({ kind: 'used', rule: 'LS-064', hero: id, skill, ordered, aimed: aimedOf(choice) })
  const blame = { by: skill, rule: 'LS-065', hero: place, quiet: deed.quiet === true }
  perform(state, { deed, place, aimed: choice, blame }, dealer)
  if (deed.revives) gainCube(state, place, 'LS-069', dealer)
}

/** LS-084 to LS-086 It costs all cubes and no action, and brings none. */
function rampage(
  state: State,
  place: number,
  choice: Extract<Choice, { kind: 'rampage' }>,
  dealer: Dealer<Event>,
): void {
  const hero = state.heroes[place]!
  const by = HERO[hero.id].rampage
  hero.cubes = 0
  dealer.tell?.({ kind: 'rampaged', rule: 'LS-085', hero: hero.id, rampage: by, aimed: aimedOf(choice) })
  perform(state, { deed: RAMPAGE[by], place, aimed: choice, blame: { by, rule: 'LS-082', hero: null } }, dealer)
}

/** What a choice is aimed at, without what it is. */
function aimedOf(choice: Extract<Choice, { kind: 'skill' | 'rampage' }>): Aimed {
  const { kind: _kind, ...aimed } = choice
  const { skill: _skill, ...rest } = aimed as Aimed & { skill?: SkillId }
  return rest
}

/** What a hero does at the order of another: nothing of its own turn is spent. */
export function obey(
  state: State,
  place: number,
  choice: Extract<Choice, { kind: 'move' | 'skill' | 'pass' }>,
  dealer: Dealer<Event>,
): void {
  if (choice.kind === 'skill') useSkill(state, place, choice, true, dealer)
  else if (choice.kind === 'move') moveHero(state, place, choice.to, { by: 'skill.orders', rule: 'LS-060' }, dealer)
  else dealer.tell?.({ kind: 'order-declined', rule: 'LS-064', hero: state.heroes[place]!.id })
}

type Splitting = Extract<Question, { ask: 'split-hits' }>

/** Hits of a barrage, one enemy after the other. */
export function splitHits(
  state: State,
  { of, hits, given }: Splitting,
  choice: Extract<Choice, { kind: 'split-hits' | 'lose-hits' }>,
  dealer: Dealer<Event>,
): void {
  const hero = acting(state)
  if (choice.kind === 'lose-hits') {
    dealer.tell?.({ kind: 'hits-lost', rule: 'LS-082', hero: hero.id, hits })
    return
  }
  const at = placeOf(choice.enemy)
  const left = hits - choice.hits
  const { enemy: space } = choice
  dealer.tell?.({ kind: 'hits-split', rule: 'LS-082', hero: hero.id, space, hits: choice.hits, left })
  hurtEnemy(state, at, choice.hits, { by: HERO[hero.id].rampage, rule: 'LS-082', hero: null }, dealer)
  if (state.result || left === 0) return
  const next = [...given, at]
  if (hasTargets(state, hero.at, next)) todo<Step>(state, { ask: 'split-hits', of, hits: left, given: next })
  else dealer.tell?.({ kind: 'hits-lost', rule: 'LS-082', hero: hero.id, hits: left })
}

const hasTargets = ({ enemies }: State, from: SquadSpace, given: readonly number[]): boolean =>
  within(from, 3).some((at) => enemies[at] && !given.includes(at))

/** Recon: a card of the pile goes to the discard; the others lie open until they are placed. */
export function discardFromPile(
  state: State,
  { at, card }: Extract<Choice, { kind: 'recon-discard' }>,
  dealer: Dealer<Event>,
): void {
  state.pile.splice(at, 1)
  state.shown--
  state.discard.push(card)
  dealer.tell?.({ kind: 'pile-discarded', rule: 'LS-064', hero: acting(state).id, card, at })
}
