import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  adjacentLanes,
  distance,
  laneOf,
  LANES,
  linesFrom,
  LT_SPACES,
  nearSpace,
  nextInRing,
  othersThan,
  placeOf,
  quadrantOf,
  QUADRANTS,
  quadrantsNextTo,
  reached,
  rowOf,
  shifted,
  SKULL,
  type SpaceId,
  SPACES,
  spacesOf,
  SQUAD_SPACES,
  type SquadSpace,
  stepsFrom,
  within,
} from '#games/last-stand/rules/geometry'
import { foe, foes, hero, position, skill, Table } from '#games/last-stand/testing/table'

const RULES = readFileSync(new URL('../../../../docs/rules/last-stand.md', import.meta.url), 'utf8')

/** Where everything lies, x to the right and y downwards, read off the table of lanes. */
const PLACES = new Map<string, readonly [x: number, y: number]>()
/** Near and far squad space of each lane. */
const CROSSED: (readonly string[])[] = []
for (const [, cells] of RULES.matchAll(/^\| [1-8] \| (R.*) \| \w+ \|$/gm)) {
  const named = [...cells!.matchAll(/([A-Z]+\d?) \((\d),(\d)\)/g)]
  for (const [, name, x, y] of named) PLACES.set(name!, [Number(x), Number(y)])
  CROSSED.push(named.slice(2).map(([, name]) => name!))
}
const names = (places: readonly number[]): SpaceId[] => places.map((at) => SPACES[at]!)

describe('the board', () => {
  test('[LS-020, LS-022, LS-024] 4 squad spaces in a block, 8 frontline spaces around it, a ranged space behind each', () => {
    expect(PLACES.size).toBe(20)
    expect(SQUAD_SPACES).toHaveLength(4)
    expect(SPACES.filter((_, at) => rowOf(at) === 'frontline')).toEqual([
      'F1',
      'F2',
      'F3',
      'F4',
      'F5',
      'F6',
      'F7',
      'F8',
    ])
    for (const lane of LANES) {
      const [[rx, ry], [fx, fy]] = [PLACES.get(`R${lane}`)!, PLACES.get(`F${lane}`)!]
      const [nx, ny] = PLACES.get(nearSpace(lane))!
      expect(Math.abs(rx - fx) + Math.abs(ry - fy)).toBe(1)
      expect([rx - fx, ry - fy]).toEqual([fx - nx, fy - ny])
    }
  })

  test('[LS-023, LS-091] a squad space touches two frontline spaces and is named by their numbers', () => {
    expect(SQUAD_SPACES.map((space) => adjacentLanes(space).join('/'))).toEqual(['1/8', '2/3', '4/5', '6/7'])
  })

  test('[LS-026, LS-092] four quadrants of two frontline and two ranged spaces; a hero is next to two', () => {
    expect(QUADRANTS.map((one) => names(spacesOf(one)).join(' '))).toEqual([
      'F1 F2 R1 R2',
      'F3 F4 R3 R4',
      'F5 F6 R5 R6',
      'F7 F8 R7 R8',
    ])
    expect(SQUAD_SPACES.map((space) => quadrantsNextTo(space).join(' '))).toEqual(['N W', 'N E', 'E S', 'S W'])
    for (const [at] of SPACES.entries()) expect(spacesOf(quadrantOf(at))).toContain(at)
  })

  test('[LS-027, D2] the track has 12 spaces and a skull; lieutenants come at 2, 4 and 6', () => {
    expect([SKULL, ...LT_SPACES]).toEqual([13, 2, 4, 6])
  })

  test('[LS-094, LS-097, LS-098] distances are those of the drawing: straight on, every space counted', () => {
    for (const [at, id] of SPACES.entries())
      for (const to of SQUAD_SPACES) {
        const [[x, y], [sx, sy]] = [PLACES.get(id)!, PLACES.get(to)!]
        const isInLane = CROSSED[laneOf(at) - 1]!.includes(to)
        expect([id, to, distance(at, to)]).toEqual([id, to, isInLane ? Math.abs(x - sx) + Math.abs(y - sy) : 0])
        expect(isInLane).toBe(x === sx || y === sy)
      }
    expect([distance(placeOf('R1'), 'NW'), distance(placeOf('R1'), 'SW')]).toEqual([2, 3])
  })

  test('[LS-096, LS-098] an enemy reaches what is straight in front of it', () => {
    expect(reached(placeOf('R1'), 3)).toEqual(['NW', 'SW'])
    expect(reached(placeOf('R1'), 2)).toEqual(['NW'])
    expect(reached(placeOf('R1'), 1)).toEqual([])
    expect(reached(placeOf('F3'), 2)).toEqual(['NW', 'NE'])
  })

  test('[LS-093] within 1, 2 and 3 of NW', () => {
    expect(names(within('NW', 1))).toEqual(['F1', 'F8'])
    expect(names(within('NW', 2))).toEqual(['F1', 'F3', 'F6', 'F8', 'R1', 'R8'])
    expect(names(within('NW', 3))).toEqual(['F1', 'F3', 'F6', 'F8', 'R1', 'R3', 'R6', 'R8'])
    for (const from of SQUAD_SPACES) expect(linesFrom(from)).toHaveLength(4)
  })

  test.each<[SquadSpace, string, string]>([
    ['NW', 'NE SW', 'SE'],
    ['NE', 'NW SE', 'SW'],
    ['SE', 'NE SW', 'NW'],
    ['SW', 'NW SE', 'NE'],
  ])('[LS-060, LS-062] from %s one steps to %s, and diagonally to %s', (from, steps, diagonal) => {
    expect(stepsFrom(from).join(' ')).toBe(steps)
    expect(othersThan(from).toSorted()).toEqual([...steps.split(' '), diagonal].toSorted())
  })

  test.each<[SpaceId, string]>([
    ['F1', 'back R1, cw F2, ccw F8'],
    ['F8', 'back R8, cw F1, ccw F7'],
    ['R2', 'forward F2, cw R3, ccw R1'],
    ['R8', 'forward F8, cw R1, ccw R7'],
  ])('[LS-R70] %s is shifted: %s', (from, ways) => {
    const all = (['back', 'forward', 'cw', 'ccw'] as const).flatMap((way) => {
      const to = shifted(placeOf(from), way)
      return to === undefined ? [] : [`${way} ${SPACES[to]}`]
    })
    expect(all.join(', ')).toBe(ways)
  })

  test('[LS-127] after 8 comes 1, in the same ring', () => {
    expect([SPACES[nextInRing(7)], SPACES[nextInRing(15)], SPACES[nextInRing(8)]]).toEqual(['F1', 'R1', 'R2'])
  })
})

describe('targets of a hero', () => {
  const offered = (table: Table, name: string): unknown[] =>
    table
      .choices()
      .flatMap((one) => (one.kind === 'skill' && one.skill === name ? [one.enemy ?? one.quadrant ?? one.lane] : []))

  test('[LS-090] adjacent is directly beside, for enemies and for quadrants', () => {
    const brawler = new Table(
      position({
        heroes: [hero('brawler', { at: 'SE' })],
        turn: { hero: 'hero.brawler' },
        enemies: [...foes('grunt', 'F1', 'F2', 'F3', 'F4', 'F5'), ...foes('enforcer', 'F6', 'F7', 'F8')],
      }),
    )
    expect(offered(brawler, 'skill.haymaker')).toEqual(['F4', 'F5'])
    expect(offered(brawler, 'skill.wrecking-swing')).toEqual(['E', 'S'])
  })

  test('[LS-095] nobody in between is in the way', () => {
    const table = new Table(
      position({
        heroes: [hero('ghost'), hero('brawler', { at: 'NE' })],
        turn: { hero: 'hero.ghost' },
        enemies: [foe('F3', 'ox'), foe('R3', 'rifleman')],
      }),
      [6, 6],
    )
    table.play(skill('silenced-shot', { enemy: 'R3' }))
    expect(table.foe('R3')).toBe('rifleman 1')
  })

  test('[LS-021] a squad space holds any number of heroes; [LS-025] an enemy space one enemy', () => {
    const many = position({ options: { heroes: 4 }, heroes: [hero('brawler'), hero('ghost'), hero('bulwark')] })
    expect(new Table(many).state.heroes.map(({ at }) => at)).toEqual(['NW', 'NW', 'NW', 'NW'])
    const two = position({ heroes: [], enemies: foes('grunt', 'F1', 'F1') })
    expect(() => new Table(two)).toThrow('one enemy at most')
  })
})
