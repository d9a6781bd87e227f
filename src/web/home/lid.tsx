import { lazy, Suspense } from 'react'
import './lid.css'

const LidArt = lazy(async () => ({ default: (await import('#web/home/lid-art.tsx')).LidArt }))

/** The lid of a game's box: its colour, its motif, its picture and its name. */
export function Lid({ game, name }: { readonly game: string; readonly name: string }) {
  return (
    <span className="lid" data-lid={game} aria-hidden="true">
      <Suspense>
        <LidArt game={game} />
      </Suspense>
      <span className="lid-name">{name}</span>
    </span>
  )
}
