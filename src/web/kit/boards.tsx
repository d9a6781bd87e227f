import { useState } from 'react'
import { Button } from '#web/design/button.tsx'
import { Select } from '#web/design/field.tsx'
import { returnArrow } from '#web/design/icons'
import { Framed } from '#web/kit/framed.tsx'
import { type Stage, STAGES } from '#web/kit/stages'

/** A board at the two sizes it is made for, to be played on from any stage. */
export function Boards({ first }: { readonly first: Stage }) {
  const [id, setId] = useState(first.id)
  const [turn, setTurn] = useState(0)
  const stage = STAGES.find((each) => each.id === id)!
  return (
    <section>
      <h2>BraveRats</h2>
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
        <a href={`?stage=${id}&bare`}>This board alone</a>
      </div>
      <div className="kit-boards" key={`${id} ${turn}`}>
        <figure>
          <div className="kit-laptop">
            <Framed stage={stage} />
          </div>
          <figcaption>1366 × 768</figcaption>
        </figure>
        <figure>
          <div className="kit-phone">
            <Framed stage={stage} />
          </div>
          <figcaption>390 × 844</figcaption>
        </figure>
      </div>
    </section>
  )
}
