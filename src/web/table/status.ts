import type { GameTypes, Seat, Text, Viewer } from '#engine/game'
import type { NowTold, TableTold } from '#protocol/told'
import { isAsked, missedOf, ownSeats } from '#web/table/seats'
import type { Words } from '#web/words/words'

/** Who must do what now. */
export interface Status {
  /** Set where it is the viewer's turn. */
  readonly turn: string | undefined
  readonly says: string
  /** What is seen instead, where the same can be read elsewhere; it is only read out. */
  readonly shows?: string
}

interface Told {
  readonly now: NowTold
  readonly as: Viewer
  readonly isSending: boolean
  /** Whether the board is just showing what came of it. */
  readonly isResolving?: boolean
  /** How it ended stands elsewhere, too. */
  readonly isTold?: boolean
  /** What was summed up last; there is time for it while things are shown. */
  readonly recap?: string | undefined
  /** Who sat there before, at a rematch. */
  readonly expects?: TableTold['expects']
  readonly text: Text<GameTypes>
  readonly words: Words
}

export function statusOf(told: Told): Status {
  const { now, as, isSending, isResolving = false, recap, isTold = false, expects, text } = told
  const { table: words } = told.words
  const quiet = (says: string): Status => ({ turn: undefined, says })
  if (now.outcome) return { ...quiet(text.outcome(now.outcome)), ...(isTold && { shows: `${words.over}.` }) }
  if (!now.view) {
    const missed = missedOf(now, expects)
    const free = now.seats.filter(({ guest, bot }) => !guest && !bot).length
    return quiet(missed.length > 0 ? words.waitsFor(missed.join(', ')) : words.waitsForSeats(free))
  }
  // While time passes one goes on meanwhile.
  if (isSending && !now.time) return quiet(words.onItsWay)
  const view = now.view as GameTypes['View']
  const waiting = now.pending.filter(({ locked }) => !locked)
  const mine = as !== 'spectator' && isAsked(now, as) ? waiting.find(({ actor }) => actor === as) : undefined
  if (mine) return { turn: turnOf(now, as as Seat, text, words), says: text.decision(mine, view) }
  if (waiting.length === 0)
    return quiet(isResolving || now.pending.length > 0 ? (recap ?? words.resolving) : words.waitsForReactions)
  const said = waiting.map((decision) => text.decision(decision, view))
  return quiet([...(now.own?.locked ? [words.youAreLocked] : []), ...said].join(' '))
}

const turnOf = (now: NowTold, as: Seat, text: Text<GameTypes>, words: Words['table']): string =>
  ownSeats(now, as).length > 1 ? words.turnOf(text.seat(as)) : words.yourTurn
