import type { Actor, Decision, Seat } from '#engine/game'
import type { Random } from '#engine/random'

// The memory of a search: what was chosen where, what came of it, and how that sways the next choice.

/** How eagerly an open decision tries what looks worse (UCB1). */
const CURIOSITY = 0.7
/** One in so many sealed choices is made at random, whatever the regrets say. */
const EXPERIMENT = 10
/** How many visits a choice needs before its own payoffs count for more than those of all choices together. */
const DOUBT = 4
/** The steps in which chance is measured. */
const GRAIN = 2 ** 20

/** A choice as one decider at one node knows it. */
export interface Arm {
  visits: number
  /** What it brought the decider, in all visits. */
  payoff: number
  /** How often it could have been chosen: in some guesses a card is not in the hand. */
  offered: number
  /** How much better it would have been than what was chosen; never below 0. */
  regret: number
  /** How much of the mixes it has had, in all visits. */
  share: number
}

const newArm = (): Arm => ({ visits: 0, payoff: 0, offered: 0, regret: 0, share: 0 })

/** Choices are often the same objects again and again; writing them as JSON is dear. */
const keys = new WeakMap<object, string>()
function keyOf(choice: object): string {
  let key = keys.get(choice)
  if (key === undefined) keys.set(choice, (key = JSON.stringify(choice)))
  return key
}

/** All that one decider knows at one node. */
class Mind {
  readonly #arms = new Map<string, Arm>()
  #choices: readonly object[] = []
  #offered: readonly Arm[] = []

  /** The arms of these choices, in their order. */
  arms(choices: readonly object[]): readonly Arm[] {
    if (choices === this.#choices) return this.#offered
    this.#choices = choices
    return (this.#offered = choices.map((choice) => {
      const key = keyOf(choice)
      let arm = this.#arms.get(key)
      if (!arm) this.#arms.set(key, (arm = newArm()))
      return arm
    }))
  }
}

/** A point in the tree: the same choices lead to it, whatever was guessed and rolled. Most are leaves, and have no maps. */
export class Node {
  visits = 0
  /** The sum for each seat. */
  readonly #payoffs: number[] = []
  #minds: Map<Actor, Mind> | undefined
  /** Sealed choices lead on one after another, through nodes at which nobody decides. */
  #next: Map<Arm, Node> | undefined

  mindOf(actor: Actor): Mind {
    this.#minds ??= new Map()
    let mind = this.#minds.get(actor)
    if (!mind) this.#minds.set(actor, (mind = new Mind()))
    return mind
  }

  after(taken: readonly Arm[]): Node | undefined {
    let node: Node | undefined = this
    for (let at = 0; node && at < taken.length; at++) node = node.#next?.get(taken[at]!)
    return node
  }

  /** The node after `taken`, and how many had to be made on the way. */
  grow(taken: readonly Arm[]): readonly [Node, made: number] {
    let node: Node = this
    let made = 0
    for (const arm of taken) {
      node.#next ??= new Map()
      let next = node.#next.get(arm)
      if (!next) {
        node.#next.set(arm, (next = new Node()))
        made++
      }
      node = next
    }
    return [node, made]
  }

  visit(payoffs: readonly number[]): void {
    this.visits++
    for (let seat = 0; seat < payoffs.length; seat++) this.#payoffs[seat] = (this.#payoffs[seat] ?? 0) + payoffs[seat]!
  }

  /** What it brought a seat on average, if it had once brought `expected`. */
  worth(seat: Seat, expected: number): number {
    return this.visits === 0 ? expected : (this.#payoffs[seat]! + expected) / (this.visits + 1)
  }
}

/** What was chosen at a node in one iteration. */
export interface Turn {
  readonly node: Node
  readonly deciders: readonly Decision[]
  /** What each decider could choose, and what it chose. */
  readonly offered: (readonly Arm[])[]
  readonly taken: Arm[]
}

/** The place of the arm that a decider takes. */
export function choose({ actor, sealed }: Decision, arms: readonly Arm[], random: Random): number {
  if (arms.length === 1 || actor === 'clock') return random.below(arms.length)
  return sealed ? chooseSealed(arms, random) : chooseOpen(arms, random)
}

/** UCB1 over those offered; what was never tried comes first. */
function chooseOpen(arms: readonly Arm[], random: Random): number {
  let best = 0
  let highest = -Infinity
  let untried = 0
  for (let at = 0; at < arms.length; at++) {
    const arm = arms[at]!
    arm.offered++
    if (arm.visits === 0) {
      if (random.below(++untried) === 0) best = at
    } else if (untried === 0) {
      const bound = arm.payoff / arm.visits + CURIOSITY * Math.sqrt(Math.log(arm.offered) / arm.visits)
      if (bound > highest) [best, highest] = [at, bound]
    }
  }
  return best
}

/** Regret matching: each choice as often as it is regretted, and now and then any. */
function chooseSealed(arms: readonly Arm[], random: Random): number {
  let regrets = 0
  for (const arm of arms) regrets += arm.regret
  for (const arm of arms) arm.share += regrets > 0 ? arm.regret / regrets : 1 / arms.length
  return random.below(EXPERIMENT) === 0 ? random.below(arms.length) : draw(arms, 'regret', random)
}

/** The place of one of `arms`, as likely as its part of the whole. */
export function draw(arms: readonly Arm[], part: 'regret' | 'share', random: Random): number {
  let rest = 0
  for (const arm of arms) rest += arm[part]
  if (rest <= 0) return random.below(arms.length)
  rest *= (random.below(GRAIN) + 0.5) / GRAIN
  let at = 0
  while (at < arms.length - 1 && (rest -= arms[at]![part]) >= 0) at++
  return at
}

/** Tells every decider what its choice brought and, if it was sealed, what each other choice might have brought. */
export function learn({ node, deciders, offered, taken }: Turn, payoffs: readonly number[]): void {
  for (let who = 0; who < deciders.length; who++) {
    const { actor, sealed } = deciders[who]!
    if (actor === 'clock') continue
    const payoff = payoffs[actor]!
    const chosen = taken[who]!
    chosen.visits++
    chosen.payoff += payoff
    if (!sealed) continue
    const usual = node.worth(actor, payoff)
    for (const arm of offered[who]!) {
      if (arm === chosen) continue
      taken[who] = arm
      // What the arm brought against the same choices of the others, what it brought at all, what anything brought here:
      // the fewer the visits, the more it leans on the next.
      const atAll = (arm.payoff + DOUBT * usual) / (arm.visits + DOUBT)
      const instead = node.after(taken)?.worth(actor, atAll) ?? atAll
      arm.regret = Math.max(0, arm.regret + instead - payoff)
    }
    taken[who] = chosen
  }
}
