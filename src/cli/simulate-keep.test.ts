import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { simulate } from '#cli/simulate'
import { addPlayed, type Kept, missing, nothingPlayed } from '#cli/simulate-keep'
import { emptyTally, type Plan } from '#cli/simulation'
import { run } from '#cli/testing'
import { box } from '#games/brave-rats/box'
import { DEFAULTS } from '#games/brave-rats/options'

const START = fileURLToPath(new URL('start.ts', import.meta.url))
const PLAN: Plan = {
  game: 'brave-rats',
  options: DEFAULTS,
  bots: ['greedy', 'random'],
  rotate: true,
  seed: 'Yarg',
  budget: { iterations: 3 },
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ludus-keep-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('ranges of matches that touch become one, and the gaps between them are missing', () => {
  const kept = nothingPlayed({ rules: 1, plans: [PLAN] })
  expect(missing(kept.played[0]!.ranges, 10)).toEqual([[0, 10]])
  for (const range of [
    [4, 6],
    [8, 9],
    [0, 2],
    [6, 7],
  ] as const)
    addPlayed(kept, 0, range, emptyTally())
  expect(kept.played[0]!.ranges).toEqual([
    [0, 2],
    [4, 7],
    [8, 9],
  ])
  expect(missing(kept.played[0]!.ranges, 10)).toEqual([
    [2, 4],
    [7, 8],
    [9, 10],
  ])
  expect(missing(kept.played[0]!.ranges, 9)).toEqual([
    [2, 4],
    [7, 8],
  ])
})

test('stopped again and again, it comes to what it comes to at one go', async () => {
  const plans = [PLAN, { ...PLAN, seed: 'Applewood' }]
  const matches = 2000
  const kept: Kept = nothingPlayed({ rules: 1, plans })
  let sittings = 0
  for (let played = 0; played < matches; sittings++) {
    const stopping = new AbortController()
    const keep = (): void => stopping.abort()
    const done = await simulate(box, plans, matches, { workers: 2, batch: 400, kept, keep, stop: stopping.signal })
    expect(done.summary.matches).toBeGreaterThan(played)
    played = done.summary.matches
    if (played === matches) expect(done).not.toHaveProperty('cutShort')
  }
  expect(sittings).toBeGreaterThan(1)
  const whole = nothingPlayed(kept.of)
  await simulate(box, plans, matches, { workers: 1, kept: whole })
  expect(kept.played).toEqual(whole.played)
})

describe('the command', () => {
  const base = [
    'simulate',
    'brave-rats',
    '--bots',
    'easy',
    '--seed',
    's',
    '--iterations',
    '50',
    '--workers',
    '2',
    '--json',
  ]
  const figures = (out: string): unknown => ({ ...(JSON.parse(out) as object), speed: undefined })

  test('killed at any moment, it goes on where it was', async () => {
    const file = join(folder, 'killed.json')
    const argv = [...base, '--matches', '2000', '--keep', file]
    const child = spawn(process.execPath, [START, ...argv], { stdio: 'ignore' })
    while (!existsSync(file)) await setTimeout(5)
    child.kill('SIGKILL')
    await once(child, 'close')
    const { played } = JSON.parse(await readFile(file, 'utf8')) as Kept
    expect(missing(played[0]!.ranges, 2000)).not.toEqual([])
    const resumed = await run(argv)
    expect(figures(resumed.out)).toEqual(figures((await run([...base, '--matches', '2000'])).out))
    // Nothing is left to play.
    expect(figures((await run(argv)).out)).toEqual(figures(resumed.out))
  })

  test('stopped by Ctrl-C, it says that it goes on', async () => {
    const file = join(folder, 'stopped.json')
    const before = process.listenerCount('SIGINT')
    const running = run([...base, '--matches', '1000000', '--keep', file])
    while (process.listenerCount('SIGINT') === before || !existsSync(file)) await setTimeout(5)
    process.emit('SIGINT', 'SIGINT')
    const { code, err } = await running
    expect(code).toBe(130)
    expect(err).toContain(`They are kept in ${file}: the same command goes on from there.`)
  })

  test('more matches are added to those that are kept', async () => {
    const file = join(folder, 'more.json')
    await run([...base, '--matches', '30', '--keep', file])
    const more = await run([...base, '--matches', '50', '--keep', file])
    expect(figures(more.out)).toEqual(figures((await run([...base, '--matches', '50'])).out))
    expect(await run([...base, '--matches', '30', '--keep', file])).toMatchObject({
      code: 2,
      err: expect.stringContaining('keeps more matches than --matches asks for'),
    })
  })

  test('a section does not name the file', async () => {
    const page = join(folder, 'page.md')
    await run([...base, '--matches', '10', '--keep', join(folder, 'page.json'), '--markdown', page])
    expect(await readFile(page, 'utf8')).not.toContain('--keep')
  })

  test.each([
    ['without a seed', ['--matches', '10'], '--keep needs --seed'],
    ['of other matches', ['--seed', 't'], 'keeps other matches'],
    ['of other bots', ['--seed', 's', '--bots', 'easy,random'], 'keeps other matches'],
  ])('refuses a file %s', async (_what, more, sentence) => {
    const file = join(folder, 'other.json')
    await run([...base, '--matches', '10', '--keep', file])
    const { code, err } = await run([
      'simulate',
      'brave-rats',
      '--bots',
      'easy',
      '--iterations',
      '50',
      ...more,
      '--keep',
      file,
    ])
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })

  test.each([
    ['that is cut off', '{"of":', 'cannot be read'],
    ['of something else', '{"of":{"rules":1,"plans":[]}}', 'does not keep what was played'],
  ])('refuses a file %s', async (_what, text, sentence) => {
    const file = join(folder, 'bad.json')
    await writeFile(file, text)
    const { code, err } = await run([...base, '--matches', '10', '--keep', file])
    expect(code).toBe(2)
    expect(err).toContain(sentence)
    expect(await readFile(file, 'utf8')).toBe(text)
  })
})
