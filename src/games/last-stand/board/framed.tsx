import { useMemo } from 'react'
import { addressed } from '#engine/addressed'
import { Board } from '#games/last-stand/board/board.tsx'
import { english } from '#games/last-stand/board/english'
import { german } from '#games/last-stand/board/german'
import type { Pointed } from '#games/last-stand/board/props'
import { whyNot } from '#games/last-stand/rules/why-not'
import type { Choice, Event, View } from '#games/last-stand/types'
import { pointingAt } from '#web/design/advice'
import type { FramedBoardProps } from '#web/design/board-props'

const WORDS = { en: english, de: german }
const NOTHING: readonly Choice[] = []

/** The board in the table's frame: reads the game's own types off what the server told. */
export function FramedBoard(props: FramedBoardProps) {
  const { now, viewer, you, event, sending, language, confirm = true, onAdvise } = props
  const view = now.view as View
  const { names } = props
  const words = useMemo(
    () => ({ ...WORDS[language], text: addressed(WORDS[language].text, you, names) }),
    [language, you, names],
  )
  const asked = now.advisable?.[0]

  function refuse(attempt: object) {
    const refusal = viewer === 'spectator' ? undefined : whyNot(view, viewer, attempt)
    return refusal && { ...refusal, message: words.text.refusal(refusal) }
  }

  return (
    <Board
      view={view}
      viewer={viewer}
      you={you}
      names={names}
      choices={(now.own?.choices ?? NOTHING) as readonly Choice[]}
      onChoose={props.onChoose}
      asked={asked && { seat: asked.seat, choices: asked.choices as readonly Choice[] }}
      onAdvise={(choice) => asked && onAdvise?.(asked, choice)}
      advice={pointedAt(props)}
      whyNot={refuse}
      sending={sending as Choice | null}
      event={event as Event | undefined}
      isPlaying={props.isPlaying}
      skip={props.skip}
      outcome={now.outcome}
      confirm={confirm}
      onRule={props.onRule}
      speed={props.speed}
      words={words}
    />
  )
}

/** All that is pointed at of questions that are open and shown. */
const pointedAt = ({ now, viewer }: FramedBoardProps): readonly Pointed[] =>
  (now.advice ?? []).flatMap(({ by, to, choice }) =>
    pointingAt(now, viewer, to, choice).includes(by) ? [{ by, to, choice: choice as Choice }] : [],
  )
