import { describe, expect, test } from 'vitest'
import type { Seat } from '#engine/game'
import { pick, SeededRandom } from '#engine/random'
import { english } from '#games/last-brave/board/english'
import { german } from '#games/last-brave/board/german'
import { areaOf, nearSeat, othersOf, PLACES } from '#games/last-brave/board/layout'
import { offersOf } from '#games/last-brave/board/offers'
import { announcements, NO_PLAN, stillOffered, without, withUse } from '#games/last-brave/board/plan'
import { preview, type Use } from '#games/last-brave/board/preview'
import { arrowOf, roleOf } from '#games/last-brave/board/roles'
import { CARDS, CHAMPIONS } from '#games/last-brave/cards'
import type { Options } from '#games/last-brave/options'
import { answer, answers, from, type LastMatch, newMatch } from '#games/last-brave/testing/matches'
import type { Choice, Event } from '#games/last-brave/types'

const SEEDS = ['sand', 'bronze', 'banner', 'laurel']
const TABLES: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [3, {}],
  [5, { campaign: 'defeats' }],
  [7, { mode: 'annihilation' }],
]

/** Plays matches at random and looks at each answer: what was offered, and what came of it. */
function everyAnswer(look: (match: LastMatch, seat: Seat, submit: (choice: Choice) => readonly Event[]) => void): void {
  for (const seed of SEEDS)
    for (const [seats, options] of TABLES) {
      const match = newMatch(seats, options, { seed })
      const luck = SeededRandom.from(seed)
      for (let count = 0; count < 120 && !match.outcome; count++) {
        const seat = match.pending()[0]!.actor as Seat
        let isDone = false
        look(match, seat, (choice) => {
          isDone = true
          return match.submit({ actor: seat, choice })
        })
        const choices = match.outcome ? [] : match.choices(seat)
        if (!isDone && choices.length > 0) match.submit({ actor: seat, choice: pick(luck, choices) })
      }
    }
}

describe('the attack as it is planned', () => {
  test('the preview is what is locked, whatever is announced before', () => {
    const luck = SeededRandom.from('plans')
    let count = 0
    everyAnswer((match, seat, submit) => {
      if (match.pending()[0]!.kind !== 'turn') return
      // Uses that are offered together: each source once.
      const { abilities } = offersOf(match.choices(seat))
      const plan = abilities.reduce((so, { plain, picks }) => {
        if (luck.below(2) === 0) return so
        return withUse(so, pick(luck, [...(plain ? [plain] : []), ...picks]))
      }, NO_PLAN)
      const before = match.view(seat)
      const done: Use[] = []
      for (const use of plan.uses) {
        if (!match.choices(seat).some((choice) => JSON.stringify(choice) === JSON.stringify(use))) break
        match.submit({ actor: seat, choice: use })
        done.push(use)
      }
      const attack = match.choices(seat).find(({ kind }) => kind === 'attack' || kind === 'attack-all')
      if (!attack) return
      const thought = preview(before, seat, done)
      const locked = submit(attack).find((event) => event.kind === 'locked')!
      expect(thought).toMatchObject({
        power: locked.power,
        hits: locked.hits,
        negates: locked.negates,
        scatter: locked.scatter,
      })
      count += done.length
    })
    expect(count).toBeGreaterThan(50)
  })

  test('[LB-R23] a card that is forfeited gives what was paid for, and no longer what is Continuous', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn   hand[Knight] reveal[Fire, Fists] damage[]
      S2 brakk    hand[Ranger, Water, Shield] reveal[] damage[]
      S3 ysolde   hand[Cleric, Wind] reveal[Bow] damage[]`)
    const view = match.view(0)
    const fire: Use = { kind: 'use', card: 'element.fire', cost: 'forfeit' }
    expect(preview(view, 0, [])).toMatchObject({ power: 2, hits: 2, negates: [] })
    expect(preview(view, 0, [fire])).toMatchObject({ power: 3, hits: 2, negates: ['defend'] })
    expect(preview(view, 0, [fire, { kind: 'secret' }])).toMatchObject({ power: 6, hits: 2 })
  })

  const fatigue: Use = { kind: 'use', card: 'class.marshal', cost: 'fatigue' }
  const forfeit: Use = {
    kind: 'use',
    card: 'class.marshal',
    cost: 'forfeit',
    choice: { seat: 1, card: 'element.wind' },
  }

  test('[LB-070] of one card Fatigue is announced before Forfeit, in whatever order they were ticked', () => {
    expect(withUse(withUse(NO_PLAN, forfeit), fatigue).uses).toEqual([fatigue, forfeit])
    expect(withUse(withUse(NO_PLAN, fatigue), forfeit).uses).toEqual([fatigue, forfeit])
    expect(without(withUse(NO_PLAN, fatigue), { card: 'class.marshal', cost: 'fatigue' }).uses).toEqual([])
  })

  test('another card for the same ability takes the place of the first', () => {
    const other: Use = { ...forfeit, choice: { seat: 2, card: 'arms.bow' } }
    expect(withUse(withUse(NO_PLAN, forfeit), other).uses).toEqual([other])
  })

  test('[LB-R31] the attack comes last, at one or at all', () => {
    const plan = { uses: [fatigue], target: 2 }
    expect(announcements(plan, false)).toEqual([fatigue, { kind: 'attack', seat: 2 }])
    expect(announcements(plan, true)).toEqual([fatigue, { kind: 'attack-all' }])
  })

  test('what is no longer offered leaves the plan', () => {
    const plan = { uses: [fatigue, forfeit], target: 2 }
    expect(stillOffered(plan, [fatigue, forfeit, { kind: 'attack', seat: 2 }])).toBe(plan)
    expect(stillOffered(plan, [forfeit, { kind: 'attack', seat: 1 }])).toEqual({ uses: [forfeit], target: null })
  })
})

test('everything that is offered can be pressed somewhere', () => {
  everyAnswer((match, seat) => {
    const choices = match.choices(seat)
    const { abilities, targets, isAll, pays, fall, pass } = offersOf(choices)
    const pressed = [
      ...abilities.flatMap(({ plain, picks }) => [...(plain ? [plain] : []), ...picks]),
      ...targets.map((target) => ({ kind: 'attack', seat: target })),
      ...(isAll ? [{ kind: 'attack-all' }] : []),
      ...pays.values(),
      ...(fall ? [fall] : []),
      ...(pass ? [pass] : []),
    ]
    const written = (all: readonly object[]) => all.map((one) => JSON.stringify(one)).toSorted()
    expect(written(pressed)).toEqual(written(choices))
  })
})

describe('who sits where', () => {
  test('[LB-R54] the others sit clockwise, from the left of whoever looks', () => {
    expect(othersOf(nearSeat(2), 5)).toEqual([3, 4, 0, 1])
    expect(nearSeat('spectator')).toBe(0)
  })

  test.each([2, 3, 4, 5, 6])('%i others each have a place of their own, around the middle', (others) => {
    const wanted = [...Array.from({ length: others }, (_, at) => areaOf(at)), 'm']
    for (const rows of Object.values(PLACES[others]!)) {
      const cells = rows.map((row) => row.split(' '))
      expect(new Set(cells.map((row) => row.length)).size).toBe(1)
      expect([...new Set(cells.flat())].filter((cell) => cell !== '.').toSorted()).toEqual(wanted.toSorted())
      // Left of the middle from the lower end up, right of it from the upper end down.
      const left = cells.map((row) => row[0]!).filter((cell) => cell !== 'm' && cell !== '.')
      expect([...new Set(left)].toReversed()).toEqual([...new Set(left)].toSorted())
    }
  })
})

test('[LB-089] a reflected blow goes back to the attacker', () => {
  const match = from(`start: free-for-all, active S1
    S1 rhosyn   hand[Knight, Bow] reveal[Fire] damage[]
    S2 brakk    hand[Ranger, Water] reveal[Shield] damage[]
    S3 ysolde   hand[Cleric] reveal[Wind, Staff] damage[]`)
  expect(arrowOf(match.view(0))).toBeUndefined()
  answer(match, 'S1: attack S2')
  expect(arrowOf(match.view(0))).toEqual({ from: 0, to: 1, isBack: false })
  expect([0, 1, 2].map((seat) => roleOf(match.view(0), seat))).toEqual(['attacks', 'attacked', undefined])
  answer(match, 'S2: use Shield.Fa')
  expect(arrowOf(match.view(0))).toEqual({ from: 1, to: 0, isBack: true })
  expect([0, 1, 2].map((seat) => roleOf(match.view(0), seat))).toEqual(['struck-back', 'strikes-back', undefined])
})

test('of those whom a Scatter Shot hits, one is attacked, those to come are next, and whoever fell is neither', () => {
  const match = from(`start: free-for-all, active S1
    S1 rhosyn!  hand[] reveal[Warrior, Lightning, Bow] damage[]
    S2 brakk!   hand[] reveal[Knight] damage[Fire, Staff]
    S3 ysolde!  hand[] reveal[Cleric] damage[Wind, Spear]
    S4 noor!    hand[] reveal[Ranger] damage[Light, Sword]`)
  const roles = () => [0, 1, 2, 3].map((seat) => roleOf(match.view(0), seat))
  answers(match, 'S1: use Bow.Fa', 'S1: attack-all')
  expect(roles()).toEqual(['attacks', 'attacked', 'next', 'next'])
  answer(match, 'S2: move Knight')
  expect(roles()).toEqual(['attacks', undefined, 'attacked', 'next'])
})

test.each([
  ['English', english],
  ['German', german],
])('%s has a name for every card, seat and zone', (_language, words) => {
  const said = [
    ...CARDS.flatMap((card) => [words.cards.nameOf(card), words.cards.flavourOf(card)]),
    ...CHAMPIONS.flatMap((champion) => Object.values(words.cards.champion(champion)).map(String)),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((seat) => [words.own(seat), words.attack(seat)]),
    ...(['hand', 'reveal', 'damage'] as const).flatMap((zone) => [0, 1, 2].map((cards) => words.zone(zone, cards))),
  ]
  for (const word of said) expect(word).toMatch(/^(?!.*undefined).+$/)
})
