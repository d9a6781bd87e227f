import { useMemo } from 'react'
import { addressed } from '#engine/addressed'
import { Board } from '#games/roll-and-fight/board/board.tsx'
import { whyNot } from '#games/roll-and-fight/rules/why-not'
import { texts } from '#games/roll-and-fight/texts'
import type { Choice, Event, View } from '#games/roll-and-fight/types'
import type { FramedBoardProps } from '#web/design/board-props'

const NOTHING: readonly Choice[] = []
const noTime = (): undefined => undefined

/** The board in the table's frame: reads the game's own types off what the server told. */
export function FramedBoard(props: FramedBoardProps) {
  const { now, viewer, you, names, sending, event, language, confirm = true, matchTime = noTime } = props
  const view = now.view as View
  const text = useMemo(() => addressed(texts[language], you, names), [language, you, names])

  function refuse(attempt: object) {
    const refusal = viewer === 'spectator' ? undefined : whyNot(view, viewer, attempt)
    return refusal && { ...refusal, message: text.refusal(refusal) }
  }

  return (
    <Board
      view={view}
      viewer={viewer}
      you={you}
      names={names}
      choices={(now.own?.choices ?? NOTHING) as readonly Choice[]}
      locked={(now.own?.locked ?? null) as Choice | null}
      onChoose={props.onChoose}
      onTakeBack={props.onTakeBack}
      whyNot={refuse}
      sending={sending as Choice | null}
      event={event as Event | undefined}
      isPlaying={props.isPlaying}
      skip={props.skip}
      outcome={now.outcome}
      confirm={confirm}
      onRule={props.onRule}
      matchTime={matchTime}
      speed={props.speed}
      language={language}
      text={text}
    />
  )
}
