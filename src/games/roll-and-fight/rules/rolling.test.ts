import { describe, expect, test } from 'vitest'
import { Match } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import { rollAndFight } from '#games/roll-and-fight/game'
import type { Options } from '#games/roll-and-fight/options'
import { isHopeless } from '#games/roll-and-fight/rules/sets'
import {
  alone,
  faces,
  kinds,
  player,
  roll,
  set,
  several,
  sides,
  STOP,
  Table,
  the,
  those,
} from '#games/roll-and-fight/testing/table'
import type { Choice, Event, PlayerSetup, RaceChoice } from '#games/roll-and-fight/types'

const TAKE: Choice = { kind: 'take' }
const END: Choice = { kind: 'end-beat' }
type Assign = Extract<RaceChoice, { kind: 'assign' }>
const assign = (ability: Assign['ability'], dice: number[], more: Partial<Assign> = {}): Choice => ({
  kind: 'assign',
  ability,
  dice,
  ...more,
})

type Dice = Parameters<Table['tell']>[0]

/** Somebody alone, whose race has just opened. */
function race(more: Partial<PlayerSetup>, dice: Dice = {}, options: Partial<Options> = {}): Table {
  const table = new Table(alone(player(more.hero ?? 'bruna', '1A', more), { phase: 'rolling', options }), dice)
  table.until(table.state.race!.opens)
  return table
}

const OTHERS = [
  ['kaja', '2A', 'king'],
  ['johnny', '3A', 'silk'],
  ['nightjar', '4A', 'sickle'],
] as const

/** Several, whose race has just opened. */
function raceOf(seats: 2 | 3 | 4, more: Partial<PlayerSetup> = {}, options: Partial<Options> = {}): Table {
  const others = OTHERS.slice(0, seats - 1).map(([hero, den, boss]) => player(hero, den, { boss, ...more }))
  const table = new Table(several([player('bruna', '1A', more), ...others], { options }))
  if (options.mode !== 'relaxed') table.until(table.state.race!.opens)
  return table
}

/** So many milliseconds go by. */
const wait = (table: Table, time: number) => table.until(table.state.time + time)
/** A command and the tick that carries it out. */
const now = (table: Table, choice: Choice, seat = 0) => [...table.by(seat, choice), ...wait(table, 200)]
const shown = (table: Table, seat = 0) => table.board(seat).dice.map(({ face }) => face)

describe('the start', () => {
  test('[RF-R43, RF-030, RF-062, NOT_STARTED] three seconds after the phase begins all may roll', () => {
    const table = new Table(several([player('bruna', '1A'), player('kaja', '2A', { boss: 'king' })]))
    expect(table.asked).toBe('clock time')
    expect(table.choices('clock')).toEqual([
      { kind: 'tick', at: 200 },
      { kind: 'tick', at: 3000 },
    ])
    expect(table.refusal(roll(1))).toBe('NOT_STARTED')
    expect(the(table.until(3000), 'rolling-opened')).toMatchObject({ lead: 0 })
    expect(table.asked).toBe('0 race, 1 race, clock time')
  })

  test('[RF-R42] dice have numbers in the order in which they were taken, and no face yet', () => {
    const table = race({})
    expect(table.board().dice).toEqual([1, 2, 3, 4].map((id) => ({ id, face: null })))
    expect(table.refusal(assign('dash', [1, 2]))).toBe('UNROLLED_DIE')
  })

  test('the match has one time, which never goes back; the next race opens later', () => {
    const table = race({})
    expect(rollAndFight.beat!(table.state)).toMatchObject({ now: 3000, every: 200 })
    now(table, STOP)
    expect(rollAndFight.beat!(table.state)).toBeUndefined()
    table.play({ kind: 'done-fighting' }, { kind: 'done-resolution' }, { kind: 'done-flashback' })
    expect(rollAndFight.beat!(table.state)).toMatchObject({ now: 3200, next: 6200 })
  })
})

describe('rolling', () => {
  test('[RF-063, RF-064, RF-R41] any dice of one’s own, in ascending order from one’s own stream', () => {
    const table = race({}, { 'seat/0': sides('RGB') })
    now(table, roll(4, 2))
    expect(shown(table)).toEqual([null, 'run', null, 'gun'])
    wait(table, 1400)
    now(table, roll(4))
    expect(shown(table)).toEqual([null, 'run', null, 'blade'])
    expect(table.refusal(roll(9))).toBe('NOT_YOUR_DIE')
    expect(table.refusal(roll())).toBe('EMPTY_ROLL')
    expect(table.refusal(roll(1, 1))).toBe('BAD_FORMAT')
  })

  test('[RF-065] a Wound cannot be rolled again', () => {
    const table = race({ dice: faces('WRRB') })
    expect(table.refusal(roll(1, 2))).toBe('WOUND_LOCKED')
    expect(table.refusal(roll(1))).toBe('WOUND_LOCKED')
  })

  test('[RF-R45] a set that is assigned cancels a roll that waits, and taking dice does not', () => {
    const table = race({ dice: faces('RRGG') }, { 'seat/0': sides('GGB') })
    now(table, roll(3, 4))
    table.play(roll(3))
    expect(table.board().held).toBeTruthy()
    now(table, assign('dash', [1, 2]))
    expect(table.board().held).toBeNull()
    table.play(roll(3))
    wait(table, 2000)
    expect(shown(table)).toEqual(['blade', 'gun', null, null])
    const taking = race({ dice: faces('RG') }, { 'seat/0': sides('GR') })
    now(taking, roll(2))
    taking.play(roll(1))
    now(taking, TAKE)
    expect(taking.board().held).toBeTruthy()
  })

  test('[RF-R44, RF-R45] what came before a roll that waits goes first, and cancels it', () => {
    const table = race({ dice: faces('RRGG') }, { 'seat/0': sides('GGBB') })
    now(table, roll(3, 4))
    wait(table, 1400)
    table.at(table.state.time + 10, assign('dash', [1, 2]))
    table.at(table.state.time + 20, roll(3, 4))
    expect(those(wait(table, 400), 'rolled')).toEqual([])
    expect(table.board().sets).toHaveLength(1)
    const other = race({ dice: faces('RRGG') }, { 'seat/0': sides('GGBB') })
    now(other, roll(3, 4))
    wait(other, 1400)
    other.at(other.state.time + 10, roll(3, 4))
    other.at(other.state.time + 20, assign('dash', [1, 2]))
    expect(kinds(wait(other, 400))).toEqual(['rolled', 'assigned', 'took'])
  })

  test('[RF-R44] what came long after the last tick is due at the next one after it came', () => {
    const table = race({ dice: faces('RRGG') })
    const { time } = table.state
    table.at(time + 4250, assign('dash', [1, 2]))
    expect(rollAndFight.beat!(table.state)).toEqual({ now: time, every: 200, next: time + 4400 })
  })

  test('[RF-R45, RF-R44] two rolls in one tick: the second waits', () => {
    const table = race({}, { 'seat/0': sides('RG') })
    table.play(roll(1), roll(2))
    expect(kinds(wait(table, 400))).toContain('put-off')
    expect(shown(table)).toEqual(['run', null, null, null])
    wait(table, 1400)
    expect(shown(table)).toEqual(['run', 'gun', null, null])
  })

  test('[RF-R44, RATE_LIMIT] one command a tick, the oldest first; more than ten in a second are refused', () => {
    const table = race({ dice: faces('RRRR') })
    table.play(assign('dash', [1, 2], { take: false }), assign('dash', [3, 4], { take: false }))
    expect(those(wait(table, 200), 'assigned')).toHaveLength(1)
    expect(those(wait(table, 200), 'assigned')).toHaveLength(1)
    const events = Array.from({ length: 12 }, () => table.at(table.state.time, TAKE)).flat()
    expect(new Set(those(events, 'order-failed').map(({ code }) => code))).toEqual(new Set(['RATE_LIMIT']))
    expect(table.board().orders.length).toBeLessThanOrEqual(10)
  })

  test('[RF-R44] what is not possible any more when its tick comes, uses up no tick', () => {
    const table = race({ dice: faces('RRRR') })
    table.play(assign('dash', [1, 2], { take: false }), assign('dash', [2, 3], { take: false }), assign('dash', [3, 4]))
    wait(table, 200)
    const events = wait(table, 200)
    expect(the(events, 'order-failed')).toMatchObject({ code: 'DIE_ASSIGNED' })
    expect(those(events, 'assigned')).toHaveLength(1)
  })
})

describe('[RF-R44] while own orders wait', () => {
  test.each<readonly [words: string, letters: string, first: Choice, then: Choice, code: string]>([
    ['a Wound that is picked up before', 'RRWB', assign('dash', [1, 2], { release: 3 }), roll(3, 4), 'WOUND_LOCKED'],
    ['a Wound that is released before', 'WWBB', { kind: 'bleed', die: 1 }, roll(2), 'WOUND_LOCKED'],
    ['room that is made before', 'RRBB', assign('dash', [1, 2], { take: false }), TAKE, 'POOL_FULL'],
    ['dice that are taken before', 'RRBB', assign('dash', [1, 2]), roll(5, 6), 'NOT_YOUR_DIE'],
  ])('only their tick can judge %s', (_words, letters, first, then, code) => {
    const table = race({ dice: faces(letters) })
    expect(table.refusal(then)).toBe(code)
    table.play(first, then)
    const events = wait(table, 600)
    expect(those(events, 'order-failed')).toEqual([])
    expect(table.board().last).toEqual(then)
  })

  test('what they cannot change is refused at once', () => {
    const table = race({ dice: faces('RRRR') })
    table.play(assign('dash', [1, 2]))
    expect(table.refusal(assign('haymaker', [3, 4]))).toBe('NOT_ON_BOARD')
    expect(table.refusal(assign('dash', [3]))).toBe('WRONG_COUNT')
    expect(table.refusal(roll(3, 3))).toBe('BAD_FORMAT')
  })

  test('[ALREADY_STOPPED] those that are left when one stops are told as failed, each one', () => {
    const table = raceOf(2, { dice: faces('RRRR') })
    table.play(STOP, assign('dash', [1, 2]), assign('dash', [3, 4]))
    const events = wait(table, 200)
    expect(kinds(events)).toEqual(['stopped', 'order-failed', 'order-failed'])
    expect(those(events, 'order-failed').map(({ code }) => code)).toEqual(['ALREADY_STOPPED', 'ALREADY_STOPPED'])
    expect(table.board().sets).toEqual([])
  })

  test('[ALREADY_STOPPED] so is a roll that is held', () => {
    const table = raceOf(2)
    now(table, roll(1))
    table.play(roll(2), STOP)
    expect(those(wait(table, 200), 'order-failed')).toMatchObject([{ code: 'ALREADY_STOPPED' }])
  })

  test('[ALREADY_STOPPED] and those of whoever has become hopeless', () => {
    const table = raceOf(2, { dice: faces('WWWR'), wounds: 2 })
    table.play({ kind: 'bleed', die: 1, release: [], take: false }, roll(4))
    Object.assign(table.board(0), { sets: Array.from({ length: 8 }, () => ({ ability: 'dash', dice: [] })) })
    Object.assign(table.board(1), {
      sets: [{ ability: 'dash', dice: Array.from({ length: 16 }, (_, at) => ({ id: 50 + at, face: 'run' })) }],
    })
    expect(table.pool).toBe(0)
    const events = wait(table, 200)
    expect(those(events, 'stopped')).toMatchObject([{ seat: 0, because: 'hopeless' }])
    expect(those(events, 'order-failed')).toMatchObject([{ seat: 0, code: 'ALREADY_STOPPED' }])
  })

  test('[TIME_UP, RF-R56] and those that the clock leaves undone', () => {
    const table = raceOf(2, { dice: faces('RRRR') })
    table.until(table.state.race!.opens + 149_800)
    table.play(assign('dash', [1, 2]), assign('dash', [3, 4]))
    const events = wait(table, 200)
    expect(those(events, 'assigned')).toHaveLength(1)
    expect(those(events, 'order-failed')).toMatchObject([{ seat: 0, code: 'TIME_UP' }])
  })

  test.each(['RRG', 'RRGB'])('[RF-R57] a take in time counts behind an own set, of %s', (letters) => {
    const table = race({ dice: faces(letters) }, { 'seat/0': sides('G') }, { time: 'hard' })
    const { closes } = the(now(table, roll(3)), 'timer-started')
    table.until(closes)
    table.at(closes + 50, assign('dash', [1, 2], { take: false }))
    table.at(closes + 90, TAKE)
    const events = wait(table, 400)
    expect(the(events, 'took').seats).toHaveLength(6 - letters.length)
    expect(those(events, 'stopped')).toEqual([])
  })

  test('[RF-R57] a take that came too late does not', () => {
    const table = race({ dice: faces('RRG') }, { 'seat/0': sides('G') }, { time: 'hard' })
    const { closes } = the(now(table, roll(3)), 'timer-started')
    table.until(closes)
    table.at(closes + 50, assign('dash', [1, 2], { take: false }))
    table.at(closes + 110, TAKE)
    expect(the(wait(table, 400), 'stopped')).toMatchObject({ because: 'hopeless' })
  })
})

describe('sets', () => {
  test.each([
    ['dash', 'RR', true],
    ['dash', 'RB', false],
    ['punch', 'BBB', true],
    ['punch', 'BDD', true],
    ['punch', 'BBG', false],
    ['fire', 'GGG', true],
    ['fire', 'GGB', true],
    ['fire', 'GGD', true],
    ['fire', 'GBB', false],
    ['charge', 'BRRB', true],
    ['charge', 'DRRD', true],
    ['charge', 'GRRB', true],
    ['charge', 'GRRG', false],
    ['haymaker', 'DD', true],
    ['haymaker', 'BD', false],
  ] as const)(
    '[RF-066, RF-084, RF-085, RF-087, RF-088, RF-089, RF-090, RF-R3, RF-091] %s of %s: %s',
    (ability, letters, isSet) => {
      const table = race({ tiles: ['haymaker'], dice: faces(letters) })
      const choice = assign(
        ability,
        letters.split('').map((_, at) => at + 1),
      )
      if (isSet) expect(the(now(table, choice), 'assigned')).toMatchObject({ ability })
      else expect(table.refusal(choice)).toBe('WRONG_SET')
    },
  )

  test('[RF-R17, RF-090] Kenjutsu: a BLADE counts as DOUBLE for its owner', () => {
    const kaja = { hero: 'kaja', dice: faces('BB') } as const
    const [without, withIt] = [
      race({ ...kaja, dice: faces('BB'), tiles: ['reverse'] }),
      race({ ...kaja, dice: faces('BB'), tiles: ['reverse', 'kenjutsu'] }),
    ]
    expect(without.refusal(assign('reverse', [1, 2]))).toBe('WRONG_SET')
    now(withIt, assign('reverse', [1, 2]))
    expect(withIt.board().sets).toHaveLength(1)
  })

  test('[RF-R52] ANY takes a Wound too, WOUND takes nothing else', () => {
    const rush = race({ hero: 'kaja', tiles: ['wildrush'], dice: faces('WBWR') })
    now(rush, assign('wildrush', [1, 2, 4], { release: 3 }))
    expect(rush.board().dice[0]).toEqual({ id: 3, face: null })
    const grit = race({ tiles: ['grit'], dice: faces('WBBR') })
    expect(grit.refusal(assign('grit', [2, 3]))).toBe('WRONG_SET')
    now(grit, assign('grit', [1, 2]))
    expect(grit.board().sets).toHaveLength(1)
  })

  test('[RF-R51, WRONG_COUNT] a set has as many dice as the ability costs', () => {
    const table = race({ dice: faces('RRRB') })
    expect(table.refusal(assign('dash', [1, 2, 3]))).toBe('WRONG_COUNT')
    expect(table.refusal(assign('dash', [1]))).toBe('WRONG_COUNT')
  })

  test('[RF-067, RF-068, RF-074, NOT_ON_BOARD, TAKES_NO_DICE] only on what lies on the board and takes dice', () => {
    const table = race({ tiles: ['knuckles', 'vstrike'], dice: faces('DDRB') })
    expect(table.refusal(assign('haymaker', [1, 2]))).toBe('NOT_ON_BOARD')
    expect(table.refusal(assign('knuckles', [1, 2]))).toBe('TAKES_NO_DICE')
    expect(table.refusal(assign('vstrike', [1]))).toBe('TAKES_NO_DICE')
  })

  test('[RF-069, DIE_ASSIGNED] what is assigned stays where it is', () => {
    const table = race({ dice: faces('RRRB'), wounds: 0 })
    now(table, assign('dash', [1, 2]))
    expect(table.refusal(roll(1))).toBe('DIE_ASSIGNED')
    expect(table.refusal(assign('dash', [2, 3]))).toBe('DIE_ASSIGNED')
    expect(table.refusal({ kind: 'bleed', die: 1 })).toBe('DIE_ASSIGNED')
  })

  test('[RF-071, RF-072] as many sets as one likes, but of a one-use tile one', () => {
    const table = race({ tiles: ['bellow'], dice: faces('RRRR'), sets: [set('dash', 'RR'), set('bellow', 'RG')] })
    now(table, assign('dash', [1, 2]))
    expect(table.board().sets.filter(({ ability }) => ability === 'dash')).toHaveLength(2)
    expect(
      race({ tiles: ['bellow'], dice: faces('RG'), sets: [set('bellow', 'RG')] }).refusal(assign('bellow', [1, 2])),
    ).toBe('ONE_USE_SPENT')
  })

  test('[RF-070, RF-R48] one Wound is picked up with it: the lowest, the one that is named, or none', () => {
    const dice = () => ({ dice: faces('RRWW') })
    const released = (more: Partial<Assign>) => {
      const table = race(dice())
      now(table, assign('dash', [1, 2], { ...more, take: false }))
      return shown(table)
    }
    expect([released({}), released({ release: 4 }), released({ release: null })]).toEqual([
      [null, 'wound'],
      ['wound', null],
      ['wound', 'wound'],
    ])
    expect(race(dice()).refusal(assign('dash', [1, 2], { release: 1 }))).toBe('BAD_RELEASE')
  })
})

describe('bleeding', () => {
  test('[RF-075, RF-077, RF-R49] a Wound onto the track releases all others, or those that are named', () => {
    const table = race({ wounds: 1, dice: faces('WWWR') })
    expect(the(now(table, { kind: 'bleed', die: 2, release: [3] }), 'bled')).toMatchObject({ space: 2, released: [3] })
    expect(shown(table)).toEqual(['wound', null, 'run', null])
    const all = race({ dice: faces('WWWR') })
    now(all, { kind: 'bleed', die: 1 })
    expect(shown(all)).toEqual([null, null, 'run', null])
  })

  test('[RF-076, RF-R50, NO_HEALTH_SPACE, NOT_A_WOUND, BAD_RELEASE] only a Wound, and only onto a free space', () => {
    const table = race({ wounds: 1, bled: 1, dice: faces('WWRR') })
    expect(table.refusal({ kind: 'bleed', die: 3 })).toBe('NOT_A_WOUND')
    expect(table.refusal({ kind: 'bleed', die: 1, release: [3] })).toBe('BAD_RELEASE')
    expect(table.refusal({ kind: 'bleed', die: 1, release: [1] })).toBe('BAD_RELEASE')
    now(table, { kind: 'bleed', die: 1, release: [] })
    expect(table.refusal({ kind: 'bleed', die: 2 })).toBe('NO_HEALTH_SPACE')
  })
})

describe('the pool', () => {
  test('[RF-078, RF-R47, POOL_FULL] dice are taken up to the limit, with a set or by themselves', () => {
    const table = race({ dice: faces('RRRR') })
    expect(table.refusal(TAKE)).toBe('POOL_FULL')
    now(table, assign('dash', [1, 2], { take: false }))
    expect(table.board().dice).toHaveLength(2)
    expect(the(now(table, TAKE), 'took')).toMatchObject({ seats: [0, 0], left: 10 })
  })

  test('[RF-165] the limit after a Beating is three', () => {
    const table = race({ beatings: 1, dice: faces('RRR') })
    now(table, assign('dash', [1, 2]))
    expect(table.board().dice).toHaveLength(3)
  })

  test('[RF-079, SUPPLY_EMPTY] what is there is taken, and then there is nothing', () => {
    const table = race({
      dice: faces('RRRR'),
      sets: [set('punch', 'BBB'), set('punch', 'BBB'), set('fire', 'GGG'), set('dash', 'RR')],
    })
    expect(table.pool).toBe(1)
    now(table, assign('dash', [1, 2]))
    expect(table.board().dice).toHaveLength(3)
    expect(table.refusal(TAKE)).toBe('SUPPLY_EMPTY')
  })

  test('[RF-R46] the lead seat goes on with every tick', () => {
    for (const [tick, seat] of [
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 0],
    ] as const) {
      const lying = Array.from({ length: 11 }, () => set('dash', 'RR'))
      const table = raceOf(3, { dice: faces('RRR'), sets: [] })
      Object.assign(table.board(0), {
        sets: lying.map(({ ability }, at) => ({
          ability,
          dice: [50 + 2 * at, 51 + 2 * at].map((id) => ({ id, face: 'run' })),
        })),
      })
      Object.assign(table.board(1), {
        sets: [{ ability: 'punch', dice: [60, 61, 62].map((id) => ({ id, face: 'blade' })) }],
      })
      expect(table.pool).toBe(1)
      wait(table, 200 * (tick - 1))
      for (const one of [2, 0, 1]) table.by(one, TAKE)
      expect(the(wait(table, 200), 'took').seats).toEqual([seat])
    }
  })

  test('[RF-082, RF-083] what is left over goes back, and wounds nobody', () => {
    const table = race({ dice: faces('WWRR') })
    expect(the(now(table, STOP), 'rolling-over')).toMatchObject({ returned: [4], left: 16 })
    expect(table.health()).toBe('0 of 3')
  })
})

describe('the end', () => {
  test('[RF-080, RF-R53, RF-R55, ALREADY_STOPPED] when all have stopped, which is final', () => {
    const table = raceOf(3)
    now(table, STOP, 1)
    expect(table.refusal(roll(1), 1)).toBe('ALREADY_STOPPED')
    table.by(0, STOP)
    table.by(2, STOP)
    expect(kinds(wait(table, 200))).toContain('rolling-over')
    expect(table.state.phase).toBe('fighting')
    expect(table.refusal(roll(1))).toBe('WRONG_PHASE')
  })

  test('[RF-R56] no more dice after 120 seconds, all stopped after 150', () => {
    const table = raceOf(2, { dice: faces('RR') })
    const opened = table.state.time
    table.until(opened + 120_000)
    table.at(opened + 120_000, TAKE)
    table.by(1, TAKE)
    const events = table.until(opened + 120_200)
    expect(the(events, 'took').seats).toEqual([0, 1, 0, 1])
    expect(those(events, 'pool-closed')).toHaveLength(1)
    now(table, assign('dash', [1, 2]))
    expect(table.refusal(TAKE)).toBe('SUPPLY_CLOSED')
    expect(those(table.until(opened + 149_800), 'stopped')).toEqual([])
    expect(those(table.until(opened + 150_000), 'stopped').map(({ because }) => because)).toEqual(['clock', 'clock'])
  })

  test('[RF-R56] whoever is left alone has 20 seconds', () => {
    const table = raceOf(2)
    now(table, STOP, 1)
    const since = table.state.time
    expect(those(table.until(since + 19_800), 'stopped')).toEqual([])
    expect(the(table.until(since + 20_000), 'stopped')).toMatchObject({ seat: 0, because: 'clock' })
  })

  test('[RF-R56] whoever is the only one alive of several has all the time there is', () => {
    const table = new Table(several([player('bruna', '1A'), player('kaja', '2A', { boss: 'king', beatings: 2 })]))
    const { opens } = table.state.race!
    expect(those(table.until(opens + 149_800), 'stopped')).toEqual([])
    expect(the(table.until(opens + 150_000), 'stopped')).toMatchObject({ because: 'clock', rule: 'RF-R56' })
  })

  test('[RF-R56] these clocks can be switched off', () => {
    const table = raceOf(2, {}, { clocks: false })
    now(table, STOP, 1)
    expect(rollAndFight.beat!(table.state)!.next).toBeNull()
    expect(those(wait(table, 160_000), 'stopped')).toEqual([])
  })

  test('[RF-R57, RF-184] alone, the timer starts with the first roll; afterwards 60 seconds without a command end it', () => {
    const table = race({}, { 'seat/0': sides('RRGG') })
    expect(rollAndFight.beat!(table.state)!.next).toBeNull()
    wait(table, 40_000)
    const { closes } = the(now(table, roll(1, 2, 3, 4)), 'timer-started')
    expect(closes).toBe(table.state.time + 30_000)
    expect(those(table.until(closes + 59_800), 'stopped')).toEqual([])
    expect(those(table.until(closes + 60_200), 'stopped')).toMatchObject([{ because: 'clock', rule: 'RF-R57' }])
  })

  test('[RF-R57] every command begins these 60 seconds anew', () => {
    const table = race({}, { 'seat/0': sides('RRGGRR') })
    const { closes } = the(now(table, roll(1, 2, 3, 4)), 'timer-started')
    table.until(closes + 30_000)
    now(table, roll(1, 2))
    const since = table.state.time
    expect(those(table.until(since + 59_800), 'stopped')).toEqual([])
    expect(those(table.until(since + 60_000), 'stopped')).toMatchObject([{ because: 'clock' }])
  })

  test.each([
    ['easy', 45],
    ['medium', 30],
    ['hard', 25],
  ] as const)('[RF-183] at %s there are %i seconds', (time, seconds) => {
    const table = race({}, {}, { time })
    const { closes } = the(now(table, roll(1)), 'timer-started')
    expect(closes - table.state.time).toBe(seconds * 1000)
  })
})

describe('[RF-081, RF-R54] who can do nothing more', () => {
  const board = (more: Partial<PlayerSetup>) =>
    new Table(alone(player('bruna', '1A', more), { phase: 'rolling' })).board()

  test.each([
    ['two free dice make a Dash', { dice: faces('BB') }, 0, false],
    ['one does not', { dice: faces('B') }, 0, true],
    ['but with one of the pool', { dice: faces('B') }, 1, false],
    ['locked dice are no use', { dice: faces('BW'), wounds: 3 }, 0, true],
    ['but one is bled and others are released', { dice: faces('BWW') }, 0, false],
    ['without a Health space they are not', { dice: faces('BWW'), wounds: 3 }, 0, true],
    ['a whole pool that is locked is the end though the pool has dice', { dice: faces('WWWW'), wounds: 3 }, 9, true],
    ['a locked die feeds Grit', { dice: faces('BW'), wounds: 3, tiles: ['grit'] }, 0, false],
    ['unless Grit has its set', { dice: faces('BW'), wounds: 3, tiles: ['grit'], sets: [set('grit', 'WB')] }, 0, true],
  ] as const)('%s', (_words, more, pool, isOver) => {
    expect(isHopeless(board(more as unknown as Partial<PlayerSetup>), pool)).toBe(isOver)
  })

  test('[RF-R117] a bled die still feeds a tile of PER_DIE', () => {
    expect(isHopeless(board({ dice: faces('W') }), 0)).toBe(true)
    expect(isHopeless(board({ dice: faces('W'), tiles: ['vstrike'] }), 0)).toBe(false)
    expect(isHopeless(board({ dice: faces('W'), tiles: ['vstrike'], wounds: 3 }), 0)).toBe(true)
  })

  test('is stopped', () => {
    const table = race({ dice: faces('WWWW'), wounds: 3 })
    expect(the(wait(table, 200), 'stopped')).toMatchObject({ because: 'hopeless' })
  })
})

test('[RF-R44, RF-R41] however the orders of one tick came, the same ticks give the same match', () => {
  for (let seed = 0; seed < 8; seed++) {
    const luck = SeededRandom.from(`orders ${seed}`)
    const setup = several([
      player('bruna', '1A'),
      player('kaja', '2A', { boss: 'king' }),
      player('johnny', '3A', { boss: 'silk' }),
    ])
    const [one, other] = [0, 1].map(() => Match.start(rollAndFight, { seats: 3, setup, seed: `race ${seed}` }))
    const tick = { actor: 'clock', choice: { kind: 'tick', at: 3000 } } as const
    for (const match of [one!, other!]) match.submit(tick)
    for (let at = 3200; one!.state.phase === 'rolling'; at += 200) {
      const orders = [0, 1, 2].flatMap((actor) => {
        const offered = one!.choices(actor).filter(({ kind }) => kind !== 'stop' || at > 20_000)
        return offered.length > 0 ? [{ actor, choice: pick(luck, offered) }] : []
      })
      for (const order of orders) one!.submit(order)
      for (const order of orders.toReversed()) other!.submit(order)
      const next = { actor: 'clock', choice: { kind: 'tick', at } } as const
      expect(other!.submit(next)).toEqual(one!.submit(next))
      expect(other!.state).toEqual(one!.state)
    }
  }
})

test('[RF-R45] what somebody else has ordered is hidden, that something waits is not', () => {
  const table = raceOf(2)
  table.by(1, roll(1, 2))
  expect(rollAndFight.view(table.state, 0).boards[1]!.orders).toEqual([{ what: null, came: 3000 }])
  wait(table, 200)
  table.by(1, roll(1))
  expect(table.board(1).held!.came).toBe(3200)
  expect(rollAndFight.view(table.state, 0).boards[1]!.held).toEqual({ what: null, came: 0 })
  expect(rollAndFight.view(table.state, 1).boards[1]!.held!.what).toEqual(roll(1))
  expect(
    rollAndFight.hear({ kind: 'order-failed', rule: 'RF-R44', seat: 1, code: 'X', shows: true }, 0),
  ).toBeUndefined()
})

test('[RF-R40, NO_UNDO] in the race nothing is undone', () => {
  const setup = several([player('bruna', '1A'), player('kaja', '2A', { boss: 'king' })])
  const match = Match.start(rollAndFight, { seats: 2, setup, seed: 'undo' })
  match.submit({ actor: 'clock', choice: { kind: 'tick', at: 3000 } })
  match.submit({ actor: 0, choice: roll(1) })
  expect(() => match.submit({ actor: 0, act: 'undo' })).toThrow('That cannot be undone.')
})

describe('[RF-R60] the relaxed mode', () => {
  const RELAXED = { mode: 'relaxed' } as const

  test('all throw together, then assign as often as they like, then dice are handed out', () => {
    const table = raceOf(2, {}, RELAXED)
    table.tell({ 'seat/0': sides('RRRR'), 'seat/1': sides('BB') })
    expect(rollAndFight.beat!(table.state)).toBeUndefined()
    expect(rollAndFight.pending(table.state)).toMatchObject([
      { kind: 'throw', sealed: true },
      { kind: 'throw', sealed: true },
    ])
    expect(table.refusal(STOP)).toBe('WRONG_STEP')
    table.by(0, roll(1, 2, 3, 4))
    expect(rollAndFight.view(table.state, 1).boards[0]!.held!.what).toBeNull()
    table.by(1, roll(1, 2))
    expect(shown(table)).toEqual(faces('RRRR'))
    expect(table.refusal(roll(1))).toBe('WRONG_STEP')
    expect(table.refusal(TAKE)).toBe('WRONG_STEP')
    table.by(0, assign('dash', [1, 2]), assign('dash', [3, 4]), END)
    expect(table.board().dice).toEqual([])
    const events = table.by(1, END)
    expect(the(events, 'took')).toMatchObject({ seats: [0, 0, 0, 0] })
    expect(table.asked).toBe('1 throw, 0 throw')
    table.by(0, roll())
    expect(kinds(table.by(1, roll()))).toEqual(['thrown'])
  })

  test('the lead seat goes on with every beat', () => {
    for (const [beats, first] of [
      [1, 0],
      [2, 1],
      [3, 0],
    ] as const) {
      const table = raceOf(2, { dice: faces('RRR') }, RELAXED)
      const lying = Array.from({ length: 17 }, (_, at) => ({ id: 50 + at, face: 'run' as const }))
      for (let beat = 1; beat < beats; beat++)
        for (const choice of [roll(), END]) for (const seat of [0, 1]) table.by(seat, choice)
      for (const board of table.state.boards) board.dice = board.dice.slice(0, 3)
      Object.assign(table.board(0), { sets: [{ ability: 'dash', dice: lying }], taken: 0 })
      table.board(1).taken = 0
      expect(table.pool).toBe(1)
      for (const seat of [0, 1]) table.by(seat, roll())
      expect(the([...table.by(0, END), ...table.by(1, END)], 'took').seats).toEqual([first])
    }
  })

  test('all are asked from the lead seat on', () => {
    const table = raceOf(3, {}, RELAXED)
    const asked = [table.asked]
    for (let beat = 1; beat < 3; beat++) {
      for (const choice of [roll(), END]) for (const seat of [0, 1, 2]) table.by(seat, choice)
      asked.push(table.asked)
    }
    expect(asked).toEqual(['0 throw, 1 throw, 2 throw', '1 throw, 2 throw, 0 throw', '2 throw, 0 throw, 1 throw'])
  })

  test('after the pool is empty six more beats are played', () => {
    const table = raceOf(2, { dice: faces('RRRR') }, RELAXED)
    Object.assign(table.board(0), {
      sets: [{ ability: 'dash', dice: Array.from({ length: 16 }, (_, at) => ({ id: 50 + at, face: 'run' })) }],
    })
    let beats = 0
    const events: Event[] = []
    for (; table.state.phase === 'rolling'; beats++)
      for (const choice of [roll(), END]) for (const seat of [0, 1]) events.push(...table.by(seat, choice))
    expect(beats).toBe(1 + 6)
    expect(those(events, 'stopped')).toMatchObject([
      { rule: 'RF-R60', because: 'last-beat' },
      { rule: 'RF-R60', because: 'last-beat' },
    ])
  })

  test('[RF-079] where the pool has fewer dice than are wanted, that is why', () => {
    const table = raceOf(2, { dice: faces('RRR') }, RELAXED)
    const rules = [17, 16, 15].map((lying) => {
      const dice = Array.from({ length: lying }, (_, at) => ({ id: 50 + at, face: 'run' }))
      Object.assign(table.board(0), { sets: [{ ability: 'dash', dice }] })
      for (const board of table.state.boards) board.dice = board.dice.slice(0, 3)
      for (const seat of [0, 1]) table.by(seat, roll())
      return the([...table.by(0, END), ...table.by(1, END)], 'took').rule
    })
    expect(rules).toEqual(['RF-079', 'RF-078', 'RF-078'])
  })

  test('nobody holds up the others: the tenth beat in which nobody assigns, bleeds or takes is the last', () => {
    const table = raceOf(2, { dice: faces('RRRR') }, RELAXED)
    const beatOf = (...first: readonly Choice[]): Event[] => [
      ...[0, 1].flatMap((seat) => table.by(seat, roll())),
      ...table.by(0, ...first, END),
      ...table.by(1, END),
    ]
    for (let beat = 1; beat < 10; beat++) expect(those(beatOf(), 'stopped')).toEqual([])
    expect(kinds(beatOf(assign('dash', [1, 2])))).toContain('took')
    for (let beat = 1; beat < 10; beat++) expect(those(beatOf(), 'stopped')).toEqual([])
    expect(those(beatOf(), 'stopped')).toMatchObject([
      { seat: 0, rule: 'RF-R60', because: 'last-beat' },
      { seat: 1, rule: 'RF-R60', because: 'last-beat' },
    ])
    expect(table.state.phase).toBe('fighting')
  })

  test.each([
    ['easy', 15],
    ['medium', 10],
    ['hard', 8],
  ] as const)('[RF-R61] alone at %s the pool stays open for %i beats', (time, beats) => {
    const table = race({}, {}, { mode: 'relaxed', time })
    for (let beat = 1; beat < beats; beat++) expect(kinds(table.play(roll(), END))).not.toContain('pool-closed')
    expect(kinds(table.play(roll(), END))).toContain('pool-closed')
    table.board().dice = [
      { id: 1, face: 'run' },
      { id: 2, face: 'run' },
      { id: 3, face: 'run' },
      { id: 4, face: 'run' },
    ]
    table.play(roll(), assign('dash', [1, 2]), END)
    expect(table.board().dice).toHaveLength(2)
  })

  test('[RF-R61] alone six more beats are played after the pool is closed', () => {
    const table = race({ dice: faces('RRRR') }, {}, { mode: 'relaxed', time: 'hard' })
    let beats = 0
    for (; table.state.phase === 'rolling'; beats++) table.play(roll(), END)
    expect(table.pool).toBeGreaterThan(0)
    expect(beats).toBe(8 + 6)
  })

  test('where nobody wants dice nothing is told of taking them', () => {
    const table = raceOf(2, { dice: faces('RRRR') }, RELAXED)
    for (const seat of [0, 1]) table.by(seat, roll())
    expect(kinds([...table.by(0, END), ...table.by(1, END)])).toEqual(['beat-over'])
  })

  test('[RF-R54] whoever is hopeless after the throw is not asked any more', () => {
    const table = raceOf(2, { wounds: 3 }, RELAXED)
    table.tell({ 'seat/0': sides('WWWW'), 'seat/1': sides('RRRR') })
    table.by(0, roll(1, 2, 3, 4))
    expect(the(table.by(1, roll(1, 2, 3, 4)), 'stopped')).toMatchObject({ seat: 0, because: 'hopeless' })
    expect(table.asked).toBe('1 beat')
  })

  test('[RF-080] whoever stops is out, and the last one ends the phase', () => {
    const table = raceOf(2, {}, RELAXED)
    for (const seat of [0, 1]) table.by(seat, roll())
    table.by(0, STOP)
    expect(table.refusal(END, 0)).toBe('ALREADY_STOPPED')
    expect(kinds(table.by(1, STOP))).toContain('rolling-over')
  })
})
