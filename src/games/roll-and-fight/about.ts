import type { About } from '#engine/game'
import { LEVELS } from '#games/roll-and-fight/content/dice'
import { BOSS_VALUES, DEFAULTS, DEN_VALUES, type Options } from '#games/roll-and-fight/options'

const SECOND = 1000

export const about: About<Options> = {
  id: 'roll-and-fight',
  name: 'Vengeance: Roll & Fight',
  summary: 'Race for dice, then spend them on a raid through your own den, up to the Boss and out again.',
  seats: [1, 4], // RF-001
  rulesVersion: 2,
  options: {
    mode: {
      name: 'Rolling',
      text: 'Whether all race for the dice in real time, or roll together in beats, without hurry.',
      rule: 'RF-R60',
      values: ['real-time', 'relaxed'],
      default: DEFAULTS.mode,
    },
    clocks: {
      name: 'Clocks of the race',
      text: 'Several players: no more dice after 120 seconds, the end after 150, or 20 seconds after all others stopped.',
      rule: 'RF-R56',
      values: [true, false],
      default: DEFAULTS.clocks,
      seats: [2, 3, 4],
    },
    ties: {
      name: 'Ties',
      text: 'Whether players who are still tied share the victory, or fight it out with dice.',
      rule: 'RF-R111',
      values: ['shared', 'brawl'],
      default: DEFAULTS.ties,
      seats: [2, 3, 4],
    },
    dice: {
      name: 'Dice alone',
      text: 'Fighting dice in the pool of one player alone: 20, 16 or 12.',
      rule: 'RF-181',
      values: LEVELS,
      default: DEFAULTS.dice,
      seats: [1],
    },
    time: {
      name: 'Time alone',
      text: 'How long one player alone may take dice from the pool: 45, 30 or 25 seconds.',
      rule: 'RF-183',
      values: LEVELS,
      default: DEFAULTS.time,
      seats: [1],
    },
    target: {
      name: 'Target alone',
      text: 'The points with which one player alone has won: 18, 23 or 28.',
      rule: 'RF-187',
      values: LEVELS,
      default: DEFAULTS.target,
      seats: [1],
    },
    den: {
      name: 'Den board alone',
      text: 'The den board of one player alone.',
      rule: 'RF-R28',
      values: DEN_VALUES,
      default: DEFAULTS.den,
      seats: [1],
    },
    boss: {
      name: 'Boss alone',
      text: 'The Boss of one player alone.',
      rule: 'RF-R28',
      values: BOSS_VALUES,
      default: DEFAULTS.boss,
      seats: [1],
    },
  },
  measure: 'rounds',
  dice: { 'seat/0': 6, 'seat/1': 6, 'seat/2': 6, 'seat/3': 6, flashback: 6, brawl: 6 }, // RF-R41
  sides: 'alone', // E6
  open: 'but-sealed', // E6
  oneScreen: { mode: 'relaxed' }, // RF-R60
  guided: true,
  // RF-R113, RF-R60
  limits: {
    'pick-hero': 60 * SECOND,
    'order-items': 60 * SECOND,
    'pick-side': 60 * SECOND,
    flashback: 75 * SECOND,
    throw: 30 * SECOND,
    beat: 30 * SECOND,
    fight: 150 * SECOND,
    target: 150 * SECOND,
    choose: 150 * SECOND,
    gain: 150 * SECOND,
    collect: 45 * SECOND,
    resolution: 45 * SECOND,
  },
}
