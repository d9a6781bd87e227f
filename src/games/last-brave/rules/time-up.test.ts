import { describe, expect, test } from 'vitest'
import { about } from '#games/last-brave/about'
import { lastBrave } from '#games/last-brave/game'
import { formatChoice } from '#games/last-brave/notation'
import { answer, answers, asked, from, type LastMatch } from '#games/last-brave/testing/matches'

// E3 of the rules document: time limits, and what is chosen for whom they run out.

describe('E3: what is chosen for the absent', () => {
  const byDefault = (match: LastMatch, inARow = 1): string[] => {
    const seat = match.pending()[0]!.actor as number
    const chosen = lastBrave.timeUp!(match.view(seat), seat, inARow)
    for (const choice of chosen) expect(match.whyNot(seat, choice)).toBeUndefined()
    return chosen.map(formatChoice)
  }
  const S1 = 'rhosyn hand[] reveal[Warrior, Fire, Bow] damage[]'

  test('TURN: no ability, and of the legal targets the one with the least life', () => {
    expect(
      byDefault(
        from(`start: free-for-all, active S1
          S1 ${S1}
          S2 brakk!  hand[Knight] reveal[Light, Shield] damage[]
          S3 ysolde! hand[Cleric] reveal[Wind] damage[Sword]
          S4 noor!   hand[] reveal[Marshal] damage[Earth, Hammer]`),
      ),
    ).toEqual(['attack S3'])
  })

  test('TURN: of several the first clockwise', () => {
    expect(
      byDefault(
        from(`start: free-for-all, active S3
          S1 brakk!  hand[Knight] reveal[Light] damage[Shield]
          S2 ysolde! hand[Cleric] reveal[Wind] damage[Sword]
          S3 ${S1}
          S4 noor!   hand[Marshal] reveal[Earth] damage[Hammer]`),
      ),
    ).toEqual(['attack S4'])
  })

  test('TURN: all, if a Scatter Shot is declared', () => {
    const match = from(`start: free-for-all, active S1
      S1 ${S1}
      S2 brakk!  hand[Knight] reveal[Light, Shield] damage[]
      S3 ysolde! hand[Cleric] reveal[Wind] damage[Sword]`)
    answer(match, 'S1: use Bow.Fa')
    expect(byDefault(match)).toEqual(['attack-all'])
  })

  test.each([
    // (1) More points than life: a block, by Fatigue, Forfeit, Secret Skill; Class, Element, Arms; Defend first.
    ['a block at Fatigue before one at Forfeit', 'ondrin hand[] reveal[Knight~, Light] damage[Shield]', 'use Light.Fa'],
    ['Class before Element before Arms', 'ondrin hand[] reveal[Shield, Light] damage[Knight]', 'use Light.Fa'],
    ['at Forfeit before the Secret Skill', 'ondrin hand[] reveal[Knight~, Light#] damage[Shield]', 'use Knight.Fo'],
    ['Reflect, if there is no Defend', 'rhosyn hand[] reveal[Shield] damage[Knight, Light]', 'use Shield.Fa'],
    ['the Secret Skill, if nothing else', 'ondrin hand[] reveal[Knight#] damage[Light, Shield]', 'secret'],
    ['no block while the points can be paid', 'ondrin hand[Knight] reveal[Light, Shield] damage[]', 'reveal Knight'],
    // (2) Life 0: Recover of an own card, from the Damage Zone first.
    ['Recover with life 0', 'tobiah hand[] reveal[] damage[Light, Shield, Knight]', 'secret ->S2:Knight'],
    ['no Recover with life left', 'tobiah hand[] reveal[Light#, Knight#] damage[Shield]', 'move Knight'],
    // (3) to (6)
    ['a face-down card first', 'vesper hand[Knight] reveal[Light, Shield#] damage[]', 'move Shield'],
    ['then from the hand: Class', 'vesper hand[Shield, Knight] reveal[Light~] damage[]', 'reveal Knight'],
    ['Element', 'vesper hand[Shield, Light] reveal[Knight~] damage[]', 'reveal Light'],
    ['then a sideways card', 'vesper hand[] reveal[Marshal, Water, Staff#] damage[]', 'move Staff'],
    ['sideways before upright', 'vesper hand[] reveal[Ranger, Lightning~, Hammer] damage[]', 'move Lightning'],
    ['upright: Class first', 'vesper hand[] reveal[Hammer, Lightning, Ranger] damage[]', 'move Ranger'],
    ['nothing but to fall', 'vesper hand[] reveal[] damage[Knight, Light, Shield]', 'fall'],
  ])('DAMAGE: %s', (_what, s2, chosen) => {
    const others = s2.includes('rhosyn') ? 'noor' : 'rhosyn'
    const match = from(`start: free-for-all, active S1
      S1 ${others} hand[] reveal[Warrior, Fire, Bow] damage[]
      S2 ${s2}
      S3 ysolde! hand[] reveal[] damage[Cleric, Wind, Sword]`)
    answer(match, 'S1: attack S2')
    expect(asked(match)).toBe('S2 damage')
    expect(byDefault(match)).toEqual([chosen])
  })

  test('BETWEEN, AFTER and REACT: pass; a hold that is missed twice in a row switches itself off', () => {
    const react = from(`start: free-for-all, active S1
      S1 ${S1}
      S2 brakk!  hand[Knight] reveal[Light, Shield] damage[]
      S3 tobiah  hand[] reveal[Wind] damage[Cleric, Sword] prefs[turnStart, beforeHit]`)
    expect(byDefault(react)).toEqual(['pass'])
    expect(byDefault(react, 2)).toEqual(['pass', 'prefer turnStart off'])
    answers(react, 'S3: pass', 'S1: attack S2')
    expect(byDefault(react, 2)).toEqual(['pass', 'prefer beforeHit off'])
    const between = from(`start: free-for-all, active S1
      S1 rhosyn  hand[] reveal[Warrior, Fire, Fists] damage[] prefs[between]
      S2 ondrin  hand[Knight] reveal[Light, Shield] damage[] prefs[after]
      S3 tobiah  hand[] reveal[Wind] damage[Cleric, Sword]`)
    answers(between, 'S1: attack S2', 'S2: reveal Knight', 'S2: move Shield', 'S2: move Light')
    expect(asked(between)).toBe('S2 after')
    expect(byDefault(between, 3)).toEqual(['pass', 'prefer after off'])
    answer(between, 'S2: pass')
    expect(asked(between)).toBe('S1 between')
    expect(byDefault(between)).toEqual(['pass'])
    expect(byDefault(between, 2)).toEqual(['pass', 'prefer between off'])
  })

  test('BETWEEN: a window that a card opened has no hold to switch off', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warlock, Fire, Fists] damage[]
      S2 ondrin  hand[Knight] reveal[Light, Shield] damage[]
      S3 tobiah  hand[] reveal[Wind] damage[Cleric, Sword]`)
    answers(match, 'S1: attack S2', 'S2: reveal Knight', 'S2: move Shield')
    expect(asked(match)).toBe('S1 between')
    expect(byDefault(match, 5)).toEqual(['pass'])
  })

  test('whoever is not asked has nothing chosen for them', () => {
    const match = from(`start: free-for-all, active S1
      S1 ${S1}
      S2 brakk!  hand[Knight] reveal[Light, Shield] damage[]
      S3 tobiah  hand[] reveal[Wind] damage[Cleric, Sword]`)
    expect(lastBrave.timeUp!(match.view(1), 1, 1)).toEqual([])
  })

  test('the time limits are 45, 25 and 12 seconds', () => {
    expect(about.limits).toEqual({ turn: 45_000, damage: 25_000, between: 12_000, after: 12_000, react: 12_000 })
  })
})
