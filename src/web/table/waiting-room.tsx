import { useEffect, useState } from 'react'
import { type Level, LEVELS } from '#bots/bot'
import type { Seat } from '#engine/game'
import { hasOwnName } from '#web/client/own-name'
import type { KnownTable } from '#web/client/use-table'
import { Badge } from '#web/design/badge.tsx'
import { Button } from '#web/design/button.tsx'
import { Dialog } from '#web/design/dialog.tsx'
import { Face } from '#web/design/face.tsx'
import { checkMark, cog, semiClosedEye } from '#web/design/icons'
import { isOfDevice } from '#web/local/device-line'
import { WayToRead } from '#web/shell/way-to-read.tsx'
import { awaySaid, useAbsence } from '#web/table/absence'
import { Confirm } from '#web/table/confirm.tsx'
import { tableLink } from '#web/table/links'
import { NameDialog } from '#web/table/name-dialog.tsx'
import { levelName, missedOf, ownSeats } from '#web/table/seats'
import { ShareLink } from '#web/table/share-link.tsx'
import { waiting } from '#web/words/waiting'
import { useWords, useWordsOf } from '#web/words/words'
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
  /** A bot takes a free seat, or, without a level, gets up again. */
  readonly onBot: (seat: Seat, level?: Level) => void
}

/** A table before the match: who is there, where there is room, and the link that brings the others. */
export function WaitingRoom(room: WaitingRoomProps) {
  const { known, gameName, isHost, onKick, onSit, onStand, onBot } = room
  const { table: words } = useWords()
  const said = useWordsOf(waiting)
  const { table, now, as } = known
  const isSeated = as !== 'spectator'
  const isFree = (seat: Seat): boolean => now.seats[seat]!.guest === null && now.seats[seat]!.bot === null
  const free = [...now.seats.keys()].filter(isFree)
  const canSeatBots = isSeated && (isHost || table.rematchOf !== null)
  const missed = missedOf(now, table.expects)
  const [unwanted, setUnwanted] = useState<Unwanted>()
  const [forBot, setForBot] = useState<Seat>()
  const naming = useNaming(room, free)
  return (
    <div className="waiting-room">
      <section>
        <h2>
          {missed.length > 0
            ? words.waitsFor(missed.join(', '))
            : isSeated
              ? words.inviteHeading
              : words.invitedBy(table.host, gameName)}
        </h2>
        <ul aria-label={words.seats}>
          {[...now.seats.keys()].map((seat) => (
            <li key={seat}>
              <Sitter room={room} seat={seat} isFree={isFree(seat)} />
              <SeatAct
                room={room}
                seat={seat}
                isFree={isFree(seat)}
                canSeatBots={canSeatBots}
                isLast={free.length === 1}
                onSit={naming.sit}
                onUnwanted={setUnwanted}
                onForBot={setForBot}
              />
            </li>
          ))}
        </ul>
        {isSeated && <p>{words.youSit}</p>}
        {isSeated && missed.length > 0 && <p>{words.orInvite}</p>}
        {isSeated && !isOfDevice(table.id) && <ShareLink link={tableLink(table.id)} title={gameName} />}
        <div className="waiting-room-ways">
          <WayToRead game={table.game} kind="quiet" isApart />
          {isSeated && now.seats[as]?.plan === 'human' && (
            <Button kind="quiet" onClick={onStand}>
              {words.stand}
            </Button>
          )}
        </div>
      </section>
      <Confirm
        title={said.kickTitle(unwanted?.name ?? '')}
        text={said.kickText(unwanted?.name ?? '')}
        yes={said.kick}
        no={said.letStay}
        isOpen={unwanted !== undefined}
        onYes={() => unwanted && onKick(unwanted.guest)}
        onClose={() => setUnwanted(undefined)}
      />
      <WhichBot
        isOpen={forBot !== undefined}
        onClose={() => setForBot(undefined)}
        onChoose={(level) => {
          if (forBot !== undefined) onBot(forBot, level)
          setForBot(undefined)
        }}
      />
      <NameDialog
        isOpen={naming.isOpen}
        sits={!isSeated}
        onClose={naming.close}
        onDone={() => {
          naming.close()
          if (naming.seat !== undefined) onSit(naming.seat)
        }}
      />
    </div>
  )
}

interface SeatProps {
  readonly room: WaitingRoomProps
  readonly seat: Seat
  readonly isFree: boolean
}

/** Who sits there, or who is waited for. */
function Sitter({ room: { known, names, seatName }, seat, isFree }: SeatProps) {
  const { table: words, common } = useWords()
  const said = useWordsOf(waiting)
  const { guest, bot, face } = known.now.seats[seat]!
  const [expected] = missedOf({ seats: known.now.seats }, (known.table.expects ?? []).map(only(seat)))
  const isBot = guest === null && bot !== null
  return (
    <span className="waiting-room-sitter">
      <Face of={face} />
      <span>
        <b>{isFree ? (expected === undefined ? words.free : said.waitsForOne(expected)) : names[seat]}</b>
        <small>
          {seatName(seat)}
          {isBot && ` · ${common.bot(levelName(bot, common))}`}
        </small>
      </span>
    </span>
  )
}

const only =
  (wanted: Seat) =>
  <Item,>(item: Item, seat: Seat): Item | null =>
    seat === wanted ? item : null

interface SeatActProps extends SeatProps {
  readonly canSeatBots: boolean
  readonly isLast: boolean
  readonly onSit: (seat: Seat) => void
  readonly onUnwanted: (who: Unwanted) => void
  readonly onForBot: (seat: Seat) => void
}

/** What one can do about a seat. */
function SeatAct({ room, seat, isFree, canSeatBots, isLast, onSit, onUnwanted, onForBot }: SeatActProps) {
  const { known, names, seatName, isHost, onBot } = room
  const { table: words } = useWords()
  const said = useWordsOf(waiting)
  const { table, now, as } = known
  const gone = useAbsence(known)[seat]
  const { guest, bot, plan } = now.seats[seat]!
  const name = names[seat]!
  if (isFree && as === 'spectator')
    return (
      <Button kind="primary" onClick={() => onSit(seat)}>
        {isLast ? words.takeFreeSeat : words.sit}
      </Button>
    )
  if (isFree)
    return canSeatBots ? (
      <Button
        icon={cog}
        aria-haspopup="dialog"
        aria-label={said.addBotTo(seatName(seat))}
        onClick={() => onForBot(seat)}
      >
        {said.addBot}
      </Button>
    ) : null
  const isUnwelcome = isHost && guest !== null && guest !== table.by
  const sendAway = isUnwelcome
    ? () => onUnwanted({ guest, name })
    : canSeatBots && bot !== null && guest === null && plan === 'human'
      ? () => onBot(seat)
      : undefined
  return (
    <span className="waiting-room-acts">
      {gone !== undefined ? (
        <Badge kind="bad" icon={semiClosedEye}>
          {awaySaid(gone, words)}
        </Badge>
      ) : (
        <Badge kind="good" icon={checkMark}>
          {ownSeats(now, as).includes(seat) ? words.you : words.ready}
        </Badge>
      )}
      {sendAway && (
        <Button aria-haspopup={isUnwelcome ? 'dialog' : undefined} aria-label={said.kickWho(name)} onClick={sendAway}>
          {said.kick}
        </Button>
      )}
    </span>
  )
}

interface WhichBotProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (level: Level) => void
}

function WhichBot({ isOpen, onClose, onChoose }: WhichBotProps) {
  const { common } = useWords()
  const said = useWordsOf(waiting)
  return (
    <Dialog title={said.whichBot} isOpen={isOpen} onClose={onClose} closeLabel={common.close}>
      <div className="waiting-room-levels">
        {LEVELS.map((level) => (
          <Button key={level} onClick={() => onChoose(level)}>
            {common.levels[level]}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

/** Comes with whoever wants to sit down from the lobby and has not said a name yet. */
const SIT = 'sit'

/** Asks for a name before somebody sits down for the first time; who has opened the table sits there already. */
function useNaming({ known, onSit }: WaitingRoomProps, free: readonly Seat[]) {
  const { table, as } = known
  const isNew = !hasOwnName() && !isOfDevice(table.id)
  const [seat, setSeat] = useState<Seat>()
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    if (as !== 'spectator' || !new URLSearchParams(window.location.search).has(SIT)) return
    window.history.replaceState(window.history.state, '', window.location.pathname)
    setSeat(free[0])
  }, [as, free])
  const isOpen = isNew && !isAside && (seat !== undefined || as !== 'spectator')
  return {
    seat,
    isOpen,
    sit(wanted: Seat) {
      if (!isNew) return onSit(wanted)
      setAside(false)
      return setSeat(wanted)
    },
    close() {
      setSeat(undefined)
      setAside(true)
    },
  }
}
