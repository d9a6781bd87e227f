import { useState } from 'react'
import { pick, SeededRandom } from '#engine/random'
import { attempt } from '#games/brave-rats/board/attempt'
import { Board } from '#games/brave-rats/board/board.tsx'
import { english } from '#games/brave-rats/board/english'
import { german } from '#games/brave-rats/board/german'
import { braveRats } from '#games/brave-rats/game'
import { text } from '#games/brave-rats/text'
import type { Choice, Event } from '#games/brave-rats/types'
import { type Played, reach, type Stage } from '#web/kit/stages'

const LUCK = SeededRandom.from('kit opponent')
const LANGUAGE = new URLSearchParams(window.location.search).get('lang')
const NAMES = ['Ada', 'Bruno'] as const

/** A stage one can play on from; the other seat answers at random. */
export function BoardStage({ stage }: { readonly stage: Stage }) {
  const [played, setPlayed] = useState<Played>(() => reach(stage))
  const [hasMoved, setMoved] = useState(false)
  const { match, last } = played
  const viewer = stage.viewer ?? 0
  const view = match.view(viewer)
  const seats = match.pending().flatMap(({ actor, locked }) => (locked ? [actor as number] : []))
  const own = viewer === 'spectator' ? null : (match.sealedBy(viewer) ?? null)

  function submit(choice: Choice) {
    const events: Event[] = [...match.submit({ actor: viewer as number, choice })]
    for (;;) {
      const other = match.pending().find(({ actor, locked }) => actor !== viewer && !locked)
      if (!other) break
      events.push(...match.submit({ actor: other.actor, choice: pick(LUCK, match.choices(other.actor)) }))
    }
    setMoved(true)
    setPlayed({ match, last: events })
  }

  return (
    <Board
      view={view}
      viewer={viewer}
      names={NAMES}
      choices={viewer === 'spectator' ? [] : match.choices(viewer)}
      locked={{ own, seats }}
      events={hasMoved || stage.fresh ? last : []}
      outcome={match.outcome ?? null}
      whyNot={(card) => braveRats.whyNot(view, viewer === 'spectator' ? -1 : viewer, attempt(view, viewer, card))}
      onChoose={submit}
      onTakeBack={() => {
        match.submit({ actor: viewer as number, act: 'take-back' })
        setPlayed({ match, last: [] })
      }}
      onRule={(rule) => window.alert(rule)}
      words={LANGUAGE === 'de' ? german : english}
    />
  )
}

/** The table's status line, as the frame will say it. */
export function statusOf(stage: Stage): string {
  const { match } = reach(stage)
  const { outcome } = match
  if (outcome) return text.outcome(outcome)
  const view = match.view(stage.viewer ?? 0)
  return match
    .pending()
    .filter(({ locked }) => !locked)
    .map((decision) => text.decision(decision, view))
    .join(' ')
}
