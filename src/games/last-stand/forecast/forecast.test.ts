import { describe, expect, test } from 'vitest'
import { clone, same } from '#engine/json'
import { pick, type Random, ScriptedRandom, SeededRandom } from '#engine/random'
import { asked } from '#engine/steps'
import { type Forecast, forecastOf } from '#games/last-stand/forecast/forecast'
import { reachOf } from '#games/last-stand/forecast/reach'
import { lastStand } from '#games/last-stand/game'
import { SPACES } from '#games/last-stand/rules/geometry'
import { timeUp } from '#games/last-stand/rules/time-up'
import { foe, foes, hero, position, rampage, skill, Table, those } from '#games/last-stand/testing/table'
import { inTheMiddle } from '#games/last-stand/testing/trials'
import type { Choice, Event, Setup, State, Step, View } from '#games/last-stand/types'

const enemyOf = ({ enemies }: Forecast, space: string): Forecast['enemies'][number] =>
  enemies.find((enemy) => enemy.space === space)!

const turnOf = (name: Parameters<typeof hero>[0], more: Partial<Setup> = {}): Setup =>
  position({ heroes: [hero(name)], turn: { hero: `hero.${name}` }, phase: 'turn', lives: 3, ...more })

const of = (setup: Setup, choice: Choice): Forecast => forecastOf(new Table(setup).view(0), choice)

describe('one attack', () => {
  test('three dice against three HP: half a hit each, and one chance in eight', () => {
    const forecast = of(
      turnOf('femme-fatale', { enemies: [foe('F1', 'grunt')] }),
      skill('focused-shots', { enemy: 'F1' }),
    )
    expect(enemyOf(forecast, 'F1')).toEqual({
      space: 'F1',
      card: 'minion.grunt',
      dice: 3,
      damage: 1.5,
      armor: 0,
      defeated: 1 / 8,
      to: null,
      shifted: 0,
      tokens: [],
    })
    expect(forecast.heroes).toEqual([
      { place: 0, health: 0, armor: 0, cubes: 1 / 8, falls: 0, stands: 0, dazed: 0, at: 'NW' },
    ])
    expect(forecast.triggers).toEqual([])
    expect(forecast.won + forecast.lost).toBe(0)
  })

  test('more hits than are needed are of no use, and armor takes the first', () => {
    const setup = turnOf('brawler', { enemies: [foe('F1', 'riot-guard', { armor: 2 })] })
    const found = enemyOf(of(setup, skill('haymaker', { enemy: 'F1' })), 'F1')
    // Six dice: 1, 6, 15, 20, 15, 6, 1 of 64.
    expect(found.armor).toBe((6 + 2 * (64 - 7)) / 64)
    expect(found.damage).toBe((20 + 2 * (15 + 6 + 1)) / 64)
    expect(found.defeated).toBe(22 / 64)
  })

  test('a mark adds its dice', () => {
    const setup = position({
      heroes: [hero('femme-fatale'), hero('spotter', { acted: true })],
      turn: { hero: 'hero.femme-fatale' },
      phase: 'turn',
      enemies: [foe('F1', 'grunt', { mark: 3 })],
    })
    const found = enemyOf(of(setup, skill('focused-shots', { enemy: 'F1' })), 'F1')
    expect(found).toMatchObject({ dice: 6, defeated: 42 / 64 })
  })
})

describe('what it would trigger', () => {
  test('Retaliate, if there is a hit and the enemy is not defeated', () => {
    const setup = turnOf('femme-fatale', { enemies: [foe('F1', 'hothead')] })
    const { triggers, heroes } = of(setup, skill('focused-shots', { enemy: 'F1' }))
    expect(triggers).toEqual([
      { kind: 'attack', space: 'F1', card: 'minion.hothead', chance: 7 / 8, heroes: new Map([[0, (7 / 8) * 1.5]]) },
    ])
    expect(heroes[0]).toMatchObject({ health: -(7 / 8) * 1.5, falls: 0 })
  })

  test('none of a silenced shot', () => {
    const setup = turnOf('ghost', { enemies: [foe('F1', 'hothead')] })
    expect(of(setup, skill('silenced-shot', { enemy: 'F1' })).triggers).toEqual([])
  })

  test('the blast of one that is defeated', () => {
    const setup = turnOf('femme-fatale', { enemies: [foe('F1', 'powder-monkey')] })
    const { triggers, heroes } = of(setup, skill('focused-shots', { enemy: 'F1' }))
    expect(triggers).toEqual([
      { kind: 'blast', space: 'F1', card: 'minion.powder-monkey', chance: 0.5, heroes: new Map([[0, 0.5]]) },
    ])
    expect(heroes[0]).toMatchObject({ health: -0.5, cubes: 0.5 })
  })

  test('the mine under one that is pushed onto it', () => {
    const setup = position({
      heroes: [hero('bulwark'), hero('demolitionist', { acted: true, at: 'SE' })],
      turn: { hero: 'hero.bulwark' },
      phase: 'turn',
      mine: 'R1',
      enemies: [foe('F1', 'enforcer')],
    })
    const forecast = of(setup, skill('shield-bash', { enemy: 'F1' }))
    // Pushed by one to three hits, and then 3 damage; four hits defeat it at once.
    expect(forecast.triggers).toMatchObject([{ kind: 'mine', space: 'R1', chance: 14 / 16 }])
    expect(enemyOf(forecast, 'F1')).toMatchObject({ to: 'R1', shifted: 14 / 16, defeated: 15 / 16 })
  })

  test('fire, at the end of a turn', () => {
    const setup = turnOf('ghost', {
      options: { general: 'firestarter' },
      fires: ['NW'],
      heroes: [hero('ghost', { damage: 3 })],
    })
    const forecast = of(setup, { kind: 'end-turn' })
    expect(forecast.triggers).toMatchObject([{ kind: 'burn', chance: 1 }])
    expect(forecast.heroes).toMatchObject([{ place: 0, health: -1, falls: 1 }])
  })

  test('the end of the match, whoever wins it', () => {
    const end: Partial<Setup> = { options: { general: 'huntmaster' }, track: 9, villains: [], lives: 0 }
    const gone: Setup['gone'] = ['lieutenant.butcher', 'lieutenant.gemini', 'lieutenant.vulture']
    const win = turnOf('ghost', {
      ...end,
      gone,
      quarry: 'hero.ghost',
      enemies: [foe('F1', 'huntmaster', { damage: 26 })],
    })
    expect(of(win, skill('knife-work', { enemy: 'F1' })).won).toBe(63 / 64)
    const lose = turnOf('ghost', { lives: 0, heroes: [hero('ghost', { damage: 3 })], enemies: [foe('F1', 'hothead')] })
    // One to three hits of four, and then any of three.
    expect(of(lose, skill('knife-work', { enemy: 'F1' })).lost).toBe((14 / 16) * (7 / 8))
  })
})

describe('what needs no dice', () => {
  test('a step, a revival, armor', () => {
    const setup = turnOf('bulwark', { heroes: [hero('bulwark'), hero('ghost', { down: true })] })
    expect(of(setup, { kind: 'move', to: 'NE' }).heroes).toMatchObject([{ place: 0, at: 'NE' }])
    expect(of(setup, { kind: 'revive', hero: 'hero.ghost' }).heroes).toMatchObject([
      { place: 0, cubes: 1 },
      { place: 1, health: 4, stands: 1 },
    ])
    expect(of(setup, skill('cover')).heroes).toMatchObject([{ place: 0, armor: 1 }])
  })

  test('a hero that is picked', () => {
    const { state } = new Table({
      seats: 1,
      heroes: [hero('ghost'), hero('brawler'), hero('spotter')],
      phase: 'set-up',
    })
    const view = lastStand.view(state, 0)
    expect(forecastOf(view, lastStand.choices(view, 0)[0]!)).toMatchObject({ heroes: [], enemies: [], triggers: [] })
  })

  test('hits that are divided afterwards', () => {
    const setup = turnOf('heavy-gunner', {
      heroes: [hero('heavy-gunner', { cubes: 3 })],
      enemies: [foe('F1', 'grunt')],
    })
    expect(of(setup, rampage())).toMatchObject({ barrage: 12, enemies: [] })
  })
})

describe('what is in reach', () => {
  const reach = (name: Parameters<typeof hero>[0], choice: Choice, more: Partial<Setup> = {}): readonly string[] =>
    reachOf(new Table(turnOf(name, more)).view(0), choice).map((at) => SPACES[at]!)
  const enemies = foes('grunt', 'F1', 'F4')

  test.each([
    ['brawler', skill('haymaker', { enemy: 'F1' }), ['F1', 'F8']],
    ['femme-fatale', skill('focused-shots', { enemy: 'F1' }), ['F1', 'F3', 'F6', 'F8', 'R1', 'R8']],
    ['femme-fatale', skill('beckon', { enemy: 'R1' }), ['R1', 'R3', 'R6', 'R8']],
    ['brawler', skill('wrecking-swing', { quadrant: 'N' }), ['F1', 'F2', 'F7', 'F8']],
    ['bulwark', skill('scattergun', { lane: 1 }), ['F1', 'F8', 'R1', 'R8']],
    ['heavy-gunner', skill('sweep', { lane: 1 }), ['F1', 'F3', 'F6', 'F8', 'R1', 'R3', 'R6', 'R8']],
    ['ghost', skill('tumble', { to: 'SE' }), []],
    ['ghost', { kind: 'end-turn' }, []],
  ] as const)('of %s', (name, choice, spaces) => {
    expect(reach(name, choice, { enemies })).toEqual(spaces)
  })

  test('of the mine', () => {
    expect(reach('demolitionist', skill('remote-trigger'), { enemies, mine: 'R2' })).toEqual(['F1', 'F2', 'R1', 'R2'])
  })
})

const SMALL: readonly string[] = ['order-triggers', 'choose-target', 'choose-space']

/** What a choice causes, by the rules themselves: amounts by what they are of. */
function played(state: State, choice: Choice, random: Random): Record<string, number> {
  const next = clone(state)
  // The turn must not be over with this choice: what comes after it is no part of it.
  if (next.turn) next.turn.left += 1
  const events: Event[] = []
  for (let now: Choice | undefined = choice; now;) {
    lastStand.play(next, asked<Step>(next)!.of[0]!, now, { random, tell: (event) => events.push(event) })
    const question = asked<Step>(next)
    now = question && SMALL.includes(question.ask) ? timeUp(next, question.of[0]!)[0] : undefined
  }
  const over = events.findIndex(({ kind }) => kind === 'turn-ended')
  const caused = over < 0 ? events : events.slice(0, over)
  const sums: Record<string, number> = {}
  const add = (key: string, amount: number): void => void (sums[key] = (sums[key] ?? 0) + amount)
  for (const { damage } of those(caused, 'enemy-hurt')) add('damage', damage)
  for (const { armor } of those(caused, 'enemy-hurt')) add('armor', armor)
  for (const _ of those(caused, 'enemy-defeated')) add('defeated', 1)
  for (const { hero: id, armor, damage } of those(caused, 'hero-hurt')) add(`${id} hurt`, armor + damage)
  for (const { hero: id } of those(caused, 'knocked-down')) add(`${id} falls`, 1)
  for (const { won } of those(caused, 'match-over')) add(won ? 'won' : 'lost', 1)
  return sums
}

function forecasted(view: View, choice: Choice): Record<string, number> {
  const forecast = forecastOf(view, choice)
  const sums: Record<string, number> = { damage: 0, armor: 0, defeated: 0, won: forecast.won, lost: forecast.lost }
  for (const { damage, armor, defeated } of forecast.enemies) {
    sums.damage! += damage
    sums.armor! += armor
    sums.defeated! += defeated
  }
  for (const { heroes } of forecast.triggers)
    for (const [place, amount] of heroes) {
      const key = `${view.heroes[place]!.id} hurt`
      sums[key] = (sums[key] ?? 0) + amount
    }
  for (const { place, falls } of forecast.heroes) sums[`${view.heroes[place]!.id} falls`] = falls
  return sums
}

const keysOf = (...all: readonly Record<string, number>[]): Set<string> => new Set(all.flatMap(Object.keys))

test('every way in which nine dice can fall, in the order of the document: a grenade among triggers', () => {
  const setup = position({
    heroes: [hero('demolitionist', { damage: 4 }), hero('ghost')],
    turn: { hero: 'hero.demolitionist' },
    phase: 'turn',
    lives: 2,
    enemies: [foe('F1', 'powder-monkey'), foe('F2', 'hothead', { damage: 2 }), foe('R1', 'grunt')],
  })
  const { state } = new Table(setup)
  const choice = skill('grenade', { quadrant: 'N' })
  const sums: Record<string, number> = {}
  const WAYS = 2 ** 9
  for (let way = 0; way < WAYS; way++) {
    const dice = Array.from({ length: 9 }, (_, die) => ((way >> die) & 1 ? 6 : 1))
    for (const [key, amount] of Object.entries(played(state, choice, new ScriptedRandom({ attack: dice }, NO_DICE))))
      sums[key] = (sums[key] ?? 0) + amount / WAYS
  }
  const expected = forecasted(lastStand.view(state, 0), choice)
  for (const key of keysOf(expected, sums)) expect.soft(expected[key] ?? 0, key).toBeCloseTo(sums[key] ?? 0, 10)
  expect(sums['hero.demolitionist falls']).toBeGreaterThan(0)
})
const NO_DICE: Random = {
  below() {
    throw new Error('No die is left.')
  },
}

test('what the rules do when it is rolled many times', () => {
  const ROLLS = 300
  let compared = 0
  for (let index = 0; index < 60; index++) {
    const { setup } = inTheMiddle(`forecast ${index}`)
    const { state } = new Table(setup!)
    const question = asked<Step>(state)
    if (question?.ask !== 'act') continue
    const view = lastStand.view(state, question.of[0]!)
    const luck = SeededRandom.from(`rolls ${index}`)
    const offered = lastStand.choices(view, question.of[0]!).filter(({ kind }) => kind !== 'end-turn')
    for (let tries = 0; tries < 4 && offered.length > 0; tries++) {
      const choice = pick(luck, offered)
      const expected = forecasted(view, choice)
      const sums: Record<string, number> = {}
      const squares: Record<string, number> = {}
      for (let roll = 0; roll < ROLLS; roll++)
        for (const [key, amount] of Object.entries(played(state, choice, luck))) {
          sums[key] = (sums[key] ?? 0) + amount
          squares[key] = (squares[key] ?? 0) + amount ** 2
        }
      for (const key of keysOf(expected, sums)) {
        const mean = (sums[key] ?? 0) / ROLLS
        const spread = Math.sqrt(((squares[key] ?? 0) / ROLLS - mean ** 2) / ROLLS)
        const off = Math.abs(mean - (expected[key] ?? 0))
        // What happened in none of so many rolls can still have a small chance.
        expect.soft(off, `forecast ${index}: ${key} of ${JSON.stringify(choice)}`).toBeLessThan(5 * spread + 0.03)
        compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(400)
})

test('knows nothing that lies face down, and changes nothing', () => {
  let compared = 0
  for (let index = 0; index < 25; index++) {
    const { setup } = inTheMiddle(`hidden ${index}`)
    const { state } = new Table(setup!)
    const question = asked<Step>(state)
    if (!question) continue
    const seat = question.of[0]!
    const other = lastStand.resample(state, seat, SeededRandom.from(`other ${index}`))
    const before = clone(state)
    for (const choice of lastStand.choices(lastStand.view(state, seat), seat).slice(0, 30)) {
      const [one, two] = [state, other].map((whole) => forecastOf(lastStand.view(whole, seat), choice))
      expect(two).toEqual(one)
      compared++
    }
    expect(same(state, before)).toBe(true)
  }
  expect(compared).toBeGreaterThan(100)
})
