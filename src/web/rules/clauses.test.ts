import { expect, test } from 'vitest'
import { GAMES } from '#games/shelf'
import { clause, hasRules, rulesOf } from '#web/rules/clauses'
import { parseLine, parseRules } from '#web/rules/parse'

const SOURCES = import.meta.glob<string>('../../games/**/*.ts', { query: '?raw', import: 'default', eager: true })

/** Every id that the sources of a game name: in tests, at events, at refusals, at options. */
const idsNamedBy = (game: string): string[] => {
  const own = Object.entries(SOURCES).filter(([path]) => path.includes(`/games/${game}/`))
  return [...new Set(own.flatMap(([, source]) => source.match(/\b[A-Z]{2,}-[RE]?\d+\b/g) ?? []))].sort()
}

test.each(GAMES.map(({ about }) => about.id))('every clause that %s names is found', async (game) => {
  const ids = idsNamedBy(game)
  expect(ids.length).toBeGreaterThan(50)
  const missing: string[] = []
  for (const id of ids) if (!(await clause(game, id))) missing.push(id)
  expect(missing).toEqual([])
})

test('a clause is quoted with what it is about', async () => {
  expect(await clause('brave-rats', 'BR-034')).toEqual({
    id: 'BR-034',
    title: 'Rounds on hold',
    text: 'After they are awarded, no round is on hold any more.',
  })
})

test('a refusal is quoted with what was tried and what is said', async () => {
  const quoted = await clause('brave-rats', 'BR-E02')
  expect(quoted?.text).toBe('any move after the match is over: "The match is over."')
})

test('no id stands twice in a document', async () => {
  for (const { about } of GAMES) {
    const blocks = (await rulesOf(about.id)).flatMap((section) => section.blocks)
    const ids = blocks.flatMap((block) =>
      block.kind === 'clause' ? [block.id] : block.kind === 'table' ? block.rows.flatMap(({ id }) => id ?? []) : [],
    )
    expect(ids.length).toBe(new Set(ids).size)
  }
})

test('what is not there is not found', async () => {
  expect(await clause('brave-rats', 'BR-999')).toBeUndefined()
  expect(await clause('chess', 'BR-034')).toBeUndefined()
  expect(hasRules('chess')).toBe(false)
})

test('a line is cut into words, code, stress and clauses', () => {
  expect(parseLine('**Tie.** With `ties: "replay"` see BR-043.')).toEqual([
    { kind: 'strong', text: 'Tie.' },
    { kind: 'text', text: ' With ' },
    { kind: 'code', text: 'ties: "replay"' },
    { kind: 'text', text: ' see ' },
    { kind: 'clause', text: 'BR-043' },
    { kind: 'text', text: '.' },
  ])
})

test('headings, clauses, tables and listings are told apart', () => {
  const [first, second] = parseRules(
    '# Title\nfor writers\n## A. What it is\nTwo clans.\n### F1. Refusals\n- XY-001 A clause.\n- an item\n\n' +
      '| code | said |\n|---|---|\n| `XY-E01` | "No." |\n```json\n{}\n```\n1. An example.',
  )
  expect(first).toMatchObject({ id: 'A', title: 'What it is', level: 2, blocks: [{ kind: 'paragraph' }] })
  expect(second).toMatchObject({
    id: 'F1',
    level: 3,
    blocks: [
      { kind: 'clause', id: 'XY-001' },
      { kind: 'item' },
      { kind: 'table', rows: [{ id: 'XY-E01' }] },
      { kind: 'listing', text: '{}' },
      { kind: 'clause', id: 'F1-1' },
    ],
  })
})
