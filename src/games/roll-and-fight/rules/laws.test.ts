import { describe, expect, test } from 'vitest'
import { checkContract } from '#engine/laws'
import { rollAndFight } from '#games/roll-and-fight/game'
import { anyMatch } from '#games/roll-and-fight/testing/trials'

describe('the laws', () => {
  test('[RF-001] hold in random matches of all kinds', () => {
    for (let match = 0; match < Number(process.env['MATCHES'] ?? 12); match++)
      expect(() => checkContract(rollAndFight, anyMatch(`laws ${match}`))).not.toThrow()
  })
})
