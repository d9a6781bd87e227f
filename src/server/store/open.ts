import { join } from 'node:path'
import type { Log } from '#server/log'
import { closeFolder, lockFolder } from '#server/store/folder'
import { openPostgres } from '#server/store/postgres'
import { openSqlite } from '#server/store/sqlite'
import type { ServerStore } from '#server/store/statements'

/** Where matches last. */
export interface Place {
  readonly databaseUrl?: string | undefined
  readonly dataFolder: string
}

/** The name of the database in its folder. */
export const DATABASE = 'ludus.db'

/**
 * PostgreSQL if a URL names one, else a file in the data folder, which is closed to others then: to other users, and to a
 * second server. Throws if it cannot be opened.
 */
export async function openStore(
  { databaseUrl, dataFolder }: Place,
  log: Pick<Log, 'warn'> = { warn() {} },
): Promise<ServerStore> {
  if (!databaseUrl) {
    const unlock = lockFolder(dataFolder)
    try {
      closeFolder(dataFolder, DATABASE, log)
      const store = await openBeside({ dataFolder })
      return {
        ...store,
        async close() {
          await store.close()
          unlock()
        },
      }
    } catch (error) {
      unlock()
      throw error
    }
  }
  return openBeside({ databaseUrl, dataFolder })
}

/** The same for a reader beside a server, in its process or another: it locks nothing. */
export async function openBeside({ databaseUrl, dataFolder }: Place): Promise<ServerStore> {
  if (!databaseUrl) return openSqlite(join(dataFolder, DATABASE))
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return openPostgres(databaseUrl)
  // It may hold a password, so that it is not shown.
  throw new Error(
    'The database URL must begin with postgres:// or postgresql://. Without one, matches are kept in a file of the data folder.',
  )
}
