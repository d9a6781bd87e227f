import { lazy, Suspense } from 'react'
import { EMBLEMS } from '#web/boards'
import { Players } from '#web/table/players.tsx'
import { type Sight, standingOf } from '#web/table/sight'

// Seldom is anybody away for long.
const Absent = lazy(async () => ({ default: (await import('#web/table/absent.tsx')).Absent }))
// And seldom does anybody want what needs all.
const Votes = lazy(async () => ({ default: (await import('#web/table/votes.tsx')).Votes }))

/** Everybody at the table, what needs all of them, and what one can do about those who have been away for long. */
export function Seated({ sight }: { readonly sight: Sight }) {
  const { shown, known, names, text } = sight
  const isSomebodyAway = known.now.presence?.away.some((since) => since !== null) ?? false
  const { votes = [], clocks, status } = known.now
  const isWanted = status === 'live' && (votes.length > 0 || clocks?.isPaused === true)
  return (
    <>
      <Players
        known={shown}
        names={names}
        seatName={text.seat}
        standing={standingOf(sight)}
        emblem={EMBLEMS[shown.table.game]}
      />
      {isWanted && (
        <Suspense>
          <Votes sight={sight} />
        </Suspense>
      )}
      {isSomebodyAway && (
        <Suspense>
          <Absent sight={sight} />
        </Suspense>
      )}
    </>
  )
}
