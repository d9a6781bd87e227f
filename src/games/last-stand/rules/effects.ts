import type { Dealer, Seat } from '#engine/game'
import { todo } from '#engine/steps'
import { isMinion } from '#games/last-stand/content/enemies'
import { isSkill } from '#games/last-stand/content/heroes'
import type { Deed, Effect, Friends } from '#games/last-stand/content/vocabulary'
import { standingOn } from '#games/last-stand/rules/aim'
import { armorHero, type Blame, type Cause, defeat, hurtEnemy } from '#games/last-stand/rules/damage'
import { hitsOf, rollAttack } from '#games/last-stand/rules/dice'
import { type Direction, placeOf, rowOf, type Space, SPACES, type SquadSpace } from '#games/last-stand/rules/geometry'
import { shift } from '#games/last-stand/rules/moving'
import { health, isOutOfPosition, placeOfHero } from '#games/last-stand/rules/read'
import { affected } from '#games/last-stand/rules/targets'
import type { Aimed, Event, State, Step } from '#games/last-stand/types'

// D3 What each verb of a hero's skill does.

/** A deed that is being done. */
export interface Doing {
  readonly deed: Deed
  /** The hero's place. */
  readonly place: number
  readonly aimed: Aimed
  readonly blame: Blame
}

interface Work extends Doing {
  /** Enemies it affects, in board order; found before anything is done, for the mine that is lifted is gone then. */
  readonly targets: readonly Space[]
  /** Where its attacks hit. */
  readonly hit: Space[]
}

/** Does all that a deed says, in its order; the end of the match ends it. */
export function perform(state: State, doing: Doing, dealer: Dealer<Event>): void {
  const { deed, place, aimed } = doing
  const work = { ...doing, targets: affected(state, state.heroes[place]!, deed.aim, aimed), hit: [] }
  for (const effect of deed.effects) {
    apply(state, effect, work, dealer)
    if (state.result) return
  }
}

function apply<Verb extends Effect['do']>(
  state: State,
  effect: Extract<Effect, { do: Verb }>,
  work: Work,
  dealer: Dealer<Event>,
): void {
  const verb = VERBS[effect.do] as (state: State, effect: Effect, work: Work, dealer: Dealer<Event>) => void
  verb(state, effect, work, dealer)
}

const VERBS: {
  readonly [Verb in Effect['do']]: (
    state: State,
    effect: Extract<Effect, { do: Verb }>,
    work: Work,
    dealer: Dealer<Event>,
  ) => void
} = {
  /** LS-065, LS-R30 Each target has its own roll. */
  attack(state, { power, outOfPosition, row }, { targets, hit, place, blame }, dealer) {
    for (const at of targets) {
      const enemy = state.enemies[at]
      if (!enemy || (row !== undefined && rowOf(at) !== row)) continue
      const printed = outOfPosition !== undefined && isOutOfPosition(enemy, at) ? outOfPosition : power
      const hits = roll(state, place, [at], printed, enemy.mark, blame, dealer)
      if (hits === 0) continue
      hit.push(at)
      hurtEnemy(state, at, hits, blame, dealer)
      if (state.result) return
    }
  },

  /** LS-R30 One roll for all; a mark is no use (LS-R76). */
  blast(state, { power }, { targets, place, blame }, dealer) {
    const hits = roll(state, place, targets, power, 0, blame, dealer)
    hurtAll(state, targets, hits, blame, dealer)
  },

  barrage(state, { dice }, { place, blame }, dealer) {
    const hits = roll(state, place, [], dice, 0, blame, dealer)
    if (hits > 0) todo<Step>(state, { ask: 'split-hits', of: [seatOf(state, place)], hits, given: [] })
  },

  damage(state, { amount, to }, { targets, blame }, dealer) {
    const hurt = targets.filter((at) => {
      const enemy = state.enemies[at]
      return enemy && (to === undefined || !isMinion(enemy.card))
    })
    hurtAll(state, hurt, amount, blame, dealer)
  },

  defeat(state, _effect, { targets, blame }, dealer) {
    for (const at of targets) {
      const enemy = state.enemies[at]
      if (enemy && isMinion(enemy.card)) defeat(state, at, blame, dealer)
    }
  },

  heal(state, { amount, on }, work, dealer) {
    const { by } = work.blame
    const cause = { by, rule: isSkill(by) ? 'LS-064' : 'LS-082' }
    for (const place of friends(state, on, work)) healHero(state, place, amount, cause, dealer)
  },

  armor(state, { amount, on }, work, dealer) {
    const cause = { by: work.blame.by, rule: 'LS-149' }
    for (const place of friends(state, on, work)) armorHero(state, place, amount, cause, dealer)
  },

  move(state, { on }, { place, aimed, blame }, dealer) {
    if (on === 'self') moveHero(state, place, aimed.to!, { by: blame.by, rule: 'LS-062' }, dealer)
    else {
      const to = state.heroes[place]!.at
      moveHero(state, placeOfHero(state, aimed.hero!), to, { by: blame.by, rule: 'LS-R17' }, dealer)
    }
  },

  shift(state, { way, if: only }, { targets, hit, aimed, blame }, dealer) {
    for (const at of targets)
      if (state.enemies[at] && (only === undefined || hit.includes(at)))
        shift(state, at, way === 'chosen' ? (aimed.way as Direction) : way, blame.by, dealer)
  },

  revive(state, { on }, { place, aimed, blame }, dealer) {
    if (on === 'chosen') reviveHero(state, placeOfHero(state, aimed.hero!), place, blame.by, dealer)
    else
      for (let other = 0; other < state.heroes.length; other++)
        if (state.heroes[other]!.down) reviveHero(state, other, place, blame.by, dealer)
  },

  put(state, effect, { targets, place, aimed, blame: { by } }, dealer) {
    if (effect.token === 'mine') layMine(state, place, placeOf(aimed.space!), dealer)
    else if (effect.token === 'draw-fire') {
      state.drawFire = place
      dealer.tell?.({ kind: 'drew-fire', rule: 'LS-R48', hero: state.heroes[place]!.id })
    } else for (const at of targets) putToken(state, at, effect, by, dealer)
  },

  lift(state, _effect, { place }, dealer) {
    const space = SPACES[state.mine!]!
    state.mine = null
    dealer.tell?.({ kind: 'mine-lifted', rule: 'LS-064', hero: state.heroes[place]!.id, space })
  },

  reveal(state, _effect, { place }, dealer) {
    const cards = [...state.pile]
    state.shown = cards.length
    dealer.tell?.({ kind: 'pile-shown', rule: 'LS-064', hero: state.heroes[place]!.id, cards, shows: true })
  },

  discard(state, _effect, { place }) {
    todo<Step>(state, { ask: 'recon-discard', of: [seatOf(state, place)] })
  },

  grant(state, _effect, { place, aimed }, dealer) {
    const ordered = placeOfHero(state, aimed.hero!)
    todo<Step>(state, { ask: 'ordered-action', of: [seatOf(state, ordered)], hero: ordered })
    dealer.tell?.({ kind: 'ordered', rule: 'LS-064', hero: aimed.hero!, by: state.heroes[place]!.id })
  },
}

const seatOf = ({ heroes }: State, place: number): Seat => heroes[place]!.seat

/** Rolls against these; the mark of the one that is attacked is gone then (LS-R76). */
function roll(
  state: State,
  place: number,
  at: readonly Space[],
  printed: number,
  marked: number,
  { by, rule }: Blame,
  dealer: Dealer<Event>,
): number {
  const power = printed + marked
  if (marked > 0) state.enemies[at[0]!]!.mark = 0
  const dice = rollAttack(dealer, power)
  const hits = hitsOf(dice)
  if (dealer.tell) {
    const spaces = at.map((one) => SPACES[one]!)
    dealer.tell({ kind: 'rolled', rule, hero: state.heroes[place]!.id, by, spaces, power, marked, dice, hits })
  }
  return hits
}

function hurtAll(state: State, targets: readonly Space[], amount: number, blame: Blame, dealer: Dealer<Event>): void {
  for (const at of targets) {
    hurtEnemy(state, at, amount, blame, dealer)
    if (state.result) return
  }
}

/** The heroes that an effect is for, in their order; who is down is not among those who stand (LS-R17). */
function friends(state: State, on: Friends, { place, aimed }: Work): number[] {
  switch (on) {
    case 'self':
      return [place]
    case 'chosen':
      return [placeOfHero(state, aimed.hero!)]
    case 'here':
      return standingOn(state, state.heroes[place]!.at)
    default:
      on satisfies 'standing'
      return [...state.heroes.keys()].filter((other) => !state.heroes[other]!.down)
  }
}

function healHero(state: State, place: number, amount: number, { by, rule }: Cause, dealer: Dealer<Event>): void {
  const hero = state.heroes[place]!
  const healed = Math.min(amount, hero.damage)
  if (healed === 0) return
  hero.damage -= healed
  dealer.tell?.({ kind: 'healed', rule, hero: hero.id, amount: healed, left: health(hero), by })
}

/** LS-068 Who is revived has no damage. */
export function reviveHero(state: State, place: number, from: number, by: string, dealer: Dealer<Event>): void {
  const hero = state.heroes[place]!
  hero.down = false
  hero.damage = 0
  dealer.tell?.({ kind: 'revived', rule: 'LS-068', hero: hero.id, by, from: state.heroes[from]!.id })
}

/** Puts a hero on another squad space; whoever moves in its own turn has moved (LS-R24). */
export function moveHero(
  state: State,
  place: number,
  to: SquadSpace,
  { by, rule }: { readonly by: string; readonly rule: string },
  dealer: Dealer<Event>,
): void {
  const hero = state.heroes[place]!
  const from = hero.at
  hero.at = to
  if (state.turn!.hero === place) state.turn!.moved = true
  dealer.tell?.({ kind: 'moved', rule, hero: hero.id, from, to, by })
}

function layMine(state: State, place: number, at: Space, dealer: Dealer<Event>): void {
  const from = state.mine === null ? null : SPACES[state.mine]!
  state.mine = at
  dealer.tell?.({ kind: 'mine-laid', rule: 'LS-064', hero: state.heroes[place]!.id, space: SPACES[at]!, from })
}

/** LS-R51, LS-R76 Suppress comes to those who can be suppressed; Weaken adds up (LS-R50). */
function putToken(
  state: State,
  at: Space,
  effect: Extract<Effect, { do: 'put' }>,
  by: string,
  dealer: Dealer<Event>,
): void {
  const enemy = state.enemies[at]!
  const { card } = enemy
  let amount = 1
  if (effect.token === 'suppress') enemy.suppressed = true
  else if (effect.token === 'weaken') amount = enemy.weakened += effect.amount
  else if (effect.token === 'mark') amount = enemy.mark = effect.amount
  else return
  const { token } = effect
  const rule = token === 'mark' ? 'LS-R76' : 'LS-R51'
  dealer.tell?.({ kind: 'token-put', rule, space: SPACES[at]!, card, token, amount, by })
}
