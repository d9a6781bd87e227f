import type { Actor } from '#engine/game'
import { Match } from '#engine/match'
import { rollAndFight } from '#games/roll-and-fight/game'
import type { Options } from '#games/roll-and-fight/options'
import type { Choice, Event, PlayerSetup, RollAndFight, Setup } from '#games/roll-and-fight/types'
import type { KitStage, Reached } from '#web/design/parts'

type Move = readonly [actor: Actor, choice: Choice]

/** A moment of a match: a dealt start, or one written by hand; then who chooses what. */
interface Moment extends Omit<KitStage, 'reach'> {
  readonly seats?: number
  readonly options?: Partial<Options>
  readonly setup?: Setup
  readonly moves?: readonly Move[]
}

/** Plays there with the real rules. */
export function reach({ seats = 1, options = {}, setup, moves = [] }: Moment): Reached<RollAndFight> {
  const match = setup
    ? Match.start(rollAndFight, { seats: setup.seats, setup, seed: 'kit' })
    : Match.start(rollAndFight, { seats, options, seed: 'kit' })
  let last: readonly Event[] = match.opening
  for (const [actor, choice] of moves) last = match.submit({ actor, choice })
  return { match, last }
}

/** RF-R43 The countdown is over. */
const OPEN: Move = ['clock', { kind: 'tick', at: 3000 }]
const NEXT: Move = ['clock', { kind: 'tick', at: 3200 }]

const JOHNNY: PlayerSetup = {
  ...{ hero: 'johnny', den: '1A', boss: 'zemun', spaces: 4, wounds: 1, xp: 9, spent: 7, loot: 1 },
  tiles: ['barrage', 'dss', 'vburst'],
  items: [
    { item: 'stims', marked: 2, spent: 1 },
    { item: 'rage', marked: 1 },
  ],
}
const KAJA: PlayerSetup = {
  ...{ hero: 'kaja', den: '2B', boss: 'silk', wounds: 1, xp: 6, spent: 4 },
  tiles: ['reverse'],
}
const NIGHTJAR: PlayerSetup = {
  ...{ hero: 'nightjar', den: '3A', boss: 'king', xp: 8, spent: 6, loot: 2 },
  tiles: ['smoke', 'fan'],
}
const BRUNA: PlayerSetup = {
  ...{ hero: 'bruna', den: '4B', boss: 'pawn', xp: 4, spent: 3, wounds: 2 },
  tiles: ['shoulder'],
}

const RACE: Setup = {
  seats: 3,
  phase: 'rolling',
  round: 2,
  players: [
    {
      ...JOHNNY,
      dice: ['gun', 'wound', 'gun', 'blade'],
      bled: 1,
      taken: 5,
      recon: [{ ability: 'punch', marks: 1 }],
      sets: [
        { ability: 'dash', faces: ['run', 'run'] },
        { ability: 'dss', faces: ['run', 'double', 'gun'] },
      ],
    },
    { ...KAJA, dice: ['blade', 'blade', 'run', null], taken: 3, sets: [{ ability: 'dash', faces: ['run', 'run'] }] },
    {
      ...{ ...NIGHTJAR, dice: ['wound', 'wound', 'run'], taken: 6, stopped: true },
      sets: [
        { ability: 'smoke', faces: ['run', 'blade', 'gun'] },
        { ability: 'punch', faces: ['blade', 'blade', 'double'] },
      ],
    },
  ],
}

/** Nothing but Wounds, and no Health space for any of them. */
const HOPELESS: Setup = {
  ...RACE,
  players: [{ ...KAJA, dice: ['wound', 'wound', 'wound', 'wound'], wounds: 3 }, ...RACE.players!.slice(2), JOHNNY],
}

const FIGHT: Setup = {
  seats: 2,
  phase: 'fighting',
  round: 3,
  players: [
    {
      ...{ ...JOHNNY, at: 'r4', visited: ['r2', 'r5'], kills: { grunt: 6 } },
      dead: [
        { room: 'r1', round: 1 },
        { room: 'r2', round: 1 },
        { room: 'r5', minions: [0, 1], round: 2 },
        { room: 'r4', minions: [0], round: 2 },
      ],
      items: [
        { item: 'jacket', marked: 2 },
        { item: 'rage', marked: 1 },
      ],
      recon: [{ ability: 'punch', marks: 1 }],
      sets: [
        { ability: 'barrage', faces: ['gun', 'gun', 'double', 'gun'] },
        { ability: 'dash', faces: ['run', 'run'] },
        { ability: 'punch', faces: ['blade', 'double', 'blade'] },
      ],
    },
    { ...KAJA, at: 'r2', sets: [{ ability: 'reverse', faces: ['double', 'blade'] }] },
  ],
}

const EVADED: readonly Move[] = [
  [0, { kind: 'item', item: 'jacket' }],
  [0, { kind: 'target', room: 'r6', enemy: 2 }],
]

/** A board shortly before the end. */
const LATE: Partial<PlayerSetup> = {
  loot: 4,
  xp: 14,
  spent: 11,
  bossHits: 3,
  visited: ['r2', 'r3', 'r4', 'r5'],
  dead: [
    { room: 'r1', round: 1 },
    { room: 'r2', round: 2 },
    { room: 'r3', round: 3 },
  ],
}
const COLLECTS: Setup = {
  seats: 1,
  phase: 'resolution',
  round: 4,
  players: [{ ...JOHNNY, ...LATE, at: 'r6', dead: [...LATE.dead!, { room: 'r5', round: 4 }], objectives: ['r3'] }],
}

const LEAVES: Choice = { kind: 'done-collect' }
const RESOLVED: Choice = { kind: 'done-resolution' }

/** The moments at which the table is most different. */
export const MOMENTS: readonly Moment[] = [
  { id: 'heroes', title: 'Heroes are picked', seats: 4 },
  { id: 'flashback', title: 'Flashback', setup: { ...RACE, phase: 'flashback', players: RACE.players!.map(unarmed) } },
  { id: 'countdown', title: 'The countdown', setup: RACE },
  { id: 'race', title: 'In the middle of the race', setup: RACE, moves: [OPEN] },
  {
    id: 'race-alone',
    title: 'Racing alone',
    setup: { ...RACE, seats: 1, options: { dice: 'easy' }, players: [RACE.players![0]!] },
    moves: [OPEN],
  },
  { id: 'hopeless', title: 'No set is possible any more', setup: HOPELESS, moves: [OPEN, NEXT] },
  {
    id: 'throw',
    title: 'Without hurry: which dice to roll',
    setup: { ...RACE, options: { mode: 'relaxed' } },
  },
  {
    id: 'beat',
    title: 'Without hurry: assigning in peace',
    setup: { ...RACE, options: { mode: 'relaxed' } },
    moves: [
      [0, { kind: 'roll', dice: [] }],
      [1, { kind: 'roll', dice: [4] }],
    ],
  },
  { id: 'fight', title: 'A fight is planned', setup: FIGHT, moves: EVADED },
  {
    id: 'targets',
    title: 'Whom shots are for',
    setup: FIGHT,
    moves: [...EVADED, [0, { kind: 'use', ability: 'barrage', set: 0 }]],
  },
  { id: 'resolution', title: 'Loot is collected', setup: COLLECTS },
  {
    id: 'end-alone',
    title: 'The end of somebody alone',
    setup: { ...COLLECTS, players: [{ ...JOHNNY, ...LATE, objectives: ['r3'] }] },
    moves: [
      [0, { kind: 'done-collect' }],
      [0, { kind: 'done-resolution' }],
    ],
  },
  {
    id: 'end-four',
    title: 'The end of four',
    setup: {
      seats: 4,
      phase: 'resolution',
      round: 4,
      players: [
        { ...JOHNNY, ...LATE, objectives: ['r3'] },
        { ...KAJA, at: 'r5', loot: 3, visited: ['r2'], bossHits: 2 },
        { ...NIGHTJAR, ...LATE, bossHits: 7 },
        { ...BRUNA, wounds: 3, beatings: 1 },
      ],
    },
    moves: [
      [0, LEAVES],
      [0, RESOLVED],
      [1, RESOLVED],
      [2, LEAVES],
      [2, RESOLVED],
      [3, RESOLVED],
    ],
  },
  { id: 'watching', title: 'Watching', setup: FIGHT, viewer: 'spectator' },
]

/** Nothing has been rolled yet. */
function unarmed({ dice: _dice, sets: _sets, taken: _taken, stopped: _stopped, bled: _bled, ...player }: PlayerSetup) {
  return player
}
