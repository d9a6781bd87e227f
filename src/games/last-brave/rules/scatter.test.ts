import { describe, expect, test } from 'vitest'
import { checkScript } from '#games/last-brave/testing/script'
import { answer, answers, from, offered, the, told } from '#games/last-brave/testing/matches'

describe('Re-engage', () => {
  test('[LB-099] another full turn at once: a new declaration and a new target', () => {
    checkScript(`
      S1 rhosyn  hand[] reveal[Berserker, Fire, Hammer]
      S2 brakk!  hand[Knight, Water, Shield]
      S3 ysolde! hand[Cleric, Shadow, Bow]
      S4 noor!   hand[] reveal[Warlock, Ice, Sword]
      > S1 turn: use Berserker.Fa
      > S1 turn: use Hammer.Fa
      > S1 turn: attack S2
          lock: power 5 hits 1 targets S2
          hit 1/1 on S2: 5 Power - 0 Resist = 5
      > S2 damage: reveal Knight
      > S2 damage: use Knight.Fa
          defended: 4 removed
          turn ends; next active S1
      > S1 turn: attack S2 -> refused LB_TARGET_HAND
      > S1 turn: secret
      > S1 turn: attack S3
          lock: power 6 hits 1 targets S3
          hit 1/1 on S3: 6 Power - 0 Resist = 6`)
  })

  test('[LB-099] and then none more', () => {
    const match = from(`
      S1 rhosyn! hand[] reveal[Berserker, Light, Hammer]
      S2 brakk!  hand[Ranger] reveal[Water, Shield]
      S3 ysolde! hand[] reveal[Cleric, Shadow, Bow]`)
    const first = answers(match, 'S1: use Berserker.Fa', 'S1: attack S2', 'S2: use Shield.Fa', 'S1: use Light.Fa')
    expect(the(first, 'turn-begun')).toMatchObject({ seat: 0, extra: true, turn: 2 })
    const second = answers(match, 'S1: attack S2', 'S2: use Shield.Fo', 'S1: move Light', 'S1: move Hammer')
    expect(the(second, 'turn-begun')).toMatchObject({ seat: 1, extra: false, turn: 3 })
  })
})

/** Whom a Scatter Shot of S1 hits: S1 holds so many cards, and so do the others. */
const shot = ([own, ...hands]: readonly number[]): string => {
  const cards = ['Ranger Fire Bow', 'Knight Water Sword', 'Cleric Light Spear', 'Warlock Ice Hammer']
  const names = ['rhosyn', 'brakk', 'ysolde', 'noor']
  const lines = [own!, ...hands].map((size, seat) => {
    const [held, open] = [cards[seat]!.split(' ').slice(0, size), cards[seat]!.split(' ').slice(size)]
    return `S${seat + 1} ${names[seat]!} hand[${held.join(', ')}] reveal[${open.join(', ')}]`
  })
  return told(answers(from(lines.join('\n')), 'S1: use Bow.Fa', 'S1: attack-all')).find((line) =>
    line.startsWith('lock'),
  )!
}

describe('Scatter Shot', () => {
  test.each([
    ['LB-100', 'everyone tied for the largest hand', [0, 2, 1, 2], 'S2 S4'],
    ['LB-100', 'one, if one holds the most', [0, 1, 2, 0], 'S3'],
    ['LB-101', 'never the user, who holds as many', [2, 2, 2, 0], 'S2 S3'],
    ['LB-102', 'the own hand is ignored: 1 card against empty hands', [1, 0, 0, 0], 'S2 S3 S4'],
  ])('[%s] %s', (_clause, _what, hands, targets) => {
    expect(shot(hands)).toMatch(new RegExp(` Scatter targets ${targets}$`))
  })

  const SIX = `
    start: free-for-all, active S3
    S1 rhosyn! hand[] reveal[Knight, Fire, Sword]
    S2 brakk!  hand[] reveal[Warrior, Water, Shield]
    S3 ysolde! hand[] reveal[Ranger, Lightning, Fists]
    S4 noor!   hand[] reveal[Cleric, Ice, Staff]
    S5 mirelle hand[] reveal[Warlock, Light, Bow]`

  test('[LB-103] clockwise from the attacker, all Hits on one and then the next', () => {
    checkScript(`${SIX}
      > S3 turn: use Ranger.Fo
      > S3 turn: attack-all
          lock: power 1 hits 2 Scatter targets S4 S5 S1 S2
          hit 1/2 on S4: 1 Power - 2 Resist = 0
          hit 2/2 on S4: 1 Power - 2 Resist = 0
          hit 1/2 on S5: 1 Power - 0 Resist = 1
      > S5 damage: move Bow
          hit 2/2 on S5: 1 Power - 0 Resist = 1
      > S5 damage: move Warlock
          hit 1/2 on S1: 1 Power - 0 Resist = 1
      > S1 damage: move Knight
          hit 2/2 on S1: 1 Power - 0 Resist = 1
      > S1 damage: move Fire
          hit 1/2 on S2: 1 Power - 0 Resist = 1
      > S2 damage: use Warrior.Fo
          defended: 1 removed
          hit 2/2 on S2: 1 Power - 0 Resist = 1
      > S2 damage: move Water
          turn ends; next active S2`)
  })

  test('[LB-104] the last who suffered acts next, not the last target', () => {
    const match = from(SIX.replace('Warrior, Water, Shield', 'Warrior, Earth, Shield'))
    answers(match, 'S3: use Ranger.Fo', 'S3: attack-all', 'S5: move Bow', 'S5: move Warlock', 'S1: move Sword')
    // Everything that goes to S2 is resisted, so that S1 was hurt last.
    expect(told(answer(match, 'S1: move Knight'))).toContain('turn ends; next active S1')
  })

  test('[LB-105] cannot be reflected, neither by a card nor by a Secret Skill', () => {
    checkScript(`${SIX.replace('S4 noor!   hand[] reveal[Cleric, Ice, Staff]', 'S4 noor! hand[] reveal[Cleric, Shadow, Staff#]')}
      > S3 turn: use Ranger.Fo
      > S3 turn: attack-all
          lock: power 1 hits 2 Scatter targets S4 S5 S1 S2
          hit 1/2 on S4: 1 Power - 0 Resist = 1
      > S4 damage: use Shadow.Fo -> refused LB_SCATTER_REFLECT
      > S4 damage: move Staff
      > S4 after: pass
          hit 2/2 on S4: 1 Power - 0 Resist = 1
      > S4 damage: move Shadow
      > S4 after: pass
          hit 1/2 on S5: 1 Power - 0 Resist = 1
      > S5 damage: secret -> refused LB_SCATTER_REFLECT
      > S5 damage: use Light.Fa
          defended: 1 removed
          hit 2/2 on S5: 1 Power - 0 Resist = 1`)
  })

  test('[LB-100, LB-105] once it is declared there is no single target', () => {
    const match = from(SIX)
    answer(match, 'S3: use Ranger.Fo')
    expect(offered(match).filter((choice) => choice.startsWith('attack'))).toEqual(['attack-all'])
  })
})
