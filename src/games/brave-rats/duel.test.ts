import { describe, expect, test } from 'vitest'
import { RATS, type Strength } from '#games/brave-rats/cards'
import { duel } from '#games/brave-rats/duel'
import { fromSetup, mark, play } from '#games/brave-rats/testing'

const STRENGTHS = [0, 1, 2, 3, 4, 5, 6, 7] as const
const BONUSES = [
  [0, 0],
  [0, 2],
  [2, 0],
  [2, 2],
] as const
const PAIRS = STRENGTHS.flatMap((a) => STRENGTHS.map((b) => [a, b] as const))
const [MUSICIAN, PRINCESS, SPY, ASSASSIN, AMBASSADOR, WIZARD, GENERAL, PRINCE] = STRENGTHS

/** Section B14 as printed: rows are the Applewoods' card, columns the Yargs', 7 to 0. */
const RESULTS: Readonly<Record<Strength, readonly string[]>> = {
  7: ['X', 'A', 'A', 'A', 'A', 'A', 'YY', 'X'],
  6: ['Y', 'X', 'A', 'A', 'Y', 'A', 'A', 'X'],
  5: ['Y', 'Y', 'X', 'A', 'A', 'A', 'A', 'A'],
  4: ['Y', 'Y', 'Y', 'X', 'Y', 'A', 'A', 'X'],
  3: ['Y', 'A', 'Y', 'A', 'X', 'Y', 'Y', 'X'],
  2: ['Y', 'Y', 'Y', 'Y', 'A', 'X', 'A', 'X'],
  1: ['AA', 'Y', 'Y', 'Y', 'A', 'Y', 'X', 'X'],
  0: ['X', 'X', 'Y', 'X', 'X', 'X', 'X', 'X'],
}
const printed = (yargs: Strength, applewoods: Strength): string => RESULTS[applewoods][7 - yargs]!

/** Section B14: what changes when only the row player has the +2. */
const CHANGED = [
  ['Princess', 'Princess', '3-1', 'X', 'row'],
  ['Princess', 'Spy', '3-2', 'col', 'row'],
  ['Princess', 'Assassin', '3-3', 'row', 'X'],
  ['Spy', 'Spy', '4-2', 'X', 'row'],
  ['Spy', 'Assassin', '4-3', 'row', 'col'],
  ['Spy', 'Ambassador', '4-4', 'col', 'X'],
  ['Assassin', 'Assassin', '5-3', 'X', 'col'],
  ['Assassin', 'Ambassador', '5-4', 'row', 'col'],
  ['Assassin', 'Wizard', '5-5', 'col', 'X'],
  ['Ambassador', 'Ambassador', '6-4', 'X', 'row'],
  ['Ambassador', 'Wizard', '6-5', 'col', 'row'],
  ['Ambassador', 'General', '6-6', 'col', 'X'],
  ['Wizard', 'Wizard', '7-5', 'X', 'row'],
  ['Wizard', 'General', '7-6', 'col', 'row'],
  ['Wizard', 'Prince', '7-7', 'col', 'X'],
  ['General', 'General', '8-6', 'X', 'row'],
  ['Prince', 'Prince', '9-7', 'X', 'row'],
] as const

const nameOf = (strength: Strength): string => RATS[strength].name
const strengthOf = (name: string): Strength => RATS.find((rat) => rat.name === name)!.strength

/** The mark of the results table, and what decided: `Y prince`. */
const judged = (yargs: Strength, applewoods: Strength, ...[y = 0, a = 0]: readonly (0 | 2)[]): string => {
  const verdict = duel(yargs, applewoods, y, a)
  return `${mark(verdict)} ${verdict.by}`
}

/** The same duel from the other side of the table. */
const mirrored = (result: string): string => result.replaceAll(/[YA]/g, (clan) => (clan === 'Y' ? 'A' : 'Y'))

describe('the results table', () => {
  test.each(
    PAIRS.map(([yargs, applewoods]) => [nameOf(yargs), nameOf(applewoods), printed(yargs, applewoods)] as const),
  )('[BR-200] %s of the Yargs against %s of the Applewoods: %s', (yargs, applewoods, result) => {
    expect(mark(duel(strengthOf(yargs), strengthOf(applewoods), 0, 0))).toBe(result)
  })

  test('[BR-204] swapping the two cards swaps the winner, whoever has a +2', () => {
    for (const [a, b] of PAIRS) {
      expect(mark(duel(b, a, 0, 0))).toBe(mirrored(mark(duel(a, b, 0, 0))))
      expect(mark(duel(b, a, 0, 2))).toBe(mirrored(mark(duel(a, b, 2, 0))))
    }
  })

  test('[BR-205] with a +2 on both sides every result is as without', () => {
    for (const [a, b] of PAIRS) {
      const [plain, boosted] = [duel(a, b, 0, 0), duel(a, b, 2, 2)]
      expect(boosted).toMatchObject({ winner: plain.winner, by: plain.by, worth: plain.worth })
      expect(boosted.strengths).toEqual([a + 2, b + 2])
    }
  })

  test.each(CHANGED)(
    '[BR-R7] %s with +2 against %s is %s: %s becomes %s',
    (row, column, strengths, without, changed) => {
      const [mine, theirs] = [strengthOf(row), strengthOf(column)]
      const side = (winner: 0 | 1 | null): string => (winner === null ? 'X' : ['row', 'col'][winner]!)
      expect(side(duel(mine, theirs, 0, 0).winner)).toBe(without)
      expect(side(duel(mine, theirs, 2, 0).winner)).toBe(changed)
      expect(duel(mine, theirs, 2, 0).strengths.join('-')).toBe(strengths)
      expect(mark(duel(theirs, mine, 0, 2))).toBe(mirrored(mark(duel(mine, theirs, 2, 0))))
    },
  )

  test('[BR-200] a +2 changes those 17 results and no other', () => {
    const changed = PAIRS.filter(([a, b]) => mark(duel(a, b, 2, 0)) !== mark(duel(a, b, 0, 0)))
    const listed = CHANGED.map(([row, column]) => `${row}-${column}`)
    expect(changed.map(([a, b]) => `${nameOf(a)}-${nameOf(b)}`).toSorted()).toEqual(listed.toSorted())
  })
})

describe('the order of resolution', () => {
  test.each([
    ['a Wizard blanks a Musician', WIZARD, MUSICIAN, 'Y highest'],
    ['a Wizard blanks an Assassin', WIZARD, ASSASSIN, 'Y highest'],
    ['a Wizard blanks a Prince, who still has 7', WIZARD, PRINCE, 'A highest'],
    ['a live Musician holds against a Prince', MUSICIAN, PRINCE, 'X musician'],
    ['a live Musician holds against an Assassin', MUSICIAN, ASSASSIN, 'X musician'],
    ['a Princess comes before the Prince', PRINCESS, PRINCE, 'YY princess'],
    ['one Prince comes before an Assassin', PRINCE, ASSASSIN, 'Y prince'],
    ['an Assassin comes before the strengths', ASSASSIN, GENERAL, 'Y lowest'],
    ['otherwise the higher strength', GENERAL, SPY, 'Y highest'],
    ['equal strengths hold', SPY, SPY, 'X equal'],
    ['equal strengths hold among Assassins', ASSASSIN, ASSASSIN, 'X equal'],
  ] as const)('[BR-R1] %s', (_step, yargs, applewoods, result) => {
    expect(judged(yargs, applewoods)).toBe(result)
    expect(judged(applewoods, yargs)).toBe(mirrored(result))
  })

  test('[BR-R1] an Assassin with equal totals is on hold as well', () => {
    expect(judged(PRINCESS, ASSASSIN, 2, 0)).toBe('X equal')
  })

  test('[BR-R2] only a card that faces a Wizard is blanked', () => {
    for (const [a, b] of PAIRS)
      for (const [y, x] of BONUSES) expect(duel(a, b, y, x).blanked).toEqual([b === WIZARD, a === WIZARD])
  })

  test('[BR-R2] a defeat, a hold, a Musician or a Prince leaves a power alone', () => {
    expect(duel(GENERAL, PRINCE, 0, 0)).toMatchObject({ winner: 1, bonus: [2, 0] })
    expect(duel(GENERAL, MUSICIAN, 0, 0)).toMatchObject({ winner: null, bonus: [2, 0] })
    expect(duel(GENERAL, GENERAL, 0, 0)).toMatchObject({ winner: null, bonus: [2, 2] })
    expect(duel(AMBASSADOR, MUSICIAN, 0, 0).worth).toEqual([2, 1])
  })

  test('[BR-012] strength and power decide together', () => {
    // The same 3 against the same 6: what differs is the power of the 3.
    expect(judged(ASSASSIN, GENERAL)).toBe('Y lowest')
    expect(judged(PRINCESS, GENERAL, 2, 0)).toBe('A highest')
  })

  test('[BR-013] without a power that says otherwise the higher strength wins', () => {
    const plain = [PRINCESS, SPY, AMBASSADOR, GENERAL] as const
    for (const a of plain)
      for (const b of plain) expect(judged(a, b)).toBe(a === b ? 'X equal' : a > b ? 'Y highest' : 'A highest')
  })

  test('[BR-014] a power may overrule the strengths', () => {
    expect(judged(ASSASSIN, GENERAL)).toBe('Y lowest')
    expect(judged(PRINCESS, PRINCE)).toBe('YY princess')
    expect(judged(MUSICIAN, GENERAL)).toBe('X musician')
  })
})

describe('the Prince', () => {
  test('[BR-050] wins the round for its owner, on either side', () => {
    expect(judged(PRINCE, GENERAL)).toBe('Y prince')
    expect(judged(GENERAL, PRINCE)).toBe('A prince')
  })

  test.each([GENERAL, WIZARD, AMBASSADOR, ASSASSIN, SPY])('[BR-051] wins against %i, whoever has a +2', (other) => {
    for (const [mine, theirs] of BONUSES) {
      const isTheException = other === WIZARD && theirs > mine
      expect(duel(PRINCE, other, mine, theirs).winner).toBe(isTheException ? null : 0)
    }
  })

  test('[BR-052] [BR-091] the Prince wins against the Assassin, who asks for the lowest', () => {
    expect(judged(PRINCE, ASSASSIN)).toBe('Y prince')
    expect(judged(ASSASSIN, PRINCE)).toBe('A prince')
  })

  test('[BR-053] against the Musician the round is on hold', () => {
    expect(judged(PRINCE, MUSICIAN)).toBe('X musician')
  })

  test('[BR-054] against the Princess its owner loses the game', () => {
    expect(judged(PRINCE, PRINCESS)).toBe('AA princess')
    expect(judged(PRINCESS, PRINCE)).toBe('YY princess')
  })

  test('[BR-055] [BR-R11] two Princes compare their strengths', () => {
    expect(judged(PRINCE, PRINCE)).toBe('X equal')
    expect(judged(PRINCE, PRINCE, 2, 2)).toBe('X equal')
    expect(judged(PRINCE, PRINCE, 2, 0)).toBe('Y highest')
  })

  test('[BR-R9] blanked by a Wizard it wins by strength alone', () => {
    expect(judged(PRINCE, WIZARD)).toBe('Y highest')
    expect(judged(PRINCE, WIZARD, 0, 2)).toBe('X equal')
    expect(judged(PRINCE, WIZARD, 2, 0)).toBe('Y highest')
    expect(judged(PRINCE, WIZARD, 2, 2)).toBe('Y highest')
  })
})

describe('the General', () => {
  test('[BR-066] wins its own round by strength when it is the higher card', () => {
    for (const lower of [WIZARD, AMBASSADOR, SPY, PRINCESS] as const) expect(judged(GENERAL, lower)).toBe('Y highest')
  })

  test('[BR-063] [BR-201] with the +2 Prince against Prince is won, 9 to 7', () => {
    expect(duel(PRINCE, PRINCE, 2, 0)).toMatchObject({ winner: 0, strengths: [9, 7] })
    expect(duel(PRINCE, PRINCE, 0, 2)).toMatchObject({ winner: 1, strengths: [7, 9] })
  })

  test('[BR-064] [BR-202] with the +2 Assassin against Assassin is lost, 5 to 3', () => {
    expect(duel(ASSASSIN, ASSASSIN, 2, 0)).toMatchObject({ winner: 1, by: 'lowest', strengths: [5, 3] })
    expect(duel(ASSASSIN, ASSASSIN, 0, 2)).toMatchObject({ winner: 0, by: 'lowest', strengths: [3, 5] })
  })

  test('[BR-065] [BR-203] with a +2 Musician against Musician stays on hold', () => {
    for (const [y, a] of BONUSES) expect(judged(MUSICIAN, MUSICIAN, y, a)).toBe('X musician')
  })

  test('[BR-062] [BR-R6] a Wizard does not take the +2 from the card it faces', () => {
    for (const card of STRENGTHS) expect(duel(card, WIZARD, 2, 0).strengths).toEqual([card + 2, 5])
    expect(judged(AMBASSADOR, WIZARD, 2, 0)).toBe('Y highest')
  })

  test('[BR-R8] a +2 makes no other rat of a card', () => {
    expect(judged(PRINCESS, PRINCE, 2, 0)).toBe('YY princess')
    expect(judged(GENERAL, PRINCE, 2, 0)).toBe('A prince')
    expect(judged(MUSICIAN, SPY, 2, 0)).toBe('X musician')
    // 3 + 2 is no Wizard: the General it meets keeps its power.
    expect(duel(ASSASSIN, GENERAL, 2, 0)).toMatchObject({ blanked: [false, false], bonus: [0, 2] })
    // A Spy at 4 is worth no more, a Princess at 3 asks for no lowest.
    expect(duel(SPY, PRINCESS, 2, 0).worth).toEqual([1, 1])
    expect(judged(PRINCESS, GENERAL, 2, 0)).toBe('A highest')
  })
})

describe('the Wizard', () => {
  test('[BR-070] cancels the power of the opposing card, whichever it is', () => {
    expect(duel(WIZARD, MUSICIAN, 0, 0).by).toBe('highest')
    expect(duel(WIZARD, ASSASSIN, 0, 0).by).toBe('highest')
    expect(duel(WIZARD, PRINCE, 0, 0).by).toBe('highest')
    expect(duel(WIZARD, SPY, 0, 0).spySeat).toBeNull()
    expect(duel(WIZARD, GENERAL, 0, 0).bonus).toEqual([0, 0])
    expect(duel(WIZARD, AMBASSADOR, 0, 2).worth).toEqual([1, 1])
  })

  test('[BR-071] a round with a Wizard goes to the higher strength', () => {
    for (const card of STRENGTHS)
      for (const [y, a] of BONUSES) {
        const [mine, theirs] = [WIZARD + y, card + a]
        const expected = mine === theirs ? 'X equal' : mine > theirs ? 'Y highest' : 'A highest'
        expect(judged(WIZARD, card, y, a)).toBe(expected)
      }
  })

  test('[BR-072] beats the Musician, and the round is not held', () => {
    expect(judged(WIZARD, MUSICIAN)).toBe('Y highest')
  })

  test('[BR-073] beats the Assassin: 5 to 3, highest wins', () => {
    expect(duel(WIZARD, ASSASSIN, 0, 0)).toMatchObject({ winner: 0, by: 'highest', strengths: [5, 3] })
  })

  test('[BR-074] loses to Prince and General by strength', () => {
    expect(judged(WIZARD, PRINCE)).toBe('A highest')
    expect(judged(WIZARD, GENERAL)).toBe('A highest')
  })

  test('[BR-075] Wizard against Wizard is on hold when equal', () => {
    expect(judged(WIZARD, WIZARD)).toBe('X equal')
    expect(judged(WIZARD, WIZARD, 2, 2)).toBe('X equal')
    expect(judged(WIZARD, WIZARD, 0, 2)).toBe('A highest')
  })
})

describe('the Ambassador', () => {
  test('[BR-R12] blanked by a Wizard it counts 1 if it wins anyway', () => {
    expect(duel(AMBASSADOR, WIZARD, 2, 0)).toMatchObject({ winner: 0, strengths: [6, 5], worth: [1, 1] })
    expect(duel(WIZARD, AMBASSADOR, 0, 2)).toMatchObject({ winner: 1, strengths: [5, 6], worth: [1, 1] })
  })

  test('[BR-R24] a blanked Ambassador is never in a held round', () => {
    for (const [y, a] of BONUSES) expect(duel(AMBASSADOR, WIZARD, y, a).winner).not.toBeNull()
  })
})

describe('the Assassin', () => {
  test('[BR-090] the lower strength wins', () => {
    for (const other of [PRINCESS, SPY, AMBASSADOR, GENERAL] as const)
      expect(judged(ASSASSIN, other)).toBe(other < ASSASSIN ? 'A lowest' : 'Y lowest')
  })

  test('[BR-092] loses to Spy and Princess, because they are lower', () => {
    expect(judged(ASSASSIN, SPY)).toBe('A lowest')
    expect(judged(ASSASSIN, PRINCESS)).toBe('A lowest')
  })

  test('[BR-093] wins against General and Ambassador', () => {
    expect(judged(ASSASSIN, GENERAL)).toBe('Y lowest')
    expect(judged(ASSASSIN, AMBASSADOR)).toBe('Y lowest')
  })

  test('[BR-094] [BR-R11] two Assassins do not reverse twice: the lower wins, equal is on hold', () => {
    expect(judged(ASSASSIN, ASSASSIN)).toBe('X equal')
    expect(judged(ASSASSIN, ASSASSIN, 2, 2)).toBe('X equal')
    expect(judged(ASSASSIN, ASSASSIN, 0, 2)).toBe('Y lowest')
  })

  test('[BR-095] against the Musician the round is on hold', () => {
    expect(judged(ASSASSIN, MUSICIAN)).toBe('X musician')
  })
})

describe('the Princess', () => {
  test('[BR-102] against any card but the Prince she is a plain 1', () => {
    expect(judged(PRINCESS, GENERAL)).toBe('A highest')
    expect(judged(PRINCESS, WIZARD)).toBe('A highest')
    expect(judged(PRINCESS, AMBASSADOR)).toBe('A highest')
    expect(judged(PRINCESS, ASSASSIN)).toBe('Y lowest')
    expect(judged(PRINCESS, SPY)).toBe('A highest')
    expect(judged(PRINCESS, PRINCESS)).toBe('X equal')
    expect(judged(PRINCESS, MUSICIAN)).toBe('X musician')
  })

  test('[BR-R10] blanked by a Wizard she is a plain 1, and nothing keeps her from a Prince', () => {
    expect(duel(PRINCESS, WIZARD, 0, 0)).toMatchObject({ by: 'highest', winner: 1, strengths: [1, 5] })
    for (const [y, a] of BONUSES) expect(judged(PRINCESS, PRINCE, y, a)).toBe('YY princess')
  })
})

describe('the Spy and the Musician', () => {
  test("[BR-112] the Spy's strength counts in its own round", () => {
    expect(judged(SPY, PRINCESS)).toBe('Y highest')
    expect(judged(SPY, AMBASSADOR)).toBe('A highest')
  })

  test('[BR-120] the Musician puts the round on hold: nobody wins it', () => {
    for (const other of STRENGTHS) expect(duel(MUSICIAN, other, 0, 0).winner === null).toBe(other !== WIZARD)
  })

  test('[BR-121] its hold prevails over every power but the Wizard', () => {
    for (const other of STRENGTHS)
      for (const [y, a] of BONUSES)
        expect(judged(MUSICIAN, other, y, a)).toBe(other === WIZARD ? 'A highest' : 'X musician')
  })

  test('[BR-122] Musician against Musician is on hold', () => {
    expect(judged(MUSICIAN, MUSICIAN)).toBe('X musician')
  })
})

test('[BR-R34] the colour of a card has no effect: who plays it owns its power and its result', () => {
  const foreign = () =>
    fromSetup({
      hands: [
        ['A7', 'A6', 'A4', 'A2'],
        ['Y7', 'Y5', 'Y1', 'Y0'],
      ],
    })
  expect(play(foreign(), 'A4xY1')).toEqual(['Y 2-0'])
  expect(play(foreign(), 'A7xY1')).toEqual(['AA 0-0'])
  const boosted = foreign()
  play(boosted, 'A6xY1')
  expect(boosted.state).toMatchObject({ bonus: [2, 0], victories: [1, 0] })
  const spied = foreign()
  play(spied, 'A2xY1')
  expect(spied.state.spySeat).toBe(0)
})
