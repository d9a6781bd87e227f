import { BoutEnd } from '#games/last-brave/board/bout-end.tsx'
import { Facts } from '#games/last-brave/board/facts.tsx'
import { Question } from '#games/last-brave/board/question.tsx'
import { Stage } from '#games/last-brave/board/stage.tsx'
import { Ticker } from '#games/last-brave/board/ticker.tsx'
import type { Desk } from '#games/last-brave/board/use-desk'
import './arena.css'

/** The middle of the table: the attack from its first thought to its last point, and what is asked about it. */
export function Arena({ desk }: { readonly desk: Desk }) {
  const { words, board } = desk
  const { outcome, isBreak } = board
  return (
    <section className="tlb-arena" aria-label={words.middle} data-asked={desk.window !== undefined || undefined}>
      <Facts desk={desk} />
      {outcome ? (
        <h2 className="tlb-outcome">{words.text.outcome(outcome)}</h2>
      ) : (
        <>
          {isBreak ? <BoutEnd desk={desk} /> : <Stage desk={desk} />}
          <Question desk={desk} />
          <Ticker desk={desk} />
        </>
      )}
    </section>
  )
}
