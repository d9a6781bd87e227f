import { Badge } from '#web/design/badge.tsx'
import type { TO_COME } from '#web/home/games'
import { Lid } from '#web/home/lid.tsx'
import { useWords } from '#web/words/words'

/** A box that is not to be had yet; it says so. */
export function BoxToCome({ game: { id, name, seats } }: { readonly game: (typeof TO_COME)[number] }) {
  const { home } = useWords()
  return (
    <li className="box-to-come">
      <Lid game={id} name={name} />
      <h3 className="unseen">{name}</h3>
      <p>
        <Badge kind="warn">{home.toCome}</Badge> <small>{home.players(seats[0], seats[1])}</small>
      </p>
      <p>{home.pitches[id]}</p>
    </li>
  )
}
