import { expect, test } from 'vitest'
import { reportPage } from '#cli/report'
import type { Plan, Tally } from '#cli/simulation'
import { type Simulation, summarise } from '#cli/statistics'
import type { CensusTable } from '#engine/census'
import { box } from '#games/brave-rats/box'
import { DEFAULTS } from '#games/brave-rats/options'

const PLAN: Plan = {
  game: 'brave-rats',
  options: { ...DEFAULTS, fastRat: true, ties: 'draw' },
  bots: ['hard', 'random'],
  rotate: true,
  seed: 'a <b> & "c"',
  budget: { iterations: 500 },
}
const TALLY: Tally = {
  results: { '[0,[1,0],"victories"]': 70, '[1,[0,1],"princess"]': 20, '[0,[0.5,0.5],"tie"]': 10 },
  choices: { 8: 60, 10: 30, 16: 10 },
  lengths: { 4: 60, 5: 30, 8: 10 },
  census: {},
}
function report(plan: Plan, tally: Tally, more: Partial<Simulation> = {}): string {
  const summary = summarise([[plan, tally]])
  return reportPage(box, { parts: [{ plan, summary }], summary, tables: [TABLE], workers: 2, seconds: 0.5, ...more })
}

const TABLE: CensusTable = {
  title: 'Cards <all>',
  note: 'What they are worth.',
  head: ['', 'held', 'index'],
  rows: [
    ['Prince', 1000, { kind: 'index', won: 600, due: 500, of: 1000 }],
    ['Spy & co', 900, { kind: 'index', won: 400, due: 450, of: 900 }],
    ['Never', 0, { kind: 'index', won: 0, due: 0, of: 0 }],
  ],
  plot: 2,
}

const page = report(PLAN, TALLY)

test('it is one page that needs nothing else', () => {
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(page.trimEnd()).toMatch(/<\/html>$/)
  expect(page).not.toMatch(/https?:|src=|href=|@import|url\(|<script/)
  expect(page).toContain('prefers-color-scheme: dark')
})

test('every tag that is opened is closed', () => {
  const open: string[] = []
  const misplaced: string[] = []
  for (const [tag, slash, name, end] of page.matchAll(/<(\/?)([a-z]\w*)[^>]*?(\/?)>/g)) {
    if (end === '/' || name === 'meta') continue
    if (slash === '') open.push(name!)
    else if (open.pop() !== name) misplaced.push(tag)
  }
  expect([open, misplaced]).toEqual([[], []])
})

test('it says who won how often, how sure that is, how long it took and why it ended', () => {
  const text = page
    .replaceAll(/<style>.*<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  expect(text).toContain('BraveRats: hard against random')
  expect(text).toContain('100 matches, the bots taking the seats in turn')
  expect(text).toContain('hard 90.0 % won, 10.0 % tied, 0.0 % lost')
  expect(text).toContain('hard as Yargs 87.5 % won')
  expect(text).toContain('random as Applewoods 0.0 % won')
  expect(text).toContain('82.6–94.5')
  expect(text).toContain('victories 70.0 % (60.4–78.1)')
  expect(text).toContain('Length in rounds 4.70 on average, standard deviation 1.19, from 4 to 8')
  expect(text).toContain('5 rounds: 30 matches')
  expect(text).toContain('options fastRat=true, ties=draw')
  expect(text).toContain('thinking 500 iterations')
  expect(text).toContain('speed 200 matches/s on 2 workers')
})

test('whatever a seed says, it stays text', () => {
  expect(page).toContain('a &lt;b&gt; &amp; &quot;c&quot;')
  expect(page).not.toContain('<b> & ')
})

test('bars are as long as their shares', () => {
  expect(page).toContain('<rect class="win" width="900" height="18"/>')
  expect(page).toContain('<rect class="tie" width="1000" height="18"/>')
  expect(page).toContain('<rect class="win" width="700" height="18"/>')
})

test('many lengths share columns, and none is lost', () => {
  const lengths = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [at + 1, 1]))
  const wide = report(PLAN, { ...TALLY, lengths })
  const columns = [...wide.matchAll(/<title>(\d+) to (\d+) rounds: (\d+) match/g)]
  expect(columns.length).toBeGreaterThan(20)
  expect(columns.length).toBeLessThanOrEqual(32)
  expect(columns.reduce((sum, [, , , times]) => sum + Number(times), 0)).toBe(1000)
})

test('a single match, one length, a fixed seat: still a page', () => {
  const one = report(
    { ...PLAN, rotate: false },
    { results: { '[0,[0,1],"princess"]': 1 }, choices: { 2: 1 }, lengths: {}, census: {} },
    { workers: 1, tables: [] },
  )
  expect(one).toContain('1 match, each bot in its own seat')
  expect(one).not.toMatch(/NaN|Infinity|undefined/)
  expect(one).not.toContain('Length in rounds')
  expect(one).toContain('on 1 worker<')
})

test("the game's own tables, with bars on one scale and a line where nobody is better off", () => {
  expect(page).toContain('<h2>Cards &lt;all&gt;</h2>')
  expect(page).toContain('<span>Spy &amp; co</span><span><b>0.89 (0.82–0.95)</b></span>')
  expect(page).toContain('<th scope="row">Prince</th><td>1,000</td><td>1.20 (1.14–1.26)</td>')
  expect(page).toContain('<th scope="row">Never</th><td>0</td><td>-</td>')
  const [prince, spy] = ['Prince', 'Spy &amp; co'].map((name) => page.slice(page.indexOf(`<span>${name}</span>`)))
  const width = (bar: string | undefined) => Number(/class="win" width="([\d.]+)"/.exec(bar!)![1])
  const line = Number(/class="half" d="M([\d.]+) 0v18"/.exec(prince!)![1])
  expect(width(prince) / line).toBeCloseTo(1.2, 3)
  expect(width(spy) / line).toBeCloseTo(400 / 450, 3)
})
