import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Match } from '#engine/match'
import { refusalOf } from '#engine/testing/refusals'
import { rollAndFight } from '#games/roll-and-fight/game'
import { CODES, refuse } from '#games/roll-and-fight/rules/refusals'
import { refusals } from '#games/roll-and-fight/rules/why-not'
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
  SKIP,
  STOP,
  Table,
  use,
  via,
} from '#games/roll-and-fight/testing/table'
import type { Choice, PlayerSetup, Setup } from '#games/roll-and-fight/types'

// Section F of the rules document.

const RULES = readFileSync(new URL('../../../../docs/rules/roll-and-fight.md', import.meta.url), 'utf8')
const [SECTION] = RULES.slice(RULES.indexOf('## F. Bad input')).split('\n## G')
const ROWS = [...SECTION!.matchAll(/^\| `([A-Z_]+)` \|.*\| ([^|]+) \|$/gm)].map(
  ([, code, text]) => [code!, text!] as const,
)

test('the codes are those of the document, in its order, with its words', () => {
  expect(ROWS).toHaveLength(CODES.length)
  expect(CODES.map((code) => [code, refuse(code).message])).toEqual(ROWS)
})

test('every refusal names a clause that there is', () => {
  for (const code of CODES) expect(RULES).toContain(`- **${refuse(code).rule}**`)
})

type Hero = PlayerSetup['hero']
const flashback = (
  hero: Hero,
  more: Partial<PlayerSetup> = {},
  first: NonNullable<Setup['faces']>[number] = 'training',
) => new Table(alone(player(hero, '1A', more), { phase: 'flashback', faces: [first, 'recon', 'purchase'], round: 2 }))
const fight = (hero: Hero, more: Partial<PlayerSetup> = {}) => new Table(alone(player(hero, '1A', more)))
const resolution = (hero: Hero, more: Partial<PlayerSetup> = {}) =>
  new Table(alone(player(hero, '1A', more), { phase: 'resolution' }))

function race(more: Partial<PlayerSetup> = {}, hero: Hero = 'bruna'): Table {
  const table = new Table(alone(player(hero, '1A', more), { phase: 'rolling' }))
  table.until(table.state.race!.opens)
  return table
}

/** In the midst of something. */
function amid(table: Table, ...choices: Choice[]): Table {
  table.play(...choices)
  return table
}

const charge = (name: Extract<Choice, { kind: 'item' }>['item'], marked = 1) => ({ item: name, marked })
const assign = (ability: string, ...dice: number[]) => ({ kind: 'assign', ability, dice })
const buy = (tile: string, discard?: string) => ({ kind: 'buy', tile, ...(discard && { discard }) })
const FIRE = { sets: [set('fire', 'GGG')] }
const PUNCH = { sets: [set('punch', 'BBB')] }

const ATTEMPTS: readonly (readonly [code: string, words: string, attempt: () => string])[] = [
  ['NOT_YOUR_SEAT', 'somebody who has no board', () => fight('kaja').refusal(DONE, 3)],
  ['WRONG_PHASE', 'a roll in the fight', () => fight('kaja').refusal(roll(1))],
  ['WRONG_PHASE', 'a purchase in the race', () => race().refusal(buy('grit'))],
  ['WRONG_PHASE', 'the end of Flashback in the race', () => race().refusal(FLASHED)],
  [
    'WRONG_PHASE',
    'a tick of the clock where no time passes',
    () => fight('kaja').refusal({ kind: 'tick', at: 200 }, 'clock'),
  ],
  ['ALREADY_STOPPED', 'a roll after stopping', () => stopped().refusal(roll(1))],
  ['NOT_YOUR_DIE', 'a die that there is not', () => race().refusal(roll(7))],
  ['NOT_YOUR_DIE', 'in front of any other fault', () => race({ dice: faces('WRRR') }).refusal(roll(1, 7))],
  ['EMPTY_ROLL', 'a roll of nothing', () => race().refusal(roll())],
  ['WOUND_LOCKED', 'a Wound', () => race({ dice: faces('WRRR') }).refusal(roll(1))],
  ['NOT_ON_BOARD', 'a tile that is not there', () => fight('kaja').refusal(use('kata'))],
  [
    'OVER_LIMIT',
    'four dice after a Beating',
    () => race({ beatings: 1, dice: faces('BRR') }).refusal(assign('charge', 1, 2, 3)),
  ],
  [
    'OVER_LIMIT',
    'and no Recon for them',
    () => flashback('kaja', { beatings: 1 }).refusal(flash(1, 'recon', 'charge')),
  ],
  [
    'ONE_USE_RECONNED',
    'a set for what is prepared',
    () =>
      race({ tiles: ['grit'], recon: [{ ability: 'grit', marks: 2 }], dice: faces('WBRR') }).refusal(
        assign('grit', 1, 2),
      ),
  ],
  [
    'ONE_USE_SPENT',
    'a second set',
    () => race({ tiles: ['grit'], sets: [set('grit', 'WB')], dice: faces('WBRR') }).refusal(assign('grit', 1, 2)),
  ],
  ['UNROLLED_DIE', 'a die without a face', () => race().refusal(assign('dash', 1, 2))],
  ['WRONG_COUNT', 'three dice for two', () => race({ dice: faces('RRRR') }).refusal(assign('dash', 1, 2, 3))],
  ['WRONG_SET', 'other faces', () => race({ dice: faces('RBRR') }).refusal(assign('dash', 1, 2))],
  ['FLASH_SPENT', 'an action twice', () => amid(flashback('kaja'), flash(0, 'training')).refusal(flash(0, 'training'))],
  ['NO_LOOT_HERE', 'Loot as bonus', () => flashback('kaja').refusal(flash('bonus', 'loot'))],
  ['NO_LOOT_HERE', 'Loot for another die', () => flashback('kaja').refusal(flash(0, 'loot'))],
  ['FLASH_MISMATCH', 'another action than the die shows', () => flashback('kaja').refusal(flash(0, 'recon', 'punch'))],
  ['TRACK_FULL', 'Training on a full track', () => flashback('kaja', { xp: 20 }).refusal(flash('bonus', 'training'))],
  ['TRACK_FULL', 'Loot on a full track', () => flashback('kaja', { loot: 5 }, 'loot').refusal(flash(0, 'loot'))],
  [
    'NO_SQUARE',
    'a third charge',
    () => flashback('kaja', { items: [charge('herbs', 2)] }).refusal(flash(2, 'purchase', 'herbs')),
  ],
  [
    'TAX_UNPAID',
    'the Pawnbroker',
    () => flashback('kaja', { boss: 'pawn' }).refusal(flash('bonus', 'purchase', 'herbs')),
  ],
  ['NOTHING_TO_HEAL', 'no Wound', () => flashback('kaja').refusal(flash('bonus', 'healing', 'clear'))],
  [
    'RECON_IMPOSSIBLE',
    'a passive tile',
    () => flashback('kaja', { tiles: ['follow'] }).refusal(flash(1, 'recon', 'follow')),
  ],
  [
    'RECON_DONE',
    'Recon twice',
    () => amid(flashback('kaja'), flash(1, 'recon', 'punch')).refusal(flash('bonus', 'recon', 'punch')),
  ],
  [
    'ALREADY_OWNED',
    'a tile that is there',
    () => flashback('kaja', { tiles: ['follow'], xp: 9 }).refusal(buy('follow')),
  ],
  ['WRONG_HERO', 'a tile of somebody else', () => flashback('kaja', { xp: 9 }).refusal(buy('grit'))],
  ['NEEDS_XP', 'too little Experience', () => flashback('kaja', { xp: 4, spent: 1 }).refusal(buy('follow'))],
  [
    'SLOTS_FULL',
    'a fifth tile',
    () => flashback('kaja', { xp: 9, tiles: ['follow', 'parry', 'kata', 'exploit'] }).refusal(buy('reverse')),
  ],
  [
    'DISCARD_NOT_NEEDED',
    'a discard for nothing',
    () => flashback('kaja', { xp: 9, tiles: ['follow'] }).refusal(buy('reverse', 'follow')),
  ],
  ['FINISH_FIRST', 'the end in the midst of something', () => amid(fight('kaja', FIRE), use('fire')).refusal(DONE)],
  ['NO_USE_LEFT', 'no set', () => fight('kaja').refusal(use('fire'))],
  ['NO_CHARGE', 'no charge', () => fight('kaja').refusal(item('herbs'))],
  [
    'WRONG_TIMING',
    'what is for Resolution',
    () => fight('bruna', { wounds: 1, items: [charge('wind')] }).refusal(item('wind')),
  ],
  [
    'WRONG_TIMING',
    'what is for the fight',
    () => resolution('kaja', { items: [charge('herbs')] }).refusal(item('herbs')),
  ],
  ['WRONG_TIMING', 'a target for nothing', () => fight('kaja').refusal(at('r2'))],
  [
    'NO_MIRROR',
    'the Mirror without an Objective',
    () => fight('johnny', { items: [charge('mirror')] }).refusal(item('mirror')),
  ],
  ['MUST_TARGET', 'to skip what must be', () => amid(fight('kaja', FIRE), use('fire')).refusal(SKIP)],
  [
    'NOT_ADJACENT',
    'a room without a door',
    () => amid(fight('kaja', { sets: [set('dash', 'RR')] }), use('dash')).refusal(at('r9')),
  ],
  [
    'BAD_JUMP',
    'back to where one was',
    () => amid(fight('kaja', { items: [charge('herbs')] }), item('herbs')).refusal(via('r2', 'r1')),
  ],
  ['SHOOT_OWN_ROOM', 'a shot here', () => amid(fight('kaja', FIRE), use('fire')).refusal(at('r1', 0))],
  ['NOT_HERE', 'a Hit elsewhere', () => amid(fight('kaja', PUNCH), use('punch')).refusal(at('r2', 0))],
  [
    'DEAD_TARGET',
    'the dead',
    () => amid(fight('kaja', { ...FIRE, dead: dead(['r2:0']) }), use('fire')).refusal(at('r2', 0)),
  ],
  [
    'BOSS_GUARDED',
    'a Boss with Grunts',
    () => amid(fight('kaja', { ...PUNCH, at: 'r9' }), use('punch')).refusal(at('r9', 'boss')),
  ],
  [
    'BOSS_IMMUNE',
    'a shot at Silk Varga',
    () =>
      amid(fight('kaja', { ...FIRE, boss: 'silk', at: 'r6', dead: dead(['r9']) }), use('fire')).refusal(
        at('r9', 'boss'),
      ),
  ],
  [
    'GRUNT_FIRST',
    'a shot past a Grunt',
    () => amid(fight('kaja', { ...FIRE, boss: 'zemun' }), use('fire')).refusal(at('r2', 2)),
  ],
  [
    'WRONG_TYPE',
    'the Boss evaded',
    () => amid(fight('nightjar', { at: 'r9', items: [charge('flash')] }), item('flash')).refusal(at('r9', 'boss')),
  ],
  [
    'ALREADY_EVADED',
    'evaded twice',
    () => amid(fight('nightjar', { items: [charge('flash')] }), item('flash'), at('r1', 0)).refusal(at('r1', 0)),
  ],
  ['NOT_EVADED', 'Cantrips on somebody who looks', () => cantrips().refusal(at('r2', 1))],
  ['SAME_ROOM', 'Lucky Shot twice into a room', () => shots('luckyshot', 'GG').refusal(at('r2', 1))],
  ['OTHER_ROOM', 'Table Toss into two rooms', () => shots('table', 'BBR', 'bruna').refusal(at('r5', 0))],
  [
    'ALREADY_MARKED',
    'an Objective twice',
    () => resolution('kaja', { at: 'r3', objectives: ['r3'] }).refusal(mark('r3')),
  ],
  ['NOT_MET', 'an Objective that is not fulfilled', () => resolution('kaja', { at: 'r3' }).refusal(mark('r3'))],
  ['BAD_FORMAT', 'what is no choice', () => fight('kaja').refusal({ kind: 'dance' })],
  ['BAD_FORMAT', 'more than there should be', () => fight('kaja').refusal({ ...DONE, now: true })],
  ['BAD_FORMAT', 'an action without what it is for', () => flashback('kaja').refusal(flash(2, 'purchase'))],
]

function stopped(): Table {
  const table = new Table(several([player('johnny', '1A'), player('kaja', '2A', { boss: 'king' })]))
  table.until(table.state.race!.opens)
  table.play(STOP)
  table.until(table.state.time + 200)
  return table
}

/** Katana where the Boss stands with a Minion who is no Grunt. */
const katana = (): Table =>
  new Table(alone(player('kaja', '2A', { at: 'r9', items: [charge('katana', 2)], dead: dead(['r9:0,1,2']) })))

/** Adrenaline, which kills, where the Boss stands among his Minions. */
const adrenaline = (): Table => fight('bruna', { boss: 'zemun', at: 'r9', items: [charge('adrenaline')] })

const recon = (): Table => flashback('kaja')
const dashing = (): Table => amid(fight('johnny', { sets: [set('dash', 'RR')] }), use('dash'))
const collecting = (more: Partial<PlayerSetup> = {}): Table =>
  new Table(
    alone(player('johnny', '2A', { ...more, visited: ['r1', 'r7'], dead: dead(['r7', 'r1']) }), {
      phase: 'resolution',
    }),
  )
const collect = (room: string, action: string, arg?: string) => ({ kind: 'collect', room, action, ...(arg && { arg }) })
const bellow = (more: Partial<PlayerSetup> = {}): Table =>
  fight('bruna', { tiles: ['bellow'], sets: [set('bellow', 'RG')], ...more })
const haymaker = (): Table => fight('bruna', { tiles: ['haymaker'], sets: [set('haymaker', 'DD')] })
const relaxed = (): Table => new Table(alone(player('bruna', '1A'), { phase: 'rolling', options: { mode: 'relaxed' } }))

/** The Boss is dead, and Grunts are left. */
const duster = (): Table => amid(fight('bruna', { at: 'r9', bossHits: 5, items: [charge('duster')] }), item('duster'))

/** Backstab, after a Hit on somebody evaded. */
function backstab(): Table {
  const table = fight('nightjar', { at: 'r2', tiles: ['backstab'], items: [charge('flash')], ...PUNCH })
  return amid(table, item('flash'), at('r2', 0), at('r2', 1), use('punch'), at('r2', 0))
}

/** Master Planner, where a third Minion has fallen. */
const planner = (): Table =>
  amid(fight('johnny', { tiles: ['planner'], dead: dead(['r2:0,1'], 1), ...FIRE }), use('fire'), at('r2', 2))

function cantrips(): Table {
  const table = fight('nightjar', { tiles: ['cantrips'], items: [charge('flash')], sets: [set('cantrips', 'RBG')] })
  return amid(table, item('flash'), at('r2', 0), at('r2', 2), use('cantrips'))
}

function shots(ability: 'luckyshot' | 'table', letters: string, hero: Hero = 'johnny'): Table {
  return amid(fight(hero, { tiles: [ability], sets: [set(ability, letters)] }), use(ability), at('r2', 0))
}

describe('each of them', () => {
  test.each(ATTEMPTS)('[%s] %s', (code, _words, attempt) => {
    expect(attempt()).toBe(code)
  })

  test('[BOSS_CAPPED, NO_LEGAL_EFFECT] the Abbot takes no fourth damage, and says so', () => {
    const table = fight('bruna', {
      boss: 'abbot',
      at: 'r9',
      dead: dead(['r9']),
      items: [charge('duster', 2)],
      ...PUNCH,
    })
    table.play(item('duster'), at('r9', 'boss'), at('r9', 'boss'), item('duster'), at('r9', 'boss'))
    expect(table.refusal(use('punch'))).toBe('NO_LEGAL_EFFECT(BOSS_CAPPED)')
  })

  test.each<readonly [code: string, rule: string, attempt: () => readonly [Table, unknown]]>([
    ['OTHER_ROOM', 'RF-091', () => [shots('table', 'BBR', 'bruna'), at('r5', 0)]],
    ['WRONG_TIMING', 'RF-097', () => [fight('kaja'), at('r2')]],
    ['WRONG_TIMING', 'RF-097', () => [fight('kaja'), SKIP]],
    ['WRONG_TIMING', 'RF-R73', () => [fight('johnny', { tiles: ['vburst'] }), { kind: 'start', tile: 'vburst' }]],
    ['WRONG_TIMING', 'RF-149', () => [resolution('kaja'), { kind: 'done-collect' }]],
    ['WRONG_TIMING', 'RF-160', () => [resolution('kaja', { items: [charge('herbs')] }), item('herbs')]],
    ['WRONG_TIMING', 'RF-103', () => [fight('bruna', { wounds: 1, items: [charge('wind')] }), item('wind')]],
    ['BAD_RELEASE', 'RF-R49', () => [race({ dice: faces('WWRR') }), { kind: 'bleed', die: 1, release: [3] }]],
    ['BAD_RELEASE', 'RF-070', () => [race({ dice: faces('RRWR') }), { ...assign('dash', 1, 2), release: 4 }]],
    ['WRONG_HERO', 'RF-005', () => [fight('kaja'), item('stims')]],
    ['WRONG_TYPE', 'RF-R20', () => [amid(katana(), item('katana')), at('r9', 3)]],
    ['WRONG_TYPE', 'RF-131', () => [amid(adrenaline(), item('adrenaline')), at('r9', 'boss')]],
    ['WRONG_TYPE', 'RF-091', () => [amid(bellow(), use('bellow')), at('r2', 2)]],
    ['WRONG_TYPE', 'RF-R74', () => [amid(bellow({ at: 'r9' }), use('bellow')), at('r9', 'boss')]],
    ['NOT_HERE', 'RF-131', () => [amid(haymaker(), use('haymaker')), at('r2', 0)]],
    ['NOT_HERE', 'RF-108', () => [amid(fight('kaja', PUNCH), use('punch')), at('r2', 0)]],
    ['NOT_HERE', 'RF-091', () => [backstab(), at('r1', 0)]],
    ['NOT_ON_BOARD', 'RF-068', () => [race({ dice: faces('DDRR') }), assign('haymaker', 1, 2)]],
    ['NOT_ON_BOARD', 'RF-046', () => [flashback('kaja'), flash(1, 'recon', 'kata')]],
    ['NOT_ON_BOARD', 'RF-094', () => [fight('kaja'), use('kata')]],
    ['NOT_ON_BOARD', 'RF-059', () => [flashback('kaja', { xp: 9 }), buy('follow', 'kata')]],
    ['TAKES_NO_DICE', 'RF-074', () => [race({ tiles: ['knuckles'], dice: faces('DDRR') }), assign('knuckles', 1)]],
    ['TAKES_NO_DICE', 'RF-R21', () => [race({ tiles: ['vstrike'], dice: faces('DDRR') }), assign('vstrike', 1)]],
    ['OVER_LIMIT', 'RF-R104', () => [flashback('kaja', { beatings: 1 }), flash(1, 'recon', 'charge')]],
    ['TRACK_FULL', 'RF-R31', () => [flashback('kaja', { xp: 20 }), flash('bonus', 'training')]],
    ['TRACK_FULL', 'RF-R7', () => [flashback('kaja', { loot: 5 }, 'loot'), flash(0, 'loot')]],
    ['NO_LOOT_HERE', 'RF-053', () => [flashback('kaja'), flash('bonus', 'loot')]],
    ['NO_LOOT_HERE', 'RF-054', () => [flashback('kaja', { xp: 20 }), flash(0, 'loot')]],
    ['FLASH_SPENT', 'RF-052', () => [amid(flashback('kaja'), flash('bonus', 'training')), flash('bonus', 'training')]],
    ['FLASH_SPENT', 'RF-039', () => [amid(flashback('kaja'), flash(0, 'training')), flash(0, 'training')]],
    ['NOT_GAINED', 'RF-R19', () => [planner(), { kind: 'gain', action: 'loot' }]],
    ['BAD_FORMAT', 'RF-R119', () => [amid(fight('kaja', FIRE), use('fire')), at('r2', 'boss')]],
    ['WRONG_STEP', 'RF-R60', () => [relaxed(), STOP]],
    ['WRONG_STEP', 'RF-R60', () => [amid(relaxed(), roll()), roll(1)]],
    ['WRONG_STEP', 'RF-R60', () => [amid(relaxed(), roll()), { kind: 'take' }]],
  ])('[%s] by %s', (code, rule, attempt) => {
    const [table, choice] = attempt()
    expect(rollAndFight.whyNot(table.state, 0, choice)).toMatchObject({ code, rule })
  })

  test.each<readonly [code: string, before: string, attempt: () => string]>([
    ['NOT_VISITED', 'TRACK_FULL', () => collecting({ loot: 5 }).refusal(collect('r5', 'loot'))],
    ['NOT_VISITED', 'WRONG_HERO', () => collecting().refusal(collect('r5', 'purchase', 'katana'))],
    ['FLASH_SPENT', 'NOT_ON_BOARD', () => amid(recon(), flash(1, 'recon', 'dash')).refusal(flash(1, 'recon', 'kata'))],
    ['FLASH_MISMATCH', 'NOT_ON_BOARD', () => recon().refusal(flash(0, 'recon', 'kata'))],
    ['WRONG_TIMING', 'NO_CHARGE', () => collecting().refusal(item('stims'))],
    ['WRONG_TIMING', 'WRONG_HERO', () => collecting().refusal(item('katana'))],
    ['WRONG_TIMING', 'NOT_ON_BOARD', () => fight('johnny').refusal({ kind: 'start', tile: 'vburst' })],
    ['FINISH_FIRST', 'WRONG_HERO', () => dashing().refusal(item('katana'))],
    ['FINISH_FIRST', 'NOT_ON_BOARD', () => dashing().refusal({ kind: 'start', tile: 'vburst' })],
    ['FINISH_FIRST', 'NOT_ON_BOARD', () => dashing().refusal(use('barrage'))],
    ['BAD_FORMAT', 'NOT_YOUR_DIE', () => race().refusal(roll(7, 7))],
    ['FLASH_SPENT', 'BAD_FORMAT', () => amid(recon(), flash(0, 'training')).refusal(flash(0, 'purchase'))],
    ['NOT_YOUR_DIE', 'NOT_ON_BOARD', () => race().refusal(assign('kata', 7, 8, 9))],
    ['NOT_ON_BOARD', 'UNROLLED_DIE', () => race().refusal(assign('kata', 1, 2, 3))],
    [
      'BAD_RELEASE',
      'NOT_A_WOUND',
      () => race({ dice: faces('RRRR') }).refusal({ kind: 'bleed', die: 1, release: [2] }),
    ],
    ['NO_CHARGE', 'WRONG_TIMING', () => fight('bruna').refusal(item('wind'))],
    ['DEAD_TARGET', 'BOSS_GUARDED', () => duster().refusal(at('r9', 'boss'))],
  ])('[BAD_FORMAT] in the order of section F: %s comes before %s', (code, _before, attempt) => {
    expect(attempt()).toBe(code)
  })

  test('[BOSS_GUARDED, NO_LEGAL_EFFECT] of several reasons the higher one is given', () => {
    const table = fight('kaja', { at: 'r9', items: [charge('katana')] })
    expect(table.refusal(item('katana'))).toBe('NO_LEGAL_EFFECT(BOSS_GUARDED)')
  })

  test('[MATCH_OVER, RF-167] somebody alone is dead, and the match over with it', () => {
    const table = resolution('kaja', { beatings: 1, wounds: 3, dead: dead(['r1', 'r2', 'r5']) })
    table.play(RESOLVED)
    expect(table.refusal(RESOLVED)).toBe('MATCH_OVER')
    expect(rollAndFight.whyNot(table.state, 0, RESOLVED)).toMatchObject({ rule: 'RF-167' })
  })

  test('[DEAD_PLAYER] whoever is dead while others play on', () => {
    const table = new Table(several([player('bruna', '1A', { beatings: 2 }), player('kaja', '2A', { boss: 'king' })]))
    expect(table.refusal(roll(1))).toBe('DEAD_PLAYER')
  })

  test('[FINISHED] whoever is done, and others are not, hears just that', () => {
    const two = (phase: 'flashback' | 'fighting') =>
      new Table(several([player('bruna', '1A'), player('kaja', '2A', { boss: 'king' })], { phase }))
    const [flashing, fighting] = [amid(two('flashback'), FLASHED), amid(two('fighting'), DONE, RESOLVED)]
    const why = (table: Table, choice: Choice) => rollAndFight.whyNot(table.state, 0, choice)
    expect(why(flashing, FLASHED)).toMatchObject({ code: 'FINISHED', rule: 'RF-061' })
    expect(why(flashing, flash('bonus', 'training'))).toMatchObject({ code: 'FINISHED', rule: 'RF-061' })
    for (const choice of [DONE, RESOLVED, mark('r1')])
      expect(why(fighting, choice)).toMatchObject({ code: 'FINISHED', rule: 'RF-033' })
    expect(why(fighting, roll(1))).toMatchObject({ code: 'WRONG_PHASE' })
  })

  test('[RF-R44, BAD_FORMAT] a moment that is no tick', () => {
    expect(rollAndFight.whyNot(race().state, 'clock', { kind: 'tick', at: 3333 })).toMatchObject({
      code: 'BAD_FORMAT',
      rule: 'RF-R44',
    })
  })

  test('[MOVE_BLOCKED, NO_LEGAL_EFFECT] the reason is given', () => {
    expect(fight('kaja', { at: 'r2', sets: [set('dash', 'RR')] }).refusal(use('dash'))).toBe(
      'NO_LEGAL_EFFECT(MOVE_BLOCKED)',
    )
  })

  test('[NOT_YOUR_TURN, HERO_TAKEN] picking a Hero', () => {
    const match = Match.start(rollAndFight, { seats: 2, seed: 'pick' })
    const [first, second] = match.state.order as [number, number]
    const pick = (actor: number) => match.submit({ actor, choice: { kind: 'pick-hero', hero: 'kaja' } })
    expect(refusalOf(() => pick(second)).code).toBe('NOT_YOUR_TURN')
    pick(first)
    expect(refusalOf(() => pick(first)).code).toBe('NOT_YOUR_TURN')
    expect(refusalOf(() => pick(second)).code).toBe('HERO_TAKEN')
  })

  test('[QUESTION_CLOSED, RF-R118, NO_UNDO, BAD_SETUP, NOT_YOUR_SEAT] what the platform refuses, under the game’s codes', () => {
    expect(refusals.stale!.code).toBe('QUESTION_CLOSED')
    expect(refusals['nothing-to-undo']!.code).toBe('NO_UNDO')
    expect(refusals.option!.code).toBe('BAD_SETUP')
    expect(refusals['no-seat']!.code).toBe('NOT_YOUR_SEAT')
    const match = Match.start(rollAndFight, {
      seats: 1,
      setup: alone(player('kaja', '1A'), { phase: 'flashback' }),
      seed: 'late',
    })
    const { decision } = match.pending()[0]!
    match.submit({ actor: 0, choice: flash('bonus', 'training') }, decision)
    expect(refusalOf(() => match.submit({ actor: 0, choice: FLASHED }, decision)).code).toBe('QUESTION_CLOSED')
  })

  test('[RF-R118, RF-R53, ALREADY_STOPPED] whoever has stopped is told so, also by the number of the race', () => {
    const setup = several([player('johnny', '1A'), player('kaja', '2A', { boss: 'king' })])
    const match = Match.start(rollAndFight, { seats: 2, setup, seed: 'stopped' })
    match.submit({ actor: 'clock', choice: { kind: 'tick', at: 3000 } })
    const { decision } = match.pending().find(({ actor }) => actor === 0)!
    match.submit({ actor: 0, choice: STOP }, decision)
    match.submit({ actor: 'clock', choice: { kind: 'tick', at: 3200 } })
    expect(refusalOf(() => match.submit({ actor: 0, choice: roll(1) }, decision)).code).toBe('ALREADY_STOPPED')
  })

  test('[MATCH_OVER] when the match is over nothing is possible', () => {
    const table = new Table(
      alone(player('kaja', '1A', { dead: dead(allBut('1A')) }), { phase: 'resolution', round: 4 }),
    )
    table.play(RESOLVED)
    expect(table.refusal(RESOLVED)).toBe('MATCH_OVER')
    expect(table.choices()).toEqual([])
  })
})
