import type { ReactNode } from 'react'
import { ARMS } from '#games/last-stand/board/art/arms.tsx'
import { Bust } from '#games/last-stand/board/art/bust.tsx'
import { DRESS } from '#games/last-stand/board/art/dress.tsx'
import { Field, FRAMES, kindOf, Rank } from '#games/last-stand/board/art/field.tsx'
import { HAIR } from '#games/last-stand/board/art/hair.tsx'
import { HATS } from '#games/last-stand/board/art/hats.tsx'
import { type Looks, type Part, PEOPLE } from '#games/last-stand/board/art/people'
import type { CardId } from '#games/last-stand/content/enemies'
import type { HeroId } from '#games/last-stand/content/heroes'
import './art.css'

const PARTS: Readonly<Record<Part, ReactNode>> = { ...HAIR, ...HATS, ...DRESS, ...ARMS }

interface PortraitProps {
  readonly of: HeroId | CardId
}

/** A hero or an enemy before its field; it fills what holds it, which cuts off the rest. */
export function Portrait({ of }: PortraitProps) {
  return (
    <svg className="ls-art" data-kind={kindOf(of)} viewBox="0 0 120 120" aria-hidden="true">
      <Field of={of} />
      <Somebody of={of} />
      <Rank of={of} />
    </svg>
  )
}

/** The same cut out along the frame of its kind, as a piece that stands on the board. */
export function Medallion({ of }: PortraitProps) {
  const frame = FRAMES[kindOf(of)]
  return (
    <svg className="ls-art" data-kind={kindOf(of)} viewBox="0 0 120 120" aria-hidden="true">
      <g style={{ clipPath: `path('${frame}')` }}>
        <rect className="pale-ground" width="120" height="120" />
        <Somebody of={of} />
      </g>
      <path className="rim" d={frame} />
      <Rank of={of} />
    </svg>
  )
}

/** The same before nothing at all. */
export const Figure = ({ of }: PortraitProps) => (
  <svg className="ls-art" data-kind={kindOf(of)} viewBox="0 0 120 120" aria-hidden="true">
    <Somebody of={of} />
  </svg>
)

const Somebody = ({ of }: PortraitProps) =>
  of === 'lieutenant.gemini' ? <Twins {...PEOPLE[of]} /> : <Person {...PEOPLE[of]} />

function Person({ eyes, mouth, face = 'plain', behind = [], over, tall, skin, hair, cloth, trim }: Looks) {
  const part = (id: Part) => <g key={id}>{PARTS[id]}</g>
  return (
    <g
      transform={tall && 'translate(4 14) scale(0.9)'}
      style={{
        '--cloth': cloth,
        ...(skin && { '--skin': skin }),
        ...(hair && { '--hair': hair }),
        ...(trim && { '--trim': trim }),
      }}
    >
      {behind.map(part)}
      <Bust eyes={eyes} mouth={mouth} face={face} />
      {over.map(part)}
    </g>
  )
}

/** The Gemini are two, back to back. */
function Twins(looks: Looks) {
  return (
    <>
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(${side === 1 ? 31 : 89} 24) scale(${side * 0.8} 0.8)`}>
          <Person {...looks} />
        </g>
      ))}
    </>
  )
}
