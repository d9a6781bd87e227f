import { lazy, Suspense } from 'react'
import { Badge } from '#web/design/badge.tsx'
import { Explain } from '#web/design/explain.tsx'
import { Icon } from '#web/design/icon.tsx'
import { hourglass, semiClosedEye } from '#web/design/icons'
import { LinkButton } from '#web/shell/link-button.tsx'
import type { KnownTable } from '#web/client/use-table'
import { HoldButtons } from '#web/player/hold-buttons.tsx'
import type { Player } from '#web/player/use-player'
import { GoalButton } from '#web/table/goal.tsx'
import { PaceSelect } from '#web/table/pace-select.tsx'
import type { Sight } from '#web/table/sight'
import { SkipButton } from '#web/table/skip-button.tsx'
import type { Status } from '#web/table/status'
import { StatusLine } from '#web/table/status-line.tsx'
import type { LookBack } from '#web/table/use-look-back'
import type { Skip } from '#web/table/use-skip'
import { useWords } from '#web/words/words'

// What is not seen at once comes after what is.
const LookBackBar = lazy(async () => ({ default: (await import('#web/table/look-back.tsx')).LookBackBar }))

interface HeaderProps {
  readonly sight: Sight
  readonly status: Status
  readonly isNarrow: boolean
  readonly player: Player<KnownTable>
  readonly skip: Skip
  readonly back: LookBack
}

/** What is played here, who must do what now, and the way out. */
export function Header({ sight, status, isNarrow, player, skip, back }: HeaderProps) {
  const { table: said, lobby, common } = useWords()
  const { shown, known, game, acts } = sight
  const { table, as, now } = shown
  const { watching = 0, names = [] } = now.presence ?? {}
  const isLate = as === 'spectator' && now.status === 'live' && table.delay > 0
  return (
    <header data-turn={status.turn === undefined ? undefined : true}>
      <h1 className={isNarrow ? 'unseen' : undefined}>{game.about.name}</h1>
      {back.place ? (
        <Suspense fallback={<StatusLine status={status} />}>
          <LookBackBar back={back} sight={sight} status={status} isNarrow={isNarrow} />
        </Suspense>
      ) : (
        <>
          <StatusLine status={status} />
          {(player.isHeld || table.pace !== 'instant') && <HoldButtons player={player} />}
          {skip.isOffered && <SkipButton skip={skip} isNarrow={isNarrow} />}
          {!isNarrow && <PaceSelect known={known} acts={acts} />}
          {watching > 0 && (
            <Explain says={names.length > 0 ? names.join(', ') : said.watchers(watching)}>
              <Icon of={semiClosedEye} /> {said.watchers(watching)}
            </Explain>
          )}
        </>
      )}
      {isLate && <Badge icon={hourglass}>{said.late(lobby.time(table.delay / 1000))}</Badge>}
      {isNarrow ? (
        <GoalButton sight={{ ...sight, shown: back.player?.shown ?? shown }} />
      ) : (
        <LinkButton kind="quiet" href="/">
          {common.allGames}
        </LinkButton>
      )}
    </header>
  )
}
