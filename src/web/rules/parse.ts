// A rules document as data. It is Markdown of a plain kind: headings, clauses, paragraphs, lists, tables, listings.

/** A piece of a line: plain words, code, stress, or the id of a clause that is meant. */
export interface Piece {
  readonly kind: 'text' | 'code' | 'strong' | 'clause'
  readonly text: string
}

export type Line = readonly Piece[]

/** What has an id: a clause, a ruling, a refusal, an example. */
interface Clause {
  readonly kind: 'clause'
  readonly id: string
  readonly line: Line
}

export type Block =
  | Clause
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'item'; readonly line: Line }
  | { readonly kind: 'listing'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly Row[] }

/** A row of a table; refusals are rows with an id. */
interface Row {
  readonly id: string | undefined
  readonly cells: readonly Line[]
}

export interface Section {
  /** `B3` of the heading `### B3. Rounds on hold`. */
  readonly id: string
  readonly title: string
  readonly level: 2 | 3
  readonly blocks: readonly Block[]
}

const HEADING = /^(##|###) (?:([A-Z]\d*)\.? )?(.+)$/
const CLAUSE = /^- (?:\*\*)?([A-Z]+-R?\d+)\b(?:\*\*)? ?(.*)$/
const REFUSAL = /^`?([A-Z]+-E\d+)\b/
/** An example that is told in steps has a number of its own. */
const HEAD = /^\*\*([A-Z]\d+)\b/
const STEP = /^(\d+)\. (.*)$/
const PIECES = /`([^`]+)`|\*\*([^*]+)\*\*|\b([A-Z]{2,}-[RE]?\d+)\b/g

/** Reads a document; what stands before the first heading of the second level is for those who write it. */
export function parseRules(markdown: string): Section[] {
  const sections: { -readonly [Key in keyof Section]: Key extends 'blocks' ? Block[] : Section[Key] }[] = []
  const lines = markdown.split('\n')
  /** What numbered lines belong to: the section, or an example in it. */
  let under = ''
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!.trimEnd()
    const heading = HEADING.exec(line)
    if (heading) {
      const level = heading[1] === '##' ? 2 : 3
      sections.push({
        id: heading[2] ?? `S${sections.length}`,
        title: heading[3]!.replaceAll('`', ''),
        level,
        blocks: [],
      })
      under = sections.at(-1)!.id
      continue
    }
    const section = sections.at(-1)
    if (!section || line === '') continue
    under = HEAD.exec(line)?.[1] ?? under
    if (line.startsWith('```')) {
      const end = lines.indexOf('```', at + 1)
      section.blocks.push({ kind: 'listing', text: lines.slice(at + 1, end).join('\n') })
      at = end
    } else if (line.startsWith('|')) {
      let end = at
      while (lines[end]?.startsWith('|')) end++
      section.blocks.push(parseTable(lines.slice(at, end), section.id))
      at = end - 1
    } else section.blocks.push(parseBlock(line, under))
  }
  return sections
}

function parseBlock(line: string, under: string): Block {
  const clause = CLAUSE.exec(line)
  if (clause) return { kind: 'clause', id: clause[1]!, line: parseLine(clause[2]!) }
  const step = STEP.exec(line)
  if (step) return { kind: 'clause', id: `${under}-${step[1]!}`, line: parseLine(step[2]!) }
  if (line.startsWith('- ')) return { kind: 'item', line: parseLine(line.slice(2)) }
  return { kind: 'paragraph', line: parseLine(line) }
}

function parseTable(lines: readonly string[], section: string): Block {
  const [head, , ...rows] = lines.map((line) => line.replace(/^\||\|$/g, '').split('|'))
  return {
    kind: 'table',
    head: head!.map((cell) => parseLine(cell.trim())),
    rows: rows.map((cells) => ({
      id: section.startsWith('F') ? REFUSAL.exec(cells[0]!.trim())?.[1] : undefined,
      cells: cells.map((cell) => parseLine(cell.trim())),
    })),
  }
}

/** Cuts a line into its pieces. */
export function parseLine(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(PIECES)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) })
    const [all, code, strong, clause] = match
    if (code !== undefined) pieces.push({ kind: isClauseId(code) ? 'clause' : 'code', text: code })
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else pieces.push({ kind: 'clause', text: clause! })
    end = match.index + all.length
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
  return pieces
}

const isClauseId = (text: string): boolean => /^[A-Z]{2,}-[RE]?\d+$/.test(text)

/** The words of a line without its marks. */
export const plain = (line: Line): string => line.map(({ text }) => text).join('')
