import { readdir, readFile } from 'node:fs/promises'

const FOLDER = new URL('migrations/', import.meta.url)

/** A numbered sentence in SQL that both databases accept; never edited once released. */
export interface Migration {
  readonly number: number
  readonly sql: string
}

/** All migrations in their order. */
export async function migrations(): Promise<readonly Migration[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => ({
      number: Number(file.slice(0, 4)),
      sql: await readFile(new URL(file, FOLDER), 'utf8'),
    })),
  )
}
