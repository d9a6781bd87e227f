import { useState } from 'react'
import type { Seat } from '#engine/game'
import type { KnownTable } from '#web/client/use-table'
import { Badge } from '#web/design/badge.tsx'
import { Button } from '#web/design/button.tsx'
import { checkMark } from '#web/design/icons'
import { isOfDevice } from '#web/local/device-line'
import { Confirm } from '#web/table/confirm.tsx'
import { tableLink } from '#web/table/links'
import { ownSeats } from '#web/table/seats'
import { ShareLink } from '#web/table/share-link.tsx'
import { useWords } from '#web/words/words'
import './waiting-room.css'

/** Someone whom the host may send away. */
interface Unwanted {
  readonly guest: string
  readonly name: string
}

interface WaitingRoomProps {
  readonly known: KnownTable
  readonly names: readonly string[]
  readonly gameName: string
  readonly seatName: (seat: Seat) => string
  /** Whether whoever looks may send others away. */
  readonly isHost: boolean
  readonly onKick: (guest: string) => void
  readonly onSit: (seat: Seat) => void
  readonly onStand: () => void
}

/** A table before the match: who is there, where there is room, and the link that brings the others. */
export function WaitingRoom({ known, names, gameName, seatName, isHost, onKick, onSit, onStand }: WaitingRoomProps) {
  const { table: words } = useWords()
  const { table, now, as } = known
  const isSeated = as !== 'spectator'
  const free = now.seats.flatMap(({ guest, bot }, seat) => (guest === null && bot === null ? [seat] : []))
  const own = ownSeats(now, as)
  const [unwanted, setUnwanted] = useState<Unwanted>()
  return (
    <div className="waiting-room">
      <section>
        <h2>{isSeated ? words.inviteHeading : words.invitedBy(table.host, gameName)}</h2>
        <ul aria-label={words.seats}>
          {now.seats.map(({ guest }, seat) => (
            <li key={seat}>
              <span>
                <b>{free.includes(seat) ? words.free : names[seat]}</b>
                <small>{seatName(seat)}</small>
              </span>
              {isHost && guest !== null && guest !== table.by ? (
                <Button
                  aria-haspopup="dialog"
                  aria-label={words.kickWho(names[seat]!)}
                  onClick={() => setUnwanted({ guest, name: names[seat]! })}
                >
                  {words.kick}
                </Button>
              ) : !free.includes(seat) ? (
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
      <Confirm
        title={words.kickTitle(unwanted?.name ?? '')}
        text={words.kickText(unwanted?.name ?? '')}
        yes={words.kick}
        no={words.letStay}
        isOpen={unwanted !== undefined}
        onYes={() => unwanted && onKick(unwanted.guest)}
        onClose={() => setUnwanted(undefined)}
      />
    </div>
  )
}
