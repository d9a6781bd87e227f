import { describe, expect, test } from 'vitest'
import { everySetting } from '#engine/options'
import { braveRats } from '#games/brave-rats/game'
import { newMatch, playOut } from '#games/brave-rats/testing'
import { texts } from '#games/brave-rats/texts'
import type { Event, View } from '#games/brave-rats/types'

const LANGUAGES = ['en', 'de'] as const
const said = (event: Event, you?: 0 | 1): string[] => LANGUAGES.map((language) => texts[language].event(event, you))

const revealed: Event = {
  kind: 'revealed',
  rule: 'BR-013',
  round: 2,
  cards: ['Y4', 'A1'],
  strengths: [6, 1],
  shows: true,
}
const won: Event = {
  kind: 'round-won',
  rule: 'BR-050',
  by: 'highest',
  seat: 0,
  cards: ['Y4', 'A1'],
  strengths: [4, 1],
  worth: 2,
}

/** What is told, to whom, in both languages. */
const SAID: readonly (readonly [Event, 0 | 1, string, string])[] = [
  [
    revealed,
    0,
    'Round 2: your Ambassador 6 (4+2) meets Princess 1 of the Applewoods.',
    'Runde 2: Dein Gesandter 6 (4+2) trifft auf Prinzessin 1 der Applewoods.',
  ],
  [
    revealed,
    1,
    'Round 2: Ambassador 6 (4+2) of the Yargs meets your Princess 1.',
    'Runde 2: Gesandter 6 (4+2) der Yargs trifft auf deine Prinzessin 1.',
  ],
  [
    won,
    0,
    '4 beats 1. Round to you, and your Ambassador doubles it.',
    '4 schlägt 1. Die Runde geht an dich, und dein Gesandter verdoppelt sie.',
  ],
  [
    won,
    1,
    '4 beats 1. Round to the Yargs, and their Ambassador doubles it.',
    '4 schlägt 1. Die Runde geht an die Yargs, und ihr Gesandter verdoppelt sie.',
  ],
  [
    { kind: 'scored', rule: 'BR-030', seat: 1, gained: 2, victories: [1, 2] },
    1,
    'You gain 2 victories: Yargs 1, you 2.',
    'Du erringst 2 Siege: Yargs 1, du 2.',
  ],
  [
    { kind: 'exchanged', rule: 'BR-131', cards: ['Y6', 'A0'], shows: true },
    1,
    'Traitor: you lose the Musician and get the General of the Yargs.',
    'Verräter: Du verlierst den Musikanten und bekommst den General der Yargs.',
  ],
  [
    { kind: 'spying', rule: 'BR-110', seat: 0 },
    0,
    'Your Spy is at work: next round the Applewoods show their card first.',
    'Dein Spion ist im Einsatz: Nächste Runde zeigen die Applewoods ihre Karte zuerst.',
  ],
  [
    { kind: 'spying', rule: 'BR-110', seat: 0 },
    1,
    "The Yargs' Spy is at work: next round you show your card first.",
    'Der Spion der Yargs ist im Einsatz: Nächste Runde zeigst du deine Karte zuerst.',
  ],
]

describe('what one does oneself, *you* do', () => {
  test.each(SAID)('%j to seat %i', (event, you, english, german) => {
    expect(said(event, you)).toEqual([english, german])
  })

  test.each([
    ['choose-card', 'Choose your card for round 3 in secret.', 'Wähle verdeckt deine Karte für Runde 3.'],
    ['choose-first', 'You are spied on: show a card first.', 'Du wirst ausspioniert: Zeige zuerst eine Karte.'],
    [
      'choose-second',
      'You have seen the Prince: choose your answer.',
      'Du hast den Prinzen gesehen: Wähle deine Antwort.',
    ],
    ['draft-pick', 'Keep a card of the pack.', 'Behalte eine Karte des Päckchens.'],
  ])('and is asked so: %s', (kind, english, german) => {
    const view = { round: 3, committed: ['Y7', null] } as unknown as View
    const asked = (you: number): string[] =>
      LANGUAGES.map((language) => texts[language].decision({ kind, actor: 1 }, view, you))
    expect(asked(1)).toEqual([english, german])
    expect(asked(0)).toEqual(LANGUAGES.map((language) => texts[language].decision({ kind, actor: 1 }, view)))
  })

  test('the end, too', () => {
    const lost = { payoffs: [0, 1], reason: 'resigned', rule: 'BR-R40' }
    expect(texts.en.outcome(lost, 0)).toBe('The Applewoods take the throne because you gave up.')
    expect(texts.en.outcome(lost, 1)).toBe('You take the throne because the Yargs gave up.')
    expect(texts.de.outcome(lost, 0)).toBe('Die Applewoods besteigen den Thron, weil du aufgibst.')
    expect(texts.de.outcome({ ...lost, reason: 'time' }, 0)).toBe(
      'Die Applewoods besteigen den Thron, weil dir die Zeit abläuft.',
    )
    expect(texts.de.outcome({ ...lost, reason: 'victories' }, 1)).toBe('Du besteigst den Thron durch Siege.')
  })
})

test('in whole matches with every setting, one’s own clan is never spoken of as somebody else', () => {
  const kinds = new Set<string>()
  for (const options of everySetting(braveRats))
    for (const event of playOut(newMatch(options, { seed: 'you' }), JSON.stringify(options))) {
      kinds.add(event.kind)
      for (const sentence of said(event, 0)) expect(sentence).not.toMatch(/\bYargs\b/)
      for (const sentence of said(event, 1)) expect(sentence).not.toMatch(/\bApplewoods\b/)
      for (const sentence of said(event)) expect(sentence).not.toMatch(/\b(?:you|your|du|dich|dir|deine?n?)\b/i)
    }
  expect(kinds.size).toBeGreaterThan(15)
})
