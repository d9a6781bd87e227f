import { expect, test } from 'vitest'
import { FIGHT_WORDS, signed } from '#games/roll-and-fight/board/fight/words'
import { FLASHBACK_WORDS } from '#games/roll-and-fight/board/flashback/words'
import { SCORE_WORDS } from '#games/roll-and-fight/board/score/words'

const { en, de } = FIGHT_WORDS

test('what ending a phase loses, one thing or several', () => {
  expect([en.unused(1, 0), en.unused(2, 1)]).toEqual([
    '1 unused set would be lost.',
    '2 unused sets and 1 unused Recon would be lost.',
  ])
  expect([de.unused(1, 0), de.unused(0, 1), de.unused(2, 1)]).toEqual([
    'Verloren wäre: 1 Satz.',
    'Verloren wäre: 1 Erkundung.',
    'Verloren wären: 2 Sätze und 1 Erkundung.',
  ])
  expect([FLASHBACK_WORDS.en.unused(1), FLASHBACK_WORDS.de.unused(1), FLASHBACK_WORDS.de.unused(3)]).toEqual([
    '1 action would be lost.',
    '1 Aktion wäre verloren.',
    '3 Aktionen wären verloren.',
  ])
})

test('points, as they are and as they would be', () => {
  expect([en.points(1, 1), en.points(-1, -1), en.points(-2, 3)]).toEqual(['1 point', '−1 point', '3 points (now −2)'])
  expect([de.points(1, 1), de.points(-1, -1), de.points(4, 5)]).toEqual(['1 Punkt', '−1 Punkt', '5 Punkte (jetzt 4)'])
  expect([en.line('Loot', 2, 4), de.line('Beute', 2, 2)]).toEqual(['Loot: 4 (now 2)', 'Beute: 2'])
  expect(signed(-3)).toBe('−3')
})

test('Wounds that come and Wounds that go', () => {
  expect([en.woundsMore(1), en.woundsMore(-2), de.woundsMore(2), de.woundsMore(-1)]).toEqual([
    '1 Wound',
    '2 Wounds healed',
    '2 Wunden',
    '1 Wunde geheilt',
  ])
})

test('Wounds that are none are some of those that were named', () => {
  expect([en.noSpace(1), en.noSpace(2), en.soaked(1)]).toEqual([
    '1 of them finds no free Health space',
    '2 of them find no free Health space',
    '1 of them ignored',
  ])
  expect([de.noSpace(1), de.noSpace(2), de.soaked(1)]).toEqual([
    'für 1 davon ist kein Lebensfeld frei',
    'für 2 davon ist kein Lebensfeld frei',
    '1 davon zählt nicht',
  ])
})

test('the target of somebody alone, reached or missed by one', () => {
  const score = SCORE_WORDS
  expect([score.en.reached(23, 23), score.en.missed(22, 23), score.de.missed(22, 23), score.de.missed(20, 23)]).toEqual(
    [
      '23 of 23: reached.',
      '22 of 23: 1 point short.',
      '22 von 23: Es fehlt ein Punkt.',
      '20 von 23: Es fehlen 3 Punkte.',
    ],
  )
})
