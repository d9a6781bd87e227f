import { type Block, parseRules, plain, type Section } from '#web/rules/parse'

/** A clause as it is quoted: its id, what it is about, its words. */
export interface QuotedClause {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** The documents, each loaded when it is first asked for. */
const DOCUMENTS = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })
const read = new Map<string, Promise<readonly Section[]>>()

/** The names of the documents of a game: `arena` has its own, and `arena-coop` as a part. */
const documentsOf = (game: string): string[] =>
  Object.keys(DOCUMENTS).filter((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
    return name === game || name.startsWith(`${game}-`)
  })

export const hasRules = (game: string): boolean => documentsOf(game).length > 0

/** All sections of a game's rules; none if there is no such game. */
export function rulesOf(game: string): Promise<readonly Section[]> {
  const known = read.get(game)
  if (known) return known
  const reading = Promise.all(documentsOf(game).map((path) => DOCUMENTS[path]!())).then((texts) =>
    texts.flatMap(parseRules),
  )
  read.set(game, reading)
  // What could not be loaded is tried again the next time.
  reading.catch(() => read.delete(game))
  return reading
}

/** The clause, ruling or refusal of this id, if the game has it. */
export async function clause(game: string, id: string): Promise<QuotedClause | undefined> {
  for (const { title, blocks } of await rulesOf(game))
    for (const block of blocks) {
      const text = textOf(block, id)
      if (text !== undefined) return { id, title, text }
    }
  return undefined
}

/** What a block says under this id. */
function textOf(block: Block, id: string): string | undefined {
  if (block.kind === 'clause') return block.id === id ? plain(block.line) : undefined
  if (block.kind !== 'table') return undefined
  const row = block.rows.find((each) => each.id === id)
  return row?.cells.slice(1).map(plain).join(': ')
}
