import { expect, test } from 'vitest'
import { exhaust } from '#engine/exhaust'
import { checkContract, type Trial } from '#engine/laws'
import { everySetting } from '#engine/options'
import { braveRats } from '#games/brave-rats/game'
import type { Options } from '#games/brave-rats/options'
import { effects } from '#games/brave-rats/testing/effects'
import { laws } from '#games/brave-rats/testing/laws'
import type { BraveRats } from '#games/brave-rats/types'

const MATCHES = 6

const trial = (options: Options, seed: string): Trial<BraveRats> => ({
  options,
  seats: 2,
  seed,
  mostChoices: laws.mostChoices!,
})

const nameOf = (options: Options): string =>
  Object.entries(options)
    .filter(([, value]) => value === true)
    .map(([name]) => name)
    .join('+') || 'base game'

test.each(
  everySetting(braveRats).flatMap((options) =>
    (['replay', 'draw'] as const).map((ties) => [`${nameOf(options)}, ties ${ties}`, { ...options, ties }] as const),
  ),
)('[BR-130] %s: all laws hold, with this and 1 to 6 as seeds', (setting, options) => {
  for (let match = 1; match <= MATCHES; match++)
    expect(() => checkContract(braveRats, trial(options, `${setting} ${match}`))).not.toThrow()
})

test('[BR-131] what a Traitor has exchanged stays known: two drafts that end alike by another exchange are told apart', () => {
  const options = { traitor: true, luckyDraw: true, fastRat: true, draft: true, randomDeal: false } as const
  const more = { princessAttack: false, emperor: true, firstDrafter: 0, princesSeat: 'random', ties: 'replay' } as const
  expect(() => checkContract(braveRats, trial({ ...options, ...more }, 'laws 39298'))).not.toThrow()
})

test('[BR-003] random matches show what every card does, every kind of choice and every kind of event', () => {
  function* trials() {
    for (let round = 0; round < 20; round++)
      for (const [at, options] of everySetting(braveRats).entries()) {
        const ties = round % 2 === 0 ? 'draw' : 'replay'
        yield trial({ ...options, ties }, `exhaust ${round} ${at}`)
      }
  }
  expect(exhaust(braveRats, effects, trials())).toEqual({ choices: [], events: [], content: [] })
})
