import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Log } from '#server/log'

// The folder has the key that signs cookies, and until the end of each match what its luck is made of.

const [OWN_FOLDER, OWN_FILE] = [0o700, 0o600]
const LOCK = 'ludus.lock'
/** Whoever made these files made the folder for them. */
const OURS = /^ludus\./

/** Someone else has the data folder. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken'
}

/**
 * Takes the folder for this process, making it if need be; returns how to give it back. The system itself takes it away
 * from a process that dies, so there is nothing to clear up. Throws `FolderTaken`.
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })
    const file = join(folder, LOCK)
    make(file)
    lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock?.close()
    const { message, errcode } = error as Error & { readonly errcode?: number }
    if (errcode === BUSY)
      throw new FolderTaken(
        `A server uses the data folder ${folder} already. Stop it, or name another by --data or LUDUS_DATA.`,
      )
    throw new Error(`The data folder ${folder} cannot be opened: ${message}`, { cause: error })
  }
  const held = lock
  return () => {
    if (held.isOpen) held.close()
  }
}

const BUSY = 5

/** Sees to it that nobody but this user can read what lies there, before anything is written. */
export function closeFolder(folder: string, database: string, log: Pick<Log, 'warn'>): void {
  if (process.platform === 'win32') return
  const names = readdirSync(folder)
  // What it is made with here, its companions are made with by SQLite.
  make(join(folder, database))
  for (const name of names) if (OURS.test(name)) narrow(join(folder, name), OWN_FILE, log)
  if (names.every((name) => OURS.test(name))) narrow(folder, OWN_FOLDER, log)
  else if (isWider(folder, OWN_FOLDER))
    log.warn('The data folder has other things in it and is open to other users. Give the server one of its own.')
}

/**
 * Makes a file that is not there, for the user whose the folder is, whoever makes it. One that is there must not even be
 * opened: closing it would undo locks of this process.
 */
export function make(file: string): void {
  if (existsSync(file)) return
  closeSync(openSync(file, 'a', OWN_FILE))
  const { uid, gid } = statSync(dirname(file))
  if (process.getuid?.() === 0) chownSync(file, uid, gid)
}

/** Waits until a file, or what a folder says of its files, is on the disk. */
export function sync(path: string): void {
  // Folders cannot be opened there.
  if (process.platform === 'win32') return
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

const isWider = (path: string, mode: number): boolean => (statSync(path).mode & 0o777 & ~mode) !== 0

function narrow(path: string, mode: number, log: Pick<Log, 'warn'>): void {
  if (!isWider(path, mode)) return
  try {
    chmodSync(path, mode)
    log.warn({ path }, 'Other users could read this; now they cannot.')
  } catch (error) {
    log.warn({ path, err: error }, 'Other users can read this, and the server may not change that.')
  }
}
