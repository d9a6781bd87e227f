import { once } from 'node:events'
import { type Command, UsageError } from '#cli/command'
import { configOf, SECRETS, settingFlags } from '#cli/server-settings'
import { ConfigError } from '#server/config'
import { startServer } from '#server/server'
import { FolderTaken } from '#server/store/folder'
import { StoreFailed } from '#house/store'

export const command: Command = {
  name: 'serve',
  usage: '[options]',
  summary: 'Serves the games: to browsers, and to programs that play.',
  options: settingFlags(),
  notes: [
    'Each can be set by the variable of the environment in brackets, too; a flag counts more. What nobody else may read',
    'is set by the environment alone:',
    ...SECRETS,
    '',
    'SIGTERM or SIGINT stops it: what was begun is finished, everybody is told. The log goes to stderr.',
  ],
  examples: [
    'ludus serve',
    'ludus serve --port 4000 --data /var/lib/ludus',
    'HOST=0.0.0.0 PORT=80 ludus serve',
    'DATABASE_URL=postgres://ludus:…@db/ludus ludus serve',
  ],
  async run({ positionals, values }, io) {
    if (positionals.length > 0)
      throw new UsageError('"serve" takes no arguments; it is set up by flags and the environment.')
    const config = configOf(values)
    try {
      const { close } = await startServer(config, {
        log: io.stderr,
        told: (url) => void io.stdout.write(`Ludus listens on ${url}\n`),
      })
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
