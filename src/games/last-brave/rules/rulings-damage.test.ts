import { describe, expect, test } from 'vitest'
import { playScript } from '#games/last-brave/testing/script'
import {
  answer,
  answers,
  asked,
  from,
  kinds,
  offered,
  refusalOf,
  table,
  the,
  told,
} from '#games/last-brave/testing/matches'

// C4 of the rules document: damage, Resist, Reflect.

describe('Resist', () => {
  test('[LB-R44] a Hit never does less than nothing: no window, no card, and the target is next all the same', () => {
    const { match } = playScript(`start: free-for-all, active S1
      S1 rhosyn  hand[Knight] reveal[Light, Hammer] damage[]
      S2 ondrin  hand[Ranger] reveal[Earth, Staff] damage[]
      S3 ysolde  hand[] reveal[Cleric, Water, Bow] damage[]
      > S1 turn: attack S2
          lock: power 1 hits 1 targets S2
          hit 1/1 on S2: 1 Power - 2 Resist = 0
          turn ends; next active S2
    end:
      S1 rhosyn   hand[Knight] reveal[Light, Hammer] damage[] life 4
      S2 ondrin   hand[Ranger] reveal[Earth, Staff] damage[] life 4
      S3 ysolde   hand[] reveal[Cleric, Water, Bow] damage[] life 3
      next: S2 turn; legal targets S1; stall counter 1`)
    expect(asked(match)).toBe('S2 turn')
  })

  test('[LB-R45] what is reflected is what the reflecting player’s Resist has left', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[Knight] reveal[Fire, Hammer] damage[]
      S2 brakk!  hand[Ranger] reveal[Earth, Shield] damage[]
      S3 ysolde! hand[] reveal[Cleric, Water, Bow] damage[]`)
    answers(match, 'S1: use Hammer.Fa', 'S1: attack S2')
    expect(told(answer(match, 'S2: use Shield.Fa'))).toContain('reflected: 3 to S1')
  })

  test('[LB-R45] and what the points taken before it have left', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[Knight] reveal[Fire, Hammer] damage[]
      S2 brakk!  hand[Ranger] reveal[Earth, Shield] damage[]
      S3 ysolde! hand[] reveal[Cleric, Water, Bow] damage[]`)
    answers(match, 'S1: use Hammer.Fa', 'S1: attack S2', 'S2: reveal Ranger')
    expect(told(answer(match, 'S2: use Shield.Fa'))).toContain('reflected: 2 to S1')
  })

  test('[LB-R46] the attacker’s Resist does not reduce reflected damage', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Earth, Staff] damage[]
      S2 brakk!  hand[] reveal[Ranger, Light, Shield] damage[]
      S3 ysolde! hand[] reveal[Cleric, Water, Bow] damage[]`)
    answers(match, 'S1: attack S2', 'S2: use Shield.Fa', 'S1: move Staff')
    expect(the(answer(match, 'S1: move Earth'), 'turn-over').next).toBe(1)
    expect(table(match)[0]).toContain('reveal[Warrior] damage[Staff, Earth] life 1')
  })
})

describe('Reflect', () => {
  test('[LB-R47] goes to the active player, in the extra turn of a Re-engage as in any other', () => {
    const match = from(`start: free-for-all, active S3
      S1 rhosyn! hand[] reveal[Warrior, Earth, Hammer] damage[]
      S2 brakk!  hand[] reveal[Ranger, Light, Shield] damage[]
      S3 ysolde! hand[] reveal[Berserker, Ice, Bow] damage[]`)
    answers(match, 'S3: use Berserker.Fa', 'S3: attack S1', 'S1: move Hammer', 'S3: attack S2')
    expect(the(answer(match, 'S2: use Shield.Fa'), 'reflected')).toMatchObject({ seat: 1, onto: 2 })
    expect(asked(match)).toBe('S3 damage')
  })

  test('[LB-R48] ends the Hit for the target: what the attacker defends away comes back to nobody', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Knight, Fire, Sword] damage[]
      S2 brakk!  hand[] reveal[Ranger, Light, Shield] damage[]
      S3 ysolde! hand[] reveal[Cleric, Water, Bow] damage[]`)
    answers(match, 'S1: attack S2', 'S2: use Shield.Fa')
    const events = answer(match, 'S1: use Knight.Fa')
    expect(kinds(events)).toEqual(['used', 'defended', 'turn-over', 'turn-begun'])
    expect(table(match)[1]).toContain('reveal[Ranger, Light, Shield~] damage[] life 3')
  })

  test('[LB-R48] it is the same Hit: the next one is the second of two', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Knight, Light, Fists] damage[]
      S2 brakk!  hand[] reveal[Ranger, Earth#, Shield] damage[]
      S3 ysolde! hand[] reveal[Cleric, Water, Bow] damage[]`)
    const events = answers(match, 'S1: attack S2', 'S2: use Shield.Fa', 'S1: move Light')
    expect(told(events).filter((line) => line.startsWith('hit'))).toEqual([
      'hit 1/2 on S2: 1 Power - 0 Resist = 1',
      'hit 2/2 on S2: 1 Power - 0 Resist = 1',
    ])
  })
})

describe('falling', () => {
  test('[LB-R49] the rest of the Hit and all further Hits are lost, and pass to nobody', () => {
    const { match } = playScript(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Fire, Fists] damage[]
      S2 brakk!  hand[] reveal[Ranger] damage[Light, Shield]
      S3 ysolde! hand[] reveal[Cleric, Water, Bow] damage[]
      S4 noor!   hand[] reveal[Knight, Wind, Staff] damage[]
      > S1 turn: attack S2
          lock: power 3 hits 2 targets S2
          hit 1/2 on S2: 3 Power - 0 Resist = 3
      > S2 damage: move Ranger
          S2 defeated, forced by S1
          turn ends; next active S3
    end:
      S1 rhosyn!  hand[] reveal[Warrior, Fire, Fists] damage[] life 3
      S2 OUT brakk
      S3 ysolde!  hand[] reveal[Cleric, Water, Bow] damage[] life 3
      S4 noor!    hand[] reveal[Knight, Wind, Staff] damage[] life 3
      next: S3 turn; legal targets S1, S4; stall counter 0; defeats credited: S1 for S2`)
    expect(asked(match)).toBe('S3 turn')
  })

  test('[LB-R50] Recover in the middle of a Hit: as many points are left, and the card can be used again at once', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Fire, Hammer] damage[]
      S2 brakk!  hand[] reveal[Cleric, Light#, Staff#] damage[]
      S3 ysolde! hand[] reveal[Knight, Water, Bow] damage[]`)
    answers(match, 'S1: use Hammer.Fa', 'S1: attack S2', 'S2: move Staff')
    expect(match.state.blow).toMatchObject({ victim: 1, left: 4 })
    answer(match, 'S2: use Cleric.Fo ->S2:Light')
    expect(match.state.blow).toMatchObject({ victim: 1, left: 4 })
    answer(match, 'S2: reveal Light')
    expect(told(answer(match, 'S2: use Light.Fa'))).toContain('defended: 3 removed')
  })

  test('[LB-R50] Revive in the middle of a Hit: as many points are left, and the block can be used at once', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Fire, Bow] damage[]
      S2 brakk!  hand[] reveal[Knight~, Water, Staff#] damage[]
      S3 ysolde! hand[] reveal[Cleric, Light, Sword] damage[]`)
    answers(match, 'S1: attack S2', 'S2: use Water.Fo ->S2:Knight')
    expect(match.state.blow!.left).toBe(3)
    expect(told(answer(match, 'S2: use Knight.Fa'))).toContain('defended: 3 removed')
  })

  test.each([
    ['Defend', 'ondrin', 'secret', 'defended: 2 removed'],
    ['Reflect', 'mirelle', 'secret', 'reflected: 2 to S1'],
    ['Recover', 'tobiah', 'secret ->S2:Knight', 'S2: secret ->S2:Knight'],
  ])('[LB-R51] at a point that cannot be paid, %s may still avert the defeat', (_keyword, champion, use, line) => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Water, Bow] damage[]
      S2 ${champion} hand[] reveal[] damage[Knight, Earth, Shield]
      S3 ysolde! hand[] reveal[] damage[Cleric, Light, Sword]`)
    answer(match, 'S1: attack S2')
    expect(asked(match)).toBe('S2 damage')
    expect(offered(match)).toEqual(expect.arrayContaining(['fall', use]))
    expect(told(answer(match, `S2: ${use}`))).toContain(line)
    expect(match.state.fighters[1]!.out).toBe(false)
  })

  test('[LB-R52] nobody may fall while a card is left in the hand or in the Reveal Zone, be it face down', () => {
    for (const cards of [
      'hand[Knight] reveal[] damage[Earth, Shield]',
      'hand[] reveal[Knight#] damage[Earth, Shield]',
    ]) {
      const match = from(`start: free-for-all, active S1
        S1 rhosyn! hand[] reveal[Warrior, Water, Bow] damage[]
        S2 ondrin  ${cards}
        S3 ysolde! hand[] reveal[] damage[Cleric, Light, Sword]`)
      answer(match, 'S1: attack S2')
      expect(offered(match)).not.toContain('fall')
      expect(refusalOf(() => answer(match, 'S2: fall')).code).toBe('LB_MUST_PAY')
    }
  })
})
