import { CardBack } from '#games/brave-rats/board/card-back.tsx'
import { CardFace } from '#games/brave-rats/board/card-face.tsx'
import { Crest } from '#games/brave-rats/board/crest.tsx'
import { english } from '#games/brave-rats/board/english'
import { CARDS } from '#games/brave-rats/cards'
import { MOMENTS, reach } from '#games/brave-rats/board/kit/moments'
import type { KitPart } from '#web/design/parts'
import './kit.css'

export const STAGES: KitPart['STAGES'] = MOMENTS.map((moment) => ({ ...moment, reach: () => reach(moment) }))

/** Every card of BraveRats, the back, and the arms of both clans. */
export function Pieces() {
  return (
    <div className="br-kit">
      {CARDS.map((card) => (
        <div key={card}>
          <CardFace card={card} words={english} />
        </div>
      ))}
      <div>
        <CardBack />
      </div>
      <div>
        <CardFace card="Y4" words={english} bonus={2} />
      </div>
      <div>
        <CardFace card="A3" words={english} blanked />
      </div>
      <Crest clan="Y" />
      <Crest clan="A" />
    </div>
  )
}
