import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { same } from '#engine/json'
import { Match, type MatchRecord, type Proof } from '#engine/match'
import { parseRecord } from '#engine/record'
import { braveRats } from '#games/brave-rats/game'
import type { LineTold, NowTold } from '#protocol/told'
import { commitment, matchSeed } from '#house/fair'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { Visitor } from '#server/testing/visitor'

let server: TestServer
let ann: Visitor
let ben: Visitor
beforeAll(async () => {
  server = await startTestServer(UNLIMITED)
  ann = new Visitor(server.url)
  ben = new Visitor(server.url)
})
afterAll(() => server.end())

const nowOf = async (visitor: Visitor, table: string): Promise<NowTold> =>
  (await visitor.get(`/api/tables/${table}`)).body['now'] as NowTold

/** Ann and Ben at a table of their own; nobody has chosen yet. */
async function seated(wanted: object = {}): Promise<string> {
  const table = await ann.newTable(wanted)
  for (const [visitor, salt] of [
    [ann, 'a pinch of salt'],
    [ben, ''],
  ] as const)
    expect((await visitor.act(table, { do: 'sit', salt })).status).toBe(200)
  return table
}

/** Each chooses once, if asked. */
async function playOn(table: string): Promise<NowTold> {
  for (const visitor of [ann, ben]) {
    const { own } = await nowOf(visitor, table)
    if (!own) continue
    const { decision, choices } = own
    expect((await visitor.act(table, { do: 'choose', decision, choice: choices.at(-1) })).status).toBe(200)
  }
  return nowOf(ann, table)
}

async function played(wanted: object = {}): Promise<string> {
  const table = await seated(wanted)
  while ((await playOn(table)).status !== 'over');
  return table
}

const replay = (table: string) => new Visitor(server.url).get(`/api/tables/${table}/replay`)
const bring = (file: unknown) => new Visitor(server.url).call('POST', '/api/replays', file)

/** The file of a finished match. */
async function fileOf(table: string): Promise<MatchRecord & { readonly proof: Proof; readonly seed: string }> {
  return parseRecord((await replay(table)).body) as MatchRecord & { proof: Proof; seed: string }
}

describe('a match that is over', () => {
  test('is a file for anyone who knows the table, and folds to the same end', async () => {
    const table = await played({ options: { luckyDraw: true } })
    const { status, headers } = await replay(table)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="ludus-brave-rats-${table}.json"`)
    const record = await fileOf(table)
    const { outcome, fairness } = await nowOf(ann, table)
    const match = Match.load(braveRats, record)
    expect(match.outcome).toEqual(outcome)
    expect(record).toMatchObject({ ...match.save(), outcome, seed: fairness!.seed })
  })

  test('is a file for those who played, while it is told later to others', async () => {
    const table = await played({ delay: 3_600_000 })
    expect((await ann.get(`/api/tables/${table}/replay`)).body).toMatchObject({ game: 'brave-rats' })
    expect((await replay(table)).body).toMatchObject({ kind: 'running' })
    expect((await replay(table)).headers.getSetCookie()).toEqual([])
  })

  test('has the proof of its luck, the commitment that was shown before', async () => {
    const table = await ann.newTable()
    const shown = (await ben.get(`/api/tables/${table}`)).body['table'] as { readonly commitment: string }
    await ann.act(table, { do: 'sit', salt: 'a pinch of salt' })
    await ben.act(table, { do: 'sit' })
    await ben.act(table, { do: 'resign' })
    const { proof, seed, names, endedAt } = await fileOf(table)
    expect(proof).toEqual({
      commitment: shown.commitment,
      secret: server.secretOf(table),
      salts: ['a pinch of salt', ''],
    })
    expect(commitment(proof.secret)).toBe(shown.commitment)
    expect(matchSeed(proof.secret, proof.salts)).toBe(seed)
    expect(names).toEqual((await nowOf(ann, table)).seats.map(({ name }) => name))
    expect(Math.abs(Date.now() - endedAt!)).toBeLessThan(60_000)
  })

  test('is the same file after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ludus-replays-'))
    const first = await startTestServer({ ...UNLIMITED, LUDUS_DATA: folder })
    const visitor = new Visitor(first.url)
    const table = await visitor.newTable({ seats: [{ kind: 'device' }, { kind: 'device' }] })
    await visitor.act(table, { do: 'resign', seat: 1 })
    const before = await visitor.get(`/api/tables/${table}/replay`)
    await first.end()
    const second = await startTestServer({ ...UNLIMITED, LUDUS_DATA: folder })
    const after = await new Visitor(second.url).get(`/api/tables/${table}/replay`)
    await second.end()
    await rm(folder, { recursive: true })
    expect(before.body).toHaveProperty('proof.secret')
    expect(after.body).toEqual(before.body)
  })
})

describe('a match that runs', () => {
  test('is what a spectator was told, and nothing that only the seats or the server know', async () => {
    const table = await seated({ options: { traitor: true } })
    await playOn(table)
    const { own } = await nowOf(ann, table)
    const choice = own!.choices[0]!
    await ann.act(table, { do: 'choose', decision: own!.decision, choice })
    const { status, body } = await replay(table)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['kind', 'table', 'lines'])
    expect(body['kind']).toBe('running')
    const line = await new Visitor(server.url).connect()
    line.say({ do: 'watch', table })
    const told = await line.next('table')
    await line.close()
    expect(told.as).toBe('spectator')
    expect(body['lines']).toEqual(told.lines)
    expect(body['table']).toEqual(told.table)
    const text = JSON.stringify(body)
    const secret = server.secretOf(table)
    expect(text).not.toContain(secret)
    expect(text).not.toContain(matchSeed(secret, ['a pinch of salt', '']))
    expect(text).not.toContain('a pinch of salt')
    const last = (body['lines'] as LineTold[]).at(-1)!
    expect(last).toMatchObject({ what: 'locked', seat: 0 })
    expect(Object.values(last).some((value) => same(value, choice))).toBe(false)
  })

  test('is empty but for who came, before it starts', async () => {
    const table = await ann.newTable()
    await ann.act(table, { do: 'sit' })
    const { body } = await replay(table)
    expect((body['lines'] as LineTold[]).map(({ what }) => what)).toEqual(['created', 'sat'])
  })

  test.each(['nowhere0', 'no', '%00%00%00%00%00%00', '..%2F..%2Fetc'])('there is none at %s', async (table) => {
    const { status, body } = await replay(table)
    expect([status, body]).toEqual([404, { error: { code: 'no-such-table', message: 'There is no such table.' } }])
  })
})

describe('a file that is brought here', () => {
  test('is played again and summed up', async () => {
    const table = await played()
    const record = await fileOf(table)
    const { status, body } = await bring(record)
    expect(status).toBe(200)
    expect(body).toEqual({
      game: 'brave-rats',
      rules: braveRats.about.rulesVersion,
      seats: 2,
      names: record.names,
      inputs: record.inputs.length,
      endedAt: record.endedAt,
      outcome: record.outcome,
      verified: true,
      covers: ['luck', 'rules', 'facts'],
      checks: ['commitment', 'seed', 'luck', 'rules', 'facts', 'outcome'].map((check) =>
        expect.objectContaining({ check, ok: true }),
      ),
    })
  })

  test('of the terminal is welcome, too, without proof', async () => {
    const match = Match.start(braveRats, { seats: 2, seed: 'terminal' })
    match.submit({ actor: 0, act: 'resign' })
    const { status, body } = await bring(match.save())
    expect(status).toBe(200)
    expect(body).toMatchObject({ names: null, endedAt: null, verified: false, outcome: match.outcome })
  })

  test('with another secret is not verified', async () => {
    const record = await fileOf(await played())
    const { body } = await bring({ ...record, proof: { ...record.proof, secret: 'another' } })
    expect(body).toMatchObject({
      verified: false,
      checks: expect.arrayContaining([expect.objectContaining({ check: 'commitment', ok: false })]) as unknown,
    })
  })

  test('with a choice that the rules do not allow is refused, and the place is named', async () => {
    const record = await fileOf(await played())
    const cheat = {
      ...record,
      inputs: record.inputs.with(2, { actor: 0, choice: { kind: 'choose-card', card: 'A9' } }),
    }
    const { status, body } = await bring(cheat)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      error: { code: 'bad-record', message: expect.stringMatching(/^inputs\[2\]: /) as unknown },
    })
  })

  const good = { format: 'ludus-match', version: 1, game: 'brave-rats', rules: 2, seats: 2, seed: 'x', inputs: [] }
  test.each([
    ['no JSON', '{"format"', 400, /not JSON/],
    ['a list', '[]', 400, /not a Ludus match/],
    ['something else', { hello: 1 }, 400, /not a Ludus match/],
    ['a match that runs', { kind: 'running', table: {}, lines: [] }, 400, /not a Ludus match/],
    ['a field too many', { ...good, dragon: 1 }, 400, /^dragon: is not known here/],
    ['an input that is none', { ...good, inputs: [{ actor: 0 }] }, 400, /^inputs\[0\]: must have/],
    ['another game', { ...good, game: 'chess' }, 404, /no such game/],
    ['other rules', { ...good, rules: 9 }, 400, /version 9 of the rules/],
    ['too many seats', { ...good, seats: 3 }, 409, /2 players/],
    ['a prototype', '{"format":"ludus-match","__proto__":{}}', 400, /__proto__/],
    ['a deep nest', '['.repeat(1000), 400, /deeper than 64/],
    ['a heap of numbers', `{"format":"ludus-match","inputs":[${'0,'.repeat(400_000)}0]}`, 400, /not a Ludus match/],
    ['more than 1 MiB', { ...good, seed: 'x'.repeat(2 ** 20) }, 413, /too large/],
  ])('is refused if it is %s', async (_what, file, status, message) => {
    const answer = await bring(file)
    expect(answer.status).toBe(status)
    expect((answer.body['error'] as { message: string }).message).toMatch(message)
  })

  test('may be as large as 1 MiB, which other messages may not', async () => {
    const choose = { actor: 0, choice: { kind: 'choose-card', card: 'Y5' } }
    const back = { actor: 0, act: 'take-back' }
    const inputs = Array.from({ length: 20_000 }, (_, at) => (at % 2 === 0 ? choose : back))
    const { status, body } = await bring({ ...good, inputs })
    expect([status, body['inputs']]).toEqual([200, 20_000])
    const pads = await ann.call('PUT', '/api/me', { name: 'x'.repeat(20_000) })
    expect(pads.status).toBe(413)
  })
})

test('both doors are in the description of the API', async () => {
  const { body } = await ann.get('/openapi.json')
  expect(body['paths']).toMatchObject({
    '/api/tables/{id}/replay': { get: { operationId: 'getApiTablesIdReplay' } },
    '/api/replays': { post: { requestBody: { required: true } } },
  })
})
