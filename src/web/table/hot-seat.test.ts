import { expect, test } from 'vitest'
import type { LineTold, NowTold } from '#protocol/told'
import { afterLines, heldBy, needNotLookAway, nextAtDevice } from '#web/table/hot-seat'

const device = { plan: 'device', guest: 'host', name: 'Ada', bot: null } as const
const now = (waiting: readonly number[], more: Partial<NowTold> = {}): NowTold => ({
  status: 'live',
  seats: [device, device],
  clocks: null,
  pending: [0, 1].map((actor) => ({ actor, kind: 'choose-card', ...(!waiting.includes(actor) && { locked: true }) })),
  own: null,
  outcome: null,
  fairness: null,
  rematch: null,
  ...more,
})
const line = (n: number, more: Partial<LineTold> = {}): LineTold => ({ n, at: n, what: 'played', ...more })

test('nobody has the device at first: whoever is asked takes it', () => {
  expect(nextAtDevice(now([1]), 0, heldBy(undefined))).toBe(1)
  expect(nextAtDevice(now([]), 0, heldBy(undefined))).toBe(0)
})

test('the device stays with someone who is asked, and goes on to the other', () => {
  expect(nextAtDevice(now([0, 1]), 1, heldBy(1))).toBeUndefined()
  expect(nextAtDevice(now([0]), 1, heldBy(1))).toBe(0)
  expect(nextAtDevice(now([]), 1, heldBy(1))).toBeUndefined()
})

test('among several it goes to whoever is asked, in secret too, and past those who play elsewhere', () => {
  const guest = { plan: 'human', guest: 'other', name: 'Bruno', bot: null } as const
  const seats = [device, guest, device, device]
  const asked = (...actors: readonly number[]) =>
    now([], { seats, pending: actors.map((actor) => ({ actor, kind: 'react', secret: true })) })
  expect(nextAtDevice(asked(3), 0, heldBy(0))).toBe(3)
  expect(nextAtDevice(asked(2, 3), 0, heldBy(3))).toBeUndefined()
  expect(nextAtDevice(asked(1), 0, heldBy(0))).toBeUndefined()
  expect(nextAtDevice(asked(), 0, heldBy(0))).toBeUndefined()
})

test('a screen of one person, a bot in the seat and a match that is over pass nothing on', () => {
  const bot = { plan: 'bot', guest: null, name: 'easy', bot: 'easy' } as const
  expect(nextAtDevice(now([0], { seats: [device, bot] }), 0, heldBy(undefined))).toBeUndefined()
  expect(nextAtDevice(now([0], { seats: [{ ...device, bot: 'normal' }, device] }), 1, heldBy(1))).toBeUndefined()
  expect(nextAtDevice(now([0], { status: 'over' }), 1, heldBy(1))).toBeUndefined()
})

test('the others look away where something is hidden, or where nothing is but what is sealed, while it is', () => {
  const asks = (...asked: NowTold['pending']) => now([], { pending: asked })
  const beat = asks({ actor: 1, kind: 'beat' })
  const sealed = asks({ actor: 1, kind: 'throw', sealed: true })
  const locked = asks({ actor: 0, kind: 'throw', sealed: true, locked: true }, { actor: 1, kind: 'beat' })
  const need = (about: Parameters<typeof needNotLookAway>[0]) =>
    [beat, sealed, locked].map((told) => !needNotLookAway(about, told, 1))
  expect(need({})).toEqual([true, true, true])
  expect(need({ open: true })).toEqual([false, false, false])
  expect(need({ open: 'but-sealed' })).toEqual([false, true, true])
})

test('what the game tells is looked at together; a sealed choice and a word are not', () => {
  const taken = afterLines(heldBy(0), [line(1, { events: [{}] }), line(2)])
  expect(taken).toEqual({ seat: 0, isLooking: false, line: 2 })
  const shown = afterLines(taken, [line(2), line(3, { events: [{}] })])
  expect(shown.isLooking).toBe(true)
  expect(afterLines(shown, [line(3), line(4, { what: 'chat' })]).isLooking).toBe(true)
  expect(afterLines(shown, [line(3), line(4, { what: 'locked' })]).isLooking).toBe(false)
  expect(afterLines(taken, [line(2), line(3, { what: 'settled', events: [{}] })]).isLooking).toBe(false)
})
