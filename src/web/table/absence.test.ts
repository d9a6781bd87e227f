import { expect, test } from 'vitest'
import type { NowTold, PresenceTold, SeatTold } from '#protocol/told'
import { absenceOf, awaySaid } from '#web/table/absence'
import { table } from '#web/words/table'

const person = (name: string): SeatTold => ({ plan: 'human', guest: name, name, bot: null })
const now = (presence?: PresenceTold): NowTold => ({
  status: 'live',
  seats: [person('Ann'), person('Ben')],
  clocks: null,
  pending: [],
  own: null,
  outcome: null,
  fairness: null,
  rematch: null,
  ...(presence && { presence }),
})
const away: PresenceTold = { away: [null, 400_000], watching: 0, names: [], at: 404_000 }

test('how long somebody is away goes on from when it was told, by the clock of the page', () => {
  expect(absenceOf({ now: now(away), presenceAt: 1000 }, 1000)).toEqual([undefined, 4000])
  expect(absenceOf({ now: now(away), presenceAt: 1000 }, 61_000)).toEqual([undefined, 64_000])
})

test('as long as nothing is told nobody is away', () => {
  expect(absenceOf({ now: now() }, 9000)).toEqual([undefined, undefined])
})

test.each([
  [59_999, 'away', 'nicht da'],
  [60_000, 'away 1 min', '1 min weg'],
  [3_599_999, 'away 59 min', '59 min weg'],
  [7_200_000, 'away 2 h', '2 h weg'],
  [3 * 86_400_000, 'away 3 days', '3 Tage weg'],
])('after %d milliseconds it says: %s', (gone, english, german) => {
  expect([awaySaid(gone, table.en), awaySaid(gone, table.de)]).toEqual([english, german])
})
