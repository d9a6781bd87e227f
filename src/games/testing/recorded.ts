import { createHash } from 'node:crypto'
import { done, type Effects } from '#engine/exhaust'
import type { Game, GameTypes, Option, OptionValue } from '#engine/game'
import { clone } from '#engine/json'
import type { Trial } from '#engine/laws'
import { type Input, Match, type MatchRecord } from '#engine/match'
import { anyTable } from '#engine/options'
import { pick, type Random, SeededRandom } from '#engine/random'
import { kindsOf } from '#engine/schema'
import { withFacts } from '#engine/story'

// Matches that were played once and must come to the same for as long as the version of the rules is the same.

/** A match, and what it came to at its start and after each input. */
export interface Recorded {
  readonly record: MatchRecord
  /** Of each moment: the state, what was told until then, what is asked, offered and sealed, and how it ended. */
  readonly digests: readonly string[]
}

/** `testing/recorded.json` of a game. */
export interface RecordedFile {
  readonly rules: number
  readonly matches: readonly Recorded[]
  /** A short one of them with what everything in it did: the next version of the rules must be able to show it. */
  readonly kept: MatchRecord
  /** The one that the version before has kept. */
  readonly before?: MatchRecord
}

/**
 * What a recorded match shows: values of options, numbers of seats, kinds of choices and events, content at work; and after
 * how many inputs first.
 */
type Shown = ReadonlyMap<string, number>

/** What the records of a game are made with, besides its rules. */
interface Recording {
  readonly effects?: Effects<GameTypes> | undefined
  /** A match that starts somewhere in its middle; every other one does. */
  readonly inTheMiddle?: ((seed: string) => Pick<Trial<GameTypes>, 'seats' | 'setup'>) | undefined
}

/** How many matches are tried for what was not shown yet. */
const TRIES = 2000
/** A match that takes longer is cut off after the last thing that no other has shown. */
const MOST_INPUTS = 400

/** All that recorded matches of a game are to show. */
export function wanted(game: Game<GameTypes>): string[] {
  const { seats, options } = game.about
  return [
    ...Array.from({ length: seats[1] - seats[0] + 1 }, (_, more) => `seats ${seats[0] + more}`),
    ...Object.entries(options as Readonly<Record<string, Option<OptionValue>>>).flatMap(([name, { values }]) =>
      values.map((value) => `${name} ${String(value)}`),
    ),
    ...kindsOf(game.schemas.choice).map((kind) => `choice ${kind}`),
    ...kindsOf(game.schemas.event).map((kind) => `event ${kind}`),
    ...game.content.map((piece) => `content ${piece}`),
  ]
}

/** Plays a record again: what it comes to at each moment, and all that it shows. Throws where the rules refuse it. */
export function playRecorded(
  game: Game<GameTypes>,
  record: MatchRecord,
  effects: Effects<GameTypes> = {},
): { readonly digests: string[]; readonly shown: Shown } {
  const telling = new Telling(Match.load(game, { ...record, inputs: [] }), effects)
  for (const [at, input] of record.inputs.entries()) telling.take(input, at)
  return telling
}

/**
 * The file as it should be: the old one where it still holds, new matches where the version of the rules is another.
 * Throws if the rules have changed and their version has not.
 */
export function renewed(game: Game<GameTypes>, old: RecordedFile | undefined, recording: Recording = {}): RecordedFile {
  const { id, rulesVersion: rules } = game.about
  if (old && old.rules > rules)
    throw new Error(`The recorded matches of ${id} are of version ${old.rules} of its rules, which is now ${rules}.`)
  if (old?.rules === rules) {
    const other = old.matches.findIndex(({ record, digests }) => !holds(game, record, digests))
    if (other < 0) return old
    throw new Error(
      `Match ${other} of ${id} does not come to what it came to: its rules have changed. Raise rulesVersion, which is ${rules}.`,
    )
  }
  const matches = recordAll(game, recording)
  const over = matches.map(({ record }) => record).filter(({ outcome }) => outcome)
  const [shortest] = over.toSorted((one, other) => one.inputs.length - other.inputs.length)
  if (!shortest) throw new Error(`No match of ${id} has come to its end within ${MOST_INPUTS} inputs.`)
  return { rules, matches, kept: withFacts(game, shortest), ...(old && { before: old.kept }) }
}

/** Where a record first comes to something else than it came to; `undefined` if it does not. */
export function firstOther(game: Game<GameTypes>, { record, digests }: Recorded): string | undefined {
  let found: readonly string[]
  try {
    found = playRecorded(game, record).digests
  } catch (error) {
    return (error as Error).message
  }
  const at = digests.findIndex((digest, moment) => digest !== found[moment])
  if (at < 0) return undefined
  return at === 0 ? 'the start' : `inputs[${at - 1}]: ${JSON.stringify(record.inputs[at - 1])}`
}

const holds = (game: Game<GameTypes>, record: MatchRecord, digests: readonly string[]): boolean =>
  firstOther(game, { record, digests }) === undefined

/** A match while it is told. */
class Telling {
  readonly digests: string[]
  readonly shown = new Map<string, number>()
  readonly #match: Match<GameTypes>
  readonly #effects: Effects<GameTypes>

  constructor(match: Match<GameTypes>, effects: Effects<GameTypes>) {
    this.#match = match
    this.#effects = effects
    const { seats, options = {} } = match.save()
    const start = [
      `seats ${seats}`,
      ...Object.entries(options as object).map(([name, value]) => `${name} ${String(value)}`),
      ...match.opening.map(({ kind }) => `event ${kind}`),
    ]
    for (const one of start) this.#show(one, 0)
    this.digests = [this.#digest(match.opening)]
  }

  take(input: Input, at: number): void {
    const match = this.#match
    let before = match.state
    const happened = match.retake(input, at)
    if ('choice' in input) this.#show(`choice ${(input.choice as GameTypes['Choice']).kind}`, at + 1)
    for (const { event, state } of happened) {
      this.#show(`event ${event.kind}`, at + 1)
      for (const piece of done(this.#effects, before, event, state)) this.#show(`content ${piece}`, at + 1)
      before = state
    }
    this.digests.push(this.#digest(happened.map(({ event }) => event)))
  }

  #show(one: string, after: number): void {
    if (!this.shown.has(one)) this.shown.set(one, after)
  }

  #digest(told: readonly object[]): string {
    const match = this.#match
    const asked = match.pending().map((question) => [question, sorted(match.choices(question.actor))])
    const moment = [match.state, told, asked, match.outcome ?? null]
    return createHash('sha256').update(textOf(moment)).digest('hex').slice(0, 8)
  }
}

/** A match of which as much is told as there is need of. */
interface Candidate {
  readonly record: MatchRecord
  readonly digests: readonly string[]
  readonly shown: Shown
  /** So many inputs are told. */
  readonly told: number
}

/** Matches with random choices, until everything wanted was shown or none shows more. */
function recordAll(game: Game<GameTypes>, { effects = {}, inTheMiddle }: Recording): Recorded[] {
  const all = wanted(game)
  const missing = new Set(all)
  const trials: Candidate[] = []
  for (let at = 0; at < TRIES && missing.size > 0; at++) {
    const seed = `recorded ${at}`
    const luck = SeededRandom.from(seed)
    const { seats, setup } = (at % 2 === 1 && inTheMiddle?.(seed)) || { seats: 0, setup: undefined }
    const match = Match.start(game, setup ? { seats, setup, seed } : { ...anyTable(game, luck), seed })
    const telling = new Telling(match, effects)
    while (!match.outcome && match.inputs.length < MOST_INPUTS) telling.take(anyInput(match, luck), match.inputs.length)
    const { shown, digests } = telling
    const isNew = [...shown.keys()].filter((one) => missing.delete(one)).length > 0
    const { inputs, ...start } = match.save()
    const { outcome } = match
    const record = { ...start, inputs, ...(outcome && { outcome }) }
    if (isNew) trials.push({ record, digests, shown, told: inputs.length })
  }
  return needed(trials, all)
}

/** No more of them than shows what no other does, the longest first; and one that came to its end. */
function needed(trials: readonly Candidate[], all: readonly string[]): Recorded[] {
  const over = trials.filter(({ record }) => record.outcome).toSorted((one, other) => one.told - other.told)[0]
  let kept = trials
  for (const trial of trials.toSorted((one, other) => other.told - one.told)) {
    const others = kept.filter((other) => other !== trial)
    const shows = ({ shown, told }: Candidate, one: string): boolean => (shown.get(one) ?? Infinity) <= told
    const own = all.filter((one) => shows(trial, one) && !others.some((other) => shows(other, one)))
    const told = trial === over ? trial.told : Math.max(...own.map((one) => trial.shown.get(one)!), -1)
    kept = told < 0 ? others : kept.with(kept.indexOf(trial), { ...trial, told })
  }
  return kept.map(({ record: { outcome, inputs, ...start }, digests, told }) => ({
    record: { ...start, inputs: inputs.slice(0, told), ...(told === inputs.length && outcome && { outcome }) },
    digests: digests.slice(0, told + 1),
  }))
}

function anyInput(match: Match<GameTypes>, luck: Random): Input {
  const { actor } = pick(
    luck,
    match.pending().filter(({ locked }) => !locked),
  )
  const asides = actor === 'clock' ? [] : match.asides(actor)
  const choice = pick(luck, asides.length > 0 && luck.below(20) === 0 ? asides : match.choices(actor))
  return { actor, choice: clone(choice) }
}

const sorted = (choices: readonly object[]): string[] => choices.map(textOf).toSorted()

/** JSON in which the order of fields does not matter. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${textOf(field)}`).join()}}`
}
