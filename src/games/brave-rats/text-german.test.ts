import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '#engine/game'
import { everySetting } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import type { Refusal } from '#engine/refusal'
import { kindsOf } from '#engine/schema'
import { about } from '#games/brave-rats/about'
import { box } from '#games/brave-rats/box'
import { CARDS, CLANS } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import { clash, DEFAULTS } from '#games/brave-rats/options'
import { choose, fromSetup, newMatch, playRound, refusalOf } from '#games/brave-rats/testing'
import { text } from '#games/brave-rats/text'
import { german } from '#games/brave-rats/text-german'
import type { Event, Setup } from '#games/brave-rats/types'

const TEXTS = { en: text, de: german }
const VIEWERS = [0, 1, 'spectator'] as const
const said = (round: string, setup: Setup = {}): string[] =>
  playRound(fromSetup(setup), round).map((event) => german.event(event))

test('the box has the texts of every language', () => {
  expect(box.texts).toEqual(TEXTS)
})

describe('both languages', () => {
  /** Whole, without a value that slipped through, and without the ids of cards. */
  const isSentence = (sentence: string): boolean =>
    /^[A-ZÄÖÜ0-9].*\.$/.test(sentence) && !/undefined|null|NaN|\?|\[object|\b[YA][0-7]\b|  /.test(sentence)

  test('[BR-130] have a sentence of their own for all that happens, in every setting', () => {
    const wrong = new Set<string>()
    const kinds = new Set<string>()
    const compare = (seed: string, say: (language: Language) => string): void => {
      const [english, germans] = LANGUAGES.map(say) as [string, string]
      if (!isSentence(english) || !isSentence(germans) || english === germans)
        wrong.add(`${seed}: ${english} / ${germans}`)
    }
    for (const [at, options] of everySetting(braveRats).entries()) {
      const seed = `languages ${at}`
      const luck = SeededRandom.from(seed)
      const match = newMatch({ ...options, ties: pick(luck, ['replay', 'draw'] as const) }, { seed })
      const hear = (told: readonly Event[]): void => {
        for (const event of told) {
          kinds.add(event.kind)
          for (const viewer of VIEWERS)
            compare(seed, (language) => TEXTS[language].event(braveRats.hear(event, viewer)!))
        }
      }
      hear(match.opening)
      while (!match.outcome) {
        for (const viewer of VIEWERS)
          for (const decision of match.pending())
            compare(seed, (language) => TEXTS[language].decision(decision, match.view(viewer)))
        const { actor } = pick(luck, match.pending())
        for (const choice of match.choices(actor))
          compare(seed, (language) => TEXTS[language].choice(choice, match.view(actor as 0 | 1)))
        hear(match.submit({ actor, choice: pick(luck, match.choices(actor)) }))
      }
      compare(seed, (language) => TEXTS[language].outcome(match.outcome!))
    }
    expect([...wrong]).toEqual([])
    // The rest is rare at random; each has its sentence in text.test.ts.
    expect(kinds.size).toBeGreaterThan(kindsOf(braveRats.schemas.event).length - 4)
  })

  test('have words for every option and every value', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(TEXTS[language].options)).toEqual(Object.keys(about.options))
      for (const [name, { values }] of Object.entries(about.options)) {
        const words = TEXTS[language].options[name]!
        expect(words.name).not.toBe('')
        expect(isSentence(words.text)).toBe(true)
        expect(Object.keys(words.values).toSorted()).toEqual(values.map(String).toSorted())
      }
      expect(isSentence(TEXTS[language].summary)).toBe(true)
    }
    expect(text.summary).not.toBe(german.summary)
    expect(text.options['traitor']).toMatchObject({
      name: about.options.traitor.name,
      text: about.options.traitor.text,
    })
  })

  test('[BR-R50] say in German, too, whose time ran out', () => {
    const ended = (...seats: number[]): string => {
      const match = newMatch()
      match.submit({ actor: 'clock', act: 'flag', seats })
      return german.outcome(match.outcome!)
    }
    expect(ended(0)).toBe('Die Applewoods besteigen den Thron, weil den Yargs die Zeit abläuft.')
    expect(ended(0, 1)).toBe('Das Match endet unentschieden: Beiden Clans lief im selben Augenblick die Zeit ab.')
  })

  test('name the clans by their seats', () => {
    for (const language of LANGUAGES)
      expect([0, 1].map((seat) => TEXTS[language].seat(seat))).toEqual(['Yargs', 'Applewoods'])
    expect(text.seat(2)).toBe('Seat 2')
    expect(german.seat(2)).toBe('Platz 2')
  })
})

describe('refusals', () => {
  const drafting = () => fromSetup({ options: { draft: true }, role: 0, stock: [...CARDS] })
  const why = (match: ReturnType<typeof newMatch>, card: string, kind = 'choose-card'): Refusal =>
    refusalOf(() => match.submit({ actor: 0, choice: { kind, card } }))

  test('[BR-E04] [BR-E08] a card is called by its name, not by its id', () => {
    const hand = why(newMatch(), 'A7')
    expect(text.refusal(hand)).toBe('The Prince of the Applewoods is not in your hand.')
    expect(german.refusal(hand)).toBe('Der Prinz der Applewoods ist nicht auf deiner Hand.')
    const pack = why(drafting(), 'A1', 'draft-pick')
    expect(text.refusal(pack)).toBe('The Princess of the Applewoods is not in the pack.')
    expect(german.refusal(pack)).toBe('Die Prinzessin der Applewoods ist nicht im Päckchen.')
  })

  test('[BR-E01] to [BR-E16] all are said in both languages, English as the rules document has them', () => {
    const over = newMatch()
    over.submit({ actor: 0, act: 'resign' })
    const spied = fromSetup({ spySeat: 0 })
    const shown = fromSetup({ spySeat: 0 })
    choose(shown, 1, 'A3')
    const late = drafting()
    choose(late, 0, 'Y7')
    const all: readonly Refusal[] = [
      refusalOf(() => newMatch().submit({ actor: 2, act: 'resign' })),
      why(over, 'Y7'),
      why(newMatch(), 'Y8'),
      refusalOf(() => newMatch().submit({ actor: 0, act: 'take-back' })),
      why(spied, 'Y7', 'choose-second'),
      why(late, 'Y6', 'draft-pick'),
      why(newMatch(), 'Y7', 'draft-pick'),
      refusalOf(() => newMatch().submit({ actor: 0, choice: { kind: 'choose-card', card: 'Y7' } }, 99)),
      clash({ ...DEFAULTS, traitor: true, randomDeal: true })!,
      clash({ ...DEFAULTS, draft: true, randomDeal: true })!,
      refusalOf(() => newMatch({ ties: 'never' as 'draw' })),
      braveRats.refusals.seats!,
      braveRats.refusals.started!,
      braveRats.whyNot(shown.view(1), 1, { kind: 'choose-first', card: 'A4' })!,
    ]
    expect(all.map(({ code }) => code)).toEqual(
      [1, 2, 3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16].map((number) => `BR-E${String(number).padStart(2, '0')}`),
    )
    for (const refused of all) {
      expect(text.refusal(refused)).toBe(refused.message)
      expect(german.refusal(refused)).toMatch(/^[A-ZÄÖÜ].*\.$/)
      expect(german.refusal(refused)).not.toBe(refused.message)
    }
  })

  test('what the game does not know comes out as it was said', () => {
    for (const language of LANGUAGES) expect(TEXTS[language].refusal({ code: 'x', message: 'So.' })).toBe('So.')
  })
})

describe('German', () => {
  test.each([
    ['BR-072', 'Y5xA0', 'Der Zauberer bannt den Musikanten: 5 schlägt 0. Die Runde geht an die Yargs.'],
    [
      'BR-074',
      'Y5xA7',
      'Der Prinz gewinnt, obwohl der Zauberer ihn bannt: 7 schlägt 5. Die Runde geht an die Applewoods.',
    ],
    ['BR-052', 'Y7xA3', 'Der Prinz gewinnt gegen den Meuchler. Die Runde geht an die Yargs.'],
    [
      'BR-090',
      'Y3xA6',
      'Ein Meuchler ist dabei, also gewinnt die kleinere Stärke: 3 schlägt 6. Die Runde geht an die Yargs.',
    ],
    ['BR-100', 'Y1xA7', 'Die Prinzessin trifft den Prinzen. Die Yargs gewinnen das Spiel.'],
    ['BR-080', 'Y4xA2', '4 schlägt 2. Die Runde geht an die Yargs, und ihr Gesandter verdoppelt sie.'],
    ['BR-030', 'Y2xA2', '2 gegen 2 ist gleich: Die Runde bleibt in der Schwebe.'],
    ['BR-120', 'Y0xA6', 'Der Musikant spielt: Die Runde bleibt in der Schwebe, was der General auch kann.'],
  ])('[%s] %s is told with its reason: %s', (_clause, round, sentence) => {
    expect(said(round)).toContain(sentence)
  })

  test('[BR-200] a verdict and its reason agree with the cards, for every pair with and without +2', () => {
    for (const bonus of [
      [0, 0],
      [0, 2],
      [2, 0],
      [2, 2],
    ] as [0 | 2, 0 | 2][])
      for (const yargs of CLANS[0])
        for (const applewoods of CLANS[1]) {
          const match = fromSetup({ bonus })
          const told = playRound(match, `${yargs}x${applewoods}`)
          const sentence = german.event(told.find(({ kind }) => kind === 'round-won' || kind === 'round-held')!)
          const { winner, strengths } = match.state.history[0]!
          const [, won, lost] = /(\d+)(?: \(\d\+2\))? schlägt (\d+)/.exec(sentence) ?? []
          expect(sentence).toContain(winner === null ? 'in der Schwebe' : german.seat(winner))
          if (won !== undefined)
            expect([Number(won), Number(lost)]).toEqual([strengths[winner!], strengths[1 - winner!]])
        }
  })
})
