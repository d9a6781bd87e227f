/** With payoffs scaled to between 1 and 2, whatever is closer to zero than this is rounding. */
const NIL = 1e-12

let tableau = new Float64Array(81)
let rowLabels = new Int32Array(8)
let colLabels = new Int32Array(8)

/**
 * Solves a zero-sum game in which two players choose a row and a column at the same moment. `payoff` is what the row
 * player gets, row after row, finite numbers of like size. Returns the value for the row player and writes an optimal
 * mix of each player, probabilities that sum to 1, to the front of `rowMix` and `colMix`.
 */
export function solveMatrix(
  payoff: Float64Array,
  rows: number,
  cols: number,
  rowMix: Float64Array,
  colMix: Float64Array,
): number {
  let least = Infinity
  let maxMin = -Infinity
  let safeRow = 0
  for (let row = 0; row < rows; row++) {
    rowMix[row] = 0
    let worst = Infinity
    for (let at = row * cols; at < (row + 1) * cols; at++) if (payoff[at]! < worst) worst = payoff[at]!
    if (worst < least) least = worst
    if (worst <= maxMin) continue
    maxMin = worst
    safeRow = row
  }
  let most = -Infinity
  let minMax = Infinity
  let safeCol = 0
  for (let col = 0; col < cols; col++) {
    colMix[col] = 0
    let worst = -Infinity
    for (let at = col; at < rows * cols; at += cols) if (payoff[at]! > worst) worst = payoff[at]!
    if (worst > most) most = worst
    if (worst >= minMax) continue
    minMax = worst
    safeCol = col
  }
  if (maxMin === minMax) {
    rowMix[safeRow] = colMix[safeCol] = 1
    return maxMin
  }
  layOut(payoff, rows, cols, least, most - least)
  for (let col = safeCol, pivots = 0; col >= 0; col = entering(rows, cols, ++pivots)) {
    const row = leaving(rows, cols, col)
    if (row < 0) break
    exchange(row, col, rows, cols)
  }
  return least + (most - least) * (readOff(rows, cols, rowMix, colMix) - 1)
}

/**
 * The column player's linear programme: weights with the greatest sum that give no row more than 1. The last column
 * holds what each row has left of its 1, the last row what each weight would still add, negated.
 */
function layOut(payoff: Float64Array, rows: number, cols: number, least: number, range: number): void {
  if (tableau.length < (rows + 1) * (cols + 1)) tableau = new Float64Array((rows + 1) * (cols + 1))
  if (rowLabels.length < rows) rowLabels = new Int32Array(rows)
  if (colLabels.length < cols) colLabels = new Int32Array(cols)
  let to = 0
  for (let row = 0, from = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) tableau[to++] = (payoff[from++]! - least) / range + 1
    tableau[to++] = 1
    rowLabels[row] = cols + row
  }
  for (let col = 0; col < cols; col++) {
    tableau[to++] = -1
    colLabels[col] = col
  }
  tableau[to] = 0
}

/** The column that adds most, or -1 when none adds anything. After too many exchanges Bland's rule ends any circle. */
function entering(rows: number, cols: number, exchanges: number): number {
  const last = rows * (cols + 1)
  const bland = exchanges > 4 * (rows + cols)
  let best = -1
  for (let col = 0; col < cols; col++) {
    if (tableau[last + col]! > -NIL) continue
    if (best < 0 || (bland ? colLabels[col]! < colLabels[best]! : tableau[last + col]! < tableau[last + best]!))
      best = col
  }
  return best
}

/** The row that runs out first as the weight of `col` grows, of several the one with the lowest label. */
function leaving(rows: number, cols: number, col: number): number {
  let first = -1
  let least = Infinity
  for (let row = 0, at = 0; row < rows; row++, at += cols + 1) {
    if (tableau[at + col]! < NIL) continue
    const weight = tableau[at + cols]! / tableau[at + col]!
    if (weight > least || (weight === least && rowLabels[row]! > rowLabels[first]!)) continue
    first = row
    least = weight
  }
  return first
}

/** One step of the simplex method: a row and a column change places. */
function exchange(row: number, col: number, rows: number, cols: number): void {
  const wide = cols + 1
  const own = row * wide
  const inverse = 1 / tableau[own + col]!
  for (let at = own; at < own + wide; at++) tableau[at]! *= inverse
  for (let start = 0; start <= rows * wide; start += wide) {
    const times = tableau[start + col]!
    if (start === own || times === 0) continue
    for (let at = 0; at < wide; at++) tableau[start + at]! -= times * tableau[own + at]!
    tableau[start + col] = -times * inverse
  }
  tableau[own + col] = inverse
  const label = rowLabels[row]!
  rowLabels[row] = colLabels[col]!
  colLabels[col] = label
}

/** Turns a finished tableau into the two mixes, and returns the value of the scaled game. */
function readOff(rows: number, cols: number, rowMix: Float64Array, colMix: Float64Array): number {
  const wide = cols + 1
  const value = 1 / tableau[rows * wide + cols]!
  for (let row = 0; row < rows; row++) if (rowLabels[row]! < cols) colMix[rowLabels[row]!] = tableau[row * wide + cols]!
  for (let col = 0; col < cols; col++)
    if (colLabels[col]! >= cols) rowMix[colLabels[col]! - cols] = tableau[rows * wide + col]!
  normalise(rowMix, rows)
  normalise(colMix, cols)
  return value
}

function normalise(mix: Float64Array, length: number): void {
  let sum = 0
  for (let at = 0; at < length; at++) sum += mix[at] = Math.max(0, mix[at]!)
  for (let at = 0; at < length; at++) mix[at]! /= sum
}
