import { describe, expect, test } from 'vitest'
import { addCount, type Counted, type Counts } from '#engine/census'
import { Match } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import { census } from '#games/last-stand/balance/census'
import {
  ends,
  mean,
  skillShare,
  squadsOf,
  valueOf,
  wins,
  winsAgainst,
  winsWith,
} from '#games/last-stand/balance/census-read'
import { DEFAULTS, type Options } from '#games/last-stand/options'
import { end, foe, hero, position, skill } from '#games/last-stand/testing/table'
import { lastStand } from '#games/last-stand/game'
import type { Choice, LastStand } from '#games/last-stand/types'

/** Watches a match from its deal to its end; `next` says what whoever is asked answers. */
function watch(match: Match<LastStand>, next: () => Choice, counts: Counts = {}, bots: readonly string[] = []): Counts {
  const watcher = census.watch(bots, (name, times) => addCount(counts, name, times))
  for (const event of match.opening) watcher.told(event)
  while (!match.outcome) {
    const [asked] = match.pending()
    const choice = next()
    watcher.chosen(match.state, asked!, match.choices(asked!.actor), choice)
    for (const event of match.submit({ actor: asked!.actor, choice })) watcher.told(event)
  }
  watcher.ended(match.state, match.outcome)
  return counts
}

const counted = (counts: Counts, seats: number, options: Partial<Options> = {}): Counted => ({
  ...{ seats, counts, matches: 1 },
  options: { ...DEFAULTS, ...options },
})

/** Counts matches with random answers, some of many by their number. */
function playedAtRandom(
  seats: number,
  numbers: readonly number[],
  options: Partial<Options> = {},
  bots: readonly string[] = [],
): Counts {
  const counts: Counts = {}
  for (const number of numbers) {
    const match = Match.start(lastStand, { seats, options, seed: `deal ${number}` })
    const luck = SeededRandom.from(`choices ${number}`)
    watch(match, () => pick(luck, match.choices(match.pending()[0]!.actor)), counts, bots)
  }
  return counts
}

const FOUR = [0, 1, 2, 3]

describe('the last turn of a match that is lost', () => {
  const setup = position({
    options: { difficulty: 'heroic' },
    heroes: [hero('brawler'), hero('ghost', { acted: true, damage: 3 }), hero('spotter', { acted: true })],
    turn: { hero: 'hero.brawler', left: 2 },
    phase: 'turn',
    lives: 0,
    enemies: [foe('F1', 'grunt'), foe('R5', 'sniper')],
  })
  const answers: readonly Choice[] = [skill('haymaker', { enemy: 'F1' }), skill('bottle-throw', { enemy: 'F1' }), end]
  // The first strike fells nobody, the second does; the sniper hits the weakest.
  const match = Match.start(lastStand, { seats: 1, setup, dice: { attack: [1, 1, 1, 1, 1, 1, 4, 5, 6, 6, 6, 6] } })
  const left = [...answers]
  const [squad] = squadsOf([
    counted(
      watch(match, () => left.shift()!),
      1,
      { ...setup.options, heroes: 3 },
    ),
  ])

  test('who has won and lost, and why', () => {
    expect(wins(squad!)).toEqual({ kind: 'share', count: 0, of: 1 })
    expect(winsAgainst(squad!, 'general.iron-marshal').of).toBe(1)
    expect(winsWith(squad!, 'hero.ghost').of).toBe(1)
    expect([valueOf(ends(squad!, 'no-tokens')), valueOf(ends(squad!, 'skull'))]).toEqual([1, 0])
  })

  test('what has happened', () => {
    expect((['knocked', 'defeated', 'rampages', 'overwhelmed'] as const).map((one) => mean(squad!, one).sum)).toEqual([
      1, 1, 0, 0,
    ])
    expect(mean(squad!, 'entered').of).toBe(0)
  })

  test('what a hero does with its skills', () => {
    const shares = (['skill.haymaker', 'skill.bottle-throw', 'skill.shove'] as const).map((id) =>
      valueOf(skillShare(squad!, 'hero.brawler', id)),
    )
    expect(shares).toEqual([0.5, 0.5, 0])
  })
})

test('counts are whole, and add up in whatever order', () => {
  const [all, odd, even] = [FOUR, [1, 3], [2, 0]].map((numbers) => playedAtRandom(4, numbers))
  for (const [name, count] of Object.entries(odd!)) addCount(even!, name, count)
  expect(even).toEqual(all)
  expect(Object.values(all!).every(Number.isInteger)).toBe(true)
  expect(all!['games']).toBe(4)
})

describe('the tables', () => {
  const tablesOf = (...all: readonly Counted[]) => census.tables(all)
  const titled = (title: string, ...all: readonly Counted[]) => tablesOf(...all).find((one) => one.title === title)!

  test('three heroes and four stand side by side, whoever plays them', () => {
    const all = [
      counted(playedAtRandom(1, FOUR, { heroes: 3 }), 1, { heroes: 3 }),
      counted(playedAtRandom(3, FOUR), 3),
      counted(playedAtRandom(4, FOUR), 4),
    ]
    const heroes = titled('Heroes', ...all)
    expect(heroes.head).toEqual(['', 'matches', '4 heroes', '3 heroes'])
    expect(heroes.rows.at(-1)).toEqual([
      'all',
      12,
      { kind: 'share', count: 0, of: 4 },
      { kind: 'share', count: 0, of: 8 },
    ])
    expect(titled('Targets', ...all).rows.map(([measure]) => measure)).toContain('won, 3 heroes less 4 heroes')
  })

  test('a target of a difficulty is judged where it was played', () => {
    const measures = (difficulty: Options['difficulty']) =>
      titled(
        'Targets',
        counted(playedAtRandom(4, FOUR, { difficulty, general: 'random' }), 4, { difficulty }),
      ).rows.map(([measure]) => measure)
    expect(measures('normal')).toContain('knock-downs, Normal')
    expect(measures('heroic')).not.toContain('knock-downs, Normal')
    expect(measures('heroic')).toContain('won, 4 heroes, heroic')
  })

  test('the Firestarter must not be below the mean', () => {
    const verdict = (won: number, lost: number) => {
      const general = { 'general/general.firestarter/won': won, 'general/general.firestarter/lost': lost }
      const counts = { games: 2000, won: 1000, lost: 1000, 'difficulty/normal': 2000, ...general }
      return titled('Targets', counted(counts, 4))
        .rows.find(([measure]) => measure === 'won against the Firestarter, normal')!
        .at(-1)
    }
    expect([verdict(260, 140), verdict(200, 200), verdict(140, 260)]).toEqual(['met', 'open', 'missed'])
  })

  test('where random choices are played, they alone are judged', () => {
    const counts = playedAtRandom(4, FOUR, {}, ['random'])
    const { rows } = titled('Targets', counted(counts, 4))
    expect(rows.map(([measure]) => measure)).toEqual(['won, 4 heroes, normal, by random choices'])
    const many = { games: 3000, lost: 3000, random: 3000, 'difficulty/normal': 3000 }
    expect(titled('Targets', counted(many, 4)).rows[0]!.at(-1)).toBe('met')
    expect(titled('Targets', counted({ ...many, won: 90, lost: 2910 }, 4)).rows[0]!.at(-1)).toBe('missed')
  })

  test('there are none where nothing was played', () => {
    expect(tablesOf(counted({}, 4))).toEqual([])
  })
})
