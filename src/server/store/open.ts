import { join } from 'node:path'
import { openPostgres } from '#server/store/postgres'
import { openSqlite } from '#server/store/sqlite'
import type { ServerStore } from '#server/store/statements'

/** PostgreSQL if a URL names one, else the file `ludus.db` in the data folder. Throws if it cannot be opened. */
export async function openStore({
  databaseUrl,
  dataFolder,
}: {
  readonly databaseUrl?: string | undefined
  readonly dataFolder: string
}): Promise<ServerStore> {
  if (!databaseUrl) return openSqlite(join(dataFolder, 'ludus.db'))
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return openPostgres(databaseUrl)
  // It may hold a password, so that it is not shown.
  throw new Error(
    'The database URL must begin with postgres:// or postgresql://. Without one, matches are kept in a file of the data folder.',
  )
}
