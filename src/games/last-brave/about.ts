import type { About } from '#engine/game'
import { DEFAULTS, type Options, POINT_VALUES, pointsOutside } from '#games/last-brave/options'

const SECOND = 1000

export const about: About<Options> = {
  id: 'last-brave',
  name: 'The Last Brave',
  summary: 'Three to seven hidden Champions. Every wound reveals a card, and every card makes you stronger.',
  seats: [3, 7], // LB-001
  rulesVersion: 3,
  alike: [2],
  options: {
    mode: {
      name: 'Battle',
      text: 'Each for oneself, or hidden factions: the last faction standing wins, or the last with its Leader.',
      rule: 'LB-137',
      values: ['free-for-all', 'annihilation', 'command'],
      default: DEFAULTS.mode,
    },
    campaign: {
      name: 'Campaign',
      text: 'One bout, or several: a point for each bout won, or for each defeat with three for the last one standing.',
      rule: 'LB-153',
      values: ['none', 'wins', 'defeats'],
      default: DEFAULTS.campaign,
    },
    points: {
      name: 'Points needed',
      text: 'The points that win a campaign: 2 to 5 for bouts won, 6 to 12 for defeats; or as many as the rulebook says.',
      rule: 'LB-R87',
      values: POINT_VALUES,
      default: DEFAULTS.points,
      outside: pointsOutside,
    },
    nation: {
      name: 'One nation',
      text: 'Everyone keeps the same Class through all bouts of a campaign.',
      rule: 'LB-157',
      values: [false, true],
      default: DEFAULTS.nation,
    },
  },
  guided: true,
  measure: 'turns',
  limits: { turn: 45 * SECOND, damage: 25 * SECOND, between: 12 * SECOND, after: 12 * SECOND, react: 12 * SECOND },
}
