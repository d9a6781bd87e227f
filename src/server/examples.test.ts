import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { NowTold } from '#protocol/told'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { Visitor } from '#server/testing/visitor'

// The bots of examples/bots, run as a bot author would, on a server as a host would run it.

interface Example {
  readonly name: string
  readonly command: readonly [program: string, file: string]
}
const file = (name: string): string => fileURLToPath(new URL(`../../examples/bots/${name}`, import.meta.url))
const TYPESCRIPT: Example = { name: 'TypeScript bot', command: [process.execPath, file('bot.ts')] }
const PYTHON: Example = { name: 'Python bot', command: ['python3', file('bot.py')] }

/** Ludus itself needs no Python, so a machine may have none; one that judges changes must. */
const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) process.stderr.write('There is no python3 here: examples/bots/bot.py is not tested.\n')
const EXAMPLES = hasPython ? [TYPESCRIPT, PYTHON] : [TYPESCRIPT]

test('python3 is there where changes are judged', () => {
  expect(hasPython || !process.env['CI']).toBe(true)
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(UNLIMITED)
})
afterAll(() => server.end())

/** Runs a bot to its end. */
async function runBot(
  { command: [program, path] }: Example,
  args: readonly string[],
  env: Record<string, string> = {},
) {
  const child = spawn(program, [path, ...args], {
    env: { PATH: process.env['PATH'], LUDUS_URL: server.url, NO_PROXY: '127.0.0.1', ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  return { code, out, err }
}

const stands = async (table: string): Promise<NowTold> =>
  (await new Visitor(server.url).get(`/api/tables/${table}`)).body['now'] as NowTold

/** How the bot says that the match ended. */
const ended = (out: string): unknown => JSON.parse(/^Over: (.*)$/m.exec(out)?.[1] ?? 'null')

describe.each(EXAMPLES)('the $name', (example) => {
  test.each(['easy', 'normal', 'hard'])('plays a whole match against the %s bot of the server', async (level) => {
    const table = await new Visitor(server.url).newTable({ seats: [{ kind: 'human' }, { kind: 'bot', level }] })
    const { code, out, err } = await runBot(example, ['--table', table])
    expect([code, err]).toEqual([0, ''])
    const { status, outcome, seats } = await stands(table)
    expect(status).toBe('over')
    expect(ended(out)).toEqual(outcome)
    expect(seats[0]!.name).toBe(example.name)
  })

  test('finds an open table by itself, is who its token says, and adds to the luck', async () => {
    const visitor = new Visitor(server.url)
    const { token, guest } = (await visitor.call('POST', '/api/bots', { name: 'Deep Rat' })).body as Record<
      string,
      string
    >
    const table = await visitor.newTable({ public: true, seats: [{ kind: 'bot', level: 'easy' }, { kind: 'human' }] })
    const { code, out } = await runBot(example, [], { LUDUS_TOKEN: token! })
    expect(code).toBe(0)
    expect(out).toContain(`Sitting at ${server.url}/table/${table}`)
    const { seats, fairness } = await stands(table)
    expect(seats[1]).toMatchObject({ guest, name: 'Deep Rat' })
    expect(fairness!.salts[1]).toMatch(/^[0-9a-f]{16}$/)
  })

  test('comes back to its seat after a restart of the server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ludus-examples-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const first = await startTestServer({ ...UNLIMITED, LUDUS_DATA: folder })
    const ann = new Visitor(first.url)
    const table = await ann.newTable()
    await ann.act(table, { do: 'sit', seat: 0 })
    const line = await ann.connect()
    line.say({ do: 'watch', table })
    const running = runBot(example, ['--table', table], { LUDUS_URL: first.url })
    // The bot has sat down and locked in its first card.
    const locked = line.next(
      'lines',
      ({ now }) => now.pending?.some((asked) => asked.actor === 1 && asked.locked) ?? false,
    )
    const gone = running.then(({ out, err }) => Promise.reject(new Error(`The bot has gone: ${out}${err}`)))
    await Promise.race([locked, gone])
    await first.end()
    const second = await startTestServer({ ...UNLIMITED, LUDUS_DATA: folder, PORT: String(first.port) })
    onTestFinished(() => second.end())
    const { outcome } = await (await ann.connect()).playOut(table)
    const { code, out } = await running
    expect(code).toBe(0)
    expect(ended(out)).toEqual(outcome)
  })

  test('says what is wrong and ends', async () => {
    const wrong = await runBot(example, ['--table', 'nowhere'])
    expect(wrong.code).toBe(1)
    expect(wrong.err).toContain('There is no such table.')
    const stranger = await runBot(example, ['--table', 'nowhere'], { LUDUS_TOKEN: 'stolen' })
    expect(stranger.code).toBe(1)
    expect(stranger.err).toContain('This token opens nothing here.')
    const none = await runBot(example, [])
    expect(none.code).toBe(1)
    expect(none.err).toContain('There is no open public table.')
  })

  test('is short enough to be read at a sitting', async () => {
    expect((await readFile(example.command[1], 'utf8')).split('\n').length).toBeLessThanOrEqual(100)
  })
})

test('they play each other, and the match can be verified', async () => {
  const visitor = new Visitor(server.url)
  const table = await visitor.newTable({ options: { draft: true, emperor: true } })
  const [one, other] = await Promise.all([EXAMPLES[0]!, EXAMPLES.at(-1)!].map((bot) => runBot(bot, ['--table', table])))
  expect([one!.code, other!.code]).toEqual([0, 0])
  const replay = (await visitor.get(`/api/tables/${table}/replay`)).body
  expect([ended(one!.out), ended(other!.out)]).toEqual([replay['outcome'], replay['outcome']])
  expect((await visitor.call('POST', '/api/replays', replay)).body).toMatchObject({ verified: true })
})
