import { expect, test } from 'vitest'
import { PACE } from '#games/last-stand/board/pace'
import type { Event } from '#games/last-stand/types'
import { stillsOf } from '#web/player/stills'

const idle = (space: string, because: string) =>
  ({ kind: 'idle', rule: 'LS-113', card: 'minion.grunt', space, occasion: 'assault', because }) as unknown as Event

/** What is told, of events that come one after the other. */
const told = (...events: readonly Event[]): readonly object[] =>
  stillsOf(
    events.map((event) => ({ n: 1, event, view: {} })),
    PACE,
  ).map(({ event }) => event)

test('enemies in a row that do nothing for the same reason are told once', () => {
  const [first, second, third] = [idle('F1', 'no-hero'), idle('F2', 'no-hero'), idle('F3', 'suppressed')]
  expect(told(first, second, third)).toEqual([first, third])
  const blow = { kind: 'attacked', rule: 'LS-114' } as unknown as Event
  expect(told(first, blow, second)).toEqual([first, blow, second])
})
