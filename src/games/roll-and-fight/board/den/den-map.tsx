import type { Language } from '#engine/game'
import type { Refusal } from '#engine/refusal'
import type { Place, Threat } from '#games/roll-and-fight/board/den/describe'
import type { Lit } from '#games/roll-and-fight/board/den/lit'
import { RoomOnMap } from '#games/roll-and-fight/board/den/room.tsx'
import { Walls } from '#games/roll-and-fight/board/den/walls.tsx'
import { DEN_WORDS } from '#games/roll-and-fight/board/den/words'
import { DEN, type DenId } from '#games/roll-and-fight/content/dens'
import type { BossId } from '#games/roll-and-fight/content/bosses'
import { ROOM_IDS, type RoomId } from '#games/roll-and-fight/content/vocabulary'
import { denName } from '#games/roll-and-fight/text/names'
import type { Board, Enemy } from '#games/roll-and-fight/types'
import './den.css'

export interface DenMapProps {
  readonly den: DenId
  /** How the den stands; without it, it is as printed. */
  readonly board?: Board | undefined
  /** Who is known to be in the Boss room, where there is no board yet. */
  readonly boss?: BossId | null | undefined
  readonly round?: number
  readonly language: Language
  /** What can be chosen, by room. */
  readonly lit?: ReadonlyMap<RoomId, readonly Lit[]>
  /** Who would wound the Hero in step 3. */
  readonly threats?: readonly Threat[]
  /** The room that is in hand. */
  readonly chosen?: RoomId | undefined
  /** The way out. */
  readonly path?: readonly RoomId[]
  /** Why a room, or an enemy in it, cannot be chosen; nothing where nobody is asked. */
  readonly whyNot?: ((room: RoomId, enemy?: Enemy) => Refusal | undefined) | undefined
  readonly onRule?: ((rule: string) => void) | undefined
}

/** A den with all that is in it. What is lit there is pressed, all else tells what it is. As wide as `--den-width` says. */
export function DenMap(map: DenMapProps) {
  const { den, board, round = 1, language, path } = map
  const place: Place = { den, board, round }
  return (
    <section
      className="rf-den"
      aria-label={DEN_WORDS[language].den(denName(den, language))}
      data-printed={!board || undefined}
    >
      <Walls den={den} path={path} />
      <ul className="rf-rooms">
        {DEN[den].rooms.map((_, at) => (
          <RoomOnMap key={ROOM_IDS[at]} map={map} place={place} room={ROOM_IDS[at]!} />
        ))}
      </ul>
    </section>
  )
}
