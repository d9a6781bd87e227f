import type { Language, Outcome, Seat, Viewer } from '#engine/game'
import { attempt } from '#games/brave-rats/board/attempt'
import { Board } from '#games/brave-rats/board/board.tsx'
import { english } from '#games/brave-rats/board/english'
import { german } from '#games/brave-rats/board/german'
import type { CardId } from '#games/brave-rats/cards'
import { text as inEnglish } from '#games/brave-rats/text'
import { german as inGerman } from '#games/brave-rats/text-german'
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
  readonly onRule?: (rule: string) => void
  readonly speed: number
  readonly language: Language
  readonly confirm?: boolean
}

/** The board in the table's frame: reads the game's own types off what the server told. */
export function FramedBoard({ now, viewer, names, events, sending, language, confirm = true, ...rest }: Told) {
  const view = now.view as View
  const own = (now.own?.locked ?? null) as Choice | null
  const seats = now.pending.flatMap(({ actor, locked }) => (locked && actor !== 'clock' ? [actor] : []))
  const text = language === 'de' ? inGerman : inEnglish

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
      events={events as Event[]}
      outcome={now.outcome}
      sending={sending as Choice | null}
      whyNot={refuse}
      onChoose={rest.onChoose}
      onTakeBack={own ? rest.onTakeBack : undefined}
      onRule={rest.onRule}
      speed={rest.speed}
      confirm={confirm ? 'touch' : 'never'}
      words={language === 'de' ? german : english}
    />
  )
}
