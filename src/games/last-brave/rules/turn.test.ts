import { describe, expect, test } from 'vitest'
import { checkScript } from '#games/last-brave/testing/script'
import {
  answer,
  answers,
  asked,
  from,
  kinds,
  newMatch,
  offered,
  playOut,
  refusalOf,
  the,
  told,
} from '#games/last-brave/testing/matches'
import type { Event } from '#games/last-brave/types'

/** What happened in some random games, seed by seed. */
const GAMES: readonly (readonly Event[])[] = [3, 4, 5, 6, 7].flatMap((seats) =>
  [1, 2, 3].map((game) => playOut(newMatch(seats, {}, { seed: `${seats} ${game}` }), `turns ${seats} ${game}`)),
)

const seatsIn = (events: readonly Event[], kind: 'turn-begun' | 'defeated'): number[] =>
  events.flatMap((event) => (event.kind === kind ? event.seat : []))

describe('the frame of a turn', () => {
  test('[LB-020] exactly one player is active: a turn ends before the next begins', () => {
    for (const events of GAMES) {
      const frame = events.filter(({ kind }) => kind === 'turn-begun' || kind === 'turn-over')
      for (const [at, event] of frame.entries()) {
        expect(event.kind).toBe(at % 2 === 0 ? 'turn-begun' : 'turn-over')
        const before = frame[at - 1]
        if (event.kind === 'turn-begun' && before?.kind === 'turn-over') expect(event.seat).toBe(before.next)
        if (event.kind === 'turn-over' && before?.kind === 'turn-begun') expect(event.seat).toBe(before.seat)
      }
    }
  })

  test('[LB-021] the starting player takes the first turn', () => {
    for (const events of GAMES) expect(the(events, 'turn-begun').seat).toBe(the(events, 'bout-begun').first)
  })

  test('[LB-022] declaration, target, damage, hand-over: in this order, once each', () => {
    const letters: Readonly<Record<string, string>> = {
      'turn-begun': 'T',
      used: 'u',
      'secret-used': 'u',
      locked: 'L',
      hit: 'h',
      'point-revealed': 'p',
      'point-moved': 'p',
      'turn-over': 'E',
      'bout-over': 'X',
    }
    for (const events of GAMES) {
      const written = kinds(events)
        .map((kind) => letters[kind] ?? '')
        .join('')
      expect(written).toMatch(/^(Tu*L(h[pu]*)+E)*(Tu*L(h[pu]*)+E?)?X$/)
    }
  })

  test('[LB-023] every turn is an attack on another Champion, and passing is refused', () => {
    for (const events of GAMES)
      for (const event of events) if (event.kind === 'locked') expect(event.targets).not.toContain(event.seat)
    const match = newMatch()
    const { active } = match.state
    expect(refusalOf(() => match.submit({ actor: active, choice: { kind: 'pass' } })).code).toBe('LB_MUST_ATTACK')
  })

  test('[LB-024] the turn ends with the last point: nothing else is asked', () => {
    const match = from(`
      S1 rhosyn hand[Knight, Light, Hammer]
      S2 brakk  hand[Ranger, Water, Shield]
      S3 ysolde hand[Cleric, Shadow, Bow]`)
    answer(match, 'S1: attack S3')
    expect(kinds(answer(match, 'S3: reveal Bow'))).toEqual(['point-revealed', 'turn-over', 'turn-begun'])
    expect(asked(match)).toBe('S3 turn')
  })
})

describe('who is next', () => {
  test('[LB-025] the target, wherever it sits, hurt or not', () => {
    for (const target of ['S2', 'S3', 'S4']) {
      const match = from(`
        S1 rhosyn hand[] reveal[Knight, Light, Hammer]
        S2 brakk  hand[] reveal[Ranger, Earth, Shield]
        S3 ysolde hand[] reveal[Cleric, Ice, Bow]
        S4 noor   hand[] reveal[Warlock, Water, Staff]`)
      expect(told(answer(match, `S1: attack ${target}`)).at(-1)).toBe(`turn ends; next active ${target}`)
    }
  })

  test('[LB-026] after several attacks in a row the target of the latest', () => {
    checkScript(`
      S1 rhosyn! hand[] reveal[Berserker, Light, Bow~]
      S2 brakk!  hand[] reveal[Ranger, Earth, Staff]
      S3 ysolde! hand[] reveal[Cleric, Ice, Shield]
      S4 noor!   hand[] reveal[Warlock, Shadow, Fists]
      > S1 turn: use Berserker.Fa
      > S1 turn: attack S2
          lock: power 2 hits 1 targets S2
          hit 1/1 on S2: 2 Power - 2 Resist = 0
          turn ends; next active S1
      > S1 turn: attack S4
          lock: power 2 hits 1 targets S4
          hit 1/1 on S4: 2 Power - 0 Resist = 2
      > S4 damage: move Fists
      > S4 damage: move Shadow
          turn ends; next active S4`)
  })

  test('[LB-131] when the target falls, the left neighbour of the attacker, and of nobody else', () => {
    const start = (second: string): string => `
      S1 rhosyn! hand[] reveal[Knight, Light, Hammer]
      S2 ${second}
      S3 ysolde! hand[] reveal[Cleric, Ice, Shield]
      S4 noor!   hand[] damage[Warlock, Shadow, Fists]
      S5 mirelle! hand[] reveal[Marshal, Fire, Spear]`
    const fall = (second: string): string[] => told(answer(from(start(second)), 'S1: attack S4'))
    expect(fall('brakk! hand[] reveal[Ranger, Earth, Staff]')).toContain('turn ends; next active S2')
    expect(fall('OUT brakk')).toContain('turn ends; next active S3')
  })

  test.each([
    ['S2', 'Sword.Fo'],
    ['S3', 'Shield.Fo'],
  ])('[LB-132, LB-133] when the active player falls to %s, the Hits left are lost and it is next', (target, block) => {
    const match = from(`
      S1 rhosyn  hand[] reveal[Fists] damage[Knight, Light]
      S2 brakk!  hand[] reveal[Ranger, Water, Sword]
      S3 ysolde! hand[] reveal[Cleric, Shadow, Shield]
      S4 noor!   hand[] reveal[Warlock, Fire, Hammer]`)
    answers(match, 'S1: use Fists.Fa', `S1: attack ${target}`, `${target}: use ${block}`, 'S1: move Fists')
    expect(match.state.attack.lock).toMatchObject({ power: 2, hits: 2 })
    expect(told(answer(match, 'S1: fall'))).toEqual([
      `S1 defeated, forced by ${target}`,
      `turn ends; next active ${target}`,
    ])
    expect(asked(match)).toBe(`${target} turn`)
  })
})

describe('fallen Champions', () => {
  test('[LB-128] all three cards in the Damage Zone: still in the game, until one more point', () => {
    const match = from(`
      S1 rhosyn hand[] reveal[Knight, Light, Hammer]
      S2 brakk  hand[] reveal[Shield] damage[Ranger, Earth]
      S3 ysolde hand[] reveal[Cleric, Ice, Bow]`)
    answers(match, 'S1: attack S2', 'S2: move Shield')
    expect(match.state.fighters[1]).toMatchObject({
      out: false,
      damage: ['class.ranger', 'element.earth', 'arms.shield'],
    })
    expect(asked(match)).toBe('S2 turn')
    answers(match, 'S2: attack S1', 'S1: move Hammer', 'S1: attack S2')
    expect(told(answer(match, 'S2: fall'))).toContain('S2 defeated, forced by S1')
  })

  test('[LB-129, LB-130] out of the game: asked no more, targeted no more, no turns', () => {
    const match = from(`
      S1 rhosyn hand[] reveal[Knight, Light, Hammer]
      S2 brakk  hand[] damage[Ranger, Earth, Shield]
      S3 ysolde hand[] reveal[Cleric, Ice, Bow]
      S4 noor   hand[] reveal[Warlock, Fire, Spear]`)
    answers(match, 'S1: attack S2', 'S2: fall')
    expect(asked(match)).toBe('S3 turn')
    expect(
      offered(match)
        .filter((choice) => choice.startsWith('attack'))
        .toSorted(),
    ).toEqual(['attack S1', 'attack S4'])
    expect(refusalOf(() => answer(match, 'S2: attack S1')).code).toBe('LB_DEFEATED')
    for (const events of GAMES) {
      const out = new Set<number>()
      for (const event of events) {
        if (event.kind === 'defeated') out.add(event.seat)
        if (event.kind === 'turn-begun') expect(out).not.toContain(event.seat)
        if (event.kind === 'locked') for (const seat of event.targets) expect(out).not.toContain(seat)
      }
    }
  })
})

describe('the end', () => {
  test('[LB-027, LB-134] turns go on until one Champion stands, and that one wins', () => {
    let decided = 0
    for (const events of GAMES) {
      const { winners, tied, reason, champions } = the(events, 'bout-over')
      const out = new Set(seatsIn(events, 'defeated'))
      const left = [...champions.keys()].filter((seat) => !out.has(seat))
      expect([winners, tied]).toEqual(reason === 'last-standing' ? [left, []] : [[], left])
      if (reason === 'last-standing') decided++
      expect(left.length === 1).toBe(reason === 'last-standing')
    }
    expect(decided).toBeGreaterThan(10)
  })

  test('[LB-027, LB-134] one defeat among three is not the end, the second is', () => {
    const match = from(`
      S1 rhosyn hand[] reveal[Knight, Light, Hammer]
      S2 brakk  hand[] damage[Ranger, Earth, Shield]
      S3 ysolde hand[] damage[Cleric, Ice, Bow]`)
    answers(match, 'S1: attack S2', 'S2: fall')
    expect([match.outcome, asked(match)]).toEqual([undefined, 'S3 turn'])
    answers(match, 'S3: attack S1', 'S1: move Knight', 'S1: attack S3', 'S3: fall')
    expect(match.outcome).toEqual({ payoffs: [1, 0, 0], reason: 'last-standing', rule: 'LB-134' })
  })

  test('[LB-135] nobody can hurt anybody because of Resist: a tie of those who stand', () => {
    const deadlock = (third: string): string => `
      S1 rhosyn! hand[] reveal[Earth] damage[Knight, Sword]
      S2 OUT brakk
      S3 ondrin! hand[] reveal[${third}] damage[Cleric, Fire]`
    expect(from(deadlock('Staff')).outcome).toMatchObject({ payoffs: [0.5, 0, 0.5], reason: 'stalemate' })
    // One more Power, or a Resist that lies face down, and the fight goes on.
    for (const [open, third] of [
      ['Staff#', deadlock('Staff#')],
      ['Bow', deadlock('Bow')],
      ['hidden', deadlock('Staff').replace('ondrin!', 'ondrin')],
    ] as const)
      expect([open, from(third).outcome]).toEqual([open, undefined])
  })

  test('[LB-136] after a tie a fresh game may be played', () => {
    const tied = from(
      `start: campaign of wins, active S1
      S1 rhosyn! hand[] reveal[Earth] damage[Knight, Sword]
      S2 OUT brakk
      S3 ondrin! hand[] reveal[Staff] damage[Cleric, Fire]`,
      { seed: 'again' },
    )
    expect(kinds(tied.opening).filter((kind) => kind.startsWith('bout'))).toEqual([
      'bout-begun',
      'bout-over',
      'bout-begun',
    ])
    expect(tied.state).toMatchObject({ bout: 2, turn: 1, points: [0, 0, 0] })
    for (const { hand, faceUp, out } of tied.state.fighters)
      expect([hand.length, faceUp, out]).toEqual([3, false, false])
  })
})
