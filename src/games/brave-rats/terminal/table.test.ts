import { expect, test } from 'vitest'
import { everySetting } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import { plain, screenOf } from '#engine/terminal'
import { RATS, strengthOf } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import { remaining } from '#games/brave-rats/hidden'
import { table } from '#games/brave-rats/terminal/table'
import { text } from '#games/brave-rats/text'
import type { State } from '#games/brave-rats/types'

const SCREEN = screenOf(80, plain)
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
  'setting %i: every table fits a screen of 40 and of 80 columns and shows nothing that its viewer may not see',
  (at, options) => {
    for (const state of positions(`table ${at}`, options))
      for (const viewer of [0, 1, 'spectator'] as const) {
        const view = braveRats.view(state, viewer)
        const other = braveRats.view(braveRats.resample(state, viewer, SeededRandom.from('other')), viewer)
        for (const columns of [40, 80]) {
          const screen = screenOf(columns, plain)
          const lines = table.draw(view, [], COMPANY, screen)
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns)
          expect(table.draw(other, [], COMPANY, screen)).toEqual(lines)
        }
        expect(table.tell(other, COMPANY)).toEqual(table.tell(view, COMPANY))
      }
  },
)

test('all that is drawn of a seat is said in words, too', () => {
  for (const [at, options] of everySetting(braveRats).entries())
    for (const state of positions(`words ${at}`, options)) {
      const view = braveRats.view(state, 0)
      const said = table.tell(view, COMPANY).join('\n')
      for (const [seat, hand] of view.hands.entries()) {
        expect(said).toContain(`${text.seat(seat)}, ${COMPANY.players[seat]}: ${view.victories[seat]} victor`)
        for (const card of hand)
          if (card !== '?') expect(said).toContain(`${RATS[strengthOf(card)].name} ${strengthOf(card)}`)
      }
      expect(said).toContain('Locked in.')
      expect(said.match(/^Round \d: /gm) ?? []).toHaveLength(view.history.length)
      if (view.held.length > 0) expect(said).toContain(`On hold: round`)
      if (view.spySeat !== null) expect(said).toContain('Spied on: they show their card first.')
      if (view.draft) expect(said).toContain('The pack, drawn by the ')
    }
})

test('what is listed is chosen by its key, and a key means the same wherever it is typed', () => {
  for (const [at, options] of everySetting(braveRats).entries())
    for (const state of positions(`keys ${at}`, options))
      for (const decision of braveRats.pending(state)) {
        const view = braveRats.view(state, decision.actor as 0 | 1)
        const choices = braveRats.choices(view, decision.actor)
        for (const [nth, key] of table.keys(choices).entries()) {
          expect(table.read(key, view, choices, decision)).toEqual(choices[nth])
          expect(key.slice(-1)).toBe(choices[nth]!.card.slice(1))
        }
      }
})

test('a seat finds every card of its hand on the table, and can name it in three ways', () => {
  for (const state of positions('names', { ...everySetting(braveRats)[0]! })) {
    for (const decision of braveRats.pending(state)) {
      const seat = decision.actor as 0 | 1
      const view = braveRats.view(state, seat)
      const choices = braveRats.choices(view, seat)
      const shown = table.draw(view, choices, COMPANY, SCREEN).join('\n')
      for (const choice of choices) {
        expect(shown).toContain(choice.card)
        const { name } = RATS[strengthOf(choice.card)]
        for (const typed of [choice.card, choice.card.toLowerCase(), choice.card.slice(1), `play the ${name}`])
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
    const listed = table.draw(view, [], COMPANY, SCREEN).filter((line) => line.includes('not played yet'))
    const strengths = remaining(view).map((cards) => cards.map((card) => card.slice(1)).join(' '))
    expect(listed.map((line) => line.split(': ')[1])).toEqual(strengths.toReversed())
  }
})
