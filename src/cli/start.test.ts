import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { main } from '#cli/main'
import { run } from '#cli/testing'

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
    expect(out).toContain(`Usage: ludus ${name}`)
    expect(await run([name, '-h'])).toEqual({ code, out, err })
  })
})

describe('what is not understood is refused with one line', () => {
  const unknown = ['dance', '__proto__', '--version', 'Engine', ...COMMANDS.map((name) => `${name} --dragon`)]
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
