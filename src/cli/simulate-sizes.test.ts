import { describe, expect, test } from 'vitest'
import { makeBots } from '#cli/bots'
import { machineKit } from '#cli/kit'
import { simulate } from '#cli/simulate'
import { parsePlans, sharedOut } from '#cli/simulate-plan'
import { type Follower, type Plan, playBatch, type Tally } from '#cli/simulation'
import { type Standing, standingsOf, summarise } from '#cli/statistics'
import { run } from '#cli/testing'
import type { Census } from '#engine/census'
import type { GameTypes } from '#engine/game'
import { box as braveRats } from '#games/brave-rats/box'
import { box } from '#games/last-brave/box'

const NOBODY: Follower = { done() {}, isStopped: () => false }

const plansFor = (seats: string, more: Record<string, string | boolean> = {}): readonly Plan[] =>
  parsePlans(box, { seats, seed: 's', iterations: '1', ...more })
const sizes = (plans: readonly Plan[]): number[] => plans.map(({ bots }) => bots.length)

describe('sizes of tables', () => {
  test.each([
    ['4', [4]],
    ['3-7', [3, 4, 5, 6, 7]],
    ['6, 3', [3, 6]],
    ['7,3-4', [3, 4, 7]],
    ['5-5', [5]],
  ])('%s', (seats, wanted) => expect(sizes(plansFor(seats))).toEqual(wanted))

  test('without a word, the least the game allows', () => {
    expect(sizes(parsePlans(box, {}))).toEqual([3])
    expect(sizes(parsePlans(braveRats, {}))).toEqual([2])
  })

  test('one name fills all seats, several take them in turn', () => {
    expect(plansFor('3-4', { bots: 'random' }).map(({ bots }) => bots.join())).toEqual([
      'random,random,random',
      'random,random,random,random',
    ])
    expect(plansFor('5', { bots: 'greedy, random' })[0]!.bots.join()).toBe('greedy,random,greedy,random,greedy')
  })

  test('each has luck of its own, and one alone the luck it always had', () => {
    expect(plansFor('3-4').map(({ seed }) => seed)).toEqual(['s/3', 's/4'])
    expect(plansFor('4')[0]!.seed).toBe('s')
  })

  test('matches are shared out equally', () => {
    expect(sharedOut(100, 5)).toEqual([20, 20, 20, 20, 20])
    expect(sharedOut(8, 3)).toEqual([3, 3, 2])
  })
})

describe('a level against another', () => {
  const plan: Plan = { ...plansFor('3', { bots: 'normal,normal,easy' })[0]! }
  /** Matches of all three ways to sit, of which the one `easy` wins so many each. */
  const tally = (matches: number, wins: number): Tally => ({
    results: Object.assign(
      {},
      ...[0, 1, 2].map((shift) => {
        const easy = (2 - shift + 3) % 3
        const payoffs = (winner: number): string => JSON.stringify([0, 1, 2].map((seat) => (seat === winner ? 1 : 0)))
        return {
          [`[${shift},${payoffs(easy)},"last-standing"]`]: wins,
          [`[${shift},${payoffs((easy + 1) % 3)},"last-standing"]`]: matches - wins,
        }
      }),
    ) as Tally['results'],
    choices: { 10: 3 * matches },
    lengths: {},
    census: {},
  })

  test('wins x seats / (matches x seats of that level), wherever it sat', () => {
    const { standings } = summarise([[plan, tally(100, 20)]])
    const of = (name: string): Standing => standings.find(({ bot, seat }) => bot === name && seat === null)!
    expect([of('normal').played, of('easy').played]).toEqual([600, 300])
    expect(of('normal').index.value).toBeCloseTo((240 * 3) / (300 * 2), 12)
    expect(of('easy').index.value).toBeCloseTo((60 * 3) / (300 * 1), 12)
    // The two of a level share a win between them: both levels are known equally well.
    expect(of('easy').index.low).toBeCloseTo(3 * 0.1585, 3)
    expect(of('normal').index.high).toBeCloseTo(1.5 * (1 - 0.1585), 3)
  })

  test('in one seat it is the share of that seat', () => {
    const { standings } = summarise([[plan, tally(100, 20)]])
    const easy = standings.filter(({ bot, seat }) => bot === 'easy' && seat !== null)
    expect(easy.map(({ played, index }) => [played, index.value.toFixed(2)])).toEqual([
      [100, '0.60'],
      [100, '0.60'],
      [100, '0.60'],
    ])
  })

  test('several sizes are summed up, and listed each', () => {
    const other = plansFor('4', { bots: 'normal,normal,easy' })[0]!
    const four: Tally = { ...tally(1, 0), results: { '[0,[1,0,0,0],"last-standing"]': 300 } }
    const parts = [[plan, tally(100, 20)] as const, [other, four] as const]
    const simulation = {
      parts: parts.map((part) => ({ plan: part[0], summary: summarise([part]) })),
      summary: summarise(parts),
      ...{ tables: [], workers: 1, seconds: 1 },
    }
    const rows = standingsOf(box.texts.en, simulation)
    expect(rows.map(({ name, played }) => [name, played])).toEqual([
      ['normal', 600 + 900],
      ['normal, 3 seats', 600],
      ['normal, 4 seats', 900],
      ['easy', 300 + 300],
      ['easy, 3 seats', 300],
      ['easy, 4 seats', 300],
    ])
    expect(simulation.summary.matches).toBe(600)
  })
})

describe('a census', () => {
  /** What a census is told, in order. */
  const said: string[] = []
  const listening: Census<GameTypes> = {
    watch(bots, count) {
      said.push(`watch ${bots.join()}`)
      return {
        told: ({ kind }) => said.push(kind),
        chosen(_state, { kind, actor }, choices, choice) {
          said.push(choices.includes(choice) ? `${kind} of ${actor}` : 'a choice that was not offered')
          count('choices')
        },
        ended: (_state, { payoffs }) =>
          count(
            'payoff',
            payoffs.reduce((sum, payoff) => sum + payoff, 0),
          ),
      }
    },
    tables: () => [],
  }
  const play = (plan: Plan, count: number, census?: Census<GameTypes>): Tally =>
    playBatch(box, plan, makeBots(box, plan.bots, machineKit({ iterations: 1 })), { from: 0, count }, NOBODY, census)

  test('hears of the deal, of every choice and of the end', () => {
    const plan: Plan = { ...plansFor('3', { bots: 'random,greedy' })[0]!, rotate: true }
    const tally = play(plan, 2, listening)
    expect(said.filter((line) => line.startsWith('watch'))).toEqual([
      'watch random,greedy,random',
      'watch greedy,random,random',
    ])
    expect(said.slice(1, 6)).toEqual(['bout-begun', 'dealt', 'dealt', 'dealt', 'turn-begun'])
    expect(said[6]).toMatch(/^turn of [012]$/)
    const choices = Object.entries(tally.choices).reduce((sum, [made, times]) => sum + Number(made) * times, 0)
    expect(tally.census).toEqual({ choices, payoff: 2 })
    expect(said.filter((line) => / of [012]$/.test(line))).toHaveLength(choices)
  })

  test('changes nothing, and without one nothing is counted', () => {
    const [plan] = plansFor('4')
    const { census, ...without } = play(plan!, 20)
    expect(census).toEqual({})
    expect(play(plan!, 20, listening)).toMatchObject(without)
  })

  test('with asides bots are asked more, as at a table', () => {
    const asked = ({ choices }: Tally): number => Math.max(...Object.keys(choices).map(Number))
    expect(asked(play(plansFor('4', { asides: true })[0]!, 20))).toBeGreaterThan(
      asked(play(plansFor('4')[0]!, 20)) + 20,
    )
  })

  test('comes to the same with other workers and other batches', async () => {
    const plans = plansFor('3-4')
    const tables = async (workers: number, batch: number) => (await simulate(box, plans, 60, { workers, batch })).tables
    const once = await tables(1, 60)
    expect(once.length).toBeGreaterThan(5)
    expect(await tables(2, 7)).toEqual(once)
  })
})

describe('the command', () => {
  const base = ['simulate', 'last-brave', '--matches', '30', '--seed', 's', '--workers', '1', '--seats', '3,5']

  test('prints each size and the tables of the game', async () => {
    const { code, out, err } = await run(base)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^The Last Brave: 30 matches, random in all seats, 3 and 5 seats in equal parts\nseed s; /)
    expect(out).toMatch(/^random +120 /m)
    expect(out).toMatch(/^random, 5 seats +75 +20\.0 /m)
    for (const title of ['Targets', 'Cards', 'Champions', 'Pairs of cards', 'Distance from the first player'])
      expect(out).toMatch(new RegExp(`^${title}$`, 'm'))
    expect(out).toMatch(/^H17 +termination +.* +games ended 30; .* +met$/m)
  })

  test('prints them as JSON, each figure with its interval', async () => {
    const { code, out } = await run([...base, '--json'])
    expect(code).toBe(0)
    const done = JSON.parse(out) as {
      matches: number
      seed: string
      sizes: { matches: number; bots: string[]; seats: string[]; standings: object[] }[]
      tables: { title: string; rows: unknown[][] }[]
    }
    expect([done.matches, done.seed]).toEqual([30, 's'])
    expect(done.sizes.map(({ matches, seats, standings }) => [matches, seats.length, standings.length])).toEqual([
      [15, 3, 4],
      [15, 5, 6],
    ])
    const pairs = done.tables.find(({ title }) => title === 'Pairs of cards')!
    expect(pairs.rows.length).toBeGreaterThan(100)
    expect(pairs.rows[0]![2]).toEqual({
      kind: 'index',
      of: expect.any(Number),
      value: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
    })
  })

  test('leaves the census out', async () => {
    const { out } = await run([...base, '--no-census'])
    expect(out).toContain('random, 3 seats')
    expect(out).not.toContain('Targets')
  })

  test.each([
    ['more sizes than matches', [...base, '--matches', '1'], '--matches must be at least 2'],
    [
      'more bots than the least seats',
      [...base, '--bots', 'random,greedy,random,easy'],
      '--bots names 4 bots for 3 seats',
    ],
    [
      'a size that the options forbid',
      [...base, '--options', 'mode=command'],
      'Allied Combat needs at least 4 players',
    ],
    ['a size that the game forbids', ['simulate', 'last-brave', '--seats', '3-8'], '3 to 7 players'],
  ])('refuses %s', async (_what, argv, sentence) => {
    const { code, out, err } = await run(argv)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
  })
})
