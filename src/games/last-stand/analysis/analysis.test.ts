import { describe, expect, test } from 'vitest'
import type { Seat } from '#engine/game'
import { Match, type MatchRecord } from '#engine/match'
import { SeededRandom } from '#engine/random'
import { chaptersOf, withFacts } from '#engine/story'
import { type Account, accountOf } from '#games/last-stand/analysis/account'
import { curveOf, decisive, type Point } from '#games/last-stand/analysis/curve'
import { instinct } from '#games/last-stand/bot/instinct'
import { lastStand } from '#games/last-stand/game'
import { end, foe, hero, position, skill, those } from '#games/last-stand/testing/table'
import type { Choice, Event, LastStand, Setup } from '#games/last-stand/types'

/** A match from a position, with dice that fall as told and then as they like. */
function played(setup: Setup, choices: readonly Choice[], attack: readonly number[]): Match<LastStand> {
  const match = Match.start(lastStand, { seats: setup.seats, setup, dice: { attack }, seed: 'analysis' })
  for (const choice of choices) match.submit({ actor: match.pending()[0]!.actor, choice })
  return match
}

const accounted = (record: MatchRecord): Account => accountOf(chaptersOf(lastStand, record))

/** A whole match at first sight. */
function whole(seed: string): Match<LastStand> {
  const match = Match.start(lastStand, { seats: 1, options: {}, seed })
  const luck = SeededRandom.from(seed)
  while (!match.outcome) {
    const actor = match.pending()[0]!.actor as Seat
    match.submit({ actor, choice: instinct(match.state, actor, luck) })
  }
  return match
}

describe('what everybody did', () => {
  const setup = position({
    heroes: [
      hero('ghost', { damage: 2 }),
      hero('brawler', { at: 'SE', acted: true }),
      hero('spotter', { acted: true, at: 'SE' }),
    ],
    turn: { hero: 'hero.ghost' },
    phase: 'turn',
    lives: 1,
    enemies: [foe('F1', 'hothead'), foe('F8', 'grunt')],
  })
  const knife = skill('knife-work', { enemy: 'F1' })

  test('damage, defeats, cubes, and who fell by whom', () => {
    // Two hits, one in return; then four hits; then the Grunt's two at the end of the round.
    const { heroes, harm, falls } = accounted(
      played(setup, [knife, knife, end], [6, 6, 1, 1, 6, 1, 1, 6, 6, 1, 1, 6, 6, 1]).save(),
    )
    expect(heroes[0]).toEqual({
      hero: 'hero.ghost',
      damage: 4,
      defeated: 1,
      cubes: 1,
      rampages: 0,
      revived: 0,
      suffered: 2,
      fallen: 1,
    })
    expect(heroes.map((one) => one.hero)).toEqual(['hero.ghost', 'hero.brawler', 'hero.spotter'])
    expect(harm).toEqual([
      { by: 'minion.grunt', damage: 1, felled: 1 },
      { by: 'minion.hothead', damage: 1, felled: 0 },
    ])
    expect(falls).toEqual([{ step: 3, round: 1, hero: 'hero.ghost', by: 'minion.grunt', lives: 0 }])
  })

  test('as much as was told in a whole match', () => {
    const match = whole('account')
    const record = withFacts(lastStand, match.save())
    const told = [...chaptersOf(lastStand, record)].flatMap(({ happened }) =>
      happened.map(({ event }) => event as Event),
    )
    const { heroes, harm, falls } = accounted(record)
    const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
    const hurt = those(told, 'hero-hurt').map(({ armor, damage }) => armor + damage)
    expect(sum(heroes.map(({ suffered }) => suffered))).toBe(sum(hurt))
    expect(sum(harm.map(({ damage }) => damage))).toBe(sum(hurt))
    expect(falls.length).toBe(those(told, 'knocked-down').length)
    expect(sum(heroes.map(({ damage }) => damage))).toBe(
      sum(those(told, 'enemy-hurt').map(({ armor, damage }) => armor + damage)),
    )
    expect(sum(heroes.map(({ cubes }) => cubes))).toBe(those(told, 'cube-gained').length)
    expect(heroes).toHaveLength(4)
    // A match of older rules is read by what its record tells.
    expect(accounted({ ...record, rules: 0 })).toEqual({ heroes, harm, falls })
  })
})

describe('the curve of chances', () => {
  const match = whole('curve')
  const record = withFacts(lastStand, match.save())
  const points = [...curveOf(chaptersOf(lastStand, record), 2)]

  test('has every turn, every assault and the end', () => {
    const told = [...chaptersOf(lastStand, record)].flatMap(({ happened }) =>
      happened.map(({ event }) => event as Event),
    )
    expect(points.filter(({ begins }) => begins.startsWith('hero.')).length).toBe(those(told, 'turn-begun').length)
    expect(points.filter(({ begins }) => begins === 'enemies').length).toBe(
      those(told, 'phase-begun').filter(({ phase }) => phase === 'assault').length,
    )
    expect(points.at(-1)).toMatchObject({ begins: 'end', chance: match.outcome!.payoffs[0] })
    for (const { chance } of points) {
      expect(chance).toBeGreaterThanOrEqual(-0.01)
      expect(chance).toBeLessThanOrEqual(1)
    }
  })

  test('is the same whenever it is made', () => {
    expect([...curveOf(chaptersOf(lastStand, record), 2)]).toEqual(points)
  })
})

test('what decided it: where the chances fell most and where they rose most, by heroes and by enemies', () => {
  const pointsOf = (...told: readonly (readonly [begins: Point['begins'], chance: number])[]): readonly Point[] =>
    told.map(([begins, chance], step) => ({ step, round: 1, begins, chance }))
  const points = pointsOf(
    ...([
      ['hero.ghost', 0.8],
      ['hero.brawler', 0.7],
      ['enemies', 0.74],
      ['hero.ghost', 0.4],
    ] as const),
    ...([
      ['enemies', 0.22],
      ['hero.brawler', 0.3],
      ['hero.ghost', 0.95],
      ['end', 1],
    ] as const),
  )
  const steps = decisive(points).map(({ from, to }) => [from.step, to.step])
  // The round of the enemies that cost most, the turn that did, the round that brought a little, and the turn that won it.
  expect(steps).toEqual([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ])
  expect(decisive(points.slice(1, 3))).toEqual([])
  expect(decisive(points.slice(0, 2))).toEqual([{ from: points[0], to: points[1] }])
})
