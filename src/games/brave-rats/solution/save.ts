import { Positions, type Start } from '#games/brave-rats/solution/positions'
import { Solution } from '#games/brave-rats/solution/solve'
import { asItMatters } from '#games/brave-rats/solution/standing'

/** `BRS1`, for Brave Rats, solved, first format. */
const MAGIC = 0x42525331
/** Magic, start, checksum of all that follows, number of different values. */
const HEADER = 16

/** Packs a solution: its different values once each, then for each position which of them it has. */
export function saveSolution({ start, values }: Solution): Uint8Array {
  const palette = [...new Set(values)]
  const colour = new Map(palette.map((value, at) => [value, at]))
  const width = widthFor(palette.length)
  const file = new DataView(new ArrayBuffer(HEADER + 8 * palette.length + width * values.length))
  let at = HEADER
  for (const value of palette) {
    file.setFloat64(at, value)
    at += 8
  }
  for (const value of values) {
    if (width === 2) file.setUint16(at, colour.get(value)!)
    else file.setUint32(at, colour.get(value)!)
    at += width
  }
  const bytes = new Uint8Array(file.buffer)
  file.setUint32(0, MAGIC)
  file.setUint32(4, digestOf(start))
  file.setUint32(12, palette.length)
  file.setUint32(8, digest(bytes.subarray(12)))
  return bytes
}

/** The very solution that was saved. Throws a `RangeError` if the bytes are damaged or solve another start. */
export function loadSolution(bytes: Uint8Array, start: Start): Solution {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.byteLength < HEADER || file.getUint32(0) !== MAGIC) throw new RangeError('This is no BraveRats solution.')
  if (file.getUint32(4) !== digestOf(start)) throw new RangeError('This BraveRats solution is of another start.')
  if (file.getUint32(8) !== digest(bytes.subarray(12))) throw new RangeError('This BraveRats solution is damaged.')
  const palette = new Float64Array(file.getUint32(12))
  const width = widthFor(palette.length)
  const positions = new Positions(start, asItMatters)
  if (bytes.length !== HEADER + 8 * palette.length + width * positions.count)
    throw new RangeError('This BraveRats solution was made under other rules.')
  for (let at = 0; at < palette.length; at++) palette[at] = file.getFloat64(HEADER + 8 * at)
  const values = new Float64Array(positions.count)
  for (let number = 0, at = HEADER + 8 * palette.length; number < values.length; number++, at += width)
    values[number] = palette[width === 2 ? file.getUint16(at) : file.getUint32(at)]!
  return new Solution(start, positions, values)
}

const widthFor = (colours: number): 2 | 4 => (colours <= 0x10000 ? 2 : 4)

/** Equal for starts that say the same, in whatever order the cards are held. */
function digestOf({
  hands,
  target,
  victories = [0, 0],
  pending = [0, 0],
  bonus = [0, 0],
  spySeat = null,
}: Start): number {
  const sorted = hands.map((hand) => hand.toSorted((a, b) => a - b))
  const text = JSON.stringify([sorted, target, victories, pending, bonus, spySeat])
  return digest(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
}

/** FNV-1a, 32 bits. */
function digest(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < bytes.length; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193)
  return hash >>> 0
}
