import { useState } from 'react'
import { pick, SeededRandom } from '#engine/random'
import { FramedBoard } from '#games/last-brave/board/framed.tsx'
import { lastBrave } from '#games/last-brave/game'
import { text } from '#games/last-brave/text/text'
import type { Event } from '#games/last-brave/types'
import { type BravePlayed, type BraveStage, reachBrave } from '#web/kit/last-brave-stages'
import { useSpeed } from '#web/table/use-speed'

const LUCK = SeededRandom.from('kit opponents')
const LANGUAGE = new URLSearchParams(window.location.search).get('lang') === 'de' ? 'de' : 'en'
const NAMES = ['Ada', 'Bruno', 'Chidi', 'Dorothea', 'Emre', 'Fatima', 'Gus']

/** All that a board is told of a match, as the frame tells it. */
function nowOf({ match }: BravePlayed, viewer: NonNullable<BraveStage['viewer']>) {
  const view = match.view(viewer)
  const choices = viewer === 'spectator' ? [] : match.choices(viewer)
  return {
    view,
    pending: lastBrave.pending(view),
    own: choices.length > 0 ? { choices, locked: null } : null,
    asides: viewer === 'spectator' ? [] : (lastBrave.asides?.(view, viewer) ?? []),
    outcome: match.outcome ?? null,
  }
}

/** A stage one can play on from; the other seats answer at random. */
export function LastBraveStage({ stage }: { readonly stage: BraveStage }) {
  const viewer = stage.viewer ?? 0
  const [told, setTold] = useState<{ now: ReturnType<typeof nowOf>; events: readonly Event[]; played: BravePlayed }>(
    () => {
      const played = reachBrave(stage)
      return { now: nowOf(played, viewer), events: played.last, played }
    },
  )
  const speed = useSpeed()

  function submit(choice: object) {
    const { match } = told.played
    const events: Event[] = [...match.submit({ actor: viewer as number, choice })]
    for (;;) {
      const other = match.pending().find(({ actor }) => actor !== viewer)
      if (!other || match.choices(viewer as number).length > 0) break
      events.push(...match.submit({ actor: other.actor, choice: pick(LUCK, match.choices(other.actor)) }))
    }
    const heard = events.flatMap((event) => lastBrave.hear(event, viewer) ?? [])
    setTold({ now: nowOf({ match, last: heard }, viewer), events: heard, played: { match, last: heard } })
  }

  return (
    <FramedBoard
      now={told.now}
      viewer={viewer}
      names={NAMES}
      events={told.events}
      sending={null}
      onChoose={submit}
      onTakeBack={() => {}}
      onRule={(rule) => window.alert(rule)}
      speed={speed}
      language={LANGUAGE}
    />
  )
}

/** The table's status line, as the frame will say it. */
export function braveStatusOf(stage: BraveStage): string {
  const { match } = reachBrave(stage)
  if (match.outcome) return text.outcome(match.outcome)
  const view = match.view(stage.viewer ?? 0)
  return lastBrave
    .pending(view)
    .map((decision) => text.decision(decision, view))
    .join(' ')
}
