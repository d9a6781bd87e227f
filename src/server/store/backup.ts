import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockFolder, make, sync } from '#server/store/folder'
import { migrations } from '#server/store/migrations'
import { DATABASE } from '#server/store/open'

/** A backup that cannot be made or restored: one sentence. */
export class NoBackup extends Error {
  override readonly name = 'NoBackup'
}

/** What came of it. */
interface Kept {
  readonly tables: number
}

const COMPANIONS = ['-wal', '-shm'] as const

/** Writes all of a data folder into one file, while a server may be at work there. Throws `NoBackup`. */
export async function backUp(folder: string, file: string, { force }: { readonly force: boolean }): Promise<Kept> {
  const database = join(folder, DATABASE)
  if (!existsSync(database)) throw new NoBackup(`There is no database in the data folder ${folder}.`)
  if (existsSync(file) && !force) throw new NoBackup(`${file} is there already. --force writes over it.`)
  return inPart(file, async (part) => {
    make(part)
    const db = new DatabaseSync(database)
    try {
      // All as it is at one moment; whoever plays writes on.
      db.prepare('vacuum into ?').run(part)
    } finally {
      db.close()
    }
    return check(part)
  })
}

/**
 * Puts a backup into a data folder that no server uses; with `force` where there is data already, which is moved aside
 * then. Throws `NoBackup`, or `FolderTaken`.
 */
export async function restore(folder: string, file: string, { force }: { readonly force: boolean }): Promise<Kept> {
  if (!existsSync(file)) throw new NoBackup(`There is no file ${file}.`)
  const unlock = lockFolder(folder)
  try {
    const database = join(folder, DATABASE)
    if (existsSync(database) && !force)
      throw new NoBackup(`There is data in ${folder} already. --force replaces it, and keeps it as ${DATABASE}.old.`)
    return await inPart(database, async (part) => {
      make(part)
      copyFileSync(file, part)
      const kept = await check(part)
      // A log that is left would be played into the database that comes now.
      for (const companion of [...COMPANIONS, '']) {
        rmSync(`${database}.old${companion}`, { force: true })
        if (existsSync(database + companion)) renameSync(database + companion, `${database}.old${companion}`)
      }
      return kept
    })
  } finally {
    unlock()
  }
}

/** Makes a file under another name, and gives it its own once it is whole and on the disk. */
async function inPart(file: string, fill: (part: string) => Promise<Kept>): Promise<Kept> {
  const part = `${file}.part`
  const clear = (): void => {
    for (const companion of ['', ...COMPANIONS]) rmSync(part + companion, { force: true })
  }
  clear()
  try {
    const kept = await fill(part)
    sync(part)
    renameSync(part, file)
    sync(dirname(file))
    return kept
  } catch (error) {
    if (error instanceof NoBackup) throw error
    throw new NoBackup(`${file} cannot be written: ${(error as Error).message}.`, { cause: error })
  } finally {
    clear()
  }
}

/** Reads all of a database of ours; throws `NoBackup` if it is none, or not sound. */
async function check(file: string): Promise<Kept> {
  const newest = (await migrations()).at(-1)!.number
  const db = new DatabaseSync(file)
  const ask = (question: string): unknown => Object.values(db.prepare(question).get()!)[0]
  try {
    const verdict = ask('pragma integrity_check(1)')
    if (verdict !== 'ok') throw new NoBackup(`The database is damaged: ${String(verdict)}.`)
    const version = Number(ask('select max(number) from migrations'))
    if (version > newest) throw new NoBackup('The backup is of a newer version of Ludus than this one.')
    return { tables: Number(ask('select count(*) from tables')) }
  } catch (error) {
    if (error instanceof NoBackup) throw error
    throw new NoBackup(`This is no sound database of Ludus: ${(error as Error).message}.`, { cause: error })
  } finally {
    db.close()
  }
}
