import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { LID_PARTS } from '#web/parts'
import './lid.css'

// Pictures are loaded after the shelf, for they are the heaviest things on it.
const PICTURES: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(LID_PARTS).map(([game, load]) => [game, lazy(async () => ({ default: (await load()).LidPicture }))]),
)

interface LidProps {
  readonly game: string
  readonly name: string
  /** What is on it, where the game has no picture of its own yet. */
  readonly children?: ReactNode
}

/** The lid of a game's box: its colour, its motif, its picture and its name. */
export function Lid({ game, name, children }: LidProps) {
  const Picture = PICTURES[game]
  return (
    <span className="lid" data-lid={game} aria-hidden="true">
      <Suspense>
        <span className="lid-picture">{Picture ? <Picture /> : children}</span>
      </Suspense>
      <span className="lid-name">{name}</span>
    </span>
  )
}
