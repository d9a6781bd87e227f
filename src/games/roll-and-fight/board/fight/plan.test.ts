import { describe, expect, test } from 'vitest'
import { QUIET_KEYS } from '#games/roll-and-fight/board/fight/keys'
import { leftOf, litOf, usableOf } from '#games/roll-and-fight/board/fight/plan'
import { alone, at, dead, item, player, set, Table, use, via } from '#games/roll-and-fight/testing/table'
import { text } from '#games/roll-and-fight/text/text'
import type { Choice } from '#games/roll-and-fight/types'

const lit = (table: Table, pressed: Choice[] = []) =>
  litOf(
    table.board(),
    table.choices(),
    'en',
    (choice) => text.choice(choice, table.state),
    (choice) => pressed.push(choice),
  )

describe('what can be begun', () => {
  const setup = player('bruna', '1A', {
    at: 'r2',
    tiles: ['vstrike', 'grit'],
    bled: 1,
    items: [
      { item: 'duster', marked: 2, spent: 1 },
      { item: 'wind', marked: 1 },
    ],
    recon: [{ ability: 'fire', marks: 1 }],
    sets: [set('punch', 'BBB'), set('punch', 'BBD'), set('punch', 'BBB'), set('dash', 'RR')],
  })

  test('what opens the fight, sets that are alike once, Recon, charges that are for now', () => {
    const all = usableOf(new Table(alone(setup)).board())
    expect(all.map(({ what, of, many }) => `${what} ${of} ${many}`)).toEqual([
      'start vstrike 1',
      'set punch 2',
      'set punch 1',
      'set dash 1',
      'recon fire 1',
      'item duster 1',
    ])
  })

  test('each begins what it says, wherever that is offered', () => {
    const table = new Table(alone(setup))
    const offered = table.choices()
    for (const { of, choice } of usableOf(table.board()).filter(({ of }) => of !== 'dash')) {
      expect([of, offered]).toEqual([of, expect.arrayContaining([choice])])
    }
  })

  test('what is being resolved is no more among them', () => {
    const table = new Table(alone(player('kaja', '1A', { at: 'r2', sets: [set('punch', 'BBB'), set('punch', 'BBB')] })))
    table.by(0, use('punch'))
    expect(usableOf(table.board()).map(({ many }) => many)).toEqual([1])
  })
})

describe('what is left of an ability', () => {
  test('its effects one by one, and performances that were brewed', () => {
    const table = new Table(
      alone(
        player('johnny', '1A', {
          at: 'r4',
          items: [{ item: 'rage', marked: 1 }],
          tiles: ['barrage'],
          sets: [set('barrage', 'GGGG')],
        }),
      ),
    )
    expect(leftOf(table.board())).toBeUndefined()
    table.by(0, item('rage'), use('barrage'), at('r2', 0))
    expect(leftOf(table.board())).toEqual({ now: 'shoot', next: ['shoot'], again: 1 })
  })
})

describe('what is lit', () => {
  test('enemies of a room that are alike are one target, each of them can be pressed', () => {
    const table = new Table(alone(player('kaja', '1A', { at: 'r2', sets: [set('punch', 'BBD')] })))
    table.by(0, use('punch'))
    const pressed: Choice[] = []
    const [grunts, blocker] = lit(table, pressed).get('r2')!
    expect([grunts!.name, grunts!.enemies, blocker!.name]).toEqual(['Hit: one of 2 Grunts', [0, 1], 'Hit: Blocker'])
    grunts!.press()
    grunts!.press(1)
    expect(pressed).toEqual([at('r2', 0), at('r2', 1)])
    expect(grunts!.says(1)).toBe('Hit Grunt 2 in Ice Room (2)')
  })

  test('one with a damage is another target', () => {
    const table = new Table(alone(player('kaja', '1A', { at: 'r3', sets: [set('punch', 'BBD')] })))
    table.by(0, use('punch'), at('r3', 0))
    expect(
      lit(table)
        .get('r3')!
        .map(({ name }) => name),
    ).toEqual(['Hit: Tough Guy (one damage taken)', 'Hit: Tough Guy', 'Hit: Henchman'])
  })

  test('rooms to go to; by whichever room one jumps there is one way in', () => {
    const table = new Table(
      alone(player('kaja', '1A', { at: 'r1', dead: dead(['r1']), items: [{ item: 'herbs', marked: 1 }] })),
    )
    table.by(0, item('herbs'))
    const pressed: Choice[] = []
    const rooms = lit(table, pressed)
    expect([...rooms.keys()].toSorted()).toEqual(['r3', 'r4', 'r7'])
    expect(rooms.get('r4')!.length).toBe(1)
    rooms.get('r4')![0]!.press()
    expect(pressed).toEqual([via('r2', 'r4')])
  })

  test('nothing, as long as no target is asked for', () => {
    expect(lit(new Table(alone(player('kaja', '1A')))).size).toBe(0)
  })
})

test('the keys are the same in every language', () => {
  const [english, german] = [QUIET_KEYS.en, QUIET_KEYS.de].map((rows) => rows.map(([key]) => key))
  expect(english).toEqual(german)
})
