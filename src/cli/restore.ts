import { dataFolder, onlyFile, said } from '#cli/backup'
import type { Command } from '#cli/command'
import { settingFlags } from '#cli/server-settings'
import { restore } from '#server/store/backup'

export const command: Command = {
  name: 'restore',
  usage: '<file> [options]',
  summary: 'Puts a backup into the data folder of a server that is stopped.',
  options: {
    force: { type: 'boolean', help: 'replace the data that is there; it is kept as ludus.db.old' },
    ...settingFlags('data'),
  },
  notes: ['The data folder is named as for "ludus serve". Nothing is touched before the backup is checked.'],
  examples: ['ludus restore monday.db', 'ludus restore /backup/ludus.db --data /var/lib/ludus --force'],
  async run({ positionals, values }, io) {
    const file = onlyFile(positionals, 'a backup')
    const folder = dataFolder(values, 'psql ludus < FILE')
    return said(io, async () => {
      const { tables } = await restore(folder, file, { force: values['force'] === true })
      return `The backup is in the data folder ${folder}. Tables: ${tables}. Now start the server.`
    })
  },
}
