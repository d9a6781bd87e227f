import type { Dealer } from '#engine/game'
import { CARD, hasKeyword, isLieutenant, isMinion } from '#games/last-stand/content/enemies'
import { finish } from '#games/last-stand/rules/end'
import { SPACES, type Space } from '#games/last-stand/rules/geometry'
import { CUBES, health, hpLeft } from '#games/last-stand/rules/read'
import type { Enemy, Event, State } from '#games/last-stand/types'

// Damage, armor, defeat and knock-down (B10).

/** LS-R75 */
const MOST_ARMOR = 3

/** What an effect comes from, and by which rule. */
export interface Cause {
  readonly by: string
  readonly rule: string
}

/** Who hurts an enemy: the hero that gets a cube for a defeat, and whether it happens in silence. */
export interface Blame extends Cause {
  /** The hero's place; `null` where nobody gets a cube (LS-R22). */
  readonly hero: number | null
  readonly quiet?: boolean
}

/** LS-148 Armor takes it first. A fallen hero takes none (LS-R17). */
export function hurtHero(state: State, place: number, amount: number, cause: Cause, dealer: Dealer<Event>): void {
  const hero = state.heroes[place]!
  if (hero.down || amount === 0) return
  const armor = Math.min(hero.armor, amount)
  const damage = Math.min(amount - armor, health(hero)) // LS-R18
  hero.armor -= armor
  hero.damage += damage
  const left = health(hero)
  dealer.tell?.({ kind: 'hero-hurt', rule: cause.rule, hero: hero.id, amount, armor, damage, left, by: cause.by })
  if (left === 0) knockDown(state, place, dealer)
}

/** LS-R38 One hero after the other, in their order; a loss ends it at once. */
export function hurtHeroes(
  state: State,
  places: readonly number[],
  amount: number,
  cause: Cause,
  dealer: Dealer<Event>,
): void {
  for (const place of places) {
    hurtHero(state, place, amount, cause, dealer)
    if (state.result) return
  }
}

/** LS-144 to LS-146 A hero falls, and a squad token pays for it. Armor is used up by then; cubes stay (LS-R18). */
function knockDown(state: State, place: number, dealer: Dealer<Event>): void {
  const hero = state.heroes[place]!
  const paid = state.lives > 0
  hero.down = true
  if (paid) state.lives--
  const rule = paid ? 'LS-145' : 'LS-146'
  dealer.tell?.({ kind: 'knocked-down', rule, hero: hero.id, lives: state.lives, paid })
  if (!paid) {
    if (state.drawFire === place) state.drawFire = null // LS-R37 Nothing is told between the fall and the loss.
    finish(state, 'no-tokens', 'LS-163', dealer)
    return
  }
  if (state.drawFire === place) endDrawFire(state, 'LS-R18', dealer)
  for (let at = 0; at < SPACES.length; at++) {
    const enemy = state.enemies[at]
    if (!enemy) continue
    const { effect } = CARD[enemy.card]
    if (effect?.when === 'knock-down')
      armorEnemy(state, at, effect.amount, effect.max, { by: enemy.card, rule: 'LS-116' }, dealer)
  }
}

export function endDrawFire(state: State, rule: string, dealer: Dealer<Event>): void {
  const { id } = state.heroes[state.drawFire!]!
  state.drawFire = null
  dealer.tell?.({ kind: 'draw-fire-over', rule, hero: id })
}

/** LS-149, LS-R75 What there is no room for is lost. */
export function armorHero(state: State, place: number, amount: number, cause: Cause, dealer: Dealer<Event>): void {
  const hero = state.heroes[place]!
  const gained = Math.min(amount, MOST_ARMOR - hero.armor)
  const lost = amount - gained
  hero.armor += gained
  const { by, rule } = cause
  if (gained > 0) dealer.tell?.({ kind: 'hero-armored', rule, hero: hero.id, amount: gained, armor: hero.armor, by })
  if (lost > 0)
    dealer.tell?.({ kind: 'armor-lost', rule: 'LS-R75', hero: hero.id, amount: lost, armor: hero.armor, by })
}

/** LS-149 An enemy gains armor, up to `max` where its card says so; `from` another, where that is who gives it. */
export function armorEnemy(
  state: State,
  at: Space,
  amount: number,
  max: number,
  { by, rule }: Cause,
  dealer: Dealer<Event>,
  from?: Space,
): void {
  const enemy = state.enemies[at]!
  const gained = Math.min(amount, max - enemy.armor)
  if (gained <= 0) return
  enemy.armor += gained
  const { card, armor } = enemy
  const giver = from !== undefined && { from: SPACES[from]! }
  dealer.tell?.({ kind: 'enemy-armored', rule, space: SPACES[at]!, card, amount: gained, armor, by, ...giver })
}

/** LS-148, LS-140 Hurts an enemy; what that causes waits until all is done (LS-R30). */
export function hurtEnemy(state: State, at: Space, amount: number, blame: Blame, dealer: Dealer<Event>): void {
  const enemy = state.enemies[at]
  if (!enemy || amount === 0) return
  const { card } = enemy
  const armor = Math.min(enemy.armor, amount)
  const damage = Math.min(amount - armor, hpLeft(enemy))
  enemy.armor -= armor
  enemy.damage += damage
  const left = hpLeft(enemy)
  const { rule, by } = blame
  dealer.tell?.({ kind: 'enemy-hurt', rule, space: SPACES[at]!, card, amount, armor, damage, left, by })
  if (left === 0) defeat(state, at, blame, dealer)
  else if (!blame.quiet && hasKeyword(card, 'retaliate')) willRetaliate(state, at, card)
}

/** LS-153, LS-R32 Once an action, whatever armor took (LS-R33). */
function willRetaliate({ triggers }: State, at: Space, card: Enemy['card']): void {
  if (!triggers.some((trigger) => trigger.do === 'retaliate' && trigger.at === at))
    triggers.push({ do: 'retaliate', at, card })
}

/** LS-140 to LS-143 */
export function defeat(state: State, at: Space, { by, hero }: Omit<Blame, 'rule'>, dealer: Dealer<Event>): void {
  const { card } = state.enemies[at]!
  leaveBoard(state, at)
  const winner = hero === null ? null : state.heroes[hero]!.id
  dealer.tell?.({ kind: 'enemy-defeated', rule: 'LS-140', space: SPACES[at]!, card, by, hero: winner })
  if (card === state.general) {
    finish(state, 'general-defeated', 'LS-161', dealer)
    return
  }
  if (hero !== null) gainCube(state, hero, 'LS-080', dealer)
  if (CARD[card].effect?.when === 'defeated') state.triggers.push({ do: 'blast', at, card })
}

/** LS-141, LS-R65 Minions go to the discard, of which a new deck is made; lieutenants beside it. */
export function leaveBoard(state: State, at: Space): void {
  const { card } = state.enemies[at]!
  state.enemies[at] = null
  if (isMinion(card)) state.discard.push(card)
  else if (isLieutenant(card)) state.gone.push(card)
}

/** LS-081, LS-R21 A fourth cube is lost. */
export function gainCube(state: State, place: number, rule: string, dealer: Dealer<Event>): void {
  const hero = state.heroes[place]!
  if (hero.cubes === CUBES) {
    dealer.tell?.({ kind: 'cube-lost', rule: 'LS-R21', hero: hero.id })
    return
  }
  hero.cubes++
  dealer.tell?.({ kind: 'cube-gained', rule, hero: hero.id, cubes: hero.cubes })
}
