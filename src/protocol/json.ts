/** How much of a text from outside is looked at. */
export interface Limits {
  readonly characters: number
  /** How deep arrays and objects may lie within each other. */
  readonly depth: number
}

/** What a file with a match may hold: none is larger, and a byte is at most one character. */
export const MATCH_FILE: Limits = { characters: 2 ** 24, depth: 64 }

/** A text from outside that is not understood; the message is a sentence. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** Reads JSON from outside; throws `Unreadable`. Nothing in the result can overflow a stack or pose as a prototype. */
export function parseJson(text: string, { characters, depth }: Limits): unknown {
  if (text.length > characters) throw new Unreadable(`This is longer than ${characters} characters.`)
  if (isDeeper(text, depth)) throw new Unreadable(`This is nested deeper than ${depth}.`)
  const value = parse(text)
  // Copying such a field would set the prototype of the copy.
  if (hasField(value, '__proto__')) throw new Unreadable('A field may not be called "__proto__".')
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unreadable('This is not JSON.')
  }
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Counts brackets outside strings: as far as the text is JSON, that is how deep it goes. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) quoted = !quoted
    else if (quoted && code === BACKSLASH) at++
    else if (quoted) continue
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) depth++
    else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth--
    if (depth > most) return true
  }
  return false
}

function hasField(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Object.hasOwn(value, name)) return true
  for (const part of Object.values(value)) if (hasField(part, name)) return true
  return false
}
