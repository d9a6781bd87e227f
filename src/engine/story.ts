import { type Fact, type Frozen, factOf, type Happening, recall } from '#engine/frozen'
import type { Game, GameTypes } from '#engine/game'
import { type Input, Match, type MatchRecord } from '#engine/match'
import { migrated } from '#engine/migrate'
import { Refused } from '#engine/refusal'

/** One input of a match, and what came of it, as the truth; the first chapter is the start. */
export interface Chapter {
  readonly input: Input | undefined
  readonly happened: readonly Happening<GameTypes>[]
  /** Where the match stood then. */
  readonly after: Frozen
  /** The version of the rules that the states are of. */
  readonly rules: number
}

/** A record with what everything in it did, by the rules of today; one that has it is left as it is. */
export function withFacts<T extends GameTypes>(game: Game<T>, record: MatchRecord): MatchRecord {
  return record.facts ? record : { ...record, facts: factsOf(game, record) }
}

/** What the start and each input did; throws `Refused` naming the place that is wrong. */
export function factsOf<T extends GameTypes>(game: Game<T>, record: MatchRecord): readonly Fact[] {
  return [...play(game, record)]
}

/** Plays a record by the rules: one fact after the other, and in the end the match. */
export function* play<T extends GameTypes>(game: Game<T>, record: MatchRecord): Generator<Fact, Match<T>> {
  const match = Match.load(game, { ...record, inputs: [] })
  let before = match.freeze()
  yield openingFact(match)
  for (const [at, input] of record.inputs.entries()) {
    const happened = match.retake(input, at) as readonly Happening<GameTypes>[]
    const after = match.freeze()
    yield factOf(before, happened, after)
    before = after
  }
  return match
}

/** The start of a match as a fact. */
export function openingFact<T extends GameTypes>(match: Match<T>): Fact {
  const { opening, state } = match
  return factOf(
    null,
    opening.map((event) => ({ event, state })),
    match.freeze(),
  )
}

/** The match that a record with facts tells, chapter by chapter, without its rules; throws `Refused` if they do not fit. */
export function* chaptersOf({ facts = [], inputs, moved = [], rules: first }: MatchRecord): Generator<Chapter> {
  let frozen: Frozen | null = null
  let rules = first
  for (const [at, fact] of facts.entries()) {
    for (const { rules: to, fact: step } of moved.filter((move) => move.at === at - 1)) {
      frozen = recalled(frozen, step, at).after
      rules = to
    }
    const { happened, after } = recalled(frozen, fact, at)
    frozen = after
    yield { input: at === 0 ? undefined : inputs[at - 1], happened, after, rules }
  }
}

function recalled(before: Frozen | null, fact: Fact, at: number): ReturnType<typeof recall> {
  try {
    const next = recall(before, fact)
    if (!next.after?.now?.state || !Array.isArray(next.after.now.questions)) throw new Error('There is no position.')
    return next
  } catch (error) {
    const { message } = error as Error
    throw new Refused({ code: 'bad-record', message: `facts[${at}]: ${message}` })
  }
}

/** A state of any version of the rules as those of today can show it: moved up where that is possible, else as it is. */
export const shownState = <T extends GameTypes>(game: Game<T>, state: unknown, rules: number): T['State'] =>
  migrated(game, state, rules) ?? (state as T['State'])
