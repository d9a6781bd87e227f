import { describe, expect, test } from 'vitest'
import { ATTRIBUTE, CARDS, cardsOf, CHAMPION, CHAMPIONS, TYPES, typeOf } from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'
import { text } from '#games/last-brave/text/text'
import {
  answer,
  answers,
  from,
  type LastMatch,
  newMatch,
  playOut,
  refusalOf,
  table,
  the,
} from '#games/last-brave/testing/matches'

const COUNTS = [3, 4, 5, 6, 7] as const
const dealt = (seats: number, seed: string): LastMatch => newMatch(seats, {}, { seed })
/** Many deals at a table of four. */
const DEALS = Array.from({ length: 240 }, (_, seed) => dealt(4, `deal ${seed}`))

/** Others than the owner, in a match of three. */
const OTHERS = [1, 2, 'spectator'] as const

describe('components', () => {
  test('[LB-001] three to seven players, no other number', () => {
    for (const seats of COUNTS) expect(dealt(seats, 'count').state.fighters).toHaveLength(seats)
    for (const seats of [0, 1, 2, 8, 3.5]) expect(refusalOf(() => dealt(seats, 'count')).code).toBe('LB_PLAYERS')
  })

  test('[LB-002] thirty-two cards: eight Champions, eight of each type', () => {
    expect(new Set([...CHAMPIONS, ...CARDS]).size).toBe(32)
    expect(CHAMPIONS).toHaveLength(8)
    for (const type of TYPES) expect(cardsOf(type)).toHaveLength(8)
    const names = [...CHAMPIONS.map((id) => CHAMPION[id].name), ...CARDS.map((id) => ATTRIBUTE[id].name)]
    expect(new Set(names).size).toBe(32)
  })

  test('[LB-003] the back of a Champion gives the base attack, whoever is on the front', () => {
    for (const champion of ['rhosyn', 'brakk', 'vesper', 'noor', 'noor!']) {
      const match = from(`
        S1 ${champion} hand[Knight, Light, Hammer]
        S2 ondrin hand[Ranger, Water, Shield]
        S3 ysolde hand[Cleric, Shadow, Bow]`)
      expect(the(answer(match, 'S1: attack S2'), 'locked').parts).toEqual([
        { from: 'base', cost: 'none', power: 1, hits: 1, negates: [] },
      ])
    }
  })

  test('[LB-004, LB-018, LB-019] a Reveal Zone and a Damage Zone of one’s own, beside a Champion that lies face down', () => {
    for (const { state } of DEALS.slice(0, 5))
      for (const { reveal, damage } of state.fighters) expect([reveal, damage]).toEqual([[], []])
    const match = from(`
      S1 rhosyn hand[Knight] reveal[Fire, Fists]
      S2 ondrin hand[Ranger, Water, Shield]
      S3 ysolde hand[Cleric, Shadow, Bow]`)
    answers(match, 'S1: attack S2', 'S2: reveal Water', 'S2: move Water', 'S2: reveal Shield', 'S2: reveal Ranger')
    expect(table(match)).toEqual([
      'S1 rhosyn hand[Knight] reveal[Fire, Fists] damage[] life 4',
      'S2 ondrin hand[] reveal[Shield, Ranger] damage[Water] life 2',
      'S3 ysolde hand[Cleric, Shadow, Bow] reveal[] damage[] life 6',
    ])
    const { champion, reveal, damage } = match.view('spectator').fighters[1]!
    expect([champion, reveal.map(({ card }) => card), damage]).toEqual([
      'face-down',
      ['arms.shield', 'class.ranger'],
      ['element.water'],
    ])
  })

  test('[LB-005] the front carries the one Secret Skill, which shows with it', () => {
    const match = from(`
      S1 rhosyn hand[Knight, Fire, Fists]
      S2 ondrin hand[Ranger, Water, Shield]
      S3 ysolde hand[Cleric, Shadow, Bow]`)
    const event = the(answer(match, 'S1: secret'), 'secret-used')
    expect(event.champion).toBe('champion.rhosyn')
    expect(text.event(event)).toContain(CHAMPION['champion.rhosyn'].skill)
  })

  test('[LB-006] the faction mark matters in Allied Combat only', () => {
    const start = (mode: string): string => `
      start: ${mode}, active S1
      S1 rhosyn hand[] reveal[Knight, Fire, Fists]
      S2 ondrin hand[] damage[Ranger, Water, Shield]
      S3 brakk  hand[] reveal[Cleric, Shadow, Bow]
      S4 OUT tobiah`
    const outcomes = ['free-for-all', 'total-annihilation'].map((mode) => {
      const match = from(start(mode))
      answers(match, 'S1: attack S2', 'S2: fall')
      return match.outcome?.payoffs
    })
    expect(outcomes).toEqual([undefined, [1, 0, 1, 0]])
    expect(CHAMPIONS.map((id) => CHAMPION[id].faction)).toEqual([
      'red',
      'red',
      'red',
      'blue',
      'blue',
      'blue',
      'gray',
      null,
    ])
  })

  test.each([
    ['LB-007', 'class', 'Knight Warrior Assassin Ranger Cleric Warlock Berserker Marshal'],
    ['LB-008', 'element', 'Fire Water Wind Earth Lightning Ice Light Shadow'],
    ['LB-009', 'arms', 'Fists Shield Sword Spear Bow Hammer Daggers Staff'],
  ] as const)('[%s] each %s card names itself and lists its abilities', (_clause, type, names) => {
    expect(cardsOf(type).map((card) => ATTRIBUTE[card].name)).toEqual(names.split(' '))
    for (const card of cardsOf(type)) {
      const { continuous, fatigue, forfeit } = ATTRIBUTE[card]
      expect([continuous, fatigue, forfeit].filter((ability) => ability && ability.length > 0).length).toBeGreaterThan(
        1,
      )
    }
  })
})

describe('the deal', () => {
  test('[LB-010] one Champion each, shuffled, face down', () => {
    for (const { state } of DEALS) {
      expect(new Set(state.fighters.map(({ champion }) => champion)).size).toBe(4)
      expect(state.fighters.every(({ faceUp }) => !faceUp)).toBe(true)
    }
    for (const seat of [0, 1, 2, 3])
      expect(new Set(DEALS.map(({ state }) => state.fighters[seat]!.champion)).size).toBe(8)
  })

  test('[LB-011] face down until a Secret Skill or a defeat turns it up', () => {
    for (const seats of COUNTS) {
      const match = dealt(seats, 'face down')
      const flipped = new Set<number>()
      for (let step = 0; !match.outcome; step++) {
        for (const event of playOut(match, `face down ${step}`, 1).slice(match.opening.length))
          if (event.kind === 'secret-used' || event.kind === 'defeated') flipped.add(event.seat)
        for (const [seat, { faceUp }] of match.state.fighters.entries()) expect(faceUp).toBe(flipped.has(seat))
        if (match.outcome) break
        for (const [seat, { champion }] of match.view('spectator').fighters.entries())
          expect(champion === 'face-down').toBe(!flipped.has(seat))
      }
    }
  })

  test('[LB-012] a player may look at the own Champion at any moment, asked or not', () => {
    const match = dealt(5, 'own')
    for (let step = 0; !match.outcome; step++) {
      for (const [seat, { champion }] of match.state.fighters.entries())
        expect(match.view(seat).fighters[seat]!.champion).toBe(champion)
      playOut(match, `own ${step}`, 1)
    }
  })

  test('[LB-013, LB-014] three decks shuffled apart: one Class, one Element and one Arms card each', () => {
    const places = new Set<string>()
    for (const { state } of DEALS) {
      for (const { hand } of state.fighters) {
        expect(hand.map(typeOf)).toEqual(['class', 'element', 'arms'])
        places.add(hand.map((card) => cardsOf(typeOf(card)).indexOf(card)).join())
      }
      expect(new Set(state.fighters.flatMap(({ hand }) => hand)).size).toBe(12)
    }
    // One shuffle for all decks would give 8 combinations; three give 512, of which 960 hands show most.
    expect(places.size).toBeGreaterThan(300)
  })

  test('[LB-015] hands are hidden from all others', () => {
    const match = from(`
      S1 rhosyn hand[Knight, Fire, Fists]
      S2 ondrin hand[Ranger, Water, Shield]
      S3 ysolde hand[Cleric, Shadow, Bow]`)
    for (const viewer of OTHERS) expect(match.view(viewer).fighters[0]!.hand).toEqual(['class', 'element', 'arms'])
    expect(match.view(0).fighters[0]!.hand).toEqual(['class.knight', 'element.fire', 'arms.fists'])
    for (const viewer of OTHERS)
      for (const event of match.opening)
        expect(JSON.stringify(lastBrave.hear(event, viewer) ?? '')).not.toMatch(/knight|fire|fists|rhosyn/)
  })

  test('[LB-016] what was not dealt takes no part', () => {
    for (const seats of COUNTS) {
      const match = dealt(seats, 'undealt')
      const events = playOut(match, 'undealt')
      const { unused } = the(events, 'bout-over')
      expect(unused).toHaveLength(32 - 4 * seats)
      const seen = JSON.stringify(events.filter(({ kind }) => kind !== 'bout-over'))
      for (const id of unused) expect(seen).not.toContain(`"${id}"`)
    }
  })

  test('[LB-017] the starting player is drawn fairly', () => {
    const starts = [0, 0, 0, 0]
    for (const { state } of DEALS) starts[state.active]!++
    // 60 each are expected; 7 is the standard deviation.
    for (const count of starts) expect(Math.abs(count - 60)).toBeLessThan(28)
  })
})

test('[LB-163] a Champion is what its three cards say, and the account of an attack is told with their names', () => {
  for (const { state } of DEALS.slice(0, 5))
    for (const { hand } of state.fighters) expect(hand.map((card) => ATTRIBUTE[card].name)).toHaveLength(3)
  const match = from(`
    S1 rhosyn hand[] reveal[Warrior, Fire, Fists]
    S2 ondrin hand[Ranger, Water, Shield]
    S3 ysolde hand[Cleric] reveal[Shadow, Bow]`)
  const told = text.event(the(answer(match, 'S1: attack S2'), 'locked'))
  for (const name of ['Wolf', 'Stag', 'Warrior', 'Fire', 'Fists']) expect(told).toContain(name)
})
