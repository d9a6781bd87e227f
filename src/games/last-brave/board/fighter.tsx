import type { Seat } from '#engine/game'
import { Banner } from '#games/last-brave/board/banner.tsx'
import { areaOf } from '#games/last-brave/board/layout'
import { roleOf } from '#games/last-brave/board/roles'
import type { Desk } from '#games/last-brave/board/use-desk'
import { Zones } from '#games/last-brave/board/zones.tsx'
import './fighter.css'

interface FighterProps {
  readonly desk: Desk
  readonly seat: Seat
  /** How many seats to the left of the lower edge. */
  readonly at: number
}

/** The place of somebody else. */
export function Fighter({ desk, seat, at }: FighterProps) {
  const { view, words, targets, plan } = desk
  const role = roleOf(view, seat)
  const { out } = view.fighters[seat]!
  return (
    <section
      className="tlb-fighter"
      data-seat={seat}
      data-role={role}
      data-out={out || undefined}
      data-lit={targets.includes(seat) || undefined}
      data-aimed={plan.target === seat || undefined}
      style={{ gridArea: areaOf(at) }}
      aria-label={words.text.seat(seat)}
    >
      <Banner desk={desk} seat={seat} />
      <Zones desk={desk} seat={seat} />
      {role && <Tag role={role} desk={desk} />}
    </section>
  )
}

/** What somebody does or suffers, in a word. */
export function Tag({ role, desk }: { readonly role: NonNullable<ReturnType<typeof roleOf>>; readonly desk: Desk }) {
  return (
    <span className="tlb-tag" data-role={role} aria-hidden="true">
      {desk.words.roles[role]}
    </span>
  )
}
