import { useMemo } from 'react'
import { addressed } from '#engine/addressed'
import { attempt } from '#games/brave-rats/board/attempt'
import { Board } from '#games/brave-rats/board/board.tsx'
import { english } from '#games/brave-rats/board/english'
import { german } from '#games/brave-rats/board/german'
import { tellings } from '#games/brave-rats/board/tellings'
import type { CardId } from '#games/brave-rats/cards'
import { text as inEnglish } from '#games/brave-rats/text'
import { german as inGerman } from '#games/brave-rats/text-german'
import type { Choice, Event, View } from '#games/brave-rats/types'
import { whyNot } from '#games/brave-rats/why-not'
import type { FramedBoardProps } from '#web/design/board-props'

/** The board in the table's frame: reads the game's own types off what the server told. */
export function FramedBoard({
  now,
  viewer,
  you,
  names,
  event,
  isPlaying,
  sending,
  language,
  confirm = true,
  ...rest
}: FramedBoardProps) {
  const view = now.view as View
  const own = (now.own?.locked ?? null) as Choice | null
  const seats = now.pending.flatMap(({ actor, locked }) => (locked && actor !== 'clock' ? [actor] : []))
  const text = language === 'de' ? inGerman : inEnglish
  const words = useMemo(
    () => ({ ...(language === 'de' ? german : english), ...tellings(addressed(text, you)) }),
    [language, text, you],
  )

  function refuse(card: CardId) {
    const refusal = whyNot(view, viewer === 'spectator' ? -1 : viewer, attempt(view, viewer, card))
    return refusal && { ...refusal, message: text.refusal(refusal) }
  }

  return (
    <Board
      view={view}
      viewer={viewer}
      names={names}
      choices={(now.own?.choices ?? []) as Choice[]}
      locked={{ own, seats }}
      event={event as Event | undefined}
      isPlaying={isPlaying}
      outcome={now.outcome}
      sending={sending as Choice | null}
      whyNot={refuse}
      onChoose={rest.onChoose}
      onTakeBack={own ? rest.onTakeBack : undefined}
      onRule={rest.onRule}
      speed={rest.speed}
      confirm={confirm}
      words={words}
    />
  )
}
