import { describe, expect, test } from 'vitest'
import type { Language } from '#engine/game'
import { accountOf, blowSaid } from '#games/last-brave/text/account'
import { preview } from '#games/last-brave/rules/attack'
import { answers, from, type LastMatch, newMatch, playOut, the } from '#games/last-brave/testing/matches'

const LANGUAGES: readonly Language[] = ['en', 'de']
const account = (parts: Parameters<typeof accountOf>[0]): string[] =>
  LANGUAGES.map((language) => accountOf(parts, language))
const blow = (match: LastMatch): (string | undefined)[] =>
  LANGUAGES.map((language) => blowSaid(match.view('spectator'), language))

const G1 = `start: free-for-all, active S1
  S1 rhosyn   hand[Knight] reveal[Fire, Fists] damage[]
  S2 brakk    hand[Ranger, Water, Shield] reveal[] damage[]
  S3 ysolde   hand[Cleric, Wind] reveal[Bow] damage[]`

describe('what an attack comes to', () => {
  test('[LB-032] [LB-R23] the long exchange: Fire lost its Continuous Power, Fists keep their Hit', () => {
    const match = from(G1)
    const { parts } = the(answers(match, 'S1: use Fire.Fo', 'S1: use Fists.Fa', 'S1: attack S2'), 'locked')
    expect(account(parts)).toEqual([
      '4 Power × 2 Hits: 1 base, Fire +2 and no Defend, Fists +1; Fists +1 Hit',
      '4 Kraft × 2 Treffer: 1 Grundkraft, Feuer +2 und keine Abwehr, Fäuste +1; Fäuste +1 Treffer',
    ])
    expect(match.state.attack.lock!.parts).toEqual(parts)
  })

  test('[LB-029] [LB-030] the base attack', () => {
    const match = from(G1.replace('active S1', 'active S3'))
    expect(account(preview(match.view(2), 2, []).parts)).toEqual(['1 Power × 1 Hit', '1 Kraft × 1 Treffer'])
  })

  test('[LB-034] before the lock, with what is only thought of: a Secret Skill with all it gives', () => {
    const match = from(`start: free-for-all, active S1
      S1 vesper   hand[Cleric] reveal[Wind, Spear] damage[]
      S2 brakk    hand[Ranger, Water, Shield] reveal[] damage[]
      S3 noor     hand[Marshal, Ice] reveal[Bow] damage[]`)
    expect(account(preview(match.view(0), 0, ['secret']).parts)).toEqual([
      '6 Power × 3 Hits: 1 base, Spear +1, Vesper Ashgrave +4, no Defend and no Reflect; Wind +1 Hit, Vesper Ashgrave +1 Hit',
      '6 Kraft × 3 Treffer: 1 Grundkraft, Speer +1, Vesper Ashgrave +4, keine Abwehr und kein Rückschlag; Wind +1 Treffer, Vesper Ashgrave +1 Treffer',
    ])
    answers(match, 'S1: use Spear.Fa')
    expect(account(preview(match.view(0), 0, []).parts)[0]).toBe(
      '2 Power × 2 Hits: 1 base, Spear +1, Spear no Defend and no Reflect; Wind +1 Hit',
    )
  })

  test('several Hits at once', () => {
    const match = from(G1.replace('rhosyn', 'noor').replace('brakk', 'rhosyn').replace('ysolde', 'brakk'))
    expect(account(preview(match.state, 2, ['secret']).parts)).toEqual([
      '1 Power × 3 Hits: 1 base; Brakk Threefold +2 Hits',
      '1 Kraft × 3 Treffer: 1 Grundkraft; Brakk Threefold +2 Treffer',
    ])
  })

  test('[LB-042] the account begins with the Power and Hits that are locked, in every attack of many', () => {
    let attacks = 0
    for (let seed = 0; seed < 10; seed++)
      for (const event of playOut(newMatch(5, {}, { seed: `account ${seed}` }), `play ${seed}`)) {
        if (event.kind !== 'locked') continue
        attacks++
        const { power, hits, parts } = event
        expect(accountOf(parts, 'en')).toMatch(new RegExp(`^${power} Power × ${hits} Hits?(: 1 base[,;]|$)`))
        expect(accountOf(parts, 'de')).toMatch(new RegExp(`^${power} Kraft × ${hits} Treffer(: 1 Grundkraft[,;]|$)`))
      }
    expect(attacks).toBeGreaterThan(50)
  })
})

describe('what is left of a Hit', () => {
  test('[LB-055] it is counted down, [LB-089] goes back and [LB-086] is gone', () => {
    const match = from(G1)
    expect(blow(match)).toEqual([undefined, undefined])
    answers(match, 'S1: use Fire.Fo', 'S1: use Fists.Fa', 'S1: attack S2')
    expect(blow(match)).toEqual([
      'Hit 1 of 2 on the Stag: 4 Power, 4 left',
      'Treffer 1 von 2 auf den Hirsch: 4 Kraft, noch 4',
    ])
    answers(match, 'S2: reveal Shield', 'S2: use Shield.Fa')
    expect(blow(match)).toEqual([
      'Hit 1 of 2 on the Stag, reflected: 3 left for the Wolf',
      'Treffer 1 von 2 auf den Hirsch, zurückgeschlagen: noch 3 für den Wolf',
    ])
    answers(match, 'S1: reveal Knight', 'S1: use Knight.Fa')
    expect(blow(match)[0]).toBe('Hit 2 of 2 on the Stag: 4 Power, 4 left')
  })

  test('[LB-119] [LB-120] a Resist that is revealed does not count for this Hit, but for the next', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn   hand[Knight] reveal[Fire, Fists] damage[]
      S2 brakk    hand[Ranger, Earth, Shield] reveal[] damage[]
      S3 ysolde   hand[Cleric, Wind] reveal[Bow] damage[]`)
    answers(match, 'S1: attack S2', 'S2: reveal Earth')
    expect(blow(match)[0]).toBe('Hit 1 of 2 on the Stag: 2 Power, 1 left')
    answers(match, 'S2: reveal Ranger')
    expect(blow(match)).toEqual([
      'Hit 2 of 2 on the Stag: 2 Power − 1 Resist = 1, 1 left',
      'Treffer 2 von 2 auf den Hirsch: 2 Kraft − 1 Widerstand = 1, noch 1',
    ])
  })
})
