import { Figure } from '#games/last-stand/board/art/portrait.tsx'
import './lid.css'

/** The lanes of the board, as beams of light. */
const BEAMS = [-75, -50, -25, 0, 25, 50, 75].map((turn) => (
  <path key={turn} className="beam" d="M200 190L182 -90H218Z" transform={`rotate(${turn} 200 190)`} />
))

const TOWN =
  'M-200 200V92H-130V118H-84V64H-40V100H10V52H50V116H84V88H118V130H282V88H316V116H350V52H390V100H440V64H484V118H530V92H600V200Z'

const FOES = ['minion.rifleman', 'minion.ox', 'minion.sniper', 'minion.hothead'] as const
const SQUAD = ['hero.heavy-gunner', 'hero.femme-fatale', 'hero.bulwark', 'hero.brawler'] as const

/** A squad side by side in the light of a lamp, and a ring of enemies that closes. */
export function LidPicture() {
  return (
    <span className="ls-lid" data-game="last-stand">
      <svg className="ls-lid-town" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className="night" x="-200" width="800" height="300" />
        <circle className="glow" cx="200" cy="118" r="150" />
        <circle className="lamp" cx="200" cy="108" r="84" />
        {BEAMS}
        <path className="town" d={TOWN} />
        <path className="street" d="M-200 190H600V300H-200Z" />
      </svg>
      {FOES.map((of) => (
        <span key={of} className="ls-lid-foe">
          <Figure of={of} />
        </span>
      ))}
      {SQUAD.map((of) => (
        <span key={of} className="ls-lid-hero">
          <Figure of={of} />
        </span>
      ))}
    </span>
  )
}
