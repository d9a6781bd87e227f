import { expect, test } from 'vitest'
import type { LineTold } from '#protocol/told'
import { recapOf } from '#web/table/recap'

const played = (n: number, seat: number, by: 'seat' | 'bot', ...kinds: readonly string[]): LineTold => ({
  ...{ n, at: n, what: 'played', seat, by },
  events: kinds.map((kind) => ({ kind })),
})
/** Sums up as far as the last `end`. */
const text = {
  recap(events: readonly { readonly kind: string }[]) {
    const at = events.findLastIndex(({ kind }) => kind === 'end')
    return at < 0 ? undefined : { says: `over after ${at + 1}`, at }
  },
}

test('what was summed up stands there until one of these seats has chosen something since', () => {
  const lines = [played(1, 0, 'seat', 'hit', 'end', 'begun')]
  expect(recapOf(lines, [0], text)).toBe('over after 2')
  const bots = [...lines, played(2, 1, 'bot', 'hit'), played(3, 0, 'bot', 'hit')]
  expect(recapOf(bots, [0], text)).toBe('over after 2')
  expect(recapOf([...bots, played(4, 0, 'seat')], [0], text)).toBeUndefined()
  expect(recapOf([...bots, played(4, 0, 'seat')], [1], text)).toBe('over after 2')
  expect(recapOf([...bots, played(4, 0, 'seat'), played(5, 1, 'bot', 'end')], [0], text)).toBe('over after 6')
  expect(recapOf([played(1, 0, 'seat', 'hit')], [0], text)).toBeUndefined()
  expect(recapOf(lines, [0], {})).toBeUndefined()
})
