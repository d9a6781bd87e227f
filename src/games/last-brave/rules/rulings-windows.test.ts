import { describe, expect, test } from 'vitest'
import { playScript } from '#games/last-brave/testing/script'
import {
  answer,
  answers,
  asked,
  from,
  kinds,
  type LastMatch,
  offered,
  refusalOf,
  the,
  told,
} from '#games/last-brave/testing/matches'

// C3 of the rules document: windows and timing.

const refused = (match: LastMatch, written: string): string => refusalOf(() => answer(match, written)).code

/** Everyone who is asked until the turn is over, each answering by `how`, or else with what is offered first. */
function askedUntilTheEnd(match: LastMatch, how: Readonly<Record<string, string>> = {}): string[] {
  const all: string[] = []
  const { turn } = match.state
  while (match.state.turn === turn && !match.outcome) {
    const who = asked(match)
    all.push(who)
    answer(match, `${who.slice(0, 2)}: ${how[who] ?? offered(match)[0]!}`)
  }
  return all
}

describe('the windows of a Hit', () => {
  test('[LB-R32] what follows a point and what precedes the next is one window', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Fire, Bow] damage[]
      S2 brakk   hand[Knight, Water, Fists] reveal[] damage[] prefs[after, between, beforeHit]
      S3 ysolde! hand[Cleric, Wind, Sword] reveal[] damage[]`)
    answer(match, 'S1: attack S2')
    expect(askedUntilTheEnd(match)).toEqual(['S2 damage', 'S2 damage', 'S2 damage'])
  })

  test('[LB-R33] the attacker has no window between the points of a Hit, whatever was just revealed', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn  hand[] reveal[Warlock, Fire, Fists] damage[] prefs[between, after, beforeHit]
      S2 brakk!  hand[Knight, Water, Shield] reveal[] damage[]
      S3 ysolde! hand[Cleric, Wind, Sword] reveal[] damage[]`)
    answers(match, 'S1: attack S2', 'S2: reveal Shield')
    expect(asked(match)).toBe('S2 damage')
    expect(refused(match, 'S1: use Warlock.Fa ->S2:Shield')).toBe('LB_NOT_YOUR_DECISION')
    expect(the(answer(match, 'S2: use Shield.Fa'), 'reflected').amount).toBe(1)
  })

  test('[LB-R34] the attacker has one before every Hit but the first', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warlock, Wind, Fists] damage[]
      S2 brakk!  hand[Knight, Water, Shield] reveal[] damage[]
      S3 ysolde! hand[Cleric, Light, Sword] reveal[] damage[]`)
    answer(match, 'S1: attack S2')
    expect(askedUntilTheEnd(match)).toEqual(['S2 damage', 'S1 between', 'S2 damage', 'S1 between', 'S2 damage'])
  })

  test('[LB-R34] and before the first Hit on each further target of a Scatter Shot', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warlock, Wind, Bow] damage[]
      S2 brakk!  hand[Knight, Fire, Shield] reveal[] damage[]
      S3 ysolde! hand[Warrior, Light, Sword] reveal[] damage[]`)
    answers(match, 'S1: use Bow.Fa', 'S1: attack-all')
    expect(askedUntilTheEnd(match)).toEqual([
      'S2 damage',
      'S1 between',
      'S2 damage',
      'S1 between',
      'S3 damage',
      'S1 between',
      'S3 damage',
    ])
  })

  test('[LB-R34] Seal, Revive and Recover work there, of cards and of the Secret Skill, and one after another', () => {
    const start = (champion: string, cards: string) => `start: free-for-all, active S1
      S1 ${champion} hand[] reveal[${cards}] damage[] prefs[between]
      S2 brakk!  hand[Knight, Lightning, Shield] reveal[] damage[]
      S3 ysolde! hand[Assassin, Light, Sword] reveal[] damage[]`
    const between = (champion: string, cards: string, ...first: string[]) => {
      const match = from(start(champion, cards))
      answers(match, ...first, 'S1: attack S2', 'S2: reveal Knight')
      expect(asked(match)).toBe('S1 between')
      return match
    }
    expect(offered(between('tobiah', 'Cleric, Water, Fists~'))).toEqual(
      expect.arrayContaining(['use Cleric.Fo ->S2:Knight', 'use Water.Fo ->S1:Fists', 'secret ->S1:Cleric', 'pass']),
    )
    const twice = between('tobiah', 'Warlock, Shadow, Fists')
    answers(twice, 'S1: use Warlock.Fa ->S2:Knight', 'S1: use Shadow.Fa ->S1:Fists', 'S1: secret ->S2:Knight')
    // Nothing usable is left, and the Champion is face up: the Hit follows by itself.
    expect(asked(twice)).toBe('S2 damage')
  })

  test('[LB-R35] while taking reflected damage the attacker may Seal; it does not change the amount', () => {
    const { match } = playScript(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warlock, Fire, Bow] damage[]
      S2 brakk!  hand[] reveal[Knight, Water, Shield] damage[]
      S3 ysolde! hand[] reveal[Cleric, Light, Sword] damage[]
      > S1 turn: attack S2
          lock: power 2 hits 1 targets S2
          hit 1/1 on S2: 2 Power - 0 Resist = 2
      > S2 damage: use Shield.Fa
          reflected: 2 to S1
      > S1 damage: use Warlock.Fa ->S2:Shield
      > S1 damage: move Fire
      > S1 damage: move Bow
          turn ends; next active S2
    end:
      S1 rhosyn!  hand[] reveal[Warlock~] damage[Fire, Bow] life 1
      S2 brakk!   hand[] reveal[Knight, Water, Shield#] damage[] life 3
      S3 ysolde!  hand[] reveal[Cleric, Light, Sword] damage[] life 3
      next: S2 turn; legal targets S1, S3; stall counter 0`)
    expect(asked(match)).toBe('S2 turn')
  })

  test('[LB-R35] a target may not, having no turn', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Knight, Fire, Bow] damage[]
      S2 brakk!  hand[] reveal[Warlock, Water, Shield] damage[]
      S3 ysolde! hand[] reveal[Cleric, Light, Sword] damage[]`)
    answer(match, 'S1: attack S2')
    expect(refused(match, 'S2: use Warlock.Fa ->S1:Bow')).toBe('LB_SEAL_TURN')
    // The window after the Hit is the target's too, but still not its turn.
    const after = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Knight, Fire, Fists] damage[]
      S2 brakk   hand[] reveal[Warlock, Water, Shield] damage[] prefs[after]
      S3 ysolde! hand[] reveal[Cleric, Light, Sword] damage[]`)
    answers(after, 'S1: attack S2', 'S2: move Water', 'S2: move Shield')
    expect(asked(after)).toBe('S2 after')
    expect(refused(after, 'S2: use Warlock.Fa ->S1:Knight')).toBe('LB_SEAL_TURN')
  })

  test('[LB-R36] Resist is read when the Hit lands, after the attacker’s window', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warlock, Fire, Fists] damage[]
      S2 brakk!  hand[] reveal[Knight, Earth, Staff] damage[]
      S3 ysolde! hand[] reveal[Cleric, Light, Sword] damage[]`)
    answers(match, 'S1: use Fists.Fa', 'S1: attack S2')
    const events = answers(match, 'S2: move Knight', 'S1: use Warlock.Fa ->S2:Earth')
    expect(told(events)).toContain('hit 2/2 on S2: 3 Power - 1 Resist = 2')
  })

  test('[LB-R36] and after the reactions of bystanders', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warlock, Fire, Fists] damage[]
      S2 brakk!  hand[] reveal[Knight, Earth, Shield] damage[]
      S3 tobiah  hand[] reveal[Cleric, Light, Sword] damage[] prefs[beforeHit]`)
    answer(match, 'S1: attack S2')
    expect(asked(match)).toBe('S3 react')
    expect(the(answer(match, 'S3: secret ->S2:Earth'), 'hit')).toMatchObject({ power: 2, resist: 0, damage: 2 })
  })

  test('[LB-R37] a Seal cannot be answered', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warlock, Fire, Fists] damage[]
      S2 ondrin  hand[Water] reveal[Knight, Shield] damage[] prefs[after, between, beforeHit]
      S3 ysolde! hand[] reveal[Cleric, Light, Sword] damage[]`)
    answers(match, 'S1: attack S2', 'S2: use Knight.Fa')
    expect(asked(match)).toBe('S1 between')
    expect(kinds(answer(match, 'S1: use Warlock.Fa ->S2:Shield'))).toEqual(['used', 'sealed', 'hit'])
    for (const use of ['use Shield.Fa', 'use Shield.Fo']) expect(refused(match, `S2: ${use}`)).toBe('LB_FACE_DOWN')
    expect(offered(match)).toContain('use Knight.Fo')
  })
})

describe('[LB-R38] the window after the last point of a Hit', () => {
  const target = (
    s1: string,
    s2 = 'brakk!  hand[Fire] reveal[Marshal, Hammer~] damage[]',
  ) => `start: free-for-all, active S1
    S1 ${s1}
    S2 ${s2}
    S3 ysolde! hand[Cleric] reveal[Light, Sword] damage[]`

  test('[LB-R38] is the victim’s, for Revive and Recover', () => {
    const match = from(target('rhosyn! hand[] reveal[Warrior, Water, Fists] damage[]'))
    answers(match, 'S1: attack S2', 'S2: reveal Fire', 'S2: move Fire')
    expect(asked(match)).toBe('S2 after')
    expect(offered(match)).toEqual(['pass', 'use Marshal.Fo ->S2:Hammer'])
    const events = answer(match, 'S2: use Marshal.Fo ->S2:Hammer')
    // Nothing usable is left: the next Hit follows.
    expect(kinds(events)).toEqual(['used', 'revived', 'hit'])
  })

  test('[LB-R38] is folded into the victim’s own turn, if that follows at once', () => {
    const match = from(target('rhosyn! hand[] reveal[Knight, Water, Bow] damage[]'))
    answer(match, 'S1: attack S2')
    expect(kinds(answer(match, 'S2: reveal Fire'))).toEqual(['point-revealed', 'turn-over', 'turn-begun'])
    expect(asked(match)).toBe('S2 turn')
  })

  test('[LB-R38] is not folded if the attacker goes on with a Re-engage', () => {
    const match = from(target('rhosyn! hand[] reveal[Berserker, Water, Bow] damage[]'))
    answers(match, 'S1: use Berserker.Fa', 'S1: attack S2', 'S2: reveal Fire', 'S2: move Fire')
    expect(asked(match)).toBe('S2 after')
  })

  test('[LB-R38] nor if another target of a Scatter Shot comes first', () => {
    const match = from(target('rhosyn! hand[] reveal[Knight, Water, Bow] damage[]'))
    answers(match, 'S1: use Bow.Fa', 'S1: attack-all', 'S2: reveal Fire')
    expect(asked(match)).toBe('S2 after')
  })

  test('[LB-R38] does not open for a target that defended the last point away, or reflected it', () => {
    const start = `start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Knight, Wind, Bow~] damage[]
      S2 brakk!  hand[] reveal[Marshal, Light, Shield] damage[]
      S3 ysolde! hand[] reveal[Cleric, Fire, Sword] damage[]`
    const defended = from(start)
    answer(defended, 'S1: attack S2')
    expect(kinds(answer(defended, 'S2: use Light.Fa'))).toEqual(['used', 'defended', 'hit'])
    const reflected = from(start)
    answers(reflected, 'S1: attack S2', 'S2: use Shield.Fa')
    expect(kinds(answer(reflected, 'S1: move Knight'))).toEqual(['point-moved', 'hit'])
    // Had S2 paid, it would have been asked.
    const paid = from(start)
    answers(paid, 'S1: attack S2', 'S2: move Shield')
    expect(asked(paid)).toBe('S2 after')
  })

  test('[LB-R38] is folded into the attacker’s window before the next Hit, after reflected damage', () => {
    const start = (hits: string) => `start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warlock, Water, ${hits}] damage[]
      S2 brakk!  hand[Fire] reveal[Marshal, Shield] damage[]
      S3 ysolde! hand[] reveal[Cleric, Light, Sword] damage[]`
    const more = from(start('Fists'))
    answers(more, 'S1: attack S2', 'S2: use Shield.Fa', 'S1: move Water')
    expect(asked(more)).toBe('S1 between')
    expect(answer(more, 'S1: pass').map(({ kind }) => kind)).toEqual(['hit'])
    // After the last Hit there is no such window; and it is still the attacker's turn, so that a Seal is possible.
    const last = from(start('Bow'))
    answers(last, 'S1: attack S2', 'S2: use Shield.Fa', 'S1: move Water')
    expect(asked(last)).toBe('S1 after')
    expect(offered(last)).toContain('use Warlock.Fa ->S2:Marshal')
  })

  test('[LB-R38] does not open for someone who fell', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Fire, Fists] damage[]
      S2 tobiah  hand[] reveal[] damage[Knight, Earth, Hammer] prefs[after]
      S3 ysolde! hand[] reveal[Cleric, Light, Sword] damage[]`)
    answer(match, 'S1: attack S2')
    expect(kinds(answer(match, 'S2: fall'))).toEqual(['defeated', 'turn-over', 'turn-begun'])
  })
})

describe('reactions', () => {
  const START = `start: free-for-all, active S3
    S1 tobiah  hand[] reveal[Warrior, Fire, Fists] damage[] prefs[turnStart, beforeHit]
    S2 ondrin  hand[] reveal[Knight, Earth] damage[Hammer] prefs[turnStart, beforeHit]
    S3 ysolde  hand[] reveal[Ranger, Wind, Sword] damage[] prefs[turnStart, beforeHit]
    S4 noor    hand[] reveal[Marshal, Ice, Bow] damage[] prefs[turnStart, beforeHit]
    S5 vesper! hand[] reveal[Warlock, Light, Spear] damage[] prefs[turnStart, beforeHit]`

  test('[LB-R39, LB-R41] at the start of a turn and before each Hit, clockwise from the attacker’s left, each once', () => {
    const match = from(START)
    const said: Record<string, string[]> = { 'S3 turn': ['attack S2'], 'S2 damage': ['move Knight', 'move Earth'] }
    const all: string[] = []
    while (asked(match) !== 'S2 turn') {
      const who = asked(match)
      all.push(who)
      answer(match, `${who.slice(0, 2)}: ${said[who]?.shift() ?? 'pass'}`)
    }
    expect(all).toEqual([
      ...['S4 react', 'S1 react', 'S2 react'], // the start of the turn: all but the active player
      'S3 turn',
      ...['S4 react', 'S1 react'], // before Hit 1: neither attacker nor target
      'S2 damage',
      ...['S4 react', 'S1 react'], // before Hit 2
      'S2 damage',
      ...['S3 react', 'S4 react', 'S1 react'], // the start of S2's turn
    ])
  })

  test('[LB-R39] only a Secret Skill of Revive or Recover can be used there', () => {
    for (const champion of ['rhosyn', 'brakk', 'ysolde', 'ondrin', 'mirelle', 'vesper', 'noor', 'tobiah']) {
      const match = from(`start: free-for-all, active S1
        S1 ${champion === 'rhosyn' ? 'noor' : 'rhosyn'}! hand[] reveal[Knight, Earth] damage[Hammer]
        S2 ${champion} hand[] reveal[Warrior, Fire, Fists] damage[] prefs[turnStart]
        S3 ${champion === 'brakk' ? 'noor' : 'brakk'}! hand[] reveal[Cleric, Wind, Sword] damage[]`)
      expect(asked(match)).toBe('S2 react')
      if (champion === 'tobiah') expect(offered(match)).toHaveLength(10)
      else expect(offered(match)).toEqual(['pass'])
    }
  })

  test('[LB-R40] a reaction changes neither the turn order nor the target', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Knight, Earth, Hammer] damage[]
      S2 brakk!  hand[] reveal[Warrior, Fire, Fists] damage[]
      S3 tobiah  hand[] reveal[Cleric, Wind, Sword] damage[] prefs[beforeHit]
      S4 noor!   hand[] reveal[Marshal, Ice, Bow] damage[]`)
    answers(match, 'S1: attack S2', 'S3: secret ->S4:Bow')
    expect(asked(match)).toBe('S2 damage')
    expect(the(answer(match, 'S2: move Fire'), 'turn-over').next).toBe(1)
  })

  test('[LB-R42] a reaction at the start of a turn can change whom one must attack', () => {
    const start = (prefs: string) => `start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Knight, Earth, Hammer] damage[]
      S2 brakk!  hand[] reveal[Warrior, Fire, Fists] damage[]
      S3 tobiah  hand[] reveal[Cleric, Wind, Sword] damage[] prefs[${prefs}]
      S4 noor!   hand[] reveal[Marshal, Ice, Bow] damage[]`
    const targets = (match: LastMatch) => offered(match).filter((choice) => choice.startsWith('attack'))
    expect(targets(from(start('')))).toEqual(['attack S2', 'attack S3', 'attack S4'])
    const match = from(start('turnStart'))
    answer(match, 'S3: secret ->S4:Bow')
    expect(targets(match)).toEqual(['attack S4'])
  })

  test('[LB-R43] once the attack is named, hands that grow or shrink add, drop and swap no target', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Knight, Earth, Bow] damage[]
      S2 brakk!  hand[Light] reveal[Warrior, Fists] damage[]
      S3 tobiah  hand[] reveal[Cleric, Wind, Sword] damage[] prefs[beforeHit]
      S4 noor!   hand[Ice] reveal[Marshal, Spear] damage[]`)
    const named = answers(match, 'S1: use Bow.Fa', 'S1: attack-all')
    expect(the(named, 'locked').targets).toEqual([1, 3])
    // Now S3 holds more than either, S2 less than S4, and both are hit all the same.
    answers(match, 'S3: secret ->S3:Sword', 'S2: reveal Light')
    expect(asked(match)).toBe('S4 damage')
    expect(the(answer(match, 'S4: reveal Ice'), 'turn-over').next).toBe(3)
  })
})
