import { lazy, Suspense } from 'react'
import { GAMES } from '#games/shelf'
import { useServerIsThere } from '#web/client/tables'
import { GameBox } from '#web/home/game-box.tsx'
import { useTitle } from '#web/route.tsx'
import { useWords } from '#web/words/words'
import './home.css'

// What has to be asked for first can be drawn a little later, too, and what cannot be played yet.
const Matches = lazy(async () => ({ default: (await import('#web/home/matches.tsx')).Matches }))
const Waiting = lazy(async () => ({ default: (await import('#web/home/waiting.tsx')).Waiting }))
const ToCome = lazy(async () => ({ default: (await import('#web/home/to-come.tsx')).ToCome }))

/** The shelf with all games, and what is going on. */
export function Home() {
  const { home } = useWords()
  const isServed = useServerIsThere()
  useTitle('')
  return (
    <main className="page home">
      <h1>{home.title}</h1>
      <p role="status" className="home-offline">
        {!isServed && home.offline}
      </p>
      <Suspense>
        <Matches />
        <Waiting />
      </Suspense>
      <div className="home-shelf">
        {GAMES.map(({ about }) => (
          <GameBox key={about.id} about={about} />
        ))}
      </div>
      <Suspense>
        <ToCome />
      </Suspense>
    </main>
  )
}
