import { describe, expect, test } from 'vitest'
import type { Game } from '#engine/game'
import { Match } from '#engine/match'
import { bid, bidding, DONE, PASS, snapshot, start, TAKE, WARN, watch } from '#engine/testing/matches'
import { pebbles } from '#engine/testing/pebbles'
import type { Pebbles } from '#engine/testing/pebbles-types'
import { refusalOf } from '#engine/testing/refusals'
import { braveRats } from '#games/brave-rats/game'

describe('an aside', () => {
  test('is taken at any time, asked or not, and tells its seat alone', () => {
    const match = start()
    for (const seat of [0, 1]) {
      const events = match.submit({ actor: seat, choice: watch(true) })
      expect(events).toEqual([{ kind: 'watches', rule: 'P-1', seat, on: true }])
      expect([0, 1, 'spectator' as const].filter((viewer) => pebbles.hear(events[0]!, viewer))).toEqual([seat])
    }
    expect(match.state.watch).toEqual([true, true])
    expect(match.view(0).watch).toEqual([true, null])
  })

  test('is listed for its seat, until the end', () => {
    const match = start()
    expect(match.asides(1)).toEqual([watch(true)])
    match.submit({ actor: 1, choice: watch(true) })
    expect([match.asides(0), match.asides(1)]).toEqual([[watch(true)], [watch(false)]])
    match.submit({ actor: 1, act: 'resign' })
    expect(match.asides(1)).toEqual([])
    expect(refusalOf(() => match.submit({ actor: 1, choice: watch(false) })).code).toBe('P-E1')
  })

  test.each([
    ['that is not offered', 0, watch(false), 'P-E3'],
    ['of the clock', 'clock', watch(true), 'P-E3'],
    ['of nobody here', 2, watch(true), 'no-seat'],
  ] as const)('%s is refused', (_what, actor, choice, code) => {
    const match = start()
    expect(match.whyNot(actor, choice)?.code).toBe(code)
    expect(refusalOf(() => match.submit({ actor, choice })).code).toBe(code)
  })

  test('is an input like any other: it is saved, and played when that is loaded', () => {
    const match = start()
    match.submit({ actor: 1, choice: watch(true) })
    match.submit({ actor: 0, choice: DONE })
    expect(match.inputs).toEqual([
      { actor: 1, choice: watch(true) },
      { actor: 0, choice: DONE },
    ])
    const loaded = Match.load(pebbles, match.save())
    expect(snapshot(loaded)).toEqual(snapshot(match))
    expect(loaded.state.watch).toEqual([false, true])
  })

  test('leaves every question as it was, with its number, and is never too late', () => {
    const match = start()
    match.submit({ actor: 0, choice: TAKE })
    const before = [match.pending(), match.plays]
    match.submit({ actor: 0, choice: watch(true) }, 0)
    match.submit({ actor: 1, choice: watch(true) }, 99)
    expect([match.pending(), match.plays]).toEqual(before)
    match.submit({ actor: 0, choice: DONE }, 1)
  })

  test('leaves a sealed choice locked in', () => {
    const match = bidding()
    match.submit({ actor: 0, choice: bid('coral') })
    for (const seat of [0, 1]) match.submit({ actor: seat, choice: watch(true) })
    expect(match.sealedBy(0)).toEqual(bid('coral'))
    expect(match.submit({ actor: 1, choice: bid('beryl') })).toMatchObject([{ kind: 'revealed' }])
  })

  test('leaves to others what they can undo, and no undo takes it back', () => {
    const match = start()
    for (const choice of [TAKE, TAKE]) match.submit({ actor: 0, choice })
    match.submit({ actor: 1, choice: watch(true) })
    match.submit({ actor: 0, choice: watch(true) })
    match.submit({ actor: 0, choice: watch(false) })
    expect(match.undoers).toEqual([0])
    for (const left of [1, 0]) {
      match.submit({ actor: 0, act: 'undo' })
      expect(match.state).toMatchObject({ pebbles: [left, 0], watch: [false, true] })
    }
    expect(snapshot(Match.load(pebbles, match.save()))).toEqual(snapshot(match))
  })

  test('rolls no dice', () => {
    const match = start()
    expect(refusalOf(() => match.submit({ actor: 0, choice: watch(true), dice: [1] })).code).toBe('bad-dice')
    expect(match.state.watch).toEqual([false, false])
  })

  test('changes nothing where the rules have a bug', () => {
    const game: Game<Pebbles> = {
      ...pebbles,
      play(state, actor, choice, table) {
        pebbles.play(state, actor, choice, table)
        if (choice.kind === 'watch') throw new TypeError('a bug')
      },
    }
    const match = start({}, game)
    match.submit({ actor: 0, choice: TAKE })
    const before = snapshot(match)
    expect(() => match.submit({ actor: 1, choice: watch(true) })).toThrow(new TypeError('a bug'))
    expect(snapshot(match)).toEqual(before)
  })

  test('is there for nobody in a game that has none', () => {
    const { asides: _asides, ...game } = pebbles
    expect(start({}, game).asides(0)).toEqual([])
    const rats = Match.start(braveRats, { seats: 2, seed: 's' })
    expect([rats.asides(0), rats.isAside(0, watch(true))]).toEqual([[], false])
  })
})

describe('a secret question', () => {
  /** Both keep watch, and the turns are over. */
  function watching(): Match<Pebbles> {
    const match = start()
    for (const seat of [0, 1]) match.submit({ actor: seat, choice: watch(true) })
    for (const seat of [0, 1]) match.submit({ actor: seat, choice: DONE })
    return match
  }

  test('is listed with the others, for those who may know all', () => {
    expect(watching().pending()).toEqual([
      { actor: 0, kind: 'watch', secret: true, brief: true, decision: 2 },
      { actor: 1, kind: 'watch', secret: true, brief: true, decision: 2 },
    ])
  })

  test('is seen by its actor alone', () => {
    const match = watching()
    match.submit({ actor: 0, choice: PASS })
    const seen = [0, 1, 'spectator' as const].map((viewer) => pebbles.pending(match.view(viewer)).length)
    expect(seen).toEqual([0, 1, 0])
    expect(match.submit({ actor: 1, choice: WARN })).toEqual([{ kind: 'warned', rule: 'P-1', seat: 1 }])
  })
})
