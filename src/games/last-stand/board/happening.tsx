import { middleOf, type Point, SIDE } from '#games/last-stand/board/spots'
import type { Desk } from '#games/last-stand/board/use-desk'
import type { HeroId } from '#games/last-stand/content/heroes'
import type { SpaceId } from '#games/last-stand/rules/geometry'
import type { Event, View } from '#games/last-stand/types'
import './happening.css'

/** What is drawn over the ring while something happens: who strikes whom, and what it did. */
interface Shown {
  readonly from?: Point
  readonly to: readonly Point[]
  readonly by: 'hero' | 'enemy'
  /** Written over the places. */
  readonly says?: string
  readonly kind: 'hurt' | 'armor' | 'heal' | 'fall' | 'come' | 'aim'
}

export function Happening({ desk: { board, view } }: { readonly desk: Desk }) {
  const { event, isPlaying } = board
  const shown = isPlaying && event ? shownOf(event, view) : undefined
  if (!shown) return null
  const { from, to, by, says, kind } = shown
  const key = JSON.stringify(event)
  return (
    <div className="ls-happening" aria-hidden="true" key={key} data-by={by} data-kind={kind}>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`}>
        {to.map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            {from && <path className="ls-shot" pathLength={1} d={`M${from.x} ${from.y}L${x} ${y}`} />}
            <circle className="ls-hit" cx={x} cy={y} r="44" />
          </g>
        ))}
      </svg>
      {says !== undefined &&
        to.map(({ x, y }) => (
          <b
            key={`${x} ${y}`}
            className="ls-float"
            style={{ left: `${(x / SIDE) * 100}%`, top: `${(y / SIDE) * 100}%` }}
          >
            {says}
          </b>
        ))}
    </div>
  )
}

function shownOf(event: Event, view: View): Shown | undefined {
  const hero = (id: HeroId): Point => middleOf(view.heroes.find((one) => one.id === id)!.at)
  const enemy = (space: string): Point => middleOf(space as SpaceId)
  switch (event.kind) {
    case 'rolled':
      return { from: hero(event.hero), to: event.spaces.map(enemy), by: 'hero', kind: 'aim' }
    case 'attacked':
      return { from: enemy(event.space), to: event.heroes.map(hero), by: 'enemy', kind: 'aim' }
    case 'enemy-hurt':
      return {
        to: [enemy(event.space)],
        by: 'hero',
        kind: event.damage > 0 ? 'hurt' : 'armor',
        says: `−${event.amount}`,
      }
    case 'hero-hurt':
      return {
        to: [hero(event.hero)],
        by: 'enemy',
        kind: event.damage > 0 ? 'hurt' : 'armor',
        says: `−${event.amount}`,
      }
    case 'enemy-defeated':
      return { to: [enemy(event.space)], by: 'hero', kind: 'fall', says: '✕' }
    case 'knocked-down':
      return { to: [hero(event.hero)], by: 'enemy', kind: 'fall', says: '✕' }
    case 'healed':
      return { to: [hero(event.hero)], by: 'hero', kind: 'heal', says: `+${event.amount}` }
    case 'hero-armored':
      return { to: [hero(event.hero)], by: 'hero', kind: 'armor', says: `+${event.amount}` }
    case 'enemy-armored':
      return { to: [enemy(event.space)], by: 'enemy', kind: 'armor', says: `+${event.amount}` }
    case 'placed':
      return { to: [enemy(event.space)], by: 'enemy', kind: 'come' }
    case 'mine-went-off':
      return { to: [enemy(event.space)], by: 'hero', kind: 'hurt', says: '!' }
    case 'blew-up':
      return { from: enemy(event.space), to: [middleOf(event.squadSpace)], by: 'enemy', kind: 'aim' }
    case 'flames-spread':
      return { to: [middleOf(event.space)], by: 'enemy', kind: 'come' }
    case 'aimed':
    case 'shot':
      return { to: [middleOf(event.space)], by: 'enemy', kind: event.kind === 'shot' ? 'hurt' : 'come' }
    case 'stayed':
      return { to: [enemy(event.space)], by: 'hero', kind: 'aim' }
    case 'idle':
      return { to: [enemy(event.space)], by: 'enemy', kind: 'come', says: '…' }
    default:
      return undefined
  }
}
