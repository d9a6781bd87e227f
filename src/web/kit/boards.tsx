import { useState } from 'react'
import { Button } from '#web/design/button.tsx'
import { Select } from '#web/design/field.tsx'
import { returnArrow } from '#web/design/icons'
import type { Show } from '#web/kit/shows'
import { Stage } from '#web/kit/stage.tsx'

interface BoardsProps {
  readonly show: Show
  /** The stage to begin with, if it is one of this game. */
  readonly first: string | undefined
}

/** A board at the two sizes it is made for, to be played on from any stage. */
export function Boards({ show, first }: BoardsProps) {
  const { about, STAGES } = show
  const [id, setId] = useState((STAGES.find((one) => one.id === first) ?? STAGES[0]!).id)
  const [turn, setTurn] = useState(0)
  const stage = STAGES.find((one) => one.id === id)!
  return (
    <section>
      <h2>{about.name}</h2>
      <div className="kit-row">
        <Select
          label="Stage"
          value={id}
          options={STAGES.map(({ id: value, title }) => ({ value, label: title }))}
          onChange={setId}
        />
        <Button icon={returnArrow} onClick={() => setTurn(turn + 1)}>
          From the start
        </Button>
        <a href={`?stage=${about.id}/${id}&bare`}>This board alone</a>
      </div>
      <div className="kit-boards" key={`${id} ${turn}`}>
        <figure>
          <div className="kit-laptop">
            <Stage show={show} stage={stage} />
          </div>
          <figcaption>1366 × 768</figcaption>
        </figure>
        <figure>
          <div className="kit-phone">
            <Stage show={show} stage={stage} />
          </div>
          <figcaption>390 × 844</figcaption>
        </figure>
      </div>
    </section>
  )
}
