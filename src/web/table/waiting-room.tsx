import type { Seat } from '#engine/game'
import type { KnownTable } from '#web/client/use-table'
import { Badge } from '#web/design/badge.tsx'
import { Button } from '#web/design/button.tsx'
import { checkMark } from '#web/design/icons'
import { isOfDevice } from '#web/local/device-line'
import { tableLink } from '#web/table/links'
import { ownSeats } from '#web/table/seats'
import { ShareLink } from '#web/table/share-link.tsx'
import { useWords } from '#web/words/words'
import './waiting-room.css'

interface WaitingRoomProps {
  readonly known: KnownTable
  readonly names: readonly string[]
  readonly gameName: string
  readonly seatName: (seat: Seat) => string
  readonly onSit: (seat: Seat) => void
  readonly onStand: () => void
}

/** A table before the match: who is there, where there is room, and the link that brings the others. */
export function WaitingRoom({ known, names, gameName, seatName, onSit, onStand }: WaitingRoomProps) {
  const { table: words } = useWords()
  const { table, now, as } = known
  const isSeated = as !== 'spectator'
  const free = now.seats.flatMap(({ guest, bot }, seat) => (guest === null && bot === null ? [seat] : []))
  const own = ownSeats(now, as)
  return (
    <div className="waiting-room">
      <section>
        <h2>{isSeated ? words.inviteHeading : words.invitedBy(table.host, gameName)}</h2>
        <ul aria-label={words.seats}>
          {now.seats.map((_, seat) => (
            <li key={seat}>
              <span>
                <b>{free.includes(seat) ? words.free : names[seat]}</b>
                <small>{seatName(seat)}</small>
              </span>
              {!free.includes(seat) ? (
                <Badge kind="good" icon={checkMark}>
                  {own.includes(seat) ? words.you : words.ready}
                </Badge>
              ) : (
                !isSeated && (
                  <Button kind="primary" onClick={() => onSit(seat)}>
                    {free.length === 1 ? words.takeFreeSeat : words.sit}
                  </Button>
                )
              )}
            </li>
          ))}
        </ul>
        {isSeated && <p>{words.youSit}</p>}
        {!isOfDevice(table.id) && <ShareLink link={tableLink(table.id)} title={gameName} />}
        {isSeated && now.seats[as]?.plan === 'human' && (
          <Button kind="quiet" onClick={onStand}>
            {words.stand}
          </Button>
        )}
      </section>
    </div>
  )
}
