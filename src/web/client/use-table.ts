import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Viewer } from '#engine/game'
import { type LineTold, type NowTold, nowAfter, type PresenceTold, type StepTold, type TableTold } from '#protocol/told'
import { type LineStatus, lineOf, type NotDone } from '#web/client/line'
import type { TableNews } from '#web/client/talk'

/** A table as this page knows it. */
export interface KnownTable {
  readonly table: TableTold
  readonly as: Viewer
  readonly lines: readonly LineTold[]
  /** How things stand, always with the view if there is one. */
  readonly now: NowTold
  /** What happened lately, with the view of each moment, where it was told as it happened. */
  readonly steps: readonly StepTold[]
  /** The message with which all was told anew: what follows from it goes on without a break. */
  readonly welcome: object
  /** When the clocks were read, by `performance.now()`. */
  readonly readAt: number
  /** When it was told who is there, by the same. */
  readonly presenceAt?: number
}

/** Moments of so many lines are kept: several pieces of news may come before the page is drawn again. */
const LATELY = 100

/** What came of following a table. */
interface Followed {
  readonly known?: KnownTable
  readonly error?: NotDone
  /** It was seen with other eyes than are wanted by now: from another seat, whose secrets are none of this one's. */
  readonly isOfOthers?: true
}

/** Follows a table, from the seat `as` if that is given; empty until something is known. */
export function useTable(id: string, as?: Viewer): Followed {
  const [followed, setFollowed] = useState<Followed & { readonly id: string; readonly wanted: Viewer | undefined }>()
  useEffect(() => {
    let known: KnownTable | undefined
    const line = lineOf(id)
    const tell = (): void => known && setFollowed({ known, id, wanted: as })

    /** Who comes is told the last lines; those before them are asked for, page by page. */
    async function askEarlier(): Promise<void> {
      for (let first = known?.lines[0]?.n ?? 1; first > 1; first = known?.lines[0]?.n ?? 1) {
        const { welcome } = known!
        const lines = await line.earlier(id, known!.as, first).catch(() => [])
        if (lines.length === 0 || known?.welcome !== welcome) return
        known = { ...known, lines: [...lines, ...known.lines] }
        tell()
      }
    }

    const stop = line.listen({
      table: id,
      as,
      since: () => known?.lines.at(-1)?.n,
      failed: (error) => setFollowed({ error, id, wanted: as }),
      hear(news) {
        known = afterNews(known, news, performance.now())
        tell()
        if (news.kind === 'table') void askEarlier()
      },
      hearPresence(presence) {
        known = known && afterPresence(known, presence, performance.now())
        tell()
      },
      hearAdvice(advice) {
        known = known && { ...known, now: { ...known.now, advice } }
        tell()
      },
    })
    return () => {
      known = undefined
      stop()
    }
  }, [id, as])
  if (followed?.id !== id) return {}
  return followed.wanted === as ? followed : { ...followed, isOfOthers: true }
}

/** What is known of a table after news of it; lines that are known already are not told again. */
export function afterNews(known: KnownTable | undefined, news: TableNews, readAt: number): KnownTable | undefined {
  const presenceAt = news.now.presence ? readAt : known?.presenceAt
  const seenAt = presenceAt !== undefined && { presenceAt }
  if (news.kind === 'table') return { ...news, steps: [], welcome: news, readAt, ...seenAt }
  if (!known) return undefined
  const last = known.lines.at(-1)?.n ?? 0
  const lines = news.lines.filter(({ n }) => n > last)
  const { now, steps } = nowAfter(known.now, lines, news.now)
  const lately = known.steps.filter(({ n }) => n > last - LATELY)
  const pace = lines.findLast(({ what }) => what === 'paced')?.pace
  const table = pace ? { ...known.table, pace } : known.table
  return { ...known, table, lines: [...known.lines, ...lines], now, steps: [...lately, ...steps], readAt, ...seenAt }
}

/** What is known of a table once it is told who is there. */
export const afterPresence = (known: KnownTable, presence: PresenceTold, readAt: number): KnownTable => ({
  ...known,
  now: { ...known.now, presence },
  presenceAt: readAt,
})

/** How the line to this table is. */
export const useLine = (id: string): LineStatus => useSyncExternalStore(lineOf(id).subscribe, () => lineOf(id).status)

/** Whether what happens at this table outlasts the page; if not, say so. */
export const useKept = (id: string): boolean => useSyncExternalStore(lineOf(id).subscribe, () => lineOf(id).kept)
