import type { Dealer } from '#engine/game'
import { todo } from '#engine/steps'
import { CARD, GENERAL, hasKeyword, isGeneral, isMinion } from '#games/last-stand/content/enemies'
import type { Attack } from '#games/last-stand/content/vocabulary'
import { attackOf, chooseOne, eligible, fullest, powerOf, standingOn } from '#games/last-stand/rules/aim'
import { armorEnemy, hurtHero } from '#games/last-stand/rules/damage'
import { hitsOf, rollAttack } from '#games/last-stand/rules/dice'
import { quadrantOf, RING, type Space, SPACES, spacesOf, type SquadSpace } from '#games/last-stand/rules/geometry'
import { enter, relocate } from '#games/last-stand/rules/moving'
import { decider } from '#games/last-stand/rules/read'
import type { Because, Event, Occasion, State, Step } from '#games/last-stand/types'

// What an enemy does when it is its moment: in the Assault Phase, by Ambush, to retaliate, or because it is told to.

/** LS-R51, LS-R52 An enemy's moment: a Suppress token takes it; Charge comes before all else. */
export function takeMoment(state: State, at: Space, occasion: Occasion, dealer: Dealer<Event>): void {
  const enemy = state.enemies[at]!
  const { card } = enemy
  if (enemy.suppressed) {
    enemy.suppressed = false
    idle(state, at, occasion, 'suppressed', 'LS-R51', dealer)
    return
  }
  if (at >= RING && !state.enemies[at - RING] && hasKeyword(card, 'charge')) charge(state, at, occasion, dealer)
  else act(state, at, occasion, dealer)
}

/** LS-151, LS-R53 The mine may be waiting there. */
function charge(state: State, at: Space, occasion: Occasion, dealer: Dealer<Event>): void {
  const to = at - RING
  const { card } = state.enemies[at]!
  relocate(state, at, to)
  dealer.tell?.({ kind: 'charged', rule: 'LS-151', from: SPACES[at]!, to: SPACES[to]!, card })
  enter(state, to, dealer)
  if (state.result) return
  if (state.triggers.length > 0) todo<Step>(state, { do: 'triggers' })
  if (state.enemies[to]) act(state, to, occasion, dealer)
}

function act(state: State, at: Space, occasion: Occasion, dealer: Dealer<Event>): void {
  const { card } = state.enemies[at]!
  const { effect, attack } = CARD[card]
  if (effect?.when === 'instead') {
    supply(state, at, occasion, effect.amount, dealer)
    return
  }
  // LS-117 What follows an ATTACK follows it whoever was in range.
  if (isGeneral(card) && GENERAL[card].after) todo<Step>(state, { do: 'after-attack', at, card })
  if (attack?.times === 2) todo<Step>(state, { do: 'again', at, occasion, card })
  assail(state, at, occasion, dealer)
}

/** LS-116 Instead of attacking, armor for others of the quadrant. */
function supply(state: State, at: Space, occasion: Occasion, amount: number, dealer: Dealer<Event>): void {
  const { card } = state.enemies[at]!
  let helped = 0
  for (const space of spacesOf(quadrantOf(at))) {
    const other = state.enemies[space]
    if (!other || space === at || other.armor > 0) continue
    helped++
    armorEnemy(state, space, amount, Infinity, { by: card, rule: 'LS-116' }, dealer, at)
  }
  if (helped === 0) idle(state, at, occasion, 'nobody-to-help', 'LS-116', dealer)
}

/** One attack: finds its target, or asks for it, and strikes. */
export function assail(state: State, at: Space, occasion: Occasion, dealer: Dealer<Event>): void {
  const attack = attackOf(state, at, occasion)!
  if (attack.aims === 'crowd') {
    const spaces = fullest(state)
    if (spaces.length > 1) {
      todo<Step>(state, { ask: 'choose-space', of: [decider(state)], at, occasion, spaces })
      return
    }
    strikeSpace(state, at, occasion, spaces[0], 'crowd', dealer)
    return
  }
  const places = eligible(state, at, attack)
  if (places.length === 0) {
    idle(state, at, occasion, 'no-hero', 'LS-112', dealer)
    return
  }
  if (attack.spread === 'all') {
    const because = attack.aims === 'burning' ? 'burning' : 'all-in-range'
    strike(state, at, occasion, attack, places, because, dealer)
    return
  }
  const chosen = chooseOne(state, places, attack)
  if (chosen.places.length > 1)
    todo<Step>(state, { ask: 'choose-target', of: [decider(state)], at, occasion, heroes: chosen.places })
  else strikeHero(state, at, occasion, chosen.places[0]!, chosen.because, dealer)
}

/** Strikes the hero that was chosen, and where the attack spreads all on its space. */
export function strikeHero(
  state: State,
  at: Space,
  occasion: Occasion,
  place: number,
  because: Because,
  dealer: Dealer<Event>,
): void {
  const attack = attackOf(state, at, occasion)!
  const places = attack.spread === 'space' ? standingOn(state, state.heroes[place]!.at) : [place]
  strike(state, at, occasion, attack, places, because, dealer)
}

export function strikeSpace(
  state: State,
  at: Space,
  occasion: Occasion,
  space: SquadSpace | undefined,
  because: Because,
  dealer: Dealer<Event>,
): void {
  if (space === undefined) idle(state, at, occasion, 'no-hero', 'LS-112', dealer)
  else strike(state, at, occasion, attackOf(state, at, occasion)!, standingOn(state, space), because, dealer)
}

/** Why a target is attacked, by the clause that says so. */
const RULES: Readonly<Record<Because, string>> = {
  only: 'LS-113',
  'draw-fire': 'LS-R48',
  quarry: 'LS-R48',
  weakest: 'LS-116',
  'most-health': 'LS-114',
  decided: 'LS-115',
  'all-in-range': 'LS-R49',
  crowd: 'LS-R49',
  burning: 'LS-117',
  named: 'LS-117',
}

/** Attacks that a keyword makes happen are told by its clause, whoever they are for. */
const KEYWORD_RULES: Readonly<Partial<Record<Occasion, string>>> = { ambush: 'LS-150', retaliate: 'LS-153' }

/** Players decide between heroes of the same health by one clause, and between squad spaces by another. */
const ruleOf = (occasion: Occasion, because: Because, { aims }: Attack): string =>
  KEYWORD_RULES[occasion] ?? (because === 'decided' && aims === 'crowd' ? 'LS-R47' : RULES[because])

/** LS-113 One roll, whoever is hit by it. */
function strike(
  state: State,
  at: Space,
  occasion: Occasion,
  attack: Attack,
  places: readonly number[],
  because: Because,
  dealer: Dealer<Event>,
): void {
  const enemy = state.enemies[at]!
  const { card } = enemy
  const power = powerOf(state, at, attack)
  enemy.weakened = 0 // LS-R51
  if (power === 0) {
    idle(state, at, occasion, 'no-power', 'LS-R50', dealer)
    return
  }
  const dice = rollAttack(dealer, power)
  const hits = hitsOf(dice)
  const rule = ruleOf(occasion, because, attack)
  if (dealer.tell) {
    const heroes = places.map((place) => state.heroes[place]!.id)
    dealer.tell({ kind: 'attacked', rule, space: SPACES[at]!, card, occasion, because, heroes, power, dice, hits })
  }
  if (hits === 0) return
  const { effect } = CARD[card]
  for (const place of places) {
    hurtHero(state, place, hits, { by: card, rule: 'LS-113' }, dealer)
    if (state.result) return
    // LS-R55 Armor included; a daze does not add up (LS-R77).
    const hero = state.heroes[place]!
    if (effect?.when === 'hit' && !hero.dazed) {
      hero.dazed = true
      dealer.tell?.({ kind: 'dazed', rule: 'LS-R55', hero: hero.id, card })
    }
  }
}

/** After an ATTACK, whether or not it found somebody. */
export function afterAttack(state: State, at: Space, dealer: Dealer<Event>): void {
  const { after } = GENERAL[state.general]
  armorEnemy(state, at, after!.amount, after!.max, { by: state.general, rule: 'LS-117' }, dealer)
}

function idle(
  state: State,
  at: Space,
  occasion: Occasion,
  because: Extract<Event, { kind: 'idle' }>['because'],
  rule: string,
  dealer: Dealer<Event>,
): void {
  const { card } = state.enemies[at]!
  dealer.tell?.({ kind: 'idle', rule, space: SPACES[at]!, card, occasion, because })
}

/** LS-116 Each minion of the quadrant has its moment now, in board order. */
export function command(state: State, at: Space, dealer: Dealer<Event>): void {
  const { card } = state.enemies[at]!
  const spaces = spacesOf(quadrantOf(at)).filter((space) => {
    const other = state.enemies[space]
    return other && isMinion(other.card)
  })
  if (spaces.length === 0) return
  todo<Step>(
    state,
    ...spaces.map(
      (space) => ({ do: 'enemy', at: space, occasion: 'command', card: state.enemies[space]!.card }) satisfies Step,
    ),
  )
  const named = spaces.map((space) => SPACES[space]!)
  dealer.tell?.({ kind: 'commanded', rule: 'LS-116', space: SPACES[at]!, card, spaces: named })
}
