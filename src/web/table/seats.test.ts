import { expect, test } from 'vitest'
import { PACE as LAST_BRAVE } from '#games/last-brave/board/pace'
import { PACE as LAST_STAND } from '#games/last-stand/board/pace'
import type { NowTold, SeatTold } from '#protocol/told'
import { paceWhose } from '#web/table/seats'

const person: SeatTold = { plan: 'device', guest: 'host', name: 'Ann', bot: null }
const bot: SeatTold = { plan: 'bot', guest: null, name: 'Ben', bot: 'easy' }
const now = (seats: readonly SeatTold[], status: NowTold['status'] = 'live'): NowTold => ({
  ...{ status, seats, clocks: null, pending: [], own: null },
  ...{ outcome: null, fairness: null, rematch: null },
})

test('a pace can be set where there are bots, and by one alone where the rules tell a story', () => {
  expect([LAST_STAND, LAST_BRAVE].map((pace) => paceWhose(now([person, bot]), pace))).toEqual(['bots', 'bots'])
  expect([LAST_STAND, LAST_BRAVE].map((pace) => paceWhose(now([person]), pace))).toEqual(['rules', undefined])
  expect(paceWhose(now([person, bot], 'over'), LAST_STAND)).toBeUndefined()
})
