import type { Guide, GuideStep } from '#engine/guide'
import type { GuideStepId } from '#games/roll-and-fight/text/guide-words'
import { english } from '#games/roll-and-fight/text/guide-english'
import { german } from '#games/roll-and-fight/text/guide-german'
import type { Choice, RollAndFight } from '#games/roll-and-fight/types'

/** Somebody alone has nobody to wait for. */
const step = (id: GuideStepId, choice: Choice, rules: readonly string[]): GuideStep<RollAndFight> => ({
  choice,
  rules,
  words: { en: english[id], de: german[id] },
  others: [],
  isOpen: false,
})

/** The last round of somebody alone, without hurry: the learner is Kaja, one door away from Don Zemun. */
export const guide: Guide<RollAndFight> = {
  start: {
    seats: 1,
    setup: {
      seats: 1,
      phase: 'flashback',
      round: 4,
      options: { mode: 'relaxed' },
      faces: ['training', 'recon', 'loot'],
      players: [
        {
          ...{ hero: 'kaja', den: '1A', boss: 'zemun', at: 'r6' },
          ...{ spaces: 4, wounds: 1, xp: 9, spent: 7, loot: 2, bossHits: 2 },
          visited: ['r1', 'r2', 'r3', 'r5', 'r6', 'r8'],
          objectives: ['r3'],
          collected: ['r3'],
          dead: [
            { room: 'r1', round: 1 },
            { room: 'r2', round: 1 },
            { room: 'r3', round: 2 },
            { room: 'r5', round: 2 },
            { room: 'r6', round: 3 },
            { room: 'r8', minions: [1, 2], round: 3 },
            { room: 'r9', minions: [0], round: 3 },
          ],
        },
      ],
    },
    dice: {
      'seat/0': [
        ...[1, 6, 2, 4], // run, wound, run, double blade
        ...[3, 5, 1], // blade, gun, run
      ],
    },
    seed: 'roll and fight',
  },
  seat: 0,
  verdicts: [],
  steps: [
    step('training', { kind: 'flash', slot: 0, action: 'training' }, ['RF-038', 'RF-041']),
    step('buy', { kind: 'buy', tile: 'reverse' }, ['RF-055', 'RF-057', 'RF-190']),
    step('recon', { kind: 'flash', slot: 1, action: 'recon', arg: 'punch' }, ['RF-046', 'RF-047']),
    step('loot', { kind: 'flash', slot: 2, action: 'loot' }, ['RF-050', 'RF-051']),
    step('purchase', { kind: 'flash', slot: 'bonus', action: 'purchase', arg: 'katana' }, [
      'RF-042',
      'RF-043',
      'RF-052',
    ]),
    step('prepared', { kind: 'done-flashback' }, ['RF-061', 'RF-R30']),
    step('first-roll', { kind: 'roll', dice: [1, 2, 3, 4] }, ['RF-037', 'RF-063', 'RF-R60']),
    step('dash', { kind: 'assign', ability: 'dash', dice: [1, 3], release: 2 }, ['RF-066', 'RF-070', 'RF-084']),
    step('next-beat', { kind: 'end-beat' }, ['RF-078', 'RF-R60']),
    step('second-roll', { kind: 'roll', dice: [2, 5, 6] }, ['RF-063', 'RF-064']),
    step('reverse', { kind: 'assign', ability: 'reverse', dice: [2, 4], release: null }, [
      'RF-066',
      'RF-067',
      'RF-091',
    ]),
    step('stop', { kind: 'stop' }, ['RF-080', 'RF-082', 'RF-R53']),
    step('run', { kind: 'use', ability: 'dash', set: 0 }, ['RF-094', 'RF-095', 'RF-101']),
    step('room', { kind: 'target', room: 'r9' }, ['RF-105', 'RF-107']),
    step('cut', { kind: 'use', ability: 'reverse', set: 0 }, ['RF-097', 'RF-112']),
    step('grunt', { kind: 'target', room: 'r9', enemy: 1 }, ['RF-108', 'RF-109']),
    step('boss', { kind: 'target', room: 'r9', enemy: 'boss' }, ['RF-113', 'RF-112']),
    step('punch', { kind: 'use', ability: 'punch', set: null }, ['RF-047', 'RF-100', 'RF-R37']),
    step('blow', { kind: 'target', room: 'r9', enemy: 'boss' }, ['RF-085', 'RF-113']),
    step('katana', { kind: 'item', item: 'katana' }, ['RF-133', 'RF-136']),
    step('first-cut', { kind: 'target', room: 'r9', enemy: 'boss' }, ['RF-113']),
    step('last-cut', { kind: 'target', room: 'r9', enemy: 'boss' }, ['RF-115', 'RF-173']),
    step('objective', { kind: 'mark', room: 'r9' }, ['RF-138', 'RF-147']),
    step('done', { kind: 'done-fighting' }, ['RF-032', 'RF-R40']),
    step('collect', { kind: 'collect', room: 'r5', action: 'loot' }, ['RF-151', 'RF-152', 'RF-154']),
    step('end', { kind: 'done-resolution' }, ['RF-160', 'RF-170', 'RF-187']),
  ],
}
