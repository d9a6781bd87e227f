import { describe, expect, test } from 'vitest'
import {
  answer,
  answers,
  asked,
  from,
  kinds,
  type LastMatch,
  offered,
  refusalOf,
  table,
  the,
} from '#games/last-brave/testing/matches'

// C2 of the rules document: using abilities.

const refused = (match: LastMatch, written: string): string => refusalOf(() => answer(match, written)).code
const uses = (match: LastMatch): string[] => offered(match).filter((choice) => /^(use|secret)/.test(choice))

describe('costs, choices and effects', () => {
  const START = `start: free-for-all, active S1
    S1 rhosyn! hand[] reveal[Warlock, Water~, Spear] damage[]
    S2 brakk!  hand[Knight] reveal[Fire, Bow~] damage[]
    S3 ysolde! hand[] reveal[Marshal, Ice] damage[Hammer]`

  test('[LB-R15] the cost is paid before the choice: what it turned over can no longer be picked', () => {
    const choices = offered(from(START))
    expect(choices).not.toContain('use Spear.Fo ->S1:Spear')
    expect(choices).not.toContain('use Water.Fo ->S1:Water')
    expect(choices).not.toContain('use Warlock.Fo ->S1:Warlock')
    // Fatigue leaves the card face up.
    expect(choices).toContain('use Warlock.Fa ->S1:Warlock')
    const match = from(START)
    answer(match, 'S1: use Warlock.Fa ->S1:Warlock')
    expect(match.state.fighters[0]!.reveal[0]).toEqual({ card: 'class.warlock', sideways: true, down: true })
  })

  test('[LB-R15] nobody acts between the cost and the effect', () => {
    const match = from(START)
    expect(kinds(answer(match, 'S1: use Warlock.Fa ->S2:Fire'))).toEqual(['used', 'sealed'])
    expect(asked(match)).toBe('S1 turn')
    expect(kinds(answer(match, 'S1: use Water.Fo ->S2:Bow'))).toEqual(['used', 'revived'])
    expect(asked(match)).toBe('S1 turn')
  })

  test('[LB-R16] one use of an "&" ability gives all its keywords for one cost', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Marshal, Light, Sword] damage[]
      S2 brakk!  hand[Knight] reveal[Fire, Bow] damage[]
      S3 ysolde! hand[Warlock] reveal[Ice] damage[Hammer]`)
    answers(match, 'S1: use Marshal.Fa', 'S1: use Light.Fo')
    // 1, Sword 1, Marshal 1, Light 1.
    expect(the(answer(match, 'S1: attack S2'), 'locked')).toMatchObject({
      power: 4,
      hits: 2,
      negates: ['defend', 'reflect'],
    })
    expect(table(match)[0]).toContain('reveal[Marshal~, Light#, Sword]')
  })

  test('[LB-R16] an "&" ability needs a window that allows every keyword of it', () => {
    const match = from(`start: free-for-all, active S1
      S1 ysolde  hand[] reveal[Warlock, Fists] damage[Ice] prefs[between]
      S2 brakk!  hand[Knight, Water, Shield] reveal[] damage[]
      S3 rhosyn! hand[Cleric] reveal[Wind, Bow] damage[]`)
    answers(match, 'S1: attack S2', 'S2: reveal Water')
    expect(asked(match)).toBe('S1 between')
    expect(uses(match).every((choice) => choice.startsWith('use Warlock.Fa ->'))).toBe(true)
    for (const tried of ['use Warlock.Fo ->S2:Water', 'use Warlock.Fo', 'secret ->S2:Water', 'secret'])
      expect(refused(match, `S1: ${tried}`)).toBe('LB_DECLARE_ONLY')
  })

  test('[LB-R17] an ability that does nothing but pick cannot be used when there is nothing to pick', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Knight, Water, Sword] damage[]
      S2 brakk!  hand[Cleric] reveal[Fire, Bow#] damage[]
      S3 ysolde! hand[Warrior] reveal[Ice] damage[Hammer]`)
    expect(uses(match)).toEqual([])
    expect(refused(match, 'S1: use Water.Fo')).toBe('LB_NO_CHOICE')
    expect(refused(match, 'S1: use Water.Fo ->S2:Bow')).toBe('LB_NO_CHOICE')
  })

  test('[LB-R17] nor, where there is something, without picking it', () => {
    const match = from(START)
    for (const tried of ['use Warlock.Fa', 'use Spear.Fo', 'use Water.Fo'])
      expect(refused(match, `S1: ${tried}`)).toBe('LB_CHOICE_MISSING')
  })

  test('[LB-R17] in an "&" ability the Seal may be declined', () => {
    const match = from(START)
    expect(offered(match)).toEqual(expect.arrayContaining(['use Warlock.Fo', 'use Warlock.Fo ->S2:Fire']))
    expect(kinds(answer(match, 'S1: use Warlock.Fo'))).toEqual(['used'])
    expect(the(answer(match, 'S1: attack S2'), 'locked').power).toBe(4) // 1, Spear 1, Warlock 2.
  })

  test('[LB-R17] or have nothing to seal', () => {
    const match = from(`start: free-for-all, active S1
      S1 ysolde hand[] reveal[Hammer] damage[Knight, Fire]
      S2 brakk! hand[Cleric, Water, Bow] reveal[] damage[]
      S3 noor!  hand[Warrior, Wind, Staff] reveal[] damage[]`)
    expect(uses(match)).toEqual(['use Hammer.Fa', 'use Hammer.Fo', 'secret', 'secret ->S1:Hammer'])
    answers(match, 'S1: use Hammer.Fo', 'S1: secret')
    expect(the(answer(match, 'S1: attack S3'), 'locked').power).toBe(4) // 1, Hammer 1, Ysolde 2.
  })
})

describe('what stacks', () => {
  test('[LB-R18] Fatigue and Forfeit of one card in the same turn', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[Knight] reveal[Fire, Hammer] damage[]
      S2 brakk!  hand[Cleric, Water, Bow] reveal[] damage[]
      S3 noor!   hand[Warrior, Wind, Staff] reveal[] damage[]`)
    answers(match, 'S1: use Hammer.Fa', 'S1: use Hammer.Fo')
    expect(match.state.fighters[0]!.reveal[1]).toEqual({ card: 'arms.hammer', sideways: true, down: true })
    expect(the(answer(match, 'S1: attack S2'), 'locked').power).toBe(5) // 1, Fire 1, Hammer 2 and 1.
  })

  test('[LB-R18] and against the same attack', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[Cleric] reveal[Light, Fists] damage[]
      S2 brakk!  hand[Water, Bow] reveal[Knight] damage[]
      S3 noor!   hand[Warrior, Wind] reveal[Staff] damage[]`)
    answers(match, 'S1: attack S2', 'S2: use Knight.Fa')
    const events = answer(match, 'S2: use Knight.Fo')
    expect(the(events, 'defended').removed).toBe(1)
    expect(the(events, 'turn-over').next).toBe(1)
  })

  test('[LB-R19] a Fatigue ability stood up by Revive is used again, and its first use stays', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Marshal, Water, Fists] damage[]
      S2 brakk!  hand[Cleric, Wind, Bow] reveal[] damage[]
      S3 noor!   hand[Warrior, Ice, Staff] reveal[] damage[]`)
    answers(match, 'S1: use Marshal.Fa', 'S1: use Fists.Fa', 'S1: use Marshal.Fo ->S1:Fists', 'S1: use Fists.Fa')
    // D5: 4 Power and 3 Hits, at the price of Marshal's Negate Reflect.
    expect(the(answer(match, 'S1: attack S2'), 'locked')).toMatchObject({ power: 4, hits: 3, negates: [] })
  })

  test('[LB-R29] a keyword that changes nothing may be used, and is paid for', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Assassin, Fire, Staff] damage[]
      S2 brakk!  hand[Cleric, Wind, Bow] reveal[] damage[]
      S3 noor!   hand[Warrior, Ice, Sword] reveal[] damage[]`)
    expect(offered(match)).toContain('use Staff.Fo')
    answer(match, 'S1: use Staff.Fo')
    expect(table(match)[0]).toContain('Staff#')
    expect(the(answer(match, 'S1: attack S2'), 'locked').negates).toEqual(['defend'])
  })

  test('[LB-R30] any number of abilities, in any order, the Secret Skill among them', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn  hand[] reveal[Warrior, Lightning, Hammer] damage[]
      S2 brakk!  hand[Cleric, Wind, Bow] reveal[] damage[]
      S3 noor!   hand[Knight, Ice, Sword] reveal[] damage[]`)
    answers(match, 'S1: use Hammer.Fo', 'S1: secret', 'S1: use Warrior.Fa', 'S1: use Lightning.Fa')
    // 1, Warrior 1 and 1, Hammer 1, Rhosyn 3.
    expect(the(answer(match, 'S1: attack S2'), 'locked')).toMatchObject({ power: 7, hits: 2 })
    // The same while taking damage: both of Wind's neighbours in one window.
    answers(match, 'S2: reveal Cleric', 'S2: reveal Wind', 'S2: use Cleric.Fo ->S2:Wind', 'S2: reveal Wind')
    expect(the(answer(match, 'S2: use Wind.Fo'), 'defended').removed).toBe(4)
  })
})

describe('how long effects last', () => {
  test.each([
    ['sealed', 'Warlock', 'use Warlock.Fa ->S1:Hammer', 'Hammer#'],
    ['returned to the hand', 'Cleric', 'use Cleric.Fo ->S1:Hammer', 'hand[Hammer]'],
  ])('[LB-R20] what was paid for stays although the card is %s', (_what, name, use, after) => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[${name}, Fire, Hammer] damage[]
      S2 brakk!  hand[Knight, Wind, Bow] reveal[] damage[]
      S3 noor!   hand[Warrior, Ice, Staff] reveal[] damage[]`)
    answers(match, 'S1: use Hammer.Fa', `S1: ${use}`)
    expect(table(match)[0]).toContain(after)
    expect(the(answer(match, 'S1: attack S2'), 'locked').power).toBe(4)
  })

  test('[LB-R20] so does a Scatter Shot and a Re-engage whose card is gone', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Berserker, Ice, Bow] damage[]
      S2 brakk!  hand[Knight, Wind, Staff] reveal[] damage[]
      S3 noor!   hand[Warrior, Fire, Spear] reveal[] damage[]`)
    answers(match, 'S1: use Bow.Fa', 'S1: use Berserker.Fa', 'S1: use Ice.Fo ->S1:Bow')
    expect(offered(match)).toEqual(['attack-all', 'use Berserker.Fo'])
    // With nothing left to announce the attack makes itself: 1, Ice 1, and 2 of Berserker instead of 1.
    const events = answer(match, 'S1: use Berserker.Fo')
    expect(the(events, 'locked')).toMatchObject({ power: 4, scatter: true, targets: [1, 2] })
    answers(match, 'S2: reveal Knight', 'S2: reveal Wind', 'S2: reveal Staff', 'S2: move Wind')
    const rest = answers(match, 'S3: reveal Warrior', 'S3: reveal Fire', 'S3: reveal Spear', 'S3: move Fire')
    expect(the(rest, 'turn-over').next).toBe(0)
  })

  test('[LB-R21] the turn of a Re-engage starts again from the base attack and Continuous abilities', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn  hand[] reveal[Berserker, Light, Bow] damage[]
      S2 brakk!  hand[Knight, Wind, Staff] reveal[] damage[]
      S3 noor!   hand[Warrior, Fire, Spear] reveal[] damage[]`)
    answers(match, 'S1: use Berserker.Fa', 'S1: use Light.Fo', 'S1: use Bow.Fa', 'S1: secret')
    const first = the(answer(match, 'S1: attack-all'), 'locked')
    expect(first).toMatchObject({ power: 6, negates: ['defend', 'reflect'], scatter: true })
    while (asked(match) !== 'S1 turn') answer(match, `${asked(match).slice(0, 2)}: ${offered(match)[0]!}`)
    const targets = offered(match).filter((choice) => choice.startsWith('attack'))
    expect(targets).not.toContain('attack-all')
    const second = the(answer(match, `S1: ${targets[0]!}`), 'locked')
    expect(second).toMatchObject({ power: 2, hits: 1, negates: [], scatter: false })
  })

  test.each([
    ['Fire', 'Warrior, Fire, Bow', 'use Fire.Fo', { power: 4, negates: ['defend'] }], // 1, Warrior 1, 2 instead of 1.
    ['Assassin', 'Assassin, Fire, Bow', 'use Assassin.Fo ->S3:Spear', { power: 2, negates: [] }],
    ['Spear', 'Assassin, Fire, Spear', 'use Spear.Fo ->S3:Light', { power: 2, negates: ['defend'] }],
  ])('[LB-R23] %s, forfeited, has lost its Continuous ability when the attack is named', (_card, cards, use, lock) => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[${cards}] damage[]
      S2 brakk!  hand[Knight, Wind, Staff] reveal[] damage[]
      S3 noor!   hand[Cleric] reveal[Light, ${cards.includes('Spear') ? 'Sword' : 'Spear'}] damage[]`)
    answer(match, `S1: ${use}`)
    expect(the(answer(match, 'S1: attack S2'), 'locked')).toMatchObject(lock)
  })

  test('[LB-R24] cards that the attacker has to reveal add nothing to the attack under way', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn  hand[Warrior, Fists] reveal[Wind] damage[]
      S2 brakk!  hand[Knight, Light] reveal[Shield] damage[]
      S3 noor!   hand[Cleric] reveal[Water, Spear] damage[]`)
    answers(match, 'S1: secret', 'S1: attack S2')
    expect(match.state.attack.lock).toMatchObject({ power: 4, hits: 2 })
    answers(match, 'S2: use Shield.Fa', 'S1: reveal Warrior', 'S1: reveal Fists', 'S1: move Wind')
    const hit = the(answer(match, 'S1: move Fists'), 'hit')
    expect(hit).toMatchObject({ hit: 2, hits: 2, power: 4, damage: 4 })
    answers(match, 'S2: use Shield.Fo')
    expect(match.state.attack.lock).toMatchObject({ power: 4, hits: 2 })
  })
})

describe('who may use what, and when', () => {
  test.each([
    ['rhosyn', 'secret'],
    ['brakk', 'secret'],
    ['ysolde', 'secret'],
    ['ysolde', 'secret ->S1:Wind'],
    ['vesper', 'secret'],
    ['noor', 'secret'],
  ])('[LB-R22] the Secret Skill of %s belongs to the declaration', (champion, secret) => {
    const match = from(`start: free-for-all, active S1
      S1 ondrin! hand[Warrior, Fists] reveal[Wind] damage[]
      S2 ${champion}  hand[Knight, Light, Shield] reveal[] damage[] prefs[after, between]
      S3 mirelle! hand[Cleric] reveal[Water, Spear] damage[]`)
    answer(match, 'S1: attack S2')
    expect(uses(match)).toEqual([])
    expect(refused(match, `S2: ${secret}`)).toBe('LB_DECLARE_ONLY')
    answer(match, 'S2: reveal Knight')
    expect(asked(match)).toBe('S2 after')
    expect(refused(match, `S2: ${secret}`)).toBe('LB_DECLARE_ONLY')
  })

  test.each([
    ['Power', 'use Hammer.Fa', 'Berserker, Fire, Hammer'],
    ['Hits', 'use Lightning.Fa', 'Berserker, Lightning, Hammer'],
    ['Negate', 'use Spear.Fa', 'Berserker, Fire, Spear'],
    ['Re-engage', 'use Berserker.Fa', 'Berserker, Fire, Spear'],
    ['Scatter Shot', 'use Bow.Fa', 'Berserker, Fire, Bow'],
  ])('[LB-R22] %s cannot be used while taking damage', (_keyword, use, cards) => {
    const match = from(`start: free-for-all, active S1
      S1 ondrin! hand[] reveal[Warrior, Wind, Sword] damage[]
      S2 brakk!  hand[] reveal[${cards}] damage[]
      S3 mirelle! hand[] reveal[Cleric, Water] damage[Staff]`)
    answer(match, 'S1: attack S2')
    expect(asked(match)).toBe('S2 damage')
    expect(refused(match, `S2: ${use}`)).toBe('LB_DECLARE_ONLY')
  })

  test('[LB-R25] Revive and Recover of a card: on one’s own turn and while taking damage, never as a bystander', () => {
    const start = (active: string) => `start: free-for-all, active ${active}
      S1 ondrin! hand[] reveal[Warrior, Wind~, Sword] damage[]
      S2 tobiah  hand[] reveal[Cleric, Water, Staff] damage[] prefs[turnStart, beforeHit]
      S3 mirelle! hand[] reveal[Assassin, Light, Bow] damage[]`
    const own = from(start('S2'))
    expect(uses(own)).toEqual(expect.arrayContaining(['use Cleric.Fo ->S1:Sword', 'use Water.Fo ->S1:Wind']))
    const bystander = from(start('S1'))
    expect(asked(bystander)).toBe('S2 react')
    expect(uses(bystander).every((choice) => choice.startsWith('secret ->'))).toBe(true)
    for (const use of ['use Cleric.Fo ->S1:Sword', 'use Water.Fo ->S1:Wind'])
      expect(refused(bystander, `S2: ${use}`)).toBe('LB_WRONG_WINDOW')
    answers(bystander, 'S2: pass', 'S1: attack S2')
    expect(asked(bystander)).toBe('S2 damage')
    expect(uses(bystander)).toEqual(expect.arrayContaining(['use Cleric.Fo ->S1:Sword', 'use Water.Fo ->S1:Wind']))
  })

  test('[LB-R26] only whoever is about to suffer may Defend or Reflect', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Knight, Shadow, Fists] damage[]
      S2 brakk!  hand[Warrior, Light] reveal[Shield] damage[]
      S3 ondrin  hand[Cleric] reveal[Water, Spear] damage[] prefs[turnStart, beforeHit]`)
    expect(asked(match)).toBe('S3 react')
    expect(offered(match)).toEqual(['pass'])
    expect(refused(match, 'S3: secret')).toBe('LB_NO_DAMAGE')
    answer(match, 'S3: pass')
    for (const use of ['use Knight.Fa', 'use Knight.Fo', 'use Shadow.Fo'])
      expect(refused(match, `S1: ${use}`)).toBe('LB_NO_DAMAGE')
    answer(match, 'S1: attack S2')
    expect(refused(match, 'S3: secret')).toBe('LB_NO_DAMAGE')
    answers(match, 'S3: pass', 'S2: reveal Light')
    expect(asked(match)).toBe('S1 between')
    expect(refused(match, 'S1: use Knight.Fa')).toBe('LB_NO_DAMAGE')
  })

  test('[LB-R27] and only while a point is still to come', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Knight, Shadow, Fists] damage[]
      S2 ondrin  hand[Warrior, Light] reveal[Shield] damage[] prefs[after]
      S3 brakk!  hand[Cleric] reveal[Water, Spear] damage[]`)
    answer(match, 'S1: attack S2')
    expect(uses(match)).toEqual(['use Shield.Fa', 'use Shield.Fo', 'secret'])
    answer(match, 'S2: reveal Light')
    expect(asked(match)).toBe('S2 after')
    expect(offered(match)).toEqual(['pass'])
    for (const use of ['use Shield.Fa', 'use Light.Fa', 'secret'])
      expect(refused(match, `S2: ${use}`)).toBe('LB_NO_DAMAGE')
  })

  test.each([
    ['ondrin', 'Assassin, Earth, Bow', 'Defend'],
    ['mirelle', 'Marshal, Earth, Bow', 'Reflect'],
  ])('[LB-R28] a Negate stops the Secret Skill of %s', (champion, cards, keyword) => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[${cards}] damage[]
      S2 ${champion} hand[Knight] reveal[] damage[Fire, Shield]
      S3 brakk!  hand[] reveal[Cleric, Water, Spear] damage[]`)
    answer(match, 'S1: attack S2')
    expect(offered(match)).toEqual(['reveal Knight'])
    expect(refusalOf(() => answer(match, 'S2: secret'))).toMatchObject({
      code: 'LB_NEGATED',
      message: `The attacker negates ${keyword}.`,
    })
  })

  test('[LB-R28] no Negate stops Resist, Revive, Recover or Seal', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Light, Spear] damage[]
      S2 tobiah  hand[] reveal[Marshal, Earth, Hammer~] damage[]
      S3 brakk!  hand[] reveal[Cleric, Water, Bow] damage[]`)
    answers(match, 'S1: use Spear.Fa', 'S1: use Light.Fo')
    const events = answer(match, 'S1: attack S2')
    expect(the(events, 'locked').negates).toEqual(['defend', 'reflect'])
    expect(the(events, 'hit')).toMatchObject({ power: 4, resist: 1, damage: 3 })
    expect(uses(match)).toEqual(expect.arrayContaining(['use Marshal.Fo ->S2:Hammer', 'secret ->S2:Hammer']))
    const seal = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warlock, Light, Fists] damage[]
      S2 brakk!  hand[Knight, Water, Shield] reveal[] damage[]
      S3 noor!   hand[] reveal[Cleric, Wind] damage[Bow]`)
    answers(seal, 'S1: use Light.Fo', 'S1: attack S2', 'S2: reveal Knight', 'S2: reveal Water')
    expect(asked(seal)).toBe('S1 between')
    expect(uses(seal)).toContain('use Warlock.Fa ->S2:Knight')
  })
})

describe('announcements', () => {
  test('[LB-R31] are made one at a time, for all to see, and are never taken back', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Light, Spear] damage[]
      S2 brakk!  hand[Knight, Water, Shield] reveal[] damage[]
      S3 noor!   hand[] reveal[Cleric, Wind] damage[Bow]`)
    answer(match, 'S1: use Spear.Fa')
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(match.view(viewer).fighters[0]!.reveal[2]).toMatchObject({ card: 'arms.spear', sideways: true })
    expect(match.undoers).toEqual([])
    const before = JSON.stringify(match.state)
    for (const act of ['undo', 'take-back'] as const)
      expect(() => match.submit({ actor: 0, act })).toThrow(expect.objectContaining({ name: 'Refused' }))
    expect(JSON.stringify(match.state)).toBe(before)
  })

  test('[LB-R31] not even a paid point or a hold', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Light, Spear] damage[]
      S2 brakk!  hand[] reveal[Knight, Water, Shield] damage[]
      S3 noor!   hand[] reveal[Cleric, Wind] damage[Bow]`)
    answers(match, 'S1: attack S2', 'S2: move Knight')
    expect(match.undoers).toEqual([])
    expect(() => match.submit({ actor: 1, act: 'undo' })).toThrow(expect.objectContaining({ name: 'Refused' }))
  })
})
