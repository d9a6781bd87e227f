import { useMemo, useState } from 'react'
import type { GameTypes, Viewer } from '#engine/game'
import type { Match } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import type { KitStage, Reached } from '#web/design/parts'
import { nowOf } from '#web/guide/now-of'
import { Framed } from '#web/kit/framed.tsx'
import type { Show } from '#web/kit/shows'
import { useSpeed } from '#web/table/use-speed'

const LUCK = SeededRandom.from('kit opponents')
const LANGUAGE = new URLSearchParams(window.location.search).get('lang') === 'de' ? 'de' : 'en'
const NAMES = ['Ada', 'Bruno', 'Chidi', 'Dorothea', 'Emre', 'Fatima', 'Gus', 'Hana']

interface StageProps {
  readonly show: Show
  readonly stage: KitStage
}

/** A game's board in one of its stages, from which one can play on; the other seats answer at random. */
export function Stage({ show: { FramedBoard, texts }, stage }: StageProps) {
  const viewer = stage.viewer ?? 0
  const speed = useSpeed()
  const [{ match, last }, setReached] = useState(() => {
    const reached = stage.reach()
    return { ...reached, last: stage.fresh ? heard(reached, viewer) : [] }
  })
  // A match is played on in place: what was told last is new each time.
  const now = useMemo(() => nowOf(match, viewer, false), [match, viewer, last])
  const names = NAMES.slice(0, match.seats)

  function submit(input: Parameters<typeof match.submit>[0]) {
    const events = [...match.submit(input)]
    for (let next = nextBesides(match, viewer); next !== undefined; next = nextBesides(match, viewer))
      events.push(...match.submit({ actor: next, choice: pick(LUCK, match.choices(next)) }))
    setReached({ match, last: heard({ match, last: events }, viewer) })
  }

  return (
    <Framed status={statusOf(match, viewer, texts[LANGUAGE])}>
      <FramedBoard
        now={now}
        viewer={viewer}
        names={names}
        events={last}
        sending={null}
        onChoose={(choice) => submit({ actor: viewer as number, choice })}
        onTakeBack={() => submit({ actor: viewer as number, act: 'take-back' })}
        onRule={(rule) => window.alert(rule)}
        speed={speed}
        language={LANGUAGE}
      />
    </Framed>
  )
}

/** What a viewer learns of the last move. */
const heard = ({ match, last }: Reached<GameTypes>, viewer: Viewer): Reached<GameTypes>['last'] =>
  last.flatMap((event) => match.game.hear(event, viewer) ?? [])

/** Who else is to answer, as long as the viewer is not. */
function nextBesides(match: Match<GameTypes>, viewer: Viewer) {
  const open = match.pending().filter(({ actor, locked }) => actor !== 'clock' && !locked)
  return open.some(({ actor }) => actor === viewer) ? undefined : open[0]?.actor
}

/** The table's status line, much as the frame says it. */
function statusOf(match: Match<GameTypes>, viewer: Viewer, text: Show['texts']['en']): string {
  if (match.outcome) return text.outcome(match.outcome)
  const view = match.view(viewer)
  return match
    .pending()
    .filter(({ actor, locked, secret }) => actor !== 'clock' && !locked && (!secret || actor === viewer))
    .map((decision) => text.decision(decision, view))
    .join(' ')
}
