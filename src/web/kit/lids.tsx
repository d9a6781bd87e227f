import { GAMES } from '#games/shelf'
import { Lid } from '#web/home/lid.tsx'
import { LidsToCome } from '#web/home/to-come.tsx'

/** The lids of all boxes on the shelf: each game's colour, motif and emblem. */
export function Lids() {
  return (
    <section>
      <h2>Lids</h2>
      <div className="kit-lids">
        {GAMES.map(({ about: { id, name } }) => (
          <Lid key={id} game={id} name={name} />
        ))}
        <LidsToCome />
      </div>
    </section>
  )
}
