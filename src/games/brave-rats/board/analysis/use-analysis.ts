import { useEffect, useState } from 'react'
import type { MatchRecord } from '#engine/match'
import type { AnalysedGame } from '#games/brave-rats/analysis'
import type { Said } from '#games/brave-rats/board/analysis/worker'

interface Analysis {
  /** Those that are done so far. */
  readonly games: readonly AnalysedGame[]
  readonly status: 'busy' | 'done' | 'failed'
}

const NOTHING_YET: Analysis = { games: [], status: 'busy' }
/** What is done is kept as long as its match is: a sheet is often opened twice. */
const done = new WeakMap<MatchRecord, Analysis>()

/** Analyses a match in a worker of its own, so that the page stays alive meanwhile. */
export function useAnalysis(record: MatchRecord): Analysis {
  const [analysis, setAnalysis] = useState(done.get(record) ?? NOTHING_YET)
  useEffect(() => {
    const known = done.get(record)
    setAnalysis(known ?? NOTHING_YET)
    if (known) return undefined
    const games: AnalysedGame[] = []
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('game' in data) games.push(data.game)
      const now: Analysis = { games: [...games], status: 'done' in data ? 'done' : 'busy' }
      if ('done' in data) done.set(record, now)
      setAnalysis(now)
    })
    worker.addEventListener('error', () => setAnalysis({ games: [...games], status: 'failed' }))
    worker.postMessage(record)
    return () => worker.terminate()
  }, [record])
  return analysis
}
