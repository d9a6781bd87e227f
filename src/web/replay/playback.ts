import type { Tick } from '#engine/beat'
import type { Frozen, Question } from '#engine/frozen'
import type { GameTypes, Outcome, Viewer } from '#engine/game'
import type { MatchRecord } from '#engine/match'
import { type Chapter, chaptersOf, shownState } from '#engine/story'
import type { AnyBox } from '#games/box'

type Event = GameTypes['Event']

/** Whose eyes: a viewer's, or nobody's, and then every card lies open. */
export type Eyes = Viewer | 'open'

/** How a match stood after a step, for some eyes. */
export interface Moment {
  /** None where the rules of today cannot show a state of older ones. */
  readonly view: GameTypes['View'] | undefined
  readonly pending: readonly Question[]
  /** The sealed choice of the seat whose eyes these are. */
  readonly sealed: GameTypes['Choice'] | null
  readonly outcome: Outcome | null
}

/** Something that some eyes saw happen, and the table as it was then. */
export interface Frame {
  readonly event: Event
  readonly view: GameTypes['View'] | undefined
}

/** How long, in milliseconds, the page may stand still while a match is read. */
const BREATH = 8

/** A match that is shown again from what its record says that each input did. */
export class Playback {
  readonly box: AnyBox
  readonly record: MatchRecord
  /** All of them at hand: two that follow each other share what did not change. */
  readonly steps: readonly Chapter[]

  private constructor(box: AnyBox, record: MatchRecord, steps: readonly Chapter[]) {
    this.box = box
    this.record = record
    this.steps = steps
  }

  /** Reads a record to its end, with pauses for everything else; throws `Refused` naming the place that is wrong. */
  static async of(box: AnyBox, record: MatchRecord): Promise<Playback> {
    const steps: Chapter[] = []
    let began = performance.now()
    for (const chapter of chaptersOf(box.game, record)) {
      steps.push(chapter)
      if (performance.now() - began < BREATH) continue
      await new Promise((resolve) => setTimeout(resolve))
      began = performance.now()
    }
    return new Playback(box, record, steps)
  }

  /** The number of the last step. */
  get last(): number {
    return this.steps.length - 1
  }

  moment(step: number, eyes: Eyes): Moment {
    const { after, rules } = this.steps[step]!
    const { state, questions, sealed, outcome } = after.now
    return {
      view: this.#view(state, rules, eyes),
      pending: lockedIn(questions, sealed).filter(({ actor, secret }) => !secret || eyes === 'open' || eyes === actor),
      sealed: sealed.find(([actor]) => actor === eyes)?.[1] ?? null,
      outcome,
    }
  }

  /** How long, in milliseconds, it took from a step to the next, where time passed between them; `undefined` where none did. */
  passes(step: number): number | undefined {
    const { beat } = this.box.game
    const { after, rules } = this.steps[step]!
    const next = this.steps[step + 1]
    if (!beat || !next?.input || !('choice' in next.input) || rules !== this.box.game.about.rulesVersion)
      return undefined
    const before = beat(after.now.state)
    if (!before) return undefined
    const { choice } = next.input
    // What was ordered was noted, and done at the tick.
    return next.input.actor === 'clock' ? (choice as Tick).at - before.now : 0
  }

  /** What was told at a step, as far as these eyes learn of it. */
  heard(step: number, eyes: Eyes): readonly Event[] {
    return this.steps[step]!.happened.flatMap(({ event }) => this.#hear(event, eyes) ?? [])
  }

  /** The same with the table at the moment of each event. */
  frames(step: number, eyes: Eyes): readonly Frame[] {
    const { happened, rules } = this.steps[step]!
    return happened.flatMap(({ event, state }) => {
      const heard = this.#hear(event, eyes)
      return heard ? [{ event: heard, view: this.#view(state, rules, eyes) }] : []
    })
  }

  #hear(event: Event, eyes: Eyes): Event | undefined {
    return eyes === 'open' ? event : this.box.game.hear(event, eyes)
  }

  #view(state: GameTypes['State'], rules: number, eyes: Eyes): GameTypes['View'] | undefined {
    const { game } = this.box
    try {
      const shown = shownState(game, state, rules)
      return eyes === 'open' ? shown : game.view(shown, eyes)
    } catch (error) {
      if (rules === game.about.rulesVersion) throw error
      return undefined
    }
  }
}

const lockedIn = (questions: readonly Question[], sealed: Frozen['now']['sealed']): readonly Question[] =>
  questions.map((question) =>
    sealed.some(([actor]) => actor === question.actor) ? { ...question, locked: true } : question,
  )
