import type { KnownTable } from '#web/client/use-table'
import { Button } from '#web/design/button.tsx'
import { Dialog } from '#web/design/dialog.tsx'
import {
  checkMark,
  cog,
  flyingFlag,
  help,
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
import { isChatLocked } from '#web/table/sight'
import type { Acts } from '#web/table/use-acts'
import { useWords } from '#web/words/words'
import './menu.css'

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
/** What only the host is offered. */
type HostAct = 'lock-chat' | 'unlock-chat' | 'close'

interface MenuProps {
  readonly known: KnownTable
  readonly acts: Acts
  readonly isHost: boolean
  /** Whether there is something to undo, or to take back. */
  readonly canUndo: boolean
  readonly canResign: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAct: (act: MenuAct) => void
}

/** Everything one can do at a table besides playing. */
export function Menu({ known, acts, isHost, canUndo, canResign, isOpen, onClose, onAct }: MenuProps) {
  const { table, now, as } = known
  const { table: words, common } = useWords()
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
    ['invite', isHere, paperPlane, words.invite],
    ['hand-over', isHere && seat !== undefined && now.status !== 'over', paperPlane, words.handOver],
    ['lock-chat', hosts && !isLocked, padlock, words.lockChat],
    ['unlock-chat', hosts && isLocked, padlockOpen, words.unlockChat],
    ['close', hosts && (now.status === 'open' || !isAmongOthers), trashCan, words.closeTable],
    ['leave', isPlaying && seat.bot === null, tableIcon, words.leave],
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
