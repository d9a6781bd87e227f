import { DieFace } from '#games/roll-and-fight/board/art/die.tsx'
import type { Slot } from '#games/roll-and-fight/content/vocabulary'

/** What a place for a die takes: a face, either of two, or any. */
export function SlotFace({ slot }: { readonly slot: Slot }) {
  if (slot === 'any') return <i className="rf-ability-face" data-any />
  if (slot !== 'blade-or-gun')
    return (
      <i className="rf-ability-face">
        <DieFace face={slot} />
      </i>
    )
  return (
    <i className="rf-ability-face" data-either>
      <DieFace face="blade" />
      <DieFace face="gun" />
    </i>
  )
}
