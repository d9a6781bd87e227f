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
    Object.assign({}, ...ids.map((id) => held(id, 4000, wins(id), 4))) as Counts
  /** Half of so many bouts a step below a value, half a step above it. */
  const around = (measure: string, middle: number, bouts = 100): Counts => ({
    [`${measure}=${middle - 1}`]: bouts / 2,
    [`${measure}=${middle + 1}`]: bouts / 2,
  })
  const trailing = (won: number): Counts => ({ 'trailing/games': 1000 * PARTS, 'trailing/won': won * PARTS })
  /** Bouts of 100 prompts, so many of them with a single choice on average. */
  const single = (average: number): Counts => ({
    'prompts=100': 100,
    ...around('single', average),
    'single*prompts': 100 * average * 100,
  })

  test.each([
    ['H1', around('prompts', 37), '37.00 (36.80–37.20): met'],
    ['H1', around('prompts', 36), '36.00 (35.80–36.20): open'],
    ['H1', around('prompts', 35), '35.00 (34.80–35.20): missed'],
    ['H1', around('prompts', 59), '59.00 (58.80–59.20): missed'],
    ['H2', around('seconds', 400), '6.67 (6.66–6.67): met'],
    ['H2', around('seconds', 720), '12.00 (12.00–12.00): open'],
    ['H2', around('seconds', 800), '13.33 (13.33–13.34): missed'],
    ['H3', { ...around('turns', 20), 'turns=150': 1 }, '21.29 (18.76–23.82); longest 150: met'],
    ['H3', { ...around('turns', 20), 'turns=151': 1 }, '21.30 (18.75–23.85); longest 151: missed'],
    ['H3', { 'turns=20': 9, 'turns=150': 1 }, '33.00 (7.52–58.48); longest 150: open'],
    ['H4', { bouts: 1000, 'end/stall': 9, 'end/stalemate': 10 }, '1.9 % (1.2–2.9); cap 0: met'],
    ['H4', { bouts: 1000, 'end/stall': 10, 'end/stalemate': 20 }, '3.0 % (2.1–4.3); cap 0: open'],
    ['H4', { bouts: 1000, 'end/stall': 25, 'end/stalemate': 20 }, '4.5 % (3.4–6.0); cap 0: missed'],
    ['H4', { bouts: 1000, 'end/cap': 1 }, '0.0 % (0.0–0.4); cap 1: missed'],
    ['H8', held('distance/0', 4000, 1000, 4), '1.00 (0.95–1.05): met'],
    ['H8', held('distance/0', 4000, 850, 4), '0.85 (0.80–0.90): open'],
    ['H8', held('distance/0', 4000, 790, 4), '0.79 (0.74–0.84): missed'],
    [
      'H9',
      Object.assign({}, ...[760, 1000, 1280, 960].map((won, at) => held(`distance/${at}`, 4000, won, 4))) as Counts,
      '0 of 4 0.76 (0.71–0.81), 1 of 4 1.00 (0.95–1.05), 2 of 4 1.28 (1.22–1.34), 3 of 4 0.96 (0.91–1.01): missed',
    ],
    ['H12', around('first-out', 500), '50.00 (49.98–50.02): met'],
    ['H12', around('first-out', 450), '45.00 (44.98–45.02): open'],
    ['H12', around('first-out', 449), '44.90 (44.88–44.92): missed'],
    ['H13', trailing(220), '22.0 % (19.5–24.7): met'],
    ['H13', trailing(230), '23.0 % (20.5–25.7): open'],
    ['H13', trailing(280), '28.0 % (25.3–30.9): missed'],
    ['H13', trailing(10), '1.0 % (0.5–1.8): met'],
    ['H18', { ...single(5), idle: 0 }, '5.0 % (4.8–5.2); elsewhere 0: met'],
    ['H18', { ...single(8), idle: 0 }, '8.0 % (7.8–8.2); elsewhere 0: open'],
    ['H18', { ...single(9), idle: 0 }, '9.0 % (8.8–9.2); elsewhere 0: missed'],
    ['H18', { ...single(5), idle: 1 }, '5.0 % (4.8–5.2); elsewhere 1: missed'],
    ['H17', { 'recovered=3': 1, 'points=54': 1 }, 'games ended 100; most recovered 3; most points 54; longest 0: met'],
    ['H17', { 'recovered=4': 1 }, 'games ended 100; most recovered 4; most points 0; longest 0: missed'],
    ['H17', { 'points=55': 1 }, 'games ended 100; most recovered 0; most points 55; longest 0: missed'],
  ] as const)('%s of 4 players with %j', (id, counts, verdict) => {
    expect(verdicts(size(4, counts))[id]).toBe(verdict)
  })

  test('H1 and H2 have bounds of their own for each size', () => {
    const lengths = (prompts: number, seconds: number): Counts => ({
      ...around('prompts', prompts),
      ...around('seconds', seconds),
    })
    const found = verdicts(size(3, lengths(30, 250)), size(7, lengths(90, 900)))
    expect([found['H1'], found['H2']]).toEqual([
      '30.00 (29.80–30.20) / 90.00 (89.80–90.20): met',
      '4.17 (4.16–4.17) / 15.00 (15.00–15.00): met',
    ])
    expect(verdicts(size(3, lengths(30, 230)), size(7, lengths(30, 900)))).toMatchObject({
      H1: expect.stringMatching(/missed$/) as string,
      H2: expect.stringMatching(/missed$/) as string,
    })
  })

  test('H13 is asked of four players alone', () => {
    expect(verdicts(size(3, trailing(500)), size(4, trailing(100)))['H13']).toBe('10.0 % (8.3–12.0): met')
    expect(verdicts(size(3, trailing(500)))['H13']).toBeUndefined()
  })

  test('H16: each paid ability, of the games in which its card was revealed', () => {
    const abilities = (fists: number): Counts =>
      Object.assign(
        {},
        ...CARDS.map((card) => ({
          [`revealed/${card}`]: 1000,
          [`used/${card}/fatigue`]: card === 'arms.fists' ? fists : 300,
          [`used/${card}/forfeit`]: 400,
        })),
      ) as Counts
    const found = [300, 100, 70].map((fists) => verdicts(size(4, abilities(fists)))['H16'])
    expect(found).toEqual([
      expect.stringMatching(/: met$/),
      expect.stringMatching(/^Fists Fa 10\.0 % \(8\.3–12\.0\) to .*; open: Fists Fa: open$/),
      expect.stringMatching(/^Fists Fa 7\.0 % \(5\.6–8\.8\) to .*; missed: Fists Fa: missed$/),
    ])
  })

  test('random play is not judged, but has to end', () => {
    const random = { ...held('bot/random', 400, 100, 4), ...around('prompts', 10), 'recovered=4': 1 }
    const { H1: prompts, H17: end } = verdicts(size(4, random))
    expect(prompts).toBe('10.00 (9.80–10.20): -')
    expect(end).toMatch(/missed$/)
  })

  test('H5 and H6: all cards but the four printed ones in bounds, fourteen of them near', () => {
    // Knight and the other printed ones are not among the twenty.
    const found = (near: number, others: number): Record<string, string> => {
      const wins = (id: string): number => (CARDS.indexOf(id as (typeof CARDS)[number]) < near ? 1000 : others)
      return verdicts(size(4, { ...many(CARDS, wins), ...held('arms.fists', 4000, 100, 4) }))
    }
    const enough = found(16, 1300)
    expect(enough['H5']).toBe('Warrior 1.00 (0.95–1.05) to Staff 1.30 (1.24–1.36); 14 inside, 0 open, 6 outside: met')
    expect(enough['H6']).toBe(
      'Fire 1.00 (0.95–1.05), Fists 0.10 (0.08–0.12), Shield 1.30 (1.24–1.36), Knight 1.00 (0.95–1.05): -',
    )
    expect(found(15, 1300)['H5']).toMatch(/; 13 inside, 0 open, 7 outside: missed$/)
    expect(found(15, 1200)['H5']).toMatch(/; 13 inside, 7 open, 0 outside: open$/)
    expect(found(16, 1400)['H5']).toMatch(/; open: .*Staff.*; 14 inside, 0 open, 6 outside: open$/)
    expect(found(16, 1500)['H5']).toMatch(/; missed: .*Staff.*; 14 inside, 0 open, 6 outside: missed$/)
  })

  test('H7: Vesper is judged over 10,000 games only', () => {
    const champions = many(CHAMPIONS, () => 1000)
    const said = (counts: Counts) =>
      titled(tables([size(4, { ...champions, ...counts })]), 'Targets')
        .rows.filter(([id]) => id === 'H7')
        .map((cells) => cells.slice(3))
    expect(said({})[1]).toEqual(['1.00 (0.95–1.05) over 4000 games', 'open'])
    expect(said(held('champion.vesper', 9_999, 5_000, 4))[1]![1]).toBe('open')
    expect(said(held('champion.vesper', 10_000, 2_000, 4))[1]![1]).toBe('missed')
    const [each, vesper] = said(held('champion.vesper', 40_000, 13_500, 4))
    expect(each![1]).toBe('missed')
    expect(vesper).toEqual(['1.35 (1.33–1.37) over 40000 games', 'met'])
  })

  test('H15: each Secret Skill, of the games in which its Champion was dealt', () => {
    const used = Object.fromEntries(CHAMPIONS.map((id) => [`secret/${id}`, id === 'champion.noor' ? 1300 : 2000]))
    const { H15: verdict } = verdicts(size(4, { ...many(CHAMPIONS, () => 1000), ...used }))
    expect(verdict).toMatch(/^Noor Waywalker 32\.5 % \(31\.1–34\.0\) to .* 50\.0 % .*; missed: Noor Waywalker: missed$/)
  })

  test('H10 and H11: factions, and nothing that is meant for each for oneself', () => {
    const sides = (red: number, blue: number, gray: number): Counts => ({
      decided: red + blue + gray,
      ...{ 'faction/red': red, 'faction/blue': blue, 'faction/gray': gray },
    })
    const mode = { mode: 'command' } as const
    const found = verdicts(
      size(4, sides(530, 470, 0), mode),
      size(5, sides(300, 350, 450), mode),
      size(6, sides(500, 500, 0), mode),
    )
    expect(found['H10']).toBe(
      '4: Red 53.0 % (49.9–56.1), 4: Blue 47.0 % (43.9–50.1); 6: Red 50.0 % (46.9–53.1), 6: Blue 50.0 % (46.9–53.1): met',
    )
    expect(found['H11']).toBe(
      '5: Red 27.3 % (24.7–30.0), 5: Blue 31.8 % (29.1–34.6), 5: Gray 40.9 % (38.0–43.8): missed',
    )
    expect(Object.keys(found)).toEqual(['H10', 'H11', 'H17'])
    expect(verdicts(size(4, sides(600, 400, 0), mode))['H10']).toMatch(/open$/)
    expect(verdicts(size(7, sides(200, 500, 300), mode))['H11']).toMatch(/missed$/)
    expect(verdicts(size(7, sides(400, 350, 250), mode))['H11']).toMatch(/met$/)
  })

  test('H14: one against three others, and nothing that is meant for equals', () => {
    const against = (weak: string, wins: number): Counts => ({
      ...held('bot/hard', 1000, wins, 4),
      ...held(`bot/${weak}`, 3000, 1000 - wins, 4),
    })
    expect(verdicts(size(4, against('random', 640)))).toEqual({
      H14: 'hard against three random 64.0 % (61.0–66.9): met',
      H17: expect.any(String) as string,
    })
    expect(verdicts(size(4, against('random', 600)))['H14']).toMatch(/open$/)
    expect(verdicts(size(4, against('random', 560)))['H14']).toMatch(/missed$/)
    expect(verdicts(size(4, against('greedy', 490)))['H14']).toBe('hard against three greedy 49.0 % (45.9–52.1): met')
    expect(
      verdicts(size(4, { ...held('bot/hard', 200, 90, 4), ...held('bot/random', 200, 10, 4) }))['H14'],
    ).toBeUndefined()
  })
})
