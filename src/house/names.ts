import { Refused } from '#engine/refusal'

const NAME_LIMIT = 24

/** Text as others may see it: no control characters, no direction tricks, no blank rows. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What leaves no mark on a page: filling letters, joiners, direction marks, and a cell of Braille without a dot. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const BLANK = /\u2800/g

/** A name as others may see it; throws `Refused`. */
export function parseName(wanted: string): string {
  const name = tidy(wanted.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(BLANK, ' '))
  if (!/[\p{L}\p{N}]/u.test(name))
    throw new Refused({ code: 'bad-name', message: 'A name needs a letter or a digit that can be seen.' })
  if (Array.from(name).length > NAME_LIMIT)
    throw new Refused({ code: 'bad-name', message: `A name has at most ${NAME_LIMIT} characters.` })
  return name
}

/** The name by which someone is told from these others: their own, or with a number. */
export function nameAmong(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(heard))
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`
    const called = `${Array.from(name)
      .slice(0, NAME_LIMIT - suffix.length)
      .join('')}${suffix}`
    if (!taken.has(heard(called))) return called
  }
}

/** As one hears it: neither case nor accents nor blanks tell two names apart. */
const heard = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toUpperCase()
