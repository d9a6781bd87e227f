import type { Trial } from '#engine/laws'
import { pick, type Random, SeededRandom, shuffle } from '#engine/random'
import { BOSS, BOSS_IDS, type BossId } from '#games/roll-and-fight/content/bosses'
import { BOARDS, type BoardNumber, DEN, SIDES } from '#games/roll-and-fight/content/dens'
import { LEVELS } from '#games/roll-and-fight/content/dice'
import {
  type AbilityId,
  abilityOf,
  HERO_IDS,
  type HeroId,
  ITEMS_OF,
  TILES_OF,
} from '#games/roll-and-fight/content/heroes'
import { BASIC_IDS } from '#games/roll-and-fight/content/player-board'
import { type Face, ROOM_IDS, type Slot } from '#games/roll-and-fight/content/vocabulary'
import { DEFAULTS, diceOf, type Options } from '#games/roll-and-fight/options'
import { marksNeeded } from '#games/roll-and-fight/rules/read'
import { laws } from '#games/roll-and-fight/testing/laws'
import type { PlayerSetup, RollAndFight, Setup } from '#games/roll-and-fight/types'

/** A random match to be played under all laws. */
export const trial = (options: Options, seats: number, seed: string): Trial<RollAndFight> => ({
  options,
  seats,
  seed,
  mostChoices: laws.mostChoices!,
})

/** Options that go together, every number of players as likely as the others. */
export function anyOptions(seats: number, luck: Random): Options {
  const mode = pick(luck, ['real-time', 'relaxed'] as const)
  if (seats > 1)
    return {
      ...DEFAULTS,
      mode,
      clocks: mode === 'relaxed' || luck.below(2) === 0,
      ties: pick(luck, ['shared', 'brawl'] as const),
    }
  return {
    ...DEFAULTS,
    mode,
    dice: pick(luck, LEVELS),
    time: pick(luck, LEVELS),
    target: pick(luck, LEVELS),
    den: pick(luck, ['random', ...BOARDS] as const),
    boss: pick(luck, ['random', ...BOSS_IDS] as const),
  }
}

/** A whole match from the set-up on. */
export function anyMatch(seed: string): Trial<RollAndFight> {
  const luck = SeededRandom.from(seed)
  const seats = 1 + luck.below(4)
  return trial(anyOptions(seats, luck), seats, seed)
}

/**
 * A match that starts somewhere in its middle, with dice, tiles and Items on all boards: random play from the start hardly
 * buys a tile and never comes to a Boss.
 */
export function inTheMiddle(seed: string): Trial<RollAndFight> {
  const luck = SeededRandom.from(seed)
  const seats = 1 + luck.below(4)
  const options: Options = { ...anyOptions(seats, luck), den: 'random', boss: 'random' }
  const phase = pick(luck, ['flashback', 'rolling', 'fighting', 'fighting', 'fighting', 'resolution'] as const)
  const [heroes, boards, bosses] = [[...HERO_IDS], [...BOARDS], [...BOSS_IDS]].map((all) => shuffle<unknown>(luck, all))
  const round = pick(luck, [1, 2, 3, 4, 4, 4] as const)
  const dice = Math.floor(diceOf(options, seats) / seats)
  const players = Array.from({ length: seats }, (_, seat) =>
    anyPlayer(
      {
        ...{ hero: heroes![seat] as HeroId, boss: bosses![seat] as BossId },
        den: `${boards![seat] as BoardNumber}${pick(luck, SIDES)}`,
      },
      { phase, round, dice },
      luck,
    ),
  )
  return { ...trial(options, seats, seed), setup: { options, seats, phase, round, players } }
}

/** What is rare even there: a Punch of two doubles, and an evaded Minion that is hit. */
const RARE: readonly PlayerSetup[] = [
  {
    ...{ hero: 'bruna', den: '1A', boss: 'brandt', at: 'r3', tiles: ['knuckles'] },
    sets: Array.from({ length: 3 }, () => ({ ability: 'punch', faces: ['double', 'double', 'blade'] })),
  },
  {
    ...{ hero: 'nightjar', den: '2B', boss: 'brandt', at: 'r3', tiles: ['backstab'] },
    items: [{ item: 'flash', marked: 2 }],
    sets: Array.from({ length: 3 }, () => ({ ability: 'punch', faces: ['double', 'blade', 'blade'] })),
  },
]

export const rare = (at: number): Trial<RollAndFight> => ({
  ...trial(DEFAULTS, 1, `rare ${at}`),
  setup: { seats: 1, phase: 'fighting', players: [RARE[at % RARE.length]!] },
})

/** Rare, too: blades in the place of doubles. */
export const blades = (at: number): Trial<RollAndFight> => ({
  ...trial(DEFAULTS, 1, `blades ${at}`),
  setup: {
    seats: 1,
    phase: 'rolling',
    players: [
      {
        ...{ hero: 'kaja', den: '1A', boss: 'brandt', tiles: ['kenjutsu', 'reverse'] },
        dice: ['blade', 'blade', 'blade', 'run'],
      },
    ],
  },
})

interface Moment {
  readonly phase: NonNullable<Setup['phase']>
  readonly round: number
  /** How many may lie on this board. */
  readonly dice: number
}

function anyPlayer(
  { hero, den, boss }: Pick<PlayerSetup, 'hero' | 'den' | 'boss'>,
  { phase, round, dice }: Moment,
  luck: Random,
): PlayerSetup {
  const some = (most: number): number => luck.below(most + 1)
  const maybe = (): boolean => luck.below(2) === 0
  const { rooms } = DEN[den]
  const ids = ROOM_IDS.slice(0, rooms.length)
  const deadly = 1 + luck.below(4)
  const dead = ids.flatMap((room, at) =>
    rooms[at]!.minions.flatMap((_, minion) =>
      luck.below(5) < deadly ? [{ room, minions: [minion], round: maybe() ? round : 1 + some(round - 1) }] : [],
    ),
  )
  const beatings = Number(luck.below(6) === 0)
  const tiles = shuffle(luck, [...TILES_OF[hero]]).slice(0, 1 + some(3))
  const isLoaded = phase === 'fighting' || phase === 'rolling'
  const spaces = 3 + some(3)
  const bled = isLoaded ? some(2) : 0
  const free = dice - 4 - bled
  const sets = isLoaded ? anySets(tiles, beatings, free, luck) : []
  const recon = [...BASIC_IDS, ...tiles].filter(
    (ability) =>
      luck.below(4) === 0 &&
      abilityOf(ability).dice.length > 0 &&
      abilityOf(ability).dice.length <= 4 - beatings &&
      !(abilityOf(ability).mark === 'one-use' && sets.some((set) => set.ability === ability)),
  )
  const xp = some(20)
  return {
    ...{ hero, den, boss, dead, beatings, tiles, sets, bled, spaces, xp },
    at: pick(luck, ids),
    visited: ids.filter(maybe),
    wounds: Math.min(some(spaces), spaces - bled),
    loot: some(5),
    spent: some(xp),
    bossHits: some(BOSS[boss].health - 1),
    objectives: [],
    recon: recon.map((ability) => ({ ability, marks: marksNeeded(ability) })),
    items: ITEMS_OF[hero].map((item) => {
      const marked = some(2)
      return { item, marked, spent: some(marked) }
    }),
  }
}

/** A face for each kind of space. */
const FILLS: Readonly<Record<Slot, readonly Face[]>> = {
  run: ['run'],
  blade: ['blade', 'double'],
  double: ['double'],
  gun: ['gun'],
  wound: ['wound'],
  any: ['run', 'wound', 'gun'],
  'blade-or-gun': ['gun', 'blade'],
}

function anySets(
  tiles: readonly AbilityId[],
  beatings: number,
  most: number,
  luck: Random,
): NonNullable<PlayerSetup['sets']> {
  const sets: NonNullable<PlayerSetup['sets']> = []
  for (let left = most; left > 3;) {
    const ability = pick<AbilityId>(luck, [...BASIC_IDS, ...tiles, ...tiles])
    const { dice, mark } = abilityOf(ability)
    const isOut = dice.length === 0 || dice.length > 4 - beatings
    if (isOut || (mark === 'one-use' && sets.some((set) => set.ability === ability))) {
      left--
      continue
    }
    sets.push({ ability, faces: dice.map((slot) => pick(luck, FILLS[slot])) })
    left -= dice.length
  }
  return sets
}
