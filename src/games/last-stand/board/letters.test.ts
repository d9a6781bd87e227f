import { expect, test } from 'vitest'
import { Match } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import { lettersOf } from '#games/last-stand/board/letters'
import { type Part, partOn, partsOf, pickable } from '#games/last-stand/board/plan'
import { lastStand } from '#games/last-stand/game'
import { SPACES } from '#games/last-stand/rules/geometry'
import { foes, hero, position, skill, Table } from '#games/last-stand/testing/table'

const OTHERS = /^(?:[FR]\d|[NS][EW]|hero\..*|stand-up|stamp-out|pass|back|forward|c?cw|card \d|hits \d)$/

test('an enemy keeps its letter, whatever is in hand and whoever else has fallen', () => {
  const table = new Table(
    position({
      heroes: [hero('femme-fatale', { cubes: 3 }), hero('brawler', { at: 'NE' })],
      turn: { hero: 'hero.femme-fatale' },
      enemies: foes('sniper', 'R1', 'F1', 'F8'),
    }),
    [6, 6, 6],
  )
  const letters = () => {
    const all = lettersOf(table.state, table.choices())
    return (['R1', 'F1', 'F8'] as const).map((space) => all.get(space))
  }
  expect(letters()).toEqual(['A', 'D', 'I'])
  table.play(skill('focused-shots', { enemy: 'F1' }))
  expect(table.at('F1')).toBeNull()
  expect(letters()).toEqual(['A', undefined, 'I'])
})

test('all that can be picked has a letter, and no two that are lit together have the same', () => {
  const random = SeededRandom.from('letters')
  for (const seats of [1, 2, 3, 4]) {
    const match = Match.start(lastStand, { seats, seed: `letters ${seats}`, options: { general: 'random' } })
    while (!match.outcome) {
      const { actor } = match.pending()[0]! as { readonly actor: number }
      const choices = match.choices(actor)
      const view = match.view(actor)
      const letters = lettersOf(view, choices)
      for (const deed of new Set(choices.map((choice) => partsOf(choice)[0]!))) {
        const parts = new Set([...pickable(choices, [deed]), deed])
        const aimedAt = SPACES.filter((space, at) => view.enemies[at] && partOn(space, parts) !== undefined)
        const others = [...parts].filter((part) => OTHERS.test(part))
        const lit = [...new Set<Part>([...aimedAt, ...others])]
        const missing = lit.filter((part) => !letters.has(part))
        expect([missing, new Set(lit.map((part) => letters.get(part))).size]).toEqual([[], lit.length])
      }
      match.submit({ actor, choice: pick(random, choices) })
    }
  }
})
