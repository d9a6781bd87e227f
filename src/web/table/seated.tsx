import { lazy, Suspense } from 'react'
import { Players } from '#web/table/players.tsx'
import { type Sight, standingOf } from '#web/table/sight'

// Seldom is anybody away for long.
const Absent = lazy(async () => ({ default: (await import('#web/table/absent.tsx')).Absent }))

/** Everybody at the table, and what one can do about those who have been away for long. */
export function Seated({ sight }: { readonly sight: Sight }) {
  const { shown, known, names, text } = sight
  const isSomebodyAway = known.now.presence?.away.some((since) => since !== null) ?? false
  return (
    <>
      <Players known={shown} names={names} seatName={text.seat} standing={standingOf(sight)} />
      {isSomebodyAway && (
        <Suspense>
          <Absent sight={sight} />
        </Suspense>
      )}
    </>
  )
}
