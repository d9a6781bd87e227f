import { describe, expect, test } from 'vitest'
import { Refused, type Refusal } from '#engine/refusal'
import { type Payer, Tolls, type TollKind } from '#server/tolls'

const MINUTE = 60_000

/** A house with one clock, and what it says to whoever wants something. */
function gate(limits: { work?: number; chat?: number } = {}) {
  let now = 1_700_000_000_000
  const tolls = new Tolls({ work: 2000, chat: 60, ...limits })
  return {
    tolls,
    pass: (ms: number) => void (now += ms),
    ask(kind: TollKind, payer: Partial<Payer> = {}): Refusal | undefined {
      try {
        tolls.take(kind, { address: '10.0.0.1', guest: 'ann', table: 'table', isSeated: false, ...payer }, now)
        return undefined
      } catch (error) {
        if (error instanceof Refused) return error.refusal
        throw error
      }
    },
  }
}

type Gate = ReturnType<typeof gate>

/** How many of so many are let in. */
const often = ({ ask }: Gate, times: number, kind: TollKind, payer: (at: number) => Partial<Payer>): number =>
  Array.from({ length: times }, (_, at) => ask(kind, payer(at))).filter((refusal) => !refusal).length

describe('chat', () => {
  test('of a guest: ten lines at once, sixty in ten minutes, wherever they are said', () => {
    const door = gate()
    expect(often(door, 20, 'chat', (at) => ({ table: `table ${at}`, isSeated: true }))).toBe(10)
    let said = 10
    for (let second = 0; second < 50; second++) {
      door.pass(1000)
      if (!door.ask('chat', { isSeated: true })) said++
    }
    // Six more come back in each minute.
    expect(said).toBe(60)
    for (let second = 0; second < 60; second++) {
      door.pass(1000)
      if (!door.ask('chat', { isSeated: true })) said++
    }
    expect(said).toBeGreaterThanOrEqual(65)
    expect(said).toBeLessThanOrEqual(72)
  })

  test('says when to try again, and one may then', () => {
    const door = gate()
    often(door, 10, 'chat', () => ({}))
    expect(door.ask('chat')).toEqual({
      code: 'slow-down',
      message: 'That is too much at a time. Try again in 1 second.',
      wait: 1,
    })
    door.pass(1000)
    expect(door.ask('chat')).toBeUndefined()
  })

  test('of strangers leaves those who sit there their own share', () => {
    const door = gate()
    const strangers = often(door, 500, 'chat', (at) => ({ guest: `guest ${at}`, address: `10.0.1.${at}` }))
    expect(strangers).toBe(60)
    expect(often(door, 7, 'chat', (at) => ({ guest: `player ${at}`, isSeated: true }))).toBe(7)
  })

  test('that is refused takes nothing from others', () => {
    const door = gate()
    // One guest alone, far beyond what one may say.
    often(door, 1000, 'chat', () => ({ address: '10.0.0.9', guest: 'loud' }))
    expect(often(door, 50, 'chat', (at) => ({ guest: `guest ${at}` }))).toBe(50)
  })
})

describe('what people say beside the rules', () => {
  test('what somebody wants counts as a line', () => {
    const door = gate()
    expect(often(door, 6, 'vote', () => ({ isSeated: true }))).toBe(6)
    expect(often(door, 6, 'chat', () => ({ isSeated: true }))).toBe(4)
    expect(door.ask('vote', { isSeated: true })).toMatchObject({ code: 'slow-down', wait: 1 })
  })

  test('one points at something thirty times in ten seconds, and still talks and plays', () => {
    const door = gate()
    expect(often(door, 50, 'advise', () => ({ isSeated: true }))).toBe(30)
    expect(door.ask('chat', { isSeated: true })).toBeUndefined()
    expect(door.ask('choose', { isSeated: true })).toBeUndefined()
    expect(door.ask('advise', { guest: 'ben', isSeated: true })).toBeUndefined()
  })
})

describe('work', () => {
  test('of a guest is a quarter of what an address has, so that nobody there uses up all of it', () => {
    const door = gate()
    expect(often(door, 1000, 'watch', (at) => ({ table: `table ${at}` }))).toBe(100)
    expect(door.ask('watch', { guest: 'ben' })).toBeUndefined()
    expect(often(door, 1000, 'watch', (at) => ({ guest: `guest ${at}`, table: `table ${at}` }))).toBe(299)
    expect(door.ask('watch', { guest: 'cat' })).toMatchObject({ code: 'slow-down' })
    expect(door.ask('watch', { guest: 'cat', address: '10.0.0.2' })).toBeUndefined()
  })

  test('of strangers at a table does not keep out who sits there, or wants to', () => {
    const door = gate()
    const crowd = (at: number) => ({ guest: `guest ${at}`, address: `10.0.1.${at}` })
    expect(often(door, 3000, 'watch', crowd)).toBe(2000)
    expect(door.ask('watch', { guest: 'player', isSeated: true })).toBeUndefined()
    expect(door.ask('choose', { guest: 'player', isSeated: true })).toBeUndefined()
    expect(door.ask('sit', { guest: 'ben' })).toBeUndefined()
  })

  test('of a school of thirty who play quickly and talk is never refused', () => {
    const door = gate()
    const refused: unknown[] = []
    const people = Array.from({ length: 30 }, (_, at) => ({
      guest: `pupil ${at}`,
      table: `table ${Math.floor(at / 5)}`,
      isSeated: true,
    }))
    const all = (kind: TollKind): void => {
      for (const one of people) refused.push(door.ask(kind, one))
    }
    // All come at once, and again after each break.
    for (let minute = 0; minute < 20; minute++) {
      if (minute % 5 === 0) for (const kind of ['lobby', 'look', 'watch', 'sit'] as const) all(kind)
      for (let second = 0; second < 60; second++) {
        door.pass(1000)
        all('choose')
        all('choose')
        if (second % 15 === 0 && minute % 2 === 0) all('chat')
      }
    }
    expect(refused.filter(Boolean)).toEqual([])
  })

  test('of reading what is long is taken by its length, of what is short not at all', () => {
    const { tolls } = gate()
    const payer = { address: '10.0.0.1' }
    const now = 1_700_000_000_000
    const read = (bytes: number, times: number): number => {
      let many = 0
      try {
        for (; many < times; many++) tolls.read(bytes, payer, now)
      } catch {}
      return many
    }
    expect(read(2047, 10_000)).toBe(10_000)
    // Six times 2048 bytes: 2000 are enough for 333.
    expect(read(12_400, 1000)).toBe(333)
    expect(read(2047, 10)).toBe(10)
  })

  test('is not limited by 0, nor is chat', () => {
    const door = gate({ work: 0, chat: 0 })
    expect(often(door, 10_000, 'chat', () => ({}))).toBe(10_000)
    expect(door.tolls.size).toBe(0)
  })

  test('that is long done is forgotten', () => {
    const door = gate()
    often(door, 1000, 'chat', (at) => ({ guest: `guest ${at}`, address: `10.0.2.${at}`, table: `table ${at}` }))
    expect(door.tolls.size).toBeGreaterThan(5000)
    door.pass(11 * MINUTE)
    door.ask('chat')
    expect(door.tolls.size).toBeLessThan(10)
  })
})
