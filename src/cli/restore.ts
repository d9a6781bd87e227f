import { dataFolder, onlyFile, said } from '#cli/backup'
import type { Command } from '#cli/command'
import { restore } from '#server/store/backup'

export const command: Command = {
  name: 'restore',
  usage: '<file> [options]',
  summary: 'Puts a backup into the data folder of a server that is stopped.',
  options: { force: { type: 'boolean', help: 'replace the data that is there; it is kept as ludus.db.old' } },
  notes: ['LUDUS_DATA names the data folder, as for "ludus serve". Nothing is touched before the backup is checked.'],
  examples: ['ludus restore monday.db', 'LUDUS_DATA=/var/lib/ludus ludus restore /backup/ludus.db --force'],
  async run({ positionals, values }, io) {
    const file = onlyFile(positionals, 'a backup')
    const folder = dataFolder('psql ludus < FILE')
    return said(io, async () => {
      const { tables } = await restore(folder, file, { force: values['force'] === true })
      return `The backup is in the data folder ${folder}. Tables: ${tables}. Now start the server.`
    })
  },
}
