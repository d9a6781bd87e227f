import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from '#cli/testing'
import { SETTINGS } from '#server/config'

const START = fileURLToPath(new URL('start.ts', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ludus-serve-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const serve = (env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [START, 'serve'], {
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

  test('lists every variable in its help, with the default', async () => {
    const { code, out } = await run(['serve', '--help'])
    expect(code).toBe(0)
    for (const { name, fallback } of Object.values(SETTINGS)) {
      const line = out.split('\n').find((row) => row.trimStart().startsWith(`${name} `))
      expect(line).toBeDefined()
      if (fallback !== '') expect(line).toContain(`(default ${fallback})`)
    }
  })

  test('refuses what cannot be set with one sentence and the code 2', async () => {
    expect(await ended(serve({ PORT: 'http' }))).toEqual({
      code: 2,
      out: '',
      err: 'ludus: PORT must be a whole number from 0 to 65535. See "ludus serve --help".\n',
    })
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
      err: `ludus: A server uses the data folder ${folder} already. Stop it, or name another in LUDUS_DATA.\n`,
    })
    expect((await fetch(`${line.split(' ').at(-1)}/readyz`)).status).toBe(200)
    first.kill('SIGTERM')
    await closed
  })

  test('takes no arguments', async () => {
    expect(await run(['serve', 'brave-rats'])).toMatchObject({ code: 2, out: '' })
  })
})
