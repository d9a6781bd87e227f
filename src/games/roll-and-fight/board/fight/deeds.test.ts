import { expect, test } from 'vitest'
import { clone } from '#engine/json'
import { deedOf, isIdle, openingOf, pastWith, stopsOf } from '#games/roll-and-fight/board/fight/deeds'
import { deedSaid } from '#games/roll-and-fight/board/fight/deeds-list.tsx'
import { alone, at, dead, item, mark, player, set, Table, use } from '#games/roll-and-fight/testing/table'
import type { Board } from '#games/roll-and-fight/types'

const table = () =>
  new Table(
    alone(
      player('johnny', '1A', {
        at: 'r2',
        boss: 'zemun',
        items: [{ item: 'stims', marked: 1 }],
        sets: [set('punch', 'BBD'), set('dash', 'RR')],
      }),
    ),
  )

test('a deed is read off the board: with what, whom it struck and where it led', () => {
  const match = table()
  const before = clone(match.board())
  match.by(0, use('punch'), at('r2', 0), at('r2', 1))
  const punched = clone(match.board())
  const deed = deedOf(before, punched)
  expect(deed).toMatchObject({ by: 'punch', moved: undefined })
  expect(deed.struck).toEqual([
    { room: 'r2', enemy: 0, what: 'dead' },
    { room: 'r2', enemy: 1, what: 'dead' },
  ])
  expect(deedSaid(deed, punched, 'en')).toBe('Punch: 2 Grunts dead in Ice Room')
  expect(deedSaid(deed, punched, 'de')).toBe('Schlag: 2 Schläger tot in Eisraum')
})

test('Items are known by their charge, what is begun by its use', () => {
  const match = new Table(alone(player('johnny', '1A', { items: [{ item: 'stims', marked: 1 }], dead: dead(['r1']) })))
  const before = clone(match.board())
  match.by(0, item('stims'))
  expect(deedOf(before, match.board())).toMatchObject({ by: 'stims', moved: undefined })
  match.by(0, at('r5'))
  expect(deedSaid(deedOf(before, match.board()), match.board(), 'en')).toBe('Stims: on to Net Loft')
})

test('an Objective that is marked is a deed, and what is taken for the phase before is none', () => {
  const match = new Table(alone(player('kaja', '1A', { at: 'r3', dead: dead(['r3'], 1) }), { round: 2 }))
  const before = clone(match.board())
  expect(isIdle(deedOf(openingOf(before, 2), before))).toBe(true)
  match.by(0, mark('r3'))
  expect(deedSaid(deedOf(before, match.board()), match.board(), 'en')).toBe('Objective of Gutting Hall marked')
})

test('who comes in the middle sees who has died in this round', () => {
  const match = table()
  match.by(0, use('punch'), at('r2', 0), at('r2', 1))
  const board = match.board()
  expect(deedOf(openingOf(board, 1), board).struck.map(({ room }) => room)).toEqual(['r2', 'r2'])
})

test('what is taken back in the middle of an ability is no deed, and neither is the way back', () => {
  const match = table()
  const found = clone(match.board())
  const begun: Board[] = []
  for (const choice of [use('punch'), at('r2', 0), at('r2', 1)]) {
    match.by(0, choice)
    begun.push(clone(match.board()))
  }
  const [first, second, done] = begun as [Board, Board, Board]
  const past = begun.reduce<readonly Board[]>(pastWith, [found, found])
  expect(stopsOf(past)).toEqual([found, found, done])
  const back = pastWith(past, clone(second))
  expect(stopsOf(back)).toEqual([found, found, second])
  expect(stopsOf(pastWith(back, clone(first)))).toEqual([found, found, first])
})

test('what is taken back is forgotten', () => {
  const match = table()
  const rest: Board[] = [clone(match.board())]
  match.by(0, use('punch'))
  match.by(0, at('r2', 0), at('r2', 1))
  const punched = clone(match.board())
  const past = pastWith(rest, punched)
  expect(past).toEqual([rest[0], punched])
  expect(pastWith(past, clone(punched))).toBe(past)
  expect(pastWith(past, clone(rest[0]!))).toEqual([rest[0]])
  // Whoever comes before anything was done has seen the phase as it was found.
  const fresh = [rest[0]!, clone(rest[0]!)]
  expect(pastWith(fresh, clone(rest[0]!))).toBe(fresh)
})
