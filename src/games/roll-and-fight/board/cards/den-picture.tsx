import { MINIONS } from '#games/roll-and-fight/board/art/minions.tsx'
import { BossPicture, HeroPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { type SignName, SIGNS } from '#games/roll-and-fight/board/art/signs'
import { middleOf, Walls } from '#games/roll-and-fight/board/den/walls.tsx'
import { DEN, type DenId } from '#games/roll-and-fight/content/dens'
import { type MinionType, type Room, ROOM_IDS } from '#games/roll-and-fight/content/vocabulary'
import type { Board, DenRoom } from '#games/roll-and-fight/types'
import './den-picture.css'
import '../art/minions.css'
import '../den/den.css'

interface DenPictureProps {
  readonly den: DenId
  /** How it stands; without one it is as printed. */
  readonly board?: Board
}

/** A den, small: who waits where, what lies there, and where there is an Objective. It fills what holds it, and says nothing. */
export function DenPicture({ den, board }: DenPictureProps) {
  const { bossRoom, rooms } = DEN[den]
  return (
    <span className="rf-den-picture" aria-hidden="true">
      <Walls den={den} />
      <svg viewBox="-8 -8 1216 916">
        {rooms.map((room, at) => (
          <Inside key={ROOM_IDS[at]} den={den} room={room} at={at} now={board?.rooms[at]} />
        ))}
      </svg>
      {board?.boss && (
        <span className="rf-den-somebody" data-dead={board.bossDead || undefined} style={spotOf(den, bossRoom, 0.25)}>
          <BossPicture boss={board.boss} />
        </span>
      )}
      {board?.hero && (
        <span className="rf-den-somebody" style={spotOf(den, board.at, -0.25)}>
          <HeroPicture hero={board.hero} />
        </span>
      )}
    </span>
  )
}

/** Beside the middle of a room, by so much of its width. */
function spotOf(den: DenId, room: (typeof ROOM_IDS)[number], aside: number) {
  const [x, y] = middleOf(den, room)
  const [, , width] = DEN[den].rooms[ROOM_IDS.indexOf(room)]!.area
  return { left: `${((x + aside * width * 100 + 8) / 1216) * 100}%`, top: `${((y + 8) / 916) * 100}%` }
}

const SIZE = 92

/** In rows of at most so many. */
const rows = <Thing,>(things: readonly Thing[], most: number): (readonly Thing[])[] =>
  Array.from({ length: Math.ceil(things.length / most) }, (_, at) => things.slice(at * most, (at + 1) * most))

interface InsideProps {
  readonly den: DenId
  readonly room: Room
  readonly at: number
  readonly now: DenRoom | undefined
}

/** All that is in a room: those who wait there, and below them what is to be had. */
function Inside({ den, room, at, now }: InsideProps) {
  const { entrance, bossRoom } = DEN[den]
  const { area, minions, loot, objective } = room
  const [x, y, width, height] = area.map((units) => units * 100) as [number, number, number, number]
  const signs: readonly SignName[] = [
    ...(ROOM_IDS[at] === entrance ? (['entrance'] as const) : []),
    ...(ROOM_IDS[at] === bossRoom && !now ? (['kill'] as const) : []),
    ...Array<SignName>(loot - (now?.collected ?? 0)).fill('loot-icon'),
    ...(objective && !now?.marked ? (['objective'] as const) : []),
  ]
  const most = Math.floor(width / SIZE)
  const all = [...rows(minions, most), ...rows(signs, most)]
  return all.map((row, down) =>
    row.map((thing, place) => (
      <g
        // oxlint-disable-next-line react/no-array-index-key -- what is printed is its place in the room
        key={`${down} ${place}`}
        transform={`translate(${x + width / 2 + (place - row.length / 2) * SIZE + 4} ${y + height / 2 + (down - all.length / 2) * SIZE + 4})`}
      >
        {isMinion(thing) ? (
          <g
            className="rf-minion"
            data-minion={thing}
            data-dead={(now && now.minions[down * most + place]!.died > 0) || undefined}
            transform={`scale(${(SIZE - 8) / 48})`}
          >
            <path className="shape" d={MINIONS[thing].shape} />
            {MINIONS[thing].who}
            <path className="crossed" d="M6 6L42 42M42 6L6 42" />
          </g>
        ) : (
          <path
            className="rf-den-sign"
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
