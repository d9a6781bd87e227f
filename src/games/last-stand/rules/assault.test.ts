import { describe, expect, test } from 'vitest'
import {
  attacks,
  foe,
  foes,
  hero,
  position,
  skill,
  Table,
  the,
  those,
  untilReinforcements,
} from '#games/last-stand/testing/table'
import type { Choice, Event, Setup } from '#games/last-stand/types'

type Heroes = ReturnType<typeof hero>[]
type Enemies = ReturnType<typeof foe>[]

/** The start of an Enemy Assault Phase. */
const assault = (heroes: Heroes, enemies: Enemies, dice: number[], more: Partial<Setup> = {}): Table =>
  new Table(position({ heroes, enemies, phase: 'assault', pile: [], ...more }), dice)

const told = (table: Table, ...choices: Choice[]): Event[] =>
  untilReinforcements([...table.opening, ...table.play(...choices)])

describe('the order', () => {
  test('[LS-110, LS-112] frontline 1 to 8, then ranged 1 to 8, empty spaces skipped; nobody in range: nothing', () => {
    const table = assault(
      [hero('brawler', { at: 'SE' })],
      [foe('R1', 'rifleman'), foe('F8', 'grunt'), foe('R5', 'rifleman'), foe('F4', 'grunt')],
      [1, 1, 1, 1, 1, 1],
    )
    const order = told(table).flatMap((event) =>
      event.kind === 'attacked' || event.kind === 'idle' ? [`${event.space} ${event.kind}`] : [],
    )
    expect(order).toEqual(['F4 attacked', 'F8 idle', 'R1 idle', 'R5 attacked'])
    expect(table.unused).toEqual([])
  })

  test('[LS-R45] a charging enemy has its one attack', () => {
    const table = assault([hero('brawler', { at: 'SE' })], foes('dirt-biker', 'R4'), [4, 1, 1, 1])
    expect(attacks(told(table))).toEqual(['F4 brawler only 1'])
  })

  test('[LS-113] as many dice as Power, 4 or more is a damage', () => {
    const table = assault([hero('brawler')], foes('enforcer', 'F1'), [3, 4, 5, 6])
    expect(the(told(table), 'attacked')).toMatchObject({ power: 4, dice: [3, 4, 5, 6], hits: 3 })
    expect(table.health('brawler')).toBe('6/9')
  })
})

describe('the target', () => {
  test('[LS-114, LS-R46] the most health; armor does not count', () => {
    const table = assault([hero('brawler', { damage: 4 }), hero('ghost', { armor: 3 })], foes('grunt', 'F1'), [1, 1, 1])
    expect(attacks(told(table))).toEqual(['F1 brawler most-health 0'])
  })

  test('[LS-115, LS-119, LS-R47] where heroes tie, whoever has the token decides', () => {
    const heroes = [hero('spotter'), hero('field-medic'), hero('ghost')]
    const table = assault(heroes, foes('grunt', 'F1'), [4, 4, 4], { seats: 3, track: 1 })
    expect(table.asked).toBe('1 choose-target')
    expect(table.choices()).toEqual([
      { kind: 'choose-target', hero: 'hero.spotter' },
      { kind: 'choose-target', hero: 'hero.field-medic' },
    ])
    expect(attacks(told(table, { kind: 'choose-target', hero: 'hero.field-medic' }))).toEqual([
      'F1 field-medic decided 3',
    ])
  })

  test('[LS-R47] a retaliating enemy in the Squad Phase: the active player decides', () => {
    const heroes = [hero('spotter'), hero('field-medic'), hero('ghost')]
    const table = new Table(
      position({ seats: 3, heroes, turn: { hero: 'hero.field-medic' }, enemies: foes('hothead', 'F1') }),
      [4, 1, 1],
    )
    table.play(skill('carbine', { enemy: 'F1' }))
    expect(table.asked).toBe('1 choose-target')
  })

  test.each([
    ['Draw Fire before the quarry', { drawFire: 'hero.bulwark', quarry: 'hero.ghost' }, 'bulwark draw-fire'],
    ['the quarry before the card', { quarry: 'hero.brawler' }, 'brawler quarry'],
    ['the card before the most health', {}, 'ghost weakest'],
  ] as const)('[LS-R48, LS-116] %s', (_name, more, whom) => {
    const general = 'quarry' in more ? 'huntmaster' : 'iron-marshal'
    const heroes = [hero('bulwark'), hero('brawler', { at: 'SE' }), hero('ghost', { at: 'SW' })]
    const table = assault(heroes, foes('sniper', 'R5'), [1, 1, 1], { options: { general }, ...more })
    expect(attacks(told(table))).toEqual([`R5 ${whom} 0`])
  })

  test('[LS-R48] who is out of range is not eligible, whoever draws fire', () => {
    const heroes = [hero('bulwark', { at: 'SE' }), hero('brawler'), hero('ghost')]
    const table = assault(heroes, foes('grunt', 'F1'), [1, 1, 1], { drawFire: 'hero.bulwark' })
    expect(attacks(told(table))).toEqual(['F1 brawler most-health 0'])
  })

  test('[LS-R49] Grenadier: one hero is chosen, with Draw Fire, and all on its space are hit', () => {
    const heroes = [hero('bulwark', { at: 'SW' }), hero('brawler'), hero('ghost', { at: 'SW' })]
    const table = assault(heroes, foes('grenadier', 'R1'), [4, 1], { drawFire: 'hero.bulwark' })
    expect(attacks(told(table))).toEqual(['R1 bulwark+ghost draw-fire 1'])
    expect([table.health('bulwark'), table.health('brawler'), table.health('ghost')]).toEqual(['7/8', '9/9', '3/4'])
  })

  test('[LS-R49, LS-R17] Mortar Crew: the squad space with the most standing heroes, whoever draws fire', () => {
    const heroes = [
      hero('bulwark'),
      hero('brawler', { at: 'SE' }),
      hero('ghost', { at: 'SE' }),
      hero('spotter', { down: true }),
    ]
    const more = { options: { heroes: 4 }, drawFire: 'hero.bulwark' } as const
    const table = assault(heroes, foes('mortar-crew', 'R1'), [4, 1], more)
    expect(attacks(told(table))).toEqual(['R1 brawler+ghost crowd 1'])
  })

  test('[LS-R47] tied squad spaces are decided by whoever has the token', () => {
    const heroes = [hero('bulwark'), hero('brawler', { at: 'SE' })]
    const table = assault(heroes, foes('mortar-crew', 'R1'), [4, 1])
    expect(table.choices()).toEqual([
      { kind: 'choose-space', space: 'NW' },
      { kind: 'choose-space', space: 'SE' },
    ])
    expect(attacks(told(table, { kind: 'choose-space', space: 'SE' }))).toEqual(['R1 brawler decided 1'])
  })

  test('[LS-R47] an attack on one of tied squad spaces is told under this clause, one on one of tied heroes is not', () => {
    const heroes = [hero('bulwark'), hero('brawler', { at: 'SE', damage: 1 })]
    const mortar = assault(heroes, foes('mortar-crew', 'R1'), [4, 1])
    expect(the(told(mortar, { kind: 'choose-space', space: 'SE' }), 'attacked').rule).toBe('LS-R47')
    const carpet = assault(heroes, foes('bombardier', 'R1'), [4, 1], {
      options: { general: 'bombardier' },
      track: 7,
      aim: 'SW',
    })
    expect(the(told(carpet, { kind: 'choose-space', space: 'SE' }), 'attacked').rule).toBe('LS-R47')
    const spearman = assault([hero('bulwark'), hero('brawler', { at: 'SW', damage: 1 })], foes('spearman', 'F1'), [4])
    expect(the(told(spearman, { kind: 'choose-target', hero: 'hero.bulwark' }), 'attacked').rule).toBe('LS-115')
  })
})

describe('power', () => {
  test('[LS-R50] a Drill Sergeant behind it: 2 more, for the enemy directly in front of it alone', () => {
    const table = assault(
      [hero('brawler')],
      [...foes('grunt', 'F1', 'F8'), foe('R1', 'drill-sergeant')],
      Array(10).fill(1),
    )
    expect(those(told(table), 'attacked').map(({ space, power }) => `${space} ${power}`)).toEqual([
      'F1 5',
      'F8 3',
      'R1 2',
    ])
  })

  test('[LS-R50] a Drill Sergeant on a frontline space has nobody in front of it', () => {
    const enemies = [foe('F1', 'drill-sergeant'), foe('R1', 'rifleman')]
    const table = assault([hero('brawler')], enemies, Array(5).fill(1))
    expect(those(told(table), 'attacked').map(({ space, power }) => `${space} ${power}`)).toEqual(['F1 2', 'R1 3'])
  })

  test('[LS-R50] the Ringleader: 1 more for each minion of its quadrant; Weaken takes 2', () => {
    const heroes = [hero('brawler'), hero('heavy-gunner', { at: 'SE' })]
    const enemies = [foe('F1', 'ringleader', { weakened: 2 }), ...foes('ox', 'F2', 'R1'), foe('F3', 'gunslinger')]
    const table = assault(heroes, enemies, Array(30).fill(1), { track: 2 })
    expect(those(told(table), 'attacked')[0]).toMatchObject({ space: 'F1', power: 2 })
  })

  test('[LS-R50] Power 0 rolls nothing, and never less', () => {
    const heroes = [hero('brawler'), hero('heavy-gunner', { at: 'SE' })]
    const table = assault(heroes, [foe('F1', 'powder-monkey', { weakened: 4 })], [])
    expect(the(told(table), 'idle')).toMatchObject({ because: 'no-power', rule: 'LS-R50' })
  })

  test('[LS-R50] the ATTACK of a general gains and loses Power, too', () => {
    const heroes = [hero('brawler'), hero('heavy-gunner', { at: 'SE' })]
    const enemies = [foe('F1', 'iron-marshal', { weakened: 2 }), foe('R1', 'drill-sergeant')]
    const table = assault(heroes, enemies, Array(10).fill(1), { track: 7 })
    expect(those(told(table), 'attacked')[0]).toMatchObject({ space: 'F1', power: 4 })
  })
})

describe('tokens', () => {
  const heroes = [hero('brawler'), hero('field-medic', { at: 'SE' }), hero('heavy-gunner', { at: 'SE' })]

  test('[LS-R51, LS-R52] who is suppressed loses the token and does nothing, not even charge', () => {
    const table = assault(heroes, [foe('R1', 'dirt-biker', { suppressed: true })], [])
    expect(the(told(table), 'idle')).toMatchObject({ space: 'R1', because: 'suppressed' })
    expect(table.at('R1')?.suppressed).toBe(false)
  })

  test('[LS-R51] a supporting effect is suppressed like an attack', () => {
    const table = assault(heroes, [foe('R1', 'field-surgeon', { suppressed: true }), foe('F7', 'grunt')], [])
    expect(those(told(table), 'idle')[1]).toMatchObject({ space: 'R1', because: 'suppressed' })
  })

  test('[LS-R51] both tokens are gone at the end of the phase at the latest', () => {
    const table = assault(heroes, [foe('F2', 'grunt', { weakened: 2 })], [])
    expect(the(told(table), 'tokens-lifted').spaces).toEqual(['F2'])
    expect(table.at('F2')?.weakened).toBe(0)
  })

  test('[LS-R51] Weaken is for the next attack alone', () => {
    const table = assault(heroes, [foe('R1', 'gemini', { weakened: 2 })], [1, 1], { track: 2 })
    const events = told(table)
    expect(the(events, 'idle').because).toBe('no-power')
    expect(the(events, 'attacked')).toMatchObject({ power: 2 })
  })

  test('[LS-R51] a suppressed Gemini loses both attacks', () => {
    const table = assault(heroes, [foe('R1', 'gemini', { suppressed: true })], [], { track: 2 })
    expect(the(told(table), 'idle').because).toBe('suppressed')
    expect(attacks(told(table))).toEqual([])
  })
})

describe('enemies with a text', () => {
  test('[LS-116] Field Surgeon: armor for each other enemy of its quadrant that has none, and no attack', () => {
    const enemies = [foe('F1', 'grunt'), foe('F2', 'riot-guard'), foe('R1', 'field-surgeon'), foe('F3', 'grunt')]
    const table = assault([hero('brawler', { at: 'SW' })], enemies, [])
    told(table)
    expect([table.foe('F1'), table.foe('F2'), table.foe('R1'), table.foe('F3')]).toEqual([
      'grunt 3+1',
      'riot-guard 2+2',
      'field-surgeon 3',
      'grunt 3',
    ])
  })

  test('[LS-116] The Gemini attack twice, and choose anew', () => {
    const table = assault([hero('brawler'), hero('bulwark')], foes('gemini', 'R1'), [4, 4, 4, 1], { track: 2 })
    expect(attacks(told(table))).toEqual(['R1 brawler most-health 2', 'R1 bulwark most-health 1'])
  })

  test('[LS-R55, LS-R77] the Saboteur dazes whom it hits, armor included; not whom it misses', () => {
    const hit = assault([hero('brawler', { armor: 3 })], foes('saboteur', 'R1'), [4, 1], { track: 2 })
    expect([hit.hero('brawler').dazed, hit.health('brawler')]).toEqual([true, '9/9+2'])
    const miss = assault([hero('brawler')], foes('saboteur', 'R1'), [1, 1], { track: 2 })
    expect(miss.hero('brawler').dazed).toBe(false)
  })

  test('[LS-116] the Vulture gains 2 armor whenever a hero falls, 4 at most', () => {
    const enemies = [foe('F1', 'grunt'), foe('R5', 'vulture', { armor: 3 })]
    const table = assault([hero('ghost', { damage: 3 })], enemies, [4, 1, 1], { track: 2 })
    expect(the(table.opening, 'enemy-armored')).toMatchObject({ space: 'R5', amount: 1, armor: 4 })
  })

  test('[LS-116] Deadeye aims at the lowest health on the board; tied, somebody decides', () => {
    const heroes = [hero('spotter', { at: 'NE' }), hero('ghost', { at: 'SW' }), hero('femme-fatale', { damage: 1 })]
    const table = assault(heroes, foes('deadeye', 'R5'), [1, 1, 1], { track: 2 })
    expect(table.choices().map((one) => (one as { hero: string }).hero)).toEqual(['hero.ghost', 'hero.femme-fatale'])
  })
})
