import { useState } from 'react'
import type { Seat } from '#engine/game'
import { Button } from '#web/design/button.tsx'
import { useSettings } from '#web/settings'
import { useAbsence } from '#web/table/absence'
import { Confirm } from '#web/table/confirm.tsx'
import type { Sight } from '#web/table/sight'
import { absent } from '#web/words/absent'
import { useWords, useWordsOf } from '#web/words/words'
import './absent.css'

const MINUTE = 60_000

/** How long, in milliseconds, somebody is away before it is said what may be done about it, and when. */
const SOON = 10_000

/** Somebody is away: what the others may do to go on without them, now or before long. */
export function Absent({ sight }: { readonly sight: Sight }) {
  const { known, game, names, acts } = sight
  const { table: said } = useWords()
  const words = useWordsOf(absent)
  const { confirm } = useSettings()
  const absence = useAbsence(known)
  const [claimed, setClaimed] = useState<Seat>()
  const seat = missedSeat(sight, absence, known.table.patience)
  const soon = seat === undefined ? missedSeat(sight, absence, SOON) : undefined
  const who = names[claimed ?? seat ?? 0]!
  const claim = (of: Seat) => void acts.act({ do: 'claim', seat: of })
  return (
    <>
      {soon !== undefined && (
        <div className="absent" role="status">
          <p>{words.soon(names[soon]!, said.longTime(Math.ceil((known.table.patience - absence[soon]!) / MINUTE)))}</p>
        </div>
      )}
      {seat !== undefined && (
        <div className="absent" role="status">
          <p>{words.isAwayFor(who, said.longTime(Math.max(1, Math.floor(absence[seat]! / MINUTE))))}</p>
          <Button onClick={() => void acts.act({ do: 'stand-in', seat })}>{words.letBot}</Button>
          {game.rules?.canBeClaimed && (
            <Button onClick={() => (confirm ? setClaimed(seat) : claim(seat))}>{words.claim}</Button>
          )}
        </div>
      )}
      <Confirm
        title={words.claimTitle}
        text={words.claimText(who)}
        yes={words.claim}
        no={words.waitOn}
        isOpen={claimed !== undefined}
        onYes={() => claimed !== undefined && claim(claimed)}
        onClose={() => setClaimed(undefined)}
      />
    </>
  )
}

/** The first seat that has been away for so long, of those for whom whoever looks may, in the end, let a bot play on. */
function missedSeat({ known }: Sight, absence: readonly (number | undefined)[], least: number): Seat | undefined {
  const { table, now, as } = known
  const isFree = (table.clock as { readonly kind: string }).kind === 'none' && table.patience > 0
  if (!isFree || as === 'spectator' || now.status !== 'live') return undefined
  const own = now.seats[as]?.guest
  const seat = now.seats.findIndex(
    ({ guest, bot }, at) => guest !== null && guest !== own && bot === null && (absence[at] ?? 0) >= least,
  )
  return seat < 0 ? undefined : seat
}
