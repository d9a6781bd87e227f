import { useEffect, useState } from 'react'
import { type KnownTable, useKept } from '#web/client/use-table'
import { language } from '#web/settings'
import { line } from '#web/words/line'
import { useWords } from '#web/words/words'

/** How long, in milliseconds, it takes to read. */
const READ = 5000

/** What someone should know on coming to a table, until it is put away. */
export function useNotice({ table, as, now, lines }: KnownTable, guest: string | null) {
  const { table: words, lobby } = useWords()
  const isKept = useKept(table.id)
  const [dismissed, setDismissed] = useState<string>()
  const says = table.delay > 0 ? words.watchingLate(lobby.time(table.delay / 1000)) : words.watching
  const watches = as === 'spectator' && now.status === 'live' ? says : undefined
  const isKicked =
    as === 'spectator' && now.status === 'open' && lines.some((one) => one.what === 'kicked' && one.guest === guest)
  const word = isKicked ? words.kicked : isKept ? watches : line[language()].unkept
  useEffect(() => {
    if (watches === undefined) return undefined
    const timer = window.setTimeout(() => setDismissed(watches), READ)
    return () => window.clearTimeout(timer)
  }, [watches])
  return { word: word === dismissed ? undefined : word, dismiss: () => setDismissed(word) }
}
