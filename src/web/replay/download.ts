import type { MatchRecord } from '#engine/match'

/** What a match is called as a file: like the server calls it. */
export const fileName = ({ game }: MatchRecord, id: string): string => `ludus-${game}-${id}.json`

/** Saves a match as a file, where the browser puts such. */
export function download(record: MatchRecord, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
