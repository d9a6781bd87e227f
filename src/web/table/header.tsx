import { Badge } from '#web/design/badge.tsx'
import { hourglass } from '#web/design/icons'
import { LinkButton } from '#web/shell/link-button.tsx'
import type { Sight } from '#web/table/sight'
import type { Status } from '#web/table/status'
import { StatusLine } from '#web/table/status-line.tsx'
import { useWords } from '#web/words/words'

interface HeaderProps {
  readonly sight: Sight
  readonly status: Status
  readonly isNarrow: boolean
}

/** What is played here, who must do what now, and the way out. */
export function Header({ sight: { shown, game }, status, isNarrow }: HeaderProps) {
  const { table: said, lobby, common } = useWords()
  const { table, as, now } = shown
  const isLate = as === 'spectator' && now.status === 'live' && table.delay > 0
  return (
    <header data-turn={status.turn === undefined ? undefined : true}>
      <h1 className={isNarrow ? 'unseen' : undefined}>{game.about.name}</h1>
      <StatusLine status={status} />
      {isLate && <Badge icon={hourglass}>{said.late(lobby.time(table.delay / 1000))}</Badge>}
      {!isNarrow && (
        <LinkButton kind="quiet" href="/">
          {common.allGames}
        </LinkButton>
      )}
    </header>
  )
}
