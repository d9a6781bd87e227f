import { Ability } from '#games/last-brave/board/ability.tsx'
import { Banner } from '#games/last-brave/board/banner.tsx'
import { Tag } from '#games/last-brave/board/fighter.tsx'
import { roleOf } from '#games/last-brave/board/roles'
import type { Desk } from '#games/last-brave/board/use-desk'
import { Zones } from '#games/last-brave/board/zones.tsx'
import { ATTRIBUTE, type CardId, CHAMPION, FACE_DOWN } from '#games/last-brave/cards'
import './own.css'

const PAID = ['fatigue', 'forfeit'] as const

/** The place at the lower edge: the viewer's own, with all that its cards can do. */
export function Own({ desk }: { readonly desk: Desk }) {
  const { view, words, near, own } = desk
  const { champion, faceUp, reveal, out } = view.fighters[near]!
  const role = roleOf(view, near)

  function beside(what: CardId | 'champion') {
    if (own === 'spectator' || out) return []
    if (what === 'champion') {
      if (faceUp || champion === FACE_DOWN) return []
      const { secret } = CHAMPION[champion]
      return [
        (roving: object) => <Ability key="secret" desk={desk} source="secret" keywords={secret} roving={roving} />,
      ]
    }
    // LB-070 A card that lies face down has nothing left.
    if (reveal.find(({ card }) => card === what)!.down) return []
    return PAID.flatMap((cost) => {
      const keywords = ATTRIBUTE[what][cost]
      if (!keywords) return []
      return [
        (roving: object) => (
          <Ability key={cost} desk={desk} source={{ card: what, cost }} keywords={keywords} roving={roving} />
        ),
      ]
    })
  }

  return (
    <section
      className="tlb-own"
      data-seat={near}
      data-role={role}
      data-out={out || undefined}
      aria-label={words.own(near)}
    >
      <Banner desk={desk} seat={near} />
      <Zones desk={desk} seat={near} beside={beside} />
      {role && <Tag role={role} desk={desk} />}
    </section>
  )
}
