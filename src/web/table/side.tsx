import { ActsRow } from '#web/table/acts-row.tsx'
import { Bar } from '#web/table/bar.tsx'
import { Beside } from '#web/table/beside.tsx'
import { Drawer } from '#web/table/drawer.tsx'
import { Goal } from '#web/table/goal.tsx'
import { Seated } from '#web/table/seated.tsx'
import type { Sight } from '#web/table/sight'
import type { BesideShown } from '#web/table/use-beside'
import type { LookBack } from '#web/table/use-look-back'
import type { TableActs } from '#web/table/use-table-acts'
import { useWords } from '#web/words/words'
import './recap.css'

interface SideProps {
  readonly sight: Sight
  /** What was summed up last, where nothing else is happening. */
  readonly recap: string | undefined
  readonly tableActs: TableActs
  readonly beside: BesideShown
  readonly back: LookBack
}

/** Beside the board: who plays, what one can do, log, chat and rules. */
export function WideSide({ sight, recap, tableActs, beside, back }: SideProps) {
  const { table: said } = useWords()
  const { shown } = sight
  const { canUndo, canResign, mustLeave, onMenu, open } = tableActs
  return (
    <aside aria-label={said.beside}>
      <Seated sight={sight} />
      <Goal sight={{ ...sight, shown: back.player?.shown ?? shown }} />
      {recap !== undefined && <p className="recap">{recap}</p>}
      <ActsRow
        known={shown}
        canUndo={canUndo}
        canResign={canResign}
        mustLeave={mustLeave}
        onAct={onMenu}
        onMenu={() => open('menu')}
      />
      <Beside sight={sight} shown={beside} back={back} />
    </aside>
  )
}

/** Where there is no room beside the board: a bar below it, and a drawer with the rest. */
export function NarrowSide({ sight, recap, tableActs, beside, back }: SideProps) {
  const { table: said } = useWords()
  const { shown, names, text } = sight
  const { canUndo, hasChat, undo, open } = tableActs
  return (
    <>
      <Bar
        lines={shown.lines}
        recap={recap}
        names={names}
        text={text}
        hasChat={hasChat}
        unread={beside.unread}
        canUndo={canUndo}
        onSheet={beside.show}
        onUndo={undo}
        onMenu={() => open('menu')}
      />
      <Drawer label={said.beside} isOpen={beside.isDrawn} onClose={beside.putAway}>
        <Beside sight={sight} shown={beside} back={back} />
      </Drawer>
    </>
  )
}
