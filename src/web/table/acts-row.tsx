import type { KnownTable } from '#web/client/use-table'
import { Button } from '#web/design/button.tsx'
import { IconButton } from '#web/design/icon-button.tsx'
import { checkMark, cog, flyingFlag, help, returnArrow, table as tableIcon } from '#web/design/icons'
import type { MenuAct } from '#web/table/menu.tsx'
import { useWords } from '#web/words/words'
import './acts-row.css'

interface ActsRowProps {
  readonly known: KnownTable
  readonly canUndo: boolean
  readonly canResign: boolean
  /** Whether nobody can resign: then a bot takes the seat of whoever has enough. */
  readonly mustLeave: boolean
  readonly onAct: (act: MenuAct) => void
  readonly onMenu: () => void
}

/** What is wanted most often besides playing, and the way to the rest. */
export function ActsRow({ known: { now, as }, canUndo, canResign, mustLeave, onAct, onMenu }: ActsRowProps) {
  const { table: words } = useWords()
  const isPlaying = now.status === 'live' && as !== 'spectator' && now.seats[as]?.bot === null
  return (
    <div className="acts-row">
      {canUndo && (
        <Button icon={returnArrow} onClick={() => onAct('undo')}>
          {words.takeBack}
        </Button>
      )}
      {isPlaying && canResign && !canUndo && (
        <Button kind="quiet" icon={flyingFlag} onClick={() => onAct('resign')}>
          {words.resign}
        </Button>
      )}
      {isPlaying && mustLeave && !canUndo && (
        <Button kind="quiet" icon={tableIcon} onClick={() => onAct('leave')}>
          {words.leave}
        </Button>
      )}
      {now.outcome && (
        <Button icon={checkMark} onClick={() => onAct('result')}>
          {words.result}
        </Button>
      )}
      <span />
      <IconButton icon={help} label={words.keys} aria-haspopup="dialog" onClick={() => onAct('keys')} />
      <IconButton icon={cog} label={words.menu} aria-haspopup="dialog" onClick={onMenu} />
    </div>
  )
}
