import { SIDE } from '#games/last-stand/board/spots'
import './won.css'

const RAYS = Array.from({ length: 16 }, (_, at) => at)
const SCRAPS = Array.from({ length: 28 }, (_, at) => at)

/** The general has fallen: light around the squad, and, where things move, scraps of paper out of all windows. */
export function Won() {
  return (
    <div className="ls-won" aria-hidden="true">
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`}>
        {RAYS.map((ray) => (
          <path key={ray} d="M330 330L304 -20H356Z" transform={`rotate(${(ray * 360) / RAYS.length} 330 330)`} />
        ))}
      </svg>
      {SCRAPS.map((scrap) => (
        <i key={scrap} style={{ '--late': (scrap * 11) % SCRAPS.length, left: `${(scrap * 37) % 100}%` }} />
      ))}
    </div>
  )
}
