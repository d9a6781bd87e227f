import { type QuotedClause, rulesOf } from '#web/rules/clauses'
import { plain } from '#web/rules/parse'

/** The first clauses in which all these words stand, or whose id begins with them. */
export async function findClauses(game: string, wanted: string, most: number): Promise<readonly QuotedClause[]> {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const all = (await rulesOf(game)).flatMap(({ title, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'clause' ? [{ id: block.id, title, text: plain(block.line) }] : [])),
  )
  const fits = ({ id, text }: QuotedClause) => {
    const said = `${id} ${text}`.toLowerCase()
    return parts.every((part) => said.includes(part))
  }
  return all.filter(fits).slice(0, most)
}
