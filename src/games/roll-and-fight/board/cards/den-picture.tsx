import type { ReactNode } from 'react'
import { MINIONS } from '#games/roll-and-fight/board/art/minions.tsx'
import { BossPicture, HeroPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { type SignName, SIGNS } from '#games/roll-and-fight/board/art/signs'
import { Walls } from '#games/roll-and-fight/board/den/walls.tsx'
import type { BossId } from '#games/roll-and-fight/content/bosses'
import { DEN, type DenId } from '#games/roll-and-fight/content/dens'
import { HERO_IDS, type HeroId } from '#games/roll-and-fight/content/heroes'
import { type MinionType, type Room, ROOM_IDS } from '#games/roll-and-fight/content/vocabulary'
import type { Board } from '#games/roll-and-fight/types'
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
  return (
    <span className="rf-den-picture" aria-hidden="true">
      <Walls den={den} />
      <svg viewBox="-8 -8 1216 916">
        {DEN[den].rooms.map((room, at) => (
          <Inside key={ROOM_IDS[at]} den={den} room={room} at={at} board={board} />
        ))}
      </svg>
    </span>
  )
}

const SIZE = 92

/** In rows of at most so many. */
const rows = <Thing,>(things: readonly Thing[], most: number): (readonly Thing[])[] =>
  Array.from({ length: Math.ceil(things.length / most) }, (_, at) => things.slice(at * most, (at + 1) * most))

interface InsideProps {
  readonly den: DenId
  readonly room: Room
  readonly at: number
  readonly board: Board | undefined
}

/** All that is in a room: those who are there, and below them what is to be had. */
function Inside({ den, room: { area, minions, loot, objective }, at, board }: InsideProps) {
  const { entrance, bossRoom } = DEN[den]
  const [x, y, width, height] = area.map((units) => units * 100) as [number, number, number, number]
  const room = ROOM_IDS[at]!
  const now = board?.rooms[at]
  const signs: readonly SignName[] = [
    ...(room === entrance ? (['entrance'] as const) : []),
    ...(room === bossRoom && !board ? (['kill'] as const) : []),
    ...Array<SignName>(loot - (now?.collected ?? 0)).fill('loot-icon'),
    ...(objective && !now?.marked ? (['objective'] as const) : []),
  ]
  const there: readonly ReactNode[] = [
    ...(board?.hero && board.at === room ? [<Somebody key="hero" of={board.hero} />] : []),
    ...(board?.boss && bossRoom === room ? [<Somebody key="boss" of={board.boss} isDead={board.bossDead} />] : []),
    ...minions.map((type, place) => <Token key={place} type={type} isDead={(now?.minions[place]!.died ?? 0) > 0} />),
  ]
  const most = Math.floor(width / SIZE)
  const all = [
    ...rows(there, most),
    ...rows(
      signs.map((sign, place) => <Printed key={place} sign={sign} />),
      most,
    ),
  ]
  return all.map((row, down) =>
    row.map((thing, place) => (
      <g
        // oxlint-disable-next-line react/no-array-index-key -- what is in a room is known by its place
        key={`${down} ${place}`}
        transform={`translate(${x + width / 2 + (place - row.length / 2) * SIZE + 4} ${y + height / 2 + (down - all.length / 2) * SIZE + 4})`}
      >
        {thing}
      </g>
    )),
  )
}

const Token = ({ type, isDead }: { readonly type: MinionType; readonly isDead: boolean }) => (
  <g className="rf-minion" data-minion={type} data-dead={isDead || undefined} transform={`scale(${(SIZE - 8) / 48})`}>
    <path className="shape" d={MINIONS[type].shape} />
    {MINIONS[type].who}
    {isDead && <path className="crossed" d="M6 6L42 42M42 6L6 42" />}
  </g>
)

const Printed = ({ sign }: { readonly sign: SignName }) => (
  <path
    className="rf-den-sign"
    data-sign={sign}
    transform={`translate(6 6) scale(${(SIZE - 20) / 24})`}
    d={SIGNS[sign]}
    fillRule="evenodd"
  />
)

const Somebody = ({ of, isDead = false }: { readonly of: HeroId | BossId; readonly isDead?: boolean }) => (
  <g className="rf-den-somebody" data-dead={isDead || undefined}>
    {isHero(of) ? <HeroPicture hero={of} size={SIZE - 8} /> : <BossPicture boss={of} size={SIZE - 8} />}
    <rect className="edge" width={SIZE - 8} height={SIZE - 8} rx="6" />
  </g>
)

const isHero = (id: HeroId | BossId): id is HeroId => HERO_IDS.some((hero) => hero === id)
