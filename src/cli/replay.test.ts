import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { main } from '#cli/main'
import { Match } from '#engine/match'
import { braveRats } from '#games/brave-rats/game'
import { lastBrave } from '#games/last-brave/game'
import { lastStand } from '#games/last-stand/game'

const folder = mkdtempSync(join(tmpdir(), 'ludus-replay-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: string | object): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** A draft of which something is hidden from everybody, then a resignation. */
const drafted = (() => {
  const match = Match.start(braveRats, { seats: 2, options: { draft: true, firstDrafter: 0 }, seed: 'draft' })
  for (let picks = 0; picks < 3; picks++) {
    const { actor } = match.pending()[0]!
    match.submit({ actor, choice: match.choices(actor)[0]! })
  }
  match.submit({ actor: 1, act: 'resign' })
  return match
})()

const short = (() => {
  const match = Match.start(braveRats, { seats: 2, seed: 'short' })
  match.submit({ actor: 0, choice: { kind: 'choose-card', card: 'Y5' } })
  match.submit({ actor: 0, act: 'take-back' })
  match.submit({ actor: 0, choice: { kind: 'choose-card', card: 'Y7' } })
  match.submit({ actor: 1, choice: { kind: 'choose-card', card: 'A1' } })
  return file('short.json', match.save())
})()

/** Runs the command with some keys pressed and returns what it wrote. */
async function replay(args: readonly string[], keys?: string) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const terminal = keys !== undefined
  const modes: boolean[] = []
  const io = {
    stdin: Object.assign(stdin, { isTTY: terminal, setRawMode: (raw: boolean) => modes.push(raw) }),
    stdout: Object.assign(stdout, { isTTY: terminal, columns: 60, rows: 12 }),
    stderr,
  }
  if (terminal) stdin.write(keys)
  const code = await main(['replay', ...args], io)
  const said = (stream: PassThrough): string => String(stream.read() ?? '')
  return { code, out: said(stdout), err: said(stderr), modes }
}

test.each([
  [
    [1],
    '1. Clock: Time is up for Applewoods\n  The Yargs take the throne because the Applewoods ran out of time. [BR-R50]',
  ],
  [[0, 1], '1. Clock: Time is up for Yargs and Applewoods\n  The match ends in a draw: both clans'],
])('a match that %j lost by time says so', async (seats, said) => {
  const match = Match.start(braveRats, { seats: 2, seed: 'late' })
  match.submit({ actor: 'clock', act: 'flag', seats })
  const { out } = await replay([file('late.json', match.save()), '--all'])
  expect(out).toContain(said)
})

test('a match that all give up says so, and not that the clock did', async () => {
  const match = Match.start(lastStand, { seats: 2, seed: 'given up' })
  match.submit({ actor: 'clock', act: 'agreed', what: 'abandon' })
  const { out } = await replay([file('given-up.json', match.save()), '--all'])
  expect(out).toContain('\n1. All agree to give up\n  The squad loses: all have agreed to give up. [LS-R81]')
})

test('an end that a game tells itself is told once', async () => {
  const heroes = ['hero.ghost', 'hero.brawler', 'hero.spotter', 'hero.bulwark'] as const
  const setup = { seats: 1, phase: 'reinforcements', track: 12, heroes: heroes.map((hero) => ({ hero })) } as const
  const match = Match.start(lastStand, { seats: 1, setup, seed: 'skull' })
  const { out } = await replay([file('skull.json', match.save()), '--all'])
  expect(out.match(/The squad loses/g)).toHaveLength(1)
  expect(out).toMatch(/^Last Stand, 1 seat, /)
})

describe('what a seat does in secret', () => {
  /** All wish to be asked before a Hit on others; whoever is asked in secret passes. */
  const quiet = (() => {
    const match = Match.start(lastBrave, { seats: 3, seed: 'quiet' })
    for (const actor of [0, 1, 2]) match.submit({ actor, choice: { kind: 'prefer', what: 'beforeHit', on: true } })
    let passes = 0
    while (passes < 3) {
      const { actor, secret } = match.pending()[0]!
      if (secret) passes++
      match.submit({ actor, choice: secret ? { kind: 'pass' } : match.choices(actor)[0]! })
    }
    return file('quiet.json', match.save())
  })()
  const all = async (viewer: string) => (await replay([quiet, '--all', '--viewer', viewer])).out

  test('is told to its own eyes, and to those that see everything', async () => {
    expect(await all('all')).toMatch(/^2\. Stag: Ask me before/m)
    expect(await all('1')).toMatch(/^2\. Stag: Ask me before/m)
    expect((await all('all')).match(/: Pass/g)).toHaveLength(3)
  })

  test('is told to no others, and nobody is named for what follows from it', async () => {
    const out = await all('spectator')
    expect(out).not.toMatch(/Ask me|Pass/)
    expect(out).not.toMatch(/^[123]\. /m)
    expect(out).toMatch(/^\d+\. Someone: A choice$/m)
  })
})

describe('a whole match', () => {
  test('is told in sentences, each with its rule', async () => {
    const { code, out } = await replay([short])
    expect(code).toBe(0)
    expect(out.split('\n')).toEqual([
      'BraveRats, 2 seats, seed "short"',
      expect.stringMatching(/^ {2}Game 1\. .* \[BR-005\]$/),
      expect.stringMatching(/^1\. Yargs: Play the Wizard/),
      '2. Yargs: Take back',
      expect.stringMatching(/^3\. Yargs: Play the Prince/),
      expect.stringMatching(/^4\. Applewoods: Play the Princess/),
      '  Round 1: Prince 7 of the Yargs meets Princess 1 of the Applewoods. [BR-011]',
      expect.stringMatching(/\[BR-100\]$/),
      expect.stringMatching(/\[BR-100\]$/),
      '  The Applewoods take the throne by the Princess. [BR-100]',
      '',
    ])
  })

  test('is the same with --all on a terminal, in lines that fit it', async () => {
    const { out } = await replay([short, '--all'], '')
    expect(out.replaceAll('\n    ', ' ')).toBe((await replay([short])).out)
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60)
  })

  test('is a line of JSON for each event with --json', async () => {
    const { out } = await replay([short, '--json'])
    const kinds = out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { kind: string }).kind)
    expect(kinds).toEqual(['dealt', 'revealed', 'round-won', 'game-won'])
  })
})

describe('what a viewer', () => {
  const path = file('drafted.json', drafted.save())
  const [mine, theirs] = drafted.inputs.map((input) =>
    'choice' in input ? (input.choice as { card: string }).card : '',
  )
  const events = async (viewer: string) => (await replay([path, '--json', '--viewer', viewer])).out

  test('may not know is not told', async () => {
    const first = (card: string) => `"kind":"picked","rule":"BR-161","seat":0,"card":"${card}"`
    const second = `"kind":"picked","rule":"BR-162","seat":1,"card":"${theirs!}"`
    expect(await events('all')).toContain(first(mine!))
    expect(await events('0')).toContain(first(mine!))
    expect(await events('1')).toContain(first('?'))
    expect(await events('1')).toContain(second)
    expect(await events('spectator')).not.toMatch(/"[YA]\d"/)
  })

  test('may not know is not said either, nor the seed that would betray it', async () => {
    const { out } = await replay([path, '--viewer', '1'])
    expect(out).toContain('1. Yargs: A choice\n')
    expect(out).toMatch(/2\. Applewoods: Keep the/)
    expect(out).toContain('4. Applewoods: Give up\n')
    expect(out).not.toContain('seed')
    expect((await replay([path])).out).toContain('seed "draft"')
  })

  test.each(['2', '-1', 'nobody', '', '0x1'])('is called must exist: %j', async (viewer) => {
    const { code, out, err } = await replay([path, `--viewer=${viewer}`])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^ludus: --viewer must be/)
  })
})

describe('on a terminal', () => {
  const [RIGHT, LEFT, HOME, END] = ['\x1b[C', '\x1b[D', '\x1b[H', '\x1b[F']
  const steps = ({ out }: { out: string }) => [...out.matchAll(/Step (\d) of 4/g)].map(([, step]) => Number(step))

  test('keys go through it, not beyond its ends', async () => {
    const shown = await replay([short], `${RIGHT} ${LEFT}${END}${RIGHT}x${HOME}${LEFT}${RIGHT}q${RIGHT}`)
    expect(shown.code).toBe(0)
    expect(steps(shown)).toEqual([0, 1, 2, 1, 4, 4, 0, 0, 1])
    expect(shown.modes).toEqual([true, false])
  })

  test.each(['q', '\x03', '\x04'])('it ends at %j', async (key) => {
    expect(steps(await replay([short], ` ${key} `))).toEqual([0, 1])
  })

  test('no line is longer than the screen is wide, nor the page higher', async () => {
    const { out } = await replay([short], `${END}q`)
    const pages = out
      .split('\x1b[H\x1b[J')
      .slice(1)
      .map((page) => page.trimEnd().split('\n'))
    expect(pages).toHaveLength(2)
    for (const page of pages) {
      expect(page.length).toBeLessThanOrEqual(12)
      expect(Math.max(...page.map((line) => line.length))).toBeLessThanOrEqual(60)
    }
    expect(pages[1]!.slice(-5, -3)).toEqual(['  The Applewoods take the throne by the Princess.', '    [BR-100]'])
    expect(pages[1]!.slice(-2).join(' ')).toBe('Step 4 of 4. Right: next, Left: back, Home: first, End: last, q: quit')
  })
})

describe('what cannot be replayed is refused with a sentence', () => {
  const record = drafted.save()
  test.each([
    ['a missing file', join(folder, 'none.json'), /There is no file/],
    ['a file as a folder', join(short, 'x'), /There is no file/],
    ['a directory', folder, /is a directory/],
    ['an empty file', file('empty.json', ''), /not JSON/],
    ['half a file', file('half.json', JSON.stringify(record).slice(0, 99)), /not JSON/],
    ['a foreign file', file('foreign.json', { name: 'ludus' }), /not a Ludus match/],
    ['a list', file('list.json', [record]), /not a Ludus match/],
    ['a field too many', file('more.json', { ...record, dragon: 1 }), /dragon: is not known here/],
    ['another game', file('game.json', { ...record, game: 'chess' }), /"chess", which is not here/],
    ['other rules', file('rules.json', { ...record, rules: 99 }), /version 99 of the rules/],
    ['an input that is none', file('bad.json', { ...record, inputs: [{ actor: 0 }] }), /inputs/],
    ['an illegal input', file('illegal.json', { ...record, inputs: [{ actor: 0, choice: {} }] }), /inputs\[0\]: /],
    ['too many seats', file('seats.json', { ...record, seats: 9 }), /for 2 players/],
    ['a file nested too deep', file('deep.json', '['.repeat(1e5)), /nested deeper/],
    ['a field called __proto__', file('proto.json', '{"format":"ludus-match","__proto__":{}}'), /__proto__/],
    ['a file that is too large', file('large.json', ' '.repeat(2 ** 24 + 1)), /larger than 16 MiB/],
  ])('%s', async (_what, path, message) => {
    const { code, out, err } = await replay([path])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(message)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test.each([[], [short, short]])('any number of files but one', async (...files) => {
    expect(await replay(files)).toMatchObject({ code: 2, err: expect.stringContaining('One file is needed') })
  })
})
