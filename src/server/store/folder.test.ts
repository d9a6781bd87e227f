import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { FolderTaken, lockFolder } from '#server/store/folder'
import { openStore } from '#server/store/open'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ludus-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

/** The modes of a folder and of what lies in it. */
const modes = (folder: string) =>
  Object.fromEntries([['.', modeOf(folder)], ...readdirSync(folder).map((name) => [name, modeOf(join(folder, name))])])

const OWN = { '.': '700', 'ludus.db': '600', 'ludus.db-shm': '600', 'ludus.db-wal': '600', 'ludus.lock': '600' }

describe('the data folder', () => {
  test('is open to nobody else, nor is anything in it, whatever the user lets others read', async () => {
    const mask = process.umask(0)
    onTestFinished(() => void process.umask(mask))
    const folder = join(newFolder(), 'data')
    const store = await openStore({ dataFolder: folder })
    await store.setting('cookie-key', 'secret')
    expect(modes(folder)).toEqual(OWN)
    await store.close()
  })

  test('that was open to others is closed, and the log says so', async () => {
    const folder = join(newFolder(), 'data')
    mkdirSync(folder)
    await (await openStore({ dataFolder: folder })).close()
    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'ludus.db'), 0o644)
    const said: unknown[] = []
    const store = await openStore({ dataFolder: folder }, { warn: (...line: unknown[]) => void said.push(line) })
    expect(modes(folder)).toEqual(OWN)
    expect(JSON.stringify(said).match(/now they cannot/g)).toHaveLength(2)
    await store.close()
  })

  test('that is not ours alone stays as it is, but for our files, and the log says so', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'letter.txt'), 'Dear Ann')
    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'letter.txt'), 0o644)
    const said: unknown[] = []
    const store = await openStore({ dataFolder: folder }, { warn: (...line: unknown[]) => void said.push(line) })
    await store.setting('cookie-key', 'secret')
    expect(modes(folder)).toEqual({ ...OWN, '.': '755', 'letter.txt': '644' })
    expect(JSON.stringify(said)).toContain('Give the server one of its own')
    await store.close()
  })

  test('is for one server at a time', async () => {
    const folder = newFolder()
    const store = await openStore({ dataFolder: folder })
    await expect(openStore({ dataFolder: folder })).rejects.toThrow(FolderTaken)
    await store.close()
    await (await openStore({ dataFolder: folder })).close()
  })

  test('is free again when a server was killed', async () => {
    const folder = newFolder()
    const script = join(folder, 'ludus.holds.mjs')
    writeFileSync(
      script,
      `import { lockFolder } from ${JSON.stringify(new URL('folder.ts', import.meta.url).href)}
       lockFolder(${JSON.stringify(folder)})
       process.send('held')
       setInterval(() => {}, 1000)`,
    )
    const child = fork(script)
    await once(child, 'message')
    expect(() => lockFolder(folder)).toThrow(`A server uses the data folder ${folder} already.`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    lockFolder(folder)()
  })
})
