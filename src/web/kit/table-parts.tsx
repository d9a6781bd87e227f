import type { NowTold, SeatTold } from '#protocol/told'
import { Panel } from '#web/design/panel.tsx'
import { LineBanner } from '#web/table/line-banner.tsx'
import { Offer } from '#web/table/offer.tsx'
import { Players } from '#web/table/players.tsx'
import { StatusLine } from '#web/table/status-line.tsx'

const person = (name: string, bot: string | null = null): SeatTold => ({ plan: 'human', guest: name, name, bot })

const NOW: NowTold = {
  status: 'live',
  seats: [person('Ada'), person('Bruno', 'normal')],
  clocks: { left: [272_000, 8400], running: [0], at: 0 },
  pending: [
    { actor: 0, kind: 'choose-card' },
    { actor: 1, kind: 'choose-card', locked: true },
  ],
  own: null,
  outcome: null,
  fairness: null,
  rematch: null,
}
const OVER: NowTold = { ...NOW, clocks: null, pending: [], outcome: { payoffs: [1, 0], reason: '', rule: '' } }

/** What the table's frame puts around a board. */
export function TableParts() {
  return (
    <section>
      <h2>Around the board</h2>
      <div className="kit-panels">
        <Panel title="Status">
          <StatusLine status={{ turn: 'Your turn', says: 'Choose a card for round 3 in secret.' }} />
          <StatusLine status={{ turn: undefined, says: 'You are locked in. Bruno chooses a card.' }} />
          <div className="kit-held">
            <LineBanner line="lost" />
          </div>
          <div className="kit-held">
            <Offer says="A bot plays for you." action="Take my seat back" onAccept={() => undefined} />
          </div>
        </Panel>
        <Panel title="Players">
          {[NOW, OVER].map((now) => (
            <Players
              key={now.outcome ? 'over' : 'live'}
              known={{ now, as: 0, readAt: 0 }}
              names={['Ada', 'Bruno']}
              seatName={(seat) => ['White', 'Black'][seat]!}
            />
          ))}
        </Panel>
      </div>
    </section>
  )
}
