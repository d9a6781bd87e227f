import type { CardId } from '#games/last-stand/content/enemies'
import { type Outcome, outcomesOf } from '#games/last-stand/forecast/outcomes'
import { placeOf, type Space, SPACES, type SpaceId, type SquadSpace } from '#games/last-stand/rules/geometry'
import { health, placeOfHero } from '#games/last-stand/rules/read'
import type { Choice, Event, Hero, View } from '#games/last-stand/types'

// What a choice leads to, before it is made. Chances are from 0 to 1, amounts are what is to be expected.

/** What becomes of an enemy. */
export interface EnemyForecast {
  readonly space: SpaceId
  readonly card: CardId
  /** Attack dice that are rolled against it; half of them hit. */
  dice: number
  /** HP it loses. */
  damage: number
  armor: number
  defeated: number
  /** Where it may be shifted. */
  to: SpaceId | null
  shifted: number
  tokens: readonly ('suppress' | 'weaken' | 'mark')[]
}

/** What becomes of a hero: by how much more or less it has of everything. */
export interface HeroForecast {
  readonly place: number
  health: number
  armor: number
  cubes: number
  /** Is knocked down. */
  falls: number
  /** Is on its feet again. */
  stands: number
  dazed: number
  at: SquadSpace
}

/** What a choice causes besides. */
export interface TriggerForecast {
  readonly kind: 'attack' | 'blast' | 'mine' | 'burn'
  /** Where it happens; `null` for fire. */
  readonly space: SpaceId | null
  readonly card: CardId | null
  chance: number
  /** Heroes that it may hit, by place, and how many hits each has to expect, armor included. */
  readonly heroes: Map<number, number>
}

export interface Forecast {
  readonly enemies: readonly EnemyForecast[]
  readonly heroes: readonly HeroForecast[]
  readonly triggers: readonly TriggerForecast[]
  /** Dice whose hits are then divided; half of them hit. */
  readonly barrage: number
  readonly won: number
  readonly lost: number
}

/** What comes of a choice for whoever is asked now, by all the ways in which its dice can fall. */
export function forecastOf(view: View, choice: Choice): Forecast {
  const sum = new Sum(view)
  // The last hero who is picked has the enemies dealt, from cards that lie face down.
  if (choice.kind === 'pick-hero') return sum.forecast()
  for (const outcome of outcomesOf(view, choice)) sum.add(outcome)
  return sum.forecast()
}

class Sum {
  readonly #view: View
  readonly #enemies = new Map<Space, EnemyForecast>()
  readonly #heroes: HeroForecast[]
  readonly #triggers = new Map<string, TriggerForecast>()
  #barrage = 0
  #won = 0
  #lost = 0

  constructor(view: View) {
    this.#view = view
    this.#heroes = view.heroes.map((hero, place) => ({
      place,
      health: 0,
      armor: 0,
      cubes: 0,
      falls: 0,
      stands: 0,
      dazed: 0,
      at: hero.at,
    }))
  }

  forecast(): Forecast {
    return {
      enemies: [...this.#enemies.entries()].toSorted(([one], [other]) => one - other).map(([, enemy]) => enemy),
      heroes: this.#heroes.filter((one) => isChanged(one, this.#view.heroes[one.place]!)),
      triggers: [...this.#triggers.values()],
      barrage: this.#barrage,
      won: this.#won,
      lost: this.#lost,
    }
  }

  /** One way more. */
  add({ chance, events, losses, state }: Outcome): void {
    /** Where those stood at first that stand elsewhere now. */
    const stood = new Map<Space, Space>()
    let cause: TriggerForecast | undefined
    for (const event of events) {
      cause = this.#causeOf(event) ?? cause
      if (cause && STARTS.includes(event.kind)) cause.chance += chance
      if (event.kind === 'hero-hurt' && cause)
        addTo(cause.heroes, placeOfHero(state, event.hero), chance * (event.armor + event.damage))
      this.#meet(event, chance, losses, stood)
    }
    if (state.result) {
      if (state.result.reason === 'general-defeated') this.#won += chance
      else this.#lost += chance
    }
    for (const [place, hero] of state.heroes.entries()) this.#compare(place, hero, chance)
  }

  /** What an event is the beginning of. */
  #causeOf(event: Event): TriggerForecast | undefined {
    switch (event.kind) {
      case 'attacked':
        return this.#trigger('attack', event.space, event.card)
      case 'blew-up':
        return this.#trigger('blast', event.space, event.card)
      case 'mine-went-off':
        return this.#trigger('mine', event.space, event.card)
      case 'burnt':
        return this.#trigger('burn', null, null)
      default:
        return undefined
    }
  }

  #trigger(kind: TriggerForecast['kind'], space: SpaceId | null, card: CardId | null): TriggerForecast {
    const key = `${kind} ${space}`
    const found = this.#triggers.get(key) ?? { kind, space, card, chance: 0, heroes: new Map() }
    this.#triggers.set(key, found)
    return found
  }

  #meet(event: Event, chance: number, losses: Outcome['losses'], stood: Map<Space, Space>): void {
    switch (event.kind) {
      case 'rolled':
        if (event.spaces.length === 0) this.#barrage = event.power
        for (const space of event.spaces) this.#enemy(space, stood).dice = event.power
        break
      case 'enemy-hurt': {
        const enemy = this.#enemy(event.space, stood)
        const { damage, armor } = losses.get(event) ?? event
        enemy.damage += chance * damage
        enemy.armor += chance * armor
        break
      }
      case 'enemy-defeated':
        this.#enemy(event.space, stood).defeated += chance
        break
      case 'token-put': {
        const enemy = this.#enemy(event.space, stood)
        if (!enemy.tokens.includes(event.token)) enemy.tokens = [...enemy.tokens, event.token]
        break
      }
      case 'shifted':
      case 'charged': {
        const enemy = this.#enemy(event.from, stood)
        enemy.to = event.to
        enemy.shifted += chance
        stood.set(placeOf(event.to), placeOf(enemy.space))
        break
      }
      default:
    }
  }

  #enemy(space: SpaceId, stood: ReadonlyMap<Space, Space>): EnemyForecast {
    const at = placeOf(space)
    const from = stood.get(at) ?? at
    const found = this.#enemies.get(from) ?? {
      space: SPACES[from]!,
      card: this.#view.enemies[from]!.card,
      dice: 0,
      damage: 0,
      armor: 0,
      defeated: 0,
      to: null,
      shifted: 0,
      tokens: [],
    }
    this.#enemies.set(from, found)
    return found
  }

  #compare(place: number, now: Hero, chance: number): void {
    const before = this.#view.heroes[place]!
    const sum = this.#heroes[place]!
    sum.health += chance * (health(now) - health(before))
    sum.armor += chance * (now.armor - before.armor)
    sum.cubes += chance * (now.cubes - before.cubes)
    if (now.down && !before.down) sum.falls += chance
    if (before.down && !now.down) sum.stands += chance
    if (now.dazed && !before.dazed) sum.dazed += chance
    sum.at = now.at
  }
}

const STARTS: readonly Event['kind'][] = ['attacked', 'blew-up', 'mine-went-off', 'burnt']

const isChanged = ({ health, armor, cubes, falls, stands, dazed, at }: HeroForecast, before: Hero): boolean =>
  health !== 0 || armor !== 0 || cubes !== 0 || falls > 0 || stands > 0 || dazed > 0 || at !== before.at

const addTo = (sums: Map<number, number>, place: number, amount: number): void => {
  sums.set(place, (sums.get(place) ?? 0) + amount)
}
