import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Language, Seat, Viewer } from '#engine/game'
import { everyTable } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import type { Refusal } from '#engine/refusal'
import { kindsOf } from '#engine/schema'
import { about } from '#games/last-brave/about'
import { ATTRIBUTE, CARDS, CHAMPION, CHAMPIONS } from '#games/last-brave/cards'
import { CARD_NAMES_DE, den, FLAVOUR_DE, SKILL_DE } from '#games/last-brave/text/cards-german'
import { lastBrave } from '#games/last-brave/game'
import { clash, DEFAULTS } from '#games/last-brave/options'
import { answer, from, newMatch, refusalOf } from '#games/last-brave/testing/matches'
import { texts } from '#games/last-brave/texts'
import type { Event } from '#games/last-brave/types'

const SOURCE = { from: 'class.warlock', cost: 'fatigue' } as const
const LANGUAGES: readonly Language[] = ['en', 'de']
const DOCUMENT = readFileSync(new URL('../../../../docs/rules/last-brave.md', import.meta.url), 'utf8')

/** Without a value that slipped through, the ids of cards, or a next player for no reason. */
const isClean = (said: string): boolean =>
  /^[A-ZÄÖÜ0-9]/.test(said) &&
  !/undefined|null|NaN|…|[{}]|\[object|\b(class|element|arms|champion)\.|Seat \d|Platz \d| {2}|\.\./.test(said) &&
  !/whose turn it is now|der jetzt am Zug ist|gains \d+ points? and|bekommt \d+ Punkte? und/.test(said)
const isSentence = (said: string): boolean => isClean(said) && said.endsWith('.')

describe('both languages', () => {
  test('[LB-042] have a sentence of their own for all that happens, at every kind of table', () => {
    const wrong = new Set<string>()
    const kinds = new Set<string>()
    const rules = new Set([...DOCUMENT.matchAll(/^- \*\*(LB-R?\d+)\*\*/gm)].map(([, rule]) => rule!))
    const compare = (seed: string, isRight: (said: string) => boolean, say: (language: Language) => string): void => {
      const [english, german] = LANGUAGES.map(say) as [string, string]
      if (!isRight(english) || !isRight(german) || english === german) wrong.add(`${seed}: ${english} / ${german}`)
    }
    const tables = everyTable(lastBrave).filter(({ options }) => options.points === 0 && !options.nation)
    for (const [at, { options, seats }] of tables.entries()) {
      const seed = `languages ${at}`
      const luck = SeededRandom.from(seed)
      const match = newMatch(seats, options, { seed })
      const viewers: readonly Viewer[] = [0, seats - 1, 'spectator']
      const hear = (told: readonly Event[]): void => {
        for (const event of told) {
          kinds.add(event.kind)
          if (!rules.has(event.rule)) wrong.add(`${seed}: there is no clause ${event.rule}`)
          compare(seed, isSentence, (language) => texts[language].event(event))
        }
      }
      hear(match.opening)
      for (let seat = 0; seat < seats; seat++)
        hear(match.submit({ actor: seat, choice: { kind: 'prefer', what: 'everyHold', on: true } }))
      while (!match.outcome) {
        const [decision] = match.pending()
        const actor = decision!.actor as Seat
        for (const viewer of [actor, ...viewers])
          compare(seed, isSentence, (language) => texts[language].decision(decision!, match.view(viewer)))
        const choices = match.choices(actor)
        for (const choice of choices)
          compare(seed, isClean, (language) => texts[language].choice(choice, match.view(actor)))
        hear(match.submit({ actor, choice: pick(luck, choices) }))
      }
      compare(seed, isSentence, (language) => texts[language].outcome(match.outcome!))
    }
    expect([...wrong]).toEqual([])
    expect(kinds).toEqual(new Set(kindsOf(lastBrave.schemas.event)))
  })

  test('have words for every option and every value', () => {
    for (const language of LANGUAGES) {
      const { options, summary } = texts[language]
      expect(Object.keys(options)).toEqual(Object.keys(about.options))
      for (const [name, { values }] of Object.entries(about.options)) {
        const words = options[name]!
        expect(words.name).not.toBe('')
        expect(words.text).toSatisfy(isSentence)
        expect(Object.keys(words.values).toSorted()).toEqual(values.map(String).toSorted())
      }
      expect(summary).toSatisfy(isSentence)
    }
    for (const name of Object.keys(about.options))
      expect(texts.en.options[name]!.text).not.toBe(texts.de.options[name]!.text)
    expect(texts.en.options['points']!.values).toMatchObject({ 0: 'As printed', 12: '12' })
    expect(texts.de.options['points']!.values).toMatchObject({ 0: 'Wie gedruckt', 12: '12' })
    expect(texts.en.options['mode']!.values['command']).toBe('Allied: Take Out the Command')
    expect(texts.de.options['mode']!.values['command']).toBe('Bünde: Schlag gegen die Führung')
  })

  test('name the seats by their crests', () => {
    const seats = [0, 1, 2, 3, 4, 5, 6]
    expect(seats.map(texts.en.seat)).toEqual(['Wolf', 'Stag', 'Raven', 'Boar', 'Lynx', 'Heron', 'Bear'])
    expect(seats.map(texts.de.seat)).toEqual(['Wolf', 'Hirsch', 'Rabe', 'Eber', 'Luchs', 'Reiher', 'Bär'])
    expect(LANGUAGES.map((language) => texts[language].seat(7))).toEqual(['Seat 7', 'Platz 7'])
  })
})

describe('refusals', () => {
  const NAMES: Readonly<Record<string, string>> = {
    '{seats}': 'Stag, Bear',
    '{Defend/Reflect}': 'Reflect',
    '{min}': '2',
    '{max}': '5',
  }
  /** Section F, row by row, with its gaps filled in. */
  const all: readonly Refusal[] = [...DOCUMENT.matchAll(/^\| \d+ \|.*\| `(LB_\w+)` \| (.*) \|$/gm)].map(
    ([, code, message]) => ({ code: code!, message: message!.replaceAll(/\{.*?\}/g, (gap) => NAMES[gap]!) }),
  )

  test('[F] all are said in both languages, English as the rules document has them', () => {
    expect(all).toHaveLength(42)
    const said = new Map<string, string>()
    for (const refused of all) {
      expect(texts.en.refusal(refused)).toBe(refused.message)
      const german = texts.de.refusal(refused)
      expect(german).toSatisfy(isSentence)
      expect(german).not.toBe(refused.message)
      said.set(german, refused.code)
    }
    // No two codes are told in the same words.
    expect(said.size).toBe(new Set(all.map(({ code }) => code)).size)
  })

  const POSITION = `start: free-for-all, active S1
    S1 rhosyn!  hand[Warrior] reveal[Bow, Fire] damage[]
    S2 brakk!   hand[] reveal[Knight, Water, Sword] damage[]
    S3 ysolde!  hand[Cleric] reveal[Shield] damage[Wind]
    S4 noor!    hand[Ranger] reveal[Earth, Staff] damage[]`
  const tried = (written: string, ...before: readonly string[]): Refusal => {
    const match = from(POSITION)
    for (const one of before) answer(match, one)
    return refusalOf(() => answer(match, written))
  }

  test.each([
    [
      'LB_TARGET_HAND',
      tried('S1: attack S2'),
      'You must attack a player with the most cards in hand (Raven, Boar).',
      'Du musst jemanden mit den meisten Handkarten angreifen (Rabe, Eber).',
    ],
    [
      'LB_NEGATED',
      { code: 'LB_NEGATED', message: 'The attacker negates Defend.' },
      'The attacker negates Defend.',
      'Gegen diesen Angriff gibt es keine Abwehr.',
    ],
    [
      'LB_NEGATED',
      { code: 'LB_NEGATED', message: 'The attacker negates Reflect.' },
      'The attacker negates Reflect.',
      'Gegen diesen Angriff gibt es keinen Rückschlag.',
    ],
    [
      'LB_POINTS',
      clash({ ...DEFAULTS, campaign: 'defeats', points: 2 })!,
      'Points needed must be 6 to 12.',
      'Nötig sein können 6 bis 12 Punkte.',
    ],
    [
      'LB_SCATTER_REFLECT',
      tried('S3: use Shield.Fa', 'S1: use Bow.Fa', 'S1: attack-all'),
      'A Scatter Shot cannot be reflected.',
      'Ein Streuschuss lässt sich nicht zurückschlagen.',
    ],
  ] as const)('[%s] what the rules name is named: %#', (code, refused, english, german) => {
    expect(refused.code).toBe(code)
    expect(LANGUAGES.map((language) => texts[language].refusal(refused))).toEqual([english, german])
  })

  test('what the game does not know comes out as it was said', () => {
    for (const language of LANGUAGES) expect(texts[language].refusal({ code: 'x', message: 'So.' })).toBe('So.')
  })
})

describe('German cards', () => {
  test('every card has its article as an object', () => {
    expect(CARDS.map(den)).toEqual([
      'den Ritter',
      'den Krieger',
      'den Meuchler',
      'den Waldläufer',
      'den Kleriker',
      'den Hexenmeister',
      'den Berserker',
      'den Marschall',
      'das Feuer',
      'das Wasser',
      'den Wind',
      'die Erde',
      'den Blitz',
      'das Eis',
      'das Licht',
      'den Schatten',
      'die Fäuste',
      'den Schild',
      'das Schwert',
      'den Speer',
      'den Bogen',
      'den Hammer',
      'die Dolche',
      'den Stab',
    ])
  })

  test('[LB-163] names, lines and skills are German, and no two the same', () => {
    expect(new Set(Object.values(CARD_NAMES_DE)).size).toBe(24)
    for (const card of CARDS) {
      expect(FLAVOUR_DE[card]).toMatch(/^[A-ZÄÖÜ].*[.?]$/)
      expect(FLAVOUR_DE[card]).not.toBe(ATTRIBUTE[card].flavour)
    }
    expect(new Set(Object.values(FLAVOUR_DE)).size).toBe(24)
    for (const champion of CHAMPIONS) expect(SKILL_DE[champion]).not.toBe(CHAMPION[champion].skill)
    expect(new Set(Object.values(SKILL_DE)).size).toBe(8)
  })

  test.each([
    [0, 'den Wolf', 'dem Wolf', 'des Wolfs'],
    [1, 'den Hirsch', 'dem Hirsch', 'des Hirschs'],
    [2, 'den Raben', 'dem Raben', 'des Raben'],
    [3, 'den Eber', 'dem Eber', 'des Ebers'],
    [4, 'den Luchs', 'dem Luchs', 'des Luchses'],
    [5, 'den Reiher', 'dem Reiher', 'des Reihers'],
    [6, 'den Bären', 'dem Bären', 'des Bären'],
  ])('crest %i in its cases: %s, %s, %s', (seat, accusative, dative, genitive) => {
    const { event, outcome } = texts.de
    const other = (seat + 1) % 7
    const payoffs = Array.from({ length: 7 }, (_, one) => (one === seat || one === other ? 0.5 : 0))
    expect(event({ kind: 'reflected', rule: 'LB-089', seat: other, onto: seat, amount: 2, ...SOURCE })).toContain(
      `gehen an ${accusative}.`,
    )
    expect(outcome({ payoffs, reason: 'stall', rule: 'LB-R66' })).toContain(dative)
    expect(event({ kind: 'sealed', rule: 'LB-106', seat: other, of: seat, card: 'arms.bow', ...SOURCE })).toContain(
      `den Bogen ${genitive}:`,
    )
  })
})
