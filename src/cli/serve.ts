import { once } from 'node:events'
import { type Command, UsageError } from '#cli/command'
import { ConfigError, readConfig, SETTINGS } from '#server/config'
import { startServer } from '#server/server'
import { FolderTaken } from '#server/store/folder'
import { StoreFailed } from '#house/store'

const rows = Object.values(SETTINGS).map(({ name, fallback, help }) => [name, fallback, help] as const)
const width = Math.max(...rows.map(([name]) => name.length)) + 2

export const command: Command = {
  name: 'serve',
  usage: '',
  summary: 'Serves the games: to browsers, and to programs that play.',
  options: {},
  notes: [
    'Environment variables:',
    ...rows.map(
      ([name, fallback, help]) => `  ${name.padEnd(width)}${help}${fallback === '' ? '' : ` (default ${fallback})`}`,
    ),
    '',
    'SIGTERM or SIGINT stops it: what was begun is finished, everybody is told. The log goes to stderr.',
  ],
  examples: ['ludus serve', 'HOST=0.0.0.0 PORT=80 ludus serve', 'DATABASE_URL=postgres://ludus:…@db/ludus ludus serve'],
  async run({ positionals }, io) {
    if (positionals.length > 0) throw new UsageError('"serve" takes no arguments; it is set up by the environment.')
    try {
      const config = readConfig(process.env)
      const { url, close } = await startServer(config, { log: io.stderr })
      io.stdout.write(`Ludus listens on ${url}\n`)
      await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
      // Whoever asks a second time does not want to wait.
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
      await close()
      return 0
    } catch (error) {
      if (error instanceof ConfigError) throw new UsageError(error.message)
      if (!(error instanceof FolderTaken || error instanceof StoreFailed)) throw error
      io.stderr.write(`ludus: ${error.message}\n`)
      return 1
    }
  },
}
