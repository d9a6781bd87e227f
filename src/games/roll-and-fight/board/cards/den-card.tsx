import type { Language } from '#engine/game'
import { MINIONS } from '#games/roll-and-fight/board/art/minions.tsx'
import { type SignName, SIGNS } from '#games/roll-and-fight/board/art/signs'
import { Walls } from '#games/roll-and-fight/board/den/walls.tsx'
import { DEN, type DenId } from '#games/roll-and-fight/content/dens'
import { type MinionType, type Room, ROOM_IDS } from '#games/roll-and-fight/content/vocabulary'
import { denName } from '#games/roll-and-fight/text/names'
import './card.css'
import '../art/minions.css'
import '../den/den.css'

/** A den as it is printed, small: who waits where, what lies there, and what an Objective is worth. */
export const DenCard = ({ den, language }: { readonly den: DenId; readonly language: Language }) => (
  <span className="rf-card" data-card="den" aria-hidden="true">
    <span className="rf-card-name">
      <span>{denName(den, language)}</span>
      <b className="rf-card-cost">{den}</b>
    </span>
    <span className="rf-card-den">
      <Walls den={den} />
      <svg viewBox="-8 -8 1216 916">
        {DEN[den].rooms.map((room, at) => (
          <Inside key={ROOM_IDS[at]} den={den} room={room} at={at} />
        ))}
      </svg>
    </span>
  </span>
)

const SIZE = 92

/** In rows of at most so many. */
const rows = <Thing,>(things: readonly Thing[], most: number): (readonly Thing[])[] =>
  Array.from({ length: Math.ceil(things.length / most) }, (_, at) => things.slice(at * most, (at + 1) * most))

/** All that is printed in a room: those who wait there, and below them what is to be had. */
function Inside({ den, room, at }: { readonly den: DenId; readonly room: Room; readonly at: number }) {
  const { entrance, bossRoom } = DEN[den]
  const { area, minions, loot, objective } = room
  const [x, y, width, height] = area.map((units) => units * 100) as [number, number, number, number]
  const signs: readonly SignName[] = [
    ...(ROOM_IDS[at] === entrance ? (['entrance'] as const) : []),
    ...(ROOM_IDS[at] === bossRoom ? (['kill'] as const) : []),
    ...Array<SignName>(loot).fill('loot-icon'),
    ...(objective ? (['objective'] as const) : []),
  ]
  const all = [...rows(minions, Math.floor(width / SIZE)), ...rows(signs, Math.floor(width / SIZE))]
  return all.map((row, down) =>
    row.map((thing, place) => (
      <g
        // oxlint-disable-next-line react/no-array-index-key -- what is printed is its place in the room
        key={`${down} ${place}`}
        transform={`translate(${x + width / 2 + (place - row.length / 2) * SIZE + 4} ${y + height / 2 + (down - all.length / 2) * SIZE + 4})`}
      >
        {isMinion(thing) ? (
          <g className="rf-minion" data-minion={thing} transform={`scale(${(SIZE - 8) / 48})`}>
            <path className="shape" d={MINIONS[thing].shape} />
            {MINIONS[thing].who}
          </g>
        ) : (
          <path
            className="rf-card-sign"
            data-sign={thing}
            transform={`translate(6 6) scale(${(SIZE - 20) / 24})`}
            d={SIGNS[thing]}
            fillRule="evenodd"
          />
        )}
      </g>
    )),
  )
}

const isMinion = (thing: MinionType | SignName): thing is MinionType => Object.hasOwn(MINIONS, thing)
