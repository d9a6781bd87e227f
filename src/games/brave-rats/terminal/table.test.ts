import { expect, test } from 'vitest'
import { everySetting } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import { plain } from '#engine/terminal'
import { braveRats } from '#games/brave-rats/game'
import { remaining } from '#games/brave-rats/hidden'
import { table } from '#games/brave-rats/terminal/table'
import type { State } from '#games/brave-rats/types'

const COMPANY = { players: ['you', 'normal'], locked: [false, true] }

/** Every position of a random match. */
function* positions(seed: string, options: State['options']): Generator<State> {
  const random = SeededRandom.from(seed)
  const state = braveRats.begin(braveRats.deal(options, 2, random), { random })
  for (yield state; !braveRats.outcome(state); yield state) {
    const { actor } = pick(random, braveRats.pending(state))
    braveRats.play(state, actor, pick(random, braveRats.choices(state, actor)), { random })
  }
}

test.each(everySetting(braveRats).map((options, at) => [at, options] as const))(
  'setting %i: every table fits 80 columns and shows nothing that its viewer may not see',
  (at, options) => {
    for (const state of positions(`table ${at}`, options))
      for (const viewer of [0, 1, 'spectator'] as const) {
        const view = braveRats.view(state, viewer)
        const lines = table.draw(view, [], COMPANY, plain)
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
        const other = braveRats.resample(state, viewer, SeededRandom.from('other'))
        expect(table.draw(braveRats.view(other, viewer), [], COMPANY, plain)).toEqual(lines)
      }
  },
)

test('a seat finds every card of its hand on the table, and can name it in three ways', () => {
  for (const state of positions('names', { ...everySetting(braveRats)[0]! })) {
    for (const decision of braveRats.pending(state)) {
      const seat = decision.actor as 0 | 1
      const view = braveRats.view(state, seat)
      const choices = braveRats.choices(view, seat)
      const shown = table.draw(view, choices, COMPANY, plain).join('\n')
      for (const choice of choices) {
        expect(shown).toContain(choice.card)
        for (const typed of [choice.card, choice.card.toLowerCase(), choice.card.slice(1)])
          expect(table.read(typed, view, choices, decision)).toEqual(choice)
      }
    }
  }
})

test('with Lucky Draw the cards not played yet are listed for both', () => {
  const options = { ...everySetting(braveRats)[0]!, luckyDraw: true }
  for (const state of positions('lucky', options)) {
    if (state.result) return
    const view = braveRats.view(state, 0)
    const listed = table.draw(view, [], COMPANY, plain).filter((line) => line.includes('not played yet'))
    const strengths = remaining(view).map((cards) => cards.map((card) => card.slice(1)).join(' '))
    expect(listed.map((line) => line.split(': ')[1])).toEqual(strengths.toReversed())
  }
})
