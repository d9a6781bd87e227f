import type { ReactNode } from 'react'
import { ARMS } from '#games/last-stand/board/art/arms.tsx'
import { Bust } from '#games/last-stand/board/art/bust.tsx'
import { DRESS } from '#games/last-stand/board/art/dress.tsx'
import { Field, kindOf, Rank } from '#games/last-stand/board/art/field.tsx'
import { HAIR } from '#games/last-stand/board/art/hair.tsx'
import { HATS } from '#games/last-stand/board/art/hats.tsx'
import { type Looks, type Part, PEOPLE } from '#games/last-stand/board/art/people'
import type { CardId } from '#games/last-stand/content/enemies'
import type { HeroId } from '#games/last-stand/content/heroes'
import './art.css'

const PARTS: Readonly<Record<Part, ReactNode>> = { ...HAIR, ...HATS, ...DRESS, ...ARMS }

interface PortraitProps {
  readonly of: HeroId | CardId
  /** Without the field behind it. */
  readonly bare?: boolean
}

/** A hero or an enemy before its field; it fills what holds it, which cuts off the rest. */
export function Portrait({ of, bare = false }: PortraitProps) {
  return (
    <svg className="ls-art" data-kind={kindOf(of)} viewBox="0 0 120 120" aria-hidden="true">
      {!bare && <Field of={of} />}
      {of === 'lieutenant.gemini' ? <Twins {...PEOPLE[of]} /> : <Person {...PEOPLE[of]} />}
      {!bare && <Rank of={of} />}
    </svg>
  )
}

function Person({ eyes, mouth, face = 'plain', behind = [], over, skin, hair, cloth, trim }: Looks) {
  const part = (id: Part) => <g key={id}>{PARTS[id]}</g>
  return (
    <g
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
        <g key={side} transform={`translate(${side === 1 ? 34 : 86} 22) scale(${side * 0.82} 0.82)`}>
          <Person {...looks} />
        </g>
      ))}
    </>
  )
}
