import type { Den, MinionType, Room, RoomId } from '#games/roll-and-fight/content/vocabulary'

// D8 The four double-sided den boards.

export const BOARDS = [1, 2, 3, 4] as const
export type BoardNumber = (typeof BOARDS)[number]
export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]
export type DenId = `${BoardNumber}${Side}`

const room = (
  name: string,
  area: Room['area'],
  doors: readonly RoomId[],
  minions: readonly MinionType[],
  more: Partial<Room> = {},
): Room => ({ name, area, doors, minions, loot: 0, ...more })

const [G, T, B, H, N] = ['grunt', 'tough-guy', 'blocker', 'henchman', 'gunman'] as const

export const DEN: Readonly<Record<DenId, Den>> = {
  '1A': {
    name: 'Fish Market',
    entrance: 'r1',
    bossRoom: 'r9',
    rooms: [
      room('Loading Bay', [0, 6, 4, 3], ['r2', 'r5'], [G]),
      room('Ice Room', [4, 6, 4, 3], ['r1', 'r3', 'r4'], [G, G, B]),
      room('Gutting Hall', [8, 5, 4, 4], ['r2', 'r6'], [T, T, H], {
        loot: 1,
        objective: { kind: 'clear-1r', points: 4 },
      }),
      room('Auction Floor', [4, 3, 4, 3], ['r2', 'r5', 'r6'], [G, G, N], {
        objective: { kind: 'kill-n', count: 7, type: 'grunt', points: 3 },
      }),
      room('Net Loft', [0, 3, 4, 3], ['r1', 'r4', 'r7'], [G, G, H], { loot: 1 }),
      room('Office Stairs', [8, 2, 4, 3], ['r3', 'r4', 'r9'], [B, T, N]),
      room('Smokehouse', [0, 0, 4, 3], ['r5', 'r8'], [G, T, T], { loot: 1 }),
      room('Counting Room', [4, 0, 4, 3], ['r7', 'r9'], [N, H, B], {
        loot: 1,
        objective: { kind: 'health6', points: 3 },
      }),
      room("Skipper's Cabin", [8, 0, 4, 2], ['r6', 'r8'], [G, G], { objective: { kind: 'visit-adj', points: 4 } }),
    ],
  },
  '1B': {
    name: 'Cold Store',
    entrance: 'r1',
    bossRoom: 'r8',
    rooms: [
      room('Truck Ramp', [0, 3, 3, 3], ['r2'], []),
      room('Long Corridor', [3, 3, 6, 2], ['r1', 'r3', 'r4', 'r5', 'r6', 'r7'], [G, G, B, N], {
        objective: { kind: 'visit', count: 7, points: 4 },
      }),
      room('Freezer One', [3, 0, 3, 3], ['r2', 'r4'], [G, G, T], { loot: 1 }),
      room('Freezer Two', [6, 0, 3, 3], ['r2', 'r3', 'r8'], [B, H, H], {
        objective: { kind: 'kill-adj', types: ['tough-guy'], points: 2 },
      }),
      room('Pump Room', [3, 5, 3, 4], ['r2', 'r6'], [G, T, T], { loot: 1, objective: { kind: 'clear-1r', points: 4 } }),
      room('Meat Racks', [6, 5, 3, 4], ['r2', 'r5', 'r7'], [G, G, G, H], { loot: 1 }),
      room('Back Dock', [9, 3, 3, 6], ['r2', 'r6'], [B, T, N], { loot: 1 }),
      room('Thermostat Office', [9, 0, 3, 3], ['r4'], [G, G, G, G], { objective: { kind: 'hit-boss', points: 3 } }),
    ],
  },
  '2A': {
    name: 'Velvet Casino',
    entrance: 'r1',
    bossRoom: 'r9',
    rooms: [
      room('Foyer', [4, 7, 4, 2], ['r2', 'r3', 'r4'], [G]),
      room('Slot Hall', [0, 5, 4, 4], ['r1', 'r4', 'r5'], [G, G, G, T], {
        loot: 1,
        objective: { kind: 'clear-1r', points: 3 },
      }),
      room('Long Bar', [8, 5, 4, 4], ['r1', 'r4', 'r6'], [B, T, G]),
      room('Main Floor', [4, 4, 4, 3], ['r1', 'r2', 'r3'], [G, G, H]),
      room('Cloakroom', [0, 2, 4, 3], ['r2', 'r7', 'r8'], [B, T], { loot: 1 }),
      room('High Table', [8, 2, 4, 3], ['r3', 'r8', 'r9'], [B, G, N], { objective: { kind: 'visit-adj', points: 4 } }),
      room('Cash Cage', [0, 0, 4, 2], ['r5', 'r9'], [T, T, H], {
        loot: 2,
        objective: { kind: 'kill-n', count: 4, type: 'tough-guy', points: 5 },
      }),
      room('Camera Room', [4, 2, 4, 2], ['r5', 'r6', 'r9'], [G, N], { objective: { kind: 'hit-boss', points: 2 } }),
      room("Owner's Suite", [4, 0, 8, 2], ['r6', 'r7', 'r8'], [G, G, G, H]),
    ],
  },
  '2B': {
    name: 'Skyline Penthouse',
    entrance: 'r1',
    bossRoom: 'r8',
    rooms: [
      room('Service Lift', [0, 0, 3, 3], ['r2', 'r4'], [G, G]),
      room('Kitchen', [3, 0, 5, 3], ['r1', 'r3', 'r5'], [G, T, H]),
      room('Pantry', [8, 0, 4, 3], ['r2', 'r6'], [G, G, B], { loot: 1, objective: { kind: 'clear-1r', points: 3 } }),
      room('Gallery', [0, 3, 4, 6], ['r1', 'r5', 'r7'], [G, B, N], { loot: 1 }),
      room('Lounge', [4, 3, 4, 3], ['r2', 'r4', 'r6', 'r7'], [G, T, B], {
        objective: { kind: 'kill-adj', types: ['gunman'], points: 2 },
      }),
      room('Gym', [8, 3, 4, 3], ['r3', 'r5', 'r8'], [T, T, H], { loot: 1 }),
      room('Terrace', [4, 6, 4, 3], ['r4', 'r5', 'r8'], [T, H, N], {
        loot: 1,
        objective: { kind: 'visit', count: 8, points: 4 },
      }),
      room('Master Bedroom', [8, 6, 4, 3], ['r6', 'r7'], [G, G, G, H], { objective: { kind: 'health6', points: 4 } }),
    ],
  },
  '3A': {
    name: 'Noodle House',
    entrance: 'r1',
    bossRoom: 'r8',
    rooms: [
      room('Street Door', [0, 0, 3, 3], ['r2', 'r4'], [G]),
      room('Dining Room', [3, 0, 5, 4], ['r1', 'r3', 'r6'], [G, G, G, B], {
        loot: 1,
        objective: { kind: 'clear-1r', points: 4 },
      }),
      room('Private Booths', [8, 0, 4, 4], ['r2', 'r7'], [T, T, N], { loot: 1 }),
      room('Wok Line', [0, 3, 3, 3], ['r1', 'r5', 'r6'], [G, G, H]),
      room('Dish Pit', [0, 6, 4, 3], ['r4', 'r9'], [G, T, B], { loot: 1 }),
      room('Spice Store', [3, 4, 4, 2], ['r2', 'r4', 'r7', 'r9'], [G, B], {
        objective: { kind: 'kill-n', count: 8, type: 'grunt', points: 2 },
      }),
      room('Mah-jong Room', [7, 4, 5, 2], ['r3', 'r6', 'r8'], [H, H, N], {
        objective: { kind: 'kill-adj', types: ['tough-guy'], points: 6 },
      }),
      room('Back Parlour', [8, 6, 4, 3], ['r7', 'r9'], [G, G, G, T]),
      room('Cellar', [4, 6, 4, 3], ['r5', 'r6', 'r8'], [T, N], { loot: 1, objective: { kind: 'hit-boss', points: 2 } }),
    ],
  },
  '3B': {
    name: 'Bathhouse',
    entrance: 'r5',
    bossRoom: 'r2',
    rooms: [
      room('Steam Room', [0, 0, 4, 3], ['r2', 'r4'], [G, T, N], { loot: 1 }),
      room('Hot Pool', [4, 0, 4, 4], ['r1', 'r3'], [G, G, G, G]),
      room('Cold Plunge', [8, 0, 4, 3], ['r2', 'r7'], [T, T, H], {
        loot: 1,
        objective: { kind: 'clear-1r', points: 4 },
      }),
      room('Massage Room', [0, 3, 4, 3], ['r1', 'r6', 'r8'], [G, T], {
        loot: 1,
        objective: { kind: 'visit-adj', points: 4 },
      }),
      room('Reception', [4, 7, 4, 2], ['r6', 'r8', 'r9'], [G]),
      room('Changing Hall', [4, 4, 4, 3], ['r4', 'r5', 'r7'], [G, G, B]),
      room('Towel Store', [8, 3, 4, 3], ['r3', 'r6', 'r9'], [G, B, N]),
      room('Boiler', [0, 6, 4, 3], ['r4', 'r5'], [B, T, H], { loot: 1, objective: { kind: 'health6', points: 4 } }),
      room('Plant Room', [8, 6, 4, 3], ['r5', 'r7'], [G, H, N], {
        objective: { kind: 'kill-n', count: 3, type: 'gunman', points: 5 },
      }),
    ],
  },
  '4A': {
    name: 'Scrapyard',
    entrance: 'r1',
    bossRoom: 'r6',
    rooms: [
      room('Gate', [0, 3, 2, 3], ['r2', 'r3', 'r5'], []),
      room('Tyre Stacks', [0, 0, 4, 3], ['r1', 'r4'], [G, G, T], { loot: 1 }),
      room('Weighbridge', [2, 3, 4, 3], ['r1', 'r4', 'r5', 'r7'], [G, G, G], {
        objective: { kind: 'visit', count: 8, points: 4 },
      }),
      room('Crusher', [4, 0, 5, 3], ['r2', 'r3', 'r6'], [B, T, H], { objective: { kind: 'clear-1r', points: 3 } }),
      room('Cable Shed', [0, 6, 5, 3], ['r1', 'r3', 'r8'], [G, T, B], { loot: 1 }),
      room('Crane Cab', [9, 0, 3, 4], ['r4', 'r9'], [G, G, G, H]),
      room('Bone Row', [6, 3, 3, 3], ['r3', 'r8', 'r9'], [T, T, N], { loot: 1 }),
      room('Oil Pit', [5, 6, 4, 3], ['r5', 'r7', 'r9'], [G, G, H], {
        loot: 1,
        objective: { kind: 'kill-adj', types: ['blocker', 'gunman'], points: 5 },
      }),
      room('Dog Run', [9, 4, 3, 5], ['r6', 'r7', 'r8'], [B, T, N], { objective: { kind: 'hit-boss', points: 2 } }),
    ],
  },
  '4B': {
    name: 'Print Works',
    entrance: 'r1',
    bossRoom: 'r7',
    rooms: [
      room('Paper Dock', [0, 6, 4, 3], ['r2', 'r4'], [G]),
      room('Plate Store', [0, 3, 3, 3], ['r1', 'r3', 'r5'], [G, T, B], {
        loot: 1,
        objective: { kind: 'clear-1r', points: 3 },
      }),
      room('Press Hall', [3, 3, 6, 3], ['r2', 'r4', 'r6', 'r8'], [G, G, B, N], {
        objective: { kind: 'kill-n', count: 7, type: 'grunt', points: 2 },
      }),
      room('Bindery', [4, 6, 5, 3], ['r1', 'r3', 'r8'], [G, T, H], { loot: 1 }),
      room('Ink Vault', [0, 0, 4, 3], ['r2', 'r6'], [G, T, T], { loot: 2 }),
      room('Editor', [4, 0, 4, 3], ['r3', 'r5', 'r7'], [B, G, H], { objective: { kind: 'visit-adj', points: 5 } }),
      room("Forger's Studio", [8, 0, 4, 3], ['r6', 'r8'], [G, G, H]),
      room('Fire Escape', [9, 3, 3, 6], ['r3', 'r4', 'r7'], [G, T, N], { objective: { kind: 'health6', points: 4 } }),
    ],
  },
}

export const DEN_IDS = Object.keys(DEN) as DenId[]
