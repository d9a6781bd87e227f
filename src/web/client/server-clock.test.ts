import { expect, test } from 'vitest'
import { ServerClock } from '#web/client/server-clock'

const AHEAD = 5_000_000

/** Something told of a clock that is so far ahead, over a line that takes so long there and back. */
function ask(clock: ServerClock, askedAt: number, there: number, back: number, ahead = AHEAD): void {
  clock.told(askedAt + there + ahead, askedAt + there + back, askedAt)
}

test('nothing is known before something is told, and then as much as can be known by hearing it', () => {
  const clock = new ServerClock()
  expect(clock.now(0)).toBeUndefined()
  clock.told(100 + AHEAD, 130)
  expect(clock.now(130)).toBe(100 + AHEAD)
  expect(clock.doubt).toBe(Infinity)
})

test('every answer narrows it down, however uneven the ways there and back are', () => {
  const clock = new ServerClock()
  ask(clock, 0, 10, 390)
  expect(Math.abs(clock.now(400)! - 400 - AHEAD)).toBeLessThanOrEqual(clock.doubt)
  expect(clock.doubt).toBe(200)
  ask(clock, 1000, 150, 20)
  expect(clock.doubt).toBe(15)
  expect(Math.abs(clock.now(2000)! - 2000 - AHEAD)).toBeLessThanOrEqual(15)
  ask(clock, 3000, 80, 200)
  expect(clock.doubt).toBe(15)
})

test('a clock that was set is believed anew', () => {
  const clock = new ServerClock()
  ask(clock, 0, 20, 20)
  ask(clock, 1000, 30, 10, AHEAD + 3000)
  expect(Math.abs(clock.now(1000)! - 1000 - AHEAD - 3000)).toBeLessThanOrEqual(20)
})
