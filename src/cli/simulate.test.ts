import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bot } from '#bots/bot'
import { asJson, asTable } from '#cli/simulate-print'
import { NothingPlayed, simulate } from '#cli/simulate'
import { reportPage } from '#cli/report'
import { sectionOf } from '#cli/report-markdown'
import { addTally, botAt, emptyTally, type Plan, playBatch } from '#cli/simulation'
import { type Standing, type Summary, summarise } from '#cli/statistics'
import { run } from '#cli/testing'
import type { GameTypes } from '#engine/game'
import { Match } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import { box } from '#games/brave-rats/box'
import { FACE_DOWN } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import { DEFAULTS } from '#games/brave-rats/options'
import type { BraveRats } from '#games/brave-rats/types'

const PLAN: Plan = {
  game: 'brave-rats',
  options: { ...DEFAULTS, ties: 'draw' },
  bots: ['random', 'random'],
  rotate: true,
  seed: 'Yarg',
  budget: { iterations: 1 },
}

const inSeat = ({ standings }: Summary, seat: number | null, bot = 'random'): Standing =>
  standings.find((row) => row.bot === bot && row.seat === seat)!

describe('random against random', async () => {
  const matches = 20_000
  const { summary } = await simulate(box, [PLAN], matches, { workers: 2 })
  const error = (share: number): number => 3 * Math.sqrt((share * (1 - share)) / matches)

  test('each seat wins 49.2 %, and 1.7 % are ties', () => {
    for (const seat of [0, 1]) {
      const { played, wins, losses, ties, payoff } = inSeat(summary, seat)
      expect(played).toBe(matches)
      expect(Math.abs(wins.share - 0.492)).toBeLessThan(error(0.492))
      expect(Math.abs(ties.share - 0.017)).toBeLessThan(error(0.017))
      expect(wins.count + losses.count + ties.count).toBe(matches)
      expect(payoff).toBeCloseTo(wins.share + ties.share / 2, 12)
    }
    expect(inSeat(summary, 0).wins.count).toBe(inSeat(summary, 1).losses.count)
  })

  test('a match takes 5.01 rounds, of two choices each', () => {
    const { mean, deviation, least, most, counts } = summary.length!
    expect(Math.abs(mean - 5.01)).toBeLessThan((3 * deviation) / Math.sqrt(matches))
    expect([least, most]).toEqual([1, 8])
    expect(counts.reduce((sum, [, times]) => sum + times, 0)).toBe(matches)
    expect(summary.choices.mean).toBeCloseTo(2 * mean, 12)
  })

  test('15.6 % end by a Princess', () => {
    expect(summary.reasons.map(({ reason }) => reason)).toEqual(['victories', 'princess', 'tie'])
    const princess = summary.reasons.find(({ reason }) => reason === 'princess')!
    expect(Math.abs(princess.share - 0.156)).toBeLessThan(error(0.156))
  })
})

describe('the result depends on the plan alone', async () => {
  const options = { ...DEFAULTS, draft: true, luckyDraw: true }
  const plan: Plan = { ...PLAN, bots: ['random', 'greedy'], options, budget: { iterations: 3 } }
  const { summary } = await simulate(box, [plan], 200, { workers: 1 })

  test.each([
    [1, 7],
    [2, 64],
    [2, 1],
    [3, 200],
  ])('not on %i workers with batches of %i', async (workers, batch) => {
    expect((await simulate(box, [plan], 200, { workers, batch })).summary).toEqual(summary)
  })

  test('another seed, other matches', async () => {
    expect((await simulate(box, [{ ...plan, seed: 'Applewood' }], 200)).summary).not.toEqual(summary)
  })

  test('the first matches of more are the same matches', async () => {
    const more = (await simulate(box, [plan], 201)).summary
    expect(more.matches).toBe(201)
    const counts = (choices: Summary['choices']) => new Map(choices.counts)
    const added = [...counts(more.choices)].filter(([value, times]) => counts(summary.choices).get(value) !== times)
    expect(added).toHaveLength(1)
  })
})

test('what happens is told while it happens', async () => {
  const told: number[] = []
  await simulate(box, [PLAN], 30_000, { workers: 1, told: (played) => told.push(played) })
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect(told.at(-1)).toBe(30_000)
})

describe('seats', () => {
  const tally = {
    results: { '[0,[1,0],"victories"]': 3, '[1,[1,0],"victories"]': 1, '[1,[0.5,0.5],"tie"]': 1 },
    choices: { 4: 5 },
    lengths: {},
    census: { seen: 2 },
  }
  const plan: Plan = { ...PLAN, bots: ['hard', 'easy'] }

  test('bots move up from match to match', () => {
    expect([0, 1].map((seat) => plan.bots[botAt(plan, 0, seat)])).toEqual(['hard', 'easy'])
    expect([0, 1].map((seat) => plan.bots[botAt(plan, 1, seat)])).toEqual(['easy', 'hard'])
  })

  test('each bot is counted in each seat and in all', () => {
    const summary = summarise([[plan, tally]])
    const counts = ({ played, wins, losses, ties, payoff }: Standing) => [
      played,
      wins.count,
      losses.count,
      ties.count,
      payoff,
    ]
    expect(counts(inSeat(summary, null, 'hard'))).toEqual([5, 3, 1, 1, 0.7])
    expect(counts(inSeat(summary, 0, 'hard'))).toEqual([3, 3, 0, 0, 1])
    expect(counts(inSeat(summary, 1, 'hard'))).toEqual([2, 0, 1, 1, 0.25])
    expect(counts(inSeat(summary, null, 'easy'))).toEqual([5, 1, 3, 1, 0.3])
    expect(summary.length).toBeNull()
  })

  test('tallies add up', () => {
    const sum = emptyTally()
    addTally(sum, tally)
    addTally(sum, {
      results: { '[0,[1,0],"victories"]': 1 },
      choices: { 2: 1 },
      lengths: { 1: 1 },
      census: { seen: 1, heard: 4 },
    })
    expect(sum.results['[0,[1,0],"victories"]']).toBe(4)
    expect([sum.choices, sum.lengths, sum.census]).toEqual([{ 2: 1, 4: 5 }, { 1: 1 }, { seen: 3, heard: 4 }])
  })
})

test("a bot sees its seat's view and nothing more, before anyone has chosen", () => {
  const seen: string[] = []
  const watching =
    (name: string): Bot<BraveRats> =>
    (view, choices, random) => {
      const me = view.viewer as 0 | 1
      const hidden = view.hands[1 - me]!.every((card) => card === FACE_DOWN)
      const first = view.spySeat === null && view.committed.some((card) => card !== null)
      const foreign = choices.some(({ card }) => !view.hands[me].includes(card))
      seen.push(`${name} ${hidden && !first && !foreign ? 'sees what it may' : 'sees too much'}`)
      return pick(random, choices)
    }
  const plan: Plan = { ...PLAN, bots: ['one', 'other'], options: { ...DEFAULTS, luckyDraw: true } }
  const bots = plan.bots.map(watching) as unknown as Bot<GameTypes>[]
  playBatch(box, plan, bots, { from: 0, count: 50 }, { done() {}, isStopped: () => false })
  expect(new Set(seen)).toEqual(new Set(['one sees what it may', 'other sees what it may']))
})

test('a match is as long as the rounds of all its games', () => {
  const match = Match.start(braveRats, { seats: 2, options: { emperor: true }, seed: 'long' })
  const random = SeededRandom.from('choices')
  let rounds = 0
  while (!match.outcome) {
    expect(braveRats.length!(match.view('spectator'))).toBe(rounds)
    const { actor } = match.pending().find(({ locked }) => !locked)!
    const events = match.submit({ actor, choice: pick(random, match.choices(actor)) })
    rounds += events.filter(({ kind }) => kind === 'revealed').length
  }
  expect(match.state.game).toBeGreaterThan(1)
  expect(braveRats.length!(match.state)).toBe(rounds)
})

describe('the command', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ludus-simulate-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const base = ['simulate', 'brave-rats', '--matches', '40', '--seed', 's', '--workers', '1', '--iterations', '5']

  test('prints a table', async () => {
    const { code, out, err } = await run([...base, '--bots', 'random,greedy'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^BraveRats: 40 matches, random against greedy\nseed s; seats in turn; options ties=draw \(/)
    for (const name of ['random', 'random as Yargs', 'random as Applewoods', 'greedy', 'greedy as Yargs'])
      expect(out).toMatch(new RegExp(`^${name} +[24]0 +\\d+\\.\\d +\\d+\\.\\d–\\d+\\.\\d `, 'm'))
    expect(out).toMatch(/^ended by {2}victories \d+\.\d %/m)
    expect(out).toMatch(/^rounds {4}\d\.\d\d on average, from \d to \d$/m)
    expect(out).toMatch(/^choices {3}\d+\.\d\d on average/m)
    expect(out).toMatch(/^speed {5}[\d,]+ matches\/s on 1 worker \(/m)
  })

  test('seats can be fixed', async () => {
    const { out } = await run([...base, '--bots', 'random,greedy', '--fixed-seats'])
    expect(out).toContain('seats fixed')
    expect(out).toMatch(/^random as Yargs +40 /m)
    expect(out).not.toMatch(/^random as Applewoods/m)
    expect(out).not.toMatch(/^random {3}/m)
  })

  test('prints JSON that a program can rely on', async () => {
    const { code, out } = await run([...base, '--json', '--options', '{"fastRat":true,"ties":"replay"}'])
    expect(code).toBe(0)
    const result = JSON.parse(out) as Record<string, unknown>
    const share = {
      count: expect.any(Number),
      share: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
    }
    const spread = {
      mean: expect.any(Number),
      deviation: expect.any(Number),
      least: expect.any(Number),
      most: expect.any(Number),
      counts: expect.any(Array),
    }
    const row = (seat: number | null) => ({
      bot: 'random',
      seat,
      played: seat === null ? 80 : 40,
      wins: share,
      losses: share,
      ties: share,
      payoff: expect.any(Number),
      index: { value: expect.any(Number), low: expect.any(Number), high: expect.any(Number) },
    })
    expect(result).toEqual({
      game: 'brave-rats',
      rules: expect.any(Number),
      matches: 40,
      bots: ['random', 'random'],
      seats: ['Yargs', 'Applewoods'],
      rotate: true,
      seed: 's',
      options: { ...DEFAULTS, fastRat: true, ties: 'replay' },
      budget: { iterations: 5 },
      standings: [row(null), row(0), row(1)],
      reasons: expect.arrayContaining([{ reason: 'victories', ...share }]),
      choices: spread,
      length: { measure: 'rounds', ...spread },
      speed: { workers: 1, seconds: expect.any(Number), matchesPerSecond: expect.any(Number) },
    })
  })

  test('without a seed one is drawn and printed, and gives the same again', async () => {
    const drawn = await run(['simulate', 'brave-rats', '--matches', '20', '--workers', '1'])
    const seed = /^seed (\w+);/m.exec(drawn.out)![1]!
    const again = await run(['simulate', 'brave-rats', '--matches', '20', '--workers', '1', '--seed', seed])
    const withoutSpeed = (out: string) => out.replace(/^speed.*$/m, '')
    expect(withoutSpeed(again.out)).toBe(withoutSpeed(drawn.out))
  })

  test('writes a report', async () => {
    const file = join(folder, 'out.html')
    const { code, err } = await run([...base, '--report', file])
    expect([code, err]).toEqual([0, `The report is in ${file}.\n`])
    expect(await readFile(file, 'utf8')).toContain('BraveRats: random against random')
  })

  test.each([
    ['no game', ['simulate'], 'Name a game: brave-rats'],
    ['two games', ['simulate', 'brave-rats', 'chess'], '"chess" is too much'],
    ['an unknown game', ['simulate', 'chess'], 'There is no game "chess". Try one of brave-rats'],
    ['an unknown bot', [...base, '--bots', 'random,genius'], 'There is no bot "genius"'],
    ['an empty bot', [...base, '--bots', 'random,'], 'There is no bot ""'],
    ['too many bots', [...base, '--bots', 'random,easy,hard'], '--bots names 3 bots for 2 seats'],
    ['too many seats', [...base, '--seats', '3'], 'BraveRats is for 2 players'],
    ['seats that are no number', [...base, '--seats', 'two'], '--seats must be a whole number'],
    ['a range that is too wide', [...base, '--seats', '2-3'], 'BraveRats is for 2 players'],
    ['a range that goes down', [...base, '--seats', '3-2'], '"3-2" is none of them'],
    ['a range of ranges', [...base, '--seats', '2-2-2'], '"2-2-2" is none of them'],
    ['a range without an end', [...base, '--seats', '2-'], '--seats must be a whole number'],
    ['a size named twice', [...base, '--seats', '2,2'], '--seats names 2 twice'],
    ['a title without a page', [...base, '--title', 'x'], '--title needs --markdown'],
    ['an unknown option', [...base, '--options', 'turbo'], 'Option "turbo" must be one of traitor'],
    ['a wrong value', [...base, '--options', 'ties=never'], 'Option "ties" must be "replay" or "draw"'],
    ['clashing options', [...base, '--options', 'draft,randomDeal'], 'Choose one'],
    ['an option set twice', [...base, '--options', 'ties=draw,ties=replay'], '--options sets ties twice'],
    ['options that are nothing', [...base, '--options', 'a=b=c'], '"a=b=c" is neither'],
    ['broken JSON', [...base, '--options', '{"ties":'], '--options is not the JSON'],
    ['no matches', [...base, '--matches', '0'], '--matches must be a whole number from 1 to 1000000000'],
    ['half a match', [...base, '--matches', '1.5'], '--matches must be a whole number'],
    ['too many matches', [...base, '--matches', '1000000001'], '--matches must be a whole number'],
    ['no workers', [...base, '--workers', '0'], '--workers must be a whole number from 1 to 256'],
    ['no time', ['simulate', 'brave-rats', '--ms', '0'], '--ms must be a whole number'],
    ['no iterations', [...base, '--iterations', '0'], '--iterations must be a whole number'],
    ['time and iterations', [...base, '--ms', '5', '--iterations', '5'], 'Give --ms or --iterations, not both'],
    ['an unknown switch', [...base, '--turbo'], '"simulate" knows no "--turbo"'],
  ])('refuses %s', async (_what, argv, sentence) => {
    const { code, out, err } = await run(argv)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
    expect(err).toMatch(/^ludus: .*\n$/)
  })

  test('writes a section, and the same one again', async () => {
    const file = join(folder, 'page.md')
    const argv = [...base, '--markdown', file, '--title', 'Two at random']
    expect(await run(argv)).toMatchObject({ code: 0, err: `The section is in ${file}.\n` })
    const page = await readFile(file, 'utf8')
    expect(page).toContain('# BraveRats: measured\n\n<!-- simulated: Two at random -->\n\n## Two at random\n')
    expect(page).toContain(
      `npx ludus simulate brave-rats --matches 40 --seed s --workers 1 --iterations 5 --markdown ${file}`,
    )
    await run(argv)
    const again = await readFile(file, 'utf8')
    const withoutSpeed = (text: string) => text.replace(/[\d,]+ matches\/s/, '')
    expect(withoutSpeed(again)).toBe(withoutSpeed(page))
  })

  test.each([
    ['in no folder', 'nowhere/out.html', 'there is no folder'],
    ['that is a folder', '.', 'it is a folder'],
  ])('refuses a report %s before anything is played', async (_what, name, sentence) => {
    const before = await readdir(folder)
    const { code, out, err } = await run([...base, '--matches', '1000000000', '--report', join(folder, name)])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
    expect(await readdir(folder)).toEqual(before)
  })
})

describe('cut short', () => {
  const cut = async (plans: readonly Plan[] = [PLAN]) => {
    const stopping = new AbortController()
    const told = (played: number): void => {
      if (played > 20) stopping.abort()
    }
    return simulate(box, plans, 100_000_000, { workers: 2, told, stop: stopping.signal })
  }

  test('what was played until then counts, every match of it to its end', async () => {
    const done = await cut()
    expect(done.cutShort).toBe(100_000_000)
    const { matches, standings } = done.summary
    expect(matches).toBeGreaterThan(20)
    expect(matches).toBeLessThan(100_000_000)
    const [all] = standings
    expect(all!.wins.count + all!.losses.count + all!.ties.count).toBe(all!.played)
  })

  test('that is said wherever its figures are', async () => {
    const done = await cut()
    const said = /Cut short after [\d,]+ of 100,000,000 matches: the figures are of those alone/
    expect(asTable(box, done)).toMatch(said)
    expect(reportPage(box, done)).toMatch(said)
    expect(sectionOf(box, done, '')).toMatch(said)
    expect(asJson(box, done)).toMatchObject({ cutShort: { asked: 100_000_000, played: done.summary.matches } })
    const whole = await simulate(box, [PLAN], 10, { workers: 1 })
    expect(whole).not.toHaveProperty('cutShort')
    for (const shown of [asTable(box, whole), reportPage(box, whole), sectionOf(box, whole, '')])
      expect(shown).not.toContain('Cut short')
    expect(asJson(box, whole)).not.toHaveProperty('cutShort')
  })

  test('a size that had no turn is left out', async () => {
    const done = await cut([PLAN, { ...PLAN, seed: 'other' }])
    expect(done.parts.length).toBeGreaterThan(0)
    for (const { summary } of done.parts) expect(summary.matches).toBeGreaterThan(0)
  })

  test('before the first match there is nothing to show', async () => {
    const running = simulate(box, [PLAN], 1000, { workers: 1, stop: AbortSignal.abort() })
    await expect(running).rejects.toThrow(NothingPlayed)
  })

  test('by Ctrl-C, with the exit code of a shell', async () => {
    const before = process.listenerCount('SIGINT')
    const running = run(['simulate', 'brave-rats', '--matches', '1000000000', '--workers', '1', '--json'])
    while (process.listenerCount('SIGINT') === before) await setImmediate()
    process.emit('SIGINT', 'SIGINT')
    const { code, err } = await running
    expect(code).toBe(130)
    expect(err).toMatch(/^ludus: Cut short .+\.\n$/)
    expect(process.listenerCount('SIGINT')).toBe(before)
  })
})
