import { describe, expect, test } from 'vitest'
import { playScript } from '#games/last-brave/testing/script'
import {
  answer,
  answers,
  asked,
  from,
  kinds,
  type LastMatch,
  newMatch,
  playOut,
  the,
} from '#games/last-brave/testing/matches'

// C6 of the rules document: ties and endless games.

/** How a match has ended: `stalemate S1 S3`, or who is asked what. */
const end = (match: LastMatch): string => {
  const { outcome } = match
  if (!outcome) return asked(match)
  return [outcome.reason, ...outcome.payoffs.flatMap((payoff, seat) => (payoff > 0 ? [`S${seat + 1}`] : []))].join(' ')
}

describe('the end of a bout', () => {
  test('[LB-R64] is checked after each defeat: the Hits that were left are not resolved', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Warrior, Wind, Fists] damage[]
      S2 OUT brakk
      S3 ysolde! hand[] reveal[Cleric] damage[Light, Sword]`)
    answer(match, 'S1: attack S3')
    const events = answer(match, 'S3: move Cleric')
    expect(kinds(events)).toEqual(['point-moved', 'defeated', 'bout-over'])
    expect(end(match)).toBe('last-standing S1')
    expect(match.pending()).toEqual([])
  })

  test('[LB-R64] in a free-for-all one wins alone, or those who live tie', () => {
    for (let game = 0; game < 60; game++) {
      const match = newMatch(3 + (game % 5), {}, { seed: `ends ${game}` })
      const over = the(playOut(match, `ends ${game}`), 'bout-over')
      const alive = match.state.fighters.flatMap(({ out }, seat) => (out ? [] : [seat]))
      expect(over.reason === 'last-standing' ? over.winners : over.tied).toEqual(alive)
      expect(over.winners.length).toBe(over.reason === 'last-standing' ? 1 : 0)
      expect(match.outcome!.payoffs.reduce((sum, payoff) => sum + payoff)).toBeCloseTo(1)
    }
  })
})

describe('stalemate', () => {
  const two = (s1: string, s3: string) => `start: free-for-all, active S1
    S1 ${s1}
    S2 OUT brakk
    S3 ${s3}`
  const rhosyn = (cards: string, damage: string) => `rhosyn! hand[] reveal[${cards}] damage[${damage}]`
  const EARTH = rhosyn('Earth', 'Knight, Sword')
  const STAFF = 'ondrin! hand[] reveal[Staff] damage[Cleric, Fire]'
  const TIE = 'stalemate S1 S3'

  test.each([
    ['nobody can hurt anybody', EARTH, STAFF, TIE],
    ['a Champion is face down', EARTH, STAFF.replace('!', ''), 'goes on'],
    ['the active Champion is face down', EARTH.replace('!', ''), STAFF, 'goes on'],
    // (b) Seal, Revive and Recover
    ['a Seal at Fatigue', EARTH, 'ondrin! hand[] reveal[Staff, Shadow] damage[Cleric]', 'goes on'],
    ['a Seal whose card is sideways', EARTH, 'ondrin! hand[] reveal[Staff, Shadow~] damage[Cleric]', TIE],
    ['a Seal whose card is face down', EARTH, 'ondrin! hand[] reveal[Staff, Shadow#] damage[Cleric]', TIE],
    ['a Seal at Forfeit', rhosyn('Ice', 'Knight, Sword'), STAFF, 'goes on'],
    ['a Seal at Forfeit of a sideways card', rhosyn('Earth, Warlock~', 'Sword'), STAFF, 'goes on'],
    ['a Revive with nothing to revive', EARTH, 'ondrin! hand[] reveal[Staff, Water] damage[Cleric]', 'goes on'],
    ['a Revive face down', EARTH, 'ondrin! hand[] reveal[Staff, Water#] damage[Cleric]', TIE],
    ['a Recover', rhosyn('Earth, Cleric', 'Sword'), STAFF.replace('Cleric', 'Knight'), 'goes on'],
    ['a Recover face down', rhosyn('Earth, Cleric#', 'Sword'), STAFF.replace('Cleric', 'Knight'), TIE],
    // (c) the Power that one could still reach
    ['Continuous Power', rhosyn('Earth, Warrior', 'Sword'), STAFF, 'goes on'],
    ['Continuous Power face down', rhosyn('Earth, Warrior#', 'Sword'), STAFF, TIE],
    ['Power at Fatigue', rhosyn('Earth, Fists', 'Knight'), STAFF, 'goes on'],
    ['Power at Fatigue of a sideways card', rhosyn('Earth, Fists~', 'Knight'), STAFF, TIE],
    ['Power at Forfeit', rhosyn('Earth, Bow', 'Knight'), STAFF, 'goes on'],
    ['Power at Forfeit of a sideways card', rhosyn('Earth, Bow~', 'Knight'), STAFF, 'goes on'],
    ['Power of a Damage Zone', rhosyn('Earth', 'Warrior, Sword'), STAFF, TIE],
    ['no Resist on one side', rhosyn('Earth#', 'Knight, Sword'), STAFF, 'goes on'],
  ])('[LB-R65] %s, between %s and %s: %s', (_what, s1, s3, expected) => {
    const match = from(two(s1, s3))
    expect(match.outcome ? end(match) : 'goes on').toBe(expected)
    // A tie is found before anyone is asked; the turn that does not start is not told.
    if (match.outcome) expect(kinds(match.opening)).not.toContain('turn-begun')
  })

  test('[LB-R65] only those count whom the active player’s attacks can ever reach', () => {
    const three = (active: string) => `start: free-for-all, active ${active}
      S1 rhosyn! hand[Sword] reveal[Earth] damage[Knight]
      S2 brakk!  hand[Fire] reveal[Staff] damage[Cleric]
      S3 ysolde! hand[] reveal[Warlock, Light, Hammer] damage[]`
    // S1 and S2 must attack each other for ever: S3, who could hurt both, never acts.
    expect(end(from(three('S1')))).toBe('stalemate S1 S2 S3')
    expect(end(from(three('S2')))).toBe('stalemate S1 S2 S3')
    expect(end(from(three('S3')))).toBe('S3 turn')
  })

  test('[LB-R65] through others too: whoever a target could attack counts', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[Earth] damage[Knight, Bow]
      S2 brakk!  hand[Fire] reveal[Staff] damage[Cleric]
      S3 ysolde! hand[] reveal[Warlock, Ice, Hammer] damage[]`)
    // S1 can only attack S2; S2 may attack S3, who has no equal.
    expect(end(match)).toBe('S1 turn')
  })

  test('[LB-R65] is looked for at the start of every turn', () => {
    const match = from(
      two(EARTH, 'ondrin! hand[] reveal[Staff, Shadow] damage[Cleric]').replace('active S1', 'active S3'),
    )
    const events = answers(match, 'S3: use Shadow.Fa ->S3:Shadow', 'S3: attack S1')
    expect(kinds(events)).toEqual(['used', 'sealed', 'locked', 'hit', 'turn-over', 'bout-over'])
    expect(end(match)).toBe(TIE)
  })
})

describe('stall', () => {
  const start = (stall: number, living: 2 | 3 | 4) => `start: free-for-all, active S1, stall counter ${stall}
    S1 rhosyn  hand[] reveal[Knight, Light, Shield] damage[]
    S2 brakk   hand[] reveal[Ranger, Earth, Daggers] damage[]
    S3 ${living < 3 ? 'OUT ysolde' : 'ysolde hand[] reveal[Cleric, Ice, Sword] damage[]'}
    S4 ${living < 4 ? 'OUT noor' : 'noor hand[] reveal[Warrior, Water, Staff] damage[]'}`

  test.each([
    [4, 2, 5, 'S2 turn'],
    [5, 2, 6, 'stall S1 S2'],
    [4, 3, 5, 'S2 turn'],
    [5, 3, 6, 'stall S1 S2 S3'],
    [6, 4, 7, 'S2 turn'],
    [7, 4, 8, 'stall S1 S2 S3 S4'],
  ] as const)(
    '[LB-R66] after %i turns without a change, with %i living, one more makes %i: %s',
    (before, living, after, what) => {
      const match = from(start(before, living))
      expect(the(answer(match, 'S1: attack S2'), 'turn-over').stall).toBe(after)
      expect(end(match)).toBe(what)
    },
  )

  test.each([
    ['a card was turned sideways', ['S1: use Marshal.Fa', 'S1: attack S2']],
    ['a card was turned face down', ['S1: use Light.Fo', 'S1: attack S2']],
    ['a Champion was flipped', ['S1: secret', 'S1: attack S2']],
  ] as const)('[LB-R66] the counter returns to 0 when %s, though nobody was hurt', (_what, said) => {
    const match = from(`start: free-for-all, active S1, stall counter 4
      S1 brakk   hand[] reveal[Marshal, Light, Shield] damage[]
      S2 vesper  hand[] reveal[Ranger, Earth, Staff] damage[]
      S3 ysolde  hand[] reveal[Cleric, Ice, Sword] damage[]`)
    const events = answers(match, ...said)
    expect(the(events, 'hit').damage).toBe(0)
    expect(the(events, 'turn-over').stall).toBe(0)
  })

  test('[LB-R66] and when a point was paid', () => {
    const match = from(start(5, 3))
    const events = answers(match, 'S1: attack S3')
    expect(the(events, 'turn-over').stall).toBe(6)
    const paid = from(start(5, 4).replace('Water, Staff', 'Water, Bow'))
    answer(paid, 'S1: attack S4')
    expect(the(answer(paid, 'S4: move Water'), 'turn-over').stall).toBe(0)
  })

  test('[LB-R66] a reaction is a change too', () => {
    const match = from(
      start(5, 3)
        .replace('ysolde hand', 'tobiah hand')
        .replace('Ice, Sword] damage[]', 'Ice, Sword] damage[] prefs[beforeHit]'),
    )
    answer(match, 'S1: attack S2')
    expect(the(answer(match, 'S3: secret ->S1:Knight'), 'turn-over').stall).toBe(0)
  })
})

describe('cap', () => {
  const start = (turn: number) => `start: free-for-all, active S1, turn ${turn}
    S1 rhosyn  hand[] reveal[Knight, Light, Shield] damage[]
    S2 brakk!  hand[] reveal[Ranger, Water, Daggers] damage[]
    S3 ysolde! hand[] reveal[Cleric, Ice, Sword] damage[]
    S4 OUT noor`

  test('[LB-R67] after 300 turns the game is a tie', () => {
    const last = from(start(300))
    answers(last, 'S1: attack S2', 'S2: move Water')
    expect(end(last)).toBe('cap S1 S2 S3')
    const before = from(start(299))
    answers(before, 'S1: attack S2', 'S2: move Water')
    expect(end(before)).toBe('S2 turn')
    expect(before.state.turn).toBe(300)
  })
})

describe('who shares a tie', () => {
  test('[LB-R68] all who live, in equal parts; those who fell have lost', () => {
    const { match } = playScript(`start: free-for-all, active S1, stall counter 5
      S1 rhosyn  hand[] reveal[Knight, Light, Shield] damage[]
      S2 brakk   hand[] reveal[Ranger, Earth, Daggers] damage[]
      S3 OUT ysolde
      > S1 turn: attack S2
          lock: power 1 hits 1 targets S2
          hit 1/1 on S2: 1 Power - 1 Resist = 0
          turn ends; next active S2
    end:
      S1 rhosyn   hand[] reveal[Knight, Light, Shield] damage[] life 3
      S2 brakk    hand[] reveal[Ranger, Earth, Daggers] damage[] life 3
      S3 OUT ysolde
      game over: TIE (stall) between S1, S2`)
    expect(asked(match)).toBe('over')
  })

  const allied = (mode: string) => `start: allied, ${mode}, active S4, stall counter 7
    S1 OUT rhosyn
    S2 ondrin  hand[] reveal[Ranger, Earth, Daggers] damage[]
    S3 brakk   hand[] reveal[Warrior, Water, Staff] damage[]
    S4 mirelle hand[] reveal[Assassin, Light, Bow] damage[]
    S5 vesper  hand[] reveal[Cleric, Ice, Sword] damage[]`

  test('[LB-R68] Allied Combat: all factions with someone alive, those of them who fell included', () => {
    const match = from(allied('total-annihilation'))
    answer(match, 'S4: attack S2')
    expect(end(match)).toBe('stall S1 S2 S3 S4 S5')
    for (const payoff of match.outcome!.payoffs) expect(payoff).toBeCloseTo(1 / 3)
  })

  test('[LB-R68] Take Out the Command: all factions with a living Leader', () => {
    const match = from(allied('take-out-the-command'))
    answer(match, 'S4: attack S2')
    // Brakk lives, but Red has lost its Leader.
    expect(end(match)).toBe('stall S2 S4 S5')
    expect(match.outcome!.payoffs).toEqual([0, 0.5, 0, 0.5, 0.5])
  })
})
