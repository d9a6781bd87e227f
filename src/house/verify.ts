import type { Fact } from '#engine/frozen'
import type { GameTypes, Outcome } from '#engine/game'
import { same } from '#engine/json'
import type { Match, MatchRecord } from '#engine/match'
import { Refused } from '#engine/refusal'
import { chaptersOf, play } from '#engine/story'
import type { AnyBox } from '#games/box'
import { commitment, matchSeed } from '#house/fair'

/** One thing that was checked, and in a sentence what came of it. */
interface Check {
  readonly check: 'rules' | 'facts' | 'outcome' | 'proof' | 'noted' | 'commitment' | 'seed' | 'luck'
  readonly ok: boolean
  readonly text: string
}

/** Of what a file claims, what can be known: the luck, that every input was legal, and what the file tells of each. */
const CLAIMS = ['luck', 'rules', 'facts'] as const

export interface Verdict {
  /** Every check passed: so all that `covers` names is so, and nothing else is known. */
  readonly verified: boolean
  readonly covers: readonly (typeof CLAIMS)[number][]
  readonly checks: readonly Check[]
  /** Where the inputs lead, whatever the file tells. */
  readonly outcome: Outcome | null
}

/** How long, in milliseconds, others may have to wait for their turn. */
const BREATH = 5

/** Plays a record again, with pauses for everybody else; throws `Refused` naming the place that is wrong. */
export async function playAgain({ game }: AnyBox, record: MatchRecord): Promise<Played> {
  const facts: Fact[] = []
  const playing = play(game, record)
  let began = performance.now()
  for (;;) {
    const { done, value } = playing.next()
    if (done) return { match: value, facts }
    facts.push(value)
    if (performance.now() - began < BREATH) continue
    await new Promise((resolve) => setTimeout(resolve))
    began = performance.now()
  }
}

/** A match that was played again, and what its start and its inputs did. */
interface Played {
  readonly match: Match<GameTypes>
  readonly facts: readonly Fact[]
}

/** Checks everything a record claims. `noted` is the commitment that someone wrote down before the match. */
export async function verify(box: AnyBox, record: MatchRecord, noted?: string): Promise<Verdict> {
  try {
    return await examine(box, record, noted)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const checks: Check[] = [...luckOf(record, noted), { check: 'rules', ok: false, text: error.message }]
    return { verified: false, covers: [], checks, outcome: null }
  }
}

/** The same, but throws `Refused` naming the place where a record is no match. */
export async function examine(box: AnyBox, record: MatchRecord, noted?: string): Promise<Verdict> {
  const isPlayable = !record.facts || record.rules === box.game.about.rulesVersion
  return isPlayable ? judge(box, record, await playAgain(box, record), noted) : read(box, record, noted)
}

/** A match of other rules than are here can be read by what it tells of itself, and nobody can say whether that is so. */
function read({ game }: AnyBox, record: MatchRecord, noted: string | undefined): Verdict {
  let outcome: Outcome | null = null
  for (const { after } of chaptersOf(game, record)) ({ outcome } = after.now)
  const text = `It was played under version ${record.rules} of the rules; here is version ${game.about.rulesVersion}.`
  return {
    verified: false,
    covers: [],
    checks: [...luckOf(record, noted), { check: 'rules', ok: false, text }],
    outcome,
  }
}

/** Checks what a record claims against the match that its inputs make. */
function judge(box: AnyBox, record: MatchRecord, { match, facts }: Played, noted?: string): Verdict {
  const { name, rulesVersion } = box.game.about
  const rules = `All ${record.inputs.length} inputs are legal under version ${rulesVersion} of the rules of ${name}.`
  const checks: Check[] = [
    ...luckOf(record, noted),
    { check: 'rules', ok: true, text: rules },
    ...(record.facts ? [say('facts', same(record.facts, facts), FACTS)] : []),
    { check: 'outcome', ...outcomeOf(box, record, match) },
  ]
  const verified = checks.every(({ ok }) => ok)
  const covers = verified ? CLAIMS.filter((claim) => claim !== 'facts' || record.facts) : []
  return { verified, covers, checks, outcome: match.outcome ?? null }
}

function outcomeOf(
  { texts: { en: text } }: AnyBox,
  { outcome: told }: MatchRecord,
  { outcome }: Match<GameTypes>,
): Omit<Check, 'check'> {
  if (!outcome) return { ok: false, text: 'The match is not over.' }
  const end = text.outcome(outcome)
  if (!told) return { ok: false, text: `The file does not tell how the match ended. Its inputs lead to this: ${end}` }
  return same(told, outcome)
    ? { ok: true, text: `They lead to the end that the file tells: ${end}` }
    : { ok: false, text: `They lead to another end than the file tells: ${end}` }
}

function luckOf({ proof, seed, seats, setup, dice, inputs }: MatchRecord, noted: string | undefined): Check[] {
  if (!proof)
    return [{ check: 'proof', ok: false, text: 'The file has no proof of its luck: it does not come from a server.' }]
  const { secret, salts } = proof
  const told = dice !== undefined || inputs.some((input) => 'dice' in input)
  return [
    ...(noted === undefined ? [] : [say('noted', noted === proof.commitment, NOTED)]),
    say('commitment', commitment(secret) === proof.commitment, COMMITMENT),
    say('seed', salts.length === seats && seed === matchSeed(secret, salts), SEED),
    // A seed proves nothing about what did not come from it.
    say('luck', setup === undefined && !told, LUCK),
  ]
}

type Sentences = readonly [yes: string, no: string]
const NOTED: Sentences = ['The commitment is the one you noted.', 'The commitment is not the one you noted.']
const COMMITMENT: Sentences = [
  'The secret is the one that the server had committed to.',
  'The secret is not the one that the server had committed to.',
]
const SEED: Sentences = [
  'The seed is made of the secret and the salts of all seats.',
  'The seed is not made of this secret and these salts, one for each seat.',
]
const FACTS: Sentences = [
  'What the file tells of each input is what the rules make of it.',
  'What the file tells of its inputs is not what the rules make of them.',
]
const LUCK: Sentences = [
  'All that was dealt and rolled came from the seed.',
  'Not all luck came from the seed: cards or dice were laid by hand.',
]

const say = (check: Check['check'], ok: boolean, [yes, no]: Sentences): Check => ({ check, ok, text: ok ? yes : no })
