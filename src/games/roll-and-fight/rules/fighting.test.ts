import { describe, expect, test } from 'vitest'
import { Match } from '#engine/match'
import { rollAndFight } from '#games/roll-and-fight/game'
import {
  allBut,
  alone,
  at,
  dead,
  DONE,
  item,
  kinds,
  mark,
  player,
  RESOLVED,
  set,
  several,
  SKIP,
  Table,
  the,
  those,
  use,
  via,
} from '#games/roll-and-fight/testing/table'
import type { Choice, Event, PlayerSetup } from '#games/roll-and-fight/types'

type Hero = PlayerSetup['hero']
const fight = (hero: Hero, den: PlayerSetup['den'], more: Partial<PlayerSetup>, round = 1): Table =>
  new Table(alone(player(hero, den, more), { round }))

const charge = (name: Extract<Choice, { kind: 'item' }>['item'], marked = 1, spent = 0) => ({
  item: name,
  marked,
  spent,
})
const START = (tile: Extract<Choice, { kind: 'start' }>['tile']): Choice => ({ kind: 'start', tile })
const deaths = (events: readonly Event[]) => those(events, 'killed').map(({ room, minion }) => `${room}:${minion}`)

describe('the frame of the phase', () => {
  test('[RF-094, RF-095, RF-101, RF-136] sets, Recon and charges in any order, each set and each Recon once', () => {
    const table = fight('kaja', '1B', {
      sets: [set('dash', 'RR'), set('fire', 'GGB')],
      recon: [{ ability: 'dash', marks: 1 }],
      items: [charge('herbs', 2, 1)],
      dead: dead(['r2:2']),
    })
    table.play(use('fire', 1), at('r2', 0), use('dash', null), at('r2'), use('dash'), at('r3'))
    expect(table.refusal(use('dash', null))).toBe('NO_USE_LEFT')
    expect(table.refusal(use('dash'))).toBe('NO_USE_LEFT')
    table.play(item('herbs'), via('r2', 'r7'))
    expect(table.refusal(item('herbs'))).toBe('NO_CHARGE')
  })

  test('[RF-096] what is begun must be completed first', () => {
    const table = fight('kaja', '1A', { sets: [set('dash', 'RR'), set('fire', 'GGB')], items: [charge('herbs')] })
    table.play(use('dash'))
    for (const other of [use('fire', 1), item('herbs'), DONE, { kind: 'end-start' }, START('vburst')])
      expect(table.refusal(other)).toBe('FINISH_FIRST')
    expect(table.refusal(SKIP)).toBe('MUST_TARGET')
  })

  test('[RF-099, RF-100] sets go back to the pool, Recon is cleared', () => {
    const table = fight('kaja', '1A', { sets: [set('dash', 'RR')], recon: [{ ability: 'dash', marks: 1 }] })
    expect(table.pool).toBe(14)
    expect(the(table.play(use('dash'), at('r2')), 'used-up')).toMatchObject({ rule: 'RF-099', returned: 2, left: 16 })
    expect(table.refusal(use('dash', null))).toBe('NO_LEGAL_EFFECT(MOVE_BLOCKED)')
    const other = fight('kaja', '1A', { recon: [{ ability: 'dash', marks: 1 }] })
    expect(the(other.play(use('dash', null), at('r5')), 'used-up')).toMatchObject({ rule: 'RF-100', returned: 0 })
  })

  test('[RF-133, RF-R73] Items and Start of Fighting tiles are used up by clauses of their own', () => {
    const table = fight('johnny', '1A', { tiles: ['vburst'], bled: 1, items: [{ item: 'stims', marked: 1 }] })
    expect(the(table.play(START('vburst'), at('r2', 0)), 'used-up').rule).toBe('RF-R73')
    expect(the(table.play(item('stims'), at('r2')), 'used-up').rule).toBe('RF-133')
  })

  test('[RF-103] what is for Resolution is not for the fight', () => {
    expect(fight('bruna', '1A', { wounds: 1, items: [charge('wind')] }).refusal(item('wind'))).toBe('WRONG_TIMING')
  })

  test('[RF-134] a square that is not marked cannot be expended', () => {
    expect(fight('kaja', '1A', { wounds: 1 }).refusal(item('bandages'))).toBe('NO_CHARGE')
  })

  test('[RF-031, RF-032, RF-R98] each on their own board, straight into Resolution', () => {
    const table = new Table(
      several([player('johnny', '1A'), player('kaja', '2A', { boss: 'king' })], { phase: 'fighting' }),
    )
    expect(table.asked).toBe('0 fight, 1 fight')
    table.by(1, DONE)
    expect(table.asked).toBe('0 fight, 1 resolution')
    expect(table.refusal(DONE, 1)).toBe('WRONG_PHASE')
  })

  test('[RF-R40] a whole ability can be undone, and nothing that another has done', () => {
    const setup = several(
      [
        player('johnny', '1A', { sets: [set('fire', 'GGG')] }),
        player('kaja', '2A', { boss: 'king', sets: [set('dash', 'RR')] }),
      ],
      { phase: 'fighting' },
    )
    const match = Match.start(rollAndFight, { seats: 2, setup, seed: 'undo' })
    const before = match.state.boards[0]
    match.submit({ actor: 0, choice: use('fire') })
    match.submit({ actor: 1, choice: use('dash') })
    match.submit({ actor: 0, choice: at('r2', 0) })
    match.submit({ actor: 1, choice: at('r2') })
    match.submit({ actor: 0, act: 'undo' })
    match.submit({ actor: 0, act: 'undo' })
    expect(match.state.boards[0]).toEqual(before)
    expect(match.state.boards[1]!.at).toBe('r2')
  })
})

describe('Start of Fighting', () => {
  const setup = { tiles: ['vburst'], bled: 2, dead: dead(['r1']) } as const

  test('[RF-092, RF-093, RF-R73, RF-R21] comes before the dice leave the Health Track, once for each die there', () => {
    const table = fight('johnny', '1A', { ...setup, tiles: ['vburst'] })
    expect(table.board().health).toEqual([1, 2, 'free'])
    const events = table.play(START('vburst'), at('r2', 0), at('r5', 0))
    expect(deaths(events)).toEqual(['r2:0', 'r5:0'])
    expect(the(events, 'start-over')).toMatchObject({ returned: 2, wounds: 2 })
    expect(table.refusal(START('vburst'))).toBe('WRONG_TIMING')
  })

  test('[RF-R73] it closes with `end-start`, or when anything else is begun', () => {
    const table = fight('johnny', '1A', { ...setup, tiles: ['vburst'], sets: [set('fire', 'GGG')] })
    expect(table.choices()).toContainEqual({ kind: 'end-start' })
    table.play({ kind: 'end-start' })
    expect(table.health()).toBe('2 of 3')
    expect(table.refusal({ kind: 'end-start' })).toBe('WRONG_TIMING')
    const other = fight('johnny', '1A', { ...setup, tiles: ['vburst'], sets: [set('fire', 'GGG')] })
    other.play(use('fire'), at('r2', 0))
    expect(other.refusal(START('vburst'))).toBe('WRONG_TIMING')
    expect(other.health()).toBe('2 of 3')
  })

  test('[RF-093] without such a tile the dice leave at once', () => {
    const table = fight('johnny', '1A', { bled: 2 })
    expect(table.health()).toBe('2 of 3')
    expect(table.refusal(START('vburst'))).toBe('WRONG_TIMING')
    expect(table.pool).toBe(16)
  })

  test('[RF-R69] what is begun instead counts the Health Track as it is then', () => {
    const table = fight('johnny', '1A', { tiles: ['vburst'], bled: 3, items: [charge('rage')] })
    expect(table.refusal(item('rage'))).toBe('NO_LEGAL_EFFECT(NO_HEALTH_SPACE)')
    const kaja = fight('bruna', '1A', { tiles: ['vstrike'], bled: 2, sets: [set('punch', 'BBB')] })
    expect(deaths(kaja.play(START('vstrike'), at('r1', 0)))).toEqual(['r1:0'])
  })

  test('[RF-R73] Curtain Call evades one for each die', () => {
    const table = fight('nightjar', '1A', { tiles: ['curtain'], bled: 2 })
    const events = table.play(START('curtain'), at('r2', 0), at('r1', 0))
    expect(those(events, 'evaded')).toHaveLength(2)
  })
})

describe('Move', () => {
  test('[RF-105, RF-107, RF-084] goes through one door and visits the room', () => {
    const table = fight('kaja', '1A', { sets: [set('dash', 'RR')] })
    table.play(use('dash'))
    expect(table.choices()).toEqual([at('r2'), at('r5')])
    expect(table.refusal(at('r4'))).toBe('NOT_ADJACENT')
    expect(table.refusal(at('r9'))).toBe('NOT_ADJACENT')
    expect(the(table.play(at('r2')), 'moved')).toMatchObject({ from: 'r1', to: 'r2', visited: true })
    expect(table.board().rooms[1]!.visited).toBe(true)
  })

  test.each([
    ['alive', {}, 'NO_LEGAL_EFFECT(MOVE_BLOCKED)'],
    ['dead', { dead: dead(['r2:2']) }, undefined],
  ] as const)('[RF-106, RF-R65] a Blocker who is %s', (_word, more, refused) => {
    const table = fight('kaja', '1A', {
      at: 'r2',
      sets: [set('dash', 'RR')],
      ...more,
      dead: 'dead' in more ? [...more.dead] : [],
    })
    if (refused) expect(table.refusal(use('dash'))).toBe(refused)
    else expect(table.play(use('dash'))).toHaveLength(1)
  })

  test('[RF-129] an evaded Blocker bars nobody', () => {
    const table = fight('nightjar', '1A', { at: 'r2', sets: [set('dash', 'RR')], items: [charge('flash')] })
    table.play(item('flash'), at('r2', 2), at('r2', 0), use('dash'), at('r1'))
    expect(table.board().at).toBe('r1')
  })

  test('[RF-102] Slip Past and Shoulder Charge and the Ram go past Blockers', () => {
    const slip = fight('nightjar', '1A', { at: 'r2', tiles: ['slip'], sets: [set('dash', 'RR')] })
    slip.play(use('dash'), at('r3'))
    const bruna = fight('bruna', '1A', {
      at: 'r2',
      tiles: ['shoulder'],
      sets: [set('shoulder', 'BRR')],
      items: [charge('ram')],
    })
    bruna.play(use('shoulder'), at('r3'), at('r3', 2), item('ram'), at('r2'))
    expect([slip.board().at, bruna.board().at]).toEqual(['r3', 'r2'])
  })

  test('[RF-R83, RF-R63] Roll and Shoot: the second room is the player’s choice', () => {
    const johnny = { tiles: ['rollshoot'], sets: [set('rollshoot', 'RRG')] } satisfies Partial<PlayerSetup>
    const twice = fight('johnny', '1A', johnny)
    twice.play(use('rollshoot'), at('r5'), at('r4'), at('r2', 0))
    expect(twice.board().at).toBe('r4')
    const once = fight('johnny', '1A', johnny)
    expect(once.refusal(SKIP)).toBe('WRONG_TIMING')
    once.play(use('rollshoot'), at('r5'), SKIP, at('r4', 0))
    expect(once.board().at).toBe('r5')
  })
})

describe('Hit and Shoot', () => {
  test.each([
    ['r5', 0, 'grunt', 1],
    ['r2', 2, 'blocker', 1],
    ['r5', 2, 'henchman', 1],
    ['r4', 2, 'gunman', 1],
    ['r3', 0, 'tough-guy', 2],
  ] as const)('[RF-108, RF-109, RF-110, RF-013] %s:%i, a %s, takes %i', (room, minion, type, needed) => {
    const table = fight('kaja', '1A', { at: room, sets: [set('punch', 'BBB'), set('punch', 'BBB')] })
    const events: Event[] = []
    for (let hit = 0; hit < needed; hit++) events.push(...table.play(use('punch'), at(room, minion)))
    expect(the(events, 'killed')).toMatchObject({ room, minion, type })
    expect(those(events, 'dotted')).toHaveLength(needed - 1)
    expect(table.refusal(use('punch', 9))).toBe('NO_USE_LEFT')
  })

  test('[RF-108, RF-118, RF-119, RF-120, RF-087] a Hit is for the own room, a Shoot for those next to it', () => {
    const table = fight('kaja', '1A', { sets: [set('punch', 'BBB'), set('fire', 'GGB')] })
    table.play(use('punch'))
    expect(table.refusal(at('r2', 0))).toBe('NOT_HERE')
    expect(table.choices()).toEqual([at('r1', 0)])
    table.play(at('r1', 0), use('fire'))
    expect(table.refusal(at('r1', 0))).toBe('SHOOT_OWN_ROOM')
    expect(table.refusal(at('r9', 0))).toBe('NOT_ADJACENT')
    expect(deaths(table.play(at('r5', 2)))).toEqual(['r5:2'])
  })

  test('[RF-R65] nobody dies twice', () => {
    const table = fight('kaja', '1A', { dead: dead(['r2:0']), sets: [set('fire', 'GGB')] })
    table.play(use('fire'))
    expect(table.refusal(at('r2', 0))).toBe('DEAD_TARGET')
    expect(table.refusal(at('r2', 5))).toBe('BAD_FORMAT')
    expect(table.refusal(at('r2'))).toBe('BAD_FORMAT')
  })

  test('[RF-121, RF-R82] several Shoots go anywhere; those of Lucky Shot each into another room, or fewer', () => {
    const johnny = {
      at: 'r5',
      tiles: ['luckyshot', 'barrage'],
      sets: [set('luckyshot', 'GG'), set('barrage', 'GGGG')],
    } satisfies Partial<PlayerSetup>
    const table = fight('johnny', '1A', { ...johnny, dead: dead(['r1']) })
    table.play(use('luckyshot', 0), at('r4', 0))
    expect(table.refusal(at('r4', 1))).toBe('SAME_ROOM')
    const events = table.play(at('r7', 0))
    expect(the(events, 'cut-short')).toMatchObject({ effect: 'shoot' })
    expect(deaths(table.play(use('barrage'), at('r4', 1), at('r4', 2), at('r7', 1)))).toEqual(['r4:1', 'r4:2'])
  })

  test('[RF-121] Table Toss hurts twice in one room', () => {
    const table = fight('bruna', '1A', { tiles: ['table'], sets: [set('table', 'BBR')] })
    table.play(use('table'), at('r2', 0))
    expect(table.refusal(at('r5', 0))).toBe('OTHER_ROOM')
    table.play(at('r2', 1))
  })

  test('[RF-085, RF-086, RF-R37, RF-R51] a Punch hits once, or twice with a DOUBLE; without dice once', () => {
    for (const [letters, hits] of [
      ['BBB', 1],
      ['BBD', 2],
      ['DDD', 2],
    ] as const)
      expect(
        deaths(fightThrough(fight('bruna', '1B', { at: 'r6', sets: [set('punch', letters)] }), hits)),
      ).toHaveLength(hits)
  })

  test('[RF-102] Iron Knuckles: three with two DOUBLEs, still two with one', () => {
    for (const [letters, hits] of [
      ['BDD', 3],
      ['BBD', 2],
    ] as const)
      expect(
        deaths(
          fightThrough(fight('bruna', '1B', { at: 'r6', tiles: ['knuckles'], sets: [set('punch', letters)] }), hits),
        ),
      ).toHaveLength(hits)
  })

  test('[RF-R17, RF-R37] Kenjutsu: three BLADEs are two Hits, but not without dice', () => {
    const kaja = { at: 'r6', tiles: ['kenjutsu'] } satisfies Partial<PlayerSetup>
    expect(deaths(fightThrough(fight('kaja', '1B', { ...kaja, sets: [set('punch', 'BBB')] }), 2))).toHaveLength(2)
    const reconned = fight('kaja', '1B', { ...kaja, recon: [{ ability: 'punch', marks: 1 }] })
    reconned.play(use('punch', null), at('r6', 0))
    expect(reconned.asked).toBe('0 fight')
  })

  test('[RF-R16, RF-R85] Exploit Weakness: Tough Guys fall to one damage', () => {
    const table = fight('kaja', '1A', { at: 'r3', tiles: ['exploit'], sets: [set('punch', 'BBB')] })
    const events = table.play(use('punch'), at('r3', 0))
    expect(deaths(events)).toEqual(['r3:0'])
    expect(the(events, 'killed').rule).toBe('RF-R85')
  })

  test('[RF-116, RF-130] an evaded Minion can be hit', () => {
    const table = fight('nightjar', '1A', { items: [charge('flash')], sets: [set('punch', 'BBB')] })
    expect(deaths(table.play(item('flash'), at('r1', 0), at('r2', 0), use('punch'), at('r1', 0)))).toEqual(['r1:0'])
  })
})

/** One Punch that hits whoever is there. */
function fightThrough(table: Table, hits: number): Event[] {
  const events = table.play(use('punch'))
  for (let hit = 0; hit < hits; hit++)
    events.push(...table.play(table.choices().find(({ kind }) => kind === 'target')!))
  expect(table.asked).toBe('0 fight')
  return events
}

describe('the Boss', () => {
  const KATA = { tiles: ['kata'], sets: [set('kata', 'DDD')] } satisfies Partial<PlayerSetup>
  const BOSS = at('r9', 'boss')

  test('[RF-112, RF-R66] cannot be damaged while a Grunt is in the room', () => {
    const table = fight('kaja', '1A', { at: 'r9', sets: [set('punch', 'BBB')] })
    table.play(use('punch'))
    expect(table.refusal(BOSS)).toBe('BOSS_GUARDED')
    const evading = fight('nightjar', '1A', { at: 'r9', items: [charge('flash')], sets: [set('punch', 'BBB')] })
    evading.play(item('flash'), at('r9', 0), at('r9', 1), use('punch'), BOSS)
    expect(evading.board().bossHits).toBe(1)
  })

  test('[RF-113, RF-115, RF-114, RF-R87, RF-R115, RF-172] every damage crosses out a space, the last of them kills', () => {
    const table = fight('kaja', '1A', {
      boss: 'silk',
      at: 'r9',
      dead: dead(['r9']),
      tiles: ['kata'],
      sets: [set('kata', 'DDD'), set('punch', 'BBB')],
    })
    const events = table.play(use('kata'), BOSS, BOSS, BOSS, BOSS)
    expect(those(events, 'boss-hurt').map(({ crossed }) => crossed)).toEqual([1, 2, 3, 4])
    expect(the(events, 'boss-killed')).toMatchObject({ boss: 'silk' })
    expect(table.refusal(use('punch'))).toBe('NO_LEGAL_EFFECT(DEAD_TARGET)')
  })

  test('[RF-R20] Katana is for the Boss alone', () => {
    const kaja = { at: 'r9', items: [charge('katana', 2)] } satisfies Partial<PlayerSetup>
    const table = fight('kaja', '2A', { ...kaja, at: 'r9', dead: dead(['r9:0,1,2']) })
    table.play(item('katana'))
    expect(table.refusal(at('r9', 3))).toBe('WRONG_TYPE')
    table.play(BOSS, BOSS)
    expect(table.board()).toMatchObject({ bossHits: 2, hitBoss: true })
  })

  test('[RF-R88, RF-R96] a Shoot hurts him too, but is no Hit', () => {
    const table = fight('kaja', '2A', { boss: 'king', at: 'r7', dead: dead(['r9']), sets: [set('fire', 'GGG')] })
    table.play(use('fire'), BOSS)
    expect(table.board()).toMatchObject({ bossHits: 1, hitBoss: false })
  })

  test('[RF-035] Silk Varga: bullets never touch her', () => {
    const table = fight('kaja', '2A', {
      boss: 'silk',
      at: 'r7',
      dead: dead(['r9', 'r5', 'r7']),
      sets: [set('fire', 'GGG')],
    })
    expect(table.refusal(use('fire'))).toBe('NO_LEGAL_EFFECT(BOSS_IMMUNE)')
    const open = fight('kaja', '2A', { boss: 'silk', at: 'r7', dead: dead(['r9']), sets: [set('fire', 'GGG')] })
    open.play(use('fire'))
    expect(open.refusal(BOSS)).toBe('BOSS_IMMUNE')
  })

  test('[RF-035, RF-R89] The Iron Abbot takes three damage a round', () => {
    const table = fight('kaja', '1A', { boss: 'abbot', at: 'r9', dead: dead(['r9']), ...KATA })
    const events = table.play(use('kata'), BOSS, BOSS, BOSS)
    expect(kinds(events).slice(-2)).toEqual(['cut-short', 'used-up'])
    const other = fight('kaja', '2A', {
      boss: 'abbot',
      at: 'r9',
      dead: dead(['r9:0,1,2']),
      tiles: ['kata'],
      sets: [set('kata', 'DDD')],
    })
    other.play(use('kata'), BOSS, BOSS, BOSS)
    expect(other.refusal(BOSS)).toBe('BOSS_CAPPED')
    other.play(at('r9', 3))
  })

  test('[RF-036, RF-035] Mother Sickle answers the first blow of a round', () => {
    const table = fight('kaja', '1A', { boss: 'sickle', at: 'r9', dead: dead(['r9']), ...KATA })
    expect(those(table.play(use('kata'), BOSS, BOSS, BOSS, BOSS), 'wounded')).toMatchObject([
      { by: 'boss.sickle', wounds: 1 },
    ])
    const last = fight('kaja', '1A', {
      boss: 'sickle',
      bossHits: 5,
      at: 'r9',
      dead: dead(['r9']),
      sets: [set('punch', 'BBB')],
    })
    expect(kinds(last.play(use('punch'), BOSS))).toContain('wounded')
  })

  test('[RF-R86] Don Zemun: shots take Grunts first, evaded ones too; Hits need not', () => {
    const table = fight('nightjar', '1A', {
      boss: 'zemun',
      items: [charge('flash'), charge('star')],
      sets: [set('fire', 'GGG')],
    })
    table.play(item('flash'), at('r2', 0), at('r2', 1), use('fire'))
    expect(table.refusal(at('r2', 2))).toBe('GRUNT_FIRST')
    table.play(at('r2', 0))
    const late = fight('nightjar', '1A', {
      boss: 'zemun',
      bossHits: 0,
      dead: dead(['r2:0,1', 'r5:0,1']),
      sets: [set('fire', 'GGG')],
    })
    expect(deaths(late.play(use('fire'), at('r2', 2)))).toEqual(['r2:2'])
  })
})

describe('Wound, Heal, Jump, Evade, Kill', () => {
  test('[RF-122, RF-R69, RF-R72] a Wound is a cost: without a space it cannot be paid', () => {
    const kaja = { tiles: ['wildrush'], sets: [set('wildrush', 'BRW')] } satisfies Partial<PlayerSetup>
    expect(fight('kaja', '1A', { ...kaja, wounds: 3 }).refusal(use('wildrush'))).toBe(
      'NO_LEGAL_EFFECT(NO_HEALTH_SPACE)',
    )
    const table = fight('kaja', '1A', { ...kaja, wounds: 1 })
    table.play(use('wildrush'), at('r1', 0))
    expect(table.board().health).toEqual(['wound', 'wound', 'free'])
  })

  test('[RF-123, RF-R71] Heal clears a Wound; without one it cannot be performed', () => {
    expect(fight('kaja', '1A', { items: [charge('bandages')] }).refusal(item('bandages'))).toBe(
      'NO_LEGAL_EFFECT(NOTHING_TO_HEAL)',
    )
    const table = fight('kaja', '1A', { wounds: 1, items: [charge('bandages')] })
    expect(kinds(table.play(item('bandages')))).toEqual(['began', 'healed', 'cut-short', 'used-up'])
    const bruna = fight('bruna', '1A', { tiles: ['grit'], wounds: 1, sets: [set('grit', 'WB')] })
    bruna.play(use('grit'), at('r1', 0))
    expect(bruna.health()).toBe('0 of 3')
  })

  test('[RF-124, RF-125, RF-126, RF-127] a Jump leaves the room between as it is, Blockers and all', () => {
    const table = fight('kaja', '1A', { items: [charge('herbs')] })
    table.play(item('herbs'))
    expect(table.refusal(via('r2', 'r2'))).toBe('BAD_JUMP')
    expect(table.refusal(via('r3', 'r6'))).toBe('NOT_ADJACENT')
    expect(table.refusal(via('r2', 'r6'))).toBe('NOT_ADJACENT')
    expect(table.refusal(at('r2'))).toBe('BAD_FORMAT')
    expect(the(table.play(via('r2', 'r3')), 'jumped')).toMatchObject({ from: 'r1', via: 'r2', to: 'r3', visited: true })
    expect(table.board().rooms[1]!.visited).toBe(false)
  })

  test('[RF-128, RF-129, RF-R74, RF-R18] Evade is for one active Minion, here or next door', () => {
    const table = fight('nightjar', '1A', { at: 'r9', items: [charge('flash', 2)] })
    table.play(item('flash'))
    expect(table.refusal(at('r9', 'boss'))).toBe('WRONG_TYPE')
    expect(table.refusal(at('r1', 0))).toBe('NOT_ADJACENT')
    table.play(at('r9', 0))
    expect(table.refusal(at('r9', 0))).toBe('ALREADY_EVADED')
    table.play(at('r8', 0))
    const jacket = fight('johnny', '1A', { at: 'r6', items: [charge('jacket')] })
    jacket.play(item('jacket'))
    expect(jacket.refusal(at('r6', 0))).toBe('WRONG_TYPE')
    expect(jacket.choices()).toEqual([at('r6', 2), at('r4', 2)])
    const parry = fight('kaja', '1A', { at: 'r5', tiles: ['parry'], sets: [set('parry', 'RB')] })
    parry.play(use('parry'), at('r5', 0))
    expect(parry.choices()).toEqual([at('r5', 2)])
  })

  test('[RF-R63] up to three Grunts of Bellow: the first must be, the others may', () => {
    const table = fight('bruna', '1A', { tiles: ['bellow'], sets: [set('bellow', 'RG')] })
    table.play(use('bellow'))
    expect(table.refusal(SKIP)).toBe('MUST_TARGET')
    const events = table.play(at('r1', 0), SKIP, at('r2', 0))
    expect(those(events, 'evaded')).toHaveLength(2)
    expect(table.asked).toBe('0 fight')
  })

  test('[RF-131, RF-132] Kill crosses out any Minion here, whatever protects it', () => {
    const table = fight('bruna', '1A', { at: 'r3', tiles: ['haymaker'], sets: [set('haymaker', 'DD')] })
    expect(the(table.play(use('haymaker'), at('r3', 0)), 'killed')).toMatchObject({ type: 'tough-guy', rule: 'RF-131' })
    const boss = fight('bruna', '1A', { boss: 'zemun', at: 'r9', items: [charge('adrenaline')] })
    boss.play(item('adrenaline'))
    expect(boss.refusal(at('r9', 'boss'))).toBe('WRONG_TYPE')
    expect(boss.refusal(at('r6', 0))).toBe('NOT_HERE')
    boss.play(at('r9', 0))
    expect(boss.health()).toBe('1 of 3')
  })

  test('[RF-131, RF-R22] Cantrips: up to three evaded Minions of one room', () => {
    const table = fight('nightjar', '1A', {
      tiles: ['cantrips'],
      items: [charge('flash', 2)],
      sets: [set('cantrips', 'RBG')],
    })
    expect(table.refusal(use('cantrips'))).toBe('NO_LEGAL_EFFECT(NOT_EVADED)')
    table.play(item('flash'), at('r2', 0), at('r2', 2), item('flash'), at('r5', 0), at('r5', 1), use('cantrips'))
    expect(table.refusal(at('r2', 1))).toBe('NOT_EVADED')
    table.play(at('r2', 0))
    expect(table.refusal(at('r5', 0))).toBe('OTHER_ROOM')
    const events = table.play(at('r2', 2))
    expect(deaths(events)).toEqual(['r2:2'])
    expect(table.asked).toBe('0 fight')
  })
})

describe('passive tiles', () => {
  test('[RF-R79] Lucky Throw: one Shoot instead of both Hits', () => {
    const johnny = { tiles: ['luckythrow'], sets: [set('punch', 'BBD')] } satisfies Partial<PlayerSetup>
    const table = fight('johnny', '1A', johnny)
    table.play(use('punch'))
    expect(table.choices()).toEqual([
      { kind: 'choose', option: 'hit' },
      { kind: 'choose', option: 'shoot' },
    ])
    expect(the(table.play({ kind: 'choose', option: 'shoot' }, at('r2', 0)), 'killed').by).toBe('tile.luckythrow')
    expect(table.asked).toBe('0 fight')
    const alone = fight('johnny', '1A', { ...johnny, dead: dead(['r1']) })
    alone.play(use('punch'))
    expect(alone.refusal({ kind: 'choose', option: 'hit' })).toBe('NO_LEGAL_EFFECT(DEAD_TARGET)')
    const unarmed = fight('johnny', '1A', { ...johnny, dead: dead(['r2', 'r5']) })
    unarmed.play(use('punch'), at('r1', 0))
    const single = fight('johnny', '1A', { ...johnny, dead: dead(['r1']), sets: [set('punch', 'BBB')] })
    expect(single.refusal(use('punch'))).toBe('NO_LEGAL_EFFECT(DEAD_TARGET)')
  })

  test('[RF-R80] Youthful Speed: before or after, not both, and after even if the Hit was impossible', () => {
    const johnny = {
      tiles: ['youthful'],
      sets: [set('charge', 'BRRG')],
      dead: dead(['r1', 'r5', 'r4']),
    } satisfies Partial<PlayerSetup>
    const before = fight('johnny', '1A', johnny)
    const events = before.play(use('charge'), at('r5'), at('r7'), at('r7', 0))
    expect(those(events, 'moved').map(({ by }) => by)).toEqual(['tile.youthful', 'basic.charge'])
    expect(before.asked).toBe('0 fight')
    const after = fight('johnny', '1A', johnny)
    const cut = after.play(use('charge'), SKIP, at('r5'))
    expect(kinds(cut)).toContain('cut-short')
    after.play(at('r4'))
    expect(after.board().at).toBe('r4')
  })

  test('[RF-R81] Following Through: after each Punch, even if a Hit was impossible', () => {
    const table = fight('kaja', '1A', { tiles: ['follow'], sets: [set('punch', 'BBD')] })
    const events = table.play(use('punch'), at('r1', 0), at('r5'))
    expect(kinds(events)).toContain('cut-short')
    expect(the(events, 'moved').by).toBe('tile.follow')
    const barred = fight('kaja', '1A', { at: 'r2', tiles: ['follow'], sets: [set('punch', 'BBB')] })
    barred.play(use('punch'), at('r2', 0))
    expect(barred.asked).toBe('0 fight')
  })

  test('[RF-R84, RF-R19, RF-137] Master Planner: the third death in a room that was never entered', () => {
    const johnny = {
      ...{ tiles: ['planner'], dead: dead(['r2:0,1'], 1), sets: [set('fire', 'GGG'), set('fire', 'GGG')] },
    } satisfies Partial<PlayerSetup>
    const table = fight('johnny', '1A', johnny, 2)
    table.play(use('fire'), at('r2', 2))
    expect(table.asked).toBe('0 gain')
    expect(table.refusal({ kind: 'gain', action: 'loot' })).toBe('NOT_GAINED')
    expect(the(table.play({ kind: 'gain', action: 'purchase', item: 'stims' }), 'purchased').by).toBe('tile.planner')
    table.play(item('stims'), at('r2'))
    const skipping = fight('johnny', '1A', johnny, 2)
    skipping.play(use('fire'), at('r2', 2), SKIP)
    expect(skipping.board().rooms[1]!.planned).toBe(true)
    const entered = fight('johnny', '1A', { ...johnny, visited: ['r2'] }, 2)
    entered.play(use('fire'), at('r2', 2))
    expect(entered.asked).toBe('0 fight')
    const full = fight(
      'johnny',
      '1A',
      { ...johnny, xp: 20, items: ['stims', 'mirror', 'rage', 'jacket'].map((name) => charge(name as 'stims', 2)) },
      2,
    )
    full.play(use('fire'), at('r2', 2))
    expect(full.asked).toBe('0 fight')
  })

  test('[RF-R63, RF-R75] an add-on that is left out is told as its tile’s, and before the next performance', () => {
    const table = fight('johnny', '1A', {
      ...{ at: 'r2', tiles: ['youthful'], items: [charge('rage')], sets: [set('charge', 'BRRB')] },
      dead: dead(['r1', 'r2', 'r5']),
    })
    const events = table.play(item('rage'), use('charge'), SKIP, at('r1'), SKIP)
    expect(those(events, 'skipped')).toMatchObject([{ by: 'tile.youthful' }, { by: 'tile.youthful' }])
    expect(kinds(events).slice(-3)).toEqual(['cut-short', 'skipped', 'performed'])
    const planner = fight('johnny', '1A', {
      ...{ tiles: ['planner'], dead: dead(['r2:0,1']), sets: [set('fire', 'GGG')] },
    })
    expect(the(planner.play(use('fire'), at('r2', 2), SKIP), 'skipped').by).toBe('tile.planner')
  })

  test('[RF-R84] the fourth death in a room is not the third, though the tile was bought in between', () => {
    const johnny = { tiles: ['planner'], sets: [set('fire', 'GGG')] } satisfies Partial<PlayerSetup>
    const table = fight('johnny', '3A', { ...johnny, dead: dead(['r2:0,1,2'], 1) }, 2)
    table.play(use('fire'), at('r2', 3))
    expect(table.asked).toBe('0 fight')
  })

  test('[RF-102] Backstab: a Hit that kills an evaded Minion evades another here', () => {
    const table = fight('nightjar', '1A', {
      at: 'r2',
      tiles: ['backstab'],
      items: [charge('flash')],
      sets: [set('punch', 'BBB'), set('fire', 'GGG')],
    })
    table.play(item('flash'), at('r2', 0), at('r1', 0), use('punch'), at('r2', 0))
    expect(table.refusal(at('r3', 0))).toBe('NOT_HERE')
    expect(the(table.play(at('r2', 2)), 'evaded').by).toBe('tile.backstab')
    table.play(use('fire'), at('r1', 0))
    expect(table.asked).toBe('0 fight')
  })
})

describe('Items', () => {
  test('[RF-133, RF-136] charges of one Item directly one after another', () => {
    const table = fight('johnny', '1A', { items: [charge('stims', 2)] })
    table.play(item('stims'), at('r5'), item('stims'), at('r4'))
    expect(table.board().items[0]).toEqual({ item: 'stims', marked: 2, spent: 2 })
  })

  test('[RF-R75] Rage Brew: several add up, only for an ability, and are lost at the end', () => {
    const kaja = {
      items: [charge('rage', 2), charge('herbs')],
      sets: [set('fire', 'GGG')],
    } satisfies Partial<PlayerSetup>
    const table = fight('kaja', '1A', { ...kaja, dead: dead(['r2:2']) })
    table.play(item('rage'), item('rage'), item('herbs'), via('r2', 'r4'))
    expect(the(table.play(use('fire')), 'began').times).toBe(3)
    expect(deaths(table.play(at('r2', 0), at('r2', 1), at('r5', 0)))).toHaveLength(3)
    const once = fight('kaja', '1A', { ...kaja, sets: [set('fire', 'GGG'), set('fire', 'GGG')] })
    once.play(item('rage'), use('fire'), at('r2', 0), at('r2', 1))
    expect(the(once.play(use('fire')), 'began').times).toBe(1)
    const lost = fight('kaja', '1A', kaja)
    expect(kinds(lost.play(item('rage'), DONE))).toContain('brew-lost')
  })

  test('[RF-R76] Pocket Mirror: a charge for each Objective, until something else is begun', () => {
    const johnny = {
      ...{ at: 'r9', dead: dead(['r9', 'r8:0,1'], 1), visited: ['r6', 'r8'], items: [charge('mirror', 2)] },
      sets: [set('fire', 'GGG')],
    } satisfies Partial<PlayerSetup>
    const table = fight('johnny', '1A', johnny, 2)
    expect(table.refusal(item('mirror'))).toBe('NO_MIRROR')
    table.play(mark('r9'), item('mirror'))
    expect(table.choices().slice(0, 2)).toEqual([
      { kind: 'choose', option: 'hit' },
      { kind: 'choose', option: 'shoot' },
    ])
    table.play({ kind: 'choose', option: 'shoot' }, at('r8', 2))
    expect(table.refusal(item('mirror'))).toBe('NO_MIRROR')
    const late = fight('johnny', '1A', johnny, 2)
    late.play(mark('r9'), use('fire'), at('r8', 2))
    expect(late.refusal(item('mirror'))).toBe('NO_MIRROR')
  })
})

describe('Traits', () => {
  test('[RF-R77] a Boss who dies counts, kills in several rooms do not add up, and a Wound ends it', () => {
    const johnny = {
      at: 'r9',
      boss: 'silk',
      bossHits: 3,
      dead: dead(['r9:0'], 1),
      sets: [set('punch', 'BBD'), set('punch', 'BBB')],
    } as const
    const table = fight('johnny', '2A', { ...johnny, sets: [...johnny.sets], dead: [...dead(['r9:0,1,2'], 1)] }, 2)
    table.play(use('punch'), at('r9', 'boss'), at('r9', 3))
    expect(table.board().fight!.exposed).toBe('r9')
    const apart = fight('johnny', '1A', {
      at: 'r5',
      tiles: ['barrage'],
      sets: [set('barrage', 'GGGG')],
      dead: dead(['r7:1,2', 'r4:1,2']),
    })
    apart.play(use('barrage'), at('r4', 0), at('r7', 0), at('r1', 0))
    expect(apart.board().fight!.exposed).toBeNull()
  })

  test('[RF-036] Crowded Stage: who still watches at the end wounds her', () => {
    const table = fight('nightjar', '1A', {})
    expect(those(table.play(DONE), 'wounded')[0]).toMatchObject({ by: 'trait.nightjar' })
    const alone = fight('nightjar', '1A', { dead: dead(['r1']) })
    expect(those(alone.play(DONE), 'wounded').filter(({ by }) => by === 'trait.nightjar')).toEqual([])
  })

  test('[RF-R69] a Trait’s Wound without a space is ignored', () => {
    const table = fight('nightjar', '1A', { wounds: 3 })
    expect(those(table.play(DONE), 'wound-ignored')[0]).toMatchObject({ by: 'trait.nightjar', rule: 'RF-R69' })
  })
})

test('[RF-104, RF-137, RF-091] every ability with dice can be used, and ends', () => {
  for (const [hero, den] of [
    ['johnny', '1A'],
    ['kaja', '2A'],
    ['nightjar', '3A'],
    ['bruna', '4A'],
  ] as const) {
    const table = fight(hero, den, { dead: dead(allBut(den, 'r1', 'r2')) })
    expect(table.asked).toBe('0 fight')
    table.play(DONE, ...(table.asked === '0 collect' ? [{ kind: 'done-collect' } as const] : []), RESOLVED)
    expect(table.state.round).toBe(2)
  }
})
