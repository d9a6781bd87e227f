import { expect, test } from 'vitest'
import { checkScript } from '#games/last-brave/testing/script'
import { answer, answers, asked, from, table, told } from '#games/last-brave/testing/matches'

test('[LB-089] all that is left goes to the attacker at once, and the user takes none of it', () => {
  checkScript(`
    S1 rhosyn! hand[Warrior] reveal[Fire, Sword]
    S2 brakk!  hand[Knight, Water] reveal[Shield]
    S3 ysolde! hand[] reveal[Cleric, Light, Bow]
    > S1 turn: attack S2
        lock: power 3 hits 1 targets S2
        hit 1/1 on S2: 3 Power - 0 Resist = 3
    > S2 damage: reveal Knight
    > S2 damage: use Shield.Fa
        reflected: 2 to S1
    > S1 damage: reveal Warrior
    > S1 damage: move Fire
        turn ends; next active S2
    end:
    S1 rhosyn! hand[] reveal[Sword, Warrior] damage[Fire] life 2
    S2 brakk! hand[Water] reveal[Shield~, Knight] damage[] life 4`)
})

test('[LB-090] what is reflected cannot be reflected again, by a card or a Secret Skill', () => {
  checkScript(`
    S1 mirelle hand[Warrior] reveal[Water, Sword]
    S2 brakk!  hand[Knight, Light] reveal[Shield]
    S3 ysolde! hand[] reveal[Cleric, Shadow, Bow]
    > S1 turn: attack S2
        lock: power 2 hits 1 targets S2
        hit 1/1 on S2: 2 Power - 0 Resist = 2
    > S2 damage: use Shield.Fa
        reflected: 2 to S1
    > S1 damage: use Water.Fa -> refused LB_REFLECTED
    > S1 damage: use Sword.Fo -> refused LB_REFLECTED
    > S1 damage: secret -> refused LB_REFLECTED
    > S1 damage: reveal Warrior
    > S1 damage: use Sword.Fo -> refused LB_REFLECTED
    > S1 damage: move Water
        turn ends; next active S2`)
})

test('[LB-091, LB-092] taken point by point, with abilities before and after each', () => {
  checkScript(`
    S1 tobiah prefs[after] hand[] reveal[Marshal~#, Water, Spear~]
    S2 brakk!  hand[Knight, Light] reveal[Shield]
    S3 ysolde! hand[] reveal[Cleric, Shadow~, Bow]
    > S1 turn: attack S2
        lock: power 2 hits 1 targets S2
        hit 1/1 on S2: 2 Power - 0 Resist = 2
    > S2 damage: use Shield.Fa
        reflected: 2 to S1
    > S1 damage: use Spear.Fo ->S2:Shield
    > S1 damage: move Marshal
    > S1 damage: use Water.Fo ->S3:Shadow
    > S1 damage: move Water
    > S1 after: secret ->S1:Water
        turn ends; next active S2
    end:
    S1 tobiah! hand[Water] reveal[Spear#] damage[Marshal] life 3
    S2 brakk! hand[Knight, Light] reveal[Shield#] damage[] life 5`)
})

test.each([
  ['LB-093', 'Defend works against it', 'Warrior, Light, Fists', 'brakk! hand[Ranger, Water] reveal[Shield]', '2'],
  [
    'LB-095',
    "the reflector's Negate does not apply",
    'Warrior, Light, Fists',
    'brakk! hand[Water] reveal[Assassin, Shield]',
    '2',
  ],
  [
    'LB-094',
    "nor does the attacker's own",
    'Assassin, Light, Hammer~',
    'brakk! hand[Ranger, Water] reveal[Shield]',
    '1',
  ],
])('[%s] %s', (_clause, _what, first, second, amount) => {
  const match = from(`
    S1 rhosyn! hand[] reveal[${first}]
    S2 ${second}
    S3 ysolde! hand[] reveal[Cleric, Shadow, Bow]`)
  answers(match, 'S1: attack S2')
  expect(told(answer(match, 'S2: use Shield.Fa'))).toContain(`reflected: ${amount} to S1`)
  expect(told(answer(match, 'S1: use Light.Fa'))).toContain(`defended: ${amount} removed`)
  expect(table(match)[0]).toContain('damage[] life 3')
})

test('[LB-096] bare damage: no Power, Hits, Negates or Resist of either side', () => {
  const match = from(`
    S1 rhosyn! hand[] reveal[Knight, Earth, Staff]
    S2 brakk!  hand[Warrior] reveal[Wind, Sword]
    S3 ysolde! hand[] reveal[Cleric, Shadow, Bow]`)
  answer(match, 'S1: attack S2')
  expect(told(answer(match, 'S2: use Sword.Fo'))).toEqual(['S2: use Sword.Fo', 'reflected: 1 to S1'])
  expect(asked(match)).toBe('S1 damage')
  expect(told(answer(match, 'S1: move Knight')).slice(0, 2)).toEqual(['S1: move Knight', 'turn ends; next active S2'])
})

test('[LB-097, LB-098] who survives it goes on against the same target, who acts next', () => {
  checkScript(`
    S1 rhosyn! hand[] reveal[Knight, Wind, Fists]
    S2 brakk!  hand[Ranger] reveal[Water, Shield]
    S3 ysolde! hand[] reveal[Cleric, Shadow, Bow]
    S4 noor!   hand[] reveal[Warlock, Ice, Hammer]
    > S1 turn: attack S2
        lock: power 1 hits 3 targets S2
        hit 1/3 on S2: 1 Power - 0 Resist = 1
    > S2 damage: use Water.Fa
        reflected: 1 to S1
    > S1 damage: move Fists
        hit 2/3 on S2: 1 Power - 0 Resist = 1
    > S2 damage: use Shield.Fa
        reflected: 1 to S1
    > S1 damage: move Wind
        hit 3/3 on S2: 1 Power - 0 Resist = 1
    > S2 damage: use Shield.Fo
        reflected: 1 to S1
    > S1 damage: move Knight
        turn ends; next active S2`)
})
