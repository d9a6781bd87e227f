import { describe, expect, test } from 'vitest'
import { Match } from '#engine/match'
import { parseOptions } from '#engine/options'
import { type Dice, SeededRandom } from '#engine/random'
import { about } from '#games/last-stand/about'
import { ALL_MINIONS, isMinion, type MinionId } from '#games/last-stand/content/enemies'
import { lastStand } from '#games/last-stand/game'
import { DEFAULTS, LIVES, type Options } from '#games/last-stand/options'
import { generalDamage } from '#games/last-stand/rules/read'
import { attacks, hero, kinds, position, Table, the, those } from '#games/last-stand/testing/table'
import type { LastStand } from '#games/last-stand/types'

const dealt = (seats: number, given: Partial<Options> = {}, seed = 'set-up') =>
  lastStand.deal(parseOptions<LastStand>(lastStand, given, seats), seats, SeededRandom.from(seed))

/** Deals, and picks the first free hero each time. */
function laid(seats: number, given: Partial<Options> = {}, seed = 'set-up') {
  const table = new Table(dealt(seats, given, seed), [], seed)
  const events = [...table.opening]
  while (table.asked.endsWith('pick-hero')) events.push(...table.play(table.choices()[0]!))
  return { table, events }
}

describe('who plays', () => {
  test.each([
    [1, {}, 4, '0 0 0 0'],
    [1, { heroes: 3 }, 3, '0 0 0'],
    [2, { first: 0 }, 4, '0 1 0 1'],
    [3, { first: 1 }, 3, '1 2 0'],
    [4, { first: 2 }, 4, '2 3 0 1'],
  ] as const)('[LS-003, LS-004, LS-R1, LS-R2] %i seats, %j: %i heroes, picked by %s', (seats, given, heroes, order) => {
    const { table } = laid(seats, given)
    expect(table.state.heroes).toHaveLength(heroes)
    expect(table.state.heroes.map(({ seat }) => seat).join(' ')).toBe(order)
  })

  test('[LS-002, LS-R2] 2 to 4 players, or one alone', () => {
    expect(about.seats).toEqual([1, 4])
  })

  test('[LS-001] all win or lose together', () => {
    const lost = new Table(position({ seats: 4, heroes: [], phase: 'reinforcements', track: 12 }))
    expect(lost.state.result?.payoffs).toEqual([0, 0, 0, 0])
  })

  test('[LS-R81] giving up together is a loss for all; nobody resigns alone', () => {
    const { table } = laid(3)
    expect(lastStand.abandon!(table.state)).toEqual({ payoffs: [0, 0, 0], reason: 'abandoned', rule: 'LS-R81' })
    expect(lastStand.resign).toBeUndefined()
    expect(lastStand.refusals['no-resigning']).toMatchObject({ rule: 'LS-R81' })
  })
})

describe('the set-up', () => {
  test('[LS-030, LS-R1] each hero exists once', () => {
    const table = new Table(dealt(2, { first: 0 }))
    table.play({ kind: 'pick-hero', hero: 'hero.ghost' })
    expect(table.asked).toBe('1 pick-hero')
    expect(table.choices()).not.toContainEqual({ kind: 'pick-hero', hero: 'hero.ghost' })
    expect(table.choices()).toHaveLength(7)
  })

  test('[LS-031, LS-R78] there is one mine, with the Demolitionist', () => {
    const setup = position({ heroes: [hero('brawler')], mine: 'F1' })
    expect(() => new Table(setup)).toThrow('nobody has it')
    const { table } = laid(1)
    expect(table.hero('demolitionist')).toBeDefined()
    expect(table.state.mine).toBeNull()
  })

  test('[LS-032] all start on 1/8, [LS-045] the track token on Start', () => {
    const { table } = laid(4)
    expect(table.state.heroes.map(({ at }) => at)).toEqual(['NW', 'NW', 'NW', 'NW'])
    expect(table.state.track).toBe(0)
  })

  test('[LS-033, LS-034] squad tokens by difficulty', () => {
    expect(LIVES).toEqual({ normal: 5, hard: 3, heroic: 1 })
    for (const difficulty of ['normal', 'hard', 'heroic'] as const)
      expect(laid(4, { difficulty }).table.state.lives).toBe(LIVES[difficulty])
  })

  test('[LS-036, LS-R4] the Firestarter at normal difficulty, unless the host says otherwise; `random` is any', () => {
    expect(parseOptions<LastStand>(lastStand, {}, 4)).toEqual(DEFAULTS)
    expect(DEFAULTS).toMatchObject({ general: 'firestarter', difficulty: 'normal', first: 'random', heroes: 4 })
    const generals = Array.from({ length: 60 }, (_, at) => dealt(4, { general: 'random' }, `general ${at}`).general)
    expect(new Set(generals).size).toBe(5)
  })

  test('[LS-037] the general is known from the start and not on the board', () => {
    const { table, events } = laid(4, { general: 'bombardier' })
    expect(table.view().general).toBe('general.bombardier')
    expect(the(events, 'set-up')).toMatchObject({ general: 'general.bombardier', lives: 5, heroes: 4 })
    expect(table.state.enemies.every((enemy) => !enemy || isMinion(enemy.card))).toBe(true)
  })

  test('[LS-038] what its set-up says is carried out: the Marshal will enter with 5 armor', () => {
    const table = new Table(
      position({ options: { heroes: 4 }, heroes: [], phase: 'reinforcements', track: 6, pile: [] }),
      [1],
    )
    expect(table.foe('F1')).toBe('iron-marshal 27+5')
  })

  test('[LS-039, LS-R5] 7 damage against three heroes, whoever plays them', () => {
    expect(generalDamage(laid(3).table.view())).toBe(7)
    expect(generalDamage(laid(1, { heroes: 3 }).table.view())).toBe(7)
    expect(generalDamage(laid(4).table.view())).toBe(0)
    const table = new Table(position({ heroes: [], phase: 'reinforcements', track: 6, pile: [] }), [1])
    expect(table.foe('F1')).toBe('iron-marshal 20+5')
  })

  test('[LS-040, LS-041] three lieutenants at random, unseen, above the general', () => {
    const decks = Array.from({ length: 40 }, (_, at) => dealt(4, {}, `villains ${at}`).villains!)
    expect(decks.every((cards) => new Set(cards).size === 3)).toBe(true)
    expect(new Set(decks.flat()).size).toBe(10)
    expect(laid(4).table.view().villains).toEqual([null, null, null])
  })

  test.each([
    [4, 6, 4],
    [3, 4, 3],
  ])(
    '[LS-042, LS-043, LS-044] %i seats: %i minions on the board, %i in the pile, all 48 somewhere',
    (seats, board, pile) => {
      const { table } = laid(seats)
      const { enemies, deck, discard } = table.state
      expect(enemies.filter((enemy) => enemy)).toHaveLength(board)
      expect(table.state.pile).toHaveLength(pile)
      expect(deck.length + discard.length + board + pile).toBe(48)
      expect(table.view().pile).toEqual(Array(pile).fill(null))
    },
  )

  test('[LS-008] dice are told for attacks and placements, with the sides that they have', () => {
    const told = (dice: Dice) => () => Match.start(lastStand, { seats: 1, seed: 'told', dice })
    expect(told({ attack: [6], placement: [8] })).not.toThrow()
    expect(told({ attack: [7] })).toThrow('it cannot show 7')
    expect(told({ placement: [9] })).toThrow('it cannot show 9')
    expect(told({ a: [1] })).toThrow('but for attack, placement')
    for (const list of [[1, 1, 1, 1], [9]])
      expect(told(list)).toThrow('stream by stream in this game: attack, placement, or main.')
  })

  test('[LS-043] the minions of the set-up go where the placement die says', () => {
    const first: MinionId[] = ['minion.grunt', 'minion.rifleman', 'minion.enforcer', 'minion.gunslinger']
    const rest = [...ALL_MINIONS]
    for (const minion of first) rest.splice(rest.indexOf(minion), 1)
    const heroes = [hero('brawler'), hero('ghost'), hero('bulwark')]
    const table = new Table(
      { ...dealt(1, { heroes: 3 }), phase: 'set-up', heroes, deck: [...first, ...rest] },
      [3, 3, 3, 8],
    )
    expect(['F3', 'R3', 'F4', 'R8'].map((space) => table.foe(space as 'F3'))).toEqual([
      'grunt 3',
      'rifleman 3',
      'enforcer 4',
      'gunslinger 3',
    ])
    expect(table.view().deck).toHaveLength(41)
  })

  test('[LS-046, LS-R3] the first player is drawn, or as the host says', () => {
    const firsts = Array.from({ length: 40 }, (_, at) => dealt(4, {}, `first ${at}`).first)
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]))
    expect(laid(4, { first: 2 }).table.state.token).toBe(2)
  })

  test('[LS-R6] Ambush happens in the set-up, too: all heroes stand on NW', () => {
    for (let at = 0; ; at++) {
      const { events } = laid(4, {}, `ambush ${at}`)
      const [ambush] = attacks(events.filter((event) => event.kind !== 'attacked' || event.occasion === 'ambush'))
      if (!ambush) continue
      expect(ambush).toMatch(/^F[18] .*\+.*\+.*\+.* all-in-range/)
      expect(kinds(events).indexOf('attacked')).toBeLessThan(kinds(events).indexOf('phase-begun'))
      expect(those(events, 'phase-begun')[0]).toMatchObject({ phase: 'squad', round: 1 })
      return
    }
  })
})
