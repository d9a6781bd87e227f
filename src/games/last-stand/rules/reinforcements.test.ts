import { describe, expect, test } from 'vitest'
import { SeededRandom } from '#engine/random'
import type { LieutenantId, MinionId } from '#games/last-stand/content/enemies'
import { drawPile } from '#games/last-stand/rules/reinforcements'
import { attacks, foe, foes, hero, kinds, minions, position, Table, the, those } from '#games/last-stand/testing/table'
import type { Setup } from '#games/last-stand/types'

type Heroes = ReturnType<typeof hero>[]
const phase = (more: Partial<Setup>, dice: number[] = [], heroes: Heroes = [hero('brawler', { at: 'SE' })]): Table =>
  new Table(position({ heroes, phase: 'reinforcements', pile: [], ...more }), dice)

const FULL = [...foes('grunt', 'F1', 'F2', 'F3', 'F4', 'F5'), ...foes('enforcer', 'F6', 'F7', 'F8')]
const villains = (first: LieutenantId): LieutenantId[] =>
  [
    first,
    ...(['lieutenant.deadeye', 'lieutenant.gemini', 'lieutenant.saboteur'] as const).filter((id) => id !== first),
  ].slice(0, 3)

describe('steps 1 and 2', () => {
  test('[LS-120] the track token moves one space', () => {
    expect(the(phase({ track: 2 }).opening, 'track-moved')).toMatchObject({ track: 3, lieutenant: false, skull: false })
  })

  test('[LS-122, LS-123, LS-124, LS-R63] on an Lt space a lieutenant comes, and before it minions to the bottom of the pile', () => {
    const table = phase(
      { options: { heroes: 4 }, track: 1, villains: villains('lieutenant.deadeye'), pile: ['minion.ox'] },
      [5, 1, 2, 3, 4],
    )
    const told = table.opening.flatMap((event) =>
      event.kind === 'revealed' || event.kind === 'enlisted' || event.kind === 'placed'
        ? [`${event.kind} ${event.kind === 'enlisted' ? event.cards : event.card}`]
        : [],
    )
    expect(told.slice(0, 5)).toEqual([
      'revealed lieutenant.deadeye',
      'enlisted 3',
      'placed lieutenant.deadeye',
      'revealed minion.ox',
      'placed minion.ox',
    ])
    expect(table.foe('R5')).toBe('deadeye 7')
    expect(those(table.opening, 'revealed').filter(({ from }) => from === 'pile')).toHaveLength(4)
  })

  test('[LS-123, LS-R7] with three heroes as many as are printed for three', () => {
    const deadeye = phase({ track: 1, villains: villains('lieutenant.deadeye') })
    expect(the(deadeye.opening, 'enlisted').cards).toBe(1)
    const gemini = phase({ track: 1, villains: villains('lieutenant.gemini') })
    expect(kinds(gemini.opening)).not.toContain('enlisted')
  })

  test('[LS-125, LS-R67] the general: not on an Lt space, not while a lieutenant stands, once', () => {
    expect(kinds(phase({ track: 6 }, [1]).opening).filter((kind) => kind === 'placed')).toHaveLength(1)
    const stands = phase({
      track: 6,
      enemies: foes('butcher', 'F1'),
      gone: ['lieutenant.gemini', 'lieutenant.deadeye'],
    })
    expect(kinds(stands.opening)).not.toContain('placed')
    const lt = phase({ track: 5, villains: ['lieutenant.gemini'], gone: ['lieutenant.vulture', 'lieutenant.deadeye'] })
    expect(the(lt.opening, 'placed').card).toBe('lieutenant.gemini')
    expect(kinds(phase({ track: 7, enemies: foes('iron-marshal', 'F1') }).opening)).not.toContain('placed')
  })

  test('[LS-R61] a lieutenant that was replaced counts as defeated; nobody gets a cube', () => {
    const enemies = [...FULL.slice(1), foe('F1', 'butcher')]
    const table = phase({ track: 6, enemies, gone: ['lieutenant.gemini', 'lieutenant.deadeye'] }, [])
    expect(kinds(table.opening)).not.toContain('placed')
    const replaced = phase({ track: 5, enemies, villains: ['lieutenant.ironclad'], gone: ['lieutenant.deadeye'] }, [1])
    expect(the(replaced.opening, 'overwhelmed')).toMatchObject({ discarded: 'lieutenant.butcher', space: 'F1' })
    expect(replaced.state.gone).toEqual(['lieutenant.deadeye', 'lieutenant.butcher'])
    expect(replaced.hero('brawler').cubes).toBe(0)
    expect(replaced.foe('F1')).toBe('ironclad 7+3')
  })

  test("[LS-R39] what happens in step 2 comes before the villain deck: the general's first, then enemies", () => {
    const table = phase({
      options: { general: 'warlord' },
      track: 4,
      enemies: foes('quartermaster', 'R5'),
      gone: ['lieutenant.gemini'],
    })
    expect(those(table.opening, 'enlisted').map(({ by, cards }) => `${by} ${cards}`)).toEqual([
      'general.warlord 1',
      'lieutenant.quartermaster 1',
    ])
    const coming = phase({ track: 1, villains: villains('lieutenant.quartermaster') })
    expect(kinds(coming.opening)).not.toContain('enlisted')
  })

  test('[LS-R39] a Quartermaster whose place a lieutenant takes has called its minion before', () => {
    const ranged = [
      foe('R1', 'quartermaster'),
      ...foes('rifleman', 'R2', 'R3', 'R4', 'R5'),
      ...foes('sniper', 'R6', 'R7', 'R8'),
    ]
    const table = phase(
      { track: 3, villains: ['lieutenant.deadeye', 'lieutenant.butcher'], enemies: ranged, pile: minions('grunt') },
      [1, 8, 8, 8, 8, 8, 8, 8, 8],
    )
    expect(kinds(table.opening).slice(3, 6)).toEqual(['enlisted', 'revealed', 'enlisted'])
    expect(those(table.opening, 'enlisted').map(({ by }) => by)).toEqual([
      'lieutenant.quartermaster',
      'lieutenant.deadeye',
    ])
    expect([table.foe('R1'), table.state.gone]).toEqual(['deadeye 7', ['lieutenant.quartermaster']])
  })
})

describe('step 3', () => {
  test('[LS-126, LS-128] each card goes where the die says, to the ring of its type, until the pile is empty', () => {
    const table = phase({ pile: ['minion.grunt', 'minion.rifleman'] }, [2, 2])
    expect([table.foe('F2'), table.foe('R2')]).toEqual(['grunt 3+1', 'rifleman 3'])
    expect(those(table.opening, 'placed').map(({ because }) => because)).toEqual(['rolled', 'rolled'])
  })

  test('[LS-127] the next free space, clockwise', () => {
    const table = phase({ enemies: foes('grunt', 'F7', 'F8', 'F1'), pile: ['minion.enforcer'] }, [7])
    expect(the(table.opening, 'placed')).toMatchObject({ space: 'F2', because: 'next-free' })
  })

  test('[LS-129, LS-R63] every minion without room is an Overwhelming Assault of its own, without its Ambush', () => {
    const table = phase({ enemies: FULL, pile: ['minion.lurker', 'minion.ox'] }, [1, 2])
    expect(those(table.opening, 'overwhelmed').map(({ discarded }) => discarded)).toEqual([
      'minion.lurker',
      'minion.ox',
    ])
    expect(attacks(table.opening)).toEqual([])
    expect(table.health('brawler')).toBe('7/9')
  })

  test('[LS-130, LS-131, LS-R62] the general replaces whoever is on the space rolled; that triggers nothing', () => {
    const enemies = [...FULL.slice(1), foe('F1', 'powder-monkey')]
    const table = phase({ track: 6, enemies }, [1], [hero('brawler')])
    expect(table.foe('F1')).toBe('iron-marshal 20+5')
    expect(kinds(table.opening)).not.toContain('blew-up')
    expect(table.health('brawler')).toBe('8/9')
    const told = kinds(table.opening).filter((kind) => ['overwhelmed', 'hero-hurt', 'placed'].includes(kind))
    expect(told).toEqual(['overwhelmed', 'hero-hurt', 'placed'])
  })

  test('[LS-R37, LS-131] lost by a lieutenant that finds no room, it is not placed any more', () => {
    const enemies = FULL
    const heroes = [hero('brawler', { damage: 8 })]
    const table = phase({ track: 1, lives: 0, villains: villains('lieutenant.butcher'), enemies }, [2], heroes)
    expect(table.opening.at(-1)).toMatchObject({ kind: 'match-over', reason: 'no-tokens' })
    expect(table.foe('F2')).toBe('')
  })

  test('[LS-150] Ambush: at once, with its Range and Power, on everybody in range', () => {
    const heroes = [hero('brawler'), hero('ghost', { damage: 1 })]
    const table = phase({ pile: ['minion.lurker'] }, [1, 4, 1, 1], heroes)
    expect(the(table.opening, 'attacked')).toMatchObject({
      occasion: 'ambush',
      because: 'all-in-range',
      power: 3,
      heroes: ['hero.brawler', 'hero.ghost'],
    })
    expect(kinds(phase({ pile: ['minion.lurker'] }, [1]).opening)).toContain('idle')
  })

  test('[LS-116, LS-R51] the Warcaller has each minion of its quadrant attack, in board order', () => {
    const heroes = [hero('brawler')]
    const enemies = [foe('F1', 'grunt'), foe('R1', 'rifleman'), foe('F8', 'grunt')]
    const table = phase(
      { track: 1, villains: villains('lieutenant.warcaller'), enemies },
      [2, 1, 1, 1, 1, 1, 1],
      heroes,
    )
    expect(the(table.opening, 'commanded')).toMatchObject({ space: 'R2', spaces: ['F1', 'R1'] })
    expect(those(table.opening, 'attacked').map(({ space, occasion }) => `${space} ${occasion}`)).toEqual([
      'F1 command',
      'R1 command',
    ])
  })

  test('[LS-116, LS-R52] the Warcaller commands no lieutenant; a Dirt Biker charges first', () => {
    const north = phase(
      {
        track: 3,
        villains: villains('lieutenant.warcaller').slice(0, 2),
        enemies: [foe('F1', 'spitfire'), foe('R2', 'dirt-biker')],
      },
      [1, 1, 1, 1, 1],
      [hero('brawler', { at: 'NE' })],
    )
    expect(the(north.opening, 'commanded')).toMatchObject({ space: 'R1', spaces: ['R2'] })
    expect(the(north.opening, 'charged')).toMatchObject({ from: 'R2', to: 'F2' })
    expect(attacks(north.opening)).toEqual(['F2 brawler only 0'])
  })

  test('[LS-R68] who comes back is a new enemy, and is told with its armor', () => {
    const deck: MinionId[] = []
    const pile: MinionId[] = ['minion.riot-guard']
    const table = phase({ options: { general: 'huntmaster' }, quarry: 'hero.brawler', deck, pile }, [1])
    expect(table.at('F1')).toEqual({
      card: 'minion.riot-guard',
      damage: 0,
      armor: 2,
      suppressed: false,
      weakened: 0,
      mark: 0,
    })
    expect(the(table.opening, 'placed').armor).toBe(2)
    expect(the(phase({ track: 6, pile: [] }, [1]).opening, 'placed')).toMatchObject({
      card: 'general.iron-marshal',
      armor: 5,
    })
  })
})

describe('steps 4 and 5', () => {
  test('[LS-132, LS-R66] a new pile, as many as heroes, knocked down or not', () => {
    const table = phase({ options: { heroes: 4 } })
    expect(table.state.pile).toHaveLength(4)
    expect(table.view().pile).toEqual([null, null, null, null])
  })

  test('[LS-R80] what Recon showed is placed; the next pile lies face down', () => {
    const table = phase(
      { pile: ['minion.rifleman', 'minion.sniper'], shown: 2 },
      [1, 2],
      [hero('spotter', { at: 'SE' })],
    )
    expect([table.foe('R1'), table.foe('R2')]).toEqual(['rifleman 3', 'sniper 2'])
    expect(table.view().pile).toEqual([null, null, null])
  })

  test('[LS-133] the token passes to the left', () => {
    const heroes = [hero('brawler'), hero('ghost'), hero('bulwark')]
    expect(phase({ seats: 3, first: 2 }, [], heroes).state.token).toBe(0)
  })

  test('[LS-R64] an empty deck is made of the discard; if that is empty, too, fewer cards are drawn', () => {
    const made = phase({ deck: ['minion.grunt'] })
    expect(the(made.opening, 'reshuffled').cards).toBe(47)
    expect([made.state.pile.length, made.state.discard.length]).toEqual([3, 0])
    expect(made.state.pile[0]).toBe('minion.grunt')
    // With 48 cards and 16 spaces there is always one; a state without any shows that nothing breaks.
    const none = phase({}).state
    none.deck = []
    none.discard = []
    none.pile = []
    drawPile(none, 'LS-132', { random: SeededRandom.from('none') })
    expect(none.pile).toEqual([])
  })
})
