import { type Block, plain, type Section } from '#web/rules/parse'

/** The words that are looked for, in small letters. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean)

const saysAll = (text: string, words: readonly string[]): boolean => {
  const small = text.toLowerCase()
  return words.every((word) => small.includes(word))
}

/** The block with only those of its rows that have all the words; `undefined` if nothing is left of it. */
function sought(block: Block, words: readonly string[]): Block | undefined {
  switch (block.kind) {
    case 'clause':
      return saysAll(`${block.id} ${plain(block.line)}`, words) ? block : undefined
    case 'table': {
      const rows = block.rows.filter(({ cells }) => saysAll(cells.map(plain).join(' '), words))
      return rows.length > 0 ? { ...block, rows } : undefined
    }
    case 'listing':
      return saysAll(block.text, words) ? block : undefined
    case 'paragraph':
    case 'item':
      return saysAll(plain(block.line), words) ? block : undefined
  }
}

/** The sections with only what has all the words, or whose title has them. */
export function searchRules(sections: readonly Section[], words: readonly string[]): readonly Section[] {
  if (words.length === 0) return sections
  return sections.flatMap((section) => {
    if (saysAll(section.title, words)) return [section]
    const blocks = section.blocks.flatMap((block) => sought(block, words) ?? [])
    return blocks.length > 0 ? [{ ...section, blocks }] : []
  })
}

/** How many passages there are, a row of a table counting as one. */
export const countPassages = (sections: readonly Section[]): number =>
  sections
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 1), 0)

/** A text cut where one of the words stands in it; every second part is such a word. */
export function cutAt(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text]
  // The longest first: a princess is more than a prince.
  const escaped = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi'))
}
