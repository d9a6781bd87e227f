import type { DEEDS } from '#games/roll-and-fight/board/art/deeds.tsx'
import type { GEAR } from '#games/roll-and-fight/board/art/gear.tsx'
import type { AbilityId, ItemId } from '#games/roll-and-fight/content/heroes'

/** What pictures of things are put together from. */
export type Shape = keyof typeof DEEDS | keyof typeof GEAR

/** A shape and where it lies on a picture of 120: larger or smaller, turned by so many degrees. */
type Placed = readonly [shape: Shape, x: number, y: number, size?: number, turn?: number]

export const THINGS: Readonly<Record<AbilityId | ItemId, readonly Placed[]>> = {
  dash: [
    ['speed', 34, 62],
    ['runner', 68, 62, 1.2],
  ],
  punch: [
    ['burst', 60, 52],
    ['fist', 60, 64, 1.15],
  ],
  fire: [
    ['flash', 98, 42, 1.1],
    ['pistol', 52, 66, 1.05, -8],
  ],
  charge: [
    ['speed', 26, 66],
    ['runner', 54, 66, 1.1],
    ['knife', 96, 46, 0.85, 82],
  ],

  dss: [
    ['knife', 38, 56, 1.1, -34],
    ['flash', 104, 58, 0.7],
    ['pistol', 70, 76, 0.85, -14],
  ],
  barrage: [
    ['bullet', 66, 30, 1, -8],
    ['bullet', 78, 60, 1.1],
    ['bullet', 66, 90, 1, 8],
  ],
  luckyshot: [
    ['clover', 56, 58, 1.25],
    ['aim', 70, 56, 1.05],
  ],
  vburst: [
    ['heart', 44, 48, 1],
    ['flash', 106, 60, 0.8],
    ['pistol', 66, 82, 0.9, -14],
  ],
  rollshoot: [
    ['leap', 44, 52, 0.9, -6],
    ['pistol', 74, 84, 0.85, -4],
  ],
  luckythrow: [
    ['clover', 46, 66, 1.05],
    ['knife', 78, 48, 1.05, 48],
  ],
  youthful: [
    ['speed', 28, 84, 0.8],
    ['shoe', 62, 66, 1.1, -8],
  ],
  planner: [['plan', 60, 60, 1.15, -6]],

  reverse: [
    ['katana', 54, 72, 1.1, 208],
    ['fist', 70, 34, 0.85, 150],
  ],
  exploit: [
    ['badge', 60, 60, 1],
    ['aim', 66, 52, 1.1],
  ],
  kata: [
    ['slash', 40, 44, 0.95],
    ['slash', 46, 74, 0.95, 60],
    ['slash', 78, 38, 0.8, 100],
    ['katana', 74, 66, 1, 32],
  ],
  wildstrike: [
    ['arrow', 46, 84, 1.05],
    ['katana', 68, 50, 1, 52],
  ],
  wildrush: [
    ['slash', 48, 46, 1.2],
    ['slash', 64, 66, 1.2],
    ['drop', 82, 74, 1],
  ],
  parry: [
    ['katana', 46, 66, 1, 38],
    ['katana', 74, 66, 1, -38],
    ['spark', 60, 40, 1],
  ],
  kenjutsu: [
    ['red-burst', 60, 56, 1.05],
    ['katana', 44, 62, 1.05, -24],
    ['katana', 76, 62, 1.05, 24],
  ],
  follow: [
    ['door', 82, 58, 1.05],
    ['slash', 58, 40, 0.9],
    ['arrow', 44, 78, 0.95],
  ],

  cantrips: [
    ['card', 34, 66, 1, -24],
    ['card', 60, 56, 1.05],
    ['card', 86, 66, 1, 24],
  ],
  smoke: [
    ['knife', 76, 42, 1.05, 38],
    ['smoke', 54, 76, 1.15],
  ],
  vanish: [
    ['smoke', 58, 90, 1],
    ['top-hat', 60, 54, 1.15, -10],
    ['spark', 96, 34, 0.8],
  ],
  fan: [
    ['knife', 30, 58, 0.9, -50],
    ['knife', 46, 46, 0.95, -18],
    ['knife', 74, 46, 0.95, 18],
    ['knife', 90, 58, 0.9, 50],
  ],
  misdir: [
    ['eye', 42, 40, 0.95, -16],
    ['eye', 78, 82, 0.95, -16],
    ['leap', 84, 34, 0.55, 12],
    ['leap', 36, 88, 0.55, 192],
  ],
  backstab: [
    ['back', 52, 72, 1.1],
    ['knife', 80, 64, 1, 222],
  ],
  slip: [
    ['guard', 42, 82, 1.1],
    ['leap', 72, 42, 0.95, 22],
  ],
  curtain: [['curtain', 60, 62, 1.05]],

  vstrike: [
    ['heart', 42, 48, 1],
    ['burst', 78, 76, 0.7],
    ['fist', 76, 78, 0.85, 14],
  ],
  haymaker: [
    ['red-burst', 74, 46, 0.95],
    ['slash', 40, 84, 1, 20],
    ['fist', 68, 58, 1.2, 40],
  ],
  shoulder: [
    ['wall', 60, 60, 1.12],
    ['runner', 58, 64, 1.05],
  ],
  grit: [
    ['teeth', 60, 60, 1.05],
    ['drop', 96, 88, 0.6],
  ],
  bellow: [['shout', 58, 60, 1.15]],
  knuckles: [
    ['burst', 60, 50, 0.95],
    ['steel-fist', 60, 64, 1.15],
  ],
  skin: [
    ['steel-heart', 56, 62, 1.15],
    ['drop', 98, 34, 0.6, 40],
  ],
  table: [
    ['speed', 34, 96, 0.9, -18],
    ['table', 62, 56, 1.1, 8],
  ],

  stims: [['syringe', 60, 60, 1, 38]],
  mirror: [
    ['mirror', 58, 62, 1, 18],
    ['spark', 92, 30, 0.7],
  ],
  rage: [['bottle', 60, 62, 1]],
  jacket: [['jacket', 60, 60, 1.05]],
  bandages: [['bandage', 62, 60, 1.1]],
  katana: [['katana', 60, 60, 1.05, 42]],
  herbs: [['herbs', 60, 64, 0.95]],
  flash: [
    ['burst', 60, 44, 0.9],
    ['vial', 60, 74, 1],
  ],
  grapnel: [['hook', 56, 66, 0.95, 18]],
  star: [['shuriken', 60, 60, 1, 14]],
  lining: [['patch', 60, 60, 1, -6]],
  duster: [['duster', 60, 56, 1.1, -10]],
  ram: [
    ['ram', 58, 62, 1.1, -12],
    ['spark', 104, 40, 0.6],
  ],
  wind: [['bell', 60, 60, 0.95]],
  adrenaline: [
    ['heart', 60, 60, 1.3],
    ['pulse', 60, 58, 1],
  ],
}
