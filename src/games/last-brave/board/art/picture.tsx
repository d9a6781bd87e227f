import type { ReactNode } from 'react'
import { ARMS } from '#games/last-brave/board/art/arms.tsx'
import { PORTRAITS } from '#games/last-brave/board/art/champions.tsx'
import { CLASSES } from '#games/last-brave/board/art/classes.tsx'
import { ELEMENTS } from '#games/last-brave/board/art/elements.tsx'
import { Field, type Kind } from '#games/last-brave/board/art/field.tsx'
import type { CardId, ChampionId } from '#games/last-brave/cards'
import './art.css'

const MOTIFS: { readonly [Id in CardId | ChampionId]: ReactNode } = { ...CLASSES, ...ELEMENTS, ...ARMS, ...PORTRAITS }

interface PictureProps {
  readonly of: CardId | ChampionId
  /** Without the field behind it. */
  readonly bare?: boolean
}

/** The picture of a card or a Champion before its field; it fills what holds it, which cuts off the rest. */
export function Picture({ of, bare = false }: PictureProps) {
  const kind = of.slice(0, of.indexOf('.')) as Kind
  return (
    <svg className="lb-art" data-kind={kind} viewBox="0 0 120 120" aria-hidden="true">
      {!bare && <Field kind={kind} />}
      {MOTIFS[of]}
    </svg>
  )
}
