import { FightPanel } from '#games/roll-and-fight/board/fight/fight.tsx'
import { FlashbackPanel } from '#games/roll-and-fight/board/flashback/flashback.tsx'
import type { PanelProps } from '#games/roll-and-fight/board/panel'
import { RacePanel } from '#games/roll-and-fight/board/race/race.tsx'
import { ResolutionPanel } from '#games/roll-and-fight/board/resolution/resolution.tsx'
import { ScorePanel } from '#games/roll-and-fight/board/score/score.tsx'
import { SetUpPanel } from '#games/roll-and-fight/board/set-up/set-up.tsx'

const PANELS = { 'set-up': SetUpPanel, flashback: FlashbackPanel, rolling: RacePanel, over: ScorePanel } as const

/** What lies in the middle: the phase, at the board that is looked at. */
export function Middle({ locked, onTakeBack, ...board }: PanelProps) {
  const { view, seat } = board
  const { phase, round, boards } = view
  const key = `${phase} ${round} ${seat}`
  if (phase === 'fighting') {
    const Panel = boards[seat]!.fight === null ? ResolutionPanel : FightPanel
    return <Panel key={key} {...board} />
  }
  const Panel = PANELS[phase]
  return <Panel key={key} {...board} locked={locked} onTakeBack={onTakeBack} />
}
