import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Run, run } from '#cli/testing'
import { Match, type MatchRecord } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import { GAMES as SHELF, openGame } from '#games/shelf'

type Luck = SeededRandom

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ludus-fuzz-'))
})
afterAll(() => rm(folder, { recursive: true }))

const GAMES = SHELF.map(({ about }) => about.id)
const COMMANDS = ['serve', 'backup', 'restore', 'play', 'simulate', 'solve', 'replay', 'verify', 'revoke', 'engine']
const VALUES = [
  '',
  '0',
  '1',
  '-1',
  '7',
  '1e9',
  'random',
  'easy,random',
  ',',
  'x=y',
  '{',
  '{"a":',
  '__proto__',
  '\u0000',
  '💥',
]
const FLAGS = [
  'bot',
  'bots',
  'seat',
  'seats',
  'hot-seat',
  'options',
  'seed',
  'plain',
  'load',
  'help',
  'dragon',
  'constructor',
]

/** Laws of every command line: it ends with a code, and what is wrong is one line in our words. */
function checkRun(line: readonly string[], { code, err }: Run): void {
  const isSaid = code === 0 || code === 1 || (code === 2 && /^ludus: [^\n]+\n$/.test(err))
  const isRaw = /Error:|ERR_|Option '|undefined|\[object|\n {4}at /.test(err)
  if (!isSaid || isRaw) throw new Error(`broken by ${JSON.stringify(line)}: code ${code}, ${JSON.stringify(err)}`)
}

/** A flag, one with a value in one of two ways, or something that is none. */
function anyFlag(luck: Luck): string[] {
  const flag = `--${pick(luck, FLAGS)}`
  switch (luck.below(5)) {
    case 0:
      return [flag]
    case 1:
      return [`${flag}=${pick(luck, VALUES)}`]
    case 2:
      return [pick(luck, ['-', '--', '-h', '-x', '--=', '-n', '---', ...VALUES])]
    default:
      return [flag, pick(luck, VALUES)]
  }
}

test('any flags and values at "play" are taken or refused in one line', async () => {
  const luck = SeededRandom.from('flags')
  const codes = new Set<number>()
  for (let times = 0; times < 600; times++) {
    const flags = Array.from({ length: luck.below(4) }, () => anyFlag(luck)).flat()
    // A bot that thinks long tells nothing more about flags.
    const line = [
      'play',
      pick(luck, [...GAMES, ...GAMES, 'chess', '']),
      ...flags,
      ...(luck.below(2) ? ['--bot=random'] : []),
    ]
    const done = await run(line, ['quit'])
    checkRun(line, done)
    codes.add(done.code)
  }
  expect(codes).toEqual(new Set([0, 2]))
})

test('every command refuses what it does not know before it does anything', async () => {
  const luck = SeededRandom.from('commands')
  for (let times = 0; times < 300; times++) {
    const line = [
      pick(luck, COMMANDS),
      ...(luck.below(2) ? anyFlag(luck).filter((word) => word !== '--') : []),
      '--dragon',
    ]
    const done = await run(line)
    checkRun(line, done)
    expect([line, done.code, done.out]).toEqual([line, 2, ''])
  }
})

/** Everything that one could type at a table, and what nobody should. */
const TYPED = [
  [
    '7',
    '1',
    '2',
    '3',
    '0',
    '99',
    '-1',
    'y7',
    'prince',
    'attack',
    'attack stag',
    'use',
    'use warlock fo stag shield',
    'fall',
  ],
  [
    'reveal knight',
    'move',
    'pass',
    'secret',
    'secret stag shield',
    'a',
    'u',
    'settle',
    'settle 1',
    'settle 99',
    'settle x',
  ],
  [
    'why',
    'why 1',
    'why knight',
    'why stag',
    'why __proto__',
    'back',
    'undo',
    'table',
    '?',
    'help',
    'resign',
    'no',
    'save',
    'save /',
  ],
  [
    '',
    ' ',
    '\u0000',
    'save \u0000',
    '\u001b[2J',
    '💥',
    '__proto__',
    'constructor',
    'a'.repeat(5000),
    'why '.repeat(500),
    '1 1',
    'SAVE',
    'Why 7',
  ],
].flat()

test.each(GAMES)(
  'whatever is typed at a table of %s, the match in its file is one that can be played',
  async (game) => {
    const luck = SeededRandom.from(`typed ${game}`)
    const { game: rules } = (await openGame(game))!
    for (let times = 0; times < 25; times++) {
      const file = join(folder, `${game}-${times}.json`)
      const flags = [...(luck.below(2) ? ['--plain'] : []), ...(luck.below(3) ? ['--bot', 'random'] : ['--hot-seat'])]
      const lines = Array.from({ length: 60 }, () => pick(luck, TYPED))
      const done = await run(['play', game, '--seed', `${times}`, '--save', file, ...flags], lines)
      checkRun(lines, done)
      expect([done.code, done.err]).toEqual([0, ''])
      expect(done.out).not.toContain('\u001b')
      const record = JSON.parse(await readFile(file, 'utf8')) as MatchRecord
      const { state } = Match.load(rules, record)
      const later = await run(['play', '--load', file], ['table', 'quit'])
      expect([later.code, later.err]).toEqual([0, ''])
      // Looking at it changes nothing.
      expect(Match.load(rules, JSON.parse(await readFile(file, 'utf8')) as MatchRecord).state).toEqual(state)
    }
  },
)

test('a spoiled file is gone on with, or refused in one line', async () => {
  const luck = SeededRandom.from('files')
  const whole = join(folder, 'whole.json')
  const file = join(folder, 'spoiled.json')
  await run(['play', 'brave-rats', '--seed', 'rat', '--bot', 'random', '--save', whole], ['7', '6', '5', 'quit'])
  const text = JSON.stringify(JSON.parse(await readFile(whole, 'utf8')))
  const codes = new Set<number>()
  for (let times = 0; times < 300; times++) {
    const at = luck.below(text.length)
    const spoiled = [
      () => text.slice(0, at) + pick(luck, ['0', '"', '{', '9', 'x', '\u0000']) + text.slice(at + 1),
      () => text.slice(0, at) + text.slice(at + luck.below(30)),
      () => text.replace('"rules":1', `"rules":${pick(luck, ['0', '2', '9', '1.5', '"1"'])}`),
      () =>
        text.replace(
          /"players":\[[^\]]*\]/,
          `"players":${pick(luck, ['[]', '["person"]', '["x","person"]', '["person","person"]', '[1,2]'])}`,
        ),
      () => text.replace('"moved"', '"x"').replace('"inputs"', `"moved":[{"at":0,"rules":1,"fact":{}}],"inputs"`),
    ]
    await writeFile(file, pick(luck, spoiled)())
    const done = await run(['play', '--load', file, '--save', join(folder, 'after.json')], ['7', '1', 'quit'])
    checkRun([await readFile(file, 'utf8')], done)
    codes.add(done.code)
  }
  expect(codes).toEqual(new Set([0, 2]))
})
