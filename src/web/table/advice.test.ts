import { expect, test } from 'vitest'
import { pointingAt } from '#web/design/advice'
import type { FramedBoardProps } from '#web/design/board-props'

const [ONE, TWO] = [
  { kind: 'lay', stones: 1 },
  { kind: 'lay', stones: 2 },
]
const now: FramedBoardProps['now'] = {
  pending: [{ actor: 0 }],
  own: null,
  outcome: null,
  advisable: [{ seat: 0, decision: 3, kind: 'lay', choices: [ONE, TWO] }],
  advice: [
    { by: 1, to: 0, decision: 3, choice: TWO },
    { by: 2, to: 0, decision: 3, choice: { ...TWO } },
    { by: 3, to: 0, decision: 2, choice: TWO },
  ],
}

test('whoever points at a choice is shown there, to all who see it', () => {
  expect(pointingAt(now, 1, 0, TWO)).toEqual([1, 2])
  expect(pointingAt(now, 1, 0, ONE)).toEqual([])
  const asked = { ...now, own: { decision: 3, choices: [ONE, TWO], locked: null }, advisable: [] }
  expect(pointingAt(asked, 0, 0, TWO)).toEqual([1, 2])
})

test('nobody points at what is not asked any more, or not shown yet', () => {
  expect(pointingAt({ ...now, advisable: [] }, 1, 0, TWO)).toEqual([])
  expect(pointingAt({ ...now, own: { decision: 4, choices: [TWO], locked: null } }, 0, 0, TWO)).toEqual([])
  // A spectator knows no numbers, and is told nothing that is closed.
  expect(pointingAt({ ...now, advisable: [] }, 'spectator', 0, TWO)).toEqual([1, 2, 3])
})
