import { star } from '#web/design/graver'
import './die.css'

const PIPS = {
  1: [[24, 24]],
  2: [
    [14, 34],
    [34, 14],
  ],
  3: [
    [13, 35],
    [24, 24],
    [35, 13],
  ],
  4: [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  5: [
    [13, 13],
    [35, 13],
    [24, 24],
    [13, 35],
    [35, 35],
  ],
  6: [
    [14, 12],
    [34, 12],
    [14, 24],
    [34, 24],
    [14, 36],
    [34, 36],
  ],
} as const
const PIP_FACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = PIPS

const HIT = star(24, 24, 31, 24.5, 12)

/** LS-R50 An attack die; those that hit lie on a burst. */
export function AttackDie({ face, hits }: { readonly face: number; readonly hits: boolean }) {
  return (
    <svg className="ls-die" data-hits={hits || undefined} viewBox="-8 -8 64 64" aria-hidden="true">
      {hits && <path className="burst" d={HIT} />}
      <rect className="face" x="3" y="3" width="42" height="42" rx="8" />
      {PIP_FACES[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="pip" cx={x} cy={y} r="4.6" />
      ))}
    </svg>
  )
}

/** The placement die, of eight sides. */
export function PlacementDie({ face }: { readonly face: number }) {
  return (
    <svg className="ls-die" viewBox="-8 -8 64 64" aria-hidden="true">
      <path className="face" d="M24-5L50 15V33L24 53L-2 33V15Z" />
      <path className="edge" d="M24-5L43 35H5ZM43 35L50 15M43 35L50 33M43 35L24 53L5 35L-2 33M5 35L-2 15" />
      <text x="24" y="30" textAnchor="middle">
        {face}
      </text>
    </svg>
  )
}
