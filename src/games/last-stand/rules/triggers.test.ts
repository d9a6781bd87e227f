import { describe, expect, test } from 'vitest'
import { SeededRandom } from '#engine/random'
import { CARD } from '#games/last-stand/content/enemies'
import { placeOf, reached, RING } from '#games/last-stand/rules/geometry'
import { shift } from '#games/last-stand/rules/moving'
import {
  attacks,
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
import type { Event, Setup } from '#games/last-stand/types'

const BRAWLER = { hero: 'hero.brawler' } as const
const swing = (enemies: ReturnType<typeof foe>[], dice: number[], more: Partial<Setup> = {}) => {
  const table = new Table(position({ heroes: [hero('brawler')], turn: BRAWLER, enemies, ...more }), dice)
  return { table, events: table.play(skill('wrecking-swing', { quadrant: 'N' })) }
}

describe('Retaliate', () => {
  test('[LS-153] after damage, if it stands, it attacks at once', () => {
    const { table, events } = swing([foe('F1', 'hothead')], [4, 1, 1, 1, 1, 6, 6, 1])
    expect(the(events, 'attacked')).toMatchObject({ rule: 'LS-153', occasion: 'retaliate', hits: 2 })
    expect(table.health('brawler')).toBe('7/9')
    expect(kinds(swing([foe('F1', 'hothead')], [4, 4, 4, 4, 4]).events)).not.toContain('attacked')
  })

  test('[LS-R33] armor that took it all is damage, too; a roll without hits is none', () => {
    const plated = swing([foe('F1', 'hothead', { armor: 3 })], [4, 1, 1, 1, 1])
    expect(kinds(plated.events)).toContain('attacked')
    expect(kinds(swing([foe('F1', 'hothead')], [1, 1, 1, 1, 1]).events)).not.toContain('attacked')
  })

  test('[LS-R34] the mine and a rampage are answered as well', () => {
    const table = new Table(
      position({
        heroes: [hero('ghost'), hero('demolitionist', { at: 'SE' })],
        turn: { hero: 'hero.ghost' },
        enemies: foes('hothead', 'F2'),
        mine: 'F1',
      }),
    )
    const events = table.play(skill('misdirect', { enemy: 'F2', way: 'ccw' }))
    expect(the(events, 'mine-went-off')).toMatchObject({ space: 'F1' })
    expect(the(events, 'attacked')).toMatchObject({ space: 'F1', occasion: 'retaliate', heroes: ['hero.ghost'] })
    expect(table.hero('demolitionist').cubes).toBe(0)
  })

  test('[LS-R30] from behind, whoever retaliates reaches fewer squad spaces and no other: nobody is asked about a push', () => {
    const answering = Object.values(CARD).filter(({ keywords }) => keywords.includes('retaliate'))
    expect(answering.map(({ name }) => name)).toEqual(['Hothead', 'Spitfire'])
    for (const { attack } of answering)
      for (let front = 0; front < RING; front++) {
        const [near, behind] = [front, front + RING].map((at) => reached(at, attack!.range as number))
        expect(near).toEqual(expect.arrayContaining([...behind!]))
        expect(behind!.length).toBe(near!.length - 1)
      }
  })

  test('[LS-R32] once an action: pushed onto the mine it retaliates once, from there', () => {
    const heroes = [hero('brawler'), hero('demolitionist', { at: 'SW' })]
    const table = new Table(
      position({ heroes, turn: BRAWLER, track: 2, enemies: foes('spitfire', 'F1'), mine: 'R1' }),
      [4, 1, 1, 1, 6, 1, 1],
    )
    const events = table.play(skill('shove', { enemy: 'F1' }))
    expect(table.foe('R1')).toBe('spitfire 4')
    expect(attacks(events)).toEqual(['R1 brawler only 1'])
  })

  test('[LS-R51] suppressed, it keeps quiet once', () => {
    const heroes = [hero('brawler'), hero('field-medic')]
    const enemies = [foe('F1', 'hothead', { suppressed: true })]
    const { table, events } = swing(enemies, [4, 1, 1, 1, 1], { heroes })
    expect(the(events, 'idle')).toMatchObject({ occasion: 'retaliate', because: 'suppressed' })
    expect(table.at('F1')?.suppressed).toBe(false)
  })
})

describe('several triggers', () => {
  test('[LS-R30, LS-R31, LS-160] all damage first, each target rolled for in board order; then who acts says what is next', () => {
    const { table, events } = swing(
      [foe('F1', 'powder-monkey'), foe('F2', 'hothead')],
      [4, 4, 1, 1, 1, 4, 1, 1, 1, 1, 5, 5, 5],
      { heroes: [hero('brawler'), hero('ghost', { at: 'NE' })] },
    )
    expect(kinds(events)).toEqual([
      'used',
      'rolled',
      'enemy-hurt',
      'enemy-defeated',
      'cube-gained',
      'rolled',
      'enemy-hurt',
    ])
    expect(table.choices()).toEqual([
      { kind: 'order-triggers', space: 'F1', trigger: 'blast' },
      { kind: 'order-triggers', space: 'F2', trigger: 'retaliate' },
    ])
    const rest = table.play({ kind: 'order-triggers', space: 'F2', trigger: 'retaliate' })
    expect(kinds(rest)).toEqual(['attacked', 'hero-hurt', 'blew-up', 'hero-hurt'])
    expect([table.health('ghost'), table.health('brawler')]).toEqual(['1/4', '8/9'])
  })

  test('[LS-R31] one alone is carried out unasked', () => {
    const heroes = [hero('demolitionist'), hero('brawler', { at: 'SE' }), hero('ghost')]
    const table = new Table(
      position({
        seats: 3,
        heroes,
        phase: 'reinforcements',
        track: 1,
        mine: 'F1',
        pile: ['minion.powder-monkey'],
        villains: ['lieutenant.gemini', 'lieutenant.deadeye', 'lieutenant.saboteur'],
      }),
      [5, 1],
    )
    expect(kinds(table.opening)).toContain('blew-up')
    expect(those(table.opening, 'hero-hurt').map(({ hero: id }) => id)).toEqual(['hero.demolitionist', 'hero.ghost'])
  })

  test('[LS-R31] they are offered in board order, in whatever order they were caused', () => {
    const table = new Table(
      position({
        heroes: [hero('heavy-gunner', { cubes: 3 })],
        turn: { hero: 'hero.heavy-gunner' },
        enemies: foes('hothead', 'F1', 'F3'),
      }),
      [4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    )
    table.play(rampage(), { kind: 'split-hits', enemy: 'F3', hits: 1 }, { kind: 'split-hits', enemy: 'F1', hits: 1 })
    expect(table.choices()).toEqual([
      { kind: 'order-triggers', space: 'F1', trigger: 'retaliate' },
      { kind: 'order-triggers', space: 'F3', trigger: 'retaliate' },
    ])
  })

  test('[LS-116] a Powder Monkey blows up along its lane, from a ranged space, too', () => {
    const table = new Table(
      position({
        heroes: [hero('brawler', { at: 'NE' }), hero('ghost'), hero('bulwark', { at: 'SE' })],
        turn: BRAWLER,
        enemies: [foe('R2', 'powder-monkey', { damage: 1 })],
      }),
      [4, 1, 1],
    )
    const events = table.play(skill('bottle-throw', { enemy: 'R2' }))
    expect(the(events, 'blew-up')).toMatchObject({ space: 'R2', squadSpace: 'NE' })
    expect(those(events, 'hero-hurt').map(({ hero: id }) => id)).toEqual(['hero.brawler'])
  })

  test('[LS-R30] a blast rolls once for all', () => {
    const heroes = [hero('demolitionist', { at: 'SE' })]
    const table = new Table(
      position({ heroes, turn: { hero: 'hero.demolitionist' }, mine: 'R1', enemies: foes('grunt', 'F1', 'F2') }),
      [4, 5],
    )
    const events = table.play(skill('remote-trigger'))
    expect(those(events, 'rolled')).toHaveLength(1)
    expect([table.foe('F1'), table.foe('F2')]).toEqual(['grunt 1', 'grunt 1'])
  })
})

describe('the mine', () => {
  const squad = [hero('demolitionist', { at: 'SE', down: true }), hero('brawler')]

  test("[LS-R35, LS-R22] under whoever is placed, before Ambush; the cube is the Demolitionist's, even of one who lies", () => {
    const table = new Table(
      position({
        options: { general: 'firestarter' },
        heroes: squad,
        phase: 'reinforcements',
        mine: 'F1',
        pile: ['minion.lurker'],
      }),
      [1],
    )
    expect(the(table.opening, 'enemy-defeated')).toMatchObject({ space: 'F1', hero: 'hero.demolitionist' })
    expect(kinds(table.opening)).not.toContain('attacked')
    expect(table.state.mine).toBeNull()
    expect(table.hero('demolitionist').cubes).toBe(1)
  })

  test('[LS-R35] it stays when the Demolitionist is knocked down', () => {
    const heroes = [hero('demolitionist', { damage: 4 })]
    const table = new Table(
      position({ heroes, phase: 'assault', enemies: foes('grunt', 'F1'), mine: 'R5', pile: [] }),
      [4, 4, 4],
    )
    expect([table.health('demolitionist'), table.state.mine]).toEqual(['down', 12])
  })

  test("[LS-R23, LS-R22] a cube for each that a skill defeats, and the mine's for the Demolitionist", () => {
    const heroes = [hero('brawler'), hero('demolitionist', { at: 'SE' })]
    const table = new Table(position({ heroes, turn: BRAWLER, mine: 'R1', enemies: foes('grunt', 'F1') }), [1, 1, 1, 1])
    table.play(skill('shove', { enemy: 'F1' }))
    expect([table.hero('demolitionist').cubes, table.hero('brawler').cubes]).toEqual([1, 0])
  })
})

describe('keywords', () => {
  test('[LS-151, LS-R52] Charge: to the frontline if it is free, even if nobody will be in range', () => {
    const table = new Table(
      position({ heroes: [hero('brawler')], phase: 'assault', enemies: foes('dirt-biker', 'R4'), pile: [] }),
    )
    expect(table.foe('F4')).toBe('dirt-biker 3')
    expect(the(table.opening, 'idle')).toMatchObject({ space: 'F4', because: 'no-hero' })
  })

  test('[LS-R52] if the space is taken it attacks from where it is', () => {
    const table = new Table(
      position({
        heroes: [hero('brawler')],
        phase: 'assault',
        enemies: [foe('F4', 'grunt'), foe('R4', 'dirt-biker')],
        pile: [],
      }),
    )
    expect(table.foe('R4')).toBe('dirt-biker 3')
    expect(those(table.opening, 'idle').map(({ space }) => space)).toEqual(['F4', 'R4'])
  })

  test('[LS-R53, LS-152] Charge is its own movement; Immovable is about hero abilities', () => {
    const table = new Table(
      position({ heroes: [hero('ghost')], turn: { hero: 'hero.ghost' }, enemies: foes('ox', 'F1') }),
    )
    expect(table.choices().some((one) => one.kind === 'skill' && one.skill === 'skill.misdirect')).toBe(false)
    expect(table.refusal(skill('misdirect', { enemy: 'F1', way: 'back' })).code).toBe('LS-E14')
  })

  test('[LS-155, LS-R71] out of position it keeps Range and Power, and looks along the lane it is in', () => {
    const table = new Table(
      position({
        heroes: [hero('brawler', { at: 'SW' })],
        phase: 'assault',
        enemies: [foe('R1', 'spearman'), foe('F6', 'gunslinger')],
        pile: [],
      }),
      [4, 4, 1, 1],
    )
    expect(those(table.opening, 'idle').map(({ space }) => space)).toEqual(['R1'])
    expect(attacks(table.opening)).toEqual(['F6 brawler only 2'])
  })

  test('[LS-R70] a shift to where somebody stands does not happen', () => {
    const { table } = (() => {
      const made = new Table(
        position({ heroes: [hero('bulwark')], turn: { hero: 'hero.bulwark' }, enemies: foes('grunt', 'F1', 'R1') }),
        [4, 1, 1, 1],
      )
      made.play(skill('shield-bash', { enemy: 'F1' }))
      return { table: made }
    })()
    expect([table.foe('F1'), table.foe('R1')]).toEqual(['grunt 2', 'grunt 3'])
  })

  test.each([
    ['LS-152', 'it is Immovable', foes('ox', 'F1'), { card: 'minion.ox', because: 'immovable' }],
    ['LS-152', 'it is Immovable, and the space is taken', foes('ox', 'F1', 'R1'), { because: 'immovable' }],
    ['LS-R70', 'the space is taken', foes('grunt', 'F1', 'R1'), { card: 'minion.grunt', because: 'occupied' }],
  ] as const)('[%s] a push that fails is told, and why: %s', (rule, _why, enemies, told) => {
    const table = new Table(position({ heroes: [hero('brawler')], turn: BRAWLER, enemies: [...enemies] }), [1, 1, 1, 1])
    const stayed = the(table.play(skill('shove', { enemy: 'F1' })), 'stayed')
    expect(stayed).toMatchObject({ rule, space: 'F1', to: 'R1', by: 'skill.shove', ...told })
  })

  test('[LS-R70] where there is no space that way, that is told; a push that comes about tells nothing of the kind', () => {
    const { state } = new Table(position({ heroes: [hero('brawler')], turn: BRAWLER, enemies: foes('grunt', 'R1') }))
    const events: Event[] = []
    const dealer = { random: SeededRandom.from('shift'), tell: (event: Event) => events.push(event) }
    shift(state, placeOf('R1'), 'back', 'skill.misdirect', dealer)
    expect(the(events, 'stayed')).toMatchObject({ rule: 'LS-R70', space: 'R1', to: null, because: 'outside' })
    shift(state, placeOf('R1'), 'cw', 'skill.misdirect', dealer)
    expect(kinds(events)).toEqual(['stayed', 'shifted'])
  })

  test('[LS-R76] a mark is gone with an attack of a hero, whoever marked', () => {
    const heroes = [hero('brawler'), hero('spotter', { at: 'SE' })]
    const table = new Table(
      position({ heroes, turn: BRAWLER, enemies: [foe('F1', 'ox', { mark: 3 })] }),
      Array(20).fill(1),
    )
    expect(the(table.play(skill('haymaker', { enemy: 'F1' })), 'rolled').power).toBe(9)
    expect(the(table.play(skill('haymaker', { enemy: 'F1' })), 'rolled').power).toBe(6)
  })

  test('[LS-R22] what a rampage defeats brings no cube', () => {
    const table = new Table(
      position({
        heroes: [hero('spotter', { cubes: 3 })],
        turn: { hero: 'hero.spotter' },
        enemies: foes('sniper', 'R1'),
      }),
    )
    table.play(rampage())
    expect(table.hero('spotter').cubes).toBe(0)
    expect(kinds(table.play(end))).toContain('turn-ended')
  })
})
