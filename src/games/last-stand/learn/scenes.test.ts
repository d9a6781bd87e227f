import { expect, test } from 'vitest'
import { ARRIVAL, HIT, laid, RING, SIDES, TURN, TURN_CHOICES } from '#games/last-stand/learn/scenes'
import { adjacentLanes, quadrantsNextTo } from '#games/last-stand/rules/geometry'
import { attacks, position, Table, the, untilReinforcements } from '#games/last-stand/testing/table'

const short = (hero: string): string => hero.slice('hero.'.length)

test('the ring of the first picture is a position that can be played', () => {
  const table = new Table(position({ seats: 2, ...laid(RING) }))
  expect(table.state.enemies.filter((enemy) => enemy !== null)).toHaveLength(Object.keys(RING.enemies).length)
})

test('[LS-091] [LS-092] what is said to be beside the upper left is beside it', () => {
  expect(quadrantsNextTo(SIDES.at)).toEqual(['N', 'W'])
  expect(adjacentLanes(SIDES.at)).toEqual([1, 8])
})

test('[LS-114] the enemies hit whom the pictures say they hit', () => {
  const { heroes, enemies } = laid(HIT.scene, HIT.damage)
  const table = new Table(position({ phase: 'assault', heroes, enemies }), [...HIT.dice])
  const told = untilReinforcements(table.opening)
  expect(attacks(told).map((attack) => attack.replace(/ [a-z-]+ (\d)$/, ' $1'))).toEqual(
    HIT.blows.map(([from, whom, damage]) => `${from} ${short(whom)} ${damage}`),
  )
})

test('[LS-065] [LS-080] a step and a Haymaker beat the Grunt, and one action is left', () => {
  const table = new Table(
    position({
      heroes: [{ hero: TURN.hero, at: TURN.from }],
      enemies: [{ card: TURN.enemy, at: TURN.at }],
      turn: { hero: TURN.hero },
    }),
    [...TURN.dice],
  )
  const events = table.play(...TURN_CHOICES)
  expect(the(events, 'rolled').hits).toBe(3)
  expect(table.foe(TURN.at)).toBe('')
  expect(the(events, 'cube-gained').cubes).toBe(1)
  expect(table.state.turn?.left).toBe(1)
})

test('[LS-127] the Rifleman goes round the corner', () => {
  const table = new Table(
    position({
      heroes: [],
      phase: 'reinforcements',
      enemies: laid(ARRIVAL.scene).enemies,
      pile: [ARRIVAL.card],
    }),
    [ARRIVAL.face],
  )
  const placed = table.opening.find((event) => event.kind === 'placed')
  expect(placed).toMatchObject({ card: ARRIVAL.card, face: ARRIVAL.face, space: ARRIVAL.to, because: 'next-free' })
})
