import { SeededRandom } from '#engine/random'
import type { Face } from '#games/roll-and-fight/content/vocabulary'
import { rollAndFight } from '#games/roll-and-fight/game'
import type { Board, Choice, PlayerSetup, Setup } from '#games/roll-and-fight/types'

// The positions in the pictures. They are played with the real rules, so that they look as they would at a table.

const setup = (player: PlayerSetup, more: Partial<Setup>): Setup => ({ seats: 1, players: [player], ...more })

/** The board of somebody alone as it is laid, and after each of some choices. */
function played(start: Setup, choices: readonly Choice[] = []): readonly Board[] {
  const table = { random: SeededRandom.from('learn'), tell: () => {} }
  const state = rollAndFight.begin(start, table)
  const boards = [structuredClone(state.boards[0]!)]
  for (const choice of choices) {
    rollAndFight.play(state, 0, choice, table)
    boards.push(structuredClone(state.boards[0]!))
  }
  return boards
}

/** A den at the start. */
export const RAID: Board = played(setup({ hero: 'johnny', den: '1A', boss: 'zemun' }, { phase: 'fighting' }))[0]!

/** RF-066 A roll, the set in it, and what is in hand afterwards. */
export const RACE = {
  ability: 'dash',
  rolled: ['run', 'wound', 'run', 'gun'],
  set: [1, 3],
  after: [null, 'gun', null, null],
} as const satisfies { ability: 'dash'; rolled: Face[]; set: number[]; after: (Face | null)[] }

/** RF-075 The same with a Wound that goes onto the Health Track. */
export const BLEED = {
  rolled: ['wound', 'wound', 'blade', 'gun'],
  bled: 1,
  after: [null, 'blade', 'gun', null],
} as const satisfies { rolled: Face[]; bled: number; after: (Face | null)[] }

/** A raid in three steps. */
export const FIGHT_SETUP: Setup = setup(
  {
    hero: 'bruna',
    den: '1A',
    boss: 'abbot',
    sets: [
      { ability: 'dash', faces: ['run', 'run'] },
      { ability: 'punch', faces: ['blade', 'double', 'blade'] },
      { ability: 'fire', faces: ['gun', 'gun', 'blade'] },
    ],
  },
  { phase: 'fighting' },
)
export const FIGHT_CHOICES: readonly Choice[] = [
  { kind: 'use', ability: 'dash', set: 0 },
  { kind: 'target', room: 'r2' },
  { kind: 'use', ability: 'punch', set: 0 },
  { kind: 'target', room: 'r2', enemy: 2 },
  { kind: 'target', room: 'r2', enemy: 0 },
  { kind: 'use', ability: 'fire', set: 0 },
  { kind: 'target', room: 'r4', enemy: 2 },
]
const FOUGHT = played(FIGHT_SETUP, FIGHT_CHOICES)
/** After the move, after both Hits, and after the shot. */
export const FIGHT: readonly Board[] = [FOUGHT[2]!, FOUGHT[5]!, FOUGHT[7]!]

/** RF-149 Loot that can be collected, and who hits back. */
export const END_SETUP: Setup = setup(
  {
    hero: 'bruna',
    den: '1A',
    boss: 'abbot',
    at: 'r3',
    visited: ['r2', 'r5'],
    dead: [{ room: 'r5' }, { room: 'r2' }, { room: 'r1' }],
  },
  { phase: 'fighting' },
)
export const END: Board = played(END_SETUP)[0]!
/** RF-161 Three spaces, all of them crossed out. */
export const BEATEN = ['wound', 'wound', 'wound'] as const

/** Section G, example 15. */
export const SCORE: Board = played(
  setup(
    {
      ...{ hero: 'kaja', den: '1A', boss: 'sickle', at: 'r9', loot: 4, xp: 9, spent: 7, bossHits: 4 },
      objectives: ['r3', 'r9'],
      visited: ['r1', 'r2', 'r3', 'r5', 'r6', 'r7', 'r8'],
      dead: [
        ...(['r1', 'r3', 'r4', 'r5', 'r6', 'r9'] as const).map((room) => ({ room, round: 1 })),
        { room: 'r2', minions: [0, 1], round: 1 },
        { room: 'r7', minions: [0, 1], round: 1 },
        { room: 'r8', minions: [1, 2], round: 1 },
      ],
    },
    { phase: 'resolution', round: 4 },
  ),
)[0]!
