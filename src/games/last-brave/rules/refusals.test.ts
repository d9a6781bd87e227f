import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#engine/game'
import { Match } from '#engine/match'
import { parseOptions } from '#engine/options'
import { CARDS } from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'
import { parseChoice } from '#games/last-brave/notation'
import { answer, from, type LastMatch, newMatch, refusalOf } from '#games/last-brave/testing/matches'
import {
  after,
  between,
  calm,
  hurt,
  over,
  raw,
  refusalsOf,
  refused,
  watching,
} from '#games/last-brave/testing/refusals'
const RULES = readFileSync(new URL('../../../../docs/rules/last-brave.md', import.meta.url), 'utf8')
const { numbers, no } = refusalsOf(RULES)

test('F has the 42 refusals of the document', () => {
  expect(numbers).toEqual(Array.from({ length: 42 }, (_, at) => at + 1))
})

describe('who may act', () => {
  test('[F1 LB_GAME_OVER] nobody, after the end', () => {
    for (const actor of [0, 2])
      for (const sent of ['attack S2', 'pass', 'secret', null])
        expect(refused(over(), actor, raw(sent))).toMatchObject(no(1))
  })

  test.each([[7], [-1], [0.5], [Number.NaN], ['spectator'], ['clock'], ['0'], [null], [3]])(
    '[F2 LB_NOT_A_PLAYER] %s has no seat at a table of three',
    (stranger) => {
      for (const match of [hurt(), watching(), between(), after()])
        for (const sent of ['attack S2', 'pass', null])
          expect(refused(match, stranger as Actor, raw(sent))).toMatchObject(no(2))
    },
  )

  test('[F1 LB_GAME_OVER, F2 LB_NOT_A_PLAYER] who has no seat is told so after the end too: the match knows its seats before it asks the rules', () => {
    expect(refused(over(), 5, parseChoice('attack S2'))).toMatchObject(no(2))
  })

  test('[F3 LB_DEFEATED] a player who fell', () => {
    for (const sent of ['attack S2', 'reveal Knight', 'pass', 'secret', null, {}])
      expect(refused(calm(), 3, raw(sent))).toMatchObject(no(3))
  })

  test('[F4 LB_STALE] an answer to a decision that is closed, or was never asked', () => {
    const match = calm()
    const { decision } = match.pending()[0]!
    answer(match, 'S1: use Bow.Fa')
    for (const old of [decision, decision + 99, -1, 0.5])
      expect(refused(match, 0, parseChoice('attack-all'), old)).toMatchObject(no(4))
    expect(match.whyNot(0, parseChoice('attack-all'), match.pending()[0]!.decision)).toBeUndefined()
  })

  test('[F3 LB_DEFEATED, F4 LB_STALE] an old decision is closed for a player who fell too: the match knows its questions before the rules', () => {
    const match = calm()
    answer(match, 'S1: use Bow.Fa')
    expect(refused(match, 3, parseChoice('pass'), -1)).toMatchObject(no(4))
    expect(refused(match, 3, parseChoice('pass'), match.pending()[0]!.decision)).toMatchObject(no(3))
  })

  test('[F5 LB_NOT_YOUR_DECISION] another seat is being asked', () => {
    for (const sent of ['attack S1', 'reveal Ranger', 'pass', 'use Shield.Fa', 'secret', null, { kind: 'nonsense' }])
      expect(refused(calm(), 1, raw(sent))).toMatchObject(no(5))
    expect(refused(hurt(), 0, parseChoice('attack S2'))).toMatchObject(no(5))
    // In a secret question too: nothing is said of who is asked.
    for (const actor of [0, 1]) expect(refused(watching(), actor, parseChoice('pass'))).toMatchObject(no(5))
  })
})

describe('what cannot be read', () => {
  const NONSENSE: readonly unknown[] = [
    null,
    7,
    '',
    'Attack S2',
    [],
    {},
    { kind: 7 },
    { kind: 'toString' },
    { kind: '__proto__' },
    { kind: 'flee' },
    { kind: 'attack' },
    { kind: 'attack', seat: '1' },
    { kind: 'attack', seat: 1.5 },
    { kind: 'attack', seat: -1 },
    { kind: 'attack', seat: 1, hits: 2 },
    { kind: 'attack', seat: null },
    { kind: 'attack-all', seats: [1, 2] },
    { kind: 'use' },
    { kind: 'use', card: 'arms.bow' },
    { kind: 'use', card: 'arms.bow', cost: 'free' },
    { kind: 'use', card: 'Bow', cost: 'fatigue' },
    { kind: 'use', card: 'arms', cost: 'fatigue' },
    { kind: 'use', card: 'champion.rhosyn', cost: 'fatigue' },
    { kind: 'use', card: 'arms.bow', cost: 'fatigue', choice: null },
    { kind: 'use', card: 'arms.bow', cost: 'fatigue', choice: { seat: 1 } },
    { kind: 'use', card: 'arms.bow', cost: 'fatigue', choice: { seat: 1, card: 'arms.trowel' } },
    { kind: 'use', card: 'arms.bow', cost: 'fatigue', choice: { seat: 1, card: 'arms.shield', zone: 'hand' } },
    { kind: 'secret', choice: 'arms.shield' },
    { kind: 'secret', champion: 'champion.ondrin' },
    { kind: 'pass', please: true },
    { kind: 'fall', seat: 1 },
    { kind: 'reveal' },
    { kind: 'reveal', card: 'face-down' },
  ]

  test.each(NONSENSE.map((sent) => [sent]))('[F6 LB_MALFORMED] %j', (sent) => {
    for (const [match, actor] of [
      [calm(), 0],
      [hurt(), 1],
      [watching(), 2],
      [between(), 0],
      [after(), 1],
    ] as const)
      expect(refused(match, actor, sent)).toMatchObject(no(6))
  })

  test.each([
    [{ kind: 'reveal', card: ['class.knight', 'arms.shield'] }],
    [{ kind: 'reveal', cards: ['class.knight'] }],
    [{ kind: 'reveal', card: 'class.knight', and: 'arms.shield' }],
    [{ kind: 'move', card: ['element.shadow', 'arms.shield'] }],
    [[parseChoice('reveal Knight'), parseChoice('move Shield')]],
  ])('[F13 LB_MALFORMED] more than one card for one point: %j', (sent) => {
    expect(refused(hurt(), 1, sent)).toMatchObject(no(13))
  })

  test.each([
    [{ kind: 'attack', seat: [1, 2] }],
    [{ kind: 'attack', seats: [1, 2] }],
    [{ kind: 'attack', seat: 1, and: 2 }],
  ])('[F19 LB_MALFORMED] several targets: %j', (sent) => {
    expect(refused(calm(), 0, sent)).toMatchObject(no(19))
  })

  test('[F38 LB_MALFORMED] a choice for an ability that takes none', () => {
    expect(refused(calm(), 0, parseChoice('use Bow.Fa ->S2:Shield'))).toMatchObject(no(38))
    expect(refused(calm(), 0, parseChoice('secret ->S2:Shield'))).toMatchObject(no(38))
    expect(refused(hurt(), 1, parseChoice('use Shield.Fo ->S2:Shield'))).toMatchObject(no(38))
  })
})

describe('the window', () => {
  test('[F7 LB_MUST_ATTACK] pass in TURN', () => {
    expect(refused(calm(), 0, { kind: 'pass' })).toMatchObject(no(7))
  })

  test('[F8 LB_MUST_PAY] pass in DAMAGE', () => {
    expect(refused(hurt(), 1, { kind: 'pass' })).toMatchObject(no(8))
    expect(refused(hurt('hand[] reveal[] damage[Knight, Water, Shield]'), 1, { kind: 'pass' })).toMatchObject(no(8))
  })

  test('[F9 LB_MUST_PAY] fall, although a card can be revealed or moved', () => {
    for (const cards of [
      'hand[Knight] reveal[] damage[Water, Shield]',
      'hand[] reveal[Knight] damage[Water, Shield]',
      'hand[] reveal[Knight#] damage[Water, Shield]',
    ])
      expect(refused(hurt(cards), 1, { kind: 'fall' })).toMatchObject(no(9))
  })

  test.each([
    ['TURN', calm, 0, ['reveal Knight', 'move Fire', 'fall']],
    ['DAMAGE', hurt, 1, ['attack S1', 'attack S3', 'attack-all']],
    ['BETWEEN', between, 0, ['attack S2', 'attack-all', 'reveal Ranger', 'move Light', 'fall']],
    ['AFTER', after, 1, ['attack S1', 'attack-all', 'reveal Knight', 'move Water', 'fall']],
    [
      'REACT',
      watching,
      2,
      ['attack S1', 'attack-all', 'reveal Cleric', 'move Cleric', 'fall', 'use Cleric.Fo ->S1:Fire'],
    ],
  ] as const)('[F10 LB_WRONG_WINDOW] what %s does not offer', (_window, start, actor, sent) => {
    for (const one of sent) expect(refused(start(), actor, parseChoice(one))).toMatchObject(no(10))
  })
})

describe('cards to pay with', () => {
  test('[F11 LB_NOT_IN_HAND] reveal of anything not in the hand, wherever it is', () => {
    const match = hurt('hand[Knight] reveal[Shadow] damage[Shield]')
    for (const card of CARDS.filter((one) => one !== 'class.knight'))
      expect(refused(match, 1, { kind: 'reveal', card })).toMatchObject(no(11))
  })

  test('[F12 LB_NOT_REVEALED] move of anything not in the Reveal Zone', () => {
    const match = hurt('hand[Knight] reveal[Shadow] damage[Shield]')
    for (const card of CARDS.filter((one) => one !== 'element.shadow'))
      expect(refused(match, 1, { kind: 'move', card })).toMatchObject(no(12))
  })
})

describe('targets', () => {
  const scatter = (): LastMatch => {
    const match = calm()
    answer(match, 'S1: use Bow.Fa')
    return match
  }

  test('[F14 LB_TARGET_SELF] oneself, also with a Scatter Shot', () => {
    for (const match of [calm(), scatter()]) expect(refused(match, 0, parseChoice('attack S1'))).toMatchObject(no(14))
  })

  test('[F15 LB_TARGET_OUT] someone who fell, or an empty seat', () => {
    for (const match of [calm(), scatter()])
      for (const seat of [3, 4, 6, 99]) expect(refused(match, 0, { kind: 'attack', seat })).toMatchObject(no(15))
  })

  test('[F16 LB_TARGET_HAND] someone without the largest hand; it is said who has it', () => {
    const uneven = (s3: string) =>
      from(`start: free-for-all, active S1
        S1 rhosyn  hand[Knight, Fire, Bow] reveal[] damage[]
        S2 brakk!  hand[Ranger, Light] reveal[Shield] damage[]
        S3 ysolde! ${s3}
        S4 noor!   hand[Marshal] reveal[Earth, Hammer] damage[]`)
    const both = uneven('hand[Cleric, Wind] reveal[Sword] damage[]')
    expect(refused(both, 0, parseChoice('attack S4'))).toMatchObject(no(16, 'Stag, Raven'))
    const one = uneven('hand[Cleric] reveal[Wind, Sword] damage[]')
    for (const seat of ['S3', 'S4'])
      expect(refused(one, 0, parseChoice(`attack ${seat}`))).toMatchObject(no(16, 'Stag'))
  })

  test('[F17 LB_TARGET_SCATTER] one seat, after declaring a Scatter Shot', () => {
    for (const seat of ['S2', 'S3']) expect(refused(scatter(), 0, parseChoice(`attack ${seat}`))).toMatchObject(no(17))
  })

  test('[F18 LB_TARGET_ONE] all, without a Scatter Shot', () => {
    expect(refused(calm(), 0, { kind: 'attack-all' })).toMatchObject(no(18))
  })
})

describe('tables that cannot be', () => {
  test.each([0, 1, 2, 8, 3.5, -3])('[F39 LB_PLAYERS] %d players', (seats) => {
    expect(refusalOf(() => Match.start(lastBrave, { seats, options: {}, seed: 'x' }))).toMatchObject(no(39))
  })

  test('[F40 LB_ALLIED_PLAYERS] Allied Combat with three', () => {
    for (const mode of ['annihilation', 'command'])
      expect(refusalOf(() => newMatch(3, { mode } as never))).toMatchObject(no(40))
  })

  test('[F41 LB_POINTS] points outside the range', () => {
    for (const points of [6, 12])
      expect(refusalOf(() => newMatch(4, { campaign: 'wins', points } as never))).toMatchObject(no(41, '2', '5'))
    for (const points of [2, 5])
      expect(refusalOf(() => newMatch(4, { campaign: 'defeats', points } as never))).toMatchObject(no(41, '6', '12'))
  })

  test('[F41 LB_POINTS] points that no campaign has', () => {
    for (const points of [-1, 1, 13, 2.5]) {
      expect(refusalOf(() => newMatch(4, { campaign: 'wins', points } as never))).toMatchObject(no(41, '2', '5'))
      expect(refusalOf(() => newMatch(4, { campaign: 'defeats', points } as never))).toMatchObject(no(41, '6', '12'))
      expect(refusalOf(() => newMatch(4, { points } as never))).toMatchObject(no(41, '2', '12'))
    }
    expect(refusalOf(() => newMatch(4, { points: 'many' } as never))).toMatchObject({ code: 'option' })
  })

  test('[F42 LB_ALLIED_SCORING] alternative scoring with Allied Combat', () => {
    for (const mode of ['annihilation', 'command'])
      expect(refusalOf(() => parseOptions(lastBrave, { mode, campaign: 'defeats' }, 5))).toMatchObject(no(42))
  })

  test('[F39 LB_PLAYERS, F40 LB_ALLIED_PLAYERS, F41 LB_POINTS, F42 LB_ALLIED_SCORING] a position that asks for such a table is refused alike', () => {
    const start = (head: string) => () =>
      from(`start: ${head}, active S1
        S1 rhosyn hand[Knight, Fire, Bow] reveal[] damage[]
        S2 ondrin hand[Ranger, Light, Shield] reveal[] damage[]
        S3 brakk  hand[Cleric, Wind, Sword] reveal[] damage[]`)
    expect(refusalOf(start('total-annihilation'))).toMatchObject(no(40))
    expect(refusalOf(start('campaign of wins, to 7'))).toMatchObject(no(41, '2', '5'))
    const four = () =>
      from(`start: total-annihilation, campaign of defeats, active S1
        S1 rhosyn hand[Knight, Fire, Bow] reveal[] damage[]
        S2 ondrin hand[Ranger, Light, Shield] reveal[] damage[]
        S3 brakk  hand[Cleric, Wind, Sword] reveal[] damage[]
        S4 tobiah hand[Marshal, Earth, Hammer] reveal[] damage[]`)
    expect(refusalOf(four)).toMatchObject(no(42))
  })
})
