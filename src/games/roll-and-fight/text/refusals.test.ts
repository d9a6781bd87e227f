import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Refusal } from '#engine/refusal'
import { refusal } from '#engine/refusal'
import { rollAndFight } from '#games/roll-and-fight/game'
import { clash, DEFAULTS } from '#games/roll-and-fight/options'
import { CODES, refuse } from '#games/roll-and-fight/rules/refusals'
import { alone, player, set, Table, use } from '#games/roll-and-fight/testing/table'
import { codeSaid } from '#games/roll-and-fight/text/refusals'
import { texts } from '#games/roll-and-fight/texts'

const LANGUAGES = ['en', 'de'] as const
const said = (refused: Refusal): string[] => LANGUAGES.map((language) => texts[language].refusal(refused))

const DOCUMENT = readFileSync(new URL('../../../../docs/rules/roll-and-fight.md', import.meta.url), 'utf8')
/** Section F: a code, and its sentence. */
const ALL = [...DOCUMENT.matchAll(/^\| `([A-Z_]+)` \| .* \| (.*) \|$/gm)].map(
  ([, code, message]) => [code!, message!] as const,
)

test('the document has a sentence for every code', () => {
  expect(ALL.map(([code]) => code)).toEqual(CODES)
})

test.each(ALL)('%s is said as in the document, and in German in other words', (code, message) => {
  const [english, german] = said(refuse(code as (typeof CODES)[number]))
  expect(english).toBe(message)
  expect(german).toMatch(/^[A-ZÄÖÜ].*\.$/)
  expect(german).not.toBe(message)
  expect([codeSaid(code, false), codeSaid(code, true)]).toEqual([english, german])
})

test('what makes the first effect impossible is said behind it', () => {
  const table = new Table(alone(player('johnny', '1A', { at: 'r2', sets: [set('dash', 'RR')] })))
  const why = rollAndFight.whyNot(table.state, 0, use('dash'))!
  expect(said(why)).toEqual([
    'That would have no effect. A Blocker bars the way.',
    'Das hätte keine Wirkung. Ein Türsteher versperrt den Weg.',
  ])
})

test.each([
  [
    clash({ ...DEFAULTS, mode: 'relaxed', clocks: false })!,
    'Ohne Eile gibt es keine Uhren, die man abschalten könnte.',
  ],
  [clash({ ...DEFAULTS, dice: 'easy' }, 2)!, '„Würfel allein“ ist nur für jemanden allein.'],
  [clash({ ...DEFAULTS, clocks: false }, 1)!, 'Die Uhren, die sich abschalten lassen, sind für mehrere.'],
  [clash({ ...DEFAULTS, ties: 'brawl' }, 1)!, 'Allein steht niemand gleichauf.'],
  [
    refusal(rollAndFight, 'option', 'mode', 'real-time or relaxed'),
    'So kann das Spiel nicht beginnen: „Würfeln“ muss so sein: real-time or relaxed.',
  ],
  [
    refusal(rollAndFight, 'no-resigning'),
    'Die Partie geht ohne dich weiter: Geh, und ein Bot spielt deinen Plan zu Ende.',
  ],
  [{ code: 'elsewhere', message: 'Said by somebody else.' }, 'Said by somebody else.'],
])('%j', (refused, german) => {
  expect(said(refused)).toEqual([refused.message, german])
})
