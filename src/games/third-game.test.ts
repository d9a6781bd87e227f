import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '#games/shelf'
import { type ThirdGame, withThirdGame } from '#games/testing/third-game'

// A game is one folder and one line: everything else finds it.

let third: ThirdGame
let together: ThirdGame
let race: ThirdGame
beforeAll(async () => {
  third = await withThirdGame()
  together = await withThirdGame('cairn')
  race = await withThirdGame('scramble')
})
afterAll(() => Promise.all([third, together, race].map((one) => one[Symbol.asyncDispose]())))

const ludus = (args: readonly string[], lines?: readonly string[]) => third.run('src/cli/start.ts', args, lines)

test('help names it, and a game that there is not is answered with it', async () => {
  const all = [...GAMES.map(({ about }) => about.id), third.id].toSorted().join(', ')
  expect((await ludus([])).out).toContain(`Games: ${all}.`)
  expect((await ludus(['simulate', 'chess'])).err).toContain(`Try one of ${all}.`)
})

test('it is among the games one is asked to choose from, and can be chosen', async () => {
  const { code, out, err } = await ludus(['play'], ['pebbles', 'quit'])
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Pebbles: Take, roll, draw and bid.')
  expect(out).toContain('The stones are dealt.')
})

test('it is held to the laws', async () => {
  const { code, out } = await third.run('scripts/laws.ts', [third.id, '20'])
  expect(code).toBe(0)
  expect(out).toContain('20 random matches of pebbles over 18 kinds of table: all laws hold')
})

test('leaks are hunted in it, and its own planted ones found', async () => {
  const { code, out } = await third.run('scripts/leaks.ts', [third.id, '200'])
  expect(out).toMatch(/^\d+ states of pebbles at 3 tables: no leak, and all 16 that were put in are found/)
  expect(code).toBe(0)
})

test('it is played at its own table in the terminal, to its end', async () => {
  const lines = Array.from({ length: 60 }, () => '1')
  const { code, out, err } = await ludus(['play', third.id, '--seed', 'third', '--options', 'short'], lines)
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Pebbles · round 1 · 20 in the pool · heaps 0 0\n')
  expect(out).toContain('1  End the turn.')
  expect(out).toContain('Most pebbles win.  P-1')
})

test('one that all play together is held to the laws, and given up in the terminal by all who sit there', async () => {
  const laws = await together.run('scripts/laws.ts', [together.id, '40'])
  expect([laws.code, laws.out]).toEqual([0, expect.stringContaining('all laws hold')])
  const { code, out, err } = await together.run('src/cli/start.ts', ['play', together.id], ['?', 'resign', 'yes'])
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/resign +gives up/)
  expect(out).toContain('All have given up.  C-1')
})

test('one in which time passes is held to the laws, leaks are hunted in it, and it is simulated', async () => {
  const laws = await race.run('scripts/laws.ts', [race.id, '40'])
  expect([laws.code, laws.out]).toEqual([0, expect.stringContaining('all laws hold')])
  const leaks = await race.run('scripts/leaks.ts', [race.id, '200'])
  expect(leaks.out).toMatch(/^\d+ states of scramble at 3 tables: no leak, and all \d+ that were put in are found/)
  expect(leaks.code).toBe(0)
  const bots = ['--seats', '3', '--bots', 'easy,normal,hard', '--matches', '30', '--seed', 'race']
  const simulated = await race.run('src/cli/start.ts', ['simulate', race.id, ...bots])
  expect([simulated.code, simulated.out]).toEqual([0, expect.stringContaining('30 matches')])
})

test('in a terminal its time waits: at each beat everybody does one thing, or nothing', async () => {
  const lines = [
    '?',
    '1',
    'wait',
    'wait',
    '2',
    ...Array.from({ length: 200 }, () => 'wait'),
    'undo',
    '1',
    '1',
    '1',
    '1',
  ]
  const args = ['play', race.id, '--seed', 'race', '--seats', '2']
  const { code, out, err } = await race.run('src/cli/start.ts', args, lines)
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/wait +lets time pass/)
  expect(out).toContain('The race is open.')
  expect(out).toContain('The race is over.')
})
