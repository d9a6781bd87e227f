import { describe, expect, test } from 'vitest'
import {
  end,
  foe,
  foes,
  hero,
  kinds,
  position,
  rampage,
  skill,
  Table,
  the,
  those,
} from '#games/last-stand/testing/table'

const BRAWLER = { hero: 'hero.brawler' } as const
const names = (table: Table): string[] => [...new Set(table.choices().map(({ kind }) => kind))]

describe('the round', () => {
  test('[LS-050, LS-110, LS-111] heroes, then enemies, then reinforcements, then the next round', () => {
    const table = new Table(position({ heroes: [hero('brawler')], phase: 'squad', pile: [] }))
    const phases = those(table.endPhase(), 'phase-begun').map(({ phase, round }) => `${phase} ${round}`)
    expect(phases).toEqual(['assault 1', 'reinforcements 1', 'squad 2'])
  })

  test('[LS-051, LS-133] play passes to the left from whoever has the token, and the token passes after the round', () => {
    const heroes = [hero('brawler'), hero('ghost'), hero('bulwark'), hero('spotter')]
    const table = new Table(position({ seats: 4, heroes, phase: 'squad', track: 2, pile: [] }))
    const events = [...table.opening, ...table.endPhase()]
    expect(
      those(events, 'turn-begun')
        .map(({ seat }) => seat)
        .slice(0, 4),
    ).toEqual([2, 3, 0, 1])
    expect(the(events, 'token-passed').seat).toBe(3)
  })

  test('[LS-R10] whoever has several heroes left says which one acts', () => {
    const heroes = [hero('brawler'), hero('ghost'), hero('bulwark'), hero('spotter')]
    const table = new Table(position({ seats: 2, heroes, phase: 'squad' }))
    expect(table.asked).toBe('0 pick-actor')
    expect(table.choices()).toEqual([
      { kind: 'pick-actor', hero: 'hero.brawler' },
      { kind: 'pick-actor', hero: 'hero.bulwark' },
    ])
  })

  test('[LS-052, LS-R11] three actions, or fewer: what is not used is lost', () => {
    const table = new Table(position({ heroes: [hero('brawler')], turn: BRAWLER }))
    table.play({ kind: 'move', to: 'NE' }, { kind: 'move', to: 'SE' })
    const events = table.play(end)
    expect(the(events, 'turn-ended')).toMatchObject({ rule: 'LS-R11', hero: 'hero.brawler', unused: 1 })
  })

  test('[LS-052] the turn ends by itself when nothing is left to do', () => {
    const table = new Table(position({ heroes: [hero('brawler')], turn: { ...BRAWLER, left: 1 } }))
    const events = table.play({ kind: 'move', to: 'NE' })
    expect(kinds(events).slice(0, 2)).toEqual(['moved', 'turn-ended'])
    expect(the(events, 'turn-ended')).toMatchObject({ rule: 'LS-052', unused: 0 })
  })

  test('[LS-053] moves, skills and revivals in any order, again and again', () => {
    const heroes = [hero('brawler', { damage: 3 }), hero('ghost', { down: true, at: 'NE' })]
    const table = new Table(position({ heroes, turn: BRAWLER, enemies: foes('ox', 'F1', 'F2') }))
    table.play(skill('haymaker', { enemy: 'F1' }), { kind: 'move', to: 'NE' }, { kind: 'revive', hero: 'hero.ghost' })
    expect(table.health('ghost')).toBe('4/4')
  })
})

describe('moving', () => {
  test('[LS-060, LS-061, LS-062, LS-063, LS-R12] a step costs an action and is orthogonal, onto squad spaces', () => {
    const table = new Table(position({ heroes: [hero('brawler')], turn: BRAWLER }))
    const steps = (): unknown[] => table.choices().flatMap((one) => (one.kind === 'move' ? [one.to] : []))
    expect(steps()).toEqual(['NE', 'SW'])
    table.play({ kind: 'move', to: 'NE' })
    expect(table.state.turn?.left).toBe(2)
    expect(steps()).toEqual(['NW', 'SE'])
    table.play({ kind: 'move', to: 'SE' })
    expect(table.hero('brawler').at).toBe('SE')
    expect(table.state.turn?.left).toBe(1)
  })
})

describe('skills', () => {
  test('[LS-064] a skill costs its actions', () => {
    const table = new Table(position({ heroes: [hero('brawler')], turn: BRAWLER, enemies: foes('ox', 'F1', 'F2') }))
    table.play(skill('wrecking-swing', { quadrant: 'N' }))
    expect(table.state.turn?.left).toBe(1)
    expect(table.choices()).not.toContainEqual(skill('wrecking-swing', { quadrant: 'N' }))
  })

  test('[LS-065] so many dice as Power, a damage for every 4, 5 or 6', () => {
    const table = new Table(
      position({ heroes: [hero('brawler')], turn: BRAWLER, enemies: foes('ox', 'F1') }),
      [1, 2, 3, 4, 5, 6],
    )
    const rolled = the(table.play(skill('haymaker', { enemy: 'F1' })), 'rolled')
    expect(rolled).toMatchObject({ power: 6, dice: [1, 2, 3, 4, 5, 6], hits: 3 })
    expect(table.foe('F1')).toBe('ox 3')
  })

  test('[LS-066, LS-R24] a skill may be used again, unless once per turn', () => {
    const table = new Table(
      position({ heroes: [hero('brawler', { damage: 8 })], turn: BRAWLER, enemies: foes('ox', 'F1') }),
      [1, 1, 1, 1, 1, 1],
    )
    table.play(skill('haymaker', { enemy: 'F1' }), skill('walk-it-off'))
    expect(table.choices()).toContainEqual(skill('haymaker', { enemy: 'F1' }))
    expect(table.choices()).not.toContainEqual(skill('walk-it-off'))
    expect(table.state.turn?.used).toEqual(['skill.walk-it-off'])
    expect(new Table(position({ heroes: [hero('brawler', { damage: 1 })], turn: BRAWLER })).choices()).toContainEqual(
      skill('walk-it-off'),
    )
  })

  test('[LS-R19] a skill needs a target, and is rolled for when all is chosen', () => {
    const table = new Table(position({ heroes: [hero('brawler')], turn: BRAWLER }))
    expect(table.choices().filter(({ kind }) => kind === 'skill')).toEqual([])
  })
})

describe('knocked down', () => {
  const fallen = (more = {}) =>
    new Table(position({ heroes: [hero('brawler', { down: true, cubes: 3 })], turn: { ...BRAWLER, ...more } }))

  test('[LS-070, LS-071, LS-R13, LS-R16] it must stand up, keeps 2 damage and has 2 actions left', () => {
    const table = fallen()
    expect(names(table)).toEqual(['stand-up'])
    table.play({ kind: 'stand-up' })
    expect(table.health('brawler')).toBe('7/9')
    expect(table.state.turn?.left).toBe(2)
  })

  test('[LS-R20, LS-R13] no rampage before it stands', () => {
    const table = new Table(
      position({
        heroes: [hero('brawler', { down: true, cubes: 3 })],
        turn: BRAWLER,
        enemies: foes('grunt', 'F1'),
      }),
    )
    expect(names(table)).toEqual(['stand-up'])
    table.play({ kind: 'stand-up' })
    expect(names(table)).toContain('rampage')
  })

  test('[LS-067, LS-068, LS-069, LS-147] revived on the same space, without damage; a cube for whoever does it', () => {
    const heroes = [hero('brawler'), hero('ghost', { down: true, at: 'NE' }), hero('spotter', { down: true })]
    const table = new Table(position({ heroes, turn: BRAWLER }))
    expect(table.choices().filter(({ kind }) => kind === 'revive')).toEqual([{ kind: 'revive', hero: 'hero.spotter' }])
    table.play({ kind: 'revive', hero: 'hero.spotter' })
    expect(table.health('spotter')).toBe('6/6')
    expect(table.hero('brawler').cubes).toBe(1)
    expect(table.state.turn?.left).toBe(2)
  })

  test('[LS-R21] whoever has three cubes may revive; the fourth is lost', () => {
    const heroes = [hero('brawler', { cubes: 3 }), hero('spotter', { down: true })]
    const table = new Table(position({ heroes, turn: BRAWLER }))
    expect(kinds(table.play({ kind: 'revive', hero: 'hero.spotter' }))).toEqual(['revived', 'cube-lost'])
    expect(table.hero('brawler').cubes).toBe(3)
  })

  test('[LS-R21] a cube that is lost is told, for each defeat', () => {
    const heroes = [hero('brawler', { cubes: 2 })]
    const table = new Table(
      position({ heroes, turn: BRAWLER, enemies: foes('grunt', 'F1', 'F2') }),
      [4, 4, 4, 1, 1, 4, 4, 4, 4, 4],
    )
    const events = table.play(skill('wrecking-swing', { quadrant: 'N' }))
    expect(the(events, 'cube-gained')).toMatchObject({ hero: 'hero.brawler', cubes: 3 })
    expect(the(events, 'cube-lost')).toEqual({ kind: 'cube-lost', rule: 'LS-R21', hero: 'hero.brawler' })
  })

  test('[LS-R14] who falls in its turn loses the rest of it', () => {
    const heroes = [hero('brawler', { damage: 8 })]
    const table = new Table(
      position({ heroes, turn: BRAWLER, enemies: foes('hothead', 'F1') }),
      [4, 1, 1, 1, 1, 1, 6, 6, 6],
    )
    const events = table.play(skill('haymaker', { enemy: 'F1' }))
    expect(table.health('brawler')).toBe('down')
    expect(the(events, 'turn-ended')).toMatchObject({ rule: 'LS-R14', unused: 2 })
    expect(table.hero('brawler').acted).toBe(true)
  })

  test('[LS-R15] revived before its turn a hero has all of it; after it, it waits', () => {
    const heroes = [hero('brawler'), hero('ghost', { down: true }), hero('bulwark', { down: true, acted: true })]
    const turn = { hero: 'hero.brawler' } as const
    const table = new Table(position({ heroes, turn }))
    table.play({ kind: 'revive', hero: 'hero.ghost' }, { kind: 'revive', hero: 'hero.bulwark' })
    const events = table.play(end)
    expect(the(events, 'turn-begun')).toMatchObject({ hero: 'hero.ghost', actions: 3 })
    expect(kinds(table.play(end))).toContain('phase-begun')
  })

  test('[LS-R77] dazed: an action less in the next turn, once', () => {
    const heroes = [hero('brawler', { dazed: true })]
    const enemies = [foe('R5', 'saboteur')]
    const table = new Table(position({ heroes, phase: 'squad', track: 2, enemies }))
    const events = table.play({ kind: 'pick-actor', hero: 'hero.brawler' })
    expect(the(events, 'turn-begun')).toMatchObject({ actions: 2, dazed: true })
    expect(table.hero('brawler').dazed).toBe(false)
  })
})

describe('rampage', () => {
  const ready = (more = {}, dice: number[] = []) =>
    new Table(
      position({
        heroes: [hero('brawler', { cubes: 3, ...more })],
        turn: BRAWLER,
        enemies: [...foes('grunt', 'F1', 'F8'), foe('F2', 'ox'), foe('R1', 'rifleman')],
      }),
      dice,
    )

  test('[LS-082, LS-083, LS-084, LS-085] with three cubes, for no action, and all cubes are gone', () => {
    expect(names(ready({ cubes: 2 }))).not.toContain('rampage')
    const table = ready({}, [4, 1, 1, 1, 1, 4, 4, 1, 1, 1, 4, 4, 4, 1, 1])
    const events = table.play(rampage())
    expect(those(events, 'rolled').map(({ spaces, power }) => `${spaces.join('')} ${power}`)).toEqual([
      'F1 5',
      'F2 5',
      'F8 5',
    ])
    expect([table.foe('F1'), table.foe('F2'), table.foe('F8')]).toEqual(['grunt 2', 'ox 4', ''])
    expect(table.state.turn?.left).toBe(3)
  })

  test('[LS-086] it brings no cube', () => {
    const table = ready({}, [4, 4, 4, 4, 4])
    const events = table.play(rampage())
    expect(the(events.slice(0, 4), 'enemy-defeated').hero).toBeNull()
    expect(table.hero('brawler').cubes).toBe(0)
  })

  test('[LS-084, LS-R20] after the third action one is still asked, and the turn ends when one says so', () => {
    const table = ready()
    table.play({ kind: 'move', to: 'NE' }, { kind: 'move', to: 'NW' }, { kind: 'move', to: 'NE' })
    expect(names(table)).toEqual(['rampage', 'end-turn'])
    table.play(rampage())
    expect(table.state.turn?.hero).not.toBe(0)
  })

  test('[LS-080, LS-081, LS-R23] a cube for each enemy that a skill defeats, three at most', () => {
    const table = ready({ cubes: 2 }, [4, 4, 4, 1, 1, 4, 4, 4, 4, 4])
    table.play(skill('wrecking-swing', { quadrant: 'N' }))
    expect(table.hero('brawler').cubes).toBe(3)
    const two = new Table(
      position({ heroes: [hero('brawler')], turn: BRAWLER, enemies: foes('grunt', 'F1', 'F2') }),
      [4, 4, 4, 1, 1, 4, 4, 4, 4, 4],
    )
    expect(those(two.play(skill('wrecking-swing', { quadrant: 'N' })), 'cube-gained')).toHaveLength(2)
  })
})
