import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { run } from '#cli/testing'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { Visitor } from '#server/testing/visitor'

const START = fileURLToPath(new URL('start.ts', import.meta.url))
const SECRET = { LUDUS_SECRET: 'kept for this test' }

afterEach(() => vi.unstubAllEnvs())

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ludus-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function serve(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ ...UNLIMITED, ...SECRET, ...env })
  onTestFinished(() => server.end())
  return server
}

/** The real program, in a process of its own, with this data folder. */
async function ludus(folder: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [START, ...args], { env: { ...process.env, LUDUS_DATA: folder } })
  const ended = once(child, 'close') as Promise<[number | null]>
  const [out, err] = [text(child.stdout), text(child.stderr)]
  const [code] = await ended
  return { code, out: await out, err: await err }
}

/** The same here. */
function here(folder: string, ...args: readonly string[]) {
  vi.stubEnv('LUDUS_DATA', folder)
  return run(args)
}

/** A backup of a server with one table, and where it was. */
async function backup(): Promise<{ readonly file: string; readonly folder: string; readonly table: string }> {
  const server = await serve()
  const table = await new Visitor(server.url).newTable()
  await server.close()
  const file = join(await newFolder(), 'kept.db')
  expect(await here(server.folder, 'backup', file)).toEqual({ code: 0, out: expect.any(String), err: '' })
  return { file, folder: server.folder, table }
}

const ONE_LINE = /^ludus: .+\.\n$/

test('a backup that is made while people play has all that was acknowledged before, and they play on from it', async () => {
  const server = await serve()
  const ann = new Visitor(server.url)
  const table = await ann.newTable()
  await ann.act(table, { do: 'sit' })
  const say = async (number: number): Promise<void> => {
    expect((await ann.act(table, { do: 'chat', text: `word ${number}` })).status).toBe(200)
  }
  for (let at = 0; at < 30; at++) await say(at)
  const over = new AbortController()
  const talking = (async () => {
    for (let at = 30; !over.signal.aborted; at++) await say(at)
  })()
  const file = join(await newFolder(), 'kept.db')
  expect(await ludus(server.folder, 'backup', file)).toEqual({
    code: 0,
    out: `${file} is whole and sound. Tables: 1.\n`,
    err: '',
  })
  over.abort()
  await talking
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const folder = join(await newFolder(), 'data')
  expect(await ludus(folder, 'restore', file)).toMatchObject({ code: 0, err: '' })
  const db = new DatabaseSync(join(folder, 'ludus.db'))
  const entries = db
    .prepare('select entry from entries order by seq')
    .all()
    .map(({ entry }) => String(entry))
  db.close()
  for (let at = 0; at < 30; at++) expect(entries.filter((entry) => entry.includes(`"word ${at}"`))).toHaveLength(1)

  const again = await serve({ LUDUS_DATA: folder })
  const back = new Visitor(again.url)
  back.cookie = ann.cookie
  expect((await back.get(`/api/tables/${table}`)).body).toMatchObject({ as: 0 })
  expect((await back.act(table, { do: 'chat', text: 'Here again.' })).status).toBe(200)
})

describe('ludus backup', () => {
  test('writes over nothing unless told to, and leaves nothing half done', async () => {
    const { file, folder } = await backup()
    const refused = await here(folder, 'backup', file)
    expect(refused).toEqual({ code: 1, out: '', err: expect.stringMatching(ONE_LINE) })
    expect(refused.err).toContain('--force')
    expect(await here(folder, 'backup', file, '--force')).toMatchObject({ code: 0 })
    expect(await readdir(join(file, '..'))).toEqual(['kept.db'])
  })

  test('does not call it done if the data is damaged', async () => {
    const { folder } = await backup()
    const file = join(await newFolder(), 'kept.db')
    const db = await open(join(folder, 'ludus.db'), 'r+')
    const { size } = await db.stat()
    for (let page = 4096; page < size; page += 4096) await db.write(Buffer.alloc(2000, 0xee), 0, 2000, page)
    await db.close()
    expect(await here(folder, 'backup', file)).toEqual({ code: 1, out: '', err: expect.stringMatching(ONE_LINE) })
    expect(await readdir(join(file, '..'))).toEqual([])
  })

  test('says so where there is no data, or another way', async () => {
    const folder = await newFolder()
    expect(await here(folder, 'backup', join(folder, 'x.db'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(ONE_LINE),
    })
    expect(await here(folder, 'backup')).toMatchObject({ code: 2 })
    vi.stubEnv('DATABASE_URL', 'postgres://ann:hunter2@db/ludus')
    for (const [command, way] of [
      ['backup', 'pg_dump'],
      ['restore', 'psql'],
    ] as const) {
      const { code, err } = await here(folder, command, join(folder, 'x.db'))
      expect([code, err]).toEqual([2, expect.stringContaining(way)])
      expect(err).not.toContain('hunter2')
    }
  })
})

describe('ludus restore', () => {
  test('refuses while a server uses the folder, even if told to', async () => {
    const { file } = await backup()
    const server = await serve()
    const refused = await ludus(server.folder, 'restore', file, '--force')
    expect(refused).toEqual({ code: 1, out: '', err: expect.stringMatching(ONE_LINE) })
    expect(refused.err).toContain('A server uses the data folder')
    expect((await new Visitor(server.url).get('/readyz')).status).toBe(200)
  })

  test('replaces data only if told to, and keeps it aside', async () => {
    const { file, table } = await backup()
    const other = await serve()
    const lost = await new Visitor(other.url).newTable()
    await other.close()
    const before = await readFile(join(other.folder, 'ludus.db'))
    const refused = await here(other.folder, 'restore', file)
    expect(refused).toEqual({ code: 1, out: '', err: expect.stringMatching(ONE_LINE) })
    expect(await readFile(join(other.folder, 'ludus.db'))).toEqual(before)
    expect(await here(other.folder, 'restore', file, '--force')).toMatchObject({ code: 0 })
    expect((await readdir(other.folder)).toSorted()).toEqual(['ludus.db', 'ludus.db.old', 'ludus.lock'])
    const again = await serve({ LUDUS_DATA: other.folder })
    const visitor = new Visitor(again.url)
    expect((await visitor.get(`/api/tables/${table}`)).status).toBe(200)
    expect((await visitor.get(`/api/tables/${lost}`)).status).toBe(404)
  })

  test.each([
    ['is no database', async (file: string) => writeFile(file, 'This is no database. '.repeat(500))],
    ['is cut off', async (file: string) => writeFile(file, (await readFile(file)).subarray(0, 20_000))],
    ['is of something else', async (file: string) => changed(file, 'drop table migrations')],
    ['is of a newer version', async (file: string) => changed(file, 'insert into migrations (number) values (9999)')],
  ])('refuses a file that %s, and touches nothing', async (_what, spoil) => {
    const { file } = await backup()
    await spoil(file)
    const folder = await newFolder()
    expect(await here(folder, 'restore', file, '--force')).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(ONE_LINE),
    })
    expect(await readdir(folder)).toEqual(['ludus.lock'])
  })
})

async function changed(file: string, statement: string): Promise<void> {
  const db = new DatabaseSync(file)
  db.exec(statement)
  db.close()
}

test('the data folder can be named by a flag, which counts more than the environment', async () => {
  const { file, folder } = await backup()
  const [copy, other] = [join(await newFolder(), 'flag.db'), join(await newFolder(), 'data')]
  const nowhere = await newFolder()
  expect(await here(nowhere, 'backup', copy, '--data', folder)).toMatchObject({ code: 0, err: '' })
  expect(await here(nowhere, 'restore', file, '--data', other)).toMatchObject({ code: 0, err: '' })
  expect(await readdir(other)).toContain('ludus.db')
  expect(await here(nowhere, 'revoke', '--all', '--data', other)).toMatchObject({ code: 0, err: '' })
  expect(await readdir(nowhere)).toEqual([])
})
