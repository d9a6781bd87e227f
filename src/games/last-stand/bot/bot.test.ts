import { describe, expect, test } from 'vitest'
import { LEVELS, type Level } from '#bots/bot'
import { onlyLegal, playMatch, thinking } from '#bots/testing'
import { SeededRandom } from '#engine/random'
import { bots } from '#games/last-stand/bot/bot'
import { chanceOf } from '#games/last-stand/bot/chances'
import { END, worth } from '#games/last-stand/bot/evaluate'
import { threatsOf } from '#games/last-stand/bot/threats'
import { lastStand } from '#games/last-stand/game'
import { DIFFICULTIES, GENERAL_NAMES } from '#games/last-stand/options'
import { foe, foes, hero, position, skill, Table } from '#games/last-stand/testing/table'
import type { Choice, Setup } from '#games/last-stand/types'

const luck = (seed = 'bots') => SeededRandom.from(seed)

/** What a level answers to the question that is open. */
function answerOf(setup: Setup, level: Level, seed?: string): Choice {
  const { state } = new Table(setup)
  const seat = lastStand.pending(state)[0]!.actor as number
  const view = lastStand.view(state, seat)
  return onlyLegal(bots[level](thinking(400)))(view, lastStand.choices(view, seat), luck(seed))
}

const TABLES = [1, 2, 3, 4].flatMap((seats) => GENERAL_NAMES.map((general) => [seats, general] as const))

describe.each(LEVELS)('%s', (level) => {
  test.each(TABLES)('answers whatever %i seats are asked against the %s', (seats, general) => {
    const difficulty = DIFFICULTIES[(seats + GENERAL_NAMES.indexOf(general)) % 3]!
    const bot = onlyLegal(bots[level](thinking(2)))
    const options = { general, difficulty, heroes: seats === 1 && general === 'warlord' ? 3 : 4 }
    const payoffs = playMatch(
      lastStand,
      { seats, options, seed: `whole ${general}` },
      Array.from({ length: seats }, () => bot),
    )
    expect(new Set(payoffs).size).toBe(1)
  })

  test('answers the same with the same luck', () => {
    const setup = position({
      heroes: [hero('brawler'), hero('spotter', { at: 'NE' }), hero('heavy-gunner', { at: 'SE', cubes: 3 })],
      enemies: [...foes('grunt', 'F1', 'F4', 'F8'), foe('R3', 'rifleman'), foe('F5', 'enforcer')],
      lives: 3,
      phase: 'squad',
    })
    for (const seed of ['a', 'b', 'c']) expect(answerOf(setup, level, seed)).toEqual(answerOf(setup, level, seed))
  })
})

describe.each(['normal', 'hard'] as const)('%s', (level) => {
  test('revives who lies on its space', () => {
    const setup = position({
      heroes: [hero('brawler'), hero('ghost', { down: true }), hero('spotter', { acted: true })],
      turn: { hero: 'hero.brawler', left: 1 },
      phase: 'turn',
      enemies: [foe('F1', 'grunt')],
      lives: 2,
    })
    expect(answerOf(setup, level)).toEqual({ kind: 'revive', hero: 'hero.ghost' })
  })

  test('brings the general down when it can', () => {
    const setup = position({
      options: { general: 'huntmaster' },
      heroes: [hero('femme-fatale', { cubes: 3 }), hero('ghost', { acted: true }), hero('spotter', { acted: true })],
      turn: { hero: 'hero.femme-fatale', left: 1 },
      phase: 'turn',
      track: 9,
      quarry: 'hero.ghost',
      gone: ['lieutenant.butcher', 'lieutenant.gemini', 'lieutenant.vulture'],
      villains: [],
      enemies: [foe('R1', 'huntmaster', { damage: 24 }), ...foes('grunt', 'F1', 'F8')],
    })
    expect(answerOf(setup, level)).toMatchObject({ kind: 'rampage', enemies: expect.arrayContaining(['R1']) })
  })

  test('does not stay where the shot will fall', () => {
    const setup = position({
      options: { general: 'bombardier' },
      heroes: [
        hero('ghost', { damage: 2 }),
        hero('brawler', { acted: true, at: 'SE' }),
        hero('spotter', { acted: true }),
      ],
      turn: { hero: 'hero.ghost', left: 1 },
      phase: 'turn',
      aim: 'NW',
      lives: 0,
    })
    expect(['move', 'skill']).toContain(answerOf(setup, level).kind)
  })
})

describe('what a position is worth', () => {
  const squad = (more: Parameters<typeof hero>[1] = {}): number =>
    worth(
      new Table(
        position({
          heroes: [hero('brawler', { at: 'NE', ...more }), hero('spotter', { at: 'SE' }), hero('ghost', { at: 'SW' })],
          enemies: [foe('F2', 'enforcer')],
          phase: 'squad',
        }),
      ).view(),
    )

  test('a fallen hero is worse than one who stands, a hurt one worse than a whole one', () => {
    expect(squad({ down: true })).toBeLessThan(squad({ damage: 8 }))
    expect(squad({ damage: 8 })).toBeLessThan(squad())
    expect(squad({ damage: 1 })).toBeLessThan(squad())
  })

  test('armor and cubes are worth something', () => {
    expect(squad({ armor: 1 })).toBeGreaterThan(squad())
    expect(squad({ cubes: 3 }) - squad({ cubes: 2 })).toBeGreaterThan(squad({ cubes: 1 }) - squad())
  })

  test('a match that is won or lost is worth more than any other, or less', () => {
    const { state } = new Table(position({ heroes: [hero('brawler')], phase: 'squad' }))
    const lost = { ...state, result: { payoffs: [0], reason: 'skull', rule: 'LS-162' } as const }
    expect(worth(lost)).toBe(-END)
    expect(worth({ ...lost, result: { payoffs: [1], reason: 'general-defeated', rule: 'LS-161' } })).toBe(END)
  })
})

describe('what is to be feared of the next assault', () => {
  const feared = (setup: Setup): readonly number[] => threatsOf(new Table(setup).view()).expected
  const three = (): Setup['heroes'] & {} => [
    hero('brawler', { at: 'NE' }),
    hero('spotter', { at: 'SE' }),
    hero('ghost', { at: 'SW' }),
  ]

  test('half the Power of whoever has one in range, on the one with the most health', () => {
    const enemies = [foe('F2', 'spearman'), foe('R5', 'sniper'), foe('F8', 'grunt')]
    expect(feared(position({ heroes: three(), enemies, phase: 'squad' }))).toEqual([1.5, 0, 1.5])
  })

  test('less of one who is weakened, nothing of one who is suppressed', () => {
    const heroes = [hero('heavy-gunner', { at: 'NE' }), hero('field-medic', { at: 'SE' }), hero('ghost', { at: 'SW' })]
    const enemies = [foe('F2', 'enforcer', { weakened: 2 }), foe('F4', 'grunt', { suppressed: true })]
    const turn = { hero: 'hero.ghost' } as const
    expect(feared(position({ heroes, enemies, phase: 'turn', turn }))).toEqual([1, 0, 0])
  })

  test('a charge, where there is room for it', () => {
    const blocked = [foe('R3', 'dirt-biker'), foe('F3', 'field-surgeon')]
    expect(feared(position({ heroes: three(), enemies: [foe('R3', 'dirt-biker')], phase: 'squad' }))).toEqual([2, 0, 0])
    expect(feared(position({ heroes: three(), enemies: blocked, phase: 'squad' }))).toEqual([0, 0, 0])
  })

  test('draws fire to who has asked for it', () => {
    const heroes = [
      hero('bulwark', { at: 'NE', damage: 6 }),
      hero('brawler', { at: 'SE' }),
      hero('ghost', { at: 'SW' }),
    ]
    const setup = position({ heroes, enemies: [foe('R2', 'rifleman')], phase: 'turn', turn: { hero: 'hero.bulwark' } })
    const table = new Table(setup)
    expect(threatsOf(table.view()).expected).toEqual([0, 1.5, 0])
    table.play(skill('draw-fire'))
    expect(threatsOf(table.view()).expected).toEqual([1.5, 0, 0])
  })
})

describe('the chance to win', () => {
  const chance = (more: Partial<Setup> = {}): number =>
    chanceOf(
      new Table(position({ heroes: [hero('brawler')], enemies: [foe('F2', 'grunt')], phase: 'squad', ...more })).view(),
    )

  test('is the better the more squad tokens there are, and the worse the more enemies', () => {
    expect(chance({ lives: 3 })).toBeGreaterThan(chance({ lives: 1 }))
    expect(chance({ enemies: foes('grunt', 'F1', 'F2', 'F3', 'F4') })).toBeLessThan(chance())
  })

  test('is all or nothing at the end', () => {
    const { state } = new Table(position({ heroes: [hero('brawler')], phase: 'squad' }))
    expect(chanceOf({ ...state, result: { payoffs: [0], reason: 'skull', rule: 'LS-162' } })).toBe(0)
    expect(chanceOf({ ...state, result: { payoffs: [1], reason: 'general-defeated', rule: 'LS-161' } })).toBe(1)
  })
})

test('hard answers when its time is up, whatever it has thought of by then', () => {
  let clock = 0
  const { state } = new Table(
    position({ heroes: [hero('ghost')], enemies: foes('grunt', 'F1', 'F2', 'F3'), phase: 'squad' }),
  )
  for (const ms of [0, 1, 40]) {
    const offered = lastStand.choices(state, 0)
    const bot = onlyLegal(bots.hard({ budget: { ms }, now: () => clock++ }))
    expect(offered).toContain(bot(lastStand.view(state, 0), offered, luck()))
  }
})
