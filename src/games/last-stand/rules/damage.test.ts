import { describe, expect, test } from 'vitest'
import { lastStand } from '#games/last-stand/game'
import {
  attacks,
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

describe('enemies', () => {
  test('[LS-140, LS-141, LS-142] a minion whose damage reaches its HP goes to the discard; the hero gains a cube', () => {
    const table = new Table(
      position({ heroes: [hero('brawler')], turn: BRAWLER, enemies: [foe('F1', 'grunt', { damage: 1 })] }),
      [4, 4, 1, 1, 1, 1],
    )
    const events = table.play(skill('haymaker', { enemy: 'F1' }))
    expect(kinds(events)).toEqual(['used', 'rolled', 'enemy-hurt', 'enemy-defeated', 'cube-gained'])
    expect(table.state.discard).toEqual(['minion.grunt'])
  })

  test('[LS-143, LS-R65] a lieutenant likewise, but not among the minions of which a new deck is made', () => {
    const table = new Table(
      position({ heroes: [hero('brawler')], turn: BRAWLER, track: 2, enemies: [foe('F1', 'butcher', { damage: 8 })] }),
      [4, 1, 1, 1, 1, 1],
    )
    table.play(skill('haymaker', { enemy: 'F1' }))
    expect(table.state.gone).toEqual(['lieutenant.butcher'])
    expect(table.state.discard).toEqual([])
    expect(table.hero('brawler').cubes).toBe(1)
  })

  test('[LS-148, LS-149] armor takes damage first', () => {
    const table = new Table(
      position({ heroes: [hero('brawler')], turn: BRAWLER, enemies: [foe('F1', 'riot-guard')] }),
      [4, 4, 4, 1, 1, 1],
    )
    const hurt = the(table.play(skill('haymaker', { enemy: 'F1' })), 'enemy-hurt')
    expect(hurt).toMatchObject({ amount: 3, armor: 2, damage: 1, left: 1 })
    expect(table.foe('F1')).toBe('riot-guard 1')
  })
})

describe('heroes', () => {
  const hit = (more: object, lives: number, dice: number[], others: ReturnType<typeof hero>[] = []) =>
    new Table(
      position({
        heroes: [hero('brawler', more), ...others],
        phase: 'assault',
        lives,
        enemies: foes('grunt', 'F1'),
        pile: [],
      }),
      dice,
    )

  test('[LS-144, LS-145, LS-R18] who is knocked down costs a squad token; armor is gone, cubes stay', () => {
    const table = hit({ damage: 7, cubes: 2, armor: 1 }, 3, [4, 4, 4])
    expect(table.health('brawler')).toBe('down')
    expect(table.hero('brawler')).toMatchObject({ damage: 9, armor: 0, cubes: 2 })
    expect(table.state.lives).toBe(2)
    expect(the(table.opening, 'hero-hurt')).toMatchObject({ amount: 3, armor: 1, damage: 2, left: 0 })
  })

  test('[LS-R18] surplus damage is lost, and Draw Fire ends', () => {
    const table = new Table(
      position({
        heroes: [hero('bulwark', { damage: 7 }), hero('brawler')],
        phase: 'assault',
        drawFire: 'hero.bulwark',
        enemies: [foe('F1', 'grunt')],
        pile: [],
      }),
      [4, 4, 4],
    )
    expect(table.hero('bulwark').damage).toBe(8)
    expect(the(table.opening, 'draw-fire-over')).toMatchObject({ rule: 'LS-R18' })
    expect(table.state.drawFire).toBeNull()
  })

  test('[LS-146, LS-163] without a token the match is lost', () => {
    const table = hit({ damage: 8 }, 0, [4, 4, 4])
    expect(the(table.opening, 'knocked-down')).toMatchObject({ paid: false, lives: 0 })
    expect(table.state.result).toMatchObject({ reason: 'no-tokens', rule: 'LS-163' })
  })

  test("[LS-R17] a fallen hero is nobody's target, is not hurt, and gains nothing", () => {
    const table = hit({ down: true }, 3, [], [hero('ghost', { at: 'NE' })])
    expect(attacks(table.opening)).toEqual([])
    const wall = new Table(
      position({
        heroes: [hero('bulwark', { cubes: 3 }), hero('ghost', { down: true })],
        turn: { hero: 'hero.bulwark' },
        enemies: [foe('F1', 'grunt')],
      }),
    )
    wall.play(rampage())
    expect([wall.health('bulwark'), wall.health('ghost')]).toEqual(['8/8+2', 'down'])
    expect(wall.hero('ghost').armor).toBe(0)
  })

  test('[LS-R75] three armor at most', () => {
    const table = new Table(position({ heroes: [hero('bulwark', { armor: 2 })], turn: { hero: 'hero.bulwark' } }))
    const events = table.play(skill('draw-fire'))
    expect(the(events, 'hero-armored')).toMatchObject({ amount: 1, armor: 3 })
    expect(the(events, 'armor-lost')).toMatchObject({ rule: 'LS-R75', amount: 1, armor: 3 })
    const lost = table.play(skill('cover'))
    expect(kinds(lost)).toEqual(['used', 'armor-lost'])
    expect(the(lost, 'armor-lost')).toMatchObject({ hero: 'hero.bulwark', amount: 1, by: 'skill.cover' })
  })

  test('[LS-R75] whoever has no room for armor of a Human Wall is told', () => {
    const heroes = [hero('bulwark', { cubes: 3 }), hero('ghost', { at: 'SE', armor: 3 })]
    const events = new Table(position({ heroes, turn: { hero: 'hero.bulwark' } })).play(rampage())
    expect(the(events, 'hero-armored')).toMatchObject({ hero: 'hero.bulwark', amount: 2 })
    expect(the(events, 'armor-lost')).toMatchObject({ hero: 'hero.ghost', amount: 2, by: 'rampage.human-wall' })
  })

  test('[LS-R37] between a fall that nobody can pay for and the loss nothing is told', () => {
    const table = new Table(
      position({
        heroes: [hero('bulwark', { damage: 7 })],
        drawFire: 'hero.bulwark',
        phase: 'assault',
        enemies: [foe('F1', 'grunt')],
        lives: 0,
      }),
      [6, 1, 1],
    )
    expect(kinds(table.opening).slice(-3)).toEqual(['hero-hurt', 'knocked-down', 'match-over'])
    expect(table.state.drawFire).toBeNull()
  })

  test('[LS-116] armor that another enemy gives says where that one stands', () => {
    const table = new Table(
      position({ heroes: [hero('ghost')], phase: 'assault', enemies: foes('field-surgeon', 'R1', 'R2') }),
    )
    expect(those(table.opening, 'enemy-armored')).toMatchObject([
      { space: 'R2', by: 'minion.field-surgeon', from: 'R1' },
      { space: 'R1', by: 'minion.field-surgeon', from: 'R2' },
    ])
  })

  test('[LS-R38] damage to several comes in the order of the heroes, and each knock-down is paid when it happens', () => {
    const table = new Table(
      position({
        heroes: [hero('ghost', { damage: 3 }), hero('brawler'), hero('spotter', { damage: 5 })],
        phase: 'assault',
        enemies: [foe('R1', 'grenadier')],
        lives: 2,
        pile: [],
      }),
      [4, 1],
    )
    const told = table.opening.flatMap((event) =>
      event.kind === 'hero-hurt' || event.kind === 'knocked-down' ? [`${event.kind} ${event.hero.slice(5)}`] : [],
    )
    expect(told).toEqual([
      'hero-hurt ghost',
      'knocked-down ghost',
      'hero-hurt brawler',
      'hero-hurt spotter',
      'knocked-down spotter',
    ])
    expect(those(table.opening, 'knocked-down').map(({ lives }) => lives)).toEqual([1, 0])
  })
})

describe('the end', () => {
  test('[LS-161, LS-R36, LS-R22] the general falls: won at once, no cube, nothing else is carried out', () => {
    const table = new Table(
      position({
        options: { general: 'warlord' },
        heroes: [hero('brawler', { damage: 8 })],
        turn: BRAWLER,
        track: 7,
        lives: 0,
        // The Powder Monkey, whose blast would lose the match, is defeated by the same swing.
        enemies: [foe('F1', 'powder-monkey'), foe('F2', 'warlord', { damage: 27 })],
      }),
      [4, 4, 1, 1, 1, 4, 1, 1, 1, 1],
    )
    const events = table.play(skill('wrecking-swing', { quadrant: 'N' }))
    expect(kinds(events).slice(-2)).toEqual(['enemy-defeated', 'match-over'])
    expect(table.state.result).toMatchObject({ payoffs: [1], reason: 'general-defeated', rule: 'LS-161' })
    expect(table.asked).toBe('')
    expect(table.choices(0)).toEqual([])
  })

  test('[LS-121, LS-162, LS-R60] on the skull all is lost before anything else', () => {
    const table = new Table(position({ heroes: [hero('brawler')], phase: 'reinforcements', track: 12 }))
    expect(kinds(table.opening).slice(-2)).toEqual(['track-moved', 'match-over'])
    expect(table.state.result).toMatchObject({ reason: 'skull', rule: 'LS-162' })
    // Its round is the thirteenth, and the last there can be.
    expect(lastStand.length!(table.view())).toBe(13)
  })

  test('[LS-R37] a loss ends an attack on several heroes', () => {
    const table = new Table(
      position({
        heroes: [hero('ghost', { damage: 3 }), hero('brawler')],
        phase: 'assault',
        lives: 0,
        enemies: [foe('R1', 'grenadier')],
      }),
      [4, 1],
    )
    expect(table.health('brawler')).toBe('9/9')
    expect(kinds(table.opening).at(-1)).toBe('match-over')
  })

  test('[LS-R54] if all are down the game goes on, and enemies do nothing', () => {
    const table = new Table(
      position({
        heroes: [hero('ghost', { down: true }), hero('brawler', { down: true }), hero('spotter', { down: true })],
        phase: 'assault',
        enemies: [foe('F1', 'grunt'), foe('R1', 'sniper'), foe('R2', 'mortar-crew')],
        pile: [],
      }),
    )
    expect(those(table.opening, 'idle').map(({ space, because }) => `${space} ${because}`)).toEqual([
      'F1 no-hero',
      'R1 no-hero',
      'R2 no-hero',
    ])
    expect(table.state.result).toBeNull()
  })
})
