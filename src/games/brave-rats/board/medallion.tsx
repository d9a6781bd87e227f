import { clanOfSeat } from '#games/brave-rats/board/clan'
import { Crest } from '#games/brave-rats/board/crest.tsx'
import type { Scene } from '#games/brave-rats/board/scene'
import type { Words } from '#games/brave-rats/board/words'
import type { View } from '#games/brave-rats/types'
import { Icon } from '#web/design/icon.tsx'
import { crossedSwords, hourglass } from '#web/design/icons'
import { stoneThrone } from '#web/design/icons-later'
import './medallion.css'

interface MedallionProps {
  readonly view: View
  readonly scene: Exclude<Scene, { kind: 'draft' }>
  readonly words: Words
}

/** Between the cards: which round it is, and to whom it went. */
export function Medallion({ view, scene, words }: MedallionProps) {
  if (scene.kind === 'round')
    return (
      <div className="br-medallion">
        <span className="br-coin">
          <Icon of={crossedSwords} />
        </span>
        <b>{words.round(view.round)}</b>
        {view.game > 1 && <small>{words.game(view.game)}</small>}
      </div>
    )
  const { winner, gained, round } = scene.round
  return (
    <div className="br-medallion" data-end={winner === null ? 'held' : 'won'}>
      <small>
        {(view.options.emperor || scene.game > 1) && `${words.game(scene.game)} · `}
        {words.round(round)}
      </small>
      {winner === null ? (
        <span className="br-coin">
          <Icon of={hourglass} />
        </span>
      ) : (
        <span className="br-laurel">
          <Laurel />
          {view.result ? <Icon of={stoneThrone} /> : <Crest clan={clanOfSeat(winner)} />}
        </span>
      )}
      <b>{winner === null ? words.onHold : words.wonBy(words.clan(winner), gained[winner as 0 | 1])}</b>
    </div>
  )
}

const LEAVES = Array.from({ length: 7 }, (_, at) => {
  const angle = ((115 + at * 22) * Math.PI) / 180
  return { x: 60 + 46 * Math.cos(angle), y: 58 + 46 * Math.sin(angle), turn: 115 + at * 22 }
})

function Laurel() {
  return (
    <svg className="br-leaves" viewBox="0 0 120 120" aria-hidden="true">
      {[false, true].map((mirrored) => (
        <g key={`${mirrored}`} transform={mirrored ? 'translate(120 0) scale(-1 1)' : undefined}>
          <path className="stalk" d="M60 106C34 104 12 84 13 56C14 40 20 28 30 20" />
          {LEAVES.map(({ x, y, turn }) => (
            <g key={turn} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}>
              <path d="M0 0C6-10 18-10 22 2C14 6 4 6 0 0Z" transform="rotate(70)" />
              <path d="M0 0C6-10 18-10 22 2C14 6 4 6 0 0Z" transform="rotate(128)" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}
