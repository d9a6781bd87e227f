// SHA-256 (FIPS 180-4) in plain code: the page checks a match's luck with it too, where no crypto API may be at hand.

const isPrime = (number: number): boolean => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false
  return true
}

const PRIMES = Array.from({ length: 311 }, (_, at) => at + 2).filter(isPrime)

/** The first 32 bits behind the point. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0

const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The SHA-256 of a text's UTF-8, in hexadecimal. */
export function sha256(text: string): string {
  const hash = Int32Array.from(START)
  const message = padded(utf8(text))
  const words = new Int32Array(64)
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = message.getInt32(block + 4 * at)
    for (let at = 16; at < 64; at++) {
      const early = words[at - 15]!
      const late = words[at - 2]!
      const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
      const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
      words[at] = words[at - 16]! + s0 + words[at - 7]! + s1
    }
    compress(hash, words)
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function compress(hash: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let at = 0; at < 64; at++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[at]! + words[at]!) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = hash[at]! + word
}

/** One bit, zeros, and the length in bits, to a multiple of 64 bytes. */
function padded(bytes: readonly number[]): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  for (const [at, byte] of bytes.entries()) view.setUint8(at, byte)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 4, bytes.length * 8)
  return view
}

function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const character of text.toWellFormed()) {
    const code = character.codePointAt(0)!
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return bytes
}
