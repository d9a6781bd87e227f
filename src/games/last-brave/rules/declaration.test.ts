import { describe, expect, test } from 'vitest'
import { cardsOf, CHAMPIONS } from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'
import { cardName } from '#games/last-brave/notation'
import { checkScript } from '#games/last-brave/testing/script'
import { answer, answers, from, newMatch, offered, refusalOf, told } from '#games/last-brave/testing/matches'

const DECKS = (['class', 'element', 'arms'] as const).map((type) => cardsOf(type).map(cardName))

/** Seats with so many cards in hand; the others of the three lie in the zone that is named. */
const hands = (sizes: readonly number[], zones: readonly ('reveal' | 'damage')[] = []): string =>
  sizes
    .map((size, seat) => {
      const cards = DECKS.map((deck) => deck[seat]!)
      const lying = `${zones[seat] ?? 'reveal'}[${cards.slice(size).join(', ')}]`
      return `S${seat + 1} ${CHAMPIONS[seat]!.replace('champion.', '')} hand[${cards.slice(0, size).join(', ')}] ${lying}`
    })
    .join('\n')

const targets = (start: string): string[] => offered(from(start)).filter((choice) => choice.startsWith('attack '))

/** S1 may attack S2 only, with these cards. */
const attacker = (first: string): string => `
  S1 ${first}
  S2 brakk   hand[Ranger, Water, Shield]
  S3 ysolde! hand[Cleric] reveal[Ice, Bow]`

/** The lock of an attack on S2 after these uses. */
const lockAfter = (first: string, ...uses: string[]): string =>
  told(answers(from(attacker(first)), ...uses.map((use) => `S1: ${use}`), 'S1: attack S2')).find((line) =>
    line.startsWith('lock:'),
  )!

describe('declaring the attack', () => {
  const ARMED = 'rhosyn hand[] reveal[Warrior, Fire, Fists]'

  test('[LB-029, LB-030] the base attack is 1 Hit of 1 Power', () => {
    expect(lockAfter('rhosyn hand[Knight, Fire, Staff]')).toBe('lock: power 1 hits 1 targets S2')
    expect(lockAfter('rhosyn hand[] damage[Knight, Fire, Staff]')).toBe('lock: power 1 hits 1 targets S2')
  })

  test.each([
    ['LB-031', [], 'power 3 hits 2'],
    ['LB-031', ['use Warrior.Fa'], 'power 4 hits 2'],
    ['LB-031', ['use Fists.Fa'], 'power 4 hits 2'],
    ['LB-031', ['use Fire.Fo'], 'power 4 hits 2 NegateDefend'],
    ['LB-032', ['use Fists.Fa', 'use Warrior.Fa'], 'power 5 hits 2'],
    ['LB-032', ['use Warrior.Fa', 'use Fire.Fo', 'use Fists.Fa'], 'power 6 hits 2 NegateDefend'],
    ['LB-034', ['secret'], 'power 6 hits 2'],
    ['LB-034', ['use Fists.Fa', 'secret', 'use Warrior.Fa'], 'power 8 hits 2'],
  ])('[%s] none, some or all, in any order: %j is %s', (_clause, uses, lock) => {
    expect(lockAfter(ARMED, ...uses)).toBe(`lock: ${lock} targets S2`)
  })

  test('[LB-028] what shapes the attack is announced before anyone is targeted', () => {
    const start = attacker('rhosyn hand[] reveal[Warlock, Wind, Fists]')
    const early = from(start)
    answers(early, 'S1: use Fists.Fa', 'S1: attack S2')
    expect(early.state.attack.lock).toMatchObject({ power: 2, hits: 3 })
    checkScript(`${start}
      > S1 turn: attack S2
          lock: power 1 hits 3 targets S2
          hit 1/3 on S2: 1 Power - 0 Resist = 1
      > S2 damage: reveal Ranger
      > S1 between: use Fists.Fa -> refused LB_DECLARE_ONLY
      > S1 between: secret -> refused LB_DECLARE_ONLY`)
  })

  test('[LB-033] each Hit carries the full Power', () => {
    const match = from(attacker('rhosyn! hand[] reveal[Marshal, Wind, Fists]'))
    answers(match, 'S1: use Marshal.Fa', 'S1: attack S2')
    const paid = ['reveal Ranger', 'reveal Shield', 'move Ranger', 'move Shield', 'reveal Water', 'move Water']
    expect(told(answers(match, ...paid.map((one) => `S2: ${one}`))).filter((line) => line.startsWith('hit'))).toEqual([
      'hit 2/4 on S2: 2 Power - 0 Resist = 2',
      'hit 3/4 on S2: 2 Power - 0 Resist = 2',
      'hit 4/4 on S2: 2 Power - 0 Resist = 2',
    ])
  })

  test('[LB-035, LB-036] cards that come up during the attack add neither Hits nor Power', () => {
    checkScript(`
      S1 rhosyn! hand[Warrior, Wind] reveal[Fists]
      S2 brakk!  hand[Ranger, Water] reveal[Shield]
      S3 ysolde! hand[Cleric] reveal[Ice, Bow]
      > S1 turn: use Fists.Fa
      > S1 turn: attack S2
          lock: power 2 hits 2 targets S2
          hit 1/2 on S2: 2 Power - 0 Resist = 2
      > S2 damage: use Shield.Fa
          reflected: 2 to S1
      > S1 damage: reveal Warrior
      > S1 damage: reveal Wind
          hit 2/2 on S2: 2 Power - 0 Resist = 2
      > S2 damage: reveal Ranger
      > S2 damage: reveal Water
          turn ends; next active S2`)
  })

  test('[LB-037, LB-038, LB-039, LB-040] reflected damage and lost cards take nothing off the attack', () => {
    checkScript(`
      S1 rhosyn! hand[] reveal[Warrior, Fire, Fists]
      S2 brakk!  hand[Ranger, Water] reveal[Shield]
      S3 ysolde! hand[Cleric] reveal[Ice, Bow]
      > S1 turn: attack S2
          lock: power 3 hits 2 targets S2
          hit 1/2 on S2: 3 Power - 0 Resist = 3
      > S2 damage: use Shield.Fa
          reflected: 3 to S1
      > S1 damage: move Warrior
      > S1 damage: move Fire
          S1: move Fists
          hit 2/2 on S2: 3 Power - 0 Resist = 3
      > S2 damage: reveal Ranger
      > S2 damage: move Shield
      > S2 damage: reveal Water
          turn ends; next active S2
      end:
      S1 rhosyn! hand[] reveal[] damage[Warrior, Fire, Fists] life 0
      S2 brakk! hand[] reveal[Ranger, Water] damage[Shield] life 2`)
  })

  test('[LB-041] a Negate stays when its card is lost', () => {
    checkScript(`
      S1 rhosyn! hand[] reveal[Assassin, Fists] damage[Ice]
      S2 brakk!  hand[Water] reveal[Knight, Shield]
      S3 ysolde! hand[] reveal[Cleric, Wind, Bow]
      > S1 turn: attack S2
          lock: power 1 hits 2 NegateDefend targets S2
          hit 1/2 on S2: 1 Power - 0 Resist = 1
      > S2 damage: use Shield.Fa
          reflected: 1 to S1
      > S1 damage: move Assassin
          hit 2/2 on S2: 1 Power - 0 Resist = 1
      > S2 damage: use Knight.Fa -> refused LB_NEGATED
      > S2 damage: use Knight.Fo -> refused LB_NEGATED
      > S2 damage: move Knight
          turn ends; next active S2`)
  })

  test('[LB-042] everybody learns the abilities, Power, Hits and Negates before any damage', () => {
    const match = from(attacker('rhosyn hand[] reveal[Warrior, Fire, Fists]'))
    const events = answers(match, 'S1: use Fire.Fo', 'S1: secret', 'S1: attack S2')
    const open = events.filter(({ kind }) => ['used', 'secret-used', 'locked', 'hit'].includes(kind))
    expect(open.map(({ kind }) => kind)).toEqual(['used', 'secret-used', 'locked', 'hit'])
    expect(open[2]).toMatchObject({
      power: 7,
      hits: 2,
      negates: ['defend'],
      targets: [1],
    })
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(open.map((event) => lastBrave.hear(event, viewer))).toEqual(open)
      expect(match.view(viewer).attack).toEqual(match.state.attack)
    }
  })
})

describe('choosing the target', () => {
  test.each([
    ['LB-043', 'one opponent holds more than the others', [1, 3, 2, 1], ['S2']],
    ['LB-044', 'the own hand plays no part', [3, 1, 2, 0], ['S3']],
    ['LB-045', 'never oneself, not even with the largest hand', [3, 2, 2], ['S2', 'S3']],
    ['LB-046', 'a tie is for the active player to break', [0, 2, 1, 2, 2], ['S2', 'S4', 'S5']],
    ['LB-048', 'all hands empty', [1, 0, 0, 0], ['S2', 'S3', 'S4']],
  ])('[%s] %s', (_clause, _what, sizes, legal) => {
    expect(targets(hands(sizes))).toEqual(legal.map((seat) => `attack ${seat}`))
  })

  test('[LB-043, LB-045] anyone else is refused', () => {
    const match = from(hands([3, 3, 2, 1]))
    expect(refusalOf(() => answer(match, 'S1: attack S3')).code).toBe('LB_TARGET_HAND')
    expect(refusalOf(() => answer(match, 'S1: attack S1')).code).toBe('LB_TARGET_SELF')
  })

  test('[LB-046] each of the tied may be picked', () => {
    for (const seat of ['S2', 'S4', 'S5'])
      expect(told(answer(from(hands([0, 2, 1, 2, 2])), `S1: attack ${seat}`))[0]).toMatch(
        new RegExp(`targets ${seat}$`),
      )
  })

  test('[LB-047] at the start any opponent may be chosen', () => {
    for (const seats of [3, 4, 5, 6, 7]) {
      const match = newMatch(seats)
      const { active } = match.state
      const legal = match.choices(active).flatMap((choice) => (choice.kind === 'attack' ? choice.seat : []))
      expect(new Set([active, ...legal])).toEqual(new Set(match.state.fighters.keys()))
      expect(legal).toHaveLength(seats - 1)
    }
  })

  test('[LB-048] a fallen opponent is none', () => {
    const start = `${hands([1, 0])}\nS3 OUT ysolde\n${hands([0, 0, 0, 0]).split('\n').at(-1)!}`
    expect(targets(start)).toEqual(['attack S2', 'attack S4'])
    expect(refusalOf(() => answer(from(start), 'S1: attack S3')).code).toBe('LB_TARGET_OUT')
  })

  test.each([
    ['LB-049', ['reveal', 'reveal', 'reveal', 'reveal'], [0, 1, 1, 0]],
    ['LB-050', ['reveal', 'reveal', 'damage', 'reveal'], [0, 1, 1, 0]],
    ['LB-050', ['reveal', 'damage', 'reveal', 'damage'], [0, 1, 1, 0]],
  ] as const)('[%s] with fields in %j the hands decide', (_clause, zones, sizes) => {
    expect(targets(hands(sizes, zones))).toEqual(['attack S2', 'attack S3'])
  })

  test('[LB-049] a large Field does not make a target', () => {
    const start = `
      S1 rhosyn hand[Knight, Fire, Fists]
      S2 brakk  hand[Warrior] reveal[] damage[Water, Shield]
      S3 ysolde hand[] reveal[Assassin, Wind, Sword]`
    expect(targets(start)).toEqual(['attack S2'])
  })

  test('[LB-051] all Hits go to the one target, also when others hold more by then', () => {
    const start = `
      S1 rhosyn! hand[] reveal[Marshal, Wind, Fists]
      S2 brakk   hand[Ranger, Water, Shield]
      S3 ysolde  hand[Cleric, Ice, Bow]`
    checkScript(`${start}
      > S1 turn: attack S2
          lock: power 1 hits 3 NegateReflect targets S2
          hit 1/3 on S2: 1 Power - 0 Resist = 1
      > S2 damage: reveal Ranger
          hit 2/3 on S2: 1 Power - 0 Resist = 1
      > S2 damage: reveal Water
          hit 3/3 on S2: 1 Power - 0 Resist = 1
      > S2 damage: reveal Shield
          turn ends; next active S2`)
    for (const split of [
      { kind: 'attack', seat: 1, seats: [1, 2] },
      { kind: 'attack', seats: [1, 2] },
      { kind: 'attack', seat: [1, 2] },
    ])
      expect(refusalOf(() => from(start).submit({ actor: 0, choice: split })).code).toBe('LB_MALFORMED')
  })
})
