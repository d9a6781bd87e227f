import { describe, expect, test } from 'vitest'
import type { Actor, Game } from '#engine/game'
import { clone } from '#engine/json'
import { Match } from '#engine/match'
import { todo } from '#engine/steps'
import { bid, bidding, rat, SETUP, snapshot, start } from '#engine/testing/matches'
import { pebbles } from '#engine/testing/pebbles'
import type { Pebbles } from '#engine/testing/pebbles-types'
import { refusalOf } from '#engine/testing/refusals'
import { braveRats } from '#games/brave-rats/game'

describe('a sealed choice', () => {
  test('locks its seat in, and shows nobody what it is', () => {
    const match = bidding()
    const before = clone([match.view(0), match.view(1), match.view('spectator')])
    expect(match.submit({ actor: 0, choice: bid('coral') })).toEqual([])
    expect(match.pending()).toEqual([
      { actor: 0, kind: 'bid', sealed: true, decision: 2, locked: true },
      { actor: 1, kind: 'bid', sealed: true, decision: 2 },
    ])
    expect([match.view(0), match.view(1), match.view('spectator')]).toEqual(before)
    expect(match.sealedBy(0)).toEqual(bid('coral'))
    expect(match.sealedBy(1)).toBeUndefined()
  })

  test('can be exchanged until the last is in', () => {
    const match = bidding()
    match.submit({ actor: 0, choice: bid('coral') }, 2)
    match.submit({ actor: 0, choice: bid('agate') }, 2)
    expect(match.submit({ actor: 1, choice: bid('coral') }, 2)).toMatchObject([
      { kind: 'revealed', bids: ['agate', 'coral'] },
    ])
  })

  test('can be taken back until the last is in', () => {
    const match = bidding()
    const before = match.pending()
    match.submit({ actor: 0, choice: bid('coral') })
    match.submit({ actor: 0, act: 'take-back' })
    expect(match.pending()).toEqual(before)
    expect(match.submit({ actor: 1, choice: bid('coral') })).toEqual([])
    match.submit({ actor: 0, choice: bid('agate') })
    expect(refusalOf(() => match.submit({ actor: 0, act: 'take-back' })).code).toBe('nothing-to-take-back')
  })

  test('that was never made cannot be taken back', () => {
    const match = bidding()
    match.submit({ actor: 0, choice: bid('coral') })
    expect(refusalOf(() => match.submit({ actor: 1, act: 'take-back' })).code).toBe('nothing-to-take-back')
  })

  test('is refused if it is not legal, and the one before stays', () => {
    const match = bidding()
    match.submit({ actor: 0, choice: bid('coral') })
    expect(refusalOf(() => match.submit({ actor: 0, choice: bid('diamond') })).code).toBe('P-E3')
    expect(match.sealedBy(0)).toEqual(bid('coral'))
  })

  test('is played with the others in the order of seats, whoever was first', () => {
    const order: Actor[] = []
    const game: Game<Pebbles> = {
      ...pebbles,
      play(state, actor, choice, table) {
        if (choice.kind === 'bid') order.push(actor)
        pebbles.play(state, actor, choice, table)
      },
    }
    const match = bidding(game)
    match.submit({ actor: 1, choice: bid('beryl') })
    match.submit({ actor: 0, choice: bid('coral') })
    expect(order).toEqual([0, 1])
    expect(match.state.pebbles).toEqual([3, 0])
    expect(match.pending().map(({ kind }) => kind)).toEqual(['ready', 'ready'])
  })

  test('is kept in a record, and is secret again when that is loaded', () => {
    const match = bidding()
    match.submit({ actor: 1, choice: bid('beryl') })
    const loaded = Match.load(pebbles, match.save())
    expect(snapshot(loaded)).toEqual(snapshot(match))
    expect(loaded.submit({ actor: 0, choice: bid('coral') })).toMatchObject([{ bids: ['coral', 'beryl'] }])
  })

  test('does not answer the next question too', () => {
    const game: Game<Pebbles> = {
      ...pebbles,
      begin(setup, table) {
        const state = pebbles.begin(setup, table)
        const bids = { ask: 'bid', of: [0, 1], sealed: true } as const
        todo(state, bids, { do: 'reveal' }, bids, { do: 'reveal' })
        return state
      },
    }
    const hands = [
      ['coral', 'coral'],
      ['beryl', 'beryl'],
    ]
    const match = start({ setup: { ...SETUP, hands } }, game)
    match.submit({ actor: 0, choice: bid('coral') })
    match.submit({ actor: 1, choice: bid('beryl') })
    expect(match.pending()).toEqual([
      { actor: 0, kind: 'bid', sealed: true, decision: 1 },
      { actor: 1, kind: 'bid', sealed: true, decision: 1 },
    ])
  })

  test('of BraveRats behaves so too', () => {
    const match = Match.start(braveRats, { seats: 2, setup: {} })
    match.submit({ actor: 1, choice: rat('A0') })
    expect(match.pending().map(({ locked }) => locked ?? false)).toEqual([false, true])
    expect(match.view(0).committed).toEqual([null, null])
    match.submit({ actor: 1, choice: rat('A1') })
    expect(refusalOf(() => match.submit({ actor: 0, act: 'take-back' })).code).toBe('BR-E05')
    const events = match.submit({ actor: 0, choice: rat('Y7') })
    expect(events).toContainEqual(expect.objectContaining({ kind: 'revealed', cards: ['Y7', 'A1'] }))
    expect(match.outcome).toMatchObject({ payoffs: [0, 1], reason: 'princess' })
  })
})
