import type { Bot, Kit } from '#bots/bot'
import type { Knowledge } from '#bots/knowledge'
import { guessed, playout, playTogether, startBudget, whoDecides, withRivals } from '#bots/playout'
import { type Arm, choose, draw, learn, Node, type Turn } from '#bots/tree'
import type { Decision, Game, GameTypes, Seat } from '#engine/game'
import { pick, type Random } from '#engine/random'

/** How often a node is visited before the search looks behind it: what is met once or twice is not worth remembering. */
const RIPE = 3
/** So that an hour of thinking does not fill the memory. */
const MOST_NODES = 100_000

/**
 * Information-set Monte Carlo tree search. Each iteration guesses what is hidden, walks down a tree of choices and
 * plays the rest quickly; whoever decides at a node wants the best for itself, be it alone, in a team or against all.
 * Open decisions are chosen by upper confidence bounds, and the one most visited is the answer. Sealed decisions are
 * made apart and then played together, by regret matching: the answer is drawn from the average mix.
 */
export const ismctsBot =
  <T extends GameTypes>(game: Game<T>, kit: Kit, knowledge: Knowledge<T> = {}): Bot<T> =>
  (view, choices, random) => {
    const asked = game.pending(view)
    const own = asked.find(({ actor }) => actor === view.viewer)
    if (choices.length === 1 || !own) return pick(random, choices)
    const search = new Search(game, view, choices, withRivals(asked, own), knowledge, random)
    const canGoOn = startBudget(kit)
    while (canGoOn()) search.iterate()
    return own.sealed ? search.mixedChoice() : search.mostVisited()
  }

class Search<T extends GameTypes> {
  readonly #game: Game<T>
  readonly #view: T['View']
  readonly #choices: readonly T['Choice'][]
  readonly #deciders: readonly Decision[]
  readonly #knowledge: Knowledge<T>
  readonly #random: Random
  readonly #root = new Node()
  #nodes = 0

  constructor(
    game: Game<T>,
    view: T['View'],
    choices: readonly T['Choice'][],
    deciders: readonly Decision[],
    knowledge: Knowledge<T>,
    random: Random,
  ) {
    this.#game = game
    this.#view = view
    this.#choices = choices
    this.#deciders = deciders
    this.#knowledge = knowledge
    this.#random = random
  }

  iterate(): void {
    const game = this.#game
    const state = guessed(game, this.#view, this.#knowledge, this.#random)
    const turns: Turn[] = []
    const path = [this.#root]
    let node = this.#root
    let deciders = this.#deciders
    do {
      const turn = this.#takeTurn(node, state, deciders)
      turns.push(turn)
      node = this.#enter(turn)
      path.push(node)
      if (game.outcome(state)) break
      deciders = whoDecides(game.pending(state), this.#random)
    } while (node.visits >= RIPE)
    const payoffs = playout(game, state, this.#knowledge, this.#random)
    for (const visited of path) visited.visit(payoffs)
    for (const turn of turns) learn(turn, payoffs)
  }

  /** Everybody chooses before anything is played. */
  #takeTurn(node: Node, state: T['State'], deciders: readonly Decision[]): Turn {
    const turn: Turn = { node, deciders, offered: [], taken: [] }
    const choices: T['Choice'][] = []
    for (const decision of deciders) {
      const { actor } = decision
      const own = node === this.#root && actor === this.#view.viewer
      const all = own ? this.#choices : this.#game.choices(state, actor)
      const offered = this.#knowledge.consider?.(state, actor, all) ?? all
      const arms = node.mindOf(actor).arms(offered)
      const at = choose(decision, arms, this.#random)
      turn.offered.push(arms)
      turn.taken.push(arms[at]!)
      choices.push(offered[at]!)
    }
    playTogether(this.#game, state, deciders, choices, this.#random)
    return turn
  }

  /** The node after a turn, which joins the tree if there is room. */
  #enter({ node, taken }: Turn): Node {
    if (this.#nodes >= MOST_NODES) return node.after(taken) ?? new Node()
    const [next, made] = node.grow(taken)
    this.#nodes += made
    return next
  }

  mostVisited(): T['Choice'] {
    const visits = this.#ownArms().map((arm) => arm.visits)
    const most = Math.max(...visits)
    return pick(
      this.#random,
      this.#choices.filter((_, at) => visits[at] === most),
    )
  }

  mixedChoice(): T['Choice'] {
    return this.#choices[draw(this.#ownArms(), 'share', this.#random)]!
  }

  #ownArms(): readonly Arm[] {
    return this.#root.mindOf(this.#view.viewer as Seat).arms(this.#choices)
  }
}
