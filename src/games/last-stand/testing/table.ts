import type { Actor } from '#engine/game'
import { clone, same } from '#engine/json'
import { type Dice, type Random, ScriptedRandom, SeededRandom } from '#engine/random'
import type { Refusal } from '#engine/refusal'
import { CARD, type CardId, type MinionId } from '#games/last-stand/content/enemies'
import { HERO, HERO_IDS, type HeroId } from '#games/last-stand/content/heroes'
import { lastStand } from '#games/last-stand/game'
import { placeOf, type SpaceId } from '#games/last-stand/rules/geometry'
import type { Choice, Enemy, Event, Hero, Setup, State, View } from '#games/last-stand/types'

// Positions written by hand, and a table to play them at with dice that fall as told.

type HeroName = HeroId extends `hero.${infer Name}` ? Name : never
type CardName = CardId extends `${string}.${infer Name}` ? Name : never
type LaidHero = NonNullable<Setup['heroes']>[number]
type LaidEnemy = NonNullable<Setup['enemies']>[number]

export const hero = (name: HeroName, more: Omit<LaidHero, 'hero'> = {}): LaidHero => ({ hero: `hero.${name}`, ...more })

/** An enemy card by its name alone. */
function card(name: CardName): CardId {
  const id = Object.keys(CARD).find((one) => one.endsWith(`.${name}`))
  if (!id) throw new Error(`There is no card ${name}.`)
  return id as CardId
}

type MinionName = MinionId extends `minion.${infer Name}` ? Name : never
export const minions = (...names: readonly MinionName[]): MinionId[] => names.map((name): MinionId => `minion.${name}`)

export const foe = (at: SpaceId, name: CardName, more: Omit<LaidEnemy, 'card' | 'at'> = {}): LaidEnemy => ({
  card: card(name),
  at,
  ...more,
})

/** The same enemy on several spaces. */
export const foes = (name: CardName, ...spaces: readonly SpaceId[]): LaidEnemy[] => spaces.map((at) => foe(at, name))

type Position = Partial<Setup> & { readonly heroes: LaidHero[] }

/**
 * A squad of three that one player plays against the Iron Marshal, who is away: those who are not mentioned lie on NW,
 * where they are nobody's target.
 */
export function position({ options, heroes, ...more }: Position): Setup {
  const seats = more.seats ?? 1
  const count = seats === 1 ? (options?.heroes ?? 3) : seats === 3 ? 3 : 4
  const spare = HERO_IDS.filter((id) => !heroes.some((one) => one.hero === id)).toReversed()
  const fallen = spare.slice(0, Math.max(0, count - heroes.length)).map((id) => ({ hero: id, down: true }))
  return {
    seats,
    options: { general: 'iron-marshal', heroes: seats === 1 ? count : 4, ...options },
    ...more,
    heroes: [...heroes, ...fallen],
  }
}

/** A match that is played from a position. */
export class Table {
  readonly state: State
  readonly opening: readonly Event[]
  readonly #dice: ScriptedRandom
  readonly #random: Random

  /** The dice fall as told, those of a list in the order in which any are rolled, and then as they like. */
  constructor(setup: Setup, dice: Dice = [], seed = 'table') {
    this.#dice = new ScriptedRandom(dice, SeededRandom.from(seed))
    this.#random = Array.isArray(dice) ? { below: (sides) => this.#dice.below(sides) } : this.#dice
    const events: Event[] = []
    this.state = lastStand.begin(setup, { random: this.#random, tell: (event) => events.push(event) })
    this.opening = events
  }

  /** Dice that have not fallen yet. */
  get unused(): Dice {
    return this.#dice.unused
  }

  get asked(): string {
    return lastStand
      .pending(this.state)
      .map(({ actor, kind }) => `${actor} ${kind}`)
      .join(', ')
  }

  choices(actor: Actor = lastStand.pending(this.state)[0]!.actor): readonly Choice[] {
    return lastStand.choices(this.state, actor)
  }

  /** Plays the choices of whoever is asked, one after the other, and returns all that happened. */
  play(...choices: readonly Choice[]): Event[] {
    const events: Event[] = []
    for (const choice of choices) {
      const { actor } = lastStand.pending(this.state)[0]!
      const why = lastStand.whyNot(this.state, actor, choice)
      if (why) throw new Error(`${JSON.stringify(choice)}: ${why.code} ${why.message}`)
      lastStand.play(this.state, actor, choice, { random: this.#random, tell: (event) => events.push(event) })
    }
    return events
  }

  /** Ends the turn of every hero who has one in this Squad Phase, and returns what happened from then on. */
  endPhase(): Event[] {
    const events: Event[] = []
    const round = this.state.track
    while (!this.state.result && this.state.track === round && this.state.phase === 'squad') {
      const [first] = this.choices()
      const last = this.choices().at(-1)!
      events.push(...this.play(last.kind === 'end-turn' || last.kind === 'stand-up' ? last : first!))
    }
    return events
  }

  /** Why something is refused, which must change nothing. */
  refusal(choice: unknown, actor: Actor = lastStand.pending(this.state)[0]?.actor ?? 0): Refusal {
    const before = clone(this.state)
    const why = lastStand.whyNot(lastStand.view(this.state, actor === 'clock' ? 'spectator' : actor), actor, choice)
    if (!why) throw new Error(`Not refused: ${JSON.stringify(choice)}`)
    if (!same(before, this.state)) throw new Error('Refused, but not without a trace.')
    return why
  }

  hero(name: HeroName): Hero {
    return this.state.heroes.find(({ id }) => id === `hero.${name}`)!
  }

  /** `5/9`, with `+2` for armor; `down` for one who lies. */
  health(name: HeroName): string {
    const { id, damage, armor, down } = this.hero(name)
    return down ? 'down' : `${HERO[id].hp - damage}/${HERO[id].hp}${armor > 0 ? `+${armor}` : ''}`
  }

  at(space: SpaceId): Enemy | null {
    return this.state.enemies[placeOf(space)]!
  }

  /** The name of the card on a space, with HP left and armor: `butcher 3`, `riot-guard 2+2`; or nothing. */
  foe(space: SpaceId): string {
    const enemy = this.at(space)
    if (!enemy) return ''
    const { damage, armor } = enemy
    const [, name] = enemy.card.split('.')
    return `${name} ${CARD[enemy.card].hp - damage}${armor > 0 ? `+${armor}` : ''}`
  }

  view(viewer: View['viewer'] = 'spectator'): View {
    return lastStand.view(this.state, viewer)
  }
}

/** All events of a kind. */
export const those = <Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }>[] =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)

/** The only event of a kind. */
export function the<Kind extends Event['kind']>(events: readonly Event[], kind: Kind): Extract<Event, { kind: Kind }> {
  const [first, ...more] = those(events, kind)
  if (!first || more.length > 0)
    throw new Error(`Not one ${kind}, but ${first ? more.length + 1 : 0}: ${kinds(events).join(', ')}`)
  return first
}

export const kinds = (events: readonly Event[]): string[] => events.map(({ kind }) => kind)

/** Attacks as `F1 brawler most-health 2`: who, whom, why, hits. */
export const attacks = (events: readonly Event[]): string[] =>
  those(events, 'attacked').map(
    ({ space, heroes, because, hits }) =>
      `${space} ${heroes.map((id) => id.slice('hero.'.length)).join('+')} ${because} ${hits}`,
  )

/** What is told before the Reinforcements Phase. */
export function untilReinforcements(events: readonly Event[]): Event[] {
  const at = events.findIndex((event) => event.kind === 'phase-begun' && event.phase === 'reinforcements')
  return at < 0 ? [...events] : events.slice(0, at)
}

export const end: Choice = { kind: 'end-turn' }
type Skill = Extract<Choice, { kind: 'skill' }>
type SkillName = Skill['skill'] extends `skill.${infer Name}` ? Name : never
export const skill = (name: SkillName, aimed: Omit<Skill, 'kind' | 'skill'> = {}): Choice => ({
  kind: 'skill',
  skill: `skill.${name}`,
  ...aimed,
})
export const rampage = (aimed: Omit<Skill, 'kind' | 'skill'> = {}): Choice => ({ kind: 'rampage', ...aimed })
