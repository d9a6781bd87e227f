import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exhaust } from '#engine/exhaust'
import type { Viewer } from '#engine/game'
import { checkContract } from '#engine/laws'
import { rollAndFight } from '#games/roll-and-fight/game'
import { effects } from '#games/roll-and-fight/testing/effects'
import { anyMatch, blades, inTheMiddle, rare } from '#games/roll-and-fight/testing/trials'
import type { Event, State, View } from '#games/roll-and-fight/types'

const RULES = readFileSync(new URL('../../../../docs/rules/roll-and-fight.md', import.meta.url), 'utf8')

describe('the laws', () => {
  test('[RF-001] hold in random matches of all kinds', () => {
    for (let match = 0; match < 20; match++)
      expect(() => checkContract(rollAndFight, anyMatch(`laws ${match}`))).not.toThrow()
  })

  test('[RF-001] hold in matches from their middle on, and every event names a clause that there is', () => {
    const named = new Set<string>()
    for (let match = 0; match < 20; match++) {
      const sight = { event: ({ rule }: Event) => void named.add(rule) }
      expect(() => checkContract(rollAndFight, inTheMiddle(`middle ${match}`), sight)).not.toThrow()
    }
    for (const rule of named) expect(RULES).toContain(`- **${rule}**`)
    expect(named.size).toBeGreaterThan(40)
  })

  test('[RF-R26, RF-R45] a law is broken where sides and orders of others lie open', () => {
    const bare = { ...rollAndFight, view: (state: State, viewer: Viewer): View => ({ ...state, viewer }) }
    expect(() => checkContract(bare, anyMatch('bare'))).toThrow('a view does not depend on hidden facts')
  })

  test('random matches show what everything does, and every kind of choice and event', () => {
    function* trials() {
      for (let match = 0; match < 400; match++) {
        yield rare(match)
        yield inTheMiddle(`exhaust ${match}`)
        if (match % 4 === 0) yield anyMatch(`exhaust ${match}`)
        if (match % 20 === 0) yield blades(match)
      }
    }
    expect(exhaust(rollAndFight, effects, trials())).toEqual({ choices: [], events: [], content: [] })
  })
})
