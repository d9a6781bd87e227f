import { describe, expect, test } from 'vitest'
import {
  attacks,
  end,
  foe,
  foes,
  hero,
  kinds,
  position,
  skill,
  Table,
  the,
  those,
} from '#games/last-stand/testing/table'
import type { Setup } from '#games/last-stand/types'

type Heroes = ReturnType<typeof hero>[]
const phase = (more: Partial<Setup>, dice: number[] = []): Table =>
  new Table(position({ heroes: [hero('brawler', { at: 'SE' })], phase: 'reinforcements', pile: [], ...more }), dice)

describe('generals', () => {
  const at = (general: 'firestarter' | 'iron-marshal' | 'huntmaster' | 'warlord' | 'bombardier') => ({
    options: { general },
  })

  test('[LS-117, LS-118] an ATTACK only while the card is on the board; other abilities from the start', () => {
    const table = new Table(
      position({ ...at('firestarter'), heroes: [hero('brawler')], phase: 'assault', fires: ['NW'], pile: [] }),
    )
    expect(attacks(table.opening)).toEqual([])
    expect(kinds(table.opening)).toContain('flames-spread')
  })

  test('[LS-118, LS-R78] Spreading Flames: two tokens, and none where it burns', () => {
    const squad = (fires: ('NW' | 'SE' | 'NE')[], face: number) =>
      the(
        new Table(position({ ...at('firestarter'), heroes: [hero('brawler')], phase: 'squad', fires }), [face]).opening,
        'flames-spread',
      )
    expect(squad(['NW'], 1)).toMatchObject({ space: 'NW', lit: false })
    expect(squad(['NW'], 4)).toMatchObject({ space: 'SE', lit: true })
    expect(squad(['NW', 'NE'], 4)).toMatchObject({ lit: false })
  })

  test('[LS-R78] Spreading Flames that spread no further: told is whether it burns there or no token is left', () => {
    const because = (fires: ('NW' | 'SE' | 'NE')[], face: number) =>
      the(
        new Table(position({ ...at('firestarter'), heroes: [hero('brawler')], phase: 'squad', fires }), [face]).opening,
        'flames-spread',
      ).because
    expect([because(['NW'], 1), because(['NW', 'NE'], 1)]).toEqual(['burns', 'burns'])
    expect(because(['NW', 'NE'], 4)).toBe('no-token')
    expect(because(['NW'], 4)).toBeUndefined()
  })

  test('[LS-118] Burning Ground and Stamp Out', () => {
    const heroes = [hero('brawler'), hero('ghost', { at: 'NE' })]
    const table = new Table(
      position({ ...at('firestarter'), heroes, turn: { hero: 'hero.brawler' }, fires: ['NW', 'NE'] }),
    )
    expect(table.choices()).toContainEqual({ kind: 'stamp-out' })
    table.play({ kind: 'stamp-out' })
    expect([table.state.fires, table.state.turn?.left]).toEqual([['NE'], 2])
    expect(kinds(table.play({ kind: 'end-turn' }))).not.toContain('burnt')
    expect(the(table.play({ kind: 'pick-actor', hero: 'hero.ghost' }, end), 'burnt').hero).toBe('hero.ghost')
    const falls = new Table(
      position({
        ...at('firestarter'),
        heroes: [hero('ghost', { damage: 3 })],
        turn: { hero: 'hero.ghost' },
        fires: ['NW'],
        enemies: foes('hothead', 'F1'),
      }),
      [4, 1, 1, 1, 4, 4, 4],
    )
    expect(kinds(falls.play(skill('knife-work', { enemy: 'F1' })))).not.toContain('burnt')
    expect(falls.health('ghost')).toBe('down')
  })

  test('[LS-117] Inferno without anybody on fire: Power 4, Range 3 along the lane', () => {
    const table = new Table(
      position({
        ...at('firestarter'),
        heroes: [hero('brawler')],
        phase: 'assault',
        track: 7,
        fires: ['SE'],
        enemies: foes('firestarter', 'R1'),
        pile: [],
      }),
      [4, 4, 1, 1],
    )
    expect(attacks(table.opening)).toEqual(['R1 brawler only 2'])
  })

  test('[LS-118] Issued Plates: an armor more for Frontline minions of the pile, not for others', () => {
    const table = phase({ pile: ['minion.grunt', 'minion.rifleman'] }, [1, 1])
    expect([table.foe('F1'), table.foe('R1')]).toEqual(['grunt 3+1', 'rifleman 3'])
    expect(those(table.opening, 'placed').map(({ armor }) => armor)).toEqual([1, 0])
    expect(the(phase({ pile: ['minion.riot-guard'] }, [1]).opening, 'placed').armor).toBe(3)
  })

  test('[LS-117] Hammer: armor afterwards, 5 at most, also if nobody was in range', () => {
    const hammer = (armor: number) =>
      new Table(
        position({
          heroes: [hero('brawler', { at: 'SE' })],
          phase: 'assault',
          track: 7,
          enemies: [foe('F1', 'iron-marshal', { armor })],
          pile: [],
        }),
      )
    expect(hammer(2).foe('F1')).toBe('iron-marshal 20+3')
    expect(hammer(5).foe('F1')).toBe('iron-marshal 20+5')
  })

  test('[LS-118, LS-R47] The Quarry: the lowest health; tied, whoever has the token says who', () => {
    const squad = (...heroes: Heroes) => new Table(position({ ...at('huntmaster'), heroes, phase: 'squad' }))
    const one = squad(hero('brawler', { damage: 6 }), hero('ghost'), hero('bulwark'))
    expect(the(one.opening, 'quarry-named')).toMatchObject({ hero: 'hero.brawler', because: 'weakest' })
    const two = squad(hero('brawler', { damage: 5 }), hero('ghost'), hero('bulwark'))
    expect(two.asked).toBe('0 choose-quarry')
    const seats = { ...at('huntmaster'), seats: 3, first: 2 }
    const heroes = [hero('brawler', { damage: 5 }), hero('ghost'), hero('bulwark')]
    expect(new Table(position({ ...seats, heroes, phase: 'squad' })).asked).toBe('2 choose-quarry')
    expect(the(two.play({ kind: 'choose-quarry', hero: 'hero.ghost' }), 'quarry-named')).toMatchObject({
      hero: 'hero.ghost',
      because: 'decided',
    })
    const none = new Table(
      position({
        ...at('huntmaster'),
        heroes: [hero('brawler', { down: true })],
        phase: 'squad',
        quarry: 'hero.brawler',
      }),
    )
    expect(the(none.opening, 'quarry-named')).toMatchObject({ hero: 'hero.brawler', because: 'nobody-stands' })
  })

  test('[LS-117, LS-R48] The Kill: the quarry anywhere, whoever draws fire; if it lies, Range 3, and Draw Fire counts', () => {
    const kill = (down: boolean) =>
      new Table(
        position({
          ...at('huntmaster'),
          heroes: [hero('ghost', { at: 'SE', down }), hero('bulwark'), hero('brawler')],
          phase: 'assault',
          track: 7,
          quarry: 'hero.ghost',
          drawFire: 'hero.bulwark',
          enemies: foes('huntmaster', 'R1'),
          pile: [],
        }),
        [1, 1, 1, 1],
      )
    expect(attacks(kill(false).opening)).toEqual(['R1 ghost named 0'])
    expect(attacks(kill(true).opening)).toEqual(['R1 bulwark draw-fire 0'])
  })

  test('[LS-117, LS-R49] Onslaught: one roll for all in range', () => {
    const heroes = [hero('brawler'), hero('ghost', { at: 'SW' }), hero('bulwark', { at: 'SE' })]
    const table = new Table(
      position({ ...at('warlord'), heroes, phase: 'assault', track: 7, enemies: foes('warlord', 'F1'), pile: [] }),
      [4, 1, 1],
    )
    expect(attacks(table.opening)).toEqual(['F1 brawler+ghost all-in-range 1'])
  })

  test('[LS-118] Endless Ranks on odd spaces alone', () => {
    expect(kinds(phase({ ...at('warlord'), track: 2 }).opening)).toContain('enlisted')
    expect(kinds(phase({ ...at('warlord'), track: 7, enemies: foes('warlord', 'F1') }).opening)).not.toContain(
      'enlisted',
    )
  })

  test('[LS-118] Ranging Shot: aimed at the start of one phase, falls at the start of the next', () => {
    const heroes = [hero('brawler', { at: 'SE' }), hero('ghost', { at: 'SE', down: true })]
    const squad = new Table(position({ ...at('bombardier'), heroes, phase: 'squad' }), [5])
    expect(the(squad.opening, 'aimed')).toMatchObject({ face: 5, space: 'SE' })
    expect(squad.state.aim).toBe('SE')
    const shot = new Table(position({ ...at('bombardier'), heroes, phase: 'assault', aim: 'SE', pile: [] }))
    expect(the(shot.opening, 'shot')).toMatchObject({ space: 'SE', heroes: ['hero.brawler'] })
    expect(shot.health('brawler')).toBe('7/9')
    const tied = [hero('spotter'), hero('field-medic')]
    const enemies = foes('grunt', 'F1')
    const asked = new Table(position({ ...at('bombardier'), heroes: tied, phase: 'assault', aim: 'SE', enemies }))
    expect([asked.asked, asked.state.aim]).toEqual(['0 choose-target', null])
  })

  test('[LS-117] Carpet: the squad space with the most heroes', () => {
    const heroes = [hero('brawler'), hero('ghost', { at: 'SE' }), hero('bulwark', { at: 'SE' })]
    const table = new Table(
      position({
        ...at('bombardier'),
        heroes,
        phase: 'assault',
        aim: 'SW',
        track: 7,
        enemies: foes('bombardier', 'R1'),
        pile: [],
      }),
      [4, 1],
    )
    expect(attacks(table.opening)).toEqual(['R1 ghost+bulwark crowd 1'])
  })

  test('[LS-116] Ironclad: an armor at the start of the Squad Phase, 3 at most', () => {
    const rally = (armor: number) =>
      new Table(
        position({ heroes: [hero('brawler')], phase: 'squad', track: 2, enemies: [foe('F1', 'ironclad', { armor })] }),
      ).foe('F1')
    expect([rally(1), rally(3)]).toEqual(['ironclad 7+2', 'ironclad 7+3'])
  })
})
