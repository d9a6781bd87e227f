import { describe, expect, test } from 'vitest'
import { addCount, type Counted, type Counts } from '#engine/census'
import { pick, SeededRandom } from '#engine/random'
import { census } from '#games/last-brave/balance/census'
import { comeback, index, mean, PARTS, singles, tablesOf, times, valueOf } from '#games/last-brave/balance/census-read'
import { parseChoice } from '#games/last-brave/notation'
import { DEFAULTS, type Options } from '#games/last-brave/options'
import { from, type LastMatch, newMatch } from '#games/last-brave/testing/matches'
import type { Choice, Event } from '#games/last-brave/types'

/** Watches a match from its deal to its end; `next` says what whoever is asked answers. */
function watch(match: LastMatch, next: () => Choice, counts: Counts = {}): readonly Event[] {
  const bots = match.state.fighters.map((_, seat) => (seat === 0 ? 'one' : 'others'))
  const events: Event[] = []
  const watcher = census.watch(bots, (name, times) => addCount(counts, name, times))
  const hear = (event: Event): void => {
    events.push(event)
    watcher.told(event)
  }
  match.opening.forEach(hear)
  while (!match.outcome) {
    const [asked] = match.pending()
    const choice = next()
    watcher.chosen(match.state, asked!, match.choices(asked!.actor), choice)
    match.submit({ actor: asked!.actor, choice }).forEach(hear)
  }
  watcher.ended(match.state, match.outcome)
  return events
}

const sizeOf = (counts: Counts, seats: number, options: Partial<Options> = {}): Counted => ({
  ...{ seats, counts, matches: 1 },
  options: { ...DEFAULTS, ...options },
})

/** What is counted in a position that these answers play to its end. */
function counted(start: string, ...answers: readonly string[]) {
  const match = from(start)
  const left = [...answers]
  const counts: Counts = {}
  watch(match, () => parseChoice(left.shift()!), counts)
  expect(left).toEqual([])
  return tablesOf(sizeOf(counts, match.seats))
}

/** Counts matches with random answers, some of many by their number. */
function playedAtRandom(seats: number, numbers: readonly number[], options: Partial<Options> = {}): Counts {
  const counts: Counts = {}
  for (const number of numbers) {
    const match = newMatch(seats, options, { seed: `deal ${number}` })
    const luck = SeededRandom.from(`choices ${number}`)
    watch(match, () => pick(luck, match.choices(match.pending()[0]!.actor)), counts)
  }
  return counts
}

const upTo = (end: number): number[] => [...Array(end).keys()]

describe('a bout with a defeat, a Recover and a comeback that fails', () => {
  const bout = counted(
    `start: free-for-all, active S1
      S1 rhosyn!  hand[] reveal[Warrior, Fire, Bow] damage[]
      S2 brakk!   hand[] reveal[Berserker] damage[Lightning, Fists]
      S3 tobiah   hand[] reveal[Knight] damage[Water, Shield]`,
    'use Warrior.Fa',
    'attack S2', // pays a point and falls, both unasked
    'secret ->S3:Shield', // and attacks S1 unasked
    'move Bow',
    'use Fire.Fo', // and attacks S3 unasked: 4 Power, no Defend
    'reveal Shield',
    'move Shield', // then Knight and the fall, both unasked
  )

  test('prompts, turns and modelled seconds', () => {
    const [prompts, turn, damage, turns, seconds] = (['prompts', 'turn', 'damage', 'turns', 'seconds'] as const).map(
      (measure) => mean(bout, measure).sum,
    )
    expect([prompts, turn, damage, turns, seconds]).toEqual([7, 4, 3, 3, 4 * 10 + 3 * 6 + 3 * 3])
  })

  test('points suffered, those that cannot be paid among them, and cards recovered', () => {
    expect([mean(bout, 'points').sum, mean(bout, 'recovered').sum]).toEqual([7, 1])
  })

  test('the first player was out after 2 of 7 prompts', () => {
    expect(mean(bout, 'first-out').sum).toBe(286)
  })

  test('whoever had the least life when half of all was gone, be it none, has lost', () => {
    expect(comeback(bout)).toEqual({ kind: 'share', count: 0, of: 1 })
  })

  test('who held what has won or lost with it', () => {
    const names = ['class.warrior', 'champion.rhosyn', 'class.warrior+arms.bow', 'champion.rhosyn+element.fire']
    for (const name of [...names, 'seat/0', 'distance/0', 'bot/one'])
      expect([name, index(bout, name)]).toEqual([name, { kind: 'index', won: 1, due: 1 / 3, of: 1 }])
    for (const name of ['arms.shield', 'champion.brakk', 'class.knight+arms.shield', 'seat/2', 'distance/2'])
      expect([name, valueOf(index(bout, name))]).toEqual([name, 0])
    expect(index(bout, 'bot/others').of).toBe(2)
  })

  test('which abilities were used, of the cards that were revealed', () => {
    const used = Object.keys(bout.counts).filter((name) => /^(used|secret)\//.test(name))
    expect(used.toSorted()).toEqual([
      'secret/champion.tobiah',
      'used/class.warrior/fatigue',
      'used/element.fire/forfeit',
    ])
    expect([times(bout, 'revealed/arms.shield'), times(bout, 'revealed/element.water')]).toEqual([1, 0])
  })
})

test('prompts that only a hold brings are not counted, those with a single choice are', () => {
  const bout = counted(
    `start: free-for-all, active S1
      S1 rhosyn  hand[] reveal[Fists] damage[Warrior, Fire] prefs[between]
      S2 OUT brakk!
      S3 tobiah  hand[] reveal[] damage[Knight, Water, Shield] prefs[turnStart]`,
    'pass', // S3 reacts not
    'attack S3',
    'secret ->S3:Knight', // and reveals it unasked
    'pass', // S1 has nothing to use between the Hits
    'move Knight', // and attacks S1 unasked
    'move Fists', // the single choice of a Champion that is face down
    'attack S3', // falls unasked
  )
  expect(times(bout, 'idle')).toBe(0)
  expect(singles(bout)).toEqual({
    ...{ kind: 'ratio', of: 1, sum: 1, squares: 1 },
    ...{ base: 5, baseSquares: 25, products: 5 },
  })
  expect([mean(bout, 'turn').sum, mean(bout, 'damage').sum, mean(bout, 'between').sum]).toEqual([2, 3, 0])
})

test('[LB-R68] a tie counts for all who share it', () => {
  const bout = counted(
    `start: free-for-all, active S1, stall counter 5
      S1 rhosyn!  hand[] reveal[Earth] damage[Knight, Sword]
      S2 OUT brakk!
      S3 ondrin   hand[] reveal[Staff] damage[Cleric, Fire]`,
    'attack S3',
  )
  expect(times(bout, 'end/stall')).toBe(1)
  expect(['element.earth', 'arms.staff', 'champion.brakk'].map((name) => valueOf(index(bout, name)))).toEqual([
    1.5, 1.5, 0,
  ])
  expect(comeback(bout).of).toBe(0)
})

test('[LB-R73] a faction wins together: no card gains by that', () => {
  const { counts, held } = tablesOf(sizeOf(playedAtRandom(5, upTo(12), { mode: 'annihilation' }), 5))
  const wins = ['red', 'blue', 'gray'].map((side) => counts[`faction/${side}`] ?? 0)
  expect(wins.reduce((sum, won) => sum + won, 0)).toBe(counts['decided'])
  const cards = [...held].filter(([name]) => /^(class|element|arms)\.\w+$/.test(name))
  const sum = (part: 'won' | 'due' | 'games'): number => cards.reduce((total, [, one]) => total + one[part], 0)
  expect(sum('won')).toBe(sum('due'))
  expect(sum('games')).toBe(12 * 5 * 3)
})

test('each bout of a campaign counts', () => {
  const counts: Counts = {}
  const match = newMatch(3, { campaign: 'wins' }, { seed: 'campaign' })
  const luck = SeededRandom.from('campaign')
  const events = watch(match, () => pick(luck, match.choices(match.pending()[0]!.actor)), counts)
  const bouts = events.filter(({ kind }) => kind === 'bout-over').length
  expect(bouts).toBeGreaterThan(1)
  const { held } = tablesOf(sizeOf(counts, 3))
  expect([counts['bouts'], held.get('seat/0')!.games, held.get('bot/one')!.games]).toEqual([bouts, bouts, 1])
})

test('counts are whole, and add up in whatever order', () => {
  const [all, odd, even] = [upTo(20), [1, 3, 5, 7, 9, 11, 13, 15, 17, 19], [18, 16, 14, 12, 10, 8, 6, 4, 2, 0]].map(
    (numbers) => playedAtRandom(4, numbers),
  )
  for (const [name, count] of Object.entries(odd!)) even![name] = (even![name] ?? 0) + count
  expect(even).toEqual(all)
  expect(Object.values(all!).every(Number.isInteger)).toBe(true)
  expect(all!['trailing/games']).toBe(20 * PARTS)
})
