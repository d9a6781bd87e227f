import { describe, expect, test } from 'vitest'
import type { Dealer } from '#engine/game'
import { clone } from '#engine/json'
import { checkContract } from '#engine/laws'
import { Match } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import { refusalOf } from '#engine/testing/refusals'
import { type Scramble, scramble } from '#engine/testing/scramble'

const SETUP = { pool: 2, goals: [1, 2, 3] }
const tick = (at: number) => ({ actor: 'clock', choice: { kind: 'tick', at } }) as const
const rollAll = { kind: 'roll', dice: [0, 1, 2] }
const keep = (die: number) => ({ kind: 'keep', die })
const build = (tower: number) => ({ kind: 'build', tower })
const STOP = { kind: 'stop' }
const DONE = { kind: 'done' }

/** Three seats, the race just opened. */
function race(setup: object = SETUP): Match<Scramble> {
  const match = Match.start(scramble, { seats: 3, setup, seed: 'race' })
  match.submit(tick(1000))
  return match
}

/** All have stopped, with so many dice kept each, and may build. */
function building(kept = 3): Match<Scramble> {
  const match = race({ pool: 9, goals: [1, 1, 1] })
  const dice = Object.fromEntries([0, 1, 2].map((seat) => [`seat/${seat}`, [1, 1, 1]]))
  for (const actor of [0, 1, 2]) match.submit({ actor, choice: rollAll })
  match.submit({ ...tick(1200), dice })
  for (let at = 0; at < kept; at++) {
    for (const actor of [0, 1, 2]) match.submit({ actor, choice: keep(0) })
    match.submit(tick(1400 + 200 * at))
  }
  for (const actor of [0, 1, 2]) match.submit({ actor, choice: STOP })
  match.submit(tick(1400 + 200 * kept))
  return match
}

const numberOf = (match: Match<Scramble>, actor: number): number | undefined =>
  match.pending().find((asked) => asked.actor === actor)?.decision

describe('time that passes', () => {
  test('is the clock’s to choose: any whole beat until it is wanted, and nothing else', () => {
    const match = Match.start(scramble, { seats: 3, setup: SETUP, seed: 'race' })
    expect(match.pending()).toMatchObject([{ actor: 'clock' }])
    expect(match.choices('clock')).toEqual([tick(200).choice, tick(1000).choice])
    expect(match.whyNot('clock', tick(600).choice)).toBeUndefined()
    for (const at of [-200, 0, 100, 601, 1200, Number.NaN]) {
      const before = clone(match.save())
      expect(refusalOf(() => match.submit(tick(at))).code).toBe('S-E1')
      expect(match.save()).toEqual(before)
    }
    match.submit(tick(600))
    match.submit(tick(1000))
    expect(match.state.time).toBe(1000)
    expect(match.choices('clock')).toEqual([tick(1200).choice, tick(6000).choice])
  })

  test('does what was ordered at the next beat, and not before', () => {
    const match = race()
    expect(match.submit({ actor: 1, choice: rollAll })).toEqual([])
    expect(match.state.boards[1]!.dice).toEqual([0, 0, 0])
    const happened = match.submit({ ...tick(1200), dice: { 'seat/1': [3, 1, 2] } })
    expect(happened).toEqual([{ kind: 'rolled', rule: 'S-1', seat: 1, dice: [3, 1, 2] }])
  })

  test('the clock is wanted when dice have rested, and what was ordered first is replaced by what came later', () => {
    const match = race()
    match.submit({ actor: 0, choice: rollAll })
    match.submit(tick(1200))
    match.submit({ actor: 0, choice: { kind: 'roll', dice: [0] } })
    match.submit({ actor: 0, choice: { kind: 'roll', dice: [1] } })
    expect(scramble.beat!(match.state)).toEqual({ now: 1200, every: 200, next: 1800 })
    expect(match.submit(tick(1400))).toEqual([])
    const { dice } = match.state.boards[0]!
    const other = dice[1] === 3 ? 1 : 3
    match.submit({ ...tick(1800), dice: { 'seat/0': [other] } })
    expect(match.state.boards[0]!.dice).toEqual(dice.with(1, other))
  })

  test('what came in time counts though it is played later, and the record knows when it came', () => {
    const kept = (came: number): Match<Scramble> => {
      const match = race()
      match.submit({ actor: 0, choice: rollAll })
      match.submit({ ...tick(1200), dice: { 'seat/0': [1, 1, 1] } })
      match.submit(tick(5000))
      match.submit({ actor: 0, choice: keep(0), at: came })
      match.submit(tick(5200))
      return match
    }
    expect([kept(5090), kept(5110)].map(({ state }) => state.boards[0]!.dice.length)).toEqual([3, 2])
    const match = kept(5090)
    const record = JSON.parse(JSON.stringify(match.save()))
    expect(record.inputs).toContainEqual({ actor: 0, choice: keep(0), at: 5090 })
    expect(Match.load(scramble, record).state).toEqual(match.state)
  })

  test('however the orders of one beat came, the same ticks give the same match', () => {
    for (let seed = 0; seed < 40; seed++) {
      const luck = SeededRandom.from(`orders ${seed}`)
      const [one, other] = [race({ pool: 3, goals: [1, 2, 3] }), race({ pool: 3, goals: [1, 2, 3] })]
      while (one.state.phase === 'race') {
        const orders = [0, 1, 2].flatMap((actor) =>
          one.choices(actor).length > 0 ? [{ actor, choice: pick(luck, one.choices(actor)) }] : [],
        )
        for (const order of orders) one.submit(order)
        for (const order of orders.toReversed()) other.submit(order)
        const next = tick(one.state.time + 200)
        expect(other.submit(next)).toEqual(one.submit(next))
        expect(other.state).toEqual(one.state)
      }
    }
  })
})

describe('a question that lasts', () => {
  test('keeps its number whatever its seat and the others do, until it is closed', () => {
    const match = race()
    const first = numberOf(match, 0)
    match.submit({ actor: 0, choice: rollAll }, first)
    match.submit({ ...tick(1200), dice: { 'seat/0': [1, 2, 1] } })
    expect(numberOf(match, 0)).toBe(first)
    match.submit({ actor: 1, choice: STOP })
    match.submit({ actor: 0, choice: keep(2) }, first)
    match.submit(tick(1400))
    expect(numberOf(match, 0)).toBe(first)
    match.submit({ actor: 0, choice: STOP }, first)
    match.submit(tick(1600))
    expect(numberOf(match, 0)).toBeUndefined()
    expect(refusalOf(() => match.submit({ actor: 0, choice: STOP }, first)).code).toBe('S-E1')
  })

  test('what is late is judged by how things stand, not refused for being late', () => {
    const match = race()
    const first = numberOf(match, 0)!
    match.submit({ actor: 0, choice: rollAll })
    match.submit({ ...tick(1200), dice: { 'seat/0': [2, 2, 2] } })
    expect(refusalOf(() => match.submit({ actor: 0, choice: keep(0) }, first)).code).toBe('S-E1')
    match.submit({ actor: 0, choice: { kind: 'roll', dice: [2] } }, first)
  })

  test('is never undone', () => {
    const match = race()
    match.submit({ actor: 0, choice: STOP })
    expect(match.undoers).toEqual([])
    expect(refusalOf(() => match.submit({ actor: 0, act: 'undo' })).code).toBe('nothing-to-undo')
  })
})

describe('seats beside each other', () => {
  test('each undoes what is its own, as far as it goes, whatever the others do', () => {
    const match = building()
    const own = (seat: number) => clone(match.state.boards[seat])
    const [start, other] = [own(0), own(1)]
    match.submit({ actor: 0, choice: build(0) })
    match.submit({ actor: 1, choice: build(1) })
    match.submit({ actor: 0, choice: build(1) })
    expect(match.undoers).toEqual([0, 1])
    match.submit({ actor: 0, act: 'undo' })
    expect(match.state.boards.map(({ towers }) => towers)).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ])
    match.submit({ actor: 0, act: 'undo' })
    expect(own(0)).toEqual(start)
    expect(match.undoers).toEqual([1])
    expect(refusalOf(() => match.submit({ actor: 0, act: 'undo' })).code).toBe('nothing-to-undo')
    match.submit({ actor: 1, act: 'undo' })
    expect(own(1)).toEqual(other)
  })

  test('what shows something stands for its seat, and for no other', () => {
    const match = building()
    match.submit({ actor: 0, choice: build(0) })
    match.submit({ actor: 1, choice: build(0) })
    match.submit({ actor: 0, choice: DONE })
    expect(match.undoers).toEqual([1])
  })

  test('an answer sent before an undo does not land after it', () => {
    const match = building()
    const first = numberOf(match, 2)
    match.submit({ actor: 2, choice: build(0) }, first)
    match.submit({ actor: 2, act: 'undo' })
    expect(refusalOf(() => match.submit({ actor: 2, choice: build(1) }, first)).code).toBe('stale')
  })

  test('is frozen and thawed with all the ways back, and loaded from a record', () => {
    const match = building()
    for (const [actor, tower] of [
      [0, 0],
      [2, 1],
      [0, 1],
    ])
      match.submit({ actor: actor!, choice: build(tower!) })
    const frozen = JSON.parse(JSON.stringify(match.freeze()))
    const start = { seats: 3, setup: { pool: 9, goals: [1, 1, 1] }, seed: 'race' }
    for (const again of [Match.thaw(scramble, start, frozen, match.inputs), Match.load(scramble, match.save())]) {
      expect(again.undoers).toEqual([0, 2])
      expect(again.freeze()).toEqual(match.freeze())
      again.submit({ actor: 0, act: 'undo' })
      again.submit({ actor: 0, act: 'undo' })
      expect(again.state.boards.map(({ towers }) => towers)).toEqual([
        [0, 0],
        [0, 0],
        [0, 1],
      ])
    }
  })

  test('the clock ends all ways back', () => {
    const watched: typeof scramble = {
      ...scramble,
      pending: (view) => [
        ...scramble.pending(view),
        ...(view.phase === 'build' ? [{ actor: 'clock' as const, kind: 'time' }] : []),
      ],
      choices: (view, actor) =>
        actor === 'clock' && view.phase === 'build' ? [{ kind: 'done' }] : scramble.choices(view, actor),
      play: (state, actor, choice, dealer: Dealer<Scramble['Event']>) =>
        actor === 'clock' && choice.kind === 'done' ? undefined : scramble.play(state, actor, choice, dealer),
    }
    const match = Match.load(watched, building().save())
    match.submit({ actor: 0, choice: build(0) })
    match.submit({ actor: 'clock', choice: DONE })
    expect(match.undoers).toEqual([])
  })
})

describe('Scramble', () => {
  test('keeps all laws', () => {
    for (let seed = 0; seed < 60; seed++)
      checkContract(scramble, {
        options: { pool: seed % 2 ? 8 : 2 },
        seats: 2 + (seed % 3),
        seed: `scramble ${seed}`,
        mostChoices: 2000,
      })
  })

  test('a law is broken where the clock is listed what it may not choose', () => {
    const wrong = { ...scramble, accepts: () => true }
    const trial = { options: { pool: 8 }, seats: 2, seed: 'wrong', mostChoices: 2000 }
    expect(() => checkContract(wrong, trial)).toThrow('what is not offered is refused')
  })
})
