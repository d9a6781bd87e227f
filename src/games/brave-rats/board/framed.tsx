import type { Outcome, Seat, Viewer } from '#engine/game'
import { attempt } from '#games/brave-rats/board/attempt'
import { Board } from '#games/brave-rats/board/board.tsx'
import { english } from '#games/brave-rats/board/english'
import { german } from '#games/brave-rats/board/german'
import type { Choice, Event, View } from '#games/brave-rats/types'
import { whyNot } from '#games/brave-rats/why-not'

/** What a table tells its viewer, as far as a board needs it. */
interface Told {
  readonly now: {
    readonly view?: object
    readonly pending: readonly { readonly actor: Seat | 'clock'; readonly locked?: true }[]
    readonly own: { readonly choices: readonly object[]; readonly locked: object | null } | null
    readonly outcome: Outcome | null
  }
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly events: readonly object[]
  readonly sending: object | null
  readonly onChoose: (choice: object) => void
  readonly onTakeBack: () => void
}

/** The board in the table's frame: reads the game's own types off what the server told. */
export function FramedBoard({ now, viewer, names, events, sending, onChoose, onTakeBack }: Told) {
  const view = now.view as View
  const own = (now.own?.locked ?? null) as Choice | null
  const seats = now.pending.flatMap(({ actor, locked }) => (locked && actor !== 'clock' ? [actor] : []))
  return (
    <Board
      view={view}
      viewer={viewer}
      names={names}
      choices={(now.own?.choices ?? []) as Choice[]}
      locked={{ own, seats }}
      events={events as Event[]}
      outcome={now.outcome}
      sending={sending as Choice | null}
      whyNot={(card) => whyNot(view, viewer === 'spectator' ? -1 : viewer, attempt(view, viewer, card))}
      onChoose={onChoose}
      words={document.documentElement.lang === 'de' ? german : english}
      onTakeBack={own ? onTakeBack : undefined}
    />
  )
}
