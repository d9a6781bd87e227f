import { expect, test } from 'vitest'
import { clone } from '#engine/json'
import { askedSaid } from '#games/roll-and-fight/board/fight/asked'
import { alone, DONE, player, RESOLVED, set, several, Table, use } from '#games/roll-and-fight/testing/table'
import { texts } from '#games/roll-and-fight/texts'
import type { State } from '#games/roll-and-fight/types'

const said = (state: State, seat: number, more: { readonly viewer?: number; readonly isPlaying?: boolean } = {}) =>
  askedSaid(
    { view: { ...state, viewer: 0 }, viewer: 0, seat, isPlaying: false, text: texts.en, language: 'en', ...more },
    'Over.',
  )

test('somebody alone in the middle of a fight is not told that it is over', () => {
  const match = new Table(alone(player('johnny', '1A', { sets: [set('dash', 'RR')] })))
  match.play(use('dash'))
  expect(said(match.state, 0)).not.toContain('Over.')
  // While the rules are at work there is no question.
  const { state } = match
  const working = clone(state)
  working.boards[0]!.todo.pop()
  expect(said(working, 0)).toBe('')
  expect(
    said({ ...state, boards: state.boards.map((board) => ({ ...board, todo: [] })) }, 0, { isPlaying: true }),
  ).toBe('')
})

test('whoever is through hears that the others are not; at the board of another nobody waits', () => {
  const match = new Table(
    several([player('kaja', '1A'), player('bruna', '2A', { boss: 'silk' })], { phase: 'fighting' }),
  )
  match.by(0, DONE, RESOLVED)
  expect(said(match.state, 0)).toBe('Over. The others are not done yet.')
  expect(said(match.state, 0, { viewer: 1 })).toBe('Over.')
  expect(said(match.state, 1)).not.toContain('Over.')
})
