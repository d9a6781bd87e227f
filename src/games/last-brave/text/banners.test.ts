import { expect, test } from 'vitest'
import { bannerOf, lostCause } from '#games/last-brave/text/banners'
import { CHAMPIONS } from '#games/last-brave/cards'
import { from } from '#games/last-brave/testing/matches'

test('[LB-R74] a Champion is named with its faction and rank', () => {
  expect(CHAMPIONS.map((champion) => bannerOf(champion, 'en'))).toEqual([
    'Leader of Red',
    'Member of Red',
    'Member of Red',
    'Leader of Blue',
    'Member of Blue',
    'Member of Blue',
    'Leader of Gray',
    'No faction',
  ])
  expect([bannerOf('champion.rhosyn', 'de'), bannerOf('champion.tobiah', 'de')]).toEqual([
    'Anführer des roten Bundes',
    'Mitglied des blauen Bundes',
  ])
  expect([bannerOf('champion.vesper', 'de'), bannerOf('champion.noor', 'de')]).toEqual([
    'Anführer des grauen Bundes',
    'Ohne Bund',
  ])
})

const FIVE = `start: take-out-the-command, active S2
  S1 OUT rhosyn
  S2 brakk    hand[Ranger] reveal[Water, Shield] damage[]
  S3 ondrin   hand[Cleric] reveal[Wind, Bow] damage[]
  S4 mirelle  hand[Knight] reveal[Ice, Sword] damage[]
  S5 vesper   hand[Marshal] reveal[Light, Spear] damage[]`

test('[LB-R77] the Members of a fallen Leader can no longer win, and one of them is told so', () => {
  const match = from(FIVE)
  expect(lostCause(match.view('spectator'), 'en')).toBe(
    'The Leader of Red has fallen: the Members fight on, but can no longer win.',
  )
  expect(lostCause(match.view(3), 'de')).toBe(
    'Der Anführer des roten Bundes ist gefallen: Die Mitglieder kämpfen weiter, können aber nicht mehr gewinnen.',
  )
  expect(lostCause(match.view(1), 'en')).toBe('Your Leader has fallen: your faction fights on, but can no longer win.')
  expect(lostCause(match.view(1), 'de')).toBe(
    'Dein Anführer ist gefallen: Dein Bund kämpft weiter, kann aber nicht mehr gewinnen.',
  )
  expect(lostCause(match.view(0), 'en')).toMatch(/^The Leader of Red/)
})

test.each([
  ['with every Leader standing', FIVE.replace('OUT rhosyn', 'rhosyn hand[Warrior, Fire, Fists]')],
  ['in Total Annihilation', FIVE.replace('take-out-the-command', 'total-annihilation')],
  [
    'when Gray falls, who has no Members',
    FIVE.replace('OUT rhosyn', 'rhosyn hand[Warrior, Fire, Fists]').replace(/S5 vesper .*/, 'S5 OUT vesper'),
  ],
])('[LB-R77] nothing is said %s', (_when, start) => {
  expect(lostCause(from(start).view(1), 'en')).toBeUndefined()
})
