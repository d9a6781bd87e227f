import type { DenMapProps } from '#games/roll-and-fight/board/den/props'
import { minionsOf, type Place, roomFacts, threatSaid } from '#games/roll-and-fight/board/den/describe'
import type { Lit } from '#games/roll-and-fight/board/den/lit'
import { DEN } from '#games/roll-and-fight/content/dens'
import type { RoomId } from '#games/roll-and-fight/content/vocabulary'
import { bossName, minionName, roomName } from '#games/roll-and-fight/text/names'
import type { Enemy } from '#games/roll-and-fight/types'
import { Button } from '#web/design/button.tsx'
import { Tip, type TipState } from '#web/design/tip.tsx'
import { Why } from '#web/design/why.tsx'

interface RoomSheetProps {
  readonly of: TipState
  readonly map: DenMapProps
  readonly place: Place
  readonly room: RoomId
  readonly lit: readonly Lit[]
}

/** What a room holds in words, what can be chosen in it, and why the rest cannot. */
export function RoomSheet({ of: tip, map, place, room, lit }: RoomSheetProps) {
  const { language, onRule } = map
  return (
    <Tip of={tip} isInteractive>
      <div className="rf-room-sheet">
        <b>{roomName(map.den, room, language)!}</b>
        <p>{[...roomFacts(place, room, language), ...threatSaid(map.threats, room, language)].join(' ')}</p>
        {lit.map((one, at) => (
          <Button
            key={one.name}
            data-listed={at + 1}
            onClick={() => {
              tip.close()
              tip.anchor.current?.focus()
              one.press()
            }}
          >
            {one.name}
          </Button>
        ))}
        {barredIn(map, place, room, lit).map(({ name, refusal }) => (
          <div key={name}>
            {name !== '' && <b>{name}</b>}
            <Why of={tip} refusal={refusal} onRule={onRule} />
          </div>
        ))}
      </div>
    </Tip>
  )
}

/** Those who live there and cannot be chosen, each kind of them once; else the room itself. */
function barredIn({ whyNot, language, board }: DenMapProps, place: Place, room: RoomId, lit: readonly Lit[]) {
  if (!whyNot) return []
  const isLit = (enemy: Enemy): boolean => lit.some(({ enemies }) => enemies.includes(enemy))
  const boss: readonly [Enemy, string][] =
    room === DEN[place.den].bossRoom && board?.boss && !board.bossDead ? [['boss', bossName(board.boss, language)]] : []
  const living = minionsOf(place, room).flatMap(({ type, died }, at): [Enemy, string][] =>
    died > 0 ? [] : [[at, minionName(type, language)]],
  )
  const barred = [...boss, ...living].flatMap(([enemy, name]) => {
    const refusal = isLit(enemy) ? undefined : whyNot(room, enemy)
    return refusal ? [{ name, refusal }] : []
  })
  const each = barred.filter(
    ({ name, refusal }, at) =>
      barred.findIndex((one) => one.name === name && one.refusal.message === refusal.message) === at,
  )
  const messages = new Set(each.map(({ refusal }) => refusal.message))
  // What holds for all of them is said once.
  if (each.length > 0 && messages.size === 1 && lit.length === 0) return [{ name: '', refusal: each[0]!.refusal }]
  if (each.length > 0 || lit.length > 0) return each
  const refusal = whyNot(room)
  return refusal ? [{ name: '', refusal }] : []
}
