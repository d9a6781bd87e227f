import { Link } from '#web/route.tsx'
import { TableRow } from '#web/lobby/table-row.tsx'
import { useLobby } from '#web/lobby/use-lobby'
import { useWords } from '#web/words/words'

/** How many are shown here; the lobby has them all. */
const MOST = 3

/** Public tables that wait for someone. */
export function Waiting() {
  const { home } = useWords()
  const open = useLobby()?.filter(({ status }) => status === 'open') ?? []
  if (open.length === 0) return null
  return (
    <section className="home-waiting" aria-labelledby="home-waiting">
      <h2 id="home-waiting">{home.waiting}</h2>
      <ul className="lobby-tables">
        {open.slice(0, MOST).map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
      <Link href="/lobby">{home.allTables}</Link>
    </section>
  )
}
