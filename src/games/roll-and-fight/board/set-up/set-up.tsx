import { useRef } from 'react'
import { OrderItems } from '#games/roll-and-fight/board/set-up/order-items.tsx'
import { PickHero } from '#games/roll-and-fight/board/set-up/pick-hero.tsx'
import { PickSide } from '#games/roll-and-fight/board/set-up/pick-side.tsx'
import type { PanelProps } from '#games/roll-and-fight/board/panel'
import { usePressKeys } from '#games/roll-and-fight/board/use-press-keys'
import { stageOf } from '#games/roll-and-fight/rules/set-up'
import './set-up.css'

const STAGES = { heroes: PickHero, items: OrderItems, sides: PickSide } as const

/** Before the first round: a Hero, Items in their slots, and a side of the den board. */
export function SetUpPanel(panel: PanelProps) {
  const box = useRef<HTMLDivElement>(null)
  usePressKeys(box)
  const Stage = STAGES[stageOf(panel.view)]
  return (
    <div ref={box} className="rf-setup">
      <Stage {...panel} />
    </div>
  )
}
