import { describe, expect, test } from 'vitest'
import { checkScript } from '#games/last-brave/testing/script'
import { answer, answers, from, told } from '#games/last-brave/testing/matches'

/** The lock of an attack of S1, with these cards revealed and after these uses, on S2. */
const lockOf = (revealed: string, ...uses: string[]): string => {
  const match = from(`
    S1 rhosyn  hand[] ${revealed}
    S2 brakk   hand[Ranger, Water, Shield]
    S3 ysolde! hand[] reveal[Cleric, Shadow, Spear]`)
  const lines = told(answers(match, ...uses.map((use) => `S1: ${use}`), 'S1: attack S2'))
  return lines.find((line) => line.startsWith('lock:'))!
}

describe('Power and Hits', () => {
  test.each([
    ['LB-078', 'reveal[Knight, Fire, Staff]', [], 'power 2 hits 1'],
    ['LB-078', 'reveal[Knight, Light, Hammer]', ['use Hammer.Fa'], 'power 3 hits 1'],
    ['LB-079', 'reveal[Warrior, Fire, Sword]', [], 'power 4 hits 1'],
    ['LB-079', 'reveal[Warrior, Fire, Sword]', ['use Warrior.Fa', 'secret'], 'power 8 hits 1'],
    ['LB-080', 'reveal[Knight, Light, Fists]', [], 'power 1 hits 2'],
    ['LB-080', 'reveal[Knight, Lightning, Staff]', ['use Lightning.Fa'], 'power 1 hits 2'],
    ['LB-081', 'reveal[Marshal, Wind, Fists]', ['use Marshal.Fa'], 'power 2 hits 4 NegateReflect'],
  ])('[%s] %s and %j: %s', (_clause, revealed, uses, lock) => {
    expect(lockOf(revealed, ...uses)).toBe(`lock: ${lock} targets S2`)
  })

  test("[LB-078, LB-080] only in the user's own turn: the cards of others add nothing", () => {
    checkScript(`
      S1 rhosyn! hand[] reveal[Knight, Water, Shield]
      S2 brakk!  hand[Ranger] reveal[Fire, Fists]
      S3 ysolde! hand[] reveal[Warrior, Wind, Sword]
          lock: power 1 hits 1 targets S2
          hit 1/1 on S2: 1 Power - 0 Resist = 1
      > S2 damage: use Fists.Fa -> refused LB_DECLARE_ONLY
      > S2 damage: reveal Ranger
          turn ends; next active S2
      > S2 turn: attack S3
          lock: power 2 hits 2 targets S3
          hit 1/2 on S3: 2 Power - 0 Resist = 2`)
  })
})

/** S1 attacks S2, who has both kinds of block, with two Hits of 1. */
const negated = (first: string, use: string, lock: string, rest: string) => `
  S1 ${first}
  S2 brakk!  hand[Water] reveal[Knight, Shield]
  S3 ysolde! hand[] reveal[Cleric, Light, Bow]
  > S1 turn: ${use}
  > S1 turn: attack S2
      lock: ${lock} targets S2
  ${rest}`

describe('Negate', () => {
  test('[LB-082, LB-085] Negate Defend stops Defend, and only Defend, in every Hit', () => {
    checkScript(
      negated(
        'rhosyn!  hand[] reveal[Warrior, Fire, Fists]',
        'use Fire.Fo',
        'power 4 hits 2 NegateDefend',
        `hit 1/2 on S2: 4 Power - 0 Resist = 4
        > S2 damage: use Knight.Fa -> refused LB_NEGATED
        > S2 damage: use Knight.Fo -> refused LB_NEGATED
        > S2 damage: use Shield.Fa
        reflected: 4 to S1
        > S1 damage: use Warrior.Fo
        defended: 4 removed
        hit 2/2 on S2: 4 Power - 0 Resist = 4
        > S2 damage: use Knight.Fa -> refused LB_NEGATED
        > S2 damage: use Shield.Fo
        reflected: 4 to S1`,
      ),
    )
  })

  test('[LB-083, LB-085] Negate Reflect stops Reflect, and only Reflect, in every Hit', () => {
    checkScript(
      negated(
        'rhosyn!  hand[] reveal[Assassin#, Wind, Fists]',
        'use Wind.Fa',
        'power 1 hits 3 NegateReflect',
        `hit 1/3 on S2: 1 Power - 0 Resist = 1
        > S2 damage: use Shield.Fa -> refused LB_NEGATED
        > S2 damage: use Knight.Fa
        defended: 1 removed
        hit 2/3 on S2: 1 Power - 0 Resist = 1
        > S2 damage: use Shield.Fa -> refused LB_NEGATED
        > S2 damage: use Shield.Fo -> refused LB_NEGATED
        > S2 damage: use Knight.Fo
        defended: 1 removed
        hit 3/3 on S2: 1 Power - 0 Resist = 1
        > S2 damage: use Shield.Fa -> refused LB_NEGATED`,
      ),
    )
  })

  test.each([
    ['rhosyn!  hand[] reveal[Assassin#, Wind, Spear]', 'use Spear.Fa', 'power 2 hits 2'],
    ['vesper  hand[] reveal[Assassin#, Earth, Fists]', 'secret', 'power 5 hits 3'],
  ])('[LB-084] one ability may negate both: %s', (first, use, lock) => {
    const [, power, hits] = /power (\d) hits (\d)/.exec(lock)!
    checkScript(
      negated(
        first,
        use,
        `${lock} NegateDefend NegateReflect`,
        `hit 1/${hits} on S2: ${power} Power - 0 Resist = ${power}
        > S2 damage: use Knight.Fa -> refused LB_NEGATED
        > S2 damage: use Shield.Fa -> refused LB_NEGATED`,
      ),
    )
  })
})

describe('Defend', () => {
  test('[LB-086, LB-087, LB-088] all that is still to come of this Hit; not what was taken, and no other Hit', () => {
    checkScript(`
      S1 rhosyn! hand[] reveal[Warrior, Fire, Fists]
      S2 brakk!  hand[Knight, Water, Bow]
      S3 ysolde! hand[] reveal[Cleric, Light, Staff]
      > S1 turn: attack S2
          lock: power 3 hits 2 targets S2
          hit 1/2 on S2: 3 Power - 0 Resist = 3
      > S2 damage: reveal Knight
      > S2 damage: use Knight.Fa
          defended: 2 removed
          hit 2/2 on S2: 3 Power - 0 Resist = 3
      > S2 damage: reveal Bow
      > S2 damage: move Bow
      > S2 damage: use Knight.Fo
          defended: 1 removed
          turn ends; next active S2
      end:
      S1 rhosyn! hand[] reveal[Warrior, Fire, Fists] damage[] life 3
      S2 brakk! hand[Water] reveal[Knight#] damage[Bow] life 3`)
  })
})

describe('Resist', () => {
  test('[LB-117, LB-118] off every Hit, one for each card', () => {
    for (const [revealed, resist] of [
      ['Ranger, Earth, Shield', 1],
      ['Ranger, Ice, Shield', 1],
      ['Ranger, Water, Staff', 1],
      ['Ranger, Earth, Staff~', 2],
      ['Ranger, Ice, Staff', 2],
      ['Ranger, Ice#, Staff', 1],
    ] as const) {
      const match = from(`
        S1 rhosyn! hand[] reveal[Warrior, Fire, Fists]
        S2 brakk!  hand[] reveal[${revealed}]
        S3 ysolde! hand[] reveal[Cleric, Shadow, Daggers]`)
      const left = 3 - resist
      expect(told(answer(match, 'S1: attack S2'))).toContain(`hit 1/2 on S2: 3 Power - ${resist} Resist = ${left}`)
    }
  })

  test('[LB-119, LB-120] revealed during a Hit it counts from the next one on', () => {
    checkScript(`
      S1 rhosyn! hand[] reveal[Warrior, Fire, Fists]
      S2 brakk!  hand[Ranger, Ice, Staff]
      S3 ysolde! hand[] reveal[Cleric, Shadow, Daggers]
      > S1 turn: attack S2
          lock: power 3 hits 2 targets S2
          hit 1/2 on S2: 3 Power - 0 Resist = 3
      > S2 damage: reveal Ice
      > S2 damage: reveal Staff
      > S2 damage: reveal Ranger
          hit 2/2 on S2: 3 Power - 2 Resist = 1
      > S2 damage: move Ranger
          turn ends; next active S2`)
  })
})
