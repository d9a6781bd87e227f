import type { ComponentType } from 'react'
import { Ambassador } from '#games/brave-rats/board/art/ambassador.tsx'
import { Assassin } from '#games/brave-rats/board/art/assassin.tsx'
import { Field } from '#games/brave-rats/board/art/field.tsx'
import { General } from '#games/brave-rats/board/art/general.tsx'
import { Musician } from '#games/brave-rats/board/art/musician.tsx'
import { Prince } from '#games/brave-rats/board/art/prince.tsx'
import { Princess } from '#games/brave-rats/board/art/princess.tsx'
import { Spy } from '#games/brave-rats/board/art/spy.tsx'
import { Wizard } from '#games/brave-rats/board/art/wizard.tsx'
import type { Strength } from '#games/brave-rats/cards'
import './art.css'

const PORTRAITS: { readonly [Rat in Strength]: ComponentType } = {
  7: Prince,
  6: General,
  5: Wizard,
  4: Ambassador,
  3: Assassin,
  2: Spy,
  1: Princess,
  0: Musician,
}

interface PortraitProps {
  readonly rat: Strength
  /** The way it looks: the two clans face each other. */
  readonly facing: 'left' | 'right'
}

/** A character before its field; the colours are those of the clan it lies in. */
export function Portrait({ rat, facing }: PortraitProps) {
  const Rat = PORTRAITS[rat]
  return (
    <svg className="br-art" viewBox="0 0 240 264" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g transform={facing === 'left' ? 'translate(240 0) scale(-1 1)' : undefined}>
        <Field rat={rat} />
        <Rat />
      </g>
    </svg>
  )
}
