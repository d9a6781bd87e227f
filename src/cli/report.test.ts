import { expect, test } from 'vitest'
import { reportPage } from '#cli/report'
import type { Plan, Tally } from '#cli/simulation'
import { type Simulation, summarise } from '#cli/statistics'
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
}
const report = (plan: Plan, tally: Tally, more: Partial<Simulation> = {}): string =>
  reportPage(box, { plan, summary: summarise(plan, tally), workers: 2, seconds: 0.5, ...more })

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
    { results: { '[0,[0,1],"princess"]': 1 }, choices: { 2: 1 }, lengths: {} },
    { workers: 1 },
  )
  expect(one).toContain('1 match, each bot in its own seat')
  expect(one).not.toMatch(/NaN|Infinity|undefined/)
  expect(one).not.toContain('Length in rounds')
  expect(one).toContain('on 1 worker<')
})
