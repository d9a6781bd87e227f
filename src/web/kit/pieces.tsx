import type { Show } from '#web/kit/shows'

/** What lies on a game's table, and the motif behind it. */
export function Pieces({ show: { about, Pieces: OfGame } }: { readonly show: Show }) {
  return (
    OfGame && (
      <section data-game={about.id}>
        <h2>{about.name}: pieces</h2>
        <p className="kit-motif" data-lid={about.id}>
          {about.name}
        </p>
        <OfGame />
      </section>
    )
  )
}
