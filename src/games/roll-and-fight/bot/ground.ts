import { DEN, DEN_IDS, type DenId } from '#games/roll-and-fight/content/dens'
import { type MinionType, MINION_TYPES, type Objective } from '#games/roll-and-fight/content/vocabulary'
import { roomIndex } from '#games/roll-and-fight/rules/read'

// Dens as numbers: rooms and Minions are bits, so that a search can copy and compare whole positions at once.

export interface Ground {
  readonly den: DenId
  readonly rooms: number
  readonly entrance: number
  readonly bossRoom: number
  readonly doors: readonly (readonly number[])[]
  /** The rooms next door, as bits. */
  readonly near: readonly number[]
  /** Doors from each room to each other. */
  readonly steps: readonly (readonly number[])[]
  /** The number of the first Minion of each room. */
  readonly first: readonly number[]
  readonly roomOf: readonly number[]
  /** The place of its type among all types. */
  readonly typeOf: readonly number[]
  /** The Minions of each room, and of each type. */
  readonly inRoom: readonly number[]
  readonly ofType: Readonly<Record<MinionType, number>>
  readonly loot: readonly number[]
  readonly objectives: readonly (Objective | undefined)[]
  /** The ways from each room to the entrance, as the rooms on them. */
  readonly ways: readonly (readonly number[])[]
}

/** How many bits are set. */
export function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const bitsOf = (numbers: readonly number[]): number => numbers.reduce((bits, one) => bits | (1 << one), 0)

function stepsFrom(doors: readonly (readonly number[])[], from: number): number[] {
  const steps = doors.map(() => Infinity)
  steps[from] = 0
  const open = [from]
  for (let room = open.shift(); room !== undefined; room = open.shift())
    for (const next of doors[room]!)
      if (steps[next] === Infinity) {
        steps[next] = steps[room]! + 1
        open.push(next)
      }
  return steps
}

/** All ways that enter no room twice; none that only adds rooms to another. */
function waysTo(doors: readonly (readonly number[])[], from: number, to: number): number[] {
  const found: number[] = []
  const walk = (room: number, passed: number): void => {
    const way = passed | (1 << room)
    if (room === to) found.push(way)
    else for (const next of doors[room]!) if (!(way & (1 << next))) walk(next, way)
  }
  walk(from, 0)
  return found.filter((way) => !found.some((other) => other !== way && (other & way) === other))
}

function groundOf(den: DenId): Ground {
  const { rooms, entrance, bossRoom } = DEN[den]
  const doors = rooms.map((room) => room.doors.map(roomIndex))
  const minions = rooms.flatMap((room, at) => room.minions.map((type) => ({ type, at })))
  const those = (isOne: (minion: (typeof minions)[number]) => boolean): number =>
    bitsOf(minions.flatMap((minion, number) => (isOne(minion) ? [number] : [])))
  return {
    den,
    rooms: rooms.length,
    entrance: roomIndex(entrance),
    bossRoom: roomIndex(bossRoom),
    doors,
    near: doors.map(bitsOf),
    steps: doors.map((_, from) => stepsFrom(doors, from)),
    first: rooms.map((_, at) => rooms.slice(0, at).reduce((sum, room) => sum + room.minions.length, 0)),
    roomOf: minions.map(({ at }) => at),
    typeOf: minions.map(({ type }) => MINION_TYPES.indexOf(type)),
    inRoom: rooms.map((_, at) => those((minion) => minion.at === at)),
    ofType: Object.fromEntries(MINION_TYPES.map((type) => [type, those((minion) => minion.type === type)])) as Record<
      MinionType,
      number
    >,
    loot: rooms.map(({ loot }) => loot),
    objectives: rooms.map(({ objective }) => objective),
    ways: doors.map((_, from) => waysTo(doors, from, roomIndex(entrance))),
  }
}

export const GROUND = Object.fromEntries(DEN_IDS.map((den) => [den, groundOf(den)])) as Readonly<Record<DenId, Ground>>
