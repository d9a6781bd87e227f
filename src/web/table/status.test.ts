import { expect, test } from 'vitest'
import { addressed } from '#engine/addressed'
import { text } from '#games/brave-rats/text'
import type { NowTold } from '#protocol/told'
import { youAt } from '#web/table/seats'
import { statusOf } from '#web/table/status'
import { common } from '#web/words/common'
import { table } from '#web/words/table'
import type { Words } from '#web/words/words'

const words = { common: common.en, table: table.en } as Words
const person = (guest: string) => ({ plan: 'human', guest, name: guest, bot: null }) as const
const now = (more: Partial<NowTold> = {}): NowTold => ({
  status: 'live',
  seats: [person('Ada'), person('Bruno')],
  clocks: null,
  pending: [
    { actor: 0, kind: 'choose-card', sealed: true },
    { actor: 1, kind: 'choose-card', sealed: true },
  ],
  own: null,
  view: { round: 3 },
  outcome: null,
  fairness: null,
  rematch: null,
  ...more,
})
const say = (told: NowTold, as: number | 'spectator', isSending = false, isResolving = false) =>
  statusOf({ now: told, as, isSending, isResolving, text, words })

test('whose turn it is hears so, and what to do', () => {
  const told = { now: now(), as: 0, isSending: false, text: addressed(text, 0), words }
  expect(statusOf(told)).toEqual({ turn: 'Your turn', says: 'Choose your card for round 3 in secret.' })
})

test('whoever looks from a seat of their own and plays it is *you*; others are not', () => {
  expect([youAt(now(), 0), youAt(now(), 1), youAt(now(), 'spectator')]).toEqual([0, 1, undefined])
  const away = now({ seats: [{ ...person('Ada'), bot: 'normal' }, person('Bruno')] })
  const device = { plan: 'device', guest: 'host', name: 'Ada', bot: null } as const
  expect([youAt(away, 0), youAt(now({ seats: [device, device] }), 0)]).toEqual([undefined, undefined])
})

test('who is locked in hears for whom the match waits', () => {
  const pending = [
    { actor: 0, kind: 'choose-card', locked: true },
    { actor: 1, kind: 'choose-card' },
  ] as const
  const own = { decision: 1, kind: 'choose-card', choices: [], locked: {}, canUndo: false }
  expect(say(now({ pending, own }), 0)).toEqual({
    turn: undefined,
    says: 'You are locked in. The Applewoods choose a card for round 3 in secret.',
  })
})

test('a choice on its way is nobody’s turn, and neither is that of a bot in the seat', () => {
  expect(say(now(), 0, true).says).toBe('On its way …')
  expect(say(now({ seats: [{ ...person('Ada'), bot: 'normal' }, person('Bruno')] }), 0).turn).toBeUndefined()
})

test('while time passes one goes on: what is on its way takes nobody’s turn', () => {
  const time = { origin: 0, every: 200 }
  expect(say(now({ time }), 0, true)).toEqual(say(now({ time }), 0))
})

test('before the match it says how many are missing, after it how it ended', () => {
  const free = { plan: 'human', guest: null, name: null, bot: null } as const
  const { view: _, ...open } = now({ status: 'open', seats: [person('Ada'), free] })
  expect(say(open, 0).says).toBe('Waiting for one more player.')
  const outcome = { payoffs: [0, 1], reason: 'resigned', rule: 'BR-R40' }
  expect(say(now({ outcome }), 'spectator').says).toMatch(/Applewoods/)
})

test('at a rematch it says for whom it waits, until they or somebody else has come', () => {
  const free = { plan: 'human', guest: null, name: null, bot: null } as const
  const expects = [
    { guest: 'Ada', name: 'Ada' },
    { guest: 'Bruno', name: 'Bruno' },
  ]
  const at = (...seats: NowTold['seats']) => {
    const { view: _, ...open } = now({ status: 'open', seats })
    return statusOf({ now: open, as: 0, isSending: false, expects, text, words }).says
  }
  expect(at(person('Ada'), free)).toBe('Waiting for Bruno.')
  expect(at(free, free)).toBe('Waiting for Ada, Bruno.')
  expect(at(free, person('Ada'))).toBe('Waiting for one more player.')
})

test('where nobody is asked as far as one may know, the match waits for reactions', () => {
  expect(say(now({ pending: [] }), 0)).toEqual({ turn: undefined, says: 'Waiting for reactions.' })
  expect(say(now({ pending: [] }), 'spectator').says).toBe('Waiting for reactions.')
})

test('while the board shows something, or all are locked in, one looks at the board', () => {
  expect(say(now({ pending: [] }), 0, false, true).says).toBe('Watch the board …')
  const pending = [{ actor: 0, kind: 'choose-card', locked: true }] as const
  expect(say(now({ pending }), 'spectator').says).toBe('Watch the board …')
})

test('several at one screen are called by their seats', () => {
  const device = { plan: 'device', guest: 'host', name: 'Ada', bot: null } as const
  expect(say(now({ seats: [device, device] }), 1).turn).toBe('Applewoods: your turn')
})

test('how it ended is not said again where it is told already; and while things are shown there is time for a sum', () => {
  const outcome = { payoffs: [1, 0], reason: 'victories', rule: 'BR-041' }
  const over = { now: now({ outcome, status: 'over', pending: [] }), as: 0, isSending: false, text, words }
  expect(statusOf({ ...over, isTold: true })).toEqual({ ...statusOf(over), shows: 'The match is over.' })
  const shown = { now: now({ pending: [] }), as: 0, isSending: false, isResolving: true, text, words }
  expect(statusOf({ ...shown, recap: 'Assault: no damage.' }).says).toBe('Assault: no damage.')
  expect(statusOf(shown).says).toBe('Watch the board …')
})
