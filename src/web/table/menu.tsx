import type { Seat } from '#engine/game'
import type { AnyBox } from '#games/box'
import type { KnownTable } from '#web/client/use-table'
import { Button } from '#web/design/button.tsx'
import { Dialog } from '#web/design/dialog.tsx'
import {
  checkMark,
  cog,
  flyingFlag,
  help,
  hourglass,
  knightBanner,
  openBook,
  padlock,
  paperPlane,
  returnArrow,
  table as tableIcon,
} from '#web/design/icons'
import { padlockOpen, trashCan } from '#web/design/icons-later'
import { isOfDevice } from '#web/local/device-line'
import { LinkButton } from '#web/shell/link-button.tsx'
import { WayToRead } from '#web/shell/way-to-read.tsx'
import { PaceSelect } from '#web/table/pace-select.tsx'
import { isOneSide } from '#web/table/seats'
import { isChatLocked } from '#web/table/sight'
import type { Acts } from '#web/table/use-acts'
import { sheets } from '#web/words/sheets'
import { useWords, useWordsOf } from '#web/words/words'
import './menu.css'

/** What one can propose to all here. */
export type Wish = 'abandon' | 'draw' | 'pause'

/** What the menu can lead to. */
export type MenuAct =
  | 'undo'
  | 'rules'
  | 'keys'
  | 'invite'
  | 'hand-over'
  | 'leave'
  | 'return'
  | 'resign'
  | 'result'
  | HostAct
  | Wish
/** What only the host is offered. */
type HostAct = 'lock-chat' | 'unlock-chat' | 'close'

interface MenuProps {
  readonly known: KnownTable
  readonly acts: Acts
  readonly isHost: boolean
  /** Whether there is something to undo, or to take back. */
  readonly canUndo: boolean
  readonly canResign: boolean
  /** Those of the game, once they are there. */
  readonly rules: AnyBox['game'] | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAct: (act: MenuAct) => void
}

/** Everything one can do at a table besides playing. */
export function Menu({ known, acts, isHost, canUndo, canResign, rules, isOpen, onClose, onAct }: MenuProps) {
  const { table, now, as } = known
  const { table: words, common } = useWords()
  const said = useWordsOf(sheets)
  const wishes = wishesAt(known, rules)
  const isHere = !isOfDevice(table.id)
  const seat = as === 'spectator' ? undefined : now.seats[as]
  const isPlaying = now.status === 'live' && seat !== undefined
  const hosts = isHost && now.status !== 'over'
  const isLocked = isChatLocked(known)
  const isAmongOthers = now.seats.some(({ guest }) => guest !== null && guest !== table.by)
  const rows: readonly (readonly [MenuAct, boolean, string, string])[] = [
    ['result', now.outcome !== null, checkMark, words.result],
    ['return', isPlaying && seat.bot !== null, returnArrow, words.comeBack],
    ['undo', canUndo, returnArrow, words.takeBack],
    ['rules', true, openBook, common.rules],
    ['keys', true, help, words.keys],
    ['invite', isHere, paperPlane, said.invite],
    ['hand-over', isHere && seat !== undefined && now.status !== 'over', paperPlane, said.handOver],
    ['lock-chat', hosts && !isLocked, padlock, said.lockChat],
    ['unlock-chat', hosts && isLocked, padlockOpen, said.unlockChat],
    ['close', hosts && (now.status === 'open' || !isAmongOthers), trashCan, words.closeTable],
    ['leave', isPlaying && seat.bot === null, tableIcon, words.leave],
    ['pause', wishes.includes('pause'), hourglass, said.propose.pause],
    ['draw', wishes.includes('draw'), flyingFlag, said.propose.draw],
    ['abandon', wishes.includes('abandon'), flyingFlag, said.propose.abandon],
    ['resign', isPlaying && seat.bot === null && canResign, flyingFlag, words.resign],
  ]
  return (
    <Dialog title={words.menu} isOpen={isOpen} onClose={onClose} closeLabel={common.close}>
      <PaceSelect known={known} acts={acts} />
      <ul className="menu">
        {rows
          .filter(([, isOffered]) => isOffered)
          .map(([act, , icon, label]) => (
            <li key={act}>
              <Button
                kind="quiet"
                icon={icon}
                onClick={() => {
                  onClose()
                  onAct(act)
                }}
              >
                {label}
              </Button>
            </li>
          ))}
        <li>
          <WayToRead kind="quiet" game={table.game} isApart />
        </li>
        <li>
          <LinkButton kind="quiet" icon={cog} href="/settings">
            {common.settings}
          </LinkButton>
        </li>
        <li>
          <LinkButton kind="quiet" icon={knightBanner} href="/">
            {common.allGames}
          </LinkButton>
        </li>
      </ul>
    </Dialog>
  )
}

/** What whoever looks may propose, and nobody has yet. */
function wishesAt({ table, now, as }: KnownTable, rules: AnyBox['game'] | undefined): readonly Wish[] {
  if (as === 'spectator' || now.status !== 'live' || now.seats[as]?.bot !== null) return []
  const isOpponent = (seat: Seat): boolean =>
    now.seats[seat]!.guest !== null &&
    now.seats[seat]!.guest !== now.seats[as]!.guest &&
    (now.sides?.[seat] ?? null) !== (now.sides?.[as] ?? `alone ${as}`)
  const isTimed = (table.clock as { readonly kind: string }).kind !== 'none'
  const offered: Readonly<Record<Wish, boolean>> = {
    abandon: rules?.abandon !== undefined && isOneSide(now),
    draw: rules?.canBeDrawn === true && [...now.seats.keys()].some(isOpponent),
    pause: isTimed && !now.clocks?.isPaused,
  }
  const wishes = Object.keys(offered) as Wish[]
  return wishes.filter((wish) => offered[wish] && !now.votes?.some(({ topic }) => topic === wish))
}
