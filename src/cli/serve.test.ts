import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from '#cli/testing'
import { flagOf, type Setting, SETTINGS } from '#server/config'

const START = fileURLToPath(new URL('start.ts', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ludus-serve-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const serve = (env: Readonly<Record<string, string>>, ...flags: readonly string[]): ChildProcess =>
  spawn(process.execPath, [START, 'serve', ...flags], {
    env: { ...process.env, PORT: '0', LUDUS_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** What the program says until it ends by itself. */
async function ended(child: ChildProcess) {
  const [out, err, [code]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'close') as Promise<[number | null]>,
  ])
  return { out, err, code }
}

describe('ludus serve', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('says where it listens, and stops in order at %s', async (signal) => {
    const child = serve({})
    const err = text(child.stderr!)
    const closed = once(child, 'close') as Promise<[number | null]>
    const lines = createInterface({ input: child.stdout! })
    const [line] = (await once(lines, 'line')) as [string]
    const [, url] = /^Ludus listens on (http:\/\/127\.0\.0\.1:\d+)$/.exec(line) ?? []
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    child.kill(signal)
    expect(await closed).toEqual([0, null])
    const rows = (await err).trimEnd().split('\n')
    expect(rows.map((row) => (JSON.parse(row) as { msg: string }).msg)).toEqual(['listening', 'stopping', 'stopped'])
  })

  test('a person reads where it listens before anything is logged of it', async () => {
    const child = spawn('sh', ['-c', 'exec "$0" "$1" serve 2>&1', process.execPath, START], {
      env: { ...process.env, PORT: '0', LUDUS_DATA: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const closed = once(child, 'close')
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    expect((await lines.next()).value).toMatch(/^Ludus listens on /)
    expect((await lines.next()).value).toContain('"msg":"listening"')
    child.kill('SIGTERM')
    await closed
  })

  test('is set up by flags, which count more than the environment', async () => {
    const other = join(folder, 'flags')
    const child = serve({ HOST: '127.0.0.1', PORT: '1', LUDUS_DATA: START }, '--port', '0', '--data', other)
    const closed = once(child, 'close')
    const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]
    expect(line).toMatch(/^Ludus listens on http:\/\/127\.0\.0\.1:\d+$/)
    expect(await readdir(other)).toContain('ludus.db')
    child.kill('SIGTERM')
    await closed
  })

  test('lists every setting in its help, by flag and by variable, with the default; a secret is no flag', async () => {
    const { code, out } = await run(['serve', '--help'])
    expect(code).toBe(0)
    const help = out.replaceAll(/\s+/g, ' ')
    for (const setting of Object.values(SETTINGS) as readonly Setting<unknown>[]) {
      const { name, fallback, isSecret } = setting
      if (isSecret) expect(help).toContain(` ${name} `)
      else {
        expect(help).toContain(` --${flagOf(setting)} ${setting.value ?? 'N'} `)
        expect(help).toContain(` (${name}${fallback === '' ? '' : `, default ${fallback}`})`)
      }
    }
    expect(help).not.toMatch(/--(secret|metrics-token|database)/)
  })

  test('refuses what cannot be set with one sentence and the code 2', async () => {
    const see = `See "${process.execPath} ${relative(process.cwd(), START)} serve --help".\n`
    const port = 'must be a whole number from 0 to 65535.'
    expect(await ended(serve({ PORT: 'http' }))).toEqual({ code: 2, out: '', err: `ludus: PORT ${port} ${see}` })
    expect(await ended(serve({}, '--port', 'http'))).toEqual({ code: 2, out: '', err: `ludus: --port ${port} ${see}` })
    expect(await ended(serve({}, '--data', ''))).toEqual({
      code: 2,
      out: '',
      err: `ludus: --data must not be empty. ${see}`,
    })
  })

  test('a port that is taken is named, and what to do about it', async () => {
    const first = serve({})
    const closed = once(first, 'close')
    const [line] = (await once(createInterface({ input: first.stdout! }), 'line')) as [string]
    const port = line.split(':').at(-1)!
    const { code, out, err } = await ended(
      serve({ LUDUS_LOG: 'silent' }, '--port', port, '--data', join(folder, 'second')),
    )
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(`ludus: Another program listens on port ${port} already; set PORT or --port to another.`)
    first.kill('SIGTERM')
    await closed
  })

  test('refuses a data folder that is a file, or a database that is not there, with one line', async () => {
    const { code, out, err } = await ended(serve({ LUDUS_DATA: START }))
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^ludus: .+\n$/)
    const absent = await ended(serve({ DATABASE_URL: 'postgres://ludus:hunter2@127.0.0.1:1/ludus' }))
    expect([absent.code, absent.out]).toEqual([1, ''])
    expect(absent.err).toMatch(/^ludus: .+\n$/)
    expect(absent.err).not.toContain('hunter2')
  })

  test('refuses a data folder that another server uses, with one line; that one goes on', async () => {
    const first = serve({})
    const closed = once(first, 'close')
    const [line] = (await once(createInterface({ input: first.stdout! }), 'line')) as [string]
    expect(await ended(serve({}))).toEqual({
      code: 1,
      out: '',
      err: `ludus: A server uses the data folder ${folder} already. Stop it, or name another by --data or LUDUS_DATA.\n`,
    })
    expect((await fetch(`${line.split(' ').at(-1)}/readyz`)).status).toBe(200)
    first.kill('SIGTERM')
    await closed
  })

  test('takes no arguments', async () => {
    expect(await run(['serve', 'brave-rats'])).toMatchObject({ code: 2, out: '' })
  })
})
