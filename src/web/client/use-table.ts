import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Viewer } from '#engine/game'
import { type LineTold, type NowTold, nowAfter, type TableTold } from '#protocol/told'
import { connection, type LineStatus, type NotDone } from '#web/client/connection'

/** A table as this page knows it. */
export interface KnownTable {
  readonly table: TableTold
  readonly as: Viewer
  readonly lines: readonly LineTold[]
  /** How things stand, always with the view if there is one. */
  readonly now: NowTold
  /** What the last news told. */
  readonly events: readonly object[]
  /** When the clocks were read, by `performance.now()`. */
  readonly readAt: number
}

/** Follows a table; `undefined` until it is known. */
export function useTable(id: string): { readonly known: KnownTable | undefined; readonly error: NotDone | undefined } {
  const [known, setKnown] = useState<KnownTable>()
  const [error, setError] = useState<NotDone>()
  useEffect(() => {
    let latest: KnownTable | undefined
    const stop = connection().listen({
      table: id,
      since: () => latest?.lines.at(-1)?.n,
      failed: setError,
      hear(news) {
        const readAt = performance.now()
        const events = news.lines.flatMap((line) => line.events ?? [])
        if (news.kind === 'table')
          latest = { table: news.table, as: news.as, lines: news.lines, now: news.now, events: [], readAt }
        else if (latest) {
          const lines = [...latest.lines, ...news.lines]
          latest = { ...latest, as: news.as, lines, now: nowAfter(latest.now, news.now), events, readAt }
        }
        setKnown(latest)
      },
    })
    setKnown(undefined)
    setError(undefined)
    return stop
  }, [id])
  return { known, error }
}

export const useLine = (): LineStatus => useSyncExternalStore(connection().subscribe, () => connection().status)
