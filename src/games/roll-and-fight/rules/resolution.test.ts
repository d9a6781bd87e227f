import { describe, expect, test } from 'vitest'
import { Match } from '#engine/match'
import type { DenId } from '#games/roll-and-fight/content/dens'
import { rollAndFight } from '#games/roll-and-fight/game'
import { isHeld } from '#games/roll-and-fight/rules/resolution'
import { escapePath, scoreOf, totalOf } from '#games/roll-and-fight/rules/scoring'
import {
  allBut,
  alone,
  at,
  dead,
  DONE,
  FLASHED,
  item,
  kinds,
  mark,
  player,
  RESOLVED,
  roll,
  set,
  several,
  sides,
  STOP,
  Table,
  the,
  those,
  use,
} from '#games/roll-and-fight/testing/table'
import type { Choice, PlayerSetup, Setup } from '#games/roll-and-fight/types'

type Hero = PlayerSetup['hero']
const resolution = (hero: Hero, den: DenId, more: Partial<PlayerSetup>, round = 1, rest: Partial<Setup> = {}): Table =>
  new Table(alone(player(hero, den, more), { phase: 'resolution', round, ...rest }))

type Collect = Extract<Choice, { kind: 'collect' }>
const collect = (room: Collect['room'], action: Collect['action'], arg?: Collect['arg']): Choice => ({
  kind: 'collect',
  room,
  action,
  ...(arg && { arg }),
})
const NO_MORE: Choice = { kind: 'done-collect' }
/** Nobody is near. */
const SAFE = { dead: dead(['r1', 'r2', 'r5']) }

describe('the six steps', () => {
  test('[RF-149, RF-150, RF-R99] first what was prepared and not used is lost', () => {
    const setup = player('kaja', '1A', { ...SAFE, sets: [set('dash', 'RR')], recon: [{ ability: 'fire', marks: 1 }] })
    const table = new Table(alone(setup))
    const events = table.play(DONE)
    expect(kinds(events)).toEqual(['fighting-done', 'recon-lost', 'sets-returned'])
    expect(the(events, 'sets-returned')).toMatchObject({ dice: 2, left: 16 })
    expect(table.board().recon).toEqual({})
  })

  test('[RF-151, RF-154, RF-R100, NOT_VISITED, NOT_CLEARED, LOOT_TAKEN] Loot of rooms that are Visited and Cleared, wherever the Hero is', () => {
    const table = resolution('kaja', '1A', { ...SAFE, visited: ['r3', 'r5'], dead: dead(['r1', 'r2', 'r5', 'r7']) })
    expect(table.refusal(collect('r3', 'loot'))).toBe('NOT_CLEARED')
    expect(table.refusal(collect('r7', 'loot'))).toBe('NOT_VISITED')
    expect(table.refusal(collect('r1', 'loot'))).toBe('LOOT_TAKEN')
    expect(table.refusal(item('bandages'))).toBe('WRONG_TIMING')
    expect(table.refusal(RESOLVED)).toBe('WRONG_TIMING')
    expect(the(table.play(collect('r5', 'loot')), 'looted')).toMatchObject({ crossed: 1, by: 'loot' })
    expect(table.asked).toBe('0 resolution')
    expect(table.refusal(collect('r5', 'loot'))).toBe('WRONG_TIMING')
  })

  test('[RF-152, RF-153] each icon is any Flashback action, and is gone', () => {
    for (const [action, arg] of [
      ['loot', undefined],
      ['training', undefined],
      ['purchase', 'herbs'],
      ['healing', 'clear'],
      ['recon', 'punch'],
    ] as const) {
      const table = resolution('kaja', '2A', { at: 'r1', wounds: 1, visited: ['r7'], dead: dead(allBut('2A')) })
      table.play(collect('r7', action, arg), collect('r7', 'loot'))
      expect(table.board().rooms[6]!.collected).toBe(2)
    }
    const full = resolution('kaja', '2A', { loot: 5, visited: ['r7'], dead: dead(allBut('2A')) })
    expect(full.refusal(collect('r7', 'loot'))).toBe('TRACK_FULL')
  })

  test('[RF-R100] what is declined can be collected in a later round', () => {
    const table = resolution('kaja', '1A', { visited: ['r5'], dead: dead(['r1', 'r2', 'r5']) })
    table.play(NO_MORE, RESOLVED, FLASHED)
    table.until(table.state.race!.opens)
    table.play(STOP)
    table.until(table.state.time + 200)
    table.play(DONE)
    expect(table.choices()).toContainEqual(collect('r5', 'loot'))
  })

  test('[RF-R101] Recon of this step stays for the next round, if it is complete', () => {
    const table = resolution('kaja', '2A', { tiles: ['kata'], visited: ['r7'], dead: dead(allBut('2A')) })
    table.play(collect('r7', 'recon', 'punch'), collect('r7', 'recon', 'kata'))
    expect(table.board().recon).toEqual({ punch: 1 })
    const both = resolution('kaja', '2A', { tiles: ['kata'], visited: ['r7'], dead: dead(allBut('2A')) })
    both.play(collect('r7', 'recon', 'kata'), collect('r7', 'recon', 'kata'), RESOLVED, FLASHED)
    expect(both.board().recon).toEqual({ kata: 2 })
    both.tell({ 'seat/0': sides('DDDR') })
    both.until(both.state.race!.opens)
    both.play(roll(1, 2, 3, 4))
    both.until(both.state.time + 200)
    expect(both.refusal({ kind: 'assign', ability: 'kata', dice: [1, 2, 3] })).toBe('ONE_USE_RECONNED')
  })

  test.each([
    ['r5', 'a Henchman here, a Gunman next door', ['r5:2', 'r4:2']],
    ['r1', 'nobody but a Grunt', []],
    ['r4', 'Gunmen here and next door, a Henchman who is only next door', ['r4:2', 'r6:2']],
    ['r9', 'the Boss here, a Gunman on each side', ['r9:boss', 'r6:2', 'r8:0']],
    ['r6', 'a Gunman here and one next door, the Boss only next door', ['r6:2', 'r4:2']],
  ] as const)('[RF-156, RF-157, RF-158] in %s: %s', (room, _words, sources) => {
    const table = resolution('kaja', '1A', { at: room, spaces: 6 })
    const events = those(table.opening, 'den-wounds')
    expect(events.flatMap((event) => event.sources.map(({ room, enemy }) => `${room}:${enemy}`))).toEqual([...sources])
    expect(table.health()).toBe(`${sources.length} of 6`)
  })

  test.each<readonly [words: string, rule: string, more: Partial<PlayerSetup>]>([
    ['a Henchman', 'RF-156', { at: 'r5', dead: dead(['r4']) }],
    ['the Boss', 'RF-157', { at: 'r9', dead: dead(['r6', 'r8']) }],
    ['a Gunman', 'RF-158', { at: 'r5', dead: dead(['r5:2']) }],
    ['Henchmen through doorways', 'RF-035', { at: 'r4', boss: 'brandt', dead: dead(['r4', 'r6']) }],
    ['several', 'RF-149', { at: 'r5' }],
  ])('[RF-156, RF-157, RF-158] %s: told by %s', (_words, rule, more) => {
    const table = resolution('kaja', '1A', { ...more, spaces: 6 })
    expect(the([...table.opening], 'den-wounds').rule).toBe(rule)
  })

  test('[RF-R103, RF-129] the dead and the evaded wound nobody', () => {
    const table = resolution('kaja', '1A', { at: 'r5', dead: dead(['r5:2']), evaded: [{ room: 'r4', minion: 2 }] })
    expect(those(table.opening, 'den-wounds')).toEqual([])
    const boss = resolution('kaja', '1A', { boss: 'silk', at: 'r9', bossHits: 4, dead: dead(['r6', 'r8']) })
    expect(those(boss.opening, 'den-wounds')).toEqual([])
  })

  test('[RF-159] Wounds beyond the track are ignored', () => {
    const table = resolution('kaja', '1A', { at: 'r9', wounds: 2 })
    expect(kinds(table.opening).filter((kind) => kind.startsWith('wound'))).toEqual([
      'wounded',
      'wound-ignored',
      'wound-ignored',
    ])
  })

  test('[RF-102] Thick Skin ignores the first of them', () => {
    const table = resolution('bruna', '1A', { at: 'r9', tiles: ['skin'], spaces: 4 })
    expect(those(table.opening, 'wound-ignored')).toMatchObject([{ by: 'tile.skin', because: 'soaked' }])
    expect(table.health()).toBe('2 of 4')
  })

  test('[RF-035] Colonel Brandt: his Henchmen strike through doorways', () => {
    const table = resolution('kaja', '1A', { boss: 'brandt', at: 'r4', spaces: 6 })
    expect(the([...table.opening], 'den-wounds').sources).toEqual([
      { room: 'r4', enemy: 2 },
      { room: 'r5', enemy: 2 },
      { room: 'r6', enemy: 2 },
    ])
    expect(those(table.opening, 'wounded')[1]).toMatchObject({ by: 'boss.brandt' })
  })

  test('[RF-160, RF-103] step 4 is for Items of Resolution alone', () => {
    const table = resolution('bruna', '1A', {
      wounds: 2,
      items: [
        { item: 'wind', marked: 2 },
        { item: 'ram', marked: 2 },
      ],
      dead: dead(allBut('1A')),
    })
    expect(table.refusal(item('ram'))).toBe('WRONG_TIMING')
    expect(table.refusal(DONE)).toBe('WRONG_PHASE')
    table.play(item('wind'))
    expect(table.health()).toBe('0 of 3')
    expect(table.refusal(item('wind'))).toBe('NO_LEGAL_EFFECT(NOTHING_TO_HEAL)')
    const nightjar = resolution('nightjar', '1A', {
      wounds: 2,
      items: [{ item: 'lining', marked: 1 }],
      dead: dead(allBut('1A')),
    })
    nightjar.play(item('lining'))
    expect(nightjar.refusal(item('lining'))).toBe('NO_CHARGE')
  })

  test('[RF-161, RF-162, RF-163, RF-164, RF-165, RF-R105] a full track is a Beating', () => {
    const table = resolution('kaja', '1A', { spaces: 4, wounds: 4, dead: dead(allBut('1A')) }, 1)
    expect(the(table.play(RESOLVED), 'beaten')).toMatchObject({ beatings: 1, limit: 3 })
    expect(table.health()).toBe('0 of 3')
    const free = resolution('kaja', '1A', { spaces: 4, wounds: 3, dead: dead(allBut('1A')) })
    const events = free.play(RESOLVED)
    expect(kinds(events)).not.toContain('beaten')
    expect(the(events, 'resolution-done').rule).toBe('RF-033')
  })

  test('[RF-166, RF-R104] what costs four dice is prepared in vain', () => {
    const table = resolution('kaja', '2A', { wounds: 3, visited: ['r7'], dead: dead(allBut('2A')) })
    const events = table.play(collect('r7', 'recon', 'charge'), collect('r7', 'recon', 'charge'), RESOLVED)
    expect(table.board().recon).toEqual({})
    expect(the(events, 'recon-lost')).toMatchObject({ ability: 'charge', rule: 'RF-R104' })
  })

  test('[RF-169] at the end the evaded are active again', () => {
    const table = resolution('nightjar', '1A', { evaded: [{ room: 'r2', minion: 0 }], dead: dead(['r1']) })
    expect(the(table.play(RESOLVED), 'evasion-over')).toMatchObject({ minions: 1 })
  })

  test('[RF-155, RF-130, RF-117] Cleared by evasion counts for collecting', () => {
    const table = resolution('nightjar', '1A', {
      visited: ['r5'],
      dead: dead(['r5:0,1']),
      evaded: [{ room: 'r5', minion: 2 }],
    })
    expect(table.choices()).toContainEqual(collect('r5', 'loot'))
  })

  test('[RF-036, RF-R87] The Hollow King: a Grunt of his gets up again, while he lives', () => {
    const table = resolution('kaja', '1A', { boss: 'king', dead: dead(['r9', 'r1']) })
    expect(the(table.play(RESOLVED), 'raised')).toMatchObject({ room: 'r9', minion: 0 })
    expect(table.board().kills.grunt).toBe(3)
    const gone = resolution('kaja', '1A', { boss: 'king', bossHits: 7, dead: dead(['r9', 'r1']) })
    expect(kinds(gone.play(RESOLVED))).not.toContain('raised')
  })
})

describe('rounds', () => {
  test('[RF-027, RF-028, RF-033, RF-034, RF-182, RF-R107] four rounds of four phases, the last one whole', () => {
    const table = new Table(alone(player('kaja', '1A', { dead: dead(allBut('1A')) }), { phase: 'flashback' }))
    const phases: string[] = []
    while (!table.state.result) {
      const events = [...table.play(FLASHED), ...table.until(table.state.race!.opens), ...table.play(STOP)]
      events.push(...table.until(table.state.time + 200), ...table.play(DONE))
      phases.push(
        ...those([...events, ...table.play(RESOLVED)], 'phase-begun').map(({ phase, round }) => `${phase} ${round}`),
      )
    }
    expect(phases.join(', ')).toBe(
      [1, 2, 3, 4]
        .map((round) => `${round > 1 ? `flashback ${round}, ` : ''}rolling ${round}, fighting ${round}`)
        .join(', ') + ', over 4',
    )
    expect(rollAndFight.length!(table.state)).toBe(4)
  })

  test('[RF-033, RF-R98] the round waits for the last one', () => {
    const table = new Table(
      several([player('johnny', '1A'), player('kaja', '2A', { boss: 'king' })], { phase: 'resolution' }),
    )
    table.by(0, RESOLVED)
    expect(table.asked).toBe('1 resolution')
    expect(table.state.round).toBe(1)
    table.by(1, RESOLVED)
    expect(table.state.round).toBe(2)
  })
})

describe('death', () => {
  const dying = { beatings: 1, wounds: 3, dead: dead(['r1']) } as const
  const setup = (round: number): Setup =>
    several(
      [
        player('johnny', '1A', { ...dying, dead: [...dying.dead] }),
        player('kaja', '2A', { boss: 'king' }),
        player('bruna', '3A', { boss: 'silk' }),
      ],
      {
        phase: 'resolution',
        round,
      },
    )

  test('[RF-167, RF-168, RF-R108, DEAD_PLAYER] the dead play no more, and their dice are there for the others', () => {
    const table = new Table(setup(1))
    for (const seat of [0, 1, 2]) table.by(seat, RESOLVED)
    expect(rollAndFight.standing!(table.state)).toEqual(['fallen', 'in', 'in'])
    expect(table.asked).toBe('1 flashback, 2 flashback')
    expect(table.refusal(FLASHED, 0)).toBe('DEAD_PLAYER')
    expect(table.pool).toBe(35 - 8)
    for (const seat of [1, 2]) table.by(seat, FLASHED)
    table.until(table.state.race!.opens)
    for (const seat of [1, 2]) table.by(seat, STOP)
    table.until(table.state.time + 200)
    expect(table.asked).toBe('1 fight, 2 fight')
  })

  test('[RF-R108] the dead cannot win, whatever their points', () => {
    const table = new Table(setup(4))
    Object.assign(table.board(0), { loot: 5 })
    Object.assign(table.board(1), { loot: 3 })
    for (const seat of [0, 1, 2]) table.by(seat, RESOLVED)
    expect(table.state.result).toEqual({ payoffs: [0, 1, 0], reason: 'survivor', rule: 'RF-R108' })
  })

  test.each([
    ['the others by points', 3, [0], { payoffs: [0, 0, 1], reason: 'highest', rule: 'RF-178' }],
    ['though they came to less', 2, [2], { payoffs: [0, 1, 0], reason: 'stayed', rule: 'RF-R114' }],
    ['and nobody, if nobody alive has stayed', 2, [1, 2], { payoffs: [0, 0, 0], reason: 'left', rule: 'RF-R114' }],
    ['but whoever is back may win', 2, [], { payoffs: [0, 0, 1], reason: 'highest', rule: 'RF-178' }],
  ] as const)('[RF-R114] whoever has left ranks below all others: %s', (_words, loot, left, result) => {
    const table = new Table(setup(4))
    Object.assign(table.board(1), { loot })
    Object.assign(table.board(2), { loot: 4 })
    rollAndFight.leave!(table.state, [1, 2])
    rollAndFight.leave!(table.state, left)
    for (const seat of [0, 1, 2]) table.by(seat, RESOLVED)
    expect(table.state.result).toEqual(result)
  })

  test('[RF-R114] alone, too', () => {
    const table = resolution('kaja', '1A', { loot: 5, xp: 20, dead: dead(allBut('1A')), bossHits: 5 }, 4)
    rollAndFight.leave!(table.state, [0])
    table.play(RESOLVED)
    expect(table.state.result).toEqual({ payoffs: [0], reason: 'left', rule: 'RF-R114' })
  })

  test('[RF-R108] if all are dead nobody wins, and it is over', () => {
    const one = (hero: Hero, den: DenId, boss: PlayerSetup['boss']) =>
      player(hero, den, { boss, ...dying, dead: [...dying.dead] })
    const table = new Table(
      several([one('johnny', '1A', 'silk'), one('kaja', '2A', 'king')], { phase: 'resolution', round: 2 }),
    )
    for (const seat of [0, 1]) table.by(seat, RESOLVED)
    expect(table.state.result).toEqual({ payoffs: [0, 0], reason: 'dead', rule: 'RF-R108' })
  })
})

describe('Objectives', () => {
  const met = (den: DenId, room: PlayerSetup['at'], more: Partial<PlayerSetup>, round = 1): string => {
    const table = resolution('kaja', den, { at: room!, spaces: 4, ...more }, round)
    if (table.asked === '0 collect') table.play(NO_MORE)
    return table.choices().some(({ kind }) => kind === 'mark') ? 'met' : table.refusal(mark(room!))
  }

  test.each([
    ['[RF-142, RF-R92] KILL_ADJ', '1B', 'r4', { dead: dead(['r3']) }, 'met'],
    ['[RF-142, RF-R92] KILL_ADJ, one is left', '1B', 'r4', { dead: dead(['r3:0,1']) }, 'NOT_MET'],
    ['[RF-142] KILL_ADJ of two types', '4A', 'r8', { dead: dead(['r5', 'r7', 'r9']) }, 'met'],
    ['[RF-142] KILL_ADJ of two types, one is left', '4A', 'r8', { dead: dead(['r5', 'r7', 'r9:0,1']) }, 'NOT_MET'],
    [
      '[RF-143, RF-R93] VISIT 7, the entrance and this room included',
      '1B',
      'r2',
      { visited: ['r3', 'r4', 'r5', 'r6', 'r7'] },
      'met',
    ],
    ['[RF-143, RF-R93] VISIT 7, six', '1B', 'r2', { visited: ['r3', 'r4', 'r5', 'r6'] }, 'NOT_MET'],
    ['[RF-144, RF-R94] KILL_N 7', '1A', 'r4', { dead: dead(['r2:0,1', 'r4:0,1', 'r5:0,1', 'r1']) }, 'met'],
    [
      '[RF-144, RF-R94] KILL_N 7, one killed twice',
      '1A',
      'r4',
      { dead: dead(['r2:0,1', 'r4:0,1', 'r5:0,1']), kills: { grunt: 7 } as never },
      'met',
    ],
    ['[RF-144] KILL_N 7, six', '1A', 'r4', { dead: dead(['r2:0,1', 'r4:0,1', 'r5:0,1']) }, 'NOT_MET'],
    ['[RF-145, RF-R95] HEALTH6, wounded or not', '1A', 'r8', { spaces: 6, wounds: 3 }, 'met'],
    ['[RF-145] HEALTH6, five', '1A', 'r8', { spaces: 5 }, 'NOT_MET'],
    ['[RF-146, RF-R96] HIT_BOSS', '1B', 'r8', { hitBoss: true }, 'met'],
    ['[RF-146] HIT_BOSS, only shot', '1B', 'r8', { bossHits: 2 }, 'NOT_MET'],
    ['[RF-147] VISIT_ADJ', '1A', 'r9', { visited: ['r6', 'r8'] }, 'met'],
    ['[RF-147] VISIT_ADJ, one is left', '1A', 'r9', { visited: ['r6'] }, 'NOT_MET'],
    ['[RF-148, RF-R97] CLEAR_1R', '1A', 'r3', { dead: dead(['r3'], 2) }, 'met'],
    ['[RF-148, RF-R97] CLEAR_1R, all in one round that is over', '1A', 'r3', { dead: dead(['r3'], 1) }, 'met'],
    [
      '[RF-148] CLEAR_1R, in two rounds',
      '1A',
      'r3',
      { dead: [...dead(['r3:0,1'], 1), ...dead(['r3:2'], 2)] },
      'NOT_MET',
    ],
    [
      '[RF-R97] CLEAR_1R with evaded ones, in this round',
      '1A',
      'r3',
      { dead: dead(['r3:0,1'], 2), evaded: [{ room: 'r3', minion: 2 }] },
      'met',
    ],
    [
      '[RF-R97] CLEAR_1R with evaded ones, others died before',
      '1A',
      'r3',
      { dead: dead(['r3:0,1'], 1), evaded: [{ room: 'r3', minion: 2 }] },
      'NOT_MET',
    ],
  ] as const)('%s', (_words, den, room, more, verdict) => {
    expect(met(den, room, more as unknown as Partial<PlayerSetup>, 2)).toBe(verdict)
  })

  test('[RF-138, RF-139, RF-140, RF-012, NOT_PRESENT] only in the room, only once', () => {
    const table = resolution('kaja', '1A', { at: 'r9', visited: ['r6', 'r8'], dead: dead(allBut('1A')) })
    expect(table.refusal(mark('r3'))).toBe('NOT_PRESENT')
    table.play(mark('r9'))
    expect(table.refusal(mark('r9'))).toBe('ALREADY_MARKED')
    expect(resolution('kaja', '1A', { dead: dead(allBut('1A')) }).refusal(mark('r1'))).toBe('NOT_MET')
  })

  test('[RF-R90] it is marked by itself at the end of Fighting and of Resolution', () => {
    const one = player('kaja', '1A', { at: 'r9', visited: ['r6', 'r8'], dead: dead(allBut('1A')) })
    expect(the(new Table(alone(one)).play(DONE), 'objective-marked')).toMatchObject({ own: false, points: 4 })
    expect(the(new Table(alone(one, { phase: 'resolution' })).play(NO_MORE, RESOLVED), 'objective-marked').own).toBe(
      false,
    )
  })

  test('[RF-R90, RF-R95] before a Beating takes the sixth Health space away', () => {
    const kaja = { at: 'r8', spaces: 6, wounds: 5, dead: dead(allBut('1A')) } as const
    const table = resolution('kaja', '1A', { ...kaja, dead: [...kaja.dead] })
    table.board().health = Array.from({ length: 6 }, () => 'wound')
    expect(kinds(table.play(NO_MORE, RESOLVED)).filter((kind) => /marked|beaten/.test(kind))).toEqual([
      'objective-marked',
      'beaten',
    ])
  })

  test('[RF-R90] and as the Hero leaves the room', () => {
    const kaja = { at: 'r8', spaces: 6, sets: [set('dash', 'RR')], dead: dead(allBut('1A')) }
    const table = new Table(alone(player('kaja', '1A', kaja as Partial<PlayerSetup>)))
    const events = table.play(use('dash'), at('r9'))
    expect(the(events, 'objective-marked')).toMatchObject({ rule: 'RF-R90', room: 'r8', own: false })
    expect(kinds(events).indexOf('objective-marked')).toBeLessThan(kinds(events).indexOf('moved'))
    expect(table.board().at).toBe('r9')
  })

  test('[RF-R91] passing through by a Move is enough', () => {
    const table = new Table(
      alone(
        player('johnny', '1A', {
          ...{ at: 'r7', spaces: 6, tiles: ['rollshoot'], dead: dead(['r7', 'r8']) },
          sets: [set('rollshoot', 'RRG')],
        }),
      ),
    )
    table.play(use('rollshoot'), at('r8'), mark('r8'), at('r9'))
    expect(table.board().rooms[7]!.marked).toBe(true)
  })

  test('[RF-R67] a room printed without Minions is always Cleared', () => {
    const table = resolution('kaja', '1B', {})
    expect(isHeld(table.board(), 'r1')).toBe(false)
  })
})

describe('Final Scoring', () => {
  const board = (den: DenId, more: Partial<PlayerSetup>) => new Table(alone(player('kaja', den, more))).board()

  test('[RF-170] Loot', () => {
    expect([0, 1, 2, 3, 4, 5].map((loot) => scoreOf(board('1A', { loot })).loot)).toEqual([0, 1, 2, 4, 7, 11])
  })

  test('[RF-171, RF-190, RF-R8] Training, by what is marked, paid with or not', () => {
    expect([0, 1, 2, 5, 9, 17, 19, 20].map((xp) => scoreOf(board('1A', { xp, spent: xp })).training)).toEqual([
      0, 0, 1, 2, 3, 6, 6, 6,
    ])
  })

  test('[RF-172, RF-173, RF-R9] the Boss, and 5 more when dead', () => {
    expect(
      [0, 3, 7]
        .map((bossHits) => scoreOf(board('1A', { boss: 'king', bossHits })))
        .map(({ boss, kill }) => [boss, kill]),
    ).toEqual([
      [0, 0],
      [3, 0],
      [7, 5],
    ])
  })

  test('[RF-141, RF-174] Objectives', () => {
    expect(scoreOf(board('1A', { objectives: ['r3', 'r4'] })).objectives).toBe(7)
  })

  test('[RF-175, RF-176, RF-177, RF-R109, RF-R112] the way out, past as few as can be, also where one has never been', () => {
    const far = board('1A', { at: 'r9' })
    expect(scoreOf(far).escape).toBe(-5)
    expect(totalOf(far)).toBe(-5)
    expect(escapePath(board('1A', { at: 'r9', dead: dead(['r6', 'r3', 'r2', 'r1']) }))).toEqual([
      'r9',
      'r6',
      'r3',
      'r2',
      'r1',
    ])
    expect(scoreOf(board('1A', {})).escape).toBe(-1)
    expect(scoreOf(board('1A', { dead: dead(['r1']) })).escape).toBe(0)
    expect(
      scoreOf(board('1A', { boss: 'silk', bossHits: 4, at: 'r9', dead: dead(['r9', 'r6', 'r3', 'r2', 'r1']) })).escape,
    ).toBe(0)
  })
})

describe('who wins', () => {
  const ended = (
    mine: Partial<PlayerSetup>,
    other: Partial<PlayerSetup>,
    options: Setup['options'] = {},
    dice = {},
  ) => {
    const setup = several(
      [
        player('johnny', '1A', { dead: dead(allBut('1A')), ...mine }),
        player('kaja', '2A', { boss: 'king', dead: dead(allBut('2A')), ...other }),
        player('bruna', '3A', { boss: 'silk', dead: dead(allBut('3A')) }),
      ],
      { phase: 'resolution', round: 4, options },
    )
    const table = new Table(setup, dice)
    const events = [0, 1, 2].flatMap((seat) => [
      ...(table.asked.includes(`${seat} collect`) ? table.by(seat, NO_MORE) : []),
      ...table.by(seat, RESOLVED),
    ])
    expect(table.unused).toEqual([])
    return { result: table.state.result!, events, scores: rollAndFight.score!(table.state) }
  }

  test('[RF-178] the highest total', () => {
    const { result, scores, events } = ended({ loot: 3 }, { loot: 2 })
    expect(scores).toEqual([4, 2, 0])
    expect(result).toEqual({ payoffs: [1, 0, 0], reason: 'highest', rule: 'RF-178' })
    const [scored] = those(events, 'scored')
    expect(scored!.lines.map(({ line, points, rule }) => `${rule} ${line} ${points}`).join(', ')).toBe(
      'RF-170 loot 4, RF-171 training 0, RF-172 boss 0, RF-173 kill 0, RF-174 objectives 0, RF-175 escape 0',
    )
    expect(scored!.path).toEqual(['r1'])
  })

  test('[RF-179, RF-R110] then more available Health spaces', () => {
    const { result } = ended({ loot: 3, spaces: 5, wounds: 1 }, { loot: 3, wounds: 0 })
    expect(result).toEqual({ payoffs: [1, 0, 0], reason: 'tie-break', rule: 'RF-179' })
  })

  test('[RF-180, RF-R111] then the victory is shared', () => {
    expect(ended({ loot: 3 }, { loot: 3 }).result).toEqual({ payoffs: [0.5, 0.5, 0], reason: 'shared', rule: 'RF-180' })
  })

  test('[RF-180, RF-R111] or there is a brawl, again until it is decided', () => {
    const brawl = sides('BGDWRRGDRRRWDDDD')
    const { result, events } = ended({ loot: 3 }, { loot: 3 }, { ties: 'brawl' }, { brawl })
    expect(those(events, 'brawled').map(({ seat, points }) => [seat, points])).toEqual([
      [0, 3],
      [1, 3],
      [0, -1],
      [1, 8],
    ])
    expect(result).toEqual({ payoffs: [0, 1, 0], reason: 'brawl', rule: 'RF-R111' })
  })

  test.each([
    ['easy', 18],
    ['medium', 23],
    ['hard', 28],
  ] as const)('[RF-187, RF-R112] alone at %s with at least %i points', (target, points) => {
    for (const [more, won] of [
      [0, 1],
      [-1, 0],
    ] as const) {
      const table = resolution('kaja', '1A', { dead: dead(allBut('1A')) }, 4, { options: { target } })
      // Loot 11, and so much of a Boss and of Training as is missing.
      const wanted = points + more - 11
      Object.assign(table.board(), { loot: 5, bossHits: Math.min(wanted, 8), xp: Math.max(0, wanted - 8) * 3 })
      if (wanted - 8 > 6) Object.assign(table.board(), { xp: 20, bossDead: true, bossHits: wanted - 8 - 6 + 8 - 5 })
      expect(totalOf(table.board())).toBe(points + more)
      table.play(RESOLVED)
      expect(table.state.result!.payoffs).toEqual([won])
    }
  })
})

test('[RF-R113] a match in which nobody ever chooses is played to its end by the defaults', () => {
  for (const seats of [1, 2, 4]) {
    const match = Match.start(rollAndFight, { seats, options: { mode: 'relaxed' }, seed: `idle ${seats}` })
    for (let made = 0; !match.outcome; made++) {
      const { actor } = match.pending().find(({ locked }) => !locked)!
      const [choice] = rollAndFight.timeUp!(match.view(actor as number), actor as number, 1)
      match.submit({ actor, choice })
      expect(made).toBeLessThan(3000)
    }
    expect(match.state.boards.some(({ tiles }) => tiles.length > 0)).toBe(true)
  }
})
