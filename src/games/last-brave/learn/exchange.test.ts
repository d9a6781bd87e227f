import { expect, test } from 'vitest'
import { asked, from } from '#games/last-brave/testing/matches'

test('the exchange that is told in pictures goes as it is told', () => {
  const match = from(`start: free-for-all, active S1
  S1 rhosyn hand[Warrior] reveal[Fire, Fists] damage[]
  S2 brakk hand[Knight, Ice, Sword] reveal[] damage[]
  S3 mirelle hand[Ranger, Water] reveal[] damage[Shield]`)
  match.submit({ actor: 0, choice: { kind: 'attack', seat: 1 } })
  expect(match.state.attack.lock).toMatchObject({ power: 2, hits: 2 })
  match.submit({ actor: 1, choice: { kind: 'reveal', card: 'class.knight' } })
  match.submit({ actor: 1, choice: { kind: 'use', card: 'class.knight', cost: 'fatigue' } })
  expect([match.state.blow?.hit, asked(match)]).toEqual([2, 'S2 damage'])
  match.submit({ actor: 1, choice: { kind: 'use', card: 'class.knight', cost: 'forfeit' } })
  expect(match.state.fighters[1]).toMatchObject({
    hand: ['element.ice', 'arms.sword'],
    reveal: [{ card: 'class.knight', down: true }],
    damage: [],
  })
  expect(asked(match)).toBe('S2 turn')
})
