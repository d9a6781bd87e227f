import { BossPicture, HeroPicture, MinionPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { Sign } from '#games/roll-and-fight/board/art/sign.tsx'
import type { DenMapProps } from '#games/roll-and-fight/board/den/props'
import {
  lootLeft,
  minionsOf,
  objectiveState,
  type Place,
  progressOf,
  roomOf,
  roomSaid,
  threatSaid,
} from '#games/roll-and-fight/board/den/describe'
import { type Lit, ROOM_KEYS } from '#games/roll-and-fight/board/den/lit'
import { RoomSheet } from '#games/roll-and-fight/board/den/room-sheet.tsx'
import { DEN_WORDS } from '#games/roll-and-fight/board/den/words'
import { seamed } from '#games/roll-and-fight/board/seams'
import { BOSS } from '#games/roll-and-fight/content/bosses'
import { DEN } from '#games/roll-and-fight/content/dens'
import type { RoomId } from '#games/roll-and-fight/content/vocabulary'
import { inRoom } from '#games/roll-and-fight/rules/read'
import { roomNumber } from '#games/roll-and-fight/text/forms'
import { roomName } from '#games/roll-and-fight/text/names'
import type { Enemy } from '#games/roll-and-fight/types'
import { useTip } from '#web/design/tip.tsx'
import './token.css'

interface RoomProps {
  readonly map: DenMapProps
  readonly place: Place
  readonly room: RoomId
}

const NOTHING: readonly Lit[] = []
const percent = (units: number, of: number): string => `${(units / of) * 100}%`

/** A room on the map: a button that does the one thing that can be done there, or opens the list of them. */
export function RoomOnMap({ map, place, room }: RoomProps) {
  const { den, board, language, path = [] } = map
  const [x, y, width, height] = roomOf(place, room).area
  const lit = map.lit?.get(room) ?? NOTHING
  const tip = useTip(true, 'name')
  const only = lit.length === 1 ? lit[0]! : undefined
  const isDirect = only !== undefined
  // The list of a room is opened by a press, and by nothing else.
  const anchored: object = { ref: tip.anchor }
  const step = path.indexOf(room)
  const said = [
    ...(only ? [`${only.says()}.`] : []),
    roomSaid(place, room, language),
    ...threatSaid(map.threats, room, language),
    ...(step >= 0 ? [DEN_WORDS[language].path(step + 1)] : []),
  ].join(' ')
  return (
    <li
      className="rf-room"
      data-room={room}
      data-visited={(board && inRoom(board, room).visited) || undefined}
      data-here={board?.at === room || undefined}
      data-lit={lit.length > 0 || undefined}
      data-way={step >= 0 || undefined}
      data-chosen={map.chosen === room || undefined}
      data-low={height < 3 || undefined}
      style={{ left: percent(x, 12), top: percent(y, 9), width: percent(width, 12), height: percent(height, 9) }}
    >
      <button
        type="button"
        className="rf-room-button"
        {...anchored}
        data-option={lit.length > 0 || undefined}
        data-key={map.lit && lit.length > 0 ? ROOM_KEYS[room] : undefined}
        aria-expanded={isDirect ? undefined : tip.isOpen}
        onClick={() => {
          if (only) only.press()
          else if (tip.isOpen) tip.close()
          else tip.open()
        }}
      >
        <span className="unseen">{said}</span>
      </button>
      <RoomHead place={place} room={room} name={roomName(den, room, language)!} />
      <Tokens map={map} place={place} room={room} lit={lit} />
      <RoomFoot map={map} place={place} room={room} />
      {!isDirect && tip.isOpen && <RoomSheet of={tip} map={map} place={place} room={room} lit={lit} />}
    </li>
  )
}

function RoomHead({ place: { den, board }, room, name }: Omit<RoomProps, 'map'> & { readonly name: string }) {
  return (
    <span className="rf-room-head" aria-hidden="true">
      {room === DEN[den].entrance && (
        <i className="rf-mark" data-mark="entrance">
          <Sign name="entrance" />
        </i>
      )}
      <b>
        <small>{roomNumber(room)}</small> {seamed(name)}
      </b>{' '}
      {board && inRoom(board, room).visited && (
        <i className="rf-mark" data-mark="visited">
          <Sign name="visited" />
        </i>
      )}
    </span>
  )
}

/** Everybody who is in a room; whoever is lit is a button of its own where there is room for it. */
function Tokens({ map, place, room, lit }: RoomProps & { readonly lit: readonly Lit[] }) {
  const { board, round = 1 } = map
  const boss = board ? board.boss : map.boss
  const litAs = (enemy: Enemy): Lit | undefined => lit.find(({ enemies }) => enemies.includes(enemy))
  const isThreat = (enemy: Enemy): boolean =>
    map.threats?.some((one) => one.room === room && one.enemy === enemy) ?? false
  return (
    <div className="rf-tokens">
      {board?.at === room && board.hero && (
        <span className="rf-token" data-hero aria-hidden="true">
          <HeroPicture hero={board.hero} />
        </span>
      )}
      {room === DEN[place.den].bossRoom && boss && (
        <Token
          lit={litAs('boss')}
          enemy="boss"
          state={board?.bossDead ? 'dead' : 'active'}
          picture={<BossPicture boss={boss} />}
          badge={`${BOSS[boss].health - (board?.bossHits ?? 0)}`}
          isThreat={isThreat('boss')}
        />
      )}
      {minionsOf(place, room).map(({ type, died, evaded, dot }, at) => (
        <Token
          // oxlint-disable-next-line react/no-array-index-key -- a Minion is its place in the room
          key={at}
          lit={litAs(at)}
          enemy={at}
          state={died > 0 ? (died === round ? 'fallen' : 'dead') : evaded ? 'evaded' : 'active'}
          picture={<MinionPicture type={type} />}
          badge={dot && died === 0 ? '1' : undefined}
          isDot
          isThreat={isThreat(at)}
        />
      ))}
    </div>
  )
}

interface TokenProps {
  readonly lit: Lit | undefined
  readonly enemy: Enemy
  /** Alive, evaded, dead since this round, or before. */
  readonly state: 'active' | 'evaded' | 'fallen' | 'dead'
  readonly picture: React.ReactNode
  /** Health that is left, or damage taken. */
  readonly badge: string | undefined
  readonly isDot?: boolean
  /** Would wound the Hero in step 3. */
  readonly isThreat: boolean
}

function Token({ lit, enemy, state, picture, badge, isDot = false, isThreat }: TokenProps) {
  const shown = (
    <>
      {picture}
      {(state === 'dead' || state === 'fallen') && (
        <svg className="rf-cross" viewBox="0 0 24 24">
          <path d="M4 4L20 20M20 4L4 20" />
        </svg>
      )}
      {isThreat && (
        <i className="rf-threat">
          <Sign name="wound" />
        </i>
      )}
      {state === 'evaded' && (
        <i className="rf-evaded">
          <Sign name="evade" />
        </i>
      )}
      {badge !== undefined &&
        state !== 'dead' &&
        (isDot ? <i className="rf-dot" /> : <b className="rf-left">{badge}</b>)}
    </>
  )
  return (
    <span className="rf-token" data-state={state} data-boss={enemy === 'boss' || undefined} data-lit={lit && true}>
      <span aria-hidden="true">{shown}</span>
      {lit && (
        <button type="button" className="rf-token-button" data-token onClick={() => lit.press(enemy)}>
          <span className="unseen">{lit.says(enemy)}</span>
        </button>
      )}
    </span>
  )
}

/** What can be had in a room. */
function RoomFoot({ map: { language }, place, room }: RoomProps) {
  const words = DEN_WORDS[language]
  const { loot, objective } = roomOf(place, room)
  const left = lootLeft(place, room)
  const state = objectiveState(place, room)
  const progress = place.board && objective && state === 'open' && progressOf(place.board, room, objective)
  return (
    <span className="rf-room-foot" aria-hidden="true">
      {loot > 0 && (
        <span className="rf-loots">
          {Array.from({ length: loot }, (_, at) => (
            <i key={at} className="rf-loot" data-gone={at >= left || undefined}>
              <Sign name="loot-icon" />
            </i>
          ))}
        </span>
      )}
      {objective && (
        <span className="rf-goal" data-state={state}>
          <b>{objective.points}</b>
          <span>{words.brief(objective, progress ? progress.join('/') : undefined)}</span>
          {state === 'marked' && <b>✓</b>}
          {state === 'met' && (
            <i className="rf-mark">
              <Sign name="objective" />
            </i>
          )}
        </span>
      )}
    </span>
  )
}
