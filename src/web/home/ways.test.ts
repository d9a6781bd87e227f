import { expect, test } from 'vitest'
import { about as braveRats } from '#games/brave-rats/about'
import { about as lastBrave } from '#games/last-brave/about'
import { about as lastStand } from '#games/last-stand/about'
import { about as rollAndFight } from '#games/roll-and-fight/about'
import { waysToPlay } from '#web/home/ways'

test.each([
  ['for two', braveRats, { isForOne: false, isTogether: false, bots: 1 }],
  ['for three or more', lastBrave, { isForOne: false, isTogether: false, bots: 2 }],
  ['that all play together, or somebody alone', lastStand, { isForOne: true, isTogether: true, bots: 1 }],
  ['that one plays against others or alone', rollAndFight, { isForOne: true, isTogether: false, bots: 1 }],
] as const)('a game %s is offered as what it is, and with a bot there is a bot', (_which, about, ways) => {
  expect(waysToPlay(about)).toEqual(ways)
})
