import type { Seat } from '#engine/game'
import { Crest } from '#games/last-brave/board/crest.tsx'
import type { Desk } from '#games/last-brave/board/use-desk'

/** Whose card it is that is seen large, and where it lies. */
export function Whose({ desk, seat, says }: { readonly desk: Desk; readonly seat: Seat; readonly says: string }) {
  const { board, words } = desk
  return (
    <p className="tlb-whose">
      <Crest seat={seat} />
      {board.names[seat] ?? words.text.seat(seat)} · {says}
    </p>
  )
}
