import { expect, test } from 'vitest'
import type { Viewer } from '#engine/game'
import { from, newMatch } from '#games/last-brave/testing/matches'
import { texts } from '#games/last-brave/texts'

const en = (match: ReturnType<typeof from>, viewer: Viewer): string => texts.en.goal!(match.view(viewer))
const de = (match: ReturnType<typeof from>, viewer: Viewer): string => texts.de.goal!(match.view(viewer))

const FIVE = (mode: string, first = 'rhosyn hand[Warrior, Fire, Fists]') => `start: ${mode}, active S2
  S1 ${first}
  S2 brakk    hand[Ranger] reveal[Water, Shield] damage[]
  S3 ondrin   hand[Cleric] reveal[Wind, Bow] damage[]
  S4 mirelle  hand[Knight] reveal[Ice, Sword] damage[]
  S5 vesper   hand[Marshal] reveal[Light, Spear] damage[]`

test('[LB-134] each for oneself, the last Champion standing wins', () => {
  const match = newMatch(3)
  expect(en(match, 0)).toBe('Be the last Champion standing.')
  expect(de(match, 'spectator')).toBe('Der letzte Kämpfer, der steht, gewinnt.')
})

test('[LB-145] in Total Annihilation one is told the own faction, and that it must be the last', () => {
  const match = from(FIVE('total-annihilation'))
  expect(en(match, 0)).toBe('You are the Leader of Red: your faction must be the last with a Champion standing.')
  expect(de(match, 3)).toBe('Du bist Mitglied des blauen Bundes: Am Ende dürfen nur noch Kämpfer deines Bundes stehen.')
  expect(en(match, 4)).toBe('You are the Leader of Gray: be the last Champion standing.')
})

test('[LB-146] in Take Out the Command one is told whose Leaders must fall', () => {
  const match = from(FIVE('take-out-the-command'))
  expect(en(match, 0)).toBe('You are the Leader of Red: stay standing until the Leaders of Blue and Gray have fallen.')
  expect(de(match, 3)).toBe(
    'Du bist Mitglied des blauen Bundes: Dein geheimer Anführer muss stehen, bis die Anführer des roten und des grauen Bundes gefallen sind.',
  )
})

test('[LB-141] among four there is no Gray', () => {
  const match = newMatch(4, { mode: 'command' })
  const goals = [0, 1, 2, 3].map((seat) => en(match, seat))
  expect(goals.filter((goal) => goal.includes('stay standing until the Leader of'))).toHaveLength(2)
  expect(goals.filter((goal) => goal.includes('keep your hidden Leader standing'))).toHaveLength(2)
  expect(goals.join()).not.toContain('Gray')
})

test('[LB-149] nobody who watches is told who is on which side', () => {
  for (const mode of ['total-annihilation', 'take-out-the-command'])
    expect(en(from(FIVE(mode)), 'spectator')).not.toMatch(/Red|Blue|Gray/)
})

test('[LB-R73] whoever has fallen may still win with the faction', () => {
  const match = from(FIVE('total-annihilation', 'OUT rhosyn'))
  expect(en(match, 0)).toBe('Your Champion has fallen, but Red can still win, and you with it.')
  expect(de(match, 0)).toBe('Dein Kämpfer ist gefallen, doch der rote Bund kann noch gewinnen, und du mit ihm.')
  const gone = from(
    FIVE('total-annihilation', 'OUT rhosyn')
      .replace(/S2 brakk .*/, 'S2 OUT brakk')
      .replace('active S2', 'active S3'),
  )
  expect(en(gone, 0)).toBe('The last faction with a Champion standing wins.')
})

test('[LB-R77] the Member of a fallen Leader is told that all is lost', () => {
  const match = from(FIVE('take-out-the-command', 'OUT rhosyn'))
  expect(en(match, 1)).toBe('Your Leader has fallen: your faction fights on, but can no longer win.')
})

test('[LB-155] [LB-159] in a campaign it is points that count', () => {
  expect(en(newMatch(3, { campaign: 'wins', points: 3 }), 0)).toBe(
    '3 bouts win the campaign. Be the last Champion standing.',
  )
  expect(de(newMatch(3, { campaign: 'defeats' }), 0)).toBe(
    'Hol 6 Punkte: 1 für jeden Kämpfer, den du besiegst, 3 dafür, in einem Gefecht als Letzter zu stehen.',
  )
})
