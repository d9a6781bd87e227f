import { describe, expect, test } from 'vitest'
import type { Seat, Text } from '#engine/game'
import { CRESTS } from '#games/last-brave/crests'
import { answers, from, newMatch, playOut, the } from '#games/last-brave/testing/matches'
import { blowSaid } from '#games/last-brave/text/account'
import { wappen } from '#games/last-brave/text/cards-german'
import { openGame } from '#games/shelf'
import { texts } from '#games/last-brave/texts'
import type { Event, LastBrave } from '#games/last-brave/types'

const LANGUAGES = ['en', 'de'] as const
const said = (event: Event, you?: Seat): string[] => LANGUAGES.map((language) => texts[language].event(event, you))

const START = `start: free-for-all, active S1
  S1 rhosyn   hand[Knight] reveal[Fire, Fists] damage[]
  S2 brakk    hand[Ranger, Water, Shield] reveal[] damage[]
  S3 ysolde   hand[Cleric, Wind] reveal[Bow] damage[]`

describe('what one does and suffers oneself, *you* do', () => {
  const match = from(START)
  const asked = (you: Seat): string[] => {
    const [decision] = match.pending()
    return LANGUAGES.map((language) => texts[language].decision(decision!, match.view(you), you))
  }
  const turn = asked(0)
  const events = answers(match, 'S1: use Fire.Fo', 'S1: attack S2')
  const damage = [asked(1), asked(0)]
  const blow = LANGUAGES.map((language) => blowSaid(match.view(1), language, { you: 1 }))
  const more = answers(match, 'S2: reveal Shield', 'S2: use Shield.Fa')

  test('one is asked what to choose, or told what one takes', () => {
    expect(turn).toEqual(['Turn 1: choose abilities and a target.', 'Zug 1: Wähle Fähigkeiten und ein Ziel.'])
    expect(damage).toEqual([
      ['You take Hit 1 of 2: 3 of 3 points to go.', 'Du nimmst Treffer 1 von 2: Noch 3 von 3 Punkten.'],
      ['The Stag takes Hit 1 of 2: 3 of 3 points to go.', 'Der Hirsch nimmt Treffer 1 von 2: Noch 3 von 3 Punkten.'],
    ])
    expect(blow).toEqual(['Hit 1 of 2 on you: 3 Power, 3 left', 'Treffer 1 von 2 auf dich: 3 Kraft, noch 3'])
  })

  test.each([
    ['used', 0, 'You forfeit Fire: Power +2 & Negate Defend.', 'Du opferst das Feuer: Kraft +2 & keine Abwehr.'],
    ['locked', 1, /^The Wolf attacks you\. 3 Power/, /^Der Wolf greift dich an\. 3 Kraft/],
    ['locked', 0, /^You attack the Stag\./, /^Du greifst den Hirsch an\./],
    [
      'point-revealed',
      1,
      'You reveal Shield for a point: 2 left.',
      'Du deckst den Schild für einen Punkt auf: Noch 2.',
    ],
    [
      'reflected',
      0,
      'The Stag reflects: 2 points of this Hit go to you.',
      'Der Hirsch schlägt zurück: 2 Punkte dieses Treffers gehen an dich.',
    ],
  ] as const)('%s to seat %i', (kind, you, english, german) => {
    const sentences = said(the([...events, ...more], kind), you)
    for (const [at, expected] of [english, german].entries())
      if (typeof expected === 'string') expect(sentences[at]).toBe(expected)
      else expect(sentences[at]).toMatch(expected)
  })

  test.each([
    [
      { payoffs: [1, 0, 0], reason: 'last-standing', rule: 'LB-134' },
      'You are the last one standing and win.',
      'Du stehst als Letzter und gewinnst.',
    ],
    [
      { payoffs: [1, 1, 0, 0], reason: 'faction', rule: 'LB-150' },
      'You and the Stag win: no other faction has a Champion standing.',
      'Du und der Hirsch gewinnt: Kein anderer Bund hat noch einen Kämpfer auf den Beinen.',
    ],
    [
      { payoffs: [0.5, 0.5, 0], reason: 'stalemate', rule: 'LB-R63' },
      'A tie between you and the Stag: your Resist is too much for any attack you have left.',
      'Unentschieden zwischen dir und dem Hirsch: Euer Widerstand ist zu groß für jeden Angriff, der euch bleibt.',
    ],
  ])('the end %j', (outcome, english, german) => {
    expect(LANGUAGES.map((language) => texts[language].outcome(outcome, 0))).toEqual([english, german])
  })
})

/** Without the standings at the end, which list all by their crests, and without what a Secret Skill is called. */
const plain = (sentence: string): string =>
  sentence.replace(/(?:The Champions|The points|Die Kämpfer|Die Punkte): .*$/, '').replace(/„[^“]*“/, '')

test('in whole matches of every size, one’s own crest is never spoken of as somebody else', () => {
  const kinds = new Set<string>()
  for (const [seats, options] of [
    [3, { campaign: 'wins' }],
    [4, { campaign: 'defeats' }],
    [5, { mode: 'command' }],
    [7, {}],
    [7, { mode: 'annihilation' }],
  ] as const)
    for (let seed = 0; seed < 3; seed++)
      for (const event of playOut(newMatch(seats, options, { seed: `you ${seed}` }), `play ${seed}`, 400)) {
        kinds.add(event.kind)
        for (let you = 0; you < seats; you++) {
          const [english, german] = said(event, you).map(plain)
          expect(english).not.toMatch(new RegExp(`\\b${CRESTS[you]!}\\b`))
          expect(german).not.toMatch(new RegExp(`\\b${wappen(you).name}`))
        }
        // What is dealt is told to its seat alone.
        if (event.kind !== 'dealt')
          for (const sentence of said(event).map(plain))
            expect(sentence).not.toMatch(/\b(?:you|your|du|dich|dir|deine?n?)\b/i)
      }
  expect(kinds.size).toBeGreaterThan(13)
})

describe('whoever has a crest goes by name, too, where names are known', () => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan']
  const hit = {
    kind: 'hit',
    rule: 'LB-053',
    seat: 1,
    target: 1,
    hit: 1,
    hits: 1,
    power: 2,
    resist: 0,
    damage: 2,
  } as const

  test('in what happens, in questions and at the end', async () => {
    const speak = (say: (text: Text<LastBrave>) => string) => LANGUAGES.map((language) => say(texts[language]))
    expect(speak((text) => text.event(hit, 0, names))).toEqual([
      'Hit 1 of 1 on Ben the Stag: 2 Power.',
      'Treffer 1 von 1 auf den Hirsch Ben: 2 Kraft.',
    ])
    expect(speak((text) => text.event(hit, 1, names))[0]).toBe('Hit 1 of 1 on you: 2 Power.')
    const match = newMatch(4)
    const first = match.state.active
    const [crest, name] = [CRESTS[first]!, names[first]!]
    expect(speak((text) => text.decision(match.pending()[0]!, match.view('spectator'), undefined, names))).toEqual([
      `Turn 1: ${name} the ${crest} chooses abilities and a target.`,
      `Zug 1: Der ${wappen(first).name} ${name} wählt Fähigkeiten und ein Ziel.`,
    ])
    const over = { payoffs: [0, 0, 1, 0], reason: 'last-standing', rule: 'LB-134' }
    expect(speak((text) => text.outcome(over, 0, names))).toEqual([
      'Cleo the Raven is the last one standing and wins.',
      'Der Rabe Cleo steht als Letzter und gewinnt.',
    ])
    const box = await openGame('last-brave')
    expect(box!.texts.en.outcome(over, 0, names)).toMatch(/^Cleo the Raven/)
    // A free seat, or one at a shared screen, is called by its crest alone.
    expect(texts.en.event(hit, 0, [...CRESTS])).toBe('Hit 1 of 1 on the Stag: 2 Power.')
  })

  test('in whole matches, wherever a crest is named', () => {
    for (let seed = 0; seed < 3; seed++)
      for (const event of playOut(newMatch(4, { campaign: 'wins' }, { seed: `names ${seed}` }), `names ${seed}`, 300))
        for (const [at, name] of names.entries()) {
          const [english, german] = LANGUAGES.map((language) => texts[language].event(event, undefined, names))
          const alone = (said: string, crest: string, ...called: readonly string[]) =>
            called.reduce((rest, one) => rest.replaceAll(one, ''), said).includes(crest)
          expect(alone(english!, CRESTS[at]!, `${name} the ${CRESTS[at]!}`, `${name} (${CRESTS[at]!})`)).toBe(false)
          const { name: crest, den, des } = wappen(at)
          const cases = [crest, den.slice(4), des.slice(4)].map((one) => `${one} ${name}`)
          expect(alone(german!, crest, ...cases, `${name} (${crest})`)).toBe(false)
        }
  })
})
