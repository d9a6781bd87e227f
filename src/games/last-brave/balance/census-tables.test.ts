import { describe, expect, test } from 'vitest'
import type { Cell, CensusTable, Counted, Counts } from '#engine/census'
import { intervalOf } from '#engine/figures'
import { CARDS, CHAMPIONS } from '#games/last-brave/cards'
import { PARTS } from '#games/last-brave/balance/census-read'
import { tables } from '#games/last-brave/balance/census-tables'
import { DEFAULTS, type Options } from '#games/last-brave/options'

const size = (seats: number, counts: Counts, options: Partial<Options> = {}): Counted => ({
  ...{ seats, counts: { bouts: 100, ...counts }, matches: 100 },
  options: { ...DEFAULTS, ...options },
})

const titled = (all: readonly CensusTable[], title: string): CensusTable => all.find((table) => table.title === title)!
const value = (cell: Cell | undefined): unknown => (typeof cell === 'object' ? intervalOf(cell)?.value : cell)
const row = ({ rows }: CensusTable, name: string): unknown[] => rows.find(([first]) => first === name)!.map(value)

/** So many games held with so many wins, of so many players. */
const held = (name: string, games: number, wins: number, players: number): Counts => ({
  [`${name}@${PARTS}/${PARTS / players}`]: wins,
  [`${name}@0/${PARTS / players}`]: games - wins,
})

describe('tables', () => {
  const three = size(3, {
    ...held('class.knight', 30, 10, 3),
    ...held('arms.fists', 60, 10, 3),
    ...held('class.knight+arms.fists', 20, 5, 3),
    'revealed/class.knight': 20,
    'used/class.knight/fatigue': 5,
    'turns=10': 50,
    'turns=20': 50,
    'end/last-standing': 98,
    'end/stall': 2,
  })
  const four = size(4, { ...held('class.knight', 40, 20, 4), ...held('distance/3', 100, 30, 4), 'turns=30': 100 })
  const all = tables([three, four])

  test('cards by size of table and together, the best first', () => {
    const cards = titled(all, 'Cards')
    expect(cards.head).toEqual([
      '',
      'held',
      'index (95 %)',
      '3 players',
      '4 players',
      'revealed',
      'Fatigue used',
      'Forfeit used',
    ])
    // 30 wins where 10 + 10 were due.
    expect(row(cards, 'Knight')).toEqual(['Knight', 70, 1.5, 1, 2, 20 / 70, 0.25, 0])
    expect(row(cards, 'Fists')).toEqual(['Fists', 60, 0.5, 0.5, undefined, 0, undefined, '-'])
    expect(cards.rows.map(([name]) => name)).toEqual(['Knight', 'Fists'])
  })

  test('pairs, and what both come to apart', () => {
    expect(row(titled(all, 'Pairs of cards'), 'Knight + Fists')).toEqual(['Knight + Fists', 20, 0.75, 0.75])
  })

  test('places have no figure where a table has no such seat', () => {
    expect(row(titled(all, 'Distance from the first player'), '3 to the left')).toEqual(['3 to the left', '', 1.2])
    expect(titled(all, 'Seats').rows.map(([name]) => name)).toEqual(['Wolf', 'Stag', 'Raven', 'Boar'])
  })

  test('lengths and ends', () => {
    expect(row(titled(all, 'Length of a bout'), 'turns')).toEqual(['turns', 15, 30])
    expect(row(titled(all, 'Length of a bout'), 'most turns')).toEqual(['most turns', 20, 30])
    expect(row(titled(all, 'How bouts end'), 'tie: stall')).toEqual(['tie: stall', 0.02, 0])
  })

  test('of one size there is nothing to compare', () => {
    expect(titled(tables([three]), 'Champions').head).toEqual(['', 'held', 'index (95 %)', 'Secret Skill used'])
  })

  test('unequal bots tell nothing of cards', () => {
    const mixed = { ...three.counts, ...held('bot/hard', 100, 60, 3), ...held('bot/easy', 200, 40, 3) }
    expect(tables([{ ...three, counts: mixed }]).map(({ title }) => title)).toEqual([
      'Targets',
      'Length of a bout',
      'How bouts end',
    ])
  })

  test('without a bout there are none', () => {
    expect(tables([{ ...three, counts: {} }])).toEqual([])
  })
})

describe('targets', () => {
  /** What the table of section H says of these counts. */
  const verdicts = (...sizes: readonly Counted[]): Record<string, string> =>
    Object.fromEntries(
      titled(tables(sizes), 'Targets').rows.map(([id, , , said, verdict]) => [
        id as string,
        `${said as string}: ${verdict as string}`,
      ]),
    )
  const many = (ids: readonly string[], wins: (id: string) => number): Counts =>
    Object.assign({}, ...ids.map((id) => held(id, 400, wins(id), 4))) as Counts

  test.each([
    ['H1', { 'prompts=36': 1 }, '36.0: met'],
    ['H1', { 'prompts=35': 1 }, '35.0: missed'],
    ['H1', { 'prompts=59': 1 }, '59.0: missed'],
    ['H2', { 'seconds=360': 1 }, '6.0: met'],
    ['H2', { 'seconds=800': 1 }, '13.3: missed'],
    ['H3', { 'turns=20': 9, 'turns=150': 1 }, '33.0, longest 150: met'],
    ['H3', { 'turns=20': 99, 'turns=151': 1 }, '21.3, longest 151: missed'],
    ['H4', { 'end/stall': 1, 'end/stalemate': 2 }, '3.0 %, cap 0: met'],
    ['H4', { 'end/stall': 2, 'end/stalemate': 2 }, '4.0 %, cap 0: missed'],
    ['H4', { 'end/cap': 1 }, '0.0 %, cap 1: missed'],
    ['H8', held('distance/0', 400, 85, 4), '0.85: met'],
    ['H8', held('distance/0', 400, 84, 4), '0.84: missed'],
    [
      'H9',
      { ...held('distance/0', 400, 80, 4), ...held('distance/2', 400, 121, 4) },
      '0.80 (0 of 4) to 1.21 (2 of 4): missed',
    ],
    ['H12', { 'first-out=500': 1, 'first-out=400': 1 }, '45.0 %: met'],
    ['H12', { 'first-out=449': 1 }, '44.9 %: missed'],
    ['H13', { 'trailing/games': 100 * PARTS, 'trailing/won': 22 * PARTS }, '22.0 %: met'],
    ['H13', { 'trailing/games': 100 * PARTS, 'trailing/won': 7 * PARTS }, '7.0 %: missed'],
    [
      'H16',
      { 'revealed/arms.fists': 100, 'used/arms.fists/fatigue': 9 },
      '9.0 % (Fists Fa) to 9.0 % (Fists Fa): missed',
    ],
    ['H17', { 'recovered=3': 1, 'points=54': 1 }, '100 games ended; 3 and 54, longest 0 turns: met'],
    ['H17', { 'recovered=4': 1 }, '100 games ended; 4 and 0, longest 0 turns: missed'],
    ['H18', { prompts: 100, single: 8, idle: 0 }, '8.0 %, elsewhere 0: met'],
    ['H18', { prompts: 100, single: 8, idle: 1 }, '8.0 %, elsewhere 1: missed'],
  ] as const)('%s of 4 players with %j', (id, counts, verdict) => {
    expect(verdicts(size(4, counts))[id]).toBe(verdict)
  })

  test('random play is not judged, but has to end', () => {
    const random = { ...held('bot/random', 400, 100, 4), 'prompts=10': 1, 'recovered=4': 1 }
    const { H1: prompts, H17: end } = verdicts(size(4, random))
    expect([prompts, end]).toEqual(['10.0: -', '100 games ended; 4 and 0, longest 0 turns: missed'])
  })

  test('H5 and H6: all cards but the four printed ones in bounds, fourteen of them near', () => {
    const wins = (near: number) => (id: string) => (CARDS.indexOf(id as (typeof CARDS)[number]) < near ? 100 : 130)
    // Knight and the other printed ones are not among the twenty.
    const enough = verdicts(size(4, { ...many(CARDS, wins(16)), ...held('arms.fists', 400, 10, 4) }))
    expect(enough['H5']).toBe('1.00 (Warrior) to 1.30 (Staff); 14 inside 0.80-1.20: met')
    expect(enough['H6']).toBe('1.00 / 0.10 / 1.30 / 1.00: -')
    expect(verdicts(size(4, many(CARDS, wins(15))))['H5']).toMatch(/; 13 inside 0\.80-1\.20: missed$/)
  })

  test('H7: Vesper is judged over 10,000 games only', () => {
    const champions = many(CHAMPIONS, () => 100)
    const said = (counts: Counts) =>
      titled(tables([size(4, { ...champions, ...counts })]), 'Targets')
        .rows.filter(([id]) => id === 'H7')
        .map((cells) => cells.slice(3))
    expect(said({})[1]).toEqual(['1.00 over 400 games', '-'])
    const [each, vesper] = said(held('champion.vesper', 40_000, 13_500, 4))
    expect(each![1]).toBe('missed')
    expect(vesper).toEqual(['1.35 over 40000 games', 'met'])
  })

  test('H15: each Secret Skill, of the games in which its Champion was dealt', () => {
    const used = Object.fromEntries(CHAMPIONS.map((id) => [`secret/${id}`, id === 'champion.noor' ? 139 : 200]))
    const { H15: verdict } = verdicts(size(4, { ...many(CHAMPIONS, () => 100), ...used }))
    expect(verdict).toMatch(/^34\.8 % \(Noor Waywalker\) to 50\.0 % \(.*\): missed$/)
  })

  test('H10 and H11: factions, and nothing that is meant for each for oneself', () => {
    const sides = (red: number, blue: number, gray: number): Counts => ({
      decided: red + blue + gray,
      ...{ 'faction/red': red, 'faction/blue': blue, 'faction/gray': gray },
    })
    const mode = { mode: 'command' } as const
    const found = verdicts(
      size(4, sides(60, 40, 0), mode),
      size(5, sides(26, 35, 39), mode),
      size(6, sides(50, 50, 0), mode),
    )
    expect(found['H10']).toBe('60-40-0 / 50-50-0: met')
    expect(found['H11']).toBe('26-35-39: missed')
    expect(Object.keys(found)).toEqual(['H10', 'H11', 'H17'])
  })

  test('H14: one against three others, and nothing that is meant for equals', () => {
    const against = (weak: string, wins: number): Counts => ({
      ...held('bot/hard', 100, wins, 4),
      ...held(`bot/${weak}`, 300, 100 - wins, 4),
    })
    expect(verdicts(size(4, against('random', 60)))).toEqual({
      H14: 'hard 60.0 % against three random: met',
      H17: expect.any(String),
    })
    expect(verdicts(size(4, against('random', 59)))['H14']).toMatch(/missed$/)
    expect(verdicts(size(4, against('greedy', 45)))['H14']).toBe('hard 45.0 % against three greedy: met')
    expect(
      verdicts(size(4, { ...held('bot/hard', 200, 90, 4), ...held('bot/random', 200, 10, 4) }))['H14'],
    ).toBeUndefined()
  })
})
