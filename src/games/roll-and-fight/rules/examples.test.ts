import { describe, expect, test } from 'vitest'
import { markProblem } from '#games/roll-and-fight/rules/objectives'
import { escapePath, scoreOf, totalOf } from '#games/roll-and-fight/rules/scoring'
import {
  allBut,
  alone,
  at,
  dead,
  DONE,
  faces,
  flash,
  FLASHED,
  item,
  mark,
  player,
  RESOLVED,
  roll,
  set,
  several,
  sides,
  SKIP,
  STOP,
  Table,
  those,
  use,
  via,
} from '#games/roll-and-fight/testing/table'
import type { Choice, Setup } from '#games/roll-and-fight/types'

// Section G of the rules document, as printed.

const charged = (name: Extract<Choice, { kind: 'item' }>['item'], marked = 1) => ({ item: name, marked })

/** Plays on to the moment at which the Rolling Phase opens, and says when that is. */
function open(table: Table): number {
  table.until(table.state.race!.opens)
  return table.state.time
}

/** Gives a command and lets the clock go on until dice could be rolled again. */
function command(table: Table, choice: Choice, seat = 0) {
  const events = [...table.by(seat, choice), ...table.until(table.state.time + 200)]
  return [...events, ...table.until(table.state.time + 1400)]
}

test('[RF-065, RF-070, RF-078, RF-R47, RF-R48] G1 locked dice, release, refill', () => {
  const setup = several([
    player('johnny', '1A', { dice: faces('RWWR') }),
    player('kaja', '2A', { boss: 'king', dice: faces('RRRR') }),
  ])
  const table = new Table(setup, { 'seat/0': sides('BWR') })
  open(table)
  expect(table.pool).toBe(16)
  expect(table.refusal(roll(2, 3))).toBe('WOUND_LOCKED')
  expect(table.refusal(roll(1, 2))).toBe('WOUND_LOCKED')
  // The first four dice of the seat are d1 to d4; those it takes are d5 and d6.
  command(table, { kind: 'assign', ability: 'dash', dice: [1, 4], release: 2 })
  expect(table.board().sets).toHaveLength(1)
  expect(table.pool).toBe(14)
  expect(table.board().dice.map(({ id, face }) => `d${id} ${face}`)).toEqual([
    'd2 null',
    'd3 wound',
    'd5 null',
    'd6 null',
  ])
  command(table, roll(2, 5, 6))
  expect(table.board().dice.map(({ face }) => face)).toEqual(faces('BWWR'))
  expect(table.refusal(roll(5))).toBe('WOUND_LOCKED')
  expect(table.refusal({ kind: 'assign', ability: 'dash', dice: [6, 2] })).toBe('WRONG_SET')
})

test('[RF-075, RF-076, RF-077, RF-082, RF-083, RF-093, RF-R49, RF-R50, RF-R70] G2 bleeding onto the Health Track', () => {
  const kaja = player('kaja', '1A', {
    wounds: 1,
    dice: faces('WWWG'),
    items: [charged('bandages')],
    sets: [set('dash', 'RR'), set('dash', 'RR'), set('punch', 'BBB')],
  })
  const table = new Table(alone(kaja, { phase: 'rolling' }), { 'seat/0': sides('WWWWRB') })
  open(table)
  expect(table.pool).toBe(5)
  command(table, { kind: 'bleed', die: 1 })
  expect(table.board().health).toEqual(['wound', 1, 'free'])
  expect(table.pool).toBe(4)
  const [, , , taken] = table.board().dice.map(({ id }) => id)
  command(table, roll(2, 3, taken!))
  command(table, { kind: 'bleed', die: 2 })
  expect(table.board().health).toEqual(['wound', 1, 2])
  expect(table.pool).toBe(3)
  const last = table.board().dice.at(-1)!.id
  command(table, roll(3, taken!, last))
  expect(table.board().dice.map(({ face }) => face)).toEqual(faces('WGRB'))
  expect(table.refusal({ kind: 'bleed', die: 3 })).toBe('NO_HEALTH_SPACE')
  const events = command(table, STOP)
  expect(those(events, 'rolling-over')).toMatchObject([{ returned: [4], left: 7 }])
  expect(table.pool).toBe(9)
  expect(table.health()).toBe('3 of 3')
  expect(table.board().beatings).toBe(0)
  table.play(item('bandages'))
  expect(table.health()).toBe('1 of 3')
  table.play(DONE, RESOLVED)
  expect(table.board().beatings).toBe(0)
})

describe('[RF-R46, RF-078, RF-079] G3 a contested pool', () => {
  test.each([
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ])('whoever sends first: %i, %i, %i', (...order) => {
    const lying = (many: number) => Array.from({ length: many }, () => set('dash', 'RR'))
    const setup = several([
      player('johnny', '1A', { dice: faces('BBBR'), taken: 6, sets: lying(3) }),
      player('kaja', '2A', { boss: 'king', dice: faces('RRBB'), taken: 5, sets: lying(4) }),
      player('bruna', '3A', { boss: 'silk', dice: faces('RRBB'), taken: 6, sets: lying(3) }),
    ])
    const table = new Table(setup)
    const opened = open(table)
    expect(table.pool).toBe(3)
    table.until(opened + 400)
    for (const seat of order)
      table.by(seat, { kind: 'assign', ability: seat === 0 ? 'punch' : 'dash', dice: seat === 0 ? [1, 2, 3] : [1, 2] })
    const events = table.until(opened + 600)
    expect(those(events, 'took')).toMatchObject([{ seats: [1, 2, 0], left: 0 }])
    expect(table.state.boards.map(({ dice }) => dice.length)).toEqual([2, 3, 3])
    expect(table.state.boards.map(({ taken }) => taken)).toEqual([7, 6, 7])
  })
})

describe('[RF-048, RF-072, RF-073, RF-100, RF-101, RF-R35, RF-R37] G4 Recon and one-use', () => {
  const johnny = player('johnny', '1A', { tiles: ['luckyshot'] })
  const setup = alone(johnny, { phase: 'flashback', faces: ['recon', 'recon', 'training'] })
  const GUNS: Choice = { kind: 'assign', ability: 'luckyshot', dice: [1, 2] }

  test('(a) both Recons on the tile', () => {
    const table = new Table(setup, { 'seat/0': sides('GGRR') })
    table.play(flash(0, 'recon', 'luckyshot'), flash(1, 'recon', 'luckyshot'), FLASHED)
    open(table)
    command(table, roll(1, 2, 3, 4))
    expect(table.refusal(GUNS)).toBe('ONE_USE_RECONNED')
    command(table, STOP)
    table.play(use('luckyshot', null), at('r2', 0), at('r5', 0))
    expect(table.board().recon).toEqual({})
    expect(table.refusal(use('luckyshot', null))).toBe('NO_USE_LEFT')
  })

  test('(b) only one of them', () => {
    const table = new Table(setup, { 'seat/0': sides('GGGGGG') })
    table.play(flash(0, 'recon', 'luckyshot'), flash(1, 'recon', 'punch'))
    expect(those(table.play(FLASHED), 'recon-lost')).toMatchObject([{ ability: 'luckyshot' }])
    open(table)
    command(table, roll(1, 2, 3, 4))
    command(table, GUNS)
    expect(table.refusal({ kind: 'assign', ability: 'luckyshot', dice: [3, 4] })).toBe('ONE_USE_SPENT')
    command(table, STOP)
    const events = table.play(use('punch', null), at('r1', 0))
    expect(those(events, 'killed')).toHaveLength(1)
    expect(table.asked).toBe('0 fight')
  })
})

test('[RF-086, RF-110, RF-111, RF-156, RF-158, RF-R97] G5 Tough Guys and dots', () => {
  const kaja = player('kaja', '1A', {
    ...{ at: 'r3', wounds: 1, spaces: 4, items: [{ item: 'katana' }] },
    sets: [set('punch', 'BDD'), set('punch', 'BBB')],
  })
  const table = new Table(alone(kaja))
  table.play(use('punch'), at('r3', 0), at('r3', 0))
  expect(table.asked).toBe('0 fight')
  expect(table.board().rooms[2]!.minions[0]!.died).toBe(1)
  table.play(use('punch'), at('r3', 1))
  expect(table.board().rooms[2]!.minions[1]!.dot).toBe(true)
  const events = table.play(DONE)
  expect(table.board().rooms[2]!.minions[1]!.dot).toBe(false)
  expect(those(events, 'den-wounds')[0]!.sources).toEqual([
    { room: 'r3', enemy: 2 },
    { room: 'r6', enemy: 2 },
  ])
  expect(table.health()).toBe('3 of 4')
  table.play(RESOLVED)
  expect(table.board().beatings).toBe(0)

  const second = player('kaja', '1A', {
    at: 'r3',
    dead: dead(['r3:0'], 1),
    sets: [set('punch', 'BDD'), set('punch', 'BBB')],
  })
  const later = new Table(alone(second, { round: 2 }))
  later.play(use('punch'), at('r3', 1), at('r3', 1), use('punch'), at('r3', 2))
  expect(later.refusal(mark('r3'))).toBe('NOT_MET')
  later.play(DONE)
  expect(later.choices()).toContainEqual({ kind: 'collect', room: 'r3', action: 'loot' })
})

describe('[RF-097, RF-098, RF-099, RF-R64, RF-R77] G6 an ability that stops early', () => {
  const johnny = (more: string[]) =>
    player('johnny', '1A', {
      at: 'r5',
      tiles: ['dss'],
      dead: dead(['r5:0,1', 'r1', 'r4', 'r7:0,1', ...more]),
      sets: [set('dss', 'RBG')],
    })

  test('(a) all three effects', () => {
    const table = new Table(alone(johnny([])))
    const events = table.play(use('dss'), at('r5', 2), at('r7', 2), at('r7', 2))
    expect(those(events, 'killed')).toHaveLength(2)
    expect(table.board().fight!.exposed).toBeNull()
  })

  test('(b) nobody left to shoot', () => {
    const table = new Table(alone(johnny(['r7:2'])))
    const events = table.play(use('dss'), at('r5', 2))
    expect(those(events, 'cut-short')).toMatchObject([{ effect: 'shoot' }])
    expect(table.board().sets).toEqual([])
    expect(table.asked).toBe('0 fight')
  })

  test('(c) nobody left to hit', () => {
    const table = new Table(alone(johnny(['r5:2'])))
    expect(table.refusal(use('dss'))).toBe('NO_LEGAL_EFFECT(DEAD_TARGET)')
    expect(table.board().sets).toHaveLength(1)
    expect(those(table.play(DONE), 'sets-returned')).toMatchObject([{ dice: 3 }])
  })
})

test('[RF-112, RF-157, RF-158, RF-R66, RF-R77, RF-R86] G7 Don Zemun, guards, exposure', () => {
  const johnny = player('johnny', '1A', {
    ...{ boss: 'zemun', at: 'r6', tiles: ['barrage'], dead: dead(['r6', 'r3', 'r4:0'], 1) },
    sets: [set('barrage', 'GGBG'), set('dash', 'RR')],
  })
  const table = new Table(alone(johnny, { round: 2 }))
  table.play(use('barrage'))
  expect(table.choices()).toEqual([at('r4', 1), at('r9', 0), at('r9', 1)])
  expect(table.refusal(at('r9', 'boss'))).toBe('BOSS_GUARDED')
  expect(table.refusal(at('r4', 2))).toBe('GRUNT_FIRST')
  table.play(at('r9', 0), at('r9', 1))
  expect(table.refusal(at('r9', 'boss'))).toBe('GRUNT_FIRST')
  table.play(at('r4', 1))
  expect(table.board().fight!.exposed).toBe('r9')
  const events = table.play(use('dash', 0), at('r9'))
  expect(those(events, 'exposure-over')).toHaveLength(1)
  expect(table.health()).toBe('0 of 3')
  expect(table.refusal(mark('r9'))).toBe('NOT_MET')
  expect(those(table.play(DONE), 'den-wounds')[0]!.sources).toEqual([
    { room: 'r9', enemy: 'boss' },
    { room: 'r8', enemy: 0 },
  ])
  expect(table.health()).toBe('2 of 3')
  expect(scoreOf(table.board()).boss).toBe(0)
})

test('[RF-106, RF-124, RF-125, RF-126, RF-R68] G8 Jump and Blockers', () => {
  const kaja = player('kaja', '1B', { items: [charged('herbs', 2)], sets: [set('dash', 'RR')] })
  const table = new Table(alone(kaja))
  table.play(item('herbs'))
  expect(table.refusal(via('r2', 'r1'))).toBe('BAD_JUMP')
  table.play(via('r2', 'r7'))
  expect(table.board().rooms.map(({ visited }) => visited)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    true,
    false,
  ])
  expect(table.refusal(use('dash'))).toBe('NO_LEGAL_EFFECT(MOVE_BLOCKED)')
  expect(table.refusal(item('herbs'))).toBe('NO_LEGAL_EFFECT(MOVE_BLOCKED)')
  expect(those(table.play(DONE), 'den-wounds')[0]!.sources).toHaveLength(2)
})

describe("[RF-R77, RF-035] G9 Johnny's Trait", () => {
  const johnny = (more: object) => alone(player('johnny', '1A', { ...more }))
  const PUNCH = set('punch', 'BBD')

  test('(a) two kills, and a use that does not move', () => {
    const table = new Table(johnny({ at: 'r2', sets: [PUNCH, set('fire', 'GGG')] }))
    table.play(use('punch'), at('r2', 0), at('r2', 1))
    expect(table.board().fight!.exposed).toBe('r2')
    table.play(use('fire'), at('r4', 0))
    expect(table.health()).toBe('1 of 3')
    expect(those(table.play(DONE), 'wounded').filter(({ by }) => by === 'trait.johnny')).toEqual([])
  })

  test('(b) the use directly before changed the room', () => {
    const table = new Table(johnny({ items: [charged('stims')], sets: [PUNCH] }))
    table.play(item('stims'), at('r2'), use('punch'), at('r2', 0), at('r2', 1))
    expect(table.board().fight!.exposed).toBeNull()
    expect(table.health()).toBe('0 of 3')
  })

  test('(c) the phase ends', () => {
    const table = new Table(johnny({ at: 'r2', sets: [PUNCH] }))
    table.play(use('punch'), at('r2', 0), at('r2', 1))
    expect(those(table.play(DONE), 'wounded')[0]).toMatchObject({ by: 'trait.johnny', wounds: 1 })
  })

  test('(d) two uses with a kill each', () => {
    const table = new Table(johnny({ at: 'r2', sets: [set('fire', 'GGG'), set('fire', 'GGD')] }))
    table.play(use('fire'), at('r4', 0), use('fire'), at('r4', 1))
    expect(table.board().fight!.exposed).toBeNull()
  })
})

describe('[RF-088, RF-161, RF-162, RF-163, RF-R75, RF-R80] G10 Rage Brew, Charge, Youthful Speed, Beating', () => {
  const johnny = player('johnny', '3A', {
    ...{ at: 'r4', visited: ['r1', 'r4'], dead: dead(['r4']), tiles: ['youthful'], items: [charged('rage')] },
    sets: [set('charge', 'BRRG')],
  })

  test('both performances, with the spare step after the first', () => {
    const table = new Table(alone(johnny))
    table.play(item('rage'))
    expect(table.health()).toBe('1 of 3')
    table.play(use('charge'), SKIP, at('r6'), at('r6', 1), at('r7'))
    table.play(SKIP, at('r3'), at('r3', 0), SKIP)
    expect(table.asked).toBe('0 fight')
    const events = table.play(DONE)
    expect(those(events, 'dots-erased')).toHaveLength(1)
    expect(table.board().rooms.flatMap(({ visited }, at) => (visited ? [at + 1] : []))).toEqual([1, 3, 4, 6, 7])
    expect(table.health()).toBe('3 of 3')
    table.play(RESOLVED)
    expect(table.health()).toBe('0 of 3')
    expect(table.board().beatings).toBe(1)
    expect(table.board().dice).toHaveLength(3)
  })

  test('the spare step before it, past a Blocker, ends the first performance', () => {
    const table = new Table(alone(johnny))
    const events = table.play(item('rage'), use('charge'), at('r6'))
    expect(those(events, 'cut-short')).toMatchObject([{ effect: 'move' }, { effect: 'move' }])
    expect(table.asked).toBe('0 fight')
  })
})

describe('[RF-150, RF-151, RF-152, RF-160, RF-161, RF-R102] G11 the order of Resolution', () => {
  const bruna = player('bruna', '4B', {
    ...{ at: 'r4', spaces: 4, wounds: 2, items: [charged('wind')], visited: ['r2'] },
    dead: dead(['r4:0,1', 'r3:0,1,2', 'r2', 'r1']),
  })

  test('with Second Wind', () => {
    const table = new Table(alone(bruna, { phase: 'resolution' }))
    expect(table.refusal({ kind: 'collect', room: 'r4', action: 'loot' })).toBe('NOT_CLEARED')
    table.play({ kind: 'collect', room: 'r2', action: 'healing', arg: 'clear' })
    expect(table.health()).toBe('4 of 4')
    table.play(item('wind'))
    expect(table.health()).toBe('2 of 4')
    table.play(RESOLVED)
    expect(table.board().beatings).toBe(0)
  })

  test('without it', () => {
    const table = new Table(alone({ ...bruna, items: [] }, { phase: 'resolution' }))
    table.play({ kind: 'collect', room: 'r2', action: 'healing', arg: 'clear' }, RESOLVED)
    expect(table.health()).toBe('0 of 3')
    expect(table.board().beatings).toBe(1)
  })
})

test('[RF-165, RF-166, RF-167, RF-R29, RF-R95] G12 after a Beating', () => {
  const kaja = player('kaja', '1A', { at: 'r8', spaces: 6, wounds: 6, objectives: ['r8'], dead: dead(allBut('1A')) })
  const setup = alone(kaja, { phase: 'resolution', round: 2 })
  const table = new Table(setup, { flashback: [5, 1, 1], 'seat/0': sides('RRBRBR') })
  while (table.asked === '0 collect') table.play({ kind: 'done-collect' })
  table.play(RESOLVED)
  expect(table.health()).toMatch(/^[01] of 3$/)
  expect(table.board().rooms[7]!.marked).toBe(true)
  expect(scoreOf(table.board()).objectives).toBe(3)
  expect(table.board().dice).toHaveLength(3)
  expect(table.refusal(flash(0, 'recon', 'charge'))).toBe('OVER_LIMIT')
  table.play(FLASHED)
  open(table)
  command(table, roll(1, 2, 3))
  expect(table.refusal({ kind: 'assign', ability: 'charge', dice: [1, 2, 3] })).toBe('OVER_LIMIT')
  command(table, { kind: 'assign', ability: 'dash', dice: [1, 2] })
  expect(table.board().dice).toHaveLength(3)

  const again = new Table(alone({ ...kaja, spaces: 3, wounds: 3, beatings: 1 }, { phase: 'resolution', round: 2 }))
  while (again.asked === '0 collect') again.play({ kind: 'done-collect' })
  again.play(RESOLVED)
  expect(again.board().dead).toBe(true)
  expect(again.state.result).toMatchObject({ payoffs: [0], reason: 'dead' })
})

describe('[RF-035, RF-R96, RF-R106] G13 Bandaboi', () => {
  const setup = (round: number, sets: number): Setup =>
    alone(
      player('kaja', '1B', {
        ...{ boss: 'bandaboi', at: 'r8', dead: dead(['r8', 'r7', 'r4', 'r2'], 1), tiles: ['kata'] },
        items: [charged('katana', 2)],
        sets: [set('kata', 'DDD'), ...Array.from({ length: sets }, () => set('punch', 'BBB'))],
      }),
      { round },
    )
  const BOSS = at('r8', 'boss')

  test('all his wounds are gone when he lives', () => {
    const table = new Table(setup(2, 0))
    table.play(use('kata'), BOSS, BOSS, BOSS, BOSS, mark('r8'), DONE)
    expect(table.board().bossHits).toBe(4)
    expect(those(table.play(RESOLVED), 'boss-recovered')).toMatchObject([{ cleared: 4 }])
    expect(scoreOf(table.board())).toMatchObject({ boss: 0, kill: 0, objectives: 3 })
  })

  test('also in round 4', () => {
    const table = new Table(setup(4, 0))
    table.play(use('kata'), BOSS, BOSS, BOSS, BOSS, DONE, RESOLVED)
    expect(scoreOf(table.board())).toMatchObject({ boss: 0, kill: 0, objectives: 3 })
  })

  test('unless he is killed', () => {
    const table = new Table(setup(4, 1))
    table.play(use('kata'), BOSS, BOSS, BOSS, BOSS, use('punch'), BOSS, DONE, RESOLVED)
    expect(scoreOf(table.board())).toMatchObject({ boss: 5, kill: 5 })
  })
})

describe('[RF-117, RF-148, RF-155, RF-169, RF-R97] G14 clearing with Evade', () => {
  const nightjar = (earlier: string[]) =>
    player('nightjar', '2B', {
      ...{ at: 'r3', tiles: ['misdir'], dead: dead(earlier, 1) },
      sets: [set('punch', 'BBD'), set('misdir', 'RB')],
    })

  test('(a) in a single round', () => {
    const table = new Table(alone(nightjar([]), { round: 2 }))
    table.play(use('punch'), at('r3', 0), at('r3', 1), use('misdir'), at('r3', 2))
    expect(table.refusal(SKIP)).toBe('MUST_TARGET')
    table.play(at('r6', 2))
    expect(those(table.play(mark('r3')), 'objective-marked')).toMatchObject([{ points: 3 }])
    const events = table.play(DONE)
    expect(those(events, 'wounded').filter(({ by }) => by === 'trait.nightjar')).toEqual([])
    table.play({ kind: 'collect', room: 'r3', action: 'loot' }, RESOLVED)
    expect(table.board().rooms[2]).toMatchObject({ marked: true, collected: 1 })
    expect(table.board().rooms.flatMap(({ minions }) => minions.filter(({ evaded }) => evaded))).toEqual([])
  })

  test('(b) when one died earlier', () => {
    const table = new Table(alone(nightjar(['r3:0']), { round: 2 }))
    table.play(use('punch'), at('r3', 1), at('r3', 2))
    expect(table.refusal(mark('r3'))).toBe('NOT_MET')
    table.play(DONE)
    expect(table.choices()).toContainEqual({ kind: 'collect', room: 'r3', action: 'loot' })
  })
})

test('[RF-170, RF-171, RF-172, RF-173, RF-174, RF-175, RF-176, RF-177, RF-190, RF-R109] G15 scoring a whole board', () => {
  const kaja = player('kaja', '1A', {
    ...{ boss: 'sickle', at: 'r9', loot: 4, xp: 9, spent: 7, bossHits: 4, objectives: ['r3', 'r9'] },
    visited: ['r1', 'r2', 'r3', 'r5', 'r6', 'r7', 'r8'],
    dead: dead(['r1', 'r2:0,1', 'r3', 'r4', 'r5', 'r6', 'r7:0,1', 'r8:1,2', 'r9'], 1),
  })
  const board = new Table(alone(kaja, { phase: 'resolution', round: 4 })).board()
  expect(scoreOf(board)).toEqual({ loot: 7, training: 3, boss: 4, kill: 0, objectives: 8, escape: -1 })
  expect(totalOf(board)).toBe(21)
  expect(escapePath(board)).toEqual(['r9', 'r6', 'r4', 'r5', 'r1'])
})

test('[RF-183, RF-184, RF-185, RF-186, RF-R54, RF-R57] G16 the timer of somebody alone', () => {
  const johnny = player('johnny', '1A', { dice: faces('RR'), sets: [set('dash', 'RR')] })
  const setup = alone(johnny, { phase: 'rolling', options: { time: 'hard', dice: 'hard' } })
  const table = new Table(setup, { 'seat/0': sides('RRRRGGGGGG') })
  const opened = open(table)
  const moment = (seconds: number): number => opened + seconds * 1000
  table.until(moment(1.8))
  table.at(moment(1.9), roll(1))
  expect(those(table.until(moment(2)), 'timer-started')).toMatchObject([{ closes: moment(27) }])
  table.until(moment(27))
  table.at(moment(27.08), { kind: 'take' })
  expect(those(table.until(moment(27.2)), 'took')).toMatchObject([{ seats: [0, 0] }])
  table.until(moment(28))
  table.at(moment(28), { kind: 'assign', ability: 'dash', dice: [1, 2], take: true })
  const events = table.until(moment(28.2))
  expect(those(events, 'assigned')).toHaveLength(1)
  expect(those(events, 'took')).toEqual([])
  expect(table.refusal({ kind: 'take' })).toBe('SUPPLY_CLOSED')
  table.until(moment(30))
  table.at(moment(30), roll(5, 6))
  expect(those(table.until(moment(30.2)), 'rolled')).toHaveLength(1)
})

test('[RF-R57] G16 a take that comes too late', () => {
  const johnny = player('johnny', '1A', { dice: faces('RRR') })
  const table = new Table(alone(johnny, { phase: 'rolling', options: { time: 'hard' } }), { 'seat/0': sides('RR') })
  const opened = open(table)
  table.until(opened + 1800)
  table.at(opened + 1900, roll(1))
  table.until(opened + 27_000)
  table.at(opened + 27_150, { kind: 'take' })
  expect(those(table.until(opened + 27_200), 'order-failed')).toMatchObject([{ code: 'SUPPLY_CLOSED' }])
  expect(table.board().dice).toHaveLength(3)
})

test('[RF-R54] G16 with one die and nothing else, and the pool closed, a player has stopped', () => {
  const johnny = player('johnny', '1A', { dice: faces('R') })
  const table = new Table(alone(johnny, { phase: 'rolling', options: { time: 'hard' } }))
  const opened = open(table)
  table.play(roll(1))
  const events = table.until(opened + 25_000)
  expect(those(events, 'stopped')).toEqual([])
  expect(those(table.until(opened + 28_000), 'stopped')).toMatchObject([{ because: 'hopeless' }])
})

describe('[RF-051, RF-053, RF-054, RF-R31, RF-R32] G17 actions that cannot be carried out', () => {
  const bruna = player('bruna', '1A', { xp: 20, spaces: 6, loot: 5 })
  const setup = (more: object = {}) =>
    alone({ ...bruna, ...more }, { phase: 'flashback', round: 4, faces: ['training', 'healing', 'loot'] })

  test('everything is full', () => {
    const table = new Table(setup())
    expect(table.refusal(flash(0, 'training'))).toBe('TRACK_FULL')
    expect(table.choices()).toContainEqual(flash(0, 'recon', 'punch'))
    expect(table.refusal(flash(1, 'loot'))).toBe('NO_LOOT_HERE')
    expect(table.choices()).toContainEqual(flash(1, 'purchase', 'ram'))
    expect(table.refusal(flash(2, 'loot'))).toBe('TRACK_FULL')
    expect(table.choices()).toContainEqual(flash(2, 'purchase', 'ram'))
    expect(table.refusal(flash('bonus', 'loot'))).toBe('NO_LOOT_HERE')
  })

  test('with a Wound, Healing is possible', () => {
    expect(new Table(setup({ wounds: 1 })).refusal(flash(1, 'purchase', 'ram'))).toBe('FLASH_MISMATCH')
  })
})

test('[RF-R41, RF-R44, RF-R45] G18 the rhythm of rolls', () => {
  const table = new Table(alone(player('johnny', '1A'), { phase: 'rolling' }), { 'seat/0': sides('RRBG') })
  const opened = open(table)
  const moment = (seconds: number): number => opened + (seconds - 9.8) * 1000
  table.at(moment(9.9), roll(3, 4))
  table.until(moment(10))
  expect(table.board().dice.map(({ face }) => face)).toEqual([null, null, 'run', 'run'])
  table.until(moment(10.4))
  table.at(moment(10.4), roll(1))
  table.until(moment(10.8))
  table.at(moment(10.9), roll(1, 2))
  expect(those(table.until(moment(11.4)), 'rolled')).toEqual([])
  expect(those(table.until(moment(11.6)), 'rolled')).toMatchObject([
    {
      dice: [
        { id: 1, face: 'blade' },
        { id: 2, face: 'gun' },
      ],
    },
  ])
  expect(table.unused).toEqual([])
  expect(markProblem(table.board(), 'r3', 1)).toBe('NOT_PRESENT')
})
