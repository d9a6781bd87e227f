import { describe, expect, test } from 'vitest'
import { checkScript } from '#games/last-brave/testing/script'
import { answer, from, offered, table } from '#games/last-brave/testing/matches'

// The keywords that pick a card.

describe('Seal', () => {
  const START = `
    S1 rhosyn! hand[] reveal[Warlock, Wind, Fists~]
    S2 brakk!  hand[Ranger] reveal[Earth, Shield] damage[]
    S3 ysolde! hand[] reveal[Cleric#, Water~] damage[Bow]`

  test('[LB-106] any face-up card of any Field', () => {
    const match = from(START)
    expect(offered(match).filter((choice) => choice.startsWith('use Warlock.Fa'))).toEqual(
      ['S1:Warlock', 'S1:Wind', 'S1:Fists', 'S2:Earth', 'S2:Shield', 'S3:Water'].map(
        (card) => `use Warlock.Fa ->${card}`,
      ),
    )
    for (const [pick, seat, after] of [
      ['S2:Earth', 1, 'reveal[Earth#, Shield]'],
      ['S1:Fists', 0, 'reveal[Warlock~, Wind, Fists#]'],
      ['S3:Water', 2, 'reveal[Cleric#, Water#]'],
    ] as const) {
      const sealed = from(START)
      answer(sealed, `S1: use Warlock.Fa ->${pick}`)
      expect(table(sealed)[seat]).toContain(after)
    }
  })

  test("[LB-107] only in the user's own turn", () => {
    checkScript(`
      S1 brakk!  hand[] reveal[Knight, Wind, Fists]
      S2 rhosyn! hand[Spear] reveal[Warlock, Shadow]
      S3 ysolde! hand[] reveal[Cleric, Water, Bow]
      > S1 turn: attack S2
          lock: power 1 hits 3 targets S2
          hit 1/3 on S2: 1 Power - 0 Resist = 1
      > S2 damage: use Warlock.Fa ->S1:Wind -> refused LB_SEAL_TURN
      > S2 damage: use Shadow.Fa ->S1:Wind -> refused LB_SEAL_TURN
      > S2 damage: reveal Spear
          hit 2/3 on S2: 1 Power - 0 Resist = 1
      > S2 damage: use Spear.Fo ->S1:Wind -> refused LB_SEAL_TURN`)
  })

  test('[LB-108] takes nothing off a Hit that is being resolved, and adds nothing', () => {
    checkScript(`
      S1 rhosyn! hand[] reveal[Warlock, Fire, Fists]
      S2 brakk!  hand[Ranger] reveal[Earth, Shield]
      S3 ysolde! hand[] reveal[Cleric, Water, Bow]
      > S1 turn: use Fists.Fa
      > S1 turn: attack S2
          lock: power 3 hits 2 targets S2
          hit 1/2 on S2: 3 Power - 1 Resist = 2
      > S2 damage: use Shield.Fa
          reflected: 2 to S1
      > S1 damage: use Warlock.Fa ->S2:Earth
      > S1 damage: move Fire
      > S1 damage: move Fists
          hit 2/2 on S2: 3 Power - 0 Resist = 3
      > S2 damage: use Shield.Fo
          reflected: 3 to S1
          S1: move Warlock
          S1 defeated, forced by S2
          turn ends; next active S2`)
  })

  test('[LB-109] never a Champion', () => {
    checkScript(`${START}
      > S1 turn: use Warlock.Fa ->S2:brakk -> refused LB_CHOICE_CHAMPION
      > S1 turn: use Warlock.Fo ->S1:rhosyn -> refused LB_CHOICE_CHAMPION`)
  })
})

describe('Revive', () => {
  test('[LB-110] stands one sideways card of any Field upright', () => {
    const start = `
      S1 rhosyn! hand[] reveal[Marshal~, Water, Fists~]
      S2 brakk!  hand[Ranger] reveal[Earth, Shield~]
      S3 ysolde! hand[] reveal[Cleric~#, Light~, Bow]`
    const match = from(start)
    expect(offered(match).filter((choice) => choice.startsWith('use Marshal.Fo'))).toEqual(
      ['S1:Fists', 'S2:Shield', 'S3:Light'].map((card) => `use Marshal.Fo ->${card}`),
    )
    for (const [pick, seat, after] of [
      ['S1:Fists', 0, 'reveal[Marshal#, Water, Fists]'],
      ['S2:Shield', 1, 'reveal[Earth, Shield]'],
      ['S3:Light', 2, 'reveal[Cleric#, Light, Bow]'],
    ] as const) {
      const revived = from(start)
      answer(revived, `S1: use Marshal.Fo ->${pick}`)
      expect(table(revived)[seat]).toContain(after)
    }
    checkScript(`${start}
      > S1 turn: use Water.Fo ->S2:Earth -> refused LB_NOT_SIDEWAYS
      > S1 turn: use Water.Fo ->S3:Cleric -> refused LB_NOT_SIDEWAYS`)
  })
})

describe('Recover', () => {
  const START = `
    S1 rhosyn! hand[] reveal[Cleric, Wind] damage[Fists]
    S2 brakk!  hand[Ranger] reveal[Earth#] damage[Shield]
    S3 ysolde! hand[] reveal[Marshal~, Light, Bow]`

  test('[LB-111] returns any card of any Field to the hand of its owner', () => {
    const match = from(START)
    expect(offered(match).filter((choice) => choice.startsWith('use Cleric.Fo'))).toEqual(
      ['S1:Wind', 'S1:Fists', 'S2:Earth', 'S2:Shield', 'S3:Marshal', 'S3:Light', 'S3:Bow'].map(
        (card) => `use Cleric.Fo ->${card}`,
      ),
    )
    for (const [pick, seat, after] of [
      ['S1:Fists', 0, 'hand[Fists] reveal[Cleric#, Wind] damage[]'],
      ['S2:Shield', 1, 'hand[Ranger, Shield] reveal[Earth#] damage[]'],
      ['S2:Earth', 1, 'hand[Ranger, Earth] reveal[] damage[Shield]'],
      ['S3:Marshal', 2, 'hand[Marshal] reveal[Light, Bow] damage[]'],
    ] as const) {
      const recovered = from(START)
      answer(recovered, `S1: use Cleric.Fo ->${pick}`)
      expect(table(recovered)[seat]).toContain(after)
    }
  })

  test('[LB-112, LB-113] neither the card that is used nor a Champion', () => {
    checkScript(`${START}
      > S1 turn: use Cleric.Fo ->S1:Cleric -> refused LB_RECOVER_SELF
      > S1 turn: use Cleric.Fo ->S2:brakk -> refused LB_CHOICE_CHAMPION`)
  })

  test.each([
    ['LB-114', 'Power', 'Fire'],
    ['LB-115', 'Hits', 'Fists'],
    ['LB-116', 'Negates', 'Assassin'],
  ])("[%s] an attacker's card that goes back leaves the %s as they are: %s", (_clause, _what, card) => {
    checkScript(`
      S1 rhosyn! hand[] reveal[Assassin~, Fire, Fists]
      S2 brakk!  hand[Shield] reveal[Cleric, Light]
      S3 ysolde! hand[] reveal[Marshal, Shadow, Bow]
      > S1 turn: attack S2
          lock: power 2 hits 2 NegateDefend targets S2
          hit 1/2 on S2: 2 Power - 0 Resist = 2
      > S2 damage: use Cleric.Fo ->S1:${card}
      > S2 damage: reveal Shield
      > S2 damage: move Cleric
      ${card === 'Assassin' ? '' : '> S1 between: pass'}
          hit 2/2 on S2: 2 Power - 0 Resist = 2
      > S2 damage: use Light.Fa -> refused LB_NEGATED
      > S2 damage: move Light
      > S2 damage: use Shield.Fa
          reflected: 1 to S1`)
  })
})
