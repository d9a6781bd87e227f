import { useState } from 'react'
import type { Seat } from '#engine/game'
import type { VoteTold } from '#protocol/told'
import type { Topic } from '#protocol/votes'
import { Button } from '#web/design/button.tsx'
import { useSettings } from '#web/settings'
import { Confirm } from '#web/table/confirm.tsx'
import { ownSeats } from '#web/table/seats'
import type { Sight } from '#web/table/sight'
import { votes as catalogue } from '#web/words/votes'
import { useWords, useWordsOf } from '#web/words/words'
import './votes.css'

/** What somebody wants that needs all whom it concerns, and whether the clocks stand still because all wanted that. */
export function Votes({ sight }: { readonly sight: Sight }) {
  const { known, acts } = sight
  const { votes = [], clocks, seats } = known.now
  const words = useWordsOf(catalogue)
  const own = ownSeats(known.now, known.as).filter((seat) => seats[seat]!.bot === null)
  const isGoingOn = votes.some(({ topic }) => topic === 'go-on')
  return (
    <>
      {votes.map((vote) => (
        <Wanted key={vote.topic} vote={vote} own={own} sight={sight} />
      ))}
      {clocks?.isPaused && !isGoingOn && (
        <div className="vote">
          <p role="status">{words.paused}</p>
          {own.length > 0 && (
            <Button onClick={() => void acts.act({ do: 'vote', topic: 'go-on', says: 'yes' })}>{words.goOn}</Button>
          )}
        </div>
      )}
    </>
  )
}

/** What cannot be taken back once all agree. */
const isFinal = (topic: Topic): boolean => topic !== 'pause' && topic !== 'go-on'

interface WantedProps {
  readonly vote: VoteTold
  /** The seats that whoever looks plays. */
  readonly own: readonly Seat[]
  readonly sight: Sight
}

/** Something that somebody wants, who agrees, and what whoever looks may say to it. */
function Wanted({ vote: { topic, agreed, waits }, own, sight }: WantedProps) {
  const { names, acts } = sight
  const { table: said } = useWords()
  const words = useWordsOf(catalogue)
  const { confirm } = useSettings()
  const [isAsked, setAsked] = useState(false)
  const say = (says: 'yes' | 'no' | 'back') => void acts.act({ do: 'vote', topic, says })
  const list = (seats: readonly Seat[]): string => seats.map((seat) => names[seat]).join(', ')
  const title = said.says.voted.wants(names[agreed[0] ?? 0] ?? said.someone, said.topics[topic])
  // The last who agrees decides it.
  const decides = isFinal(topic) && waits.every((seat) => own.includes(seat))
  return (
    <div className="vote" role="group" aria-label={title}>
      <p role="status">{title}</p>
      <small>
        {words.agreed(list(agreed))} {waits.length > 0 ? words.waits(list(waits)) : words.later}
      </small>
      {own.some((seat) => waits.includes(seat)) && (
        <>
          <Button kind="primary" onClick={() => (confirm && decides ? setAsked(true) : say('yes'))}>
            {words.agree}
          </Button>
          <Button onClick={() => say('no')}>{words.refuse}</Button>
        </>
      )}
      {own.some((seat) => agreed.includes(seat)) && <Button onClick={() => say('back')}>{words.withdraw}</Button>}
      <Confirm
        title={words.title[topic]}
        text={words.decides}
        yes={words.agree}
        no={words.wait}
        isOpen={isAsked}
        onYes={() => say('yes')}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}
