import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { main } from '#cli/main'
import { PROGRAM } from '#cli/program'
import { run } from '#cli/testing'
import { VERSION } from '#server/version'

const START = fileURLToPath(new URL('start.ts', import.meta.url))
const COMMANDS = ['serve', 'backup', 'restore', 'play', 'simulate', 'solve', 'replay', 'verify', 'engine', 'bench']

/** Starts the real program, feeds it, and waits for its end. */
async function ludus(args: readonly string[], input: readonly (string | Uint8Array)[] = []) {
  const child = spawn(process.execPath, [START, ...args])
  const ended = once(child, 'close') as Promise<[number | null]>
  const [out, err] = [text(child.stdout), text(child.stderr)]
  for (const piece of input) if (!child.stdin.write(piece)) await once(child.stdin, 'drain')
  child.stdin.end()
  const [code] = await ended
  return { code, out: await out, err: await err }
}

describe('ludus engine', () => {
  const answers = (out: string) =>
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  test('answers line by line, in order, until there are no more', async () => {
    const many = Array.from({ length: 3000 }, (_, id) => `${JSON.stringify({ id, do: 'state', match: 'm1' })}\n`)
    const { code, out, err } = await ludus(
      ['engine'],
      [
        '{"id":"new","do":"new","game":"brave-rats","seed":"x"}\r\n',
        '\n  \n\r\n',
        ...many,
        '{"id":"no newline","do":"games"}',
      ],
    )
    expect([code, err]).toEqual([0, ''])
    expect(answers(out).map(({ id }) => id)).toEqual(['new', ...many.keys(), 'no newline'])
  })

  test('lives through lines of any size and kind', async () => {
    const { code, out, err } = await ludus(
      ['engine'],
      [
        Buffer.from('\ufeff{"id":1,"do":"games"}\n'),
        'a'.repeat(5_000_000),
        '\n{"id":2,"do":"games"}\n',
        Uint8Array.of(0xff, 0xfe, 0x00, 0x0a),
        '['.repeat(500_000),
        '\n{"id":"é💥","do":"games"}\n',
        `{"id":3,"do":"games","x":"${'a'.repeat(5_000_000)}"}`,
      ],
    )
    expect([code, err]).toEqual([0, ''])
    const tooLong = { error: { code: 'bad-request', message: 'This is longer than 1048576 characters.' } }
    expect(answers(out)).toEqual([
      expect.objectContaining({ id: 1 }),
      tooLong,
      expect.objectContaining({ id: 2 }),
      { error: { code: 'bad-request', message: 'This is not JSON.' } },
      { error: { code: 'bad-request', message: 'This is nested deeper than 64.' } },
      expect.objectContaining({ id: 'é💥' }),
      tooLong,
    ])
  })

  test('puts a character together that comes in two pieces', async () => {
    const bytes = Buffer.from('{"id":"💥","do":"games"}\n')
    const [stdin, stdout] = [new PassThrough(), new PassThrough()]
    const done = main(['engine'], { stdin, stdout, stderr: new PassThrough() })
    for (const byte of bytes) stdin.write(Uint8Array.of(byte))
    stdin.end()
    expect(await done).toBe(0)
    expect(answers(String(stdout.read()))).toMatchObject([{ id: '💥' }])
  })

  test('reads no further while nobody takes its answers', async () => {
    const line = `${JSON.stringify({ do: 'describe', game: 'brave-rats' })}\n`
    const [stdin, stdout] = [new PassThrough(), new PassThrough()]
    const done = main(['engine'], { stdin, stdout, stderr: new PassThrough() })
    for (let lines = 0; lines < 5000; lines++) stdin.write(line)
    stdin.end()
    await once(stdout, 'readable')
    for (let turn = 0; turn < 1000; turn++) await new Promise((resolve) => setImmediate(resolve))
    expect(stdout.readableLength + stdout.writableLength).toBeLessThan(1_000_000)
    let taken = 0
    stdout.on('data', (chunk: Buffer) => (taken += chunk.toString().split('\n').length - 1))
    expect(await done).toBe(0)
    stdout.end()
    await once(stdout, 'end')
    expect(taken).toBe(5000)
  })

  test('ends in silence when its reader goes away', async () => {
    const child = spawn(process.execPath, [START, 'engine'])
    const err = text(child.stderr)
    const ended = once(child, 'close') as Promise<[number | null]>
    child.stdin.on('error', () => undefined)
    child.stdin.write('{"do":"games"}\n')
    await once(child.stdout, 'data')
    child.stdout.destroy()
    child.stdin.end('{"do":"games"}\n'.repeat(10_000))
    expect((await ended)[0]).toBe(0)
    expect(await err).toBe('')
  })

  test('wants no arguments', async () => {
    expect(await run(['engine', 'brave-rats'])).toMatchObject({ code: 2, out: '' })
  })
})

describe('help', () => {
  test.each([{ args: [] }, { args: ['help'] }, { args: ['--help'] }, { args: ['-h'] }])(
    'answers $args',
    async ({ args }) => {
      const { code, out, err } = await run(args)
      expect([code, err]).toEqual([0, ''])
      for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'))
    },
  )

  test.each(COMMANDS)('tells about %s', async (name) => {
    const { code, out, err } = await run([name, '--help'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`Usage: ${PROGRAM} ${name}`)
    expect(await run([name, '-h'])).toEqual({ code, out, err })
    expect(await run(['help', name])).toEqual({ code, out, err })
  })
})

test.each(['--version', '-v', 'version'])('%s says which version this is', async (word) => {
  expect(await run([word])).toEqual({ code: 0, out: `ludus ${VERSION}\n`, err: '' })
})

describe('hints say what works, however it was started', () => {
  const BIN = fileURLToPath(new URL('../../bin/ludus.mjs', import.meta.url))
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ludus-path-'))
    await symlink(BIN, join(folder, 'ludus'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** All that is said with a hint in it, by the real program. */
  async function hints(program: string, env: NodeJS.ProcessEnv) {
    const { npm_command: _command, LUDUS_PROGRAM: _program, ...bare } = process.env
    const say = async (...args: readonly string[]) => {
      const child = spawn(process.execPath, [program, ...args], { env: { ...bare, ...env } })
      const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
      return out + err
    }
    return (await Promise.all([say(), say('help', 'play'), say('play', '--bot')])).join('\n')
  }

  test.each([
    ['by npx', () => BIN, { npm_command: 'exec' }, 'npx ludus'],
    ['by a name on the path', () => join(folder, 'ludus'), {}, 'ludus'],
    ['by its file', () => BIN, {}, 'npx ludus'],
    ['by npm start', () => START, { LUDUS_PROGRAM: 'npx ludus' }, 'npx ludus'],
    ['by Node itself', () => START, {}, `${process.execPath} ${relative(process.cwd(), START)}`],
  ])('%s', async (_how, program, env, name) => {
    const said = await hints(program(), env)
    expect(said).toContain(`Usage: ${name} <command>`)
    expect(said).toContain(`Usage: ${name} play`)
    expect(said).toContain(`\n  ${name} play --load match.json`)
    expect(said).toContain(`See "${name} play --help".`)
    // Nowhere is it called anything else.
    expect(said.replaceAll(name, '').match(/\bludus (?=[a-z<])/g)).toBeNull()
  })
})

test.each([
  [[], ['serve']],
  [
    ['--port', '4000'],
    ['serve', '--port', '4000'],
  ],
  [['--help'], ['serve', '--help']],
  [
    ['serve', '--port', '1'],
    ['serve', '--port', '1'],
  ],
  [['--version'], ['--version']],
  [
    ['play', 'brave-rats'],
    ['play', 'brave-rats'],
  ],
])('npm start with %j means ludus %j', async (args, line) => {
  const { startLine } = (await import(new URL('../../scripts/setup.mjs', import.meta.url).href)) as {
    startLine(args: readonly string[]): readonly string[]
  }
  expect(startLine(args)).toEqual(line)
})

describe('what is wrong with an option is said in our words', () => {
  test.each([
    ['play --bot', '--bot needs a value: --bot NAME.'],
    ['play --bot --plain', '--bot needs a value: --bot NAME.'],
    ['simulate brave-rats -n', '--matches needs a value: --matches N.'],
    ['play --plain=yes', '--plain takes no value.'],
    ['play --dragon', '"play" knows no "--dragon".'],
    ['play -x', '"play" knows no "-x".'],
    ['serve --port', '--port needs a value: --port N.'],
    ['play --__proto__ x', '"play" knows no "--__proto__".'],
    ['brave-rats', `There is no command "brave-rats". To play it: "${PROGRAM} play brave-rats".`],
  ])('%s', async (line, sentence) => {
    const { code, out, err } = await run(line.split(' '))
    expect([code, out]).toEqual([2, ''])
    expect(err.startsWith(`ludus: ${sentence}`)).toBe(true)
  })

  test('a value that begins with a dash is written with =', async () => {
    expect((await run(['play', 'brave-rats', '--seed=-1', '--bot', 'random'], ['quit'])).code).toBe(0)
  })
})

test('help fits a terminal of 40 columns', async () => {
  for (const args of [['help'], ...COMMANDS.filter((name) => name !== 'engine').map((name) => ['help', name])]) {
    const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 40 })
    await main(args, { stdin: new PassThrough(), stdout, stderr: new PassThrough() })
    const [explained] = String(stdout.read()).split('Examples:')
    const wide = explained!.split('\n').filter((row) => row.length > 40 && row.trim().includes(' '))
    expect(wide.filter((row) => !row.startsWith('Usage: '))).toEqual([])
  }
})

describe('what is not understood is refused with one line', () => {
  const unknown = ['dance', '__proto__', 'help dance', 'Engine', ...COMMANDS.map((name) => `${name} --dragon`)]
  test.each(unknown)('%s', async (line) => {
    const { code, out, err } = await run(line.split(' '))
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^ludus: .+\n$/)
  })

  test('by the real program too', async () => {
    const { code, out, err } = await ludus(['dance'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^ludus: There is no command "dance"\. Try one of .+\n$/)
  })
})
