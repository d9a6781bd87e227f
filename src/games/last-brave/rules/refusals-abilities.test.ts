import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CARDS, CHAMPIONS } from '#games/last-brave/cards'
import { parseChoice } from '#games/last-brave/notation'
import { answer, answers, asked, from, type LastMatch } from '#games/last-brave/testing/matches'
import {
  CALM,
  after,
  between,
  calm,
  hurt,
  raw,
  refusalsOf,
  refused,
  watching,
} from '#games/last-brave/testing/refusals'
const RULES = readFileSync(new URL('../../../../docs/rules/last-brave.md', import.meta.url), 'utf8')
const { no } = refusalsOf(RULES)

describe('abilities', () => {
  test('[F20 LB_NOT_REVEALED] of a card in hand, in the Damage Zone, of another player, or in the box', () => {
    const match = from(CALM.replace('reveal[Fire, Bow] damage[]', 'reveal[Bow] damage[Fire]'))
    for (const card of CARDS.filter((one) => one !== 'arms.bow'))
      for (const cost of ['fatigue', 'forfeit', 'continuous'])
        expect(refused(match, 0, { kind: 'use', card, cost })).toMatchObject(no(20))
  })

  test('[F21 LB_FACE_DOWN] of a card that is face down, whatever it could do', () => {
    const match = from(CALM.replace('reveal[Fire, Bow]', 'reveal[Fire#, Bow]'))
    for (const cost of ['fatigue', 'forfeit', 'continuous'])
      expect(refused(match, 0, { kind: 'use', card: 'element.fire', cost })).toMatchObject(no(21))
  })

  test('[F22 LB_NO_SUCH_ABILITY] that the card does not have, or that is Continuous', () => {
    for (const cost of ['fatigue', 'continuous'])
      expect(refused(calm(), 0, { kind: 'use', card: 'element.fire', cost })).toMatchObject(no(22))
    expect(refused(calm(), 0, { kind: 'use', card: 'arms.bow', cost: 'continuous' })).toMatchObject(no(22))
  })

  test('[F23 LB_FATIGUED] Fatigue of a sideways card', () => {
    expect(refused(hurt(), 1, parseChoice('use Shield.Fa'))).toMatchObject(no(23))
    const match = from(CALM.replace('reveal[Fire, Bow]', 'reveal[Fire, Bow~]'))
    expect(refused(match, 0, parseChoice('use Bow.Fa'))).toMatchObject(no(23))
  })

  test('[F24 LB_SECRET_USED] the Secret Skill a second time, in whatever window', () => {
    const match = calm()
    answer(match, 'S1: secret')
    expect(refused(match, 0, { kind: 'secret' })).toMatchObject(no(24))
    expect(refused(match, 0, parseChoice('secret ->S2:Shield'))).toMatchObject(no(24))
    answer(match, 'S1: attack S2')
    expect(refused(match, 1, { kind: 'secret' })).toMatchObject(no(24))
  })

  test('[F25 LB_DECLARE_ONLY] an attack keyword outside TURN', () => {
    expect(
      refused(hurt('hand[] reveal[Assassin, Lightning, Hammer] damage[]'), 1, parseChoice('use Hammer.Fa')),
    ).toMatchObject(no(25))
    expect(refused(between(), 0, parseChoice('use Fists.Fa'))).toMatchObject(no(25))
    expect(refused(between(), 0, { kind: 'secret' })).toMatchObject(no(25))
    expect(refused(watching('vesper'), 2, { kind: 'secret' })).toMatchObject(no(25))
    // Power & Seal: the attack keyword answers before the Seal does.
    const seal = hurt('hand[] reveal[Warlock, Lightning, Hammer] damage[]')
    expect(refused(seal, 1, parseChoice('use Hammer.Fo ->S1:Bow'))).toMatchObject(no(25))
  })

  test('[F26 LB_SEAL_TURN] Seal outside one’s own turn', () => {
    expect(refused(hurt(), 1, parseChoice('use Shadow.Fa ->S1:Bow'))).toMatchObject(no(26))
    expect(refused(hurt(), 1, parseChoice('use Shadow.Fa'))).toMatchObject(no(26))
  })

  test('[F27 LB_NO_DAMAGE] Defend or Reflect while not taking damage', () => {
    const turn = from(CALM.replace('reveal[Fire, Bow]', 'reveal[Light, Bow]').replace('Ranger, Light', 'Ranger, Fire'))
    expect(refused(turn, 0, parseChoice('use Light.Fa'))).toMatchObject(no(27))
    expect(refused(between(), 0, parseChoice('use Light.Fa'))).toMatchObject(no(27))
    expect(refused(after(), 1, { kind: 'secret' })).toMatchObject(no(27))
    for (const champion of ['ondrin', 'mirelle'])
      expect(refused(watching(champion), 2, { kind: 'secret' })).toMatchObject(no(27))
  })

  test('[F28 LB_REFLECTED] Reflect against reflected damage, though the attacker negates nothing', () => {
    const match = hurt('hand[Knight] reveal[Light, Shield] damage[]', 'Warrior, Shadow, Hammer')
    answer(match, 'S2: use Shield.Fa')
    expect(asked(match)).toBe('S1 damage')
    expect(refused(match, 0, parseChoice('use Shadow.Fo'))).toMatchObject(no(28))
  })

  const shot = (s1: string, ...uses: string[]): LastMatch => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn! hand[] reveal[${s1}] damage[]
      S2 mirelle hand[] reveal[Knight, Water, Shield] damage[]
      S3 ysolde! hand[] reveal[Cleric, Wind, Sword] damage[]`)
    answers(match, ...uses)
    return match
  }

  test('[F29 LB_SCATTER_REFLECT] Reflect against a Scatter Shot, also one that negates Reflect', () => {
    for (const match of [
      shot('Warrior, Fire, Bow', 'S1: use Bow.Fa', 'S1: attack-all'),
      shot('Marshal, Fire, Bow', 'S1: use Bow.Fa', 'S1: attack-all'),
    ])
      for (const use of ['use Shield.Fa', 'use Water.Fa', 'secret'])
        expect(refused(match, 1, parseChoice(use))).toMatchObject(no(29))
  })

  test('[F30 LB_NEGATED] Defend and Reflect under a Negate', () => {
    const defend = shot('Assassin, Fire, Bow', 'S1: attack S2')
    expect(refused(defend, 1, parseChoice('use Knight.Fa'))).toMatchObject(no(30, 'Defend'))
    expect(refused(defend, 1, parseChoice('use Knight.Fo'))).toMatchObject(no(30, 'Defend'))
    expect(defend.whyNot(1, parseChoice('use Shield.Fa'))).toBeUndefined()
    const reflect = shot('Marshal, Fire, Bow', 'S1: attack S2')
    for (const use of ['use Shield.Fa', 'use Water.Fa', 'secret'])
      expect(refused(reflect, 1, parseChoice(use))).toMatchObject(no(30, 'Reflect'))
    expect(reflect.whyNot(1, parseChoice('use Knight.Fa'))).toBeUndefined()
  })
})

describe('choices', () => {
  const PICKING = `start: free-for-all, active S1
    S1 tobiah  hand[] reveal[Cleric, Water, Spear] damage[]
    S2 brakk!  hand[Knight] reveal[Fire~, Bow#] damage[]
    S3 ysolde! hand[] reveal[Marshal, Ice] damage[Hammer]
    S4 OUT noor`
  const picking = (): LastMatch => from(PICKING)
  /** With nothing sideways, and no card revealed but those of S1. */
  const bare = (s1: string, champion = 'rhosyn!'): LastMatch =>
    from(`start: free-for-all, active S1
      S1 ${champion} ${s1}
      S2 brakk!  hand[Knight, Fire, Bow] reveal[] damage[]
      S3 ysolde! hand[Marshal, Ice, Hammer] reveal[] damage[]`)

  test('[F31 LB_CHOICE_MISSING] none, although there is one', () => {
    for (const use of ['use Cleric.Fo', 'use Water.Fo', 'use Spear.Fo', 'secret'])
      expect(refused(picking(), 0, parseChoice(use))).toMatchObject(no(31))
  })

  test('[F32 LB_NO_CHOICE] when there is none, be one named or not', () => {
    const seal = bare('hand[Cleric, Water] reveal[Spear] damage[]')
    for (const use of [
      'use Spear.Fo',
      'use Spear.Fo ->S1:Spear',
      'use Spear.Fo ->S2:Knight',
      'use Spear.Fo ->S2:brakk',
    ])
      expect(refused(seal, 0, parseChoice(use))).toMatchObject(no(32))
    const revive = bare('hand[Cleric, Spear] reveal[Water] damage[]')
    for (const use of ['use Water.Fo', 'use Water.Fo ->S1:Water'])
      expect(refused(revive, 0, parseChoice(use))).toMatchObject(no(32))
    const recover = bare('hand[Water, Spear] reveal[Cleric] damage[]')
    expect(refused(recover, 0, parseChoice('use Cleric.Fo'))).toMatchObject(no(32))
    const secret = bare('hand[Cleric, Water, Spear] reveal[] damage[]', 'tobiah')
    expect(refused(secret, 0, { kind: 'secret' })).toMatchObject(no(32))
  })

  test('[F33 LB_CHOICE_CHAMPION] a Champion, whoever’s, face up or not, in the fight or not', () => {
    for (const use of ['use Cleric.Fo', 'use Water.Fo', 'use Spear.Fo', 'secret'])
      for (const champion of CHAMPIONS)
        for (const seat of [0, 1, 2, 3, 6]) {
          const choice = { ...parseChoice(use), choice: { seat, card: champion } }
          expect(refused(picking(), 0, choice)).toMatchObject(no(33))
        }
  })

  test('[F34 LB_CHOICE_ZONE] a card in a hand, of someone who fell, of a seat that is not there, or nowhere at all', () => {
    for (const use of ['use Cleric.Fo', 'use Water.Fo', 'use Spear.Fo', 'secret'])
      for (const where of ['S2:Knight', 'S3:Knight', 'S2:Ice', 'S4:Assassin', 'S7:Fire', 'S1:Fire'])
        expect(refused(picking(), 0, parseChoice(`${use} ->${where}`))).toMatchObject(no(34))
  })

  test('[F35 LB_RECOVER_SELF] Recover of its own card', () => {
    expect(refused(picking(), 0, parseChoice('use Cleric.Fo ->S1:Cleric'))).toMatchObject(no(35))
    expect(picking().whyNot(0, parseChoice('secret ->S1:Cleric'))).toBeUndefined()
  })

  test('[F36 LB_NOT_SIDEWAYS] Revive of a card that is not sideways, is face down, or lies in the Damage Zone', () => {
    for (const where of ['S1:Cleric', 'S1:Water', 'S2:Bow', 'S3:Ice', 'S3:Hammer'])
      expect(refused(picking(), 0, parseChoice(`use Water.Fo ->${where}`))).toMatchObject(no(36))
  })

  test('[F37 LB_SEAL_CARD] Seal of a card that is face down, is so by its own cost, or lies in the Damage Zone', () => {
    for (const where of ['S2:Bow', 'S1:Spear', 'S3:Hammer'])
      expect(refused(picking(), 0, parseChoice(`use Spear.Fo ->${where}`))).toMatchObject(no(37))
  })

  test('[F33 LB_CHOICE_CHAMPION, F34 LB_CHOICE_ZONE, F37 LB_SEAL_CARD] the Seal of an "&" ability is judged alike', () => {
    const hammer = (): LastMatch => from(PICKING.replace('Spear', 'Hammer').replace('damage[Hammer]', 'damage[Spear]'))
    expect(refused(hammer(), 0, parseChoice('use Hammer.Fo ->S2:brakk'))).toMatchObject(no(33))
    expect(refused(hammer(), 0, parseChoice('use Hammer.Fo ->S2:Knight'))).toMatchObject(no(34))
    for (const where of ['S2:Bow', 'S1:Hammer', 'S3:Spear'])
      expect(refused(hammer(), 0, parseChoice(`use Hammer.Fo ->${where}`))).toMatchObject(no(37))
  })
})

describe('the order of the table', () => {
  test.each([
    ['[F3 LB_DEFEATED] before [F6 LB_MALFORMED]', calm, 3, null, 3],
    ['[F5 LB_NOT_YOUR_DECISION] before [F6 LB_MALFORMED]', calm, 1, null, 5],
    ['[F5 LB_NOT_YOUR_DECISION] before [F7 LB_MUST_ATTACK]', calm, 1, 'pass', 5],
    ['[F6 LB_MALFORMED] before [F10 LB_WRONG_WINDOW]', calm, 0, { kind: 'reveal', card: 7 }, 6],
    ['[F10 LB_WRONG_WINDOW] before [F11 LB_NOT_IN_HAND]', calm, 0, 'reveal Ranger', 10],
    ['[F10 LB_WRONG_WINDOW] before [F20 LB_NOT_REVEALED]', watching, 2, 'use Knight.Fa', 10],
    [
      '[F21 LB_FACE_DOWN] before [F22 LB_NO_SUCH_ABILITY]',
      () => from(CALM.replace('Fire, Bow', 'Fire#, Bow')),
      0,
      'use Fire.Fa',
      21,
    ],
    [
      '[F22 LB_NO_SUCH_ABILITY] before [F25 LB_DECLARE_ONLY]',
      () => hurt('hand[] reveal[Assassin, Fire, Hammer] damage[]', 'Warrior, Water, Bow'),
      1,
      'use Fire.Fa',
      22,
    ],
    ['[F23 LB_FATIGUED] before [F38 LB_MALFORMED]', hurt, 1, 'use Shield.Fa ->S1:Bow', 23],
    [
      '[F23 LB_FATIGUED] before [F25 LB_DECLARE_ONLY]',
      () => hurt('hand[] reveal[Assassin~, Light, Hammer] damage[]'),
      1,
      'use Assassin.Fa',
      23,
    ],
    ['[F26 LB_SEAL_TURN] before [F31 LB_CHOICE_MISSING]', hurt, 1, 'use Shadow.Fa', 26],
    ['[F26 LB_SEAL_TURN] before [F33 LB_CHOICE_CHAMPION]', hurt, 1, 'use Shadow.Fa ->S1:rhosyn', 26],
    ['[F27 LB_NO_DAMAGE] before [F38 LB_MALFORMED]', between, 0, 'use Light.Fa ->S1:Light', 27],
  ] as const)('%s', (_order, start, actor, sent, number) => {
    expect(refused(start(), actor, raw(sent))).toMatchObject(no(number))
  })
})

describe('what is hidden', () => {
  /** The same table to S1 and S2, whatever S3 holds, whoever it is, and whatever is left in the box. */
  const truths = [
    ['ysolde', 'Cleric, Wind, Sword'],
    ['tobiah', 'Marshal, Earth, Hammer'],
    ['mirelle', 'Warlock, Shadow, Daggers'],
    ['ondrin', 'Assassin, Ice, Staff'],
  ].map(
    ([champion, cards]) => `start: free-for-all, active S1
    S1 rhosyn  hand[] reveal[Warrior, Water, Spear] damage[]
    S2 brakk   hand[Knight, Light] reveal[Shield~] damage[]
    S3 ${champion} hand[${cards}] reveal[] damage[]
    S4 vesper! hand[Ranger, Fire, Bow] reveal[] damage[]`,
  )

  /** All that S1 or S2 could send about a card or a Champion. */
  const attempts = [...CARDS, ...CHAMPIONS].flatMap((card) => [
    { kind: 'reveal', card },
    { kind: 'move', card },
    ...['fatigue', 'forfeit', 'continuous'].map((cost) => ({ kind: 'use', card, cost })),
    ...[0, 1, 2, 3, 4].flatMap((seat) => [
      { kind: 'use', card: 'element.water', cost: 'forfeit', choice: { seat, card } },
      { kind: 'use', card: 'arms.spear', cost: 'forfeit', choice: { seat, card } },
      { kind: 'secret', choice: { seat, card } },
    ]),
  ])

  test('[F11 LB_NOT_IN_HAND, F20 LB_NOT_REVEALED, F34 LB_CHOICE_ZONE] read the same whatever the hidden truth is', () => {
    const answersOf = (start: string): unknown => {
      const match = from(start)
      const inTurn = attempts.map((choice) => match.whyNot(0, choice) ?? 'allowed')
      answer(match, 'S1: attack S3')
      return [inTurn, attempts.map((choice) => match.whyNot(1, choice) ?? 'allowed')]
    }
    const [first, ...others] = truths.map(answersOf)
    for (const other of others) expect(other).toEqual(first)
  })

  test('[F11 LB_NOT_IN_HAND, F20 LB_NOT_REVEALED] read the same to the victim, whose own cards alone matter', () => {
    const answersOf = (start: string): unknown => {
      const match = from(
        start.replace(
          'S2 brakk   hand[Knight, Light] reveal[Shield~]',
          'S2 brakk   hand[Knight, Light, Shield] reveal[]',
        ),
      )
      answer(match, 'S1: attack S2')
      return attempts.map((choice) => match.whyNot(1, choice) ?? 'allowed')
    }
    const [first, ...others] = truths.map(answersOf)
    for (const other of others) expect(other).toEqual(first)
  })
})
