import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { LineTold, PastTold } from '#protocol/told'
import { lineOf } from '#web/client/line'
import type { KnownTable } from '#web/client/use-table'
import type { BoardPace } from '#web/design/board-props'
import type { SoFar } from '#web/player/stills'
import { type Player, usePlayer } from '#web/player/use-player'
import { neighbour, type Pages, seenIn, viewAt } from '#web/table/moments'

/** So many lines after the one that is looked at are asked for, too: whoever looks back goes on from there. */
const AHEAD = 30

/** Where one looks, and from when. */
interface Place extends SoFar {
  /** It was reached by one step forward, so that what happened may be shown as it happens. */
  readonly isNext: boolean
  /** The table as it was known when one looked there. */
  readonly from: KnownTable
}

/** The way back through a match, and to the present again. */
export interface LookBack {
  /** Where one looks; `undefined` in the present. */
  readonly place: SoFar | undefined
  /** What is shown of it. */
  readonly player: Player<KnownTable> | undefined
  /** Looks at a line, when so many of its events had been told; all of them if left out. */
  seek(line: LineTold, events?: number): void
  step(by: 1 | -1): void
  leave(): void
}

/** Something of the match is said there. */
const says = ({ events = [] }: LineTold): boolean => events.length > 0

/** How a table is shown at a moment of the past: nobody is asked, and nothing can be done. */
function tellingAt({ from, n, events, isNext }: Place, pages: Pages): KnownTable | undefined {
  const seen = pages.get(n)
  const view = seen && viewAt(seen, { n, events })
  if (!view) return undefined
  return {
    ...from,
    lines: from.lines.flatMap((line) =>
      line.n > n ? [] : line.n === n && line.events ? [{ ...line, events: line.events.slice(0, events) }] : [line],
    ),
    now: {
      ...from.now,
      view,
      status: 'live',
      pending: [],
      own: null,
      asides: [],
      outcome: null,
      fairness: null,
      rematch: null,
    },
    steps: isNext ? seen.steps : [],
  }
}

/** Looks at what was, with the eyes that one had then. */
export function useLookBack(
  known: KnownTable,
  terms: { readonly pace: BoardPace; readonly speed: number },
  onFail: (error: Error) => void,
): LookBack {
  const [place, setPlace] = useState<Place>()
  const [pages, setPages] = useState<Pages>(() => new Map())
  const [idle] = useState(known)
  const { id } = known.table
  const { as } = known
  const n = place?.n
  const isMissing = n !== undefined && !pages.has(n)
  const failed = useEffectEvent((error: Error) => {
    setPlace(undefined)
    onFail(error)
  })
  useEffect(() => {
    if (!isMissing) return undefined
    let isWanted = true
    const learn = (past: PastTold): void =>
      setPages((before) => new Map([...before, ...seenIn(past).map((seen) => [seen.n, seen] as const)]))
    lineOf(id)
      .back(id, as, n + AHEAD)
      .then(
        (past) => isWanted && learn(past),
        (error: Error) => isWanted && failed(error),
      )
    return () => {
      isWanted = false
    }
  }, [isMissing, n, id, as])

  const told = useMemo(() => place && tellingAt(place, pages), [place, pages])
  const player = usePlayer(told ?? idle, { ...terms, own: undefined, thread: told ?? idle })

  const leave = useCallback(() => setPlace(undefined), [])
  const look = (line: LineTold, events: number, isNext: boolean): void =>
    setPlace({ n: line.n, events, isNext, from: known })
  return {
    // Until it is known one is where one was.
    place: told && place,
    player: told && player,
    seek(line, events) {
      // Before the match there is nothing to see.
      const meant = says(line) ? line : (neighbour(known.lines, line.n, -1, says) ?? known.lines.find(says))
      if (meant) look(meant, (meant === line && events) || meant.events!.length, false)
    },
    step(by) {
      const { lines } = known
      const from = place?.n ?? Infinity
      // Who looks at a moment in the midst of a line sees the end of it first.
      const here = by > 0 ? lines.find((line) => line.n === from) : undefined
      if (here && place!.events < here.events!.length) return look(here, here.events!.length, false)
      // Who comes from the present sees how it stood before the last thing that happened.
      const last = place ? undefined : lines.findLast(says)?.n
      const next = neighbour(lines, last ?? from, by, says)
      if (next) look(next, next.events!.length, by > 0)
      else if (by > 0) leave()
    },
    leave,
  }
}
