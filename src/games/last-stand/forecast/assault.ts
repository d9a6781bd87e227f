import { coming } from '#engine/steps'
import { CARD, type CardId, hasKeyword, isGeneral } from '#games/last-stand/content/enemies'
import { hitOdds } from '#games/last-stand/forecast/odds'
import { attackOf, chooseOne, eligible, fullest, isMoot, powerOf, standingOn } from '#games/last-stand/rules/aim'
import {
  quadrantOf,
  reached,
  RING,
  SKULL,
  type Space,
  SPACES,
  type SpaceId,
  spacesOf,
} from '#games/last-stand/rules/geometry'
import { MINE_DAMAGE } from '#games/last-stand/rules/moving'
import { abilityAt, health, hpLeft } from '#games/last-stand/rules/read'
import { STANDING_UP } from '#games/last-stand/rules/squad-phase'
import type { Enemy, Hero, Step, View } from '#games/last-stand/types'

// The coming Enemy Assault Phase as things stand: as if every turn ended now, and whoever is down and has a turn to come
// only stood up. Exact: every way in which the dice can fall is counted. What the players would decide is decided as if
// time were up.

/** Whom a blow may hit. */
interface Hit {
  readonly place: number
  /** How likely the blow is for this hero. */
  chance: number
  /** Health and armor that it is expected to cost. */
  amount: number
}

/** One attack, or what else hurts in the assault and just before it. */
export interface Blow {
  readonly by: CardId | 'burning-ground' | 'ranging-shot'
  /** Where the enemy stands now, and whence it attacks; `null` where it is no enemy's. */
  readonly space: SpaceId | null
  readonly from: SpaceId | null
  /** Attack dice; none for what needs no dice. */
  readonly power: number
  readonly hits: readonly Hit[]
  /** How likely it is that the players decide whom it is for. */
  readonly asked: number
  /** Why nothing comes of it, whatever the dice. */
  readonly idle: 'suppressed' | 'mine' | 'helps' | 'no-hero' | 'no-power' | 'over' | null
}

/** What a hero has to expect of the whole assault. */
export interface HeroThreat {
  readonly place: number
  readonly damage: number
  readonly armor: number
  /** How likely it is knocked down. */
  readonly falls: number
  readonly dazed: number
}

export interface Assault {
  /** In their order. */
  readonly blows: readonly Blow[]
  /** By place. */
  readonly heroes: readonly HeroThreat[]
  /** Squad tokens that it is expected to cost. */
  readonly tokens: number
  /** How likely it is the end. */
  readonly lost: number
  /** The skull follows, so the match is lost all the same: unless the general falls before, or as it is not even here. */
  readonly skull: 'unless-general-falls' | 'certain' | null
}

export function assaultOf(view: View): Assault {
  const odds = new Odds(view)
  if (view.result) return odds.sum()
  const { scene } = odds
  burn(odds)
  shoot(odds)
  const start = scene.phase === 'assault' ? (coming<Step, 'assault'>(scene, 'assault')?.at ?? SPACES.length) : 0
  for (let at = start; at < SPACES.length; at++) {
    const enemy = scene.enemies[at]
    if (enemy) takeMoment(odds, at, enemy)
  }
  return odds.sum()
}

/** LS-163 Whether the track token reaches the skull after this round. */
function skullAfter({ phase, track, enemies, general }: View): Assault['skull'] {
  if ((phase !== 'squad' && phase !== 'assault') || track + 1 < SKULL) return null
  return enemies.some((enemy) => enemy?.card === general) ? 'unless-general-falls' : 'certain'
}

/** Fire, for those whose turn is still to end. */
function burn(odds: Odds): void {
  const { scene } = odds
  const ability = abilityAt(scene, 'turn-end')
  if (!ability || scene.phase !== 'squad' || scene.fires.length === 0) return
  const sure = surely(ability.amount)
  const isBurning = ({ down, acted, at }: Hero): boolean => !down && !acted && scene.fires.includes(at)
  odds.strike('burning-ground', null, null, 0, odds.all, () => ({ places: placesOf(scene, isBurning), odds: sure }))
}

function shoot(odds: Odds): void {
  const { scene } = odds
  const ability = abilityAt(scene, 'assault')
  if (!ability || scene.aim === null) return
  const sure = surely(ability.amount)
  const { aim } = scene
  odds.strike('ranging-shot', null, null, 0, odds.all, () => ({ places: standingOn(scene, aim), odds: sure }))
}

const surely = (hits: number): readonly number[] => [...Array.from({ length: hits }, () => 0), 1]

const placesOf = ({ heroes }: View, is: (hero: Hero) => boolean): number[] =>
  [...heroes.keys()].filter((place) => is(heroes[place]!))

/** LS-110 What an enemy will do when it is its moment. */
function takeMoment(odds: Odds, at: Space, enemy: Enemy): void {
  const { scene } = odds
  const { card } = enemy
  const { effect, attack } = CARD[card]
  if (enemy.suppressed) odds.idle(card, at, at, 'suppressed')
  else if (effect?.when === 'instead') {
    help(scene, at, effect.amount)
    odds.idle(card, at, at, 'helps')
  } else {
    const from = charge(scene, at, enemy)
    if (from === undefined) odds.idle(card, at, at - RING, 'mine')
    else
      for (let time = 0; time < (attack?.times ?? 1); time++) {
        assail(odds, at, from)
        enemy.weakened = 0 // LS-R51
      }
  }
}

/** LS-116 Who has armor may run into the mine and live. */
function help({ enemies }: View, at: Space, amount: number): void {
  for (const space of spacesOf(quadrantOf(at))) {
    const other = enemies[space]
    if (other && space !== at && other.armor === 0) other.armor += amount
  }
}

/** LS-151 Whence it attacks; `undefined` if the mine is the end of it. */
export function charge({ enemies, mine }: View, at: Space, enemy: Enemy): Space | undefined {
  if (at < RING || enemies[at - RING] || !hasKeyword(enemy.card, 'charge')) return at
  const to = at - RING
  const dies = mine === to && hpLeft(enemy) + enemy.armor <= MINE_DAMAGE
  enemies[at] = null
  enemies[to] = dies ? null : enemy
  return dies ? undefined : to
}

function assail(odds: Odds, at: Space, from: Space): void {
  const { scene } = odds
  const { card } = scene.enemies[from]!
  const now = attackOf(scene, from, 'assault')!
  // Whom it attacks hangs on nobody but those whom it can reach; a general may attack otherwise.
  const near = now.range === 'any' || isGeneral(card) ? undefined : reached(from, now.range)
  const mattering = near ? odds.all.filter((place) => near.includes(scene.heroes[place]!.at)) : odds.all
  odds.strike(card, at, from, powerOf(scene, from, now), mattering, () => {
    const attack = attackOf(scene, from, 'assault')!
    const dice = hitOdds(powerOf(scene, from, attack))
    if (attack.aims === 'crowd') {
      const [space, ...others] = fullest(scene)
      return { places: space ? standingOn(scene, space) : [], odds: dice, asked: others.length > 0 }
    }
    const places = eligible(scene, from, attack)
    if (places.length === 0 || attack.spread === 'all') return { places, odds: dice }
    const { places: named } = chooseOne(scene, places, attack)
    const [first, ...others] = named.toSorted((one, other) => scene.heroes[other]!.armor - scene.heroes[one]!.armor)
    const struck = attack.spread === 'space' ? standingOn(scene, scene.heroes[first!]!.at) : [first!]
    return { places: struck, odds: dice, asked: others.length > 0 && !isMoot(scene, named, attack) }
  })
}

/** Whom a blow is for in one case, and how its dice can fall. */
interface Strike {
  readonly places: readonly number[]
  /** By hits. */
  readonly odds: readonly number[]
  readonly asked?: boolean
}

/** All the ways in which the assault can go so far: what each hero has spent, written as one number, and how likely that is. */
class Odds {
  /** The table in the case that is looked at. */
  readonly scene: View
  /** Health and armor of each hero at first. */
  readonly #tough: readonly number[]
  readonly #armor: readonly number[]
  readonly #damage: readonly number[]
  /** What one lost point of a hero adds to the number. */
  readonly #weights: number[] = []
  readonly #drawFire: number | null
  readonly #blows: Blow[] = []
  readonly #heroes: { damage: number; armor: number; falls: number; dazed: number }[]
  /** The places of all heroes. */
  readonly all: readonly number[]
  /** By that number. */
  #chances: Float64Array
  #lost = 0

  constructor(view: View) {
    const heroes = view.heroes.map((hero) => risen(view, hero))
    const enemies = view.enemies.map((enemy) => enemy && { ...enemy })
    this.scene = { ...view, heroes, enemies }
    this.#tough = heroes.map((hero) => (hero.down ? 0 : health(hero) + hero.armor))
    this.#armor = heroes.map(({ armor }) => armor)
    this.#damage = heroes.map(({ damage }) => damage)
    let weight = 1
    for (const tough of this.#tough) {
      this.#weights.push(weight)
      weight *= tough + 1
    }
    this.#chances = new Float64Array(weight)
    this.#chances[0] = 1
    this.all = [...heroes.keys()]
    this.#drawFire = view.drawFire
    this.#heroes = heroes.map(() => ({ damage: 0, armor: 0, falls: 0, dazed: 0 }))
  }

  idle(by: CardId, at: Space, from: Space, idle: Blow['idle']): void {
    const why = this.#isOver() ? 'over' : idle
    this.#blows.push({ by, space: SPACES[at]!, from: SPACES[from]!, power: 0, hits: [], asked: 0, idle: why })
  }

  /**
   * Adds a blow: in each case it finds whom it is for, and then the case becomes one for each number of hits. Cases in
   * which those who matter for it have spent the same are alike to it.
   */
  strike(
    by: Blow['by'],
    at: Space | null,
    from: Space | null,
    power: number,
    mattering: readonly number[],
    aim: () => Strike,
  ): void {
    const isOver = this.#isOver()
    const before = this.#chances
    this.#chances = new Float64Array(before.length)
    const found = new Map<number, Strike>()
    const hits = new Map<number, Hit>()
    const dazes = at !== null && CARD[by as CardId].effect?.when === 'hit'
    let asked = 0
    let isIdle = true
    for (const [spent, chance] of before.entries()) {
      if (chance === 0) continue
      let alike = 0
      for (const place of mattering) alike += this.#spentBy(spent, place) * this.#weights[place]!
      const strike = found.get(alike) ?? this.#shown(spent, aim)
      found.set(alike, strike)
      const { places, odds } = strike
      if (strike.asked) asked += chance
      if (places.length > 0) isIdle = false
      for (const place of places) {
        const hit = hits.get(place) ?? { place, chance: 0, amount: 0 }
        hits.set(place, hit)
        hit.chance += chance
      }
      for (let many = 0; many < odds.length; many++)
        if (odds[many]! > 0) this.#hurt(spent, chance * odds[many]!, places, many, hits, dazes && many > 0)
    }
    if (isIdle && at === null) return
    const idle = isOver ? 'over' : at !== null && power === 0 ? 'no-power' : isIdle ? 'no-hero' : null
    const space = at === null ? null : SPACES[at]!
    this.#blows.push({
      by,
      space,
      from: from === null ? null : SPACES[from]!,
      power,
      hits: [...hits.values()].toSorted((one, other) => one.place - other.place),
      asked,
      idle,
    })
  }

  /** LS-R37, LS-R38 One hero after the other, and no farther than to the end of the match. */
  #hurt(
    before: number,
    chance: number,
    places: readonly number[],
    many: number,
    hits: ReadonlyMap<number, Hit>,
    dazes: boolean,
  ): void {
    let spent = before
    let fallen = 0
    for (const place of places) {
      const left = this.#tough[place]! - this.#spentBy(before, place)
      const amount = Math.min(many, left)
      hits.get(place)!.amount += chance * amount
      spent += amount * this.#weights[place]!
      if (left > 0 && amount === left && ++fallen + this.#fallen(before) > this.scene.lives) {
        this.#lost += chance
        this.#settle(spent, chance)
        return
      }
      if (dazes && !this.scene.heroes[place]!.dazed) this.#heroes[place]!.dazed += chance
    }
    this.#chances[spent]! += chance
  }

  sum(): Assault {
    for (const [spent, chance] of this.#chances.entries()) if (chance > 0) this.#settle(spent, chance)
    const heroes = this.#heroes.map((hero, place) => ({ place, ...hero }))
    const tokens = heroes.reduce((sum, { falls }) => sum + falls, 0) - this.#lost
    return { blows: this.#blows, heroes, tokens, lost: this.#lost, skull: skullAfter(this.scene) }
  }

  /** LS-R37 Whether the match is lost by now in every case. */
  #isOver(): boolean {
    return this.#chances.every((chance) => chance === 0)
  }

  #spentBy(spent: number, place: number): number {
    return Math.floor(spent / this.#weights[place]!) % (this.#tough[place]! + 1)
  }

  /** How many have fallen in a case. */
  #fallen(spent: number): number {
    let fallen = 0
    for (const [place, tough] of this.#tough.entries()) if (tough > 0 && this.#spentBy(spent, place) === tough) fallen++
    return fallen
  }

  /** What is found on the table as it is in a case. */
  #shown(spent: number, find: () => Strike): Strike {
    const { scene } = this
    for (let place = 0; place < this.#tough.length; place++) {
      if (this.#tough[place] === 0) continue
      const hero = scene.heroes[place]!
      const lost = this.#spentBy(spent, place)
      const armor = this.#armor[place]!
      hero.armor = Math.max(0, armor - lost)
      hero.damage = this.#damage[place]! + Math.max(0, lost - armor)
      hero.down = lost === this.#tough[place]
    }
    const drawFire = this.#drawFire
    scene.drawFire = drawFire !== null && scene.heroes[drawFire]!.down ? null : drawFire
    return find()
  }

  /** How a case ends for the heroes. */
  #settle(spent: number, chance: number): void {
    for (const [place, hero] of this.#heroes.entries()) {
      const lost = this.#spentBy(spent, place)
      const armor = Math.min(lost, this.#armor[place]!)
      hero.armor += chance * armor
      hero.damage += chance * (lost - armor)
      if (lost > 0 && lost === this.#tough[place]) hero.falls += chance
    }
  }
}

/** LS-071 A copy; whoever is down and has a turn to come will stand by then. */
function risen({ phase }: View, hero: Hero): Hero {
  const willAct = phase === 'squad' ? !hero.acted : phase !== 'assault'
  return hero.down && willAct ? { ...hero, down: false, damage: STANDING_UP, armor: 0 } : { ...hero }
}
