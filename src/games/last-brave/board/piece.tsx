import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Refusal } from '#engine/refusal'
import type { Desk } from '#games/last-brave/board/use-desk'
import { Button } from '#web/design/button.tsx'
import { Tip, useTip } from '#web/design/tip.tsx'
import { Why } from '#web/design/why.tsx'
import './piece.css'

/** What pressing a piece does. */
export interface Act {
  /** On a button of its own: "Reveal it". */
  readonly verb: string
  /** In full: "Reveal Fire". */
  readonly label: string
  readonly press: () => void
  /** It cannot be undone. */
  readonly isFinal?: boolean
}

interface PieceProps {
  readonly desk: Desk
  /** What it is, and how it lies. */
  readonly label: string
  readonly act?: Act | undefined
  /** Why it cannot be pressed, where one could think so. */
  readonly why?: Refusal | undefined
  /** The piece as large as it can be read. */
  readonly large?: ReactNode
  /** Whose it is, said over the large piece. */
  readonly whose?: ReactNode
  /** More to say of it. */
  readonly note?: string | undefined
  /** The name under which it moves from place to place. */
  readonly glide: string
  readonly roving: object
  readonly children: ReactNode
}

/** A card on the table: a press does what is offered, and shows it large where nothing is. */
export function Piece({ desk, label, act, why, large, whose, note, glide, roving, children }: PieceProps) {
  const [wasArmed, setArmed] = useState(false)
  const tip = useTip(large !== undefined || note !== undefined || why !== undefined)
  const isArmed = wasArmed && tip.isOpen && act !== undefined
  // Whoever comes back to it later means something new.
  if (wasArmed && !tip.isOpen) setArmed(false)

  function pressed({ nativeEvent }: MouseEvent) {
    if (!act) return tip.open()
    const byTouch =
      'pointerType' in nativeEvent && (nativeEvent.pointerType === 'touch' || nativeEvent.pointerType === 'pen')
    // A finger covers what it touches.
    const asksTwice = desk.board.confirm && (byTouch || act.isFinal)
    if (!asksTwice || isArmed) return done()
    setArmed(true)
    tip.open()
  }

  function done() {
    setArmed(false)
    tip.close()
    act?.press()
  }

  const more = isArmed ? desk.words.pressAgain : act ? undefined : why?.message
  const says = [act?.label, label, note === label ? undefined : note, more].filter(Boolean).join(' ')

  return (
    <>
      <button
        type="button"
        className="tlb-piece"
        {...roving}
        {...tip.trigger}
        data-glide={glide}
        data-option={act ? true : undefined}
        data-armed={isArmed || undefined}
        data-enlarged={tip.isOpen || undefined}
        aria-expanded={isArmed || undefined}
        aria-disabled={act || !why ? undefined : true}
        onClick={pressed}
      >
        <span className="unseen">{says}</span>
        {children}
      </button>
      <Tip of={tip} isInteractive={isArmed || why !== undefined}>
        {large !== undefined && (
          <>
            {whose}
            <div className="tlb-large">{large}</div>
          </>
        )}
        {note !== undefined && <p className="tlb-note">{note}</p>}
        {why && <Why of={tip} refusal={why} onRule={desk.board.onRule} />}
        {isArmed && (
          <Button kind="primary" className="tlb-do" onClick={done}>
            {act.verb}
          </Button>
        )}
      </Tip>
    </>
  )
}
