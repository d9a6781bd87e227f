import { describe, expect, test } from 'vitest'
import { addCount, type Counted, type Counts } from '#engine/census'
import { SeededRandom } from '#engine/random'
import { census } from '#games/roll-and-fight/balance/census'
import {
  atMost,
  killed,
  marked,
  mean,
  onWinning,
  percentile,
  share,
  tablesOf,
} from '#games/roll-and-fight/balance/census-read'
import { rollAndFight } from '#games/roll-and-fight/game'
import { DEFAULTS, type Options } from '#games/roll-and-fight/options'
import { alone, dead, DONE, player, RESOLVED, set, use, at } from '#games/roll-and-fight/testing/table'
import type { Choice, Setup } from '#games/roll-and-fight/types'

/** Watches a match from a position to its end; whatever is not answered is what comes first. */
function watch(setup: Setup, answers: readonly Choice[], bots: readonly string[] = ['normal']): Counts {
  const counts: Counts = {}
  const watcher = census.watch(bots, (name, times) => addCount(counts, name, times))
  const dealer = { random: SeededRandom.from('census'), tell: watcher.told.bind(watcher) }
  const state = rollAndFight.begin(setup, dealer)
  for (const choice of answers) rollAndFight.play(state, 0, choice, dealer)
  watcher.ended(state, rollAndFight.outcome(state)!)
  return counts
}

const counted = (counts: Counts, seats = 1, options: Partial<Options> = {}): Counted => ({
  ...{ seats, counts, matches: 1 },
  options: { ...DEFAULTS, ...options },
})

describe('the last fight of a match', () => {
  const setup = alone(
    player('kaja', '1A', {
      ...{ at: 'r9', boss: 'silk', bossHits: 3, dead: dead(['r9'], 1), loot: 3, xp: 5 },
      sets: [set('punch', 'BBB')],
    }),
    { round: 4 },
  )
  const [table] = tablesOf([counted(watch(setup, [use('punch'), at('r9', 'boss'), DONE, RESOLVED]))])

  test('what it came to, line by line', () => {
    expect(mean(table!, 'line/boss').sum).toBe(4 + 5)
    expect(mean(table!, 'line/loot').sum).toBe(4)
    expect(mean(table!, 'line/training').sum).toBe(2)
    expect(mean(table!, 'score').sum).toBe(15 + mean(table!, 'line/escape').sum)
  })

  test('of whom, where and against whom', () => {
    for (const name of ['hero/kaja', 'den/1A', 'boss/silk']) expect(mean(table!, name).of).toBe(1)
    expect(mean(table!, 'hero/bruna').of).toBe(0)
    expect(killed(table!, 'silk')).toEqual(share(1, 1))
    expect(marked(table!, '1A.r9')).toEqual(share(0, 1))
    expect(mean(table!, 'beatings').sum).toBe(0)
  })
})

test('values are read as spreads', () => {
  const counts = { games: 1, 'score=10': 1, 'score=20': 8, 'score=30': 1 }
  const [table] = tablesOf([counted(counts)])
  expect([10, 50, 95].map((hundredths) => percentile(table!, 'score', hundredths))).toEqual([10, 20, 30])
  expect(atMost(table!, 'score', 20)).toEqual(share(9, 10))
  expect(mean(table!, 'score')).toMatchObject({ sum: 200, of: 10 })
})

test('a tile is held against the boards of its hero that won', () => {
  const counts = { games: 9, 'tile/grit': 7, 'tile/grit/won': 3, 'hero/bruna/won': 4 }
  expect(onWinning(tablesOf([counted(counts)])[0]!, 'bruna', 'grit')).toEqual(share(3, 4))
})

describe('the targets', () => {
  const rowsOf = (...all: readonly Counted[]) => census.tables(all).find(({ title }) => title === 'Targets')?.rows ?? []
  const games = (won: number, more: Counts = {}): Counts => ({
    ...{ games: 2000, boards: 2000, won, 'player/normal': 2000, 'score=25': 1000, 'score=26': 1000 },
    ...more,
  })
  const verdict = (rows: ReturnType<typeof rowsOf>, measure: string) => rows.find(([name]) => name === measure)?.at(-1)

  test('of dials are judged where these were played', () => {
    const medium = rowsOf(counted(games(1300)))
    expect(verdict(medium, 'won, medium dials')).toBe('met')
    expect(verdict(medium, 'won, hard dials')).toBeUndefined()
    const hard = { dice: 'hard', time: 'hard', target: 'hard' } as const
    expect(verdict(rowsOf(counted(games(1300), 1, hard)), 'won, hard dials')).toBe('missed')
    expect(rowsOf(counted(games(1300), 1, { dice: 'hard' }))).toEqual([])
  })

  test('are of one player, not of another nor of several', () => {
    expect(verdict(rowsOf(counted(games(400))), 'mean score, 16 dice')).toBe('met')
    const greedy = { games: 2000, boards: 2000, won: 400, 'player/greedy': 2000 }
    expect(rowsOf(counted(greedy)).map(([measure]) => measure)).toEqual(['won, medium dials'])
    expect(rowsOf(counted({ ...games(400), 'player/hard': 2000 }))).toEqual([])
  })

  test('of several players are equal seats and short races', () => {
    const seats = {
      'seat/0/won': 1000,
      'seat/0/lost': 1000,
      'seat/1/won': 900,
      'seat/1/lost': 1100,
      'seconds=70': 9,
      'seconds=40': 991,
    }
    const rows = rowsOf(counted(games(1900, { boards: 4000, ...seats }), 2))
    expect(verdict(rows, 'Rolling Phases that end within 60 s, 2 seats')).toBe('met')
    expect(verdict(rows, 'won by each seat, 2 seats')).toBe('open')
    expect(verdict(rows, 'mean score, 2 seats')).toBe('missed')
  })

  test('there are none where nothing was played', () => {
    expect(census.tables([counted({})])).toEqual([])
  })
})
