import { describe, expect, test } from 'vitest'
import { exhaust } from '#engine/exhaust'
import { checkContract } from '#engine/laws'
import { everyTable } from '#engine/options'
import { lastStand } from '#games/last-stand/game'
import { DEFAULTS, GENERAL_NAMES } from '#games/last-stand/options'
import { effects } from '#games/last-stand/testing/effects'
import { inTheMiddle, trial } from '#games/last-stand/testing/trials'

/** Every number of players with every difficulty and general; who is first is drawn. */
const TABLES = everyTable(lastStand).filter(({ options }) => options.first === 'random')

describe('the laws', () => {
  test.each([1, 2, 3, 4])(
    '[LS-002, LS-R2] %i seats: all laws hold, with every general at every difficulty',
    (seats) => {
      const tables = TABLES.filter((table) => table.seats === seats)
      expect(tables.length).toBe((GENERAL_NAMES.length + 1) * 3 * (seats === 1 ? 2 : 1))
      for (const { options } of tables) {
        const seed = `${seats} ${Object.values(options).join(' ')}`
        expect(() => checkContract(lastStand, trial(options, seats, seed))).not.toThrow()
      }
    },
  )
})

describe('matches from their middle on', () => {
  test('[LS-R36, LS-R54] all laws hold where lieutenants, generals and tokens are about', () => {
    for (let match = 0; match < 60; match++)
      expect(() => checkContract(lastStand, inTheMiddle(`middle ${match}`))).not.toThrow()
  })

  test('[LS-116, LS-118] random matches show what everything does, and every kind of choice and event', () => {
    function* trials() {
      yield trial(DEFAULTS, 2, 'exhaust')
      for (let match = 0; match < 1500; match++) yield inTheMiddle(`exhaust ${match}`)
    }
    expect(exhaust(lastStand, effects, trials())).toEqual({ choices: [], events: [], content: [] })
  })
})
