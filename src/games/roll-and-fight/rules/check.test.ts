import { describe, expect, test } from 'vitest'
import { checkContract } from '#engine/laws'
import { Match } from '#engine/match'
import { refusalOf } from '#engine/testing/refusals'
import { rollAndFight } from '#games/roll-and-fight/game'
import { alone, dead, faces, player, set, several } from '#games/roll-and-fight/testing/table'
import { trial } from '#games/roll-and-fight/testing/trials'
import { DEFAULTS } from '#games/roll-and-fight/options'
import type { Setup } from '#games/roll-and-fight/types'

const one = (more: object, rest: Partial<Setup> = {}): Setup => alone(player('kaja', '1A', more), rest)
const start = (setup: unknown, seats = 1) => Match.start(rollAndFight, { seats, setup, seed: 'check' })

describe('a position that cannot be', () => {
  test.each([
    ['RF-018', { seats: 1, phase: 'fighting' }],
    ['RF-018', { seats: 1 }],
    ['RF-R25', { seats: 2, boards: [1, 1] }],
    ['RF-R24', { seats: 2, boards: [1, 2], order: [0, 0] }],
    ['RF-189', { seats: 1, boards: [1], round: 2 }],
    ['RF-R24', several([player('kaja', '1A'), player('kaja', '2A', { boss: 'king' })])],
    ['RF-R25', several([player('kaja', '1A'), player('bruna', '1B', { boss: 'king' })])],
    ['RF-R25', several([player('kaja', '1A'), player('bruna', '2A')])],
    ['RF-R28', one({}, { options: { den: 2 } })],
    ['RF-R28', one({}, { options: { boss: 'king' } })],
    ['RF-038', one({}, { faces: ['loot', 'loot', 'loot'] })],
    ['RF-005', one({ items: [{ item: 'stims' }] })],
    ['RF-021', one({ items: [{ item: 'herbs' }, { item: 'herbs' }] })],
    ['RF-134', one({ items: [{ item: 'herbs', spent: 1 }] })],
    ['RF-005', one({ tiles: ['grit'] })],
    ['RF-R39', one({ tiles: ['kata', 'kata'] })],
    ['RF-055', one({ xp: 2, spent: 3 })],
    ['RF-122', one({ wounds: 4 })],
    ['RF-114', one({ boss: 'silk', bossHits: 5 })],
    ['RF-049', one({ tiles: ['follow'], recon: [{ ability: 'follow', marks: 2 }] })],
    ['RF-046', one({ recon: [{ ability: 'kata', marks: 2 }] })],
    ['RF-048', one({ recon: [{ ability: 'charge', marks: 1 }] })],
    ['RF-048', one({ recon: [{ ability: 'dash', marks: 2 }] })],
    ['RF-R104', one({ beatings: 1, recon: [{ ability: 'charge', marks: 2 }] })],
    ['RF-153', one({ collected: ['r1'] })],
    ['RF-011', one({ objectives: ['r1'] })],
    ['RF-007', one({ at: 'r9', den: '1B' })],
    ['RF-007', one({ dead: [{ room: 'r1', minions: [4] }] })],
    ['RF-027', one({ dead: dead(['r1'], 3) })],
    ['RF-R94', one({ dead: dead(['r1']), kills: { grunt: 0 } })],
    ['RF-082', one({ dice: faces('RR') })],
    ['RF-R99', one({ sets: [set('dash', 'RR')] }, { phase: 'flashback' })],
    ['RF-093', one({ bled: 1 }, { phase: 'resolution' })],
    ['RF-169', one({ evaded: [{ room: 'r1', minion: 0 }] })],
    ['RF-R65', one({ dead: dead(['r1']), evaded: [{ room: 'r1', minion: 0 }] }, { phase: 'resolution' })],
    ['RF-111', one({ dots: [{ room: 'r3', minion: 0 }] })],
    ['RF-110', one({ dots: [{ room: 'r1', minion: 0 }] })],
    ['RF-165', one({ beatings: 1, dice: faces('RRRR') }, { phase: 'rolling' })],
    ['RF-R108', one({ beatings: 2 })],
    ['RF-068', one({ sets: [set('kata', 'DDD')] })],
    ['RF-R51', one({ sets: [set('dash', 'RB')] })],
    ['RF-R51', one({ sets: [set('dash', 'RRR')] })],
    ['RF-166', one({ beatings: 1, sets: [set('charge', 'BRRB')] })],
    ['RF-072', one({ tiles: ['kata'], sets: [set('kata', 'DDD'), set('kata', 'DDD')] })],
    ['RF-017', one({ sets: Array.from({ length: 9 }, () => set('dash', 'RR')) })],
    ['RF-017', one({ sets: Array.from({ length: 8 }, () => set('dash', 'RR')) }, { phase: 'rolling' })],
  ] as const)('[%s] is refused: %j', (rule, setup) => {
    const refused = refusalOf(() => start(setup, setup.seats))
    expect(refused).toMatchObject({ code: 'illegal-setup', rule })
    expect(refused.message).toMatch(/^[a-z]+(\[\d\])?.*: .*\.$/)
  })

  test('[RF-001] nor one for another number of seats, or in other words', () => {
    expect(refusalOf(() => start(one({}), 2)).message).toContain('the position is for 1')
    expect(refusalOf(() => start({ seats: 1, phase: 'lunch' })).code).toBe('illegal-setup')
  })
})

test.each(['flashback', 'rolling', 'fighting', 'resolution'] as const)(
  'a position at the start of %s is played to its end',
  (phase) => {
    const setup = several([player('kaja', '1A'), player('bruna', '3B', { boss: 'king', beatings: 1 })], {
      phase,
      round: 4,
    })
    expect(() => checkContract(rollAndFight, { ...trial(DEFAULTS, 2, phase), setup })).not.toThrow()
  },
)
