import { useMemo } from 'react'
import { addressed } from '#engine/addressed'
import { Board } from '#games/last-brave/board/board.tsx'
import { english } from '#games/last-brave/board/english'
import { german } from '#games/last-brave/board/german'
import type { Choice, Event, View } from '#games/last-brave/types'
import { whyNot } from '#games/last-brave/rules/why-not'
import type { FramedBoardProps } from '#web/design/board-props'

const WORDS = { en: english, de: german }
const NOTHING: readonly Choice[] = []

/** The board in the table's frame: reads the game's own types off what the server told. */
export function FramedBoard({
  now,
  viewer,
  you,
  names,
  event,
  sending,
  language,
  confirm = true,
  ...rest
}: FramedBoardProps) {
  const view = now.view as View
  const words = useMemo(
    () => ({ ...WORDS[language], text: addressed(WORDS[language].text, you, names) }),
    [language, you, names],
  )

  function refuse(attempt: Choice) {
    const refusal = viewer === 'spectator' ? undefined : whyNot(view, viewer, attempt)
    return refusal && { ...refusal, message: words.text.refusal(refusal) }
  }

  return (
    <Board
      view={view}
      viewer={viewer}
      you={you}
      names={names}
      choices={(now.own?.choices ?? NOTHING) as Choice[]}
      asides={(now.asides ?? NOTHING) as Choice[]}
      event={event as Event | undefined}
      isPlaying={rest.isPlaying}
      isBreak={rest.isBreak}
      skip={rest.skip}
      outcome={now.outcome}
      sending={sending as Choice | null}
      whyNot={refuse}
      onChoose={rest.onChoose}
      onRule={rest.onRule}
      speed={rest.speed}
      confirm={confirm}
      words={words}
    />
  )
}
