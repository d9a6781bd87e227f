import type { Dealer } from '#engine/game'
import { clone } from '#engine/json'
import type { Random } from '#engine/random'
import { asked, run, type Steps } from '#engine/steps'
import { HERO, RAMPAGE, SKILL } from '#games/last-stand/content/heroes'
import { hitOdds } from '#games/last-stand/forecast/odds'
import { answer } from '#games/last-stand/rules/answer'
import { placeOf } from '#games/last-stand/rules/geometry'
import { acting, health, hpLeft, placeOfHero } from '#games/last-stand/rules/read'
import { STEPS } from '#games/last-stand/rules/steps'
import { timeUp } from '#games/last-stand/rules/time-up'
import type { Choice, Event, Question, State, Step, View } from '#games/last-stand/types'

// All that can come of a choice: the rules themselves play it once for every way in which its dice can fall. Dice that
// bring equally many hits are one way, and so is whatever is more than enough.

/** One way it can go. */
export interface Outcome {
  readonly chance: number
  readonly events: readonly Event[]
  /** What an enemy is expected to lose where several numbers of hits are one way. */
  readonly losses: ReadonlyMap<Event, Loss>
  readonly state: State
}

interface Loss {
  readonly armor: number
  readonly damage: number
}

/** Numbers of hits that come to the same: one of them, how likely it is one of them, and what they are expected to cost. */
interface Hits {
  readonly hits: number
  readonly chance: number
  readonly loss?: Loss
}

/** A roll on the way that is gone through now, and which of its hits are tried. */
interface Roll {
  readonly ways: readonly Hits[]
  at: number
}

/** Every number of hits is a way, but for more than enough. */
function eachOf(dice: number, enough: number): Hits[] {
  const odds = hitOdds(dice)
  const ways: Hits[] = []
  for (let hits = 0; hits < Math.min(enough, dice); hits++) ways.push({ hits, chance: odds[hits]! })
  return [...ways, { hits: ways.length, chance: odds.slice(ways.length).reduce((sum, odd) => sum + odd, 0) }]
}

/** No hit, some and enough: what an attack causes besides hangs on nothing else. */
function sortsOf(dice: number, { armor, left }: { readonly armor: number; readonly left: number }): Hits[] {
  const [none, ...others] = eachOf(dice, armor + left)
  const enough = others.length === armor + left ? others.pop()! : undefined
  const chance = others.reduce((sum, one) => sum + one.chance, 0)
  const mean = (of: (hits: number) => number): number =>
    others.reduce((sum, one) => sum + one.chance * of(one.hits), 0) / chance
  const loss = { armor: mean((hits) => Math.min(hits, armor)), damage: mean((hits) => Math.max(0, hits - armor)) }
  return [none!, ...(others.length > 0 ? [{ hits: 1, chance, loss }] : []), ...(enough ? [enough] : [])]
}

/** Dice that fall along one way after another: the hits of a roll come first, and a roll ends when it is told. */
class Ways implements Dealer<Event> {
  readonly random: Random = { below: (sides) => (this.#thrown++ < this.#hits() ? sides - 1 : 0) }
  readonly #isSorted: boolean
  readonly #rolls: Roll[] = []
  #at = 0
  #thrown = 0
  #state: State | undefined
  #loss: Loss | undefined
  events: Event[] = []
  losses = new Map<Event, Loss>()

  /** `isSorted`: of an attack of a hero it is enough to know whether it hits, and whether it defeats. */
  constructor(isSorted: boolean) {
    this.#isSorted = isSorted
  }

  readonly tell = (event: Event): void => {
    this.events.push(event)
    if (event.kind === 'enemy-hurt' && this.#loss) {
      this.losses.set(event, this.#loss)
      this.#loss = undefined
    }
    if (event.kind !== 'rolled' && event.kind !== 'attacked') return
    if (this.#at === this.#rolls.length) this.#rolls.push({ ways: this.#waysOf(event), at: 0 })
    const roll = this.#rolls[this.#at]!
    this.#loss = roll.ways[roll.at]!.loss
    this.#at++
    this.#thrown = 0
  }

  start(state: State): void {
    this.#state = state
    this.#at = 0
    this.#thrown = 0
    this.#loss = undefined
    this.events = []
    this.losses = new Map()
  }

  /** How likely it was that all fell so. */
  chance(): number {
    return this.#rolls.reduce((chance, { ways, at }) => chance * ways[at]!.chance, 1)
  }

  /** Goes on to the next way, if there is one. */
  next(): boolean {
    for (let last = this.#rolls.at(-1); last; last = this.#rolls.at(-1)) {
      if (++last.at < last.ways.length) return true
      this.#rolls.pop()
    }
    return false
  }

  #hits(): number {
    const roll = this.#rolls[this.#at]
    return roll ? roll.ways[roll.at]!.hits : 0
  }

  #waysOf(event: Extract<Event, { kind: 'rolled' | 'attacked' }>): readonly Hits[] {
    const { enemies, heroes } = this.#state!
    const dice = event.dice.length
    if (event.kind === 'attacked') {
      const tough = event.heroes.map((id) => heroes[placeOfHero(this.#state!, id)]!)
      return eachOf(dice, Math.max(...tough.map((hero) => health(hero) + hero.armor)))
    }
    const targets = event.spaces.flatMap((space) => enemies[placeOf(space)] ?? [])
    if (targets.length === 0) return eachOf(dice, dice)
    if (this.#isSorted && targets.length === 1)
      return sortsOf(dice, { armor: targets[0]!.armor, left: hpLeft(targets[0]!) })
    return eachOf(dice, Math.max(...targets.map((enemy) => hpLeft(enemy) + enemy.armor)))
  }
}

/** Whether a deed moves enemies: where they come to, it may matter how much they have left. */
function isMoving(view: View, choice: Choice): boolean {
  if (choice.kind === 'rampage')
    return RAMPAGE[HERO[acting(view).id].rampage].effects.some(({ do: verb }) => verb === 'shift')
  return choice.kind === 'skill' && SKILL[choice.skill].effects.some(({ do: verb }) => verb === 'shift')
}

const halt = (state: State): void => {
  state.todo = []
}

/** What a choice causes, and not what comes after it. */
const CAUSED: Steps<State, Step, Event> = {
  ...STEPS,
  'go-on': halt,
  'next-turn': halt,
  assault: halt,
  pile: halt,
  'next-round': halt,
}

/** Questions that a choice may lead to and that are answered as if time were up, so that one sees what comes of them. */
const SMALL: readonly Question['ask'][] = ['order-triggers', 'choose-target', 'choose-space']

/** Every way a choice can go for whoever is asked now, with its chance. Nothing that lies face down is looked at. */
export function* outcomesOf(view: View, choice: Choice): Generator<Outcome> {
  const ways = new Ways(!isMoving(view, choice))
  do {
    const state = clone(view) as State
    ways.start(state)
    play(state, choice, ways)
    yield { chance: ways.chance(), events: ways.events, losses: ways.losses, state }
  } while (ways.next())
}

function play(state: State, choice: Choice, dealer: Dealer<Event>): void {
  for (let next: Choice | undefined = choice; next; next = followUp(state)) {
    const question = state.todo.pop() as Question
    answer(state, question.of[0]!, question, next, dealer)
    run(CAUSED, state, dealer)
  }
}

function followUp(state: State): Choice | undefined {
  const question = asked<Step>(state)
  return question && SMALL.includes(question.ask) ? timeUp(state, question.of[0]!)[0] : undefined
}
