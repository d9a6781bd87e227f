import { describe, expect, test } from 'vitest'
import { objectiveState, roomSaid, threatSaid } from '#games/roll-and-fight/board/den/describe'
import { ROOM_KEYS } from '#games/roll-and-fight/board/den/lit'
import { doorOf, middleOf } from '#games/roll-and-fight/board/den/walls.tsx'
import { DEN_WORDS } from '#games/roll-and-fight/board/den/words'
import { DEN, DEN_IDS, type DenId } from '#games/roll-and-fight/content/dens'
import { ROOM_IDS, type RoomId } from '#games/roll-and-fight/content/vocabulary'
import { alone, at, dead, item, player, set, Table, use } from '#games/roll-and-fight/testing/table'
import type { Setup } from '#games/roll-and-fight/types'

const said = (setup: Setup, room: RoomId, language: 'en' | 'de' = 'en'): string => {
  const { state } = new Table(setup)
  const board = state.boards[0]!
  return roomSaid({ den: board.den!, board, round: state.round }, room, language)
}

describe('a room in words', () => {
  test('who is alive, and that it was not visited', () => {
    expect(said(alone(player('johnny', '1A')), 'r4')).toBe(
      'Auction Floor: 2 Grunts, 1 Gunman alive. Not visited. Objective for 3 points: kill 7 Grunts (0 of 7), not met yet. Doors to Ice Room, Net Loft and Office Stairs. Room 4.',
    )
    expect(said(alone(player('johnny', '1A')), 'r4', 'de')).toBe(
      'Auktionshalle: 2 Schläger, 1 Schütze am Leben. Nicht besucht. Auftrag für 3 Punkte: 7 Schläger töten (0 von 7), noch nicht erfüllt. Türen: Eisraum, Netzboden und Bürotreppe. Raum 4.',
    )
  })

  test('the Hero, the entrance, and Loot that is there or gone', () => {
    const setup = alone(player('johnny', '1A', { visited: ['r1', 'r5'], dead: dead(['r1', 'r5']), collected: ['r5'] }))
    expect(said(setup, 'r1')).toBe(
      'Loading Bay: nobody alive. The Hero is here. Entrance. Visited. Doors to Ice Room and Net Loft. Room 1.',
    )
    expect(said(setup, 'r5')).toContain('Its Loot is collected.')
    expect(said(setup, 'r7')).toContain('1 Loot to collect.')
  })

  test('the Boss with the health that is left', () => {
    expect(said(alone(player('kaja', '1A', { boss: 'sickle', bossHits: 4 })), 'r9')).toContain(
      'Mother Sickle is here, 3 of 7 health left.',
    )
    expect(said(alone(player('kaja', '1A', { boss: 'king' })), 'r9', 'de')).toContain('Hier ist der Hohle König, noch')
  })

  test('who is evaded, and who has a damage', () => {
    const table = new Table(
      alone(
        player('nightjar', '1A', {
          at: 'r3',
          items: [{ item: 'flash', marked: 1 }],
          sets: [set('punch', 'BBB')],
        }),
      ),
    )
    table.by(0, item('flash'), at('r3', 2), at('r6', 0), use('punch'), at('r3', 0))
    const board = table.board()
    expect(roomSaid({ den: '1A', board, round: 1 }, 'r3', 'en')).toContain(
      '2 Tough Guys, 1 Henchman alive. Evaded: 1 Henchman. One damage taken: 1 Tough Guy.',
    )
  })

  test('as printed, all live and nothing was visited', () => {
    expect(roomSaid({ den: '4A', board: undefined, round: 1 }, 'r1', 'en')).toBe(
      'Gate: nobody lives here. Entrance. Doors to Tyre Stacks, Weighbridge and Cable Shed. Room 1.',
    )
  })
})

describe('an Objective', () => {
  const stateOf = (setup: Setup, room: RoomId): string => {
    const { state } = new Table(setup)
    return objectiveState({ den: state.boards[0]!.den!, board: state.boards[0]!, round: state.round }, room)
  }

  test('is open, met where nobody marks it yet, or marked', () => {
    const one = { visited: ['r1', 'r6', 'r8'] as const, at: 'r1' as const }
    expect(stateOf(alone(player('kaja', '1A')), 'r9')).toBe('open')
    expect(stateOf(alone(player('kaja', '1A', { ...one, visited: [...one.visited] })), 'r9')).toBe('met')
    expect(stateOf(alone(player('kaja', '1A', { objectives: ['r9'] })), 'r9')).toBe('marked')
  })

  test('is out of reach once somebody died there in another round', () => {
    const setup = alone(player('kaja', '1A', { dead: dead(['r3:0'], 1) }), { round: 2 })
    expect(stateOf(setup, 'r3')).toBe('lost')
  })

  test('fits into its room in both languages, into a low one in a single line', () => {
    const rooms = (DEN_IDS as readonly DenId[]).flatMap((den) => DEN[den].rooms)
    const tooLong = rooms.flatMap(({ name, area: [, , width, height], objective }) => {
      if (!objective) return []
      const briefs = Object.values(DEN_WORDS).flatMap(({ brief }) => [brief(objective), brief(objective, '7/8')])
      const most = height < 3 ? width * 5 : 37
      return briefs.filter((said) => said.length > most).map((said) => `${name}: ${said}`)
    })
    expect(tooLong).toEqual([])
  })
})

test('each room has a key of its own, and none that the table has', () => {
  const keys = Object.values(ROOM_KEYS)
  expect(Object.keys(ROOM_KEYS)).toEqual([...ROOM_IDS])
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => 'HLCRUMSWPEXO'.includes(key))).toEqual([])
})

test('every door lies in the wall of both of its rooms', () => {
  for (const den of DEN_IDS as readonly DenId[])
    for (const [index, { doors }] of DEN[den].rooms.entries())
      for (const other of doors) {
        const room = ROOM_IDS[index]!
        const {
          at: [x, y],
          isUpright,
        } = doorOf(den, room, other)
        const across = [room, other].map((one) => middleOf(den, one)[isUpright ? 0 : 1])
        const wall = isUpright ? x : y
        expect(Math.min(...across)).toBeLessThan(wall)
        expect(Math.max(...across)).toBeGreaterThan(wall)
        expect(doorOf(den, other, room)).toEqual({ at: [x, y], isUpright })
      }
})

test('who would wound the Hero is said of their room, one or several', () => {
  const threats = [
    { room: 'r3', enemy: 2 },
    { room: 'r3', enemy: 'boss' },
    { room: 'r6', enemy: 1 },
  ] as const
  expect(threatSaid(threats, 'r3', 'en')).toEqual(['2 here would wound the Hero if it ended now.'])
  expect(threatSaid(threats, 'r6', 'de')).toEqual(['1 hier würde die Figur verwunden, wenn es jetzt endete.'])
  expect([threatSaid(threats, 'r1', 'en'), threatSaid(undefined, 'r3', 'en')]).toEqual([[], []])
})
