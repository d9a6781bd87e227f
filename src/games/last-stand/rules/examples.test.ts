import { describe, expect, test } from 'vitest'
import { parseOptions } from '#engine/options'
import { SeededRandom } from '#engine/random'
import { lastStand } from '#games/last-stand/game'
import { generalDamage } from '#games/last-stand/rules/read'
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
  untilReinforcements,
} from '#games/last-stand/testing/table'
import type { LastStand } from '#games/last-stand/types'

// Section G of the rules document, as it is printed. Where an example does not say what else happens, luck goes on.

const FULL = [...foes('grunt', 'F1', 'F2', 'F3', 'F4', 'F5'), ...foes('enforcer', 'F6', 'F7', 'F8')]

describe('the worked examples', () => {
  test.each([
    ['4 heroes', 4, { difficulty: 'hard', general: 'warlord' }, 3, 6, 4, 38, 0],
    ['3 heroes', 3, { difficulty: 'heroic', general: 'huntmaster' }, 1, 4, 3, 41, 7],
  ])(
    '[LS-032, LS-033, LS-039, LS-041, LS-043, LS-044] 1. Set-up counts: %s',
    (...[, seats, given, lives, board, pile, deck, damage]) => {
      const random = SeededRandom.from('example 1')
      const options = parseOptions<LastStand>(lastStand, given, seats)
      const state = lastStand.begin(lastStand.deal(options, seats, random), { random })
      for (;;) {
        const [question] = lastStand.pending(state)
        if (question!.kind !== 'pick-hero') break
        lastStand.play(state, question!.actor, lastStand.choices(state, question!.actor)[0]!, { random })
      }
      expect(state.heroes.map(({ at }) => at)).toEqual(Array(pile).fill('NW'))
      expect(state.lives).toBe(lives)
      expect(state.enemies.filter((enemy) => enemy)).toHaveLength(board)
      expect(state.pile).toHaveLength(pile)
      expect(state.deck).toHaveLength(deck)
      expect(state.villains.length + Number(!state.entered)).toBe(4)
      expect(state.track).toBe(0)
      expect(generalDamage(state)).toBe(damage)
    },
  )

  test('[LS-127] 2. Placement round the corner', () => {
    const table = new Table(
      position({
        heroes: [],
        phase: 'reinforcements',
        enemies: foes('gunslinger', 'R7', 'R8'),
        pile: ['minion.rifleman'],
      }),
      { placement: [7] },
    )
    const placed = the(table.opening, 'placed')
    expect(placed).toMatchObject({ card: 'minion.rifleman', face: 7, space: 'R1', because: 'next-free' })
    expect(table.foe('R1')).toBe('rifleman 3')
  })

  test('[LS-097, LS-110, LS-112, LS-114] 3. Who is hit', () => {
    const table = new Table(
      position({
        heroes: [hero('femme-fatale'), hero('brawler', { at: 'SW', damage: 2 }), hero('ghost', { at: 'NE' })],
        phase: 'assault',
        enemies: [foe('F1', 'enforcer'), foe('F6', 'spearman'), foe('R1', 'rifleman'), foe('R2', 'grunt')],
        pile: [],
      }),
      [5, 1, 4, 2, 4, 2, 6, 6, 6, 6],
    )
    expect(attacks(table.opening)).toEqual([
      'F1 femme-fatale only 2',
      'F6 brawler most-health 2',
      'R1 brawler most-health 3',
    ])
    expect(the(table.opening, 'idle')).toMatchObject({ space: 'R2', because: 'no-hero' })
    expect(['femme-fatale', 'brawler', 'ghost'].map((name) => table.health(name as 'ghost'))).toEqual([
      '3/5',
      '2/9',
      '4/4',
    ])
    expect(table.unused).toEqual([])
  })

  test('[LS-093, LS-094, LS-095] 4. Within 2', () => {
    const rest = [...foes('rifleman', 'R1', 'R2', 'R3', 'R4', 'R5'), ...foes('gunslinger', 'R6', 'R7', 'R8')]
    const table = new Table(
      position({ heroes: [hero('femme-fatale')], turn: { hero: 'hero.femme-fatale' }, enemies: [...FULL, ...rest] }),
    )
    const shots = table
      .choices()
      .flatMap((choice) => (choice.kind === 'skill' && choice.skill === 'skill.focused-shots' ? [choice.enemy] : []))
    expect(shots).toEqual(['F1', 'F3', 'F6', 'F8', 'R1', 'R8'])
  })

  test('[LS-151, LS-R35, LS-R22, LS-R45] 5. Charge and mine', () => {
    const table = new Table(
      position({
        heroes: [hero('demolitionist', { at: 'SE' }), hero('brawler', { at: 'SE' })],
        phase: 'assault',
        enemies: foes('dirt-biker', 'R4', 'R5'),
        mine: 'F5',
        pile: [],
      }),
      [6, 5, 2, 1],
    )
    const events = untilReinforcements(table.opening)
    expect(attacks(events)).toEqual(['F4 brawler most-health 2'])
    expect(those(events, 'charged').map(({ from, to }) => `${from} ${to}`)).toEqual(['R4 F4', 'R5 F5'])
    expect(the(events, 'enemy-defeated')).toMatchObject({ space: 'F5', hero: 'hero.demolitionist', by: 'mine' })
    expect(table.health('brawler')).toBe('7/9')
    expect(table.hero('demolitionist').cubes).toBe(1)
    expect(table.state.mine).toBeNull()
    expect(table.unused).toEqual([])
  })

  describe('6. Retaliate after a push', () => {
    const shove = (enemies: ReturnType<typeof foe>[], dice: number[]) => {
      const table = new Table(position({ heroes: [hero('brawler')], turn: { hero: 'hero.brawler' }, enemies }), dice)
      const events = table.play(skill('shove', { enemy: 'F1' }))
      expect(table.unused).toEqual([])
      return { table, events }
    }

    test('[LS-153, LS-R32] pushed to R1, nobody is in its range', () => {
      const { table, events } = shove([foe('F1', 'hothead')], [5, 6, 1, 1])
      expect(table.foe('R1')).toBe('hothead 2')
      expect(the(events, 'idle')).toMatchObject({ space: 'R1', occasion: 'retaliate', because: 'no-hero' })
      expect(table.health('brawler')).toBe('9/9')
    })

    test('[LS-R70] with a Sniper behind it there is no push', () => {
      const { table, events } = shove([foe('F1', 'hothead'), foe('R1', 'sniper')], [5, 6, 1, 1, 4, 4, 2])
      expect(table.foe('F1')).toBe('hothead 2')
      expect(attacks(events)).toEqual(['F1 brawler only 2'])
      expect(table.health('brawler')).toBe('7/9')
    })
  })

  describe('7. Overwhelming Assault', () => {
    const assault = (lives: number) =>
      new Table(
        position({
          heroes: [
            hero('femme-fatale', { damage: 4 }),
            hero('bulwark', { armor: 1 }),
            hero('field-medic', { down: true }),
          ],
          phase: 'reinforcements',
          enemies: FULL,
          lives,
          pile: ['minion.spearman'],
        }),
        { placement: [3] },
      )

    test('[LS-129, LS-145, LS-148, LS-R17] a token pays for the Femme Fatale', () => {
      const table = assault(1)
      expect(the(table.opening, 'overwhelmed')).toMatchObject({ discarded: 'minion.spearman', space: null })
      expect(those(table.opening, 'hero-hurt').map(({ hero: id }) => id)).toEqual(['hero.femme-fatale', 'hero.bulwark'])
      expect(table.health('femme-fatale')).toBe('down')
      expect(table.health('bulwark')).toBe('8/8')
      expect(table.state.lives).toBe(0)
      expect(table.state.discard).toEqual(['minion.spearman'])
      expect(table.state.result).toBeNull()
    })

    test('[LS-146, LS-163, LS-R37] without one the match is lost at once', () => {
      const table = assault(0)
      expect(kinds(table.opening).at(-1)).toBe('match-over')
      expect(table.state.result).toMatchObject({ reason: 'no-tokens', payoffs: [0] })
      expect(table.hero('bulwark').armor).toBe(1)
    })
  })

  test('[LS-123, LS-130, LS-131, LS-R62] 8. Lieutenant into a full ring', () => {
    const table = new Table(
      position({
        options: { heroes: 4 },
        heroes: [hero('brawler'), hero('bulwark', { at: 'SE' })],
        phase: 'reinforcements',
        track: 1,
        enemies: FULL,
        villains: ['lieutenant.butcher', 'lieutenant.deadeye', 'lieutenant.gemini'],
        pile: [],
      }),
      { placement: [3] },
    )
    const told = kinds(table.opening).filter((kind) =>
      ['enlisted', 'overwhelmed', 'hero-hurt', 'placed'].includes(kind),
    )
    expect(told.slice(0, 5)).toEqual(['enlisted', 'overwhelmed', 'hero-hurt', 'hero-hurt', 'placed'])
    expect(those(table.opening, 'enlisted')[0]).toMatchObject({ cards: 2, pile: 2, by: 'lieutenant.butcher' })
    expect(those(table.opening, 'overwhelmed')[0]).toMatchObject({ discarded: 'minion.grunt', space: 'F3' })
    expect(table.foe('F3')).toBe('butcher 9')
    expect(table.state.discard).toContain('minion.grunt')
  })

  test('[LS-150] 9. Ambush', () => {
    const table = new Table(
      position({
        heroes: [hero('femme-fatale'), hero('ghost', { armor: 1 }), hero('brawler', { at: 'SW' })],
        phase: 'reinforcements',
        pile: ['minion.lurker'],
      }),
      { attack: [4, 6, 3], placement: [8] },
    )
    expect(attacks(table.opening)).toEqual(['F8 femme-fatale+ghost all-in-range 2'])
    expect([table.health('femme-fatale'), table.health('ghost'), table.health('brawler')]).toEqual([
      '3/5',
      '3/4',
      '9/9',
    ])
    expect(table.unused).toEqual([])
  })

  test('[LS-080, LS-082, LS-084, LS-085, LS-086] 10. Rampage', () => {
    const table = new Table(
      position({
        heroes: [hero('femme-fatale', { cubes: 2 })],
        turn: { hero: 'hero.femme-fatale' },
        track: 2,
        enemies: [
          foe('F1', 'grunt'),
          foe('R1', 'rifleman'),
          foe('F3', 'butcher', { damage: 6 }),
          foe('F8', 'riot-guard'),
        ],
      }),
      [4, 5, 6],
    )
    table.play(skill('focused-shots', { enemy: 'F1' }))
    expect(table.foe('F1')).toBe('')
    expect(table.hero('femme-fatale').cubes).toBe(3)
    // Lists are given in board order: F3, F8, R1 are the enemies that the example names as R1, F3, F8.
    table.play(rampage({ enemies: ['F3', 'F8', 'R1'] }))
    expect([table.foe('R1'), table.foe('F3'), table.foe('F8')]).toEqual(['', '', 'riot-guard 1'])
    expect(table.hero('femme-fatale').cubes).toBe(0)
    expect(table.state.turn?.left).toBe(2)
    expect(table.state.gone).toEqual(['lieutenant.butcher'])
    expect(table.unused).toEqual([])
  })

  test('[LS-125, LS-R61, LS-R67] 11. The general comes', () => {
    const table = new Table(
      position({
        options: { heroes: 4, general: 'huntmaster' },
        heroes: [hero('femme-fatale', { at: 'NE' })],
        turn: { hero: 'hero.femme-fatale' },
        track: 6,
        quarry: 'hero.femme-fatale',
        gone: ['lieutenant.gemini', 'lieutenant.deadeye'],
        enemies: [foe('F2', 'ironclad', { damage: 6, armor: 0 })],
        pile: ['minion.grunt'],
      }),
      { attack: [4, 1, 1], placement: [4, 1] },
    )
    table.play(skill('focused-shots', { enemy: 'F2' }))
    expect(table.state.gone).toContain('lieutenant.ironclad')
    const events = [...table.play(end), ...table.endPhase()]
    expect(the(events, 'track-moved')).toMatchObject({ track: 7, lieutenant: false })
    expect(those(events, 'placed').map(({ card, space }) => `${card} ${space}`)).toEqual([
      'general.huntmaster R4',
      'minion.grunt F1',
    ])
    expect(the(events, 'pile-drawn').cards).toBe(4)
    expect(table.unused).toEqual([])
  })

  test('[LS-R48] 12. Draw Fire and Sniper', () => {
    const table = new Table(
      position({
        heroes: [hero('bulwark', { armor: 2 }), hero('brawler', { at: 'NE' }), hero('ghost', { at: 'SE', damage: 1 })],
        phase: 'assault',
        drawFire: 'hero.bulwark',
        enemies: [...foes('grunt', 'F1', 'F2'), foe('R5', 'sniper')],
        pile: [],
      }),
      [4, 4, 1, 6, 6, 6, 5, 5, 5],
    )
    expect(attacks(table.opening)).toEqual(['F1 bulwark only 2', 'F2 brawler only 3', 'R5 bulwark draw-fire 3'])
    expect([table.health('bulwark'), table.health('brawler'), table.health('ghost')]).toEqual(['5/8', '6/9', '3/4'])
    expect(table.unused).toEqual([])
  })

  test('[LS-117, LS-118] 13. Firestarter in play', () => {
    const table = new Table(
      position({
        options: { general: 'firestarter' },
        // The third lies where nothing burns: nobody aims at it.
        heroes: [hero('brawler'), hero('ghost', { at: 'NE' }), hero('spotter', { at: 'SE', down: true })],
        phase: 'squad',
        track: 7,
        enemies: [foe('R4', 'firestarter')],
        pile: [],
      }),
      { attack: [4, 4, 1], placement: [8] },
    )
    expect(the(table.opening, 'flames-spread')).toMatchObject({ face: 8, space: 'NW', lit: true })
    table.play({ kind: 'pick-actor', hero: 'hero.brawler' }, end)
    expect(table.health('brawler')).toBe('8/9')
    table.play({ kind: 'pick-actor', hero: 'hero.ghost' }, end)
    expect(table.health('ghost')).toBe('4/4')
    const events = untilReinforcements(table.play({ kind: 'stand-up' }, end))
    expect(attacks(events)).toEqual(['R4 brawler burning 2'])
    expect(table.health('brawler')).toBe('6/9')
  })

  test('[LS-R30, LS-R31, LS-R14, LS-R22, LS-R23] 14. Grenade with triggers', () => {
    const table = new Table(
      position({
        heroes: [hero('demolitionist', { damage: 4 }), hero('ghost')],
        turn: { hero: 'hero.demolitionist' },
        lives: 2,
        enemies: [foe('F1', 'powder-monkey'), foe('F2', 'hothead'), foe('R1', 'grunt')],
      }),
      [4, 4, 1, 5, 1, 1, 6, 6, 6],
    )
    table.play(skill('grenade', { quadrant: 'N' }))
    expect(table.asked).toBe('0 order-triggers')
    expect(table.hero('demolitionist').cubes).toBe(2)
    expect(table.foe('F2')).toBe('hothead 3')
    const events = table.play({ kind: 'order-triggers', space: 'F1', trigger: 'blast' })
    expect(table.health('demolitionist')).toBe('down')
    expect(table.state.lives).toBe(1)
    expect(table.health('ghost')).toBe('3/4')
    expect(the(events, 'idle')).toMatchObject({ space: 'F2', occasion: 'retaliate', because: 'no-hero' })
    expect(the(events, 'turn-ended')).toMatchObject({ hero: 'hero.demolitionist', unused: 1 })
    expect(table.unused).toEqual([])
  })

  test('[LS-R24] 15. Orders', () => {
    const table = new Table(
      position({
        heroes: [hero('spotter'), hero('heavy-gunner', { at: 'SE' })],
        turn: { hero: 'hero.spotter' },
        enemies: [foe('R5', 'sniper')],
      }),
      [4, 4, 1],
    )
    table.play(skill('orders', { hero: 'hero.heavy-gunner' }))
    expect(table.refusal(skill('dig-in'))).toMatchObject({ code: 'LS-E12', message: 'Orders cannot grant this skill.' })
    table.play(skill('burst', { enemy: 'R5' }))
    expect(table.foe('R5')).toBe('')
    expect([table.hero('heavy-gunner').cubes, table.hero('spotter').cubes]).toEqual([1, 0])
    expect(table.hero('heavy-gunner').acted).toBe(false)
    expect(table.state.turn).toMatchObject({ left: 2 })
    expect(table.unused).toEqual([])
  })

  test('[LS-051, LS-R10, LS-133] 16. Turn order with 2 players', () => {
    const table = new Table(
      position({
        seats: 2,
        heroes: [hero('brawler'), hero('spotter'), hero('ghost'), hero('femme-fatale')],
        phase: 'squad',
        track: 1,
      }),
    )
    expect(table.state.heroes.map(({ seat }) => seat)).toEqual([0, 1, 0, 1])
    expect(table.asked).toBe('1 pick-actor')
    table.play({ kind: 'pick-actor', hero: 'hero.femme-fatale' }, end)
    expect(table.asked).toBe('0 pick-actor')
    const events = table.play({ kind: 'pick-actor', hero: 'hero.brawler' }, end, end)
    expect(those(events, 'turn-begun').map(({ hero: id, seat }) => `${seat} ${id}`)).toEqual([
      '0 hero.brawler',
      '1 hero.spotter',
      '0 hero.ghost',
    ])
    table.play(end)
    expect(table.state.token).toBe(0)
  })
})
