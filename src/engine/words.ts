/** 12345 as `12,345`. */
export const grouped = (number: number, decimals = 0): string =>
  number.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** `1 worker`, `2 workers`. */
export const counted = (many: number, one: string, more = `${one}s`): string =>
  `${grouped(many)} ${many === 1 ? one : more}`

/** 0.4921 as `49.2`. */
export const percent = (share: number): string => (share * 100).toFixed(1)

/** `a, b and c`. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`

/** Breaks a text into lines of at most `width` characters, at its spaces. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Lines up rows in columns: words to the left, figures to the right. */
export function columns(
  rows: readonly (readonly string[])[],
  isWords: (column: number) => boolean = (column) => column === 0,
): string[] {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, at) => (isWords(at) ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  ')
      .trimEnd(),
  )
}
