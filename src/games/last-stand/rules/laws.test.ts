import { describe, expect, test } from 'vitest'
import { checkContract } from '#engine/laws'
import { everyTable } from '#engine/options'
import { lastStand } from '#games/last-stand/game'
import { GENERAL_NAMES } from '#games/last-stand/options'
import { laws } from '#games/last-stand/testing/laws'

const mostChoices = laws.mostChoices!

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
        expect(() => checkContract(lastStand, { options, seats, seed, mostChoices })).not.toThrow()
      }
    },
  )
})
