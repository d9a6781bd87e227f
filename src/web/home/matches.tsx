import { MatchRow } from '#web/mine/match-row.tsx'
import { useRunning } from '#web/mine/use-running'
import { Link } from '#web/route.tsx'
import { mine as ownWords } from '#web/words/mine'
import { useWordsOf } from '#web/words/words'

/** How many are shown; the page of one's matches has them all. */
const MOST = 6

/** The matches that one can go on with, at the server and on this device. */
export function Matches() {
  const said = useWordsOf(ownWords)
  const { matches = [], forget } = useRunning()
  return (
    <section className="home-matches" aria-labelledby={matches.length > 0 ? 'home-matches' : undefined}>
      {matches.length > 0 && (
        <>
          <h2 id="home-matches">{said.goOn}</h2>
          <ul className="match-rows">
            {matches.slice(0, MOST).map((match) => (
              <MatchRow key={match.id} match={match} onForget={forget} />
            ))}
          </ul>
        </>
      )}
      <Link href="/mine">{said.all(matches.length)}</Link>
    </section>
  )
}
