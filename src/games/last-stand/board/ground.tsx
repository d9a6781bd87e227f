import { SIDE } from '#games/last-stand/board/spots'
import type { Desk } from '#games/last-stand/board/use-desk'
import { LANES, type Quadrant, SPACES, spacesOf } from '#games/last-stand/rules/geometry'
import './ground.css'

/** Lanes lead from outside through two squad spaces; each side of the ring is a quadrant. */
const QUADRANTS = {
  N: [204, 4, 252, 192],
  E: [464, 204, 192, 252],
  S: [204, 464, 252, 192],
  W: [4, 204, 192, 252],
} as const

/** The place where it happens: wet asphalt, a barricade in the middle, the lanes painted on the ground. */
export function Ground({ desk }: { readonly desk: Desk }) {
  return (
    <svg className="ls-ground" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <defs>
        <pattern id="ls-bags" width="26" height="14" patternUnits="userSpaceOnUse">
          <rect className="ls-bag" x="1" y="1" width="24" height="12" rx="6" />
        </pattern>
      </defs>
      {Object.entries(QUADRANTS).map(([name, [x, y, width, height]]) => (
        <rect
          key={name}
          className="ls-quadrant"
          data-lit={(desk.isLit(name as Quadrant) && isWhole(desk, name as Quadrant)) || undefined}
          data-picked={(desk.isPicked(name as Quadrant) && isWhole(desk, name as Quadrant)) || undefined}
          {...{ x, y, width, height }}
          rx="18"
        />
      ))}
      {LANES.map((lane) => (
        <path
          key={lane}
          className="ls-lane"
          data-lit={desk.isLit(`lane ${lane}`) || undefined}
          data-picked={desk.isPicked(`lane ${lane}`) || undefined}
          d={laneOf(lane)}
        />
      ))}
      <rect className="ls-wall" x="194" y="194" width="272" height="272" rx="16" />
      <path className="ls-cross" d="M330 204V456M204 330H456" />
    </svg>
  )
}

/** Whether a deed is for both rows of a quadrant. */
const isWhole = ({ outlook }: Desk, quadrant: Quadrant): boolean =>
  spacesOf(quadrant).every((at) => outlook.reach.has(SPACES[at]!))

/** From the outer edge to the far end of the squad's block. */
const LANE_PATHS = [
  'M265 6V452',
  'M395 6V452',
  'M654 265H208',
  'M654 395H208',
  'M395 654V208',
  'M265 654V208',
  'M6 395H452',
  'M6 265H452',
]
const laneOf = (lane: number): string => LANE_PATHS[lane - 1]!
