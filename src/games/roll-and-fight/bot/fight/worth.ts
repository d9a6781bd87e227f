import { LOOT_TRACK, BOSS_TRACK } from '#games/roll-and-fight/content/player-board'
import { missing } from '#games/roll-and-fight/bot/fight/objectives'
import type { Case, Position } from '#games/roll-and-fight/bot/fight/position'
import { countBits } from '#games/roll-and-fight/bot/ground'
import { ROUNDS } from '#games/roll-and-fight/rules/round'

// What a board is worth when its fight ends like this: points that are sure, and what may still come of the rest.

const WEIGHTS = {
  /** Damage and doors that a round is good for. */
  reach: 5.5,
  /** How sharply what is out of reach is worth less. */
  slope: 2.2,
  /** A door against a damage. */
  door: 0.7,
  /** How much of what is promised is believed. */
  trust: 0.75,
  /** Loot by Flashback dice in a round. */
  luck: 0.4,
  kill: 0.1,
  /** Damage that a round does to a Boss within reach. */
  bossRate: 1.6,
  charge: 0.5,
  beating: 1.5,
  beatingRound: 1.3,
  wound: 0.3,
  lastSpace: 0.8,
  extension: 0.6,
}

const DEATH = 60

/** What is on the Loot Track, where a part of a space counts in part. */
function lootAt(spaces: number): number {
  const { values, maxCrossed } = LOOT_TRACK
  const whole = Math.min(maxCrossed, Math.floor(spaces))
  const next = Math.min(maxCrossed, whole + 1)
  return values[whole]! + (Math.min(maxCrossed, spaces) - whole) * (values[next]! - values[whole]!)
}

/** The chance that so much can be done in the rounds that are left. */
const chanceOf = (effort: number, rounds: number): number =>
  rounds === 0 ? 0 : WEIGHTS.trust / (1 + Math.exp((effort - WEIGHTS.reach * rounds) / WEIGHTS.slope))

/** Wounds of step 3. */
function denWounds(the: Case, position: Position): number {
  const { ground, boss, soak } = the
  const { at } = position
  const { gunman, henchman } = ground.ofType
  const active = ~(position.dead | position.evaded)
  const isAlive = !position.isBossDead(the)
  const isFar = isAlive && boss && 'change' in boss && boss.change === 'doorways'
  let sources = countBits(ground.inRoom[at]! & active & (gunman | henchman))
  for (const door of ground.doors[at]!)
    sources += countBits(ground.inRoom[door]! & active & (isFar ? gunman | henchman : gunman))
  if (isAlive && at === ground.bossRoom) sources++
  return Math.max(0, sources - soak)
}

/** RF-R109 */
function escapeCost(the: Case, position: Position): number {
  const { ground } = the
  let held = position.isBossDead(the) ? 0 : 1 << ground.bossRoom
  for (let room = 0; room < ground.rooms; room++) if (ground.inRoom[room]! & ~position.dead) held |= 1 << room
  let fewest = Infinity
  for (const way of ground.ways[position.at]!) fewest = Math.min(fewest, countBits(way & held))
  return fewest
}

/** Wounds when all is over: those of the end of the fight, and of the den. */
function woundsAtEnd(the: Case, position: Position): number {
  const { spaces, ground } = the
  let wounds = position.wounds + position.bled
  if (position.isExposed) wounds++
  const active = ~(position.dead | position.evaded)
  if (the.isCrowdable && ground.inRoom[position.at]! & active) wounds++
  return Math.min(spaces, Math.min(spaces, wounds) + denWounds(the, position))
}

/** A Beating of the last round costs no points; of two ends that are alike the one without is better. */
export const lastBlow = (the: Case, position: Position): number =>
  the.round >= ROUNDS && woundsAtEnd(the, position) >= the.spaces ? LAST_BLOW : 0
/** Less than a point, and more than all Wounds. */
const LAST_BLOW = 0.15

/** What Wounds cost, and a Beating. */
function woundsCost(the: Case, position: Position, left: number): number {
  const { board, spaces } = the
  const wounds = woundsAtEnd(the, position)
  let rescue = 0
  for (const { item, marked, spent } of board.items)
    if (item === 'wind' || item === 'lining') rescue += (marked - spent) * (item === 'wind' ? 2 : 1)
  if (wounds >= spaces && rescue === 0) {
    if (board.beatings > 0) return DEATH
    return left === 0 ? 0 : WEIGHTS.beating + WEIGHTS.beatingRound * left + (spaces - 3) * WEIGHTS.extension
  }
  if (left === 0) return 0.02 * wounds
  const free = spaces - wounds
  return WEIGHTS.wound * wounds + (free <= 1 ? WEIGHTS.lastSpace : 0)
}

/** Where the Boss of a fight stands, and what may still become of him. */
function bossWorth(the: Case, position: Position, left: number): number {
  const { ground, bossHealth, boss } = the
  if (position.isBossDead(the)) return BOSS_TRACK.values[bossHealth - 1]! + BOSS_TRACK.killBonus
  const recovers = boss && 'change' in boss && boss.change === 'recovers'
  const hits = recovers ? 0 : position.bossHits
  const sure = hits === 0 ? 0 : BOSS_TRACK.values[hits - 1]!
  if (left === 0) return sure
  const guards = countBits(ground.inRoom[ground.bossRoom]! & ground.ofType.grunt & ~position.dead)
  const way = guards + WEIGHTS.door * ground.steps[position.at]![ground.bossRoom]!
  const missed = bossHealth - hits
  const killed = recovers ? chanceOf(way + missed + WEIGHTS.reach, left) : chanceOf(way + missed, left)
  const damage = recovers ? killed * missed : Math.min(missed, WEIGHTS.bossRate * left) * chanceOf(way + 1, left)
  return sure + Math.max(damage, killed * missed) + killed * BOSS_TRACK.killBonus
}

/** What the rooms of a den still hold: Loot and Objectives. */
function roomsWorth(the: Case, position: Position, left: number): number {
  const { ground, board, toughness } = the
  const active = ~(position.dead | position.evaded)
  const tough = ground.ofType['tough-guy']
  let [points, icons] = [0, board.loot + WEIGHTS.luck * left]
  for (let room = 0; room < ground.rooms; room++) {
    const here = ground.inRoom[room]!
    const alive = here & ~position.dead
    const steps = ground.steps[position.at]![room]! * WEIGHTS.door
    const damage = countBits(alive) + (toughness - 1) * countBits(alive & tough)
    const isVisited = position.visited & (1 << room)
    const loot = ground.loot[room]! - board.rooms[room]!.collected
    if (loot > 0)
      icons += isVisited && !(here & active) ? loot : loot * chanceOf(damage + (isVisited ? 0 : steps), left)
    const objective = ground.objectives[room]
    if (!objective) continue
    if (position.marked & (1 << room)) points += objective.points
    else if (left > 0) points += objective.points * chanceOfObjective(the, position, room, steps, left)
  }
  return points + lootAt(icons)
}

function chanceOfObjective(the: Case, position: Position, room: number, steps: number, left: number): number {
  const objective = the.ground.objectives[room]!
  const lacks = missing(the, position, room, objective)
  if (lacks === undefined) return 0
  switch (objective.kind) {
    case 'clear-1r':
      // Whatever fell in this round is no help in the next.
      if (lacks > 0 && position.dead & the.ground.inRoom[room]!) return 0
      return chanceOf(steps + lacks * 1.2, lacks === 0 ? left : Math.min(1.5, left))
    case 'health6':
      return chanceOf(steps + lacks * 2, left)
    default:
      return chanceOf(steps + lacks, left)
  }
}

/** What it comes to if the fight ends here. */
export function worth(the: Case, position: Position): number {
  const left = ROUNDS - the.round
  let points = bossWorth(the, position, left) + roomsWorth(the, position, left) - woundsCost(the, position, left)
  points += (position.xp - the.board.xp) * 0.35
  if (left === 0) return points - escapeCost(the, position)
  points += WEIGHTS.kill * countBits(position.dead)
  for (const [use, { what }] of the.uses.entries()) if (what === 'item') points += WEIGHTS.charge * position.left[use]!
  return points
}
