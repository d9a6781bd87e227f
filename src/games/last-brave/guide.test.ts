import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '#engine/game'
import { hasTold, isScripted, outcomeOf, reach } from '#engine/guide'
import { CARD_NAMES_DE } from '#games/last-brave/text/cards-german'
import { ATTRIBUTE } from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'
import { guide } from '#games/last-brave/guide'
import { formatChoice, formatFighter } from '#games/last-brave/notation'
import { kinds, told } from '#games/last-brave/testing/matches'
import { text } from '#games/last-brave/text/text'
import { german } from '#games/last-brave/text/text-german'
import type { Choice } from '#games/last-brave/types'

const { steps } = guide
const before = (step: number) => reach(lastBrave, guide, { step, isDone: false })
const after = (step: number) => reach(lastBrave, guide, { step, isDone: true })
const fighters = (step: number): string[] => after(step).match.state.fighters.map(formatFighter)
const offered = (step: number): string[] => before(step).match.choices(guide.seat).map(formatChoice)

/** What a hint must name: the card that is used, the crest that is attacked, or the Secret Skill. */
function named(choice: Choice): Readonly<Record<Language, string>> {
  if ('card' in choice) return { en: ATTRIBUTE[choice.card].name, de: CARD_NAMES_DE[choice.card] }
  if (choice.kind !== 'attack') return { en: 'Secret Skill', de: 'Geheimkunst' }
  return { en: text.seat(choice.seat), de: german.seat(choice.seat) }
}

describe('the script', () => {
  test('is legal, goes on to the end of the match, and the learner wins it', () => {
    for (const at of steps.keys()) {
      const { match } = before(at)
      expect(match.outcome).toBeUndefined()
      expect(match.pending()).toEqual([expect.objectContaining({ actor: guide.seat })])
    }
    expect(after(steps.length - 1).match.outcome).toMatchObject({ payoffs: [1, 0, 0], reason: 'last-standing' })
  })

  test('leaves nothing out that is written for the others', () => {
    const inputs = after(steps.length - 1).match.inputs
    expect(inputs).toHaveLength(steps.length + steps.flatMap(({ others }) => others).length)
  })

  test('asks for one of several choices in each step, and answers the others without playing them', () => {
    for (const [at, step] of steps.entries()) {
      const choices = before(at).match.choices(guide.seat)
      expect(choices.length).toBeGreaterThan(1)
      expect(choices.filter((choice) => isScripted(step, choice))).toHaveLength(1)
      if (step.isOpen)
        for (const choice of choices) expect(outcomeOf(lastBrave, guide, at, choice).length).toBeGreaterThan(0)
    }
  })

  test('names clauses of the rules document, and speaks both languages', () => {
    const document = readFileSync(new URL('../../../docs/rules/last-brave.md', import.meta.url), 'utf8')
    for (const { rules, words } of steps) {
      for (const rule of rules) expect(document).toContain(`\n- **${rule}** `)
      expect(words.en.told === undefined).toBe(words.de.told === undefined)
      for (const part of ['title', 'ask', 'hint', 'told'] as const) {
        if (words.en[part] === undefined) continue
        expect(words.en[part]).not.toBe(words.de[part])
        for (const language of LANGUAGES) expect(words[language][part]!.length).toBeGreaterThan(5)
      }
    }
  })

  test('says in every hint what is meant', () => {
    for (const { choice, words } of steps)
      for (const language of LANGUAGES) expect(words[language].hint).toContain(named(choice)[language])
  })

  test('explains what has been done, but for what is announced before an attack', () => {
    const untold = steps.flatMap((step, at) => (hasTold(step) ? [] : [at]))
    expect(untold.map((at) => steps[at]!.choice.kind)).toEqual(['use', 'secret'])
    expect(untold.map((at) => steps[at + 1]!.choice.kind)).toEqual(['attack', 'attack'])
  })
})

describe('what the coach says is so', () => {
  test('[LB-043] [LB-025] only the Stag may be attacked, and it is next', () => {
    expect(offered(0)).toEqual(['attack S2', 'secret'])
    expect(told(after(0).events)).toEqual([
      'lock: power 1 hits 1 targets S2',
      'hit 1/1 on S2: 1 Power - 0 Resist = 1',
      'S2: reveal Fists',
      'turn ends; next active S2',
    ])
  })

  test('[LB-052] [LB-056] Fists make two Hits, and each costs a card', () => {
    expect(told(before(1).events)).toEqual(['lock: power 1 hits 2 targets S1', 'hit 1/2 on S1: 1 Power - 0 Resist = 1'])
    expect(offered(1)).toEqual(['reveal Warrior', 'reveal Fire', 'reveal Sword'])
    expect(offered(2)).toContain('move Warrior')
    expect(after(2).match.state.active).toBe(guide.seat)
  })

  test('[LB-077] [LB-078] [LB-117] Warrior and Sword make 3 Power, tired 4, and Resist takes one off', () => {
    expect(offered(3)).toEqual(expect.arrayContaining(['attack S2', 'attack S3']))
    expect(kinds(after(3).events)).toEqual(['used'])
    expect(told(after(4).events).slice(0, 2)).toEqual([
      'lock: power 4 hits 1 targets S3',
      'hit 1/1 on S3: 4 Power - 1 Resist = 3',
    ])
  })

  test('[LB-089] the Raven takes one and reflects two', () => {
    expect(told(after(4).events).slice(2)).toEqual(['S3: reveal Water', 'S3: use Water.Fa', 'reflected: 2 to S1'])
  })

  test('[LB-071] [LB-086] a sideways Warrior can still be forfeited, and stops both points', () => {
    expect(offered(5)).toContain('use Warrior.Fo')
    expect(told(after(5).events)).toContain('defended: 2 removed')
    expect(after(5).match.state.active).toBe(2)
  })

  test('[LB-043] the Raven has to attack the Stag, who then attacks the Wolf twice', () => {
    expect(told(before(6).events).filter((line) => line.startsWith('lock'))).toEqual([
      'lock: power 1 hits 3 targets S2',
      'lock: power 1 hits 2 targets S1',
    ])
  })

  test('[LB-R3] [LB-057] a card takes its second point even face down', () => {
    expect(fighters(6)[0]).toBe('S1 rhosyn hand[Fire] reveal[Sword] damage[Warrior] life 3')
  })

  test('[LB-044] nobody has to fear for an empty hand, and only the Raven can be attacked', () => {
    expect(fighters(7).map((line) => /hand\[(.*?)\]/.exec(line)![1])).toEqual(['', '', 'Ranger'])
    expect(offered(8).filter((choice) => choice.startsWith('attack'))).toEqual(['attack S3'])
  })

  test('[LB-125] [LB-060] [LB-131] six Power fell the Raven, who survived four, and the Stag is next', () => {
    expect(fighters(8)[2]).toMatch(/life 4$/)
    expect(told(after(9).events)).toEqual(
      expect.arrayContaining([
        'hit 1/1 on S3: 6 Power - 1 Resist = 5',
        'S3 defeated, forced by S1',
        'turn ends; next active S2',
      ]),
    )
  })

  test('[LB-089] [LB-134] three points go back to the Stag, who survives two', () => {
    expect(told(before(10).events)).toContain('lock: power 3 hits 2 targets S1')
    expect(before(10).match.state.fighters.map(formatFighter).slice(0, 2)).toEqual([
      expect.stringMatching(/life 2$/),
      expect.stringMatching(/life 2$/),
    ])
    expect(told(after(10).events)).toEqual(expect.arrayContaining(['reflected: 3 to S2', 'S2 defeated, forced by S1']))
  })
})

test('what is announced before an attack and what comes of it are heard one after the other', () => {
  expect(before(4).events).toEqual(after(3).events)
  expect(kinds(after(4).events)[0]).toBe('locked')
})
