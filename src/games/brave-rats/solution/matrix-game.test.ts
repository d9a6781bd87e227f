import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { solveMatrix } from '#games/brave-rats/solution/matrix-game'

type Matrix = readonly (readonly number[])[]

function play(matrix: Matrix) {
  const [rows, cols] = [matrix.length, matrix[0]!.length]
  const [rowMix, colMix] = [new Float64Array(rows), new Float64Array(cols)]
  const value = solveMatrix(Float64Array.from(matrix.flat()), rows, cols, rowMix, colMix)
  return { value, rowMix: [...rowMix], colMix: [...colMix] }
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, at) => sum + x * b[at]!, 0)
const transpose = (matrix: Matrix): Matrix => matrix[0]!.map((_, col) => matrix.map((row) => row[col]!))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Matrices of at most `most` rows and columns, with entries as given. */
const matrices = (entry: fc.Arbitrary<number>, most = 8): fc.Arbitrary<Matrix> =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most }))
    .chain(([rows, cols]) =>
      fc.array(fc.array(entry, { minLength: cols, maxLength: cols }), { minLength: rows, maxLength: rows }),
    )

/** From -1 to 1 in small steps: values of positions, which never lie many orders of magnitude apart. */
const payoffs = fc.integer({ min: -(2 ** 24), max: 2 ** 24 }).map((steps) => steps / 2 ** 24)

describe('known games', () => {
  test.each([
    ['one cell', [[-3]], -3, [1], [1]],
    ['one row', [[2, -1, 5]], -1, [1], [0, 1, 0]],
    ['one column', [[2], [-1], [5]], 5, [0, 0, 1], [1]],
    [
      'all the same',
      [
        [4, 4],
        [4, 4],
      ],
      4,
      undefined,
      undefined,
    ],
    [
      'matching pennies',
      [
        [1, -1],
        [-1, 1],
      ],
      0,
      [0.5, 0.5],
      [0.5, 0.5],
    ],
    [
      'rock, paper, scissors',
      [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      0,
      [1 / 3, 1 / 3, 1 / 3],
      [1 / 3, 1 / 3, 1 / 3],
    ],
    [
      'two by two',
      [
        [3, -1],
        [-2, 1],
      ],
      1 / 7,
      [3 / 7, 4 / 7],
      [2 / 7, 5 / 7],
    ],
    [
      'a saddle point',
      [
        [4, 1, 3],
        [5, 2, 6],
        [0, 1, 9],
      ],
      2,
      [0, 1, 0],
      [0, 1, 0],
    ],
    [
      'a dominated row and column',
      [
        [3, -1, 4],
        [-2, 1, 2],
        [-3, -2, 0],
      ],
      1 / 7,
      [3 / 7, 4 / 7, 0],
      [2 / 7, 5 / 7, 0],
    ],
    [
      'a row twice',
      [
        [1, -1],
        [-1, 1],
        [1, -1],
      ],
      0,
      undefined,
      [0.5, 0.5],
    ],
  ] as const)('%s', (_name, matrix, value, rowMix, colMix) => {
    const solved = play(matrix)
    expect(solved.value).toBeCloseTo(value, 12)
    rowMix?.forEach((probability, row) => expect(solved.rowMix[row]).toBeCloseTo(probability, 12))
    colMix?.forEach((probability, col) => expect(solved.colMix[col]).toBeCloseTo(probability, 12))
  })
})

describe('every game', () => {
  test.each([
    ['any payoffs', matrices(payoffs)],
    ['won, tied and lost only, so many ties in the method', matrices(fc.integer({ min: -1, max: 1 }))],
    ['large payoffs', matrices(fc.integer({ min: -1_000_000, max: 1_000_000 }))],
    ['more moves than a hand has', matrices(fc.integer({ min: -2, max: 2 }), 20)],
  ])('max-min is min-max: %s', (_name, anyMatrix) => {
    fc.assert(
      fc.property(anyMatrix, (matrix) => {
        const { value, rowMix, colMix } = play(matrix)
        const rounding = 1e-9 * (Math.max(...matrix.flat()) - Math.min(...matrix.flat()))
        for (const mix of [rowMix, colMix]) {
          expect(Math.min(...mix)).toBeGreaterThanOrEqual(0)
          expect(sum(mix)).toBeCloseTo(1, 12)
        }
        const leastForRow = Math.min(...transpose(matrix).map((column) => dot(rowMix, column)))
        const mostForRow = Math.max(...matrix.map((row) => dot(row, colMix)))
        expect(leastForRow).toBeGreaterThanOrEqual(value - rounding)
        expect(mostForRow).toBeLessThanOrEqual(value + rounding)
      }),
      { numRuns: 1000 },
    )
  })

  test('is worth the opposite with the seats changed', () => {
    fc.assert(
      fc.property(matrices(payoffs), (matrix) => {
        const changed = transpose(matrix).map((row) => row.map((payoff) => -payoff))
        expect(play(changed).value).toBeCloseTo(-play(matrix).value, 9)
      }),
    )
  })

  test('leaves what lies behind the mixes alone', () => {
    const [rowMix, colMix] = [new Float64Array(8).fill(7), new Float64Array(8).fill(7)]
    solveMatrix(Float64Array.of(1, -1, -1, 1), 2, 2, rowMix, colMix)
    for (const mix of [rowMix, colMix]) expect([...mix.subarray(2)]).toEqual([7, 7, 7, 7, 7, 7])
  })
})
