import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from '#cli/testing'
import { SeededRandom, pick } from '#engine/random'
import type { MatchRecord, Proof } from '#engine/match'
import { openGame } from '#games/shelf'
import { commitment } from '#house/fair'
import { recordOf } from '#house/record'
import type { Entry, Logged } from '#house/entry'
import { Table } from '#house/table'

const folder = mkdtempSync(join(tmpdir(), 'ludus-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
function file(content: string | object): string {
  const path = join(folder, `${files++}.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const box = (await openGame('brave-rats'))!

/** What files there were before the end. */
const early: unknown[] = []

/** A match as a server plays it, to its end, and the file that is made of it. */
const good = ((): MatchRecord & { readonly proof: Proof } => {
  const secret = '5e'.repeat(32)
  const plan = {
    game: 'brave-rats',
    options: { luckyDraw: true },
    seats: [{ kind: 'human' }, { kind: 'human' }],
    clock: { kind: 'none' },
    public: false,
  } as const
  const created = { kind: 'created', by: 'ann', name: 'Ann', plan, rules: 2, commitment: commitment(secret) } as const
  const table = new Table('table', secret, box, { seq: 0, at: 1000, entry: created })
  const log: Logged[] = [table.opening.logged]
  const append = (entry: Entry) => log.push(table.apply({ seq: table.seq + 1, at: table.at + 1000, entry }).logged)
  append({ kind: 'sat', seat: 0, guest: 'ann', name: 'Ann', salt: 'from Ann' })
  early.push(recordOf(table, log))
  append({ kind: 'sat', seat: 1, guest: 'ben', name: 'Ben', salt: '' })
  const random = SeededRandom.from('moves')
  while (!table.outcome) {
    early.push(recordOf(table, log))
    const { actor } = table.awaited()[0]!
    append({ kind: 'input', by: 'seat', input: { actor, choice: pick(random, table.match!.choices(actor)) } })
  }
  return recordOf(table, log) as MatchRecord & { proof: Proof }
})()

const flip = (hash: string): string => (hash.startsWith('0') ? '1' : '0') + hash.slice(1)
const proven = (change: Partial<Proof>): object => ({ ...good, proof: { ...good.proof, ...change } })
/** The same as files were before they told what each input did. */
const { facts, ...bare } = good

const LIMITS =
  'No file can show whether these are the very inputs that were made, when they came, and who made them: compare it with the copy of another player.'

describe('a file of a server match', () => {
  test('is there when it is over, and not before', () => {
    expect(early.length).toBeGreaterThan(5)
    expect(early.filter((record) => record !== undefined)).toEqual([])
    expect(good).toMatchObject({ format: 'ludus-match', names: ['Ann', 'Ben'], proof: { salts: ['from Ann', ''] } })
  })

  test('is verified, and what was checked is said in plain words', async () => {
    const { code, out, err } = await run(['verify', file(good)])
    expect([code, err]).toEqual([0, ''])
    expect(out.trimEnd().split('\n')).toEqual([
      '✓ The secret is the one that the server had committed to.',
      '✓ The seed is made of the secret and the salts of all seats.',
      '✓ All that was dealt and rolled came from the seed.',
      `✓ All ${good.inputs.length} inputs are legal under version 2 of the rules of BraveRats.`,
      '✓ What the file tells of each input is what the rules make of it.',
      expect.stringMatching(/^✓ They lead to the end that the file tells: The (Yargs|Applewoods) /),
      'Verified: its luck, that every input is legal, and what it tells of each, if this is the commitment that the ' +
        `table showed before the match: ${good.proof.commitment}`,
      LIMITS,
    ])
  })

  test('whose facts were taken out is told as such, and no more is said to be verified than is', async () => {
    const { code, out } = await run(['verify', file(bare), '--commitment', good.proof.commitment])
    expect(code).toBe(0)
    expect(out.trimEnd().split('\n').slice(-3)).toEqual([
      'Verified: its luck and that every input is legal.',
      'It does not tell what its inputs did, as a file of a server does: that was never there, or was taken out.',
      LIMITS,
    ])
    const { out: json } = await run(['verify', file(bare), '--json'])
    expect(JSON.parse(json)).toMatchObject({ verified: true, covers: ['luck', 'rules'] })
  })

  test('is verified outright when the commitment is the one that was noted', async () => {
    const { code, out } = await run(['verify', file(good), '--commitment', good.proof.commitment.toUpperCase()])
    expect(code).toBe(0)
    expect(out).toMatch(/^✓ The commitment is the one you noted\.\n[^✗]*\nVerified: its luck, [^✗]*\n$/)
  })

  test('is told to programs with --json', async () => {
    const { code, out } = await run(['verify', file(good), '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      verified: true,
      covers: ['luck', 'rules', 'facts'],
      checks: ['commitment', 'seed', 'luck', 'rules', 'facts', 'outcome'].map((check) => ({
        check,
        ok: true,
        text: expect.any(String) as unknown,
      })),
      outcome: good.outcome,
      game: 'brave-rats',
      seats: 2,
      names: ['Ann', 'Ben'],
      commitment: good.proof.commitment,
    })
  })
})

/** The same match with one input exchanged for another that the rules allow, and that ends it otherwise. */
function otherwise(): object {
  const won = good.outcome!.payoffs[0] === 1
  return { ...bare, inputs: [...good.inputs.slice(0, -2), { actor: won ? 0 : 1, act: 'resign' }] }
}

describe('a file that was tampered with is not verified, and the check that failed is named', () => {
  const last = good.inputs.length - 1
  const illegal = { actor: 0, choice: { kind: 'choose-card', card: 'A9' } }
  const { outcome: _outcome, ...endless } = good
  const { seed: _seed, ...seedless } = good
  test.each<[what: string, failed: string, record: object, args?: readonly string[]]>([
    ['an input that the rules allow', 'outcome', otherwise()],
    ['an input that they do not', 'rules', { ...bare, inputs: good.inputs.with(2, illegal) }],
    ['an input too many', 'rules', { ...bare, inputs: [...good.inputs, good.inputs[last]] }],
    ['an input too few', 'outcome', { ...bare, inputs: good.inputs.slice(0, last) }],
    ['what an input did', 'facts', { ...good, facts: facts!.with(3, {}) }],
    ['what an input told', 'facts', { ...good, facts: JSON.parse(JSON.stringify(facts).replaceAll('"BR-0', '"BR-9')) }],
    ['a salt', 'seed', proven({ salts: ['from Eve', ''] })],
    ['salts exchanged', 'seed', proven({ salts: ['', 'from Ann'] })],
    ['a salt too many', 'seed', proven({ salts: ['from Ann', '', ''] })],
    ['the commitment', 'commitment', proven({ commitment: flip(good.proof.commitment) })],
    ['the outcome', 'outcome', { ...good, outcome: { ...good.outcome, payoffs: good.outcome!.payoffs.toReversed() } }],
    ['the reason', 'outcome', { ...good, outcome: { ...good.outcome, reason: 'magic' } }],
    ['no outcome', 'outcome', endless],
    ['dice that were told', 'luck', { ...good, inputs: good.inputs.with(last, { ...good.inputs[last]!, dice: [] }) }],
    ['other rules', 'rules', { ...good, rules: 1 }],
    ['a seat too many', 'seed', { ...good, seats: 3, names: ['Ann', 'Ben', 'Eve'] }],
    ['options', 'rules', { ...good, options: { luckyDraw: 'yes' } }],
    ['a commitment that was noted', 'noted', good, ['--commitment', flip(good.proof.commitment)]],
    // Whoever changes the secret or the seed changes what was dealt from it too, so that other checks may fail as well.
    ['the secret', 'commitment', proven({ secret: flip(good.proof.secret) })],
    ['the secret, for the seed', 'seed', proven({ secret: flip(good.proof.secret) })],
    ['the secret with its commitment', 'seed', proven({ secret: 'x', commitment: commitment('x') })],
    ['the seed', 'seed', { ...good, seed: flip(good.seed!) }],
    ['no seed', 'seed', seedless],
  ])('%s: %s', async (_what, failed, record, args = []) => {
    const path = file(record)
    const { code, out, err } = await run(['verify', path, ...args])
    expect([code, err]).toEqual([1, ''])
    expect(out).toMatch(/^✗ .+/m)
    expect(out.trimEnd().split('\n').at(-1)).toBe('Not verified.')
    const told = JSON.parse((await run(['verify', path, '--json', ...args])).out) as {
      readonly verified: boolean
      readonly checks: readonly { readonly check: string; readonly ok: boolean }[]
    }
    expect(told.verified).toBe(false)
    expect(told.checks).toContainEqual(expect.objectContaining({ check: failed, ok: false }))
  })

  test('only the checks that must fail do', async () => {
    const failed = async (record: object) =>
      (await run(['verify', file(record)])).out.split('\n').filter((line) => line.startsWith('✗'))
    expect(await failed(proven({ commitment: flip(good.proof.commitment) }))).toHaveLength(1)
    expect(await failed(proven({ salts: ['', ''] }))).toHaveLength(1)
    expect(await failed(otherwise())).toHaveLength(1)
  })
})

test('a file without proof is not verified, and says so', async () => {
  const { proof: _proof, ...record } = good
  const { code, out } = await run(['verify', file(record)])
  expect(code).toBe(1)
  expect(out).toMatch(/^✗ The file has no proof of its luck/)
  expect(out).toMatch(/✓ All \d+ inputs are legal/)
})

test('a position laid by hand is not verified, whatever its proof says', async () => {
  const setup = {
    hands: [
      ['Y5', 'Y3'],
      ['A7', 'A0'],
    ],
    bonus: [2, 0],
  }
  const { options: _options, ...record } = bare
  const { code, out } = await run(['verify', file({ ...record, setup, inputs: [] })])
  expect(code).toBe(1)
  expect(out).toContain('✗ Not all luck came from the seed')
})

test('what a file holds does not command the terminal', async () => {
  const { code, out } = await run(['verify', file({ ...good, options: { '\u001b[31mred': true } })])
  expect(code).toBe(1)
  expect(out).toContain('red')
  expect(out).not.toContain('\u001b')
})

test('an end that is not told is not called another one', async () => {
  const { outcome: _outcome, ...endless } = good
  expect((await run(['verify', file(endless)])).out).toContain('✗ The file does not tell how the match ended.')
})

describe('what cannot be read is refused with a sentence', () => {
  test.each([
    ['a missing file', join(folder, 'none.json'), /There is no file/],
    ['a directory', folder, /is a directory/],
    ['an empty file', file(''), /not JSON/],
    ['half a file', file(JSON.stringify(good).slice(0, 99)), /not JSON/],
    ['a foreign file', file({ name: 'ludus' }), /not a Ludus match/],
    ['a match that runs', file({ kind: 'running', table: {}, lines: [] }), /not a Ludus match/],
    ['half a proof', file({ ...good, proof: { secret: 'x' } }), /^ludus: proof: must have/],
    ['a field too many', file({ ...good, dragon: 1 }), /dragon: is not known here/],
    ['another game', file({ ...good, game: 'chess' }), /"chess", which is not here/],
    ['a file nested too deep', file('['.repeat(1e5)), /nested deeper/],
  ])('%s', async (_what, path, message) => {
    const { code, out, err } = await run(['verify', path])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(message)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test.each([[[]], [['a', 'b']]])('any number of files but one: %j', async (paths) => {
    expect(await run(['verify', ...paths])).toMatchObject({
      code: 2,
      err: expect.stringContaining('One file') as unknown,
    })
  })

  test.each(['', 'x', 'f'.repeat(63)])('a commitment that is none: %j', async (hash) => {
    const { code, err } = await run(['verify', file(good), `--commitment=${hash}`])
    expect(code).toBe(2)
    expect(err).toMatch(/--commitment must be/)
  })
})
