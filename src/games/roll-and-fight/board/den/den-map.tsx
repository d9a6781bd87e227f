import type { Place } from '#games/roll-and-fight/board/den/describe'
import type { DenMapProps } from '#games/roll-and-fight/board/den/props'
import { RoomOnMap } from '#games/roll-and-fight/board/den/room.tsx'
import { Walls } from '#games/roll-and-fight/board/den/walls.tsx'
import { DEN_WORDS } from '#games/roll-and-fight/board/den/words'
import { DEN } from '#games/roll-and-fight/content/dens'
import { ROOM_IDS } from '#games/roll-and-fight/content/vocabulary'
import { denName } from '#games/roll-and-fight/text/names'
import './den.css'

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
