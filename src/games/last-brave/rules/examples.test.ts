import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Match, type MatchRecord } from '#engine/match'
import { lastBrave } from '#games/last-brave/game'
import { checkScript, playScript } from '#games/last-brave/testing/script'
import { answer, asked, from, offered, told } from '#games/last-brave/testing/matches'

const RULES = readFileSync(new URL('../../../../docs/rules/last-brave.md', import.meta.url), 'utf8')
const PLAYTHROUGH = new URL('../testing/playthroughs/rulebook.json', import.meta.url)

interface Example {
  readonly name: string
  readonly title: string
  /** The clauses and rulings that it is said to show. */
  readonly shows: readonly string[]
  readonly script: string
}

/** `LB-089 to LB-091` is three of them. */
const idsIn = (line: string): string[] =>
  [...line.matchAll(/(LB-R?)(\d+)(?: to LB-R?(\d+))?/g)].flatMap(([, prefix, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => `${prefix}${String(Number(first) + at).padStart(first!.length, '0')}`,
    ),
  )

const EXAMPLES: readonly Example[] = [
  ...RULES.matchAll(/^### (G\d+[a-z]?)\. (.+)\n\nShows (.+)\.\n\n```\n([^`]+)```/gm),
].map(([, name, title, shows, script]) => ({ name: name!, title: title!, shows: idsIn(shows!), script: script! }))

const scriptOf = (name: string): string => EXAMPLES.find((example) => example.name === name)!.script

describe('the worked examples, as the document prints them', () => {
  test('all of section G is found', () => {
    expect(EXAMPLES.map(({ name }) => name)).toEqual(
      [...RULES.matchAll(/^### (G\d+[a-z]?)\./gm)].map(([, name]) => name),
    )
    expect(EXAMPLES).toHaveLength(20)
  })

  test.each(
    EXAMPLES.filter(({ name }) => name !== 'G17').map(({ name, title, shows, script }) => [
      `[${shows.join(', ')}] ${name} ${title}`,
      script,
    ]),
  )('%s', (_name, script) => {
    checkScript(script)
  })
})

describe('a script that does not come true fails', () => {
  test.each([
    ['another end', 'life 3\n  S2 brakk ', 'life 2\n  S2 brakk ', 'end: S1 rhosyn'],
    ['another lock', 'lock: power 4', 'lock: power 5', 'but: lock: power 4'],
    ['another amount', 'defended: 2', 'defended: 3', 'but: defended: 2'],
    ['a step too few', '      reflected: 3 to S1\n', '', 'but: not asked'],
    ['a step too many', 'end:', '  > S2 turn: attack S3\nend:', 'the script is over'],
    ['another window', '> S1 damage: reveal Knight', '> S1 between: reveal Knight', 'asked is S1 damage'],
    ['another seat', '> S2 damage: reveal Shield', '> S3 damage: reveal Bow', 'asked is S2 damage'],
    ['something illegal', 'use Shield.Fo', 'use Shield.Fa', 'LB_FATIGUED'],
    ['a refusal of what is legal', 'use Fire.Fo', 'use Fire.Fo -> refused', 'Nothing was refused'],
    ['another refusal', 'use Fire.Fo', 'use Fire.Fa -> refused LB_FATIGUED', 'but: LB_NO_SUCH_ABILITY'],
    ['another next turn', 'legal targets S3;', 'legal targets S1, S3;', 'end: next'],
  ])('%s', (_what, printed, wrong, message) => {
    const script = scriptOf('G1')
    expect(script).toContain(printed)
    expect(() => checkScript(script.replace(printed, wrong))).toThrow(message)
  })
})

describe('G17 What a pause may show', () => {
  /** S2 is about to take 1 point and has only a tired Bow to pay with. */
  const about = (second: string) => {
    const match = from(`
      start: free-for-all, active S1
      S1 brakk!   hand[] reveal[Cleric, Water, Staff] damage[]
      S2 ${second} hand[] reveal[Bow~] damage[Knight, Light]
      S3 ysolde!  hand[] reveal[] damage[Ranger, Wind, Spear]`)
    return { match, events: answer(match, 'S1: attack S2') }
  }

  test.each([
    ['a) the Champion is face up', 'rhosyn!'],
    ['d) auto-pass is on', 'ondrin prefs[-askForced, -between, -after, -turnStart, -beforeHit]'],
  ])('[LB-057] %s: Bow moves by itself', (_case, second) => {
    const { match, events } = about(second)
    expect(told(events)).toContain('S2: move Bow')
    expect(asked(match)).not.toBe('S2 damage')
  })

  test.each([
    ['b) Rhosyn, unused', 'rhosyn', ['move Bow']],
    ['c) Ondrin, unused', 'ondrin', ['move Bow', 'secret']],
  ])('[LB-123] %s: asked, as everyone with a hidden Champion is', (_case, second, choices) => {
    const { match, events } = about(second)
    expect(told(events).at(-1)).toBe('hit 1/1 on S2: 1 Power - 0 Resist = 1')
    expect(asked(match)).toBe('S2 damage')
    expect(offered(match).toSorted()).toEqual(choices)
  })

  test('[LB-015] to the others b and c look the same', () => {
    const [b, c] = ['rhosyn', 'ondrin'].map((second) => about(second).match)
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(b!.view(viewer)).toEqual(c!.view(viewer))
      expect(lastBrave.pending(b!.view(viewer))).toEqual(lastBrave.pending(c!.view(viewer)))
    }
  })
})

test('[LB-024, LB-033, LB-089] the recorded long exchange of the rulebook plays as it did', () => {
  const record = JSON.parse(readFileSync(PLAYTHROUGH, 'utf8')) as MatchRecord
  const { match, events } = playScript(scriptOf('G1'))
  expect(record).toEqual(match.save())
  const again = Match.start(lastBrave, { seats: record.seats, setup: record.setup })
  expect([...again.opening, ...record.inputs.flatMap((input) => again.submit(input))]).toEqual(events)
  expect(Match.load(lastBrave, record).state).toEqual(match.state)
})
