import type { Dealer } from '#engine/game'
import { clone } from '#engine/json'
import type { Random } from '#engine/random'
import { asked, run, type Steps } from '#engine/steps'
import { hitOdds } from '#games/last-stand/forecast/odds'
import { answer } from '#games/last-stand/rules/answer'
import { placeOf } from '#games/last-stand/rules/geometry'
import { health, hpLeft, placeOfHero } from '#games/last-stand/rules/read'
import { STEPS } from '#games/last-stand/rules/steps'
import { timeUp } from '#games/last-stand/rules/time-up'
import type { Choice, Event, Question, State, Step, View } from '#games/last-stand/types'

// All that can come of a choice: the rules themselves play it once for every way in which its dice can fall. Dice that
// bring equally many hits are one way, and so is whatever is more than enough.

/** One way it can go. */
interface Outcome {
  readonly chance: number
  readonly events: readonly Event[]
  readonly state: State
}

/** A roll on the way that is gone through now, and how far its hits have been tried. */
interface Roll {
  readonly dice: number
  /** More hits than this change nothing. */
  readonly enough: number
  hits: number
}

const chanceOf = ({ dice, enough, hits }: Roll): number => {
  const odds = hitOdds(dice)
  if (hits < enough) return odds[hits]!
  let chance = 0
  for (let more = hits; more <= dice; more++) chance += odds[more]!
  return chance
}

/** Dice that fall along one way after another: the hits of a roll come first, and a roll ends when it is told. */
class Ways implements Dealer<Event> {
  readonly random: Random = { below: (sides) => (this.#thrown++ < this.#hits() ? sides - 1 : 0) }
  readonly #rolls: Roll[] = []
  #at = 0
  #thrown = 0
  #state: State | undefined
  events: Event[] = []

  readonly tell = (event: Event): void => {
    this.events.push(event)
    if (event.kind !== 'rolled' && event.kind !== 'attacked') return
    if (this.#at === this.#rolls.length)
      this.#rolls.push({ dice: event.dice.length, enough: this.#enough(event), hits: 0 })
    this.#at++
    this.#thrown = 0
  }

  start(state: State): void {
    this.#state = state
    this.#at = 0
    this.#thrown = 0
    this.events = []
  }

  /** How likely it was that all fell so. */
  chance(): number {
    let chance = 1
    for (const roll of this.#rolls) chance *= chanceOf(roll)
    return chance
  }

  /** Goes on to the next way, if there is one. */
  next(): boolean {
    for (let last = this.#rolls.at(-1); last; last = this.#rolls.at(-1)) {
      if (last.hits < last.enough) {
        last.hits++
        return true
      }
      this.#rolls.pop()
    }
    return false
  }

  #hits(): number {
    return this.#rolls[this.#at]?.hits ?? 0
  }

  /** Hits that leave nothing of whoever is rolled against. */
  #enough(event: Extract<Event, { kind: 'rolled' | 'attacked' }>): number {
    const { enemies, heroes } = this.#state!
    let most = 0
    if (event.kind === 'rolled') {
      if (event.spaces.length === 0) return event.dice.length
      for (const space of event.spaces) {
        const enemy = enemies[placeOf(space)]
        if (enemy) most = Math.max(most, hpLeft(enemy) + enemy.armor)
      }
    } else
      for (const id of event.heroes) {
        const hero = heroes[placeOfHero(this.#state!, id)]!
        most = Math.max(most, health(hero) + hero.armor)
      }
    return Math.min(most, event.dice.length)
  }
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
  const ways = new Ways()
  do {
    const state = clone(view) as State
    ways.start(state)
    play(state, choice, ways)
    yield { chance: ways.chance(), events: ways.events, state }
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
