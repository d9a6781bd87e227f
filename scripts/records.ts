// npm run records [game]: renews the recorded matches of games whose version of the rules was raised.
import { writeFile } from 'node:fs/promises'
import { GAMES, openGame } from '#games/shelf'
import { partOf, recordedOf } from '#games/testing/parts'
import { playRecorded, type RecordedFile, renewed, wanted } from '#games/testing/recorded'

/** One match a line: whoever looks at what has changed sees which. */
const textOf = ({ matches, ...rest }: RecordedFile): string => {
  const [head, tail] = JSON.stringify({ ...rest, matches: ['|'] }).split('"|"') as [string, string]
  return `${head}\n${matches.map((one) => JSON.stringify(one)).join(',\n')}\n${tail}\n`
}

async function renew(id: string): Promise<void> {
  const { game } = (await openGame(id))!
  const effects = (await partOf(id, 'testing/effects'))?.effects
  const inTheMiddle = (await partOf(id, 'testing/trials'))?.inTheMiddle
  const { file, recorded: old } = recordedOf(id)
  const recorded = renewed(game, old, { effects, inTheMiddle })
  const shown = new Set(recorded.matches.flatMap(({ record }) => [...playRecorded(game, record, effects).shown.keys()]))
  const missing = wanted(game).filter((one) => !shown.has(one))
  if (recorded !== old) await writeFile(file, textOf(recorded))
  const what = recorded === old ? 'still holds' : 'recorded anew'
  process.stdout.write(`${id}: ${recorded.matches.length} matches of version ${recorded.rules}, ${what}.\n`)
  if (missing.length > 0) process.stdout.write(`They do not show: ${missing.join(', ')}.\n`)
}

async function main([id]: readonly string[]): Promise<number> {
  const ids = GAMES.map(({ about }) => about.id)
  if (id !== undefined && !ids.includes(id)) {
    process.stderr.write(`Usage: npm run records [${ids.join('|')}]\n`)
    return 2
  }
  try {
    for (const one of id === undefined ? ids : [id]) await renew(one)
    return 0
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
