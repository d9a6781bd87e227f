import { CardBack } from '#games/brave-rats/board/card-back.tsx'
import { CardFace } from '#games/brave-rats/board/card-face.tsx'
import { Crest } from '#games/brave-rats/board/crest.tsx'
import { english } from '#games/brave-rats/board/english'
import { CARDS } from '#games/brave-rats/cards'
import { LastBraveCards } from '#web/kit/last-brave-cards.tsx'

/** The cards and crests of all games. */
export function Cards() {
  return (
    <>
      <RatCards />
      <LastBraveCards />
    </>
  )
}

/** Every card of BraveRats, the back, and the arms of both clans. */
function RatCards() {
  return (
    <section data-game="brave-rats">
      <h2>Cards and crests</h2>
      <p className="kit-motif">BraveRats</p>
      <div className="kit-cards">
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
    </section>
  )
}
