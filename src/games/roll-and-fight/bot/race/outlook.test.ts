import { describe, expect, test } from 'vitest'
import { chanceOfSet, Outlook, type Target, type Terms } from '#games/roll-and-fight/bot/race/outlook'
import { EMPTY, FALLS, facesOf, HANDS, handOf, setsFor, SIZE } from '#games/roll-and-fight/bot/race/hands'
import { simply } from '#games/roll-and-fight/bot/race/simple'
import { rollAndFight } from '#games/roll-and-fight/game'
import { SeededRandom } from '#engine/random'
import { alone, faces, player } from '#games/roll-and-fight/testing/table'

const NOBODY = { tiles: [] }
const hand = (letters: string): number => handOf(faces(letters))
const targets = (ability: 'dash' | 'punch' | 'fire', worth: number): Target[] =>
  setsFor(NOBODY, ability).map((set) => ({ ability, hand: set, worth }))
const terms = (more: Partial<Terms> = {}): Terms => ({
  ...{ targets: targets('dash', 1), bleeding: null, limit: 4, pool: 9, patience: 0.9, sight: 3 },
  ...more,
})

test('there are 126 hands of up to four dice, and each number of dice falls somehow', () => {
  expect(HANDS).toBe(126)
  for (const falls of FALLS) expect(falls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  for (let one = 0; one < HANDS; one++) {
    expect(facesOf(one)).toHaveLength(SIZE[one]!)
    expect(handOf(facesOf(one))).toBe(one)
  }
})

describe('the chance to complete a set with the next roll', () => {
  test.each([
    ['a Dash of two dice', 'dash', '', 2, 1 / 9],
    ['a Dash of one that shows RUN', 'dash', 'R', 1, 1 / 3],
    ['a Dash of one that shows RUN and three others', 'dash', 'R', 3, 1 - (2 / 3) ** 3],
    ['a Punch with two blades', 'punch', 'BD', 1, 1 / 3],
    ['a Punch of three dice', 'punch', '', 3, 1 / 27],
    ['a Fire with two GUN', 'fire', 'GG', 1, 1 / 2],
    ['a Fire with a GUN', 'fire', 'G', 2, 1 / 36 + 2 * (1 / 6) * (1 / 3)],
  ] as const)('%s', (_what, ability, kept, dice, chance) => {
    expect(chanceOfSet(setsFor(NOBODY, ability), hand(kept), dice)).toBeCloseTo(chance)
  })

  test('[RF-R17] whoever has Kenjutsu needs no DOUBLE', () => {
    const sets = setsFor({ tiles: ['kenjutsu', 'reverse'] }, 'reverse')
    expect(chanceOfSet(sets, hand('B'), 1)).toBeCloseTo(1 / 3)
    expect(chanceOfSet(setsFor(NOBODY, 'reverse'), hand('B'), 1)).toBeCloseTo(1 / 6)
  })
})

test('one simple rule: what is complete is assigned, then kept is what most likely makes the best set', () => {
  const board = (letters: string) =>
    rollAndFight.begin(alone(player('kaja', '1A', { dice: faces(letters) }), { phase: 'rolling' }), {
      random: SeededRandom.from('simple'),
    }).boards[0]!
  const all = [...targets('dash', 1), ...targets('punch', 2)]
  expect(simply(board('RRBG'), all, 4, false)).toMatchObject({ do: 'assign', target: { ability: 'dash' } })
  expect(simply(board('RGBD'), all, 4, false)).toEqual({ do: 'roll', kept: hand('BD') })
  expect(simply(board('WWRB'), all, 4, false)).toEqual({ do: 'bleed' })
  expect(simply(board('WWWG'), [], 4, true)).toEqual({ do: 'stop' })
  // In beats a hand is small until all are done.
  expect(simply(board('R'), all, 4, false)).toEqual({ do: 'roll', kept: hand('R') })
  expect(simply(board('R'), all, 1, false)).toEqual({ do: 'stop' })
})

describe('what is done with a hand', () => {
  test('a set is assigned', () => {
    expect(new Outlook(terms()).best(hand('RRBG'), 4).deed).toMatchObject({ do: 'assign', release: false })
  })

  test('with a set a locked die is picked up', () => {
    expect(new Outlook(terms()).best(hand('RRBW'), 4).deed).toMatchObject({ do: 'assign', release: true })
  })

  test('what fits is kept, and the rest is rolled', () => {
    expect(new Outlook(terms()).best(hand('RBGD'), 4).deed).toEqual({ do: 'roll', kept: hand('R') })
  })

  test('what is dear is waited for where it is likely enough', () => {
    const both = terms({ targets: [...targets('fire', 0.1), ...targets('punch', 3)], sight: 8 })
    expect(new Outlook(both).best(hand('GGBD'), 4).deed).toEqual({ do: 'roll', kept: hand('BD') })
  })

  test('nothing is kept for what will never be', () => {
    expect(new Outlook(terms({ targets: [] })).best(hand('RRBD'), 4)).toMatchObject({ deed: { do: 'stop' }, worth: 0 })
  })

  test('locked dice are bled where that is cheap, and not where it is dear', () => {
    const locked = hand('WWWG')
    expect(new Outlook(terms({ bleeding: 0.1 })).best(locked, 4).deed).toEqual({ do: 'bleed' })
    expect(new Outlook(terms({ bleeding: 5 })).best(locked, 4).deed.do).not.toBe('bleed')
  })

  test('without a pool a hand is worth less', () => {
    const open = new Outlook(terms()).best(EMPTY, 4).worth
    expect(new Outlook(terms({ pool: 0 })).best(EMPTY, 4).worth).toBeLessThan(open)
    expect(new Outlook(terms({ pool: 0 })).best(hand('R'), 1)).toMatchObject({ deed: { do: 'stop' } })
  })
})
