import type { CSSProperties, ReactNode } from 'react'
import type { Language } from '#engine/game'
import { Medallion } from '#games/last-stand/board/art/portrait.tsx'
import type { Scene } from '#games/last-stand/learn/scenes'
import { SPACES, SQUAD_SPACES, type SpaceId, type SquadSpace } from '#games/last-stand/rules/geometry'
import { cardName, heroName, squadSpaceName } from '#games/last-stand/text/names'
import './ground.css'

/** D1 Row by row, as it is printed. */
const PLAN = [
  ['', '', 'R1', 'R2', '', ''],
  ['', '', 'F1', 'F2', '', ''],
  ['R8', 'F8', 'NW', 'NE', 'F3', 'R3'],
  ['R7', 'F7', 'SW', 'SE', 'F4', 'R4'],
  ['', '', 'F6', 'F5', '', ''],
  ['', '', 'R6', 'R5', '', ''],
]

type Place = SpaceId | SquadSpace

function areaOf(place: Place): CSSProperties {
  const row = PLAN.findIndex((line) => line.includes(place))
  return { gridRow: row + 1, gridColumn: PLAN[row]!.indexOf(place) + 1 }
}

interface GroundProps {
  readonly scene: Scene
  readonly language: Language
  /** What lies on a place, over whoever stands there. */
  readonly notes?: Partial<Readonly<Record<Place, ReactNode>>>
  /** Places that matter here; all others are paler. */
  readonly lit?: readonly Place[]
}

/** The board, small: who stands where. */
export function Ground({ scene: { squad, enemies }, language, notes = {}, lit }: GroundProps) {
  const state = (place: Place) => ({ style: areaOf(place), ...(lit && { 'data-lit': lit.includes(place) }) })
  return (
    <div className="lsl-ground">
      {SQUAD_SPACES.map((space) => (
        <span key={space} className="lsl-squad" {...state(space)}>
          <i aria-hidden="true">{squadSpaceName(space, language)}</i>
          {squad[space]?.map((hero) => (
            <span key={hero} className="lsl-hero">
              <Medallion of={hero} />
              <span className="unseen">
                {squadSpaceName(space, language)}: {heroName(hero, language)}.
              </span>
            </span>
          ))}
          {notes[space]}
        </span>
      ))}
      {SPACES.map((space) => {
        const card = enemies[space]
        return (
          <span key={space} className="lsl-space" data-row={space[0]} {...state(space)}>
            <i aria-hidden="true">{space}</i>
            {card && (
              <>
                <Medallion of={card} />
                <span className="unseen">
                  {space}: {cardName(card, language)}.
                </span>
              </>
            )}
            {notes[space]}
          </span>
        )
      })}
    </div>
  )
}
