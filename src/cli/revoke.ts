import { randomBytes } from 'node:crypto'
import { type Command, UsageError } from '#cli/command'
import { configOf, settingFlags } from '#cli/server-settings'
import { openBeside } from '#server/store/open'

export const command: Command = {
  name: 'revoke',
  usage: '--all',
  summary: 'Takes back what lets people and programs in: they come back as someone new.',
  options: { all: { type: 'boolean', help: 'every cookie, and the token of every bot' }, ...settingFlags('data') },
  notes: ['It looks for the database where "ludus serve" does. Servers that run know of it within seconds.'],
  examples: ['ludus revoke --all'],
  async run({ positionals, values }, io) {
    if (positionals.length > 0 || !values['all']) throw new UsageError('"revoke" takes back all or nothing: say --all.')
    const store = await openBeside(configOf(values))
    try {
      await store.revokeAll(randomBytes(16).toString('base64url'))
    } finally {
      await store.close()
    }
    io.stdout.write('All cookies and tokens are taken back.\n')
    return 0
  },
}
