import { expect, test } from 'vitest'
import type { OwnMatchTold, RecordTold } from '#protocol/told'
import { askedSince } from '#web/mine/asked'
import { together } from '#web/mine/together'

const seat = (guest: string, bot: string | null = null) => ({ plan: 'human', guest, name: guest, bot }) as const
const match: OwnMatchTold = {
  ...{ id: 'a', game: 'g', status: 'live', own: [1], at: 1, outcome: null, series: null },
  seats: [seat('ann'), seat('ben')],
  awaited: [
    { actor: 0, since: 3 },
    { actor: 1, since: 5 },
  ],
}

test('a match waits for me since I was asked, and not while a bot plays for me', () => {
  expect(askedSince(match)).toBe(5)
  expect(askedSince({ ...match, own: [0, 1] })).toBe(3)
  expect(askedSince({ ...match, awaited: [{ actor: 0, since: 3 }] })).toBeUndefined()
  expect(askedSince({ ...match, seats: [seat('ann'), seat('ben', 'normal')] })).toBeUndefined()
})

test('what was played at the server and on this device is one record', () => {
  const record = (played: number, won: number): RecordTold => ({
    all: { played, won, drawn: 1 },
    isWhole: true,
    seats: [{ game: 'g', seat: 0, played, won, drawn: 1 }],
    levels: [{ level: 'hard', played, won, drawn: 1 }],
    opponents: [],
  })
  const other = { ...record(4, 2), isWhole: false, levels: [{ level: 'easy', played: 4, won: 2, drawn: 1 }] }
  expect(together([record(3, 1), other])).toEqual({
    all: { played: 7, won: 3, drawn: 2 },
    isWhole: false,
    seats: [{ game: 'g', seat: 0, played: 7, won: 3, drawn: 2 }],
    levels: [
      { level: 'hard', played: 3, won: 1, drawn: 1 },
      { level: 'easy', played: 4, won: 2, drawn: 1 },
    ],
    opponents: [],
  })
  expect(together([]).all.played).toBe(0)
})
