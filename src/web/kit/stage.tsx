import { useEffect, useMemo, useState } from 'react'
import type { Happening } from '#engine/frozen'
import type { GameTypes, Viewer } from '#engine/game'
import type { Match } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import { paceOf } from '#web/boards'
import type { KitStage } from '#web/design/parts'
import { tellingOf } from '#web/guide/telling'
import { Framed } from '#web/kit/framed.tsx'
import type { Show } from '#web/kit/shows'
import { usePlayer } from '#web/player/use-player'
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
  const [{ match, happened, isOwn }, setReached] = useState(() => {
    const reached = stage.reach()
    const { state } = reached.match
    return { match: reached.match, happened: reached.last.map((event) => ({ event, state })), isOwn: false }
  })
  // Nobody sees what happened before they came: a fresh stage is told a moment later.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const isPast = !isOwn && !(stage.fresh && isThere)
  // A match is played on in place: what has happened is new each time.
  const told = useMemo(
    () => tellingOf(heard(match, happened, viewer), { viewer, isOwn, isPast }),
    [match, happened, viewer, isOwn, isPast],
  )
  const player = usePlayer(told, { pace: paceOf(match.game.about.id), speed, own: viewer, thread: told })
  const names = NAMES.slice(0, match.seats)

  function submit(input: Parameters<typeof match.submit>[0]) {
    const taken = [...match.take(input)]
    for (let next = nextBesides(match, viewer); next !== undefined; next = nextBesides(match, viewer))
      taken.push(...match.take({ actor: next, choice: pick(LUCK, match.choices(next)) }))
    setReached({ match, happened: taken, isOwn: true })
  }

  return (
    <Framed status={statusOf(match, viewer, texts[LANGUAGE])}>
      <FramedBoard
        now={player.shown.now}
        viewer={viewer}
        names={names}
        event={player.event}
        isPlaying={player.isPlaying}
        isBreak={player.isBreak}
        skip={player.skip}
        sending={null}
        onChoose={(choice) => submit({ actor: viewer as number, choice })}
        onTakeBack={() => submit({ actor: viewer as number, act: 'take-back' })}
        onRule={(rule) => window.alert(rule)}
        speed={player.speed}
        language={LANGUAGE}
      />
    </Framed>
  )
}

/** What a viewer hears and sees of what happened. */
function heard(match: Match<GameTypes>, happened: readonly Happening<GameTypes>[], viewer: Viewer) {
  const { game } = match
  const moments = happened.filter(({ event }) => game.hear(event, viewer) !== undefined)
  return {
    match,
    events: moments.map(({ event }) => game.hear(event, viewer)!),
    views: moments.map(({ state }) => game.view(state, viewer)),
  }
}

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
