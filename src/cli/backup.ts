import { type Arguments, type Command, type Io, UsageError } from '#cli/command'
import { configOf, settingFlags } from '#cli/server-settings'
import { backUp, NoBackup } from '#server/store/backup'
import { FolderTaken } from '#server/store/folder'

export const command: Command = {
  name: 'backup',
  usage: '<file> [options]',
  summary: 'Writes all that a server keeps into one file, while it runs.',
  options: { force: { type: 'boolean', help: 'write over a file that is there' }, ...settingFlags('data') },
  notes: [
    'The data folder is named as for "ludus serve". The file is checked before it is called done. It holds the key that',
    'signs cookies and the luck of matches that run: keep it as safe as the original.',
  ],
  examples: ['ludus backup monday.db', 'ludus backup /backup/ludus.db --data /var/lib/ludus --force'],
  async run({ positionals, values }, io) {
    const file = onlyFile(positionals, 'the one to write')
    const folder = dataFolder(values, 'pg_dump ludus > FILE')
    return said(io, async () => {
      const { tables } = await backUp(folder, file, { force: values['force'] === true })
      return `${file} is whole and sound. Tables: ${tables}.`
    })
  },
}

export function onlyFile(positionals: readonly string[], which: string): string {
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new UsageError(`One file is needed: ${which}.`)
  return file
}

/** The data folder; throws `UsageError` where the data is not in one. */
export function dataFolder(values: Arguments['values'], instead: string): string {
  const { databaseUrl, dataFolder: folder } = configOf(values)
  if (databaseUrl === undefined) return folder
  throw new UsageError(`DATABASE_URL names a PostgreSQL, which has its own way: ${instead}.`)
}

/** Says what came of it, or in one sentence why nothing did; the exit code. */
export async function said({ stdout, stderr }: Io, work: () => Promise<string>): Promise<number> {
  try {
    stdout.write(`${await work()}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof NoBackup || error instanceof FolderTaken)) throw error
    stderr.write(`ludus: ${error.message}\n`)
    return 1
  }
}
