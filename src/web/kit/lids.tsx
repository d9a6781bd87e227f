import { GAMES } from '#games/shelf'
import { TO_COME } from '#web/home/games'
import { Lid } from '#web/home/lid.tsx'

/** The lids of all boxes on the shelf: each game's colour, motif and emblem. */
export function Lids() {
  return (
    <section>
      <h2>Lids</h2>
      <div className="kit-lids">
        {[...GAMES.map(({ about }) => about), ...TO_COME].map(({ id, name }) => (
          <Lid key={id} game={id} name={name} />
        ))}
      </div>
    </section>
  )
}
