import { describe, expect, test } from 'vitest'
import { asData, printedRows, sayCell } from '#cli/report-figures'
import { sectionOf, titleOf, withSection } from '#cli/report-markdown'
import type { Plan } from '#cli/simulation'
import { type Simulation, summarise } from '#cli/statistics'
import type { CensusTable } from '#engine/census'
import { box } from '#games/brave-rats/box'
import { DEFAULTS } from '#games/brave-rats/options'

const TABLE: CensusTable = {
  title: 'Cards',
  note: 'What they are worth.',
  head: ['', 'held', 'index', 'said'],
  rows: [
    ['Prince', 1000, { kind: 'index', won: 600, due: 500, of: 1000 }, 'a | b'],
    ['Spy', 12.5, { kind: 'share', count: 1, of: 4, bare: true }, 'c'],
    ['Rat', 0, { kind: 'mean', sum: 0, squares: 0, of: 0 }, 'd'],
  ],
}

test('cells in words', () => {
  expect(TABLE.rows.map((row) => row.map(sayCell))).toEqual([
    ['Prince', '1,000', '1.20 (1.14–1.26)', 'a | b'],
    ['Spy', '12.50', '25.0 %', 'c'],
    ['Rat', '0', '-', 'd'],
  ])
})

test('cells as data', () => {
  const { rows } = asData(TABLE) as { rows: unknown[][] }
  expect(rows[0]![2]).toEqual({
    kind: 'index',
    of: 1000,
    value: 1.2,
    low: expect.closeTo(1.139, 3),
    high: expect.closeTo(1.26, 3),
  })
  expect(rows[2]![2]).toEqual({ kind: 'mean', of: 0, value: null })
})

describe('of a long table the ends are printed', () => {
  const long = (rows: number): CensusTable => ({
    ...{ title: 'Long', head: ['', 'at'], ends: 2 },
    rows: Array.from({ length: rows }, (_, at) => [`row ${at}`, at]),
  })
  const names = (rows: number) => printedRows(long(rows)).map(([name]) => name)

  test('with a gap', () => expect(names(9)).toEqual(['row 0', 'row 1', '…', 'row 7', 'row 8']))
  test('unless the gap would hide one row only', () => expect(names(5)).toHaveLength(5))
  test('with as many cells in the gap', () => expect(printedRows(long(9))[2]).toEqual(['…', '']))
})

describe('a section', () => {
  const plan: Plan = {
    ...{ game: 'brave-rats', bots: ['hard', 'random'], rotate: true, seed: 's' },
    options: { ...DEFAULTS, fastRat: true },
    budget: { iterations: 500 },
  }
  const summary = summarise([
    [
      plan,
      {
        results: { '[0,[1,0],"victories"]': 3, '[1,[0,1],"princess"]': 1 },
        choices: { 8: 4 },
        lengths: { 4: 4 },
        census: {},
      },
    ],
  ])
  const done: Simulation = { parts: [{ plan, summary }], summary, tables: [TABLE], workers: 2, seconds: 0.5 }
  const section = sectionOf(box, done, 'ludus simulate brave-rats')

  test('says how it was measured', () => {
    expect(section).toMatch(/^```sh\nludus simulate brave-rats\n```\n/)
    expect(section).toContain('4 matches: hard against random, 2 seats; options fastRat=true; at most 500 iterations')
    expect(section).toContain('Ended by victories 75.0 % and princess 25.0 %; 4.00 rounds on average, from 4 to 4.')
  })

  test('has the standings and the tables', () => {
    expect(section).toMatch(/^\| hard as Yargs \| 3 \| 100\.0 \| .* \| 2\.00 \| .* \|$/m)
    expect(section).toContain(
      [
        '### Cards',
        '',
        'What they are worth.',
        '',
        '|  | held | index | said |',
        '| --- | ---: | ---: | --- |',
        '| Prince | 1,000 | 1.20 (1.14–1.26) | a \\| b |',
        '| Spy | 12.50 | 25.0 % | c |',
      ].join('\n'),
    )
  })

  test('takes the place of the one with its title, and leaves the rest', () => {
    const page = withSection(withSection('# Balance\n\nBy hand.\n', 'One', 'first'), 'Two', 'second')
    expect(page).toBe(
      '# Balance\n\nBy hand.\n\n<!-- simulated: One -->\n\n## One\n\nfirst\n<!-- simulated -->\n\n' +
        '<!-- simulated: Two -->\n\n## Two\n\nsecond\n<!-- simulated -->\n',
    )
    const more = `${page}\nMore by hand.\n`
    expect(withSection(more, 'One', 'again')).toBe(more.replace('first', 'again'))
    expect(withSection(more, 'Two', 'again')).toBe(more.replace('second', 'again'))
  })

  test('has a title of one line', () => {
    expect(titleOf(done.parts)).toBe('hard against random, 2 seats')
    expect(titleOf(done.parts, ' a\n b --> c ')).toBe('a b c')
  })
})
