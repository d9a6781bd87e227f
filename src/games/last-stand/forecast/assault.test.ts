import { describe, expect, test } from 'vitest'
import { clone } from '#engine/json'
import { ScriptedRandom, SeededRandom } from '#engine/random'
import { asked } from '#engine/steps'
import { type Assault, assaultOf } from '#games/last-stand/forecast/assault'
import { lastStand } from '#games/last-stand/game'
import { timeUp } from '#games/last-stand/rules/time-up'
import { foe, foes, hero, position, Table, those, untilReinforcements } from '#games/last-stand/testing/table'
import { inTheMiddle } from '#games/last-stand/testing/trials'
import type { Event, Setup, State, Step } from '#games/last-stand/types'

const of = (setup: Setup): Assault => assaultOf(new Table(setup).view(0))
const blows = ({ blows: all }: Assault): string[] =>
  all.map(({ by, space, from, power, hits, asked: isAsked, idle }) => {
    const where = space === null ? '' : ` ${space}${from === space ? '' : `>${from}`}`
    const whom = hits.map(({ place, chance, amount }) => `${place}:${chance}x${amount}`).join(' ')
    return `${by}${where} ${power} ${idle ?? whom}${isAsked > 0 ? ` asked ${isAsked}` : ''}`
  })

const three = (): Setup['heroes'] & {} => [
  hero('brawler', { at: 'NE' }),
  hero('spotter', { at: 'SE' }),
  hero('ghost', { at: 'SW' }),
]

type Laid = NonNullable<Setup['heroes']>

/** A squad that has acted, but for the first, whose turn it is. */
const late = (heroes: Laid, more: Partial<Setup> = {}): Setup =>
  position({
    heroes: heroes.map((one, place) => (place === 0 ? one : { acted: true, ...one })),
    turn: { hero: heroes[0]!.hero },
    phase: 'turn',
    ...more,
  })

describe('whom it hits, and how hard', () => {
  test('in board order, whoever has one in range', () => {
    const enemies = [foe('F2', 'spearman'), foe('R5', 'sniper'), foe('F8', 'grunt')]
    expect(blows(of(position({ heroes: three(), enemies, phase: 'squad' })))).toEqual([
      'minion.spearman F2 3 0:1x1.5',
      'minion.grunt F8 3 no-hero',
      'minion.sniper R5 3 2:1x1.5',
    ])
  })

  test('the one with the most health when it is its moment: by then another, if the first hits', () => {
    const heroes = [hero('bulwark', { at: 'NE' }), hero('brawler', { at: 'NE', damage: 1 }), hero('ghost')]
    expect(blows(of(late(heroes, { enemies: foes('grunt', 'F2', 'F3') })))).toEqual([
      'minion.grunt F2 3 0:1x1.5 asked 1',
      'minion.grunt F3 3 0:0.125x0.1875 1:0.875x1.3125 asked 0.125',
    ])
  })

  test('a charge goes where there is room, and where the mine waits', () => {
    const enemies = [foe('R3', 'dirt-biker'), foe('R2', 'dirt-biker'), foe('F2', 'field-surgeon')]
    const heroes = [hero('brawler', { at: 'NE' }), hero('demolitionist', { at: 'SW' }), hero('ghost')]
    expect(blows(of(late(heroes, { enemies })))).toEqual([
      'minion.field-surgeon F2 0 helps',
      'minion.dirt-biker R2 4 no-hero',
      'minion.dirt-biker R3>F3 4 0:1x2',
    ])
    expect(blows(of(late(heroes, { enemies: enemies.slice(0, 1), mine: 'F3' })))).toEqual([
      'minion.dirt-biker R3>F3 0 mine',
    ])
    const armored = [foe('R3', 'dirt-biker'), foe('F4', 'field-surgeon')]
    expect(blows(of(late(heroes, { enemies: armored, mine: 'F3' })))).toEqual([
      'minion.field-surgeon F4 0 helps',
      'minion.dirt-biker R3>F3 4 0:1x2',
    ])
  })

  test('less of one who is weakened, and by its first attack alone; nothing of one who is suppressed', () => {
    const heroes = [hero('heavy-gunner', { at: 'NE' }), hero('field-medic', { at: 'SW' }), hero('ghost', { at: 'SW' })]
    const enemies = [foe('R2', 'gemini', { weakened: 2 }), foe('F4', 'grunt', { suppressed: true })]
    expect(blows(of(late(heroes, { enemies, track: 3 })))).toEqual([
      'minion.grunt F4 0 suppressed',
      'lieutenant.gemini R2 0 no-power',
      'lieutenant.gemini R2 2 0:1x1',
    ])
  })

  test('the shot that was announced', () => {
    const setup = late(three(), { options: { general: 'bombardier' }, aim: 'NE' })
    expect(blows(of(setup))).toEqual(['ranging-shot 0 0:1x2'])
  })

  test('fire, for those whose turn is to end', () => {
    const heroes = [hero('ghost'), hero('brawler'), hero('spotter', { at: 'SE' })]
    const setup = late(heroes, { options: { general: 'firestarter' }, fires: ['NW'] })
    expect(blows(of(setup))).toEqual(['burning-ground 0 0:1x1'])
    expect(blows(of(late(heroes, { options: { general: 'firestarter' }, fires: ['SW'] })))).toEqual([])
  })
})

describe('what it comes to', () => {
  test('who is knocked down, what it costs, and whether it is the end', () => {
    const heroes = [hero('ghost', { damage: 2 }), hero('brawler', { at: 'SE' }), hero('spotter', { at: 'SE' })]
    const setup = (lives: number): Setup => late(heroes, { lives, enemies: [foe('F1', 'grunt')] })
    const damage = (3 * 1 + 4 * 2) / 8
    expect(of(setup(1))).toMatchObject({ tokens: 0.5, lost: 0, heroes: [{ falls: 0.5, damage }, { falls: 0 }, {}] })
    expect(of(setup(0))).toMatchObject({ tokens: 0, lost: 0.5 })
  })

  test('[LS-R37] once the match is lost for certain, whoever comes later does nothing', () => {
    const heroes = [hero('ghost', { damage: 3 }), hero('brawler', { at: 'NE' }), hero('field-medic', { at: 'NE' })]
    const enemies = [foe('F2', 'grunt'), foe('F3', 'grunt', { suppressed: true }), foe('R5', 'rifleman')]
    const setup = (lives: number): Setup =>
      late(heroes, { options: { general: 'bombardier' }, aim: 'NW', lives, enemies })
    expect(blows(of(setup(0)))).toEqual([
      'ranging-shot 0 0:1x1',
      'minion.grunt F2 3 over',
      'minion.grunt F3 0 over',
      'minion.rifleman R5 3 over',
    ])
    expect(blows(of(setup(1)))).not.toContainEqual(expect.stringContaining('over'))
  })

  test('[LS-115] nobody chooses where those who tie stand together and all there are hit', () => {
    const heroes = (at: 'NW' | 'SW'): Laid => [
      hero('spotter'),
      hero('field-medic', { at }),
      hero('ghost', { at: 'SE' }),
    ]
    const enemies = [foe('R1', 'grenadier')]
    expect(blows(of(late(heroes('NW'), { enemies })))).toEqual(['minion.grenadier R1 2 0:1x1 1:1x1'])
    expect(blows(of(late(heroes('SW'), { enemies })))).toEqual(['minion.grenadier R1 2 0:1x1 asked 1'])
  })

  test('whoever is down and has a turn to come stands up first', () => {
    const heroes = (acted: boolean): Laid => [
      hero('spotter', { at: 'SE' }),
      hero('brawler', { down: true, acted }),
      hero('ghost', { at: 'SE' }),
    ]
    const enemies = [foe('F1', 'grunt')]
    expect(blows(of(late(heroes(false), { enemies })))).toEqual(['minion.grunt F1 3 1:1x1.5'])
    expect(blows(of(late(heroes(true), { enemies })))).toEqual(['minion.grunt F1 3 no-hero'])
  })

  test('a daze', () => {
    const heroes = [hero('brawler'), hero('spotter', { at: 'SE' }), hero('ghost', { at: 'SE' })]
    const setup = late(heroes, { enemies: [foe('R1', 'saboteur')], track: 3 })
    expect(of(setup).heroes[0]).toMatchObject({ dazed: 0.75, damage: 1 })
  })
})

/** All that happens from now to the Reinforcements Phase if everybody only does what must be done. */
function played(before: State, random: ScriptedRandom | SeededRandom): Event[] {
  const state = clone(before)
  const events: Event[] = []
  const { track } = state
  while (!state.result && state.phase !== 'reinforcements' && state.track === track) {
    const { of: asks } = asked<Step>(state)!
    lastStand.play(state, asks[0]!, timeUp(state, asks[0]!)[0]!, {
      random,
      tell: (event) => events.push(event),
    })
  }
  return untilReinforcements(events)
}

function tallied(state: State, events: readonly Event[]): number[] {
  const sums = state.heroes.flatMap(({ id }) => [
    those(events, 'hero-hurt').reduce((sum, event) => (event.hero === id ? sum + event.damage : sum), 0),
    those(events, 'hero-hurt').reduce((sum, event) => (event.hero === id ? sum + event.armor : sum), 0),
    those(events, 'knocked-down').filter((event) => event.hero === id).length,
    those(events, 'dazed').filter((event) => event.hero === id).length,
  ])
  const tokens = those(events, 'knocked-down').filter(({ paid }) => paid).length
  return [...sums, tokens, those(events, 'match-over').length]
}

const forecasted = ({ heroes, tokens, lost }: Assault): number[] => [
  ...heroes.flatMap(({ damage, armor, falls, dazed }) => [damage, armor, falls, dazed]),
  tokens,
  lost,
]

test('every way in which eleven dice can fall', () => {
  const heroes = [
    hero('ghost', { damage: 2 }),
    hero('femme-fatale', { damage: 1, armor: 1 }),
    hero('brawler', { at: 'SW' }),
  ]
  const enemies = [foe('F1', 'spearman'), foe('F6', 'enforcer'), foe('R1', 'grenadier'), foe('R8', 'drill-sergeant')]
  const { state } = new Table(position({ heroes, enemies, phase: 'squad', lives: 0 }))
  const DICE = 3 + 4 + 2 + 2
  const WAYS = 2 ** DICE
  const sums = forecasted(assaultOf(lastStand.view(state, 0))).map(() => 0)
  for (let way = 0; way < WAYS; way++) {
    const attack = Array.from({ length: DICE }, (_, die) => ((way >> die) & 1 ? 6 : 1))
    const dice = new ScriptedRandom({ attack }, SeededRandom.from('after'))
    for (const [at, amount] of tallied(state, played(state, dice)).entries()) sums[at]! += amount / WAYS
  }
  for (const [at, amount] of forecasted(assaultOf(lastStand.view(state, 0))).entries())
    expect.soft(amount, `${at}`).toBeCloseTo(sums[at]!, 10)
  expect(sums.at(-1)).toBeGreaterThan(0)
})

test('what the rules do when it is rolled many times', () => {
  const ROLLS = 400
  let compared = 0
  for (let index = 0; index < 40; index++) {
    const { state } = new Table(inTheMiddle(`assault ${index}`).setup!)
    if (state.result || (state.phase !== 'squad' && state.phase !== 'assault')) continue
    if (['choose-target', 'choose-space', 'order-triggers', 'choose-quarry'].includes(asked<Step>(state)!.ask)) continue
    const luck = SeededRandom.from(`rolls ${index}`)
    const expected = forecasted(assaultOf(lastStand.view(state, 'spectator')))
    const sums = expected.map(() => 0)
    const squares = expected.map(() => 0)
    for (let roll = 0; roll < ROLLS; roll++)
      for (const [at, amount] of tallied(state, played(state, luck)).entries()) {
        sums[at]! += amount
        squares[at]! += amount ** 2
      }
    for (const [at, amount] of expected.entries()) {
      const mean = sums[at]! / ROLLS
      const spread = Math.sqrt((squares[at]! / ROLLS - mean ** 2) / ROLLS)
      expect.soft(Math.abs(mean - amount), `assault ${index}: ${at}`).toBeLessThan(5 * spread + 0.03)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(300)
})

test('knows nothing that lies face down', () => {
  for (let index = 0; index < 25; index++) {
    const { state } = new Table(inTheMiddle(`assault ${index}`).setup!)
    const other = lastStand.resample(state, 'spectator', SeededRandom.from(`other ${index}`))
    const [one, two] = [state, other].map((whole) => assaultOf(lastStand.view(whole, 'spectator')))
    expect(two).toEqual(one)
  }
})
