import { useState } from 'react'
import { Button } from '#web/design/button.tsx'
import { Select } from '#web/design/field.tsx'
import { returnArrow } from '#web/design/icons'
import { GAME_SHOWS } from '#web/kit/shows.tsx'

interface BoardsProps {
  readonly game: string
  /** The stage to begin with, if it is one of this game. */
  readonly first: string | null
}

/** A board at the two sizes it is made for, to be played on from any stage. */
export function Boards({ game, first }: BoardsProps) {
  const { shows } = GAME_SHOWS.find((each) => each.game === game)!
  const [id, setId] = useState(first !== null && shows.some((show) => show.id === first) ? first : shows[0]!.id)
  const [turn, setTurn] = useState(0)
  const show = shows.find((each) => each.id === id)!
  return (
    <section>
      <h2>{game}</h2>
      <div className="kit-row">
        <Select
          label="Stage"
          value={id}
          options={shows.map(({ id: value, title }) => ({ value, label: title }))}
          onChange={setId}
        />
        <Button icon={returnArrow} onClick={() => setTurn(turn + 1)}>
          From the start
        </Button>
        <a href={`?stage=${id}&bare`}>This board alone</a>
      </div>
      <div className="kit-boards" key={`${id} ${turn}`}>
        <figure>
          <div className="kit-laptop">{show.render()}</div>
          <figcaption>1366 × 768</figcaption>
        </figure>
        <figure>
          <div className="kit-phone">{show.render()}</div>
          <figcaption>390 × 844</figcaption>
        </figure>
      </div>
    </section>
  )
}
