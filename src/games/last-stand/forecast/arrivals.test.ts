import { describe, expect, test } from 'vitest'
import { clone } from '#engine/json'
import { SeededRandom } from '#engine/random'
import { run, type Steps } from '#engine/steps'
import { type Arrivals, arrivalsOf } from '#games/last-stand/forecast/arrivals'
import { lastStand } from '#games/last-stand/game'
import { placeOf, SPACES } from '#games/last-stand/rules/geometry'
import { determinize } from '#games/last-stand/rules/hidden'
import { STEPS } from '#games/last-stand/rules/steps'
import { foes, hero, minions, position, Table, those } from '#games/last-stand/testing/table'
import { inTheMiddle } from '#games/last-stand/testing/trials'
import type { Event, Setup, State, Step, View } from '#games/last-stand/types'

const of = (more: Partial<Setup> = {}): Arrivals =>
  arrivalsOf(new Table(position({ heroes: [hero('brawler')], phase: 'squad', ...more })).view(0))
const at = ({ chances }: Arrivals, space: (typeof SPACES)[number]): number => chances[placeOf(space)]!

describe('when they come', () => {
  test.each([
    [0, { track: 1, lieutenant: false, skull: false, general: 7, lieutenantsToCome: 3 }],
    [1, { track: 2, lieutenant: true, minions: [3, 4] }],
    [12, { track: 13, skull: true, minions: [0, 0], overwhelming: 0 }],
  ])('from track space %i', (track, expected) => {
    expect(of({ track })).toMatchObject(expected)
  })

  test('the general, once all lieutenants are gone and none is due', () => {
    const gone: Setup['gone'] = ['lieutenant.butcher', 'lieutenant.gemini', 'lieutenant.vulture']
    expect(of({ track: 6, villains: [], gone })).toMatchObject({ general: 'comes', lieutenantsHere: 0 })
    const here = { villains: [], gone: gone.slice(1), enemies: [{ card: 'lieutenant.butcher', at: 'F1' } as const] }
    expect(of({ track: 8, ...here })).toMatchObject({ general: 9, lieutenantsHere: 1 })
    const enemies = [{ card: 'general.iron-marshal', at: 'F1' } as const]
    expect(of({ track: 9, villains: [], gone, enemies })).toMatchObject({ general: 'here' })
  })

  test('minions that are added to the pile', () => {
    expect(of({ options: { general: 'warlord' }, track: 0 }).minions).toEqual([4, 4])
    expect(of({ options: { general: 'warlord' }, track: 2 }).minions).toEqual([4, 4])
    expect(of({ options: { general: 'warlord' }, track: 7 }).minions).toEqual([3, 3])
  })
})

describe('where they come', () => {
  test('where the die says, or the next space that is free', () => {
    const open = { pile: minions('grunt', 'ox', 'lurker'), shown: 3 }
    const found = of({ ...open, enemies: foes('grunt', 'F1', 'F2') })
    expect(found.open).toEqual(minions('grunt', 'ox', 'lurker'))
    expect([at(found, 'F1'), at(found, 'R1'), found.overwhelming]).toEqual([0, 0, 0])
    // Three faces lead to F3 at first.
    expect(at(found, 'F3')).toBeGreaterThan(3 / 8)
    expect(found.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(3, 10)
  })

  test('nowhere, where there is no room', () => {
    const enemies = foes('enforcer', 'F1', 'F2', 'F3')
    const others = foes('grunt', 'F4', 'F5', 'F6', 'F7')
    const pile = { pile: minions('ox', 'lurker', 'sniper'), shown: 3 }
    expect(of({ enemies: [...enemies, ...others], ...pile })).toMatchObject({ overwhelming: 1 })
  })
})

/** The Reinforcements Phase from here, by the rules. */
function played(view: View, luck: SeededRandom): Event[] {
  const state = determinize(clone(view), luck)
  const events: Event[] = []
  state.todo = [{ do: 'reinforcements' }]
  const steps: Steps<State, Step, Event> = { ...STEPS, arrive: () => {}, triggers: () => {}, 'next-round': () => {} }
  run<State, Step, Event>(steps, state, { random: luck, tell: (event) => events.push(event) })
  return events
}

test('what the rules do when it is rolled many times', () => {
  const ROLLS = 600
  let compared = 0
  for (let index = 0; index < 30; index++) {
    const setup = { ...inTheMiddle(`arrivals ${index}`).setup! }
    delete setup.mine
    const { state } = new Table(setup)
    if (state.result || state.phase !== 'squad') continue
    // Nobody is to charge meanwhile.
    const enemies = state.enemies.map((enemy) => enemy && { ...enemy, suppressed: true })
    const view = lastStand.view({ ...state, enemies, lives: 50 }, 'spectator')
    const expected = arrivalsOf(view)
    const luck = SeededRandom.from(`rolls ${index}`)
    const taken = SPACES.map(() => 0)
    let overwhelmed = 0
    for (let roll = 0; roll < ROLLS; roll++) {
      const events = played(view, luck)
      for (const { space, because } of those(events, 'placed')) if (because !== 'replaces') taken[placeOf(space)]!++
      if (those(events, 'overwhelmed').length > 0) overwhelmed++
    }
    const both = [...taken.entries(), [SPACES.length, overwhelmed] as const]
    for (const [one, count] of both) {
      const chance = one < SPACES.length ? expected.chances[one]! : expected.overwhelming
      const spread = Math.sqrt((chance * (1 - chance)) / ROLLS)
      expect.soft(Math.abs(count / ROLLS - chance), `arrivals ${index}: ${one}`).toBeLessThan(5 * spread + 0.001)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(200)
})

test('knows nothing that lies face down', () => {
  for (let index = 0; index < 25; index++) {
    const { state } = new Table(inTheMiddle(`arrivals ${index}`).setup!)
    const other = lastStand.resample(state, 'spectator', SeededRandom.from(`other ${index}`))
    const [one, two] = [state, other].map((whole) => arrivalsOf(lastStand.view(whole, 'spectator')))
    expect(two).toEqual(one)
  }
})
