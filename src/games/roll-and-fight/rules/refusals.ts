import type { Refusal } from '#engine/refusal'
import type { Action, Effect } from '#games/roll-and-fight/content/vocabulary'
import type { Choice } from '#games/roll-and-fight/types'

// Section F of the rules document, in its order.

const REFUSALS = {
  NOT_YOUR_SEAT: ['RF-007', 'You can only act on your own board.'],
  MATCH_OVER: ['RF-034', 'The match is over.'],
  DEAD_PLAYER: ['RF-168', 'You are dead; the game goes on without you.'],
  WRONG_PHASE: ['RF-028', 'That is not possible in this phase.'],
  FINISHED: ['RF-033', 'You are done here; others are not yet.'],
  QUESTION_CLOSED: ['RF-R118', 'That question is closed.'],
  NOT_STARTED: ['RF-R43', 'Rolling has not started yet.'],
  ALREADY_STOPPED: ['RF-R53', 'You have stopped rolling this round.'],
  WRONG_STEP: ['RF-R60', 'Not in this part of the beat.'],
  TIME_UP: ['RF-R56', 'Time is up for this phase.'],
  RATE_LIMIT: ['RF-R44', 'Too many commands.'],
  NOT_YOUR_TURN: ['RF-R24', 'It is not your turn to choose.'],
  HERO_TAKEN: ['RF-R24', 'That hero is already taken.'],
  NOT_YOUR_DIE: ['RF-063', 'That die is not in your pool.'],
  DIE_ASSIGNED: ['RF-069', 'Assigned dice stay where they are until the round ends.'],
  EMPTY_ROLL: ['RF-063', 'Choose at least one die.'],
  WOUND_LOCKED: ['RF-065', 'Wound faces cannot be rerolled.'],
  NOT_ON_BOARD: ['RF-068', 'That tile is not on your board.'],
  TAKES_NO_DICE: ['RF-074', 'That tile never takes dice.'],
  OVER_LIMIT: ['RF-166', 'You can no longer use abilities that cost four dice.'],
  ONE_USE_RECONNED: ['RF-073', 'Already prepared by Recon this round.'],
  ONE_USE_SPENT: ['RF-072', 'This tile takes one set per round.'],
  UNROLLED_DIE: ['RF-R42', 'Roll that die first.'],
  WRONG_COUNT: ['RF-R51', 'That is not the number of dice this ability needs.'],
  WRONG_SET: ['RF-066', 'Those faces do not match.'],
  BAD_RELEASE: ['RF-070', 'You may only pick up other Wound dice, and with a set only one.'],
  NOT_A_WOUND: ['RF-075', 'Only Wound faces go onto the Health Track.'],
  NO_HEALTH_SPACE: ['RF-076', 'No free Health space.'],
  POOL_FULL: ['RF-078', 'You already hold as many dice as you may.'],
  SUPPLY_CLOSED: ['RF-185', 'The timer has ended; no more dice.'],
  SUPPLY_EMPTY: ['RF-079', 'The pool is empty.'],
  FLASH_SPENT: ['RF-039', 'You have used that action.'],
  NO_LOOT_HERE: ['RF-054', 'Loot is not available for this action.'],
  FLASH_MISMATCH: ['RF-039', 'The die shows another action.'],
  NOT_GAINED: ['RF-R19', 'That action was not gained.'],
  TRACK_FULL: ['RF-R31', 'That track is full.'],
  NO_SQUARE: ['RF-042', 'That Item has no free square.'],
  TAX_UNPAID: ['RF-R31', 'The Pawnbroker wants an Experience point first.'],
  NOTHING_TO_HEAL: ['RF-R31', 'Nothing to heal there.'],
  RECON_IMPOSSIBLE: ['RF-049', 'That ability needs no dice and cannot be reconned.'],
  RECON_DONE: ['RF-R36', 'Already prepared.'],
  ALREADY_OWNED: ['RF-R39', 'That tile is already on your board.'],
  WRONG_HERO: ['RF-005', 'That belongs to another Hero.'],
  NEEDS_XP: ['RF-055', 'Not enough Experience.'],
  SLOTS_FULL: ['RF-058', 'Choose a tile to discard.'],
  DISCARD_NOT_NEEDED: ['RF-R38', 'You still have a free slot.'],
  FINISH_FIRST: ['RF-096', 'Finish the current ability first.'],
  NO_USE_LEFT: ['RF-101', 'Nothing is assigned to that ability.'],
  NO_CHARGE: ['RF-134', 'No charge left.'],
  WRONG_TIMING: ['RF-103', 'Not at this moment.'],
  NO_MIRROR: ['RF-R76', 'Only right after marking an Objective.'],
  NO_LEGAL_EFFECT: ['RF-R64', 'That would have no effect.'],
  MUST_TARGET: ['RF-R63', 'You must carry this out.'],
  NOT_ADJACENT: ['RF-009', 'That room is not adjacent.'],
  MOVE_BLOCKED: ['RF-106', 'A Blocker bars the way.'],
  BAD_JUMP: ['RF-R68', 'Choose another room to land in.'],
  SHOOT_OWN_ROOM: ['RF-119', 'You cannot shoot in your own room.'],
  NOT_HERE: ['RF-108', 'You can only reach enemies in your own room.'],
  DEAD_TARGET: ['RF-R65', 'Already dead.'],
  BOSS_GUARDED: ['RF-112', 'Grunts guard the Boss.'],
  BOSS_IMMUNE: ['RF-035', 'Bullets do not touch her.'],
  BOSS_CAPPED: ['RF-035', 'He takes no more this round.'],
  GRUNT_FIRST: ['RF-R86', 'Grunts first.'],
  WRONG_TYPE: ['RF-R74', 'Not a valid target.'],
  ALREADY_EVADED: ['RF-R74', 'Already evaded.'],
  NOT_EVADED: ['RF-091', 'You have not evaded that one.'],
  SAME_ROOM: ['RF-R82', 'Each shot needs another room.'],
  OTHER_ROOM: ['RF-091', 'It has to be the same room.'],
  NOT_PRESENT: ['RF-140', 'You have to be in that room.'],
  ALREADY_MARKED: ['RF-139', 'Already scored.'],
  NOT_MET: ['RF-138', 'Not fulfilled yet.'],
  NOT_VISITED: ['RF-151', 'You have never been there.'],
  NOT_CLEARED: ['RF-151', 'Minions still hold that room.'],
  LOOT_TAKEN: ['RF-153', 'Nothing left there.'],
  NO_UNDO: ['RF-R40', 'That cannot be undone.'],
  BAD_SETUP: ['RF-001', 'The game cannot start like this.'],
  BAD_FORMAT: ['RF-R119', 'Not understood.'],
} as const satisfies Record<string, readonly [rule: string, text: string]>

export type Code = keyof typeof REFUSALS
export const CODES = Object.keys(REFUSALS) as Code[]

/** A refusal; one of `NO_LEGAL_EFFECT` says by `reason` what made the first effect impossible. */
interface Because extends Refusal {
  readonly reason?: Code
}

/**
 * What is attempted: a kind of choice, the verb that a target is for, a Flashback action; or what is particular about it:
 * the bonus action, an Item in Resolution, a Start of Fighting tile, an Evade of some types alone, a phase one is done with.
 */
export type Attempt =
  | Choice['kind']
  | Effect['do']
  | Action
  | 'bonus'
  | 'resolution'
  | 'start-tile'
  | 'some-types'
  | 'set-up-phase'
  | 'flashback-phase'

/** Codes that say the same by another clause, where something else is attempted. */
const OTHERWISE: Partial<Record<Code, Partial<Record<Attempt, string>>>> = {
  FINISHED: { 'set-up-phase': 'RF-189', 'flashback-phase': 'RF-061' },
  NOT_ON_BOARD: { recon: 'RF-046', use: 'RF-094', buy: 'RF-059', start: 'RF-092' },
  TAKES_NO_DICE: { 'start-tile': 'RF-R21' },
  OVER_LIMIT: { recon: 'RF-R104' },
  BAD_RELEASE: { bleed: 'RF-R49' },
  FLASH_SPENT: { bonus: 'RF-052' },
  NO_LOOT_HERE: { bonus: 'RF-053' },
  TRACK_FULL: { loot: 'RF-R7' },
  NOT_HERE: { kill: 'RF-131', evade: 'RF-091' },
  WRONG_TIMING: {
    ...{ start: 'RF-R73', 'end-start': 'RF-R73', resolution: 'RF-160' },
    ...{ target: 'RF-097', choose: 'RF-097', gain: 'RF-097', skip: 'RF-097' },
    ...{ collect: 'RF-149', 'done-collect': 'RF-149', 'done-resolution': 'RF-149' },
  },
  WRONG_TYPE: { hit: 'RF-R20', kill: 'RF-131', 'some-types': 'RF-091' },
  BAD_FORMAT: { tick: 'RF-R44' },
}

/** Of what is attempted the first that has a clause of its own says which. */
export function refuse(code: Code, reason?: Code, attempts: readonly Attempt[] = []): Because {
  const [usual, message] = REFUSALS[code]
  const own = attempts.find((attempt) => OTHERWISE[code]?.[attempt])
  const rule = (own && OTHERWISE[code]?.[own]) ?? usual
  return { code, rule, message, ...(reason && { reason }) }
}
