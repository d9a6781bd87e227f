import { expect, test } from 'vitest'
import { rulesOf } from '#web/rules/clauses'
import { parseRules } from '#web/rules/parse'
import { countPassages, cutAt, searchRules, wordsOf } from '#web/rules/search'

const SECTIONS = parseRules('## B. Holds\n- XY-001 The round is on hold.\n## C. Ends\n- XY-002 The game ends.')

test('nothing sought shows everything', () => {
  expect(searchRules(SECTIONS, wordsOf('  '))).toBe(SECTIONS)
})

test.each([
  ['round HOLD', ['B']],
  ['xy-002', ['C']],
  ['the', ['B', 'C']],
  ['ends', ['C']],
  ['princess', []],
])('"%s" is found in %j', (query, found) => {
  expect(searchRules(SECTIONS, wordsOf(query)).map(({ id }) => id)).toEqual(found)
})

test('a row of a table counts as a passage', async () => {
  const found = searchRules(await rulesOf('brave-rats'), wordsOf('br-e11'))
  expect(countPassages(found)).toBe(1)
})

test('the longer of two words is found whole', () => {
  expect(cutAt('The Princess', ['prince', 'princess'])).toEqual(['The ', 'Princess', ''])
})

test('a text is cut where a word stands, whatever signs it has', () => {
  expect(cutAt('Strength +2, and +2 again', ['+2'])).toEqual(['Strength ', '+2', ', and ', '+2', ' again'])
})
