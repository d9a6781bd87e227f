import { describe, expect, test } from 'vitest'
import { Match } from '#engine/match'
import { parseOptions } from '#engine/options'
import { type Random, SeededRandom } from '#engine/random'
import { refusalOf } from '#engine/testing/refusals'
import { about } from '#games/roll-and-fight/about'
import { BOSS, BOSS_IDS } from '#games/roll-and-fight/content/bosses'
import { BOARDS, DEN } from '#games/roll-and-fight/content/dens'
import { FIGHTING_DIE, FLASHBACK_DICE } from '#games/roll-and-fight/content/dice'
import { ITEMS_OF } from '#games/roll-and-fight/content/heroes'
import { rollAndFight } from '#games/roll-and-fight/game'
import { DEFAULTS, type Options } from '#games/roll-and-fight/options'
import { poolOf } from '#games/roll-and-fight/rules/read'
import type { RollAndFight } from '#games/roll-and-fight/types'

const start = (seats: number, options: Partial<Options> = {}, seed = 'set-up'): Match<RollAndFight> =>
  Match.start(rollAndFight, { seats, options, seed })

/** The first of what is offered to whoever is asked, until a phase begins. */
function setUp(seats: number, options: Partial<Options> = {}, seed = 'set-up'): Match<RollAndFight> {
  const match = start(seats, options, seed)
  while (match.state.phase === 'set-up') {
    const { actor } = match.pending().find(({ locked }) => !locked)!
    match.submit({ actor, choice: match.choices(actor)[0] })
  }
  return match
}

describe('the table', () => {
  test.each([
    [2, 24],
    [3, 35],
    [4, 46],
  ])('[RF-017, RF-002, RF-001] %i players have %i dice', (seats, dice) => {
    expect(poolOf(start(seats).state)).toBe(dice)
  })

  test.each([
    ['easy', 20],
    ['medium', 16],
    ['hard', 12],
  ] as const)('[RF-181] somebody alone at %s has %i', (level, dice) => {
    expect(poolOf(start(1, { dice: level }).state)).toBe(dice)
  })

  test('[RF-018, RF-R25] everybody has a den board at random, and none is there twice', () => {
    const boards = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const dealt = start(3, {}, `${seed}`).state.boards.map(({ board }) => board)
      expect(new Set(dealt).size).toBe(3)
      boards.add(dealt.join())
    }
    expect(boards.size).toBeGreaterThan(10)
  })

  test('[RF-003, RF-026] one set of Flashback dice for all', () => {
    expect(setUp(4).state.faces).toHaveLength(FLASHBACK_DICE)
  })

  test('[RF-022, RF-R25] every Boss is dealt once', () => {
    for (let seed = 0; seed < 30; seed++)
      expect(new Set(setUp(4, {}, `${seed}`).state.boards.map(({ boss }) => boss)).size).toBe(4)
  })

  test('[RF-R28] somebody alone may choose board and Boss', () => {
    for (let seed = 0; seed < 5; seed++) {
      const [board] = setUp(1, { den: 3, boss: 'king' }, `${seed}`).state.boards
      expect([board!.board, board!.boss, board!.den]).toEqual([3, 'king', '3A'])
    }
  })
})

describe('[RF-189] the order of the set-up', () => {
  test('[RF-019, RF-R24] Heroes are picked in a random order, each once', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const match = start(3, {}, `${seed}`)
      orders.add(match.state.order.join())
      const [first, second] = match.state.order
      expect(match.pending()).toMatchObject([{ actor: first, kind: 'pick-hero' }])
      expect(refusalOf(() => match.submit({ actor: second!, choice: { kind: 'pick-hero', hero: 'kaja' } })).code).toBe(
        'NOT_YOUR_TURN',
      )
      match.submit({ actor: first!, choice: { kind: 'pick-hero', hero: 'kaja' } })
      expect(refusalOf(() => match.submit({ actor: first!, choice: { kind: 'pick-hero', hero: 'bruna' } })).code).toBe(
        'NOT_YOUR_TURN',
      )
      expect(refusalOf(() => match.submit({ actor: second!, choice: { kind: 'pick-hero', hero: 'kaja' } })).code).toBe(
        'HERO_TAKEN',
      )
      expect(match.choices(second!)).toHaveLength(3)
      expect(match.undoers).toEqual([])
    }
    expect(orders.size).toBe(6)
  })

  test('[RF-021, RF-020, RF-022, RF-R25] then Items in any order; then Bosses are dealt, each once', () => {
    const match = start(2)
    for (const actor of match.state.order) match.submit({ actor, choice: match.choices(actor)[0] })
    expect(match.pending().map(({ kind }) => kind)).toEqual(['order-items', 'order-items'])
    expect(match.state.boards.every(({ boss }) => boss === null)).toBe(true)
    expect(match.choices(0)).toHaveLength(24)
    expect(match.state.boards.map(({ tiles }) => tiles)).toEqual([[], []])
    const items = ITEMS_OF[match.state.boards[0]!.hero!].toReversed()
    match.submit({ actor: 0, choice: { kind: 'order-items', items } })
    expect(match.state.boards[0]!.items).toEqual(items.map((item) => ({ item, marked: 0, spent: 0 })))
    const events = match.submit({ actor: 1, choice: match.choices(1)[0] })
    expect(events.filter(({ kind }) => kind === 'boss-dealt')).toHaveLength(2)
    const [one, other] = match.state.boards
    expect(one!.boss).not.toBe(other!.boss)
    expect(refusalOf(() => match.submit({ actor: 0, choice: { kind: 'order-items', items } })).code).toBe('WRONG_PHASE')
    expect(refusalOf(() => match.submit({ actor: 0, choice: { kind: 'pick-hero', hero: 'bruna' } })).code).toBe(
      'WRONG_PHASE',
    )
  })

  test('[RF-023, RF-024, RF-025, RF-R26, RF-R27, RF-008, RF-010, RF-014] then sides, hidden until all have chosen', () => {
    const match = start(2)
    while (match.pending()[0]!.kind !== 'pick-side') {
      const { actor } = match.pending()[0]!
      match.submit({ actor, choice: match.choices(actor)[0] })
    }
    expect(match.pending()).toMatchObject([{ sealed: true }, { sealed: true }])
    match.submit({ actor: 0, choice: { kind: 'pick-side', side: 'B' } })
    expect(match.view(1).boards[0]).toMatchObject({ side: null, den: null })
    const events = match.submit({ actor: 1, choice: { kind: 'pick-side', side: 'A' } })
    const picked = events.filter((event) => event.kind === 'side-picked')
    expect(picked).toHaveLength(2)
    for (const [seat, board] of match.state.boards.entries()) {
      expect(board.den).toBe(`${board.board}${seat === 0 ? 'B' : 'A'}`)
      expect(board.at).toBe(DEN[board.den!].entrance)
      expect(board.rooms.filter(({ visited }) => visited)).toHaveLength(1)
      expect(picked[seat]).toMatchObject({ health: BOSS[board.boss!].health })
    }
  })

  test('[RF-R26] a side that is chosen is seen by its seat alone, also where rules are played without a match', () => {
    const { state } = setUp(2)
    const chosen = {
      ...state,
      phase: 'set-up' as const,
      boards: state.boards.map((board) => ({ ...board, den: null, side: null as 'A' | null })),
    }
    chosen.boards[0]!.side = 'A'
    expect(rollAndFight.view(chosen, 1).boards[0]!.side).toBe('hidden')
    expect(rollAndFight.view(chosen, 0).boards[0]!.side).toBe('A')
    const guesses = new Set<unknown>()
    for (let seed = 0; seed < 20; seed++)
      guesses.add(rollAndFight.determinize(rollAndFight.view(chosen, 1), SeededRandom.from(`${seed}`)).boards[0]!.side)
    expect(guesses).toEqual(new Set(['A', 'B']))
  })
})

describe('options', () => {
  test('[RF-R28] alone one may have any den board and any Boss', () => {
    expect(about.options.den.values).toEqual(['random', ...BOARDS])
    expect(about.options.boss.values).toEqual(['random', ...BOSS_IDS])
  })

  test.each([
    [2, { dice: 'hard' }, 'RF-181'],
    [3, { time: 'easy' }, 'RF-183'],
    [2, { target: 'hard' }, 'RF-187'],
    [4, { den: 2 }, 'RF-R28'],
    [2, { boss: 'silk' }, 'RF-R28'],
    [2, { mode: 'relaxed', clocks: false }, 'RF-R60'],
    [1, { clocks: false }, 'RF-R56'],
    [1, { ties: 'brawl' }, 'RF-R111'],
  ] as const)('[BAD_SETUP] %i seats and %j do not go together (%s)', (seats, options, rule) => {
    const refused = refusalOf(() => start(seats, options))
    expect(refused).toMatchObject({ code: 'BAD_SETUP', rule })
  })

  test.each([[{ dice: 'huge' }], [{ wind: 'strong' }], [{ clocks: 7 }]])('[BAD_SETUP] %j is no setting', (options) => {
    expect(refusalOf(() => parseOptions(rollAndFight, options)).code).toBe('BAD_SETUP')
  })

  test.each([0, 5])('[BAD_SETUP] %i seats are not possible', (seats) => {
    expect(refusalOf(() => start(seats)).code).toBe('BAD_SETUP')
  })

  test('[RF-188] the dials may be set to different levels', () => {
    const match = start(1, { dice: 'easy', time: 'hard', target: 'medium' })
    expect(match.state.options).toEqual({ ...DEFAULTS, dice: 'easy', time: 'hard', target: 'medium' })
  })

  test('[RF-R113] every question outside the race has a clock', () => {
    const asked = ['pick-hero', 'order-items', 'pick-side', 'flashback', 'fight', 'collect', 'resolution']
    expect(asked.map((kind) => about.limits![kind]! / 1000)).toEqual([60, 60, 60, 75, 150, 45, 45])
    expect(about.limits!['race']).toBeUndefined()
  })
})

test('[RF-R114, RF-R40] nobody resigns: a match goes on without a seat', () => {
  const match = start(2)
  expect(rollAndFight.resign).toBeUndefined()
  expect(refusalOf(() => match.submit({ actor: 0, act: 'resign' })).message).toContain('a bot plays')
})

test('[RF-R1] every side of a Fighting die is as likely as the others', () => {
  const counts = Array.from({ length: 6 }, () => 0)
  const random: Random = SeededRandom.from('fair')
  for (let rolled = 0; rolled < 6000; rolled++) counts[random.below(FIGHTING_DIE.length, 'seat/0')]!++
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
