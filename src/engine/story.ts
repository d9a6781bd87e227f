import { type Fact, type Frozen, factOf, type Happening, recall } from '#engine/frozen'
import type { Game, GameTypes } from '#engine/game'
import { same } from '#engine/json'
import { type Input, Match, type MatchRecord } from '#engine/match'
import { migrated } from '#engine/migrate'
import { Refused } from '#engine/refusal'

/** One input of a match, and what came of it, as the truth. The first chapter is the start, and one without an input later on a change of the rules. */
export interface Chapter {
  readonly input: Input | undefined
  readonly happened: readonly Happening<GameTypes>[]
  /** Where the match stood then. */
  readonly after: Frozen
  /** The version of the rules that the states are of. */
  readonly rules: number
}

/** A record with what everything in it did, by the rules of today; throws `Refused` naming the place that is wrong. */
export function withFacts<T extends GameTypes>(game: Game<T>, record: MatchRecord): MatchRecord {
  return record.facts ? record : { ...record, facts: [...play(game, record)] }
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

/**
 * The match that a record tells, chapter by chapter: by its facts, without its rules, or where it has none by the rules of
 * today. Throws `Refused` where the record does not fit.
 */
export function* chaptersOf<T extends GameTypes>(game: Game<T>, record: MatchRecord): Generator<Chapter> {
  const { inputs, moved = [] } = record
  let frozen: Frozen | null = null
  let { rules } = record
  let at = 0
  for (const fact of record.facts ?? play(game, record)) {
    const { happened, after } = recalled(frozen, fact, at)
    frozen = after
    yield { input: inputs[at - 1], happened, after, rules }
    for (const move of moved.filter((one) => one.at === at)) {
      frozen = recalled(frozen, move.fact, at).after
      rules = move.rules
      yield { input: undefined, happened: [], after: frozen, rules }
    }
    at++
  }
}

/** Whether nobody but its seat may know whose input it was: it answered a secret question, or settled something alone. */
export function isPrivate({ now: before }: Frozen, { input, after: { now } }: Chapter): boolean {
  if (!input || !('choice' in input)) return false
  const isAside = now.plays === before.plays && same(now.sealed, before.sealed)
  return isAside || before.questions.some(({ actor, secret }) => actor === input.actor && secret === true)
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
