import type { ReactNode } from 'react'
import { rays } from '#web/design/graver'
import type { CardType } from '#games/last-brave/cards'

/** What a picture can show: a kind of card. */
export type Kind = CardType | 'champion'

/** The frame of each kind on a square of 120: what tells them apart without colour. */
export const FRAMES: { readonly [Name in Kind]: string } = {
  class: 'M60 3C78 11 98 12 112 9C116 62 100 98 60 119C20 98 4 62 8 9C22 12 42 11 60 3Z',
  element: 'M60 3A57 57 0 1 1 60 117A57 57 0 1 1 60 3Z',
  arms: 'M60 0L120 60L60 120L0 60Z',
  champion: 'M8 122V48C8 22 32 2 60 2C88 2 112 22 112 48V122Z',
}

// The field reaches as far to the sides as the widest holder shows.
const PALES = Array.from({ length: 16 }, (_, at) => `M${at * 40 - 260} -60h20v240h-20Z`).join('')
const LOZENGES = Array.from({ length: 15 }, (_, column) =>
  Array.from({ length: 6 }, (_, row) => {
    const [x, y] = [column * 40 - 220 + (row % 2 ? 20 : 0), row * 40 - 40]
    return `M${x} ${y - 17}l9 17l-9 17l-9-17Z`
  }).join(''),
).join('')
const ARCHES = Array.from({ length: 15 }, (_, at) => {
  const x = at * 48 - 276
  return `M${x} 126V66a15 15 0 0 1 30 0V126ZM${x + 2} 26V14a13 13 0 0 1 26 0V26Z`
}).join('')

const GROUNDS: { readonly [Name in Kind]: ReactNode } = {
  class: <path className="shade" d={PALES} />,
  element: <path className="shade" d={rays(60, 60, 300, 16)} />,
  arms: <path className="shade" d={LOZENGES} />,
  champion: (
    <>
      <path className="shade" d={ARCHES} />
      <path className="shade" d="M-300 34H420V42H-300Z" />
    </>
  ),
}

/** The ground in the kind's colour, and its frame around the middle. */
export function Field({ kind }: { readonly kind: Kind }) {
  return (
    <g className="field">
      <rect className="ground" x="-300" y="-60" width="720" height="240" />
      {GROUNDS[kind]}
      <path className="frame" d={FRAMES[kind]} />
    </g>
  )
}
