/**
 * A text message as one frame of RFC 6455, in characters of a byte each; `undefined` if it says something beyond ASCII.
 * Nearly all that is told is plain ASCII, and such a frame leaves by one call to the system, without a copy of it.
 */
export function plainFrame(text: string): string | undefined {
  const { length } = text
  if (Buffer.byteLength(text) !== length) return undefined
  return FINAL_TEXT + sizeOf(length) + text
}

const FINAL_TEXT = '\x81'
const [SMALL, MEDIUM] = [126, 2 ** 16]

const byte = (value: number, place: number): string => String.fromCharCode((value >>> (8 * place)) & 0xff)

function sizeOf(length: number): string {
  if (length < SMALL) return byte(length, 0)
  if (length < MEDIUM) return `~${byte(length, 1)}${byte(length, 0)}`
  return `\x7f\0\0\0\0${byte(length, 3)}${byte(length, 2)}${byte(length, 1)}${byte(length, 0)}`
}
