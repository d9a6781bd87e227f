import type { GameTypes, Outcome, Viewer } from '#engine/game'
import type { Frozen, Question } from '#engine/frozen'
import { type Input, Match, type MatchRecord } from '#engine/match'
import type { AnyBox } from '#games/box'

type Event = GameTypes['Event']

/** Whose eyes: a viewer's, or nobody's, and then every card lies open. */
export type Eyes = Viewer | 'open'

/** One input and what came of it, as the truth; the first step is the start. */
interface Step {
  readonly input: Input | undefined
  readonly events: readonly Event[]
}

/** How a match stood after a step, for some eyes. */
export interface Moment {
  readonly view: GameTypes['View']
  readonly pending: readonly Question[]
  /** The sealed choice of the seat whose eyes these are. */
  readonly sealed: GameTypes['Choice'] | null
  readonly outcome: Outcome | null
}

interface Checkpoint {
  readonly at: number
  readonly frozen: Frozen
}

/** How long, in milliseconds, the page may stand still while a match is played again. */
const BREATH = 8
/** Going back means to play again from the last checkpoint, so they must not lie far apart; each takes memory. */
const [NEAR, MOST] = [32, 64]

/** A match that is played again from its record, by the real rules. */
export class Playback {
  readonly box: AnyBox
  readonly record: MatchRecord
  readonly steps: readonly Step[]
  readonly #checkpoints: readonly Checkpoint[]
  #match: Match<GameTypes>

  private constructor(
    box: AnyBox,
    record: MatchRecord,
    steps: readonly Step[],
    checkpoints: readonly Checkpoint[],
    match: Match<GameTypes>,
  ) {
    this.box = box
    this.record = record
    this.steps = steps
    this.#checkpoints = checkpoints
    this.#match = match
  }

  /** Plays a record to its end, with pauses for everything else; throws `Refused` naming the place that is wrong. */
  static async of(box: AnyBox, record: MatchRecord): Promise<Playback> {
    const match = Match.load(box.game, { ...record, inputs: [] })
    const steps: Step[] = [{ input: undefined, events: match.opening }]
    const checkpoints: Checkpoint[] = []
    const apart = Math.max(NEAR, Math.ceil(record.inputs.length / MOST))
    let began = performance.now()
    for (const [at, input] of record.inputs.entries()) {
      if (at % apart === 0) checkpoints.push({ at, frozen: match.freeze() })
      steps.push({ input, events: match.resubmit(input, at) })
      if (performance.now() - began < BREATH) continue
      await new Promise((resolve) => setTimeout(resolve))
      began = performance.now()
    }
    return new Playback(box, record, steps, checkpoints, match)
  }

  /** The number of the last step. */
  get last(): number {
    return this.steps.length - 1
  }

  moment(step: number, eyes: Eyes): Moment {
    const match = this.#reach(step)
    return {
      view: eyes === 'open' ? match.state : match.view(eyes),
      pending: match.pending().filter(({ actor, secret }) => !secret || eyes === 'open' || eyes === actor),
      sealed: typeof eyes === 'number' ? (match.sealedBy(eyes) ?? null) : null,
      outcome: match.outcome ?? null,
    }
  }

  /** What was told at a step, as far as these eyes learn of it. */
  heard(step: number, eyes: Eyes): readonly Event[] {
    const { events } = this.steps[step]!
    return eyes === 'open' ? events : events.flatMap((event) => this.box.game.hear(event, eyes) ?? [])
  }

  #reach(step: number): Match<GameTypes> {
    const { inputs } = this.record
    if (this.#match.inputs.length > step) this.#match = this.#thaw(step)
    for (let at = this.#match.inputs.length; at < step; at++) this.#match.resubmit(inputs[at]!, at)
    return this.#match
  }

  #thaw(step: number): Match<GameTypes> {
    const start = { ...this.record, inputs: [] }
    const checkpoint = this.#checkpoints.findLast(({ at }) => at <= step)
    if (!checkpoint || checkpoint.at === 0) return Match.load(this.box.game, start)
    return Match.thaw(this.box.game, start, checkpoint.frozen)
  }
}
