import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { UsageError } from '#cli/command'
import { FORMAT, type MatchRecord } from '#engine/match'
import { parseRecord } from '#engine/record'
import { Refused } from '#engine/refusal'
import type { AnyBox } from '#games/box'
import { openGame } from '#games/shelf'
import { MATCH_FILE, parseJson, Unreadable } from '#protocol/json'

/** Reads a saved match; throws `UsageError` if there is no such file, `Refused` if it holds something else. */
export async function readMatch(file: string): Promise<MatchRecord> {
  try {
    return parseRecord(parseJson(await readText(file), MATCH_FILE))
  } catch (error) {
    if (error instanceof Unreadable) throw new Refused({ code: 'bad-record', message: `${file}: ${error.message}` })
    throw error
  }
}

/** Reads a saved match, and opens the game that it is of; throws as `readMatch` does, and `Refused` if that is not here. */
export async function openMatch(file: string): Promise<{ readonly box: AnyBox; readonly record: MatchRecord }> {
  const record = await readMatch(file)
  const box = await openGame(record.game)
  if (box) return { box, record }
  const message = `${file}: a match of ${JSON.stringify(record.game)}, which is not here.`
  throw new Refused({ code: 'no-such-game', message })
}

async function readText(file: string): Promise<string> {
  // One byte more than may be: what has no end, such as a device, is not read to it.
  const bytes: Buffer[] = []
  try {
    for await (const some of createReadStream(file, { end: MATCH_FILE.characters })) bytes.push(some as Buffer)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new UsageError(`There is no file ${file}.`)
    if (code === 'EISDIR') throw new UsageError(`${file} is a directory.`)
    throw new UsageError(`${JSON.stringify(file)} cannot be read: ${whatFailed(error)}.`)
  }
  const whole = Buffer.concat(bytes)
  if (whole.length > MATCH_FILE.characters) throw new UsageError(`${file} is larger than 16 MiB, which no match is.`)
  return new TextDecoder().decode(whole)
}

/** Writes a match, whole or not at all; says what is wrong if that cannot be done. */
export async function saveMatch(record: MatchRecord, file: string): Promise<string | undefined> {
  const problem = await whyNotSave(file)
  if (problem !== undefined) return problem
  const draft = `${file}.${randomUUID()}.draft`
  try {
    await writeFile(draft, `${JSON.stringify(record, null, 2)}\n`)
    await rename(draft, file)
    return undefined
  } catch (error) {
    await rm(draft, { force: true })
    return `The match cannot be saved in ${JSON.stringify(file)}: ${whatFailed(error)}.`
  }
}

/** Throws `UsageError` if a match could not be saved there. Leaves no trace. */
export async function checkSaveable(file: string): Promise<void> {
  const problem = await whyNotSave(file)
  if (problem !== undefined) throw new UsageError(problem)
  const draft = `${file}.${randomUUID()}.draft`
  await writeFile(draft, '').catch((error: unknown) => {
    throw new UsageError(`The match cannot be saved in ${JSON.stringify(file)}: ${whatFailed(error)}.`)
  })
  await rm(draft)
}

const FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'that is not allowed there',
  EPERM: 'that is not allowed there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
  ERR_INVALID_ARG_VALUE: 'no file has such a name',
}

/** What went wrong with a file, in words where we have some. */
function whatFailed(error: unknown): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException
  return FAILURES[code] ?? `the system says ${code}`
}

/** Nothing but an earlier match is overwritten. */
async function whyNotSave(file: string): Promise<string | undefined> {
  if (file.includes('\u0000')) return 'No file has such a name.'
  const there = await stat(file).catch(() => undefined)
  if (!there) return undefined
  if (!there.isFile()) return `${file} is not a file.`
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.includes(`"${FORMAT}"`) ? undefined : `${file} is there already and is not a Ludus match.`
}
